# Ce que les bots disent de leurs dessins à qui ne les voit pas. Ni le mot, ni où il se cache.

described = { $things ->
    [none] Quelque chose en plus : { $shapes }.
   *[other] { $things }, et quelque chose en plus : { $shapes }.
}

described-place = { $things }.

shape-dot = { $count ->
    [1] { $size ->
        [large] un grand point
        [small] un petit point
       *[plain] un point
    }
   *[other] { $size ->
        [large] { $number } grands points
        [small] { $number } petits points
       *[plain] { $number } points
    }
}

shape-upright = { $count ->
    [1] { $size ->
        [large] un grand trait debout
        [small] un petit trait debout
       *[plain] un trait debout
    }
   *[other] { $size ->
        [large] { $number } grands traits debout
        [small] { $number } petits traits debout
       *[plain] { $number } traits debout
    }
}

shape-level = { $count ->
    [1] { $size ->
        [large] un grand trait couché
        [small] un petit trait couché
       *[plain] un trait couché
    }
   *[other] { $size ->
        [large] { $number } grands traits couchés
        [small] { $number } petits traits couchés
       *[plain] { $number } traits couchés
    }
}

shape-slanted = { $count ->
    [1] { $size ->
        [large] un grand trait penché
        [small] un petit trait penché
       *[plain] un trait penché
    }
   *[other] { $size ->
        [large] { $number } grands traits penchés
        [small] { $number } petits traits penchés
       *[plain] { $number } traits penchés
    }
}

shape-arc = { $count ->
    [1] { $size ->
        [large] un grand arc
        [small] un petit arc
       *[plain] un arc
    }
   *[other] { $size ->
        [large] { $number } grands arcs
        [small] { $number } petits arcs
       *[plain] { $number } arcs
    }
}

shape-corner = { $count ->
    [1] { $size ->
        [large] un grand coude
        [small] un petit coude
       *[plain] un coude
    }
   *[other] { $size ->
        [large] { $number } grands coudes
        [small] { $number } petits coudes
       *[plain] { $number } coudes
    }
}

shape-winding = { $count ->
    [1] { $size ->
        [large] une grande ligne qui serpente
        [small] une petite ligne qui serpente
       *[plain] une ligne qui serpente
    }
   *[other] { $size ->
        [large] { $number } grandes lignes qui serpentent
        [small] { $number } petites lignes qui serpentent
       *[plain] { $number } lignes qui serpentent
    }
}

shape-round = { $count ->
    [1] { $size ->
        [large] un grand rond
        [small] un petit rond
       *[plain] un rond
    }
   *[other] { $size ->
        [large] { $number } grands ronds
        [small] { $number } petits ronds
       *[plain] { $number } ronds
    }
}

shape-oval = { $count ->
    [1] { $size ->
        [large] un grand ovale
        [small] un petit ovale
       *[plain] un ovale
    }
   *[other] { $size ->
        [large] { $number } grands ovales
        [small] { $number } petits ovales
       *[plain] { $number } ovales
    }
}

shape-triangle = { $count ->
    [1] { $size ->
        [large] un grand triangle
        [small] un petit triangle
       *[plain] un triangle
    }
   *[other] { $size ->
        [large] { $number } grands triangles
        [small] { $number } petits triangles
       *[plain] { $number } triangles
    }
}

shape-square = { $count ->
    [1] { $size ->
        [large] un grand carré
        [small] un petit carré
       *[plain] un carré
    }
   *[other] { $size ->
        [large] { $number } grands carrés
        [small] { $number } petits carrés
       *[plain] { $number } carrés
    }
}

shape-closed = { $count ->
    [1] { $size ->
        [large] un grand contour fermé
        [small] un petit contour fermé
       *[plain] un contour fermé
    }
   *[other] { $size ->
        [large] { $number } grands contours fermés
        [small] { $number } petits contours fermés
       *[plain] { $number } contours fermés
    }
}

number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
number-9 = neuf
number-10 = au moins dix
