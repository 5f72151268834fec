# What bots say of their drawings to those who do not see them. Neither the word, nor where it hides.

described = { $things ->
    [none] Something extra: { $shapes }.
   *[other] { $things }, and something extra: { $shapes }.
}

described-place = { $things }.

shape-dot = { $count ->
    [1] { $size ->
        [large] a large dot
        [small] a small dot
       *[plain] a dot
    }
   *[other] { $size ->
        [large] { $number } large dots
        [small] { $number } small dots
       *[plain] { $number } dots
    }
}

shape-upright = { $count ->
    [1] { $size ->
        [large] a large upright line
        [small] a small upright line
       *[plain] an upright line
    }
   *[other] { $size ->
        [large] { $number } large upright lines
        [small] { $number } small upright lines
       *[plain] { $number } upright lines
    }
}

shape-level = { $count ->
    [1] { $size ->
        [large] a large level line
        [small] a small level line
       *[plain] a level line
    }
   *[other] { $size ->
        [large] { $number } large level lines
        [small] { $number } small level lines
       *[plain] { $number } level lines
    }
}

shape-slanted = { $count ->
    [1] { $size ->
        [large] a large slanted line
        [small] a small slanted line
       *[plain] a slanted line
    }
   *[other] { $size ->
        [large] { $number } large slanted lines
        [small] { $number } small slanted lines
       *[plain] { $number } slanted lines
    }
}

shape-arc = { $count ->
    [1] { $size ->
        [large] a large arc
        [small] a small arc
       *[plain] an arc
    }
   *[other] { $size ->
        [large] { $number } large arcs
        [small] { $number } small arcs
       *[plain] { $number } arcs
    }
}

shape-corner = { $count ->
    [1] { $size ->
        [large] a large bent line
        [small] a small bent line
       *[plain] a bent line
    }
   *[other] { $size ->
        [large] { $number } large bent lines
        [small] { $number } small bent lines
       *[plain] { $number } bent lines
    }
}

shape-winding = { $count ->
    [1] { $size ->
        [large] a large winding line
        [small] a small winding line
       *[plain] a winding line
    }
   *[other] { $size ->
        [large] { $number } large winding lines
        [small] { $number } small winding lines
       *[plain] { $number } winding lines
    }
}

shape-round = { $count ->
    [1] { $size ->
        [large] a large round shape
        [small] a small round shape
       *[plain] a round shape
    }
   *[other] { $size ->
        [large] { $number } large round shapes
        [small] { $number } small round shapes
       *[plain] { $number } round shapes
    }
}

shape-oval = { $count ->
    [1] { $size ->
        [large] a large oval
        [small] a small oval
       *[plain] an oval
    }
   *[other] { $size ->
        [large] { $number } large ovals
        [small] { $number } small ovals
       *[plain] { $number } ovals
    }
}

shape-triangle = { $count ->
    [1] { $size ->
        [large] a large triangle
        [small] a small triangle
       *[plain] a triangle
    }
   *[other] { $size ->
        [large] { $number } large triangles
        [small] { $number } small triangles
       *[plain] { $number } triangles
    }
}

shape-square = { $count ->
    [1] { $size ->
        [large] a large square
        [small] a small square
       *[plain] a square
    }
   *[other] { $size ->
        [large] { $number } large squares
        [small] { $number } small squares
       *[plain] { $number } squares
    }
}

shape-closed = { $count ->
    [1] { $size ->
        [large] a large closed outline
        [small] a small closed outline
       *[plain] a closed outline
    }
   *[other] { $size ->
        [large] { $number } large closed outlines
        [small] { $number } small closed outlines
       *[plain] { $number } closed outlines
    }
}

number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = at least ten
