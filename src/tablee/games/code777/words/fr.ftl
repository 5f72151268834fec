### Code 777

game-title = Code 777
game-tagline = Tu vois les chiffres de tous, jamais les tiens : trouve-les.

## Les tuiles

colour-green = vert
colour-yellow = jaune
colour-black = noir
colour-brown = brun
colour-red = rouge
colour-pink = rose
colour-blue = bleu

tile-1-green = 1 vert
tile-2-yellow = 2 jaune
tile-3-black = 3 noir
tile-4-brown = 4 brun
tile-5-black = 5 noir
tile-5-red = 5 rouge
tile-6-green = 6 vert
tile-6-pink = 6 rose
tile-7-blue = 7 bleu
tile-7-pink = 7 rose
tile-7-yellow = 7 jaune

# Un chevalet qui n’est à personne, d’après sa place parmi les quatre, comptée à partir de 0 : le même nom à deux et à trois.
dummy-rack = { $rack ->
    [2] troisième chevalet
   *[other] quatrième chevalet
}
dummy = { dummy-rack } : { $tiles }.
held = { $seat } : { $tiles }.

## Les questions ; la carte parle à qui la tire

question-1 = Combien de chevalets totalisent 18 ou plus ?
question-2 = Combien de chevalets totalisent 12 ou moins ?
question-3 = Combien de chevalets ont un même chiffre en plusieurs couleurs, comme un 5 rouge et un 5 noir ?
question-4 = Combien de chevalets ont trois couleurs différentes ?
question-5 = Combien de chevalets n’ont que des chiffres pairs, ou que des impairs ?
question-6 = Combien de chevalets ont au moins deux tuiles pareilles, en chiffre et en couleur ?
question-7 = Combien de chevalets ont trois chiffres qui se suivent, comme 4, 5 et 6 ?
question-8 = Combien de couleurs différentes vois-tu ?
question-9 = Combien de couleurs vois-tu trois fois ou plus ?
question-10 = Combien de chiffres, de 1 à 7, ne vois-tu nulle part ?
question-11 = Combien de ces tuiles vois-tu en tout : 1 vert, 5 noir, 7 rose ?
question-12 = Que vois-tu le plus : des 3 ou des 6 roses ?
question-13 = Que vois-tu le plus : des 6 verts ou des 7 jaunes ?
question-14 = Que vois-tu le plus : des 2 jaunes ou des 7 jaunes ?
question-15 = Que vois-tu le plus : des 6 roses ou des 6 verts ?
question-16 = Que vois-tu le plus : des 7 bleus ou des 7 d’autres couleurs ?
question-17 = Quelle couleur vois-tu le plus : le brun ou le bleu ?
question-18 = Quelle couleur vois-tu le plus : le rouge ou le rose ?
question-19 = Quelle couleur vois-tu le plus : le vert ou le bleu ?
question-20 = Quelle couleur vois-tu le plus : le jaune ou le rose ?
question-21 = Quelle couleur vois-tu le plus : le noir ou le brun ?
question-22 = Quelle couleur vois-tu le plus : le noir ou le rouge ?
question-23 = Quelle couleur vois-tu le plus : le vert ou le jaune ?

question-12-first = des 3
question-12-second = des 6 roses
question-13-first = des 6 verts
question-13-second = des 7 jaunes
question-14-first = des 2 jaunes
question-14-second = des 7 jaunes
question-15-first = des 6 roses
question-15-second = des 6 verts
question-16-first = des 7 bleus
question-16-second = des 7 d’autres couleurs
question-17-first = le brun
question-17-second = le bleu
question-18-first = le rouge
question-18-second = le rose
question-19-first = le vert
question-19-second = le bleu
question-20-first = le jaune
question-20-second = le rose
question-21-first = le noir
question-21-second = le brun
question-22-first = le noir
question-22-second = le rouge
question-23-first = le vert
question-23-second = le jaune

# La question entière, d’après son numéro.
question = { $question ->
    [1] { question-1 }
    [2] { question-2 }
    [3] { question-3 }
    [4] { question-4 }
    [5] { question-5 }
    [6] { question-6 }
    [7] { question-7 }
    [8] { question-8 }
    [9] { question-9 }
    [10] { question-10 }
    [11] { question-11 }
    [12] { question-12 }
    [13] { question-13 }
    [14] { question-14 }
    [15] { question-15 }
    [16] { question-16 }
    [17] { question-17 }
    [18] { question-18 }
    [19] { question-19 }
    [20] { question-20 }
    [21] { question-21 }
    [22] { question-22 }
   *[23] { question-23 }
}

# Ces trois-là choisissent une phrase de `reply` et ne se montrent jamais.
more-first = first
more-second = second
more-same = same

reply-same = autant des uns que des autres
reply-same-colour = autant l’un que l’autre
reply-racks = { $reply ->
    [0] aucun chevalet
    [one] { $reply } chevalet
   *[other] { $reply } chevalets
}
reply-colours = { $reply ->
    [0] aucune couleur
    [one] { $reply } couleur
   *[other] { $reply } couleurs
}
reply-numbers = { $reply ->
    [0] aucun chiffre
    [one] { $reply } chiffre
   *[other] { $reply } chiffres
}
reply-tiles = { $reply ->
    [0] aucune tuile
    [one] { $reply } tuile
   *[other] { $reply } tuiles
}
reply-12 = { $reply ->
    [first] { question-12-first }
    [second] { question-12-second }
   *[same] { reply-same }
}
reply-13 = { $reply ->
    [first] { question-13-first }
    [second] { question-13-second }
   *[same] { reply-same }
}
reply-14 = { $reply ->
    [first] { question-14-first }
    [second] { question-14-second }
   *[same] { reply-same }
}
reply-15 = { $reply ->
    [first] { question-15-first }
    [second] { question-15-second }
   *[same] { reply-same }
}
reply-16 = { $reply ->
    [first] { question-16-first }
    [second] { question-16-second }
   *[same] { reply-same }
}
reply-17 = { $reply ->
    [first] { question-17-first }
    [second] { question-17-second }
   *[same] { reply-same-colour }
}
reply-18 = { $reply ->
    [first] { question-18-first }
    [second] { question-18-second }
   *[same] { reply-same-colour }
}
reply-19 = { $reply ->
    [first] { question-19-first }
    [second] { question-19-second }
   *[same] { reply-same-colour }
}
reply-20 = { $reply ->
    [first] { question-20-first }
    [second] { question-20-second }
   *[same] { reply-same-colour }
}
reply-21 = { $reply ->
    [first] { question-21-first }
    [second] { question-21-second }
   *[same] { reply-same-colour }
}
reply-22 = { $reply ->
    [first] { question-22-first }
    [second] { question-22-second }
   *[same] { reply-same-colour }
}
reply-23 = { $reply ->
    [first] { question-23-first }
    [second] { question-23-second }
   *[same] { reply-same-colour }
}

# La réponse, d’après le numéro de la question.
reply = { $question ->
    [8] { reply-colours }
    [9] { reply-colours }
    [10] { reply-numbers }
    [11] { reply-tiles }
    [12] { reply-12 }
    [13] { reply-13 }
    [14] { reply-14 }
    [15] { reply-15 }
    [16] { reply-16 }
    [17] { reply-17 }
    [18] { reply-18 }
    [19] { reply-19 }
    [20] { reply-20 }
    [21] { reply-21 }
    [22] { reply-22 }
    [23] { reply-23 }
   *[other] { reply-racks }
}

## Ce qui arrive

fact-dealt = Chaque chevalet reçoit trois tuiles. { $held-count ->
    [0] { $dummies-count ->
        [0] Chacun voit ceux des autres, jamais le sien.
       *[other] Chacun voit ceux des autres, jamais le sien ; et tous voient :{ $dummies }
    }
   *[other] Tu vois :{ $held }{ $dummies-count ->
        [0] { "" }
       *[other] { $dummies }
    }
}
fact-starts = { $seat-who ->
    [me] Le sort te désigne : à toi la première question.
   *[one] Le sort désigne { $seat } pour la première question.
}
fact-replied =
    { $seat-who ->
        [me] Tu tires
       *[one] { $seat } tire
    } la question { $question } : « { question } »
    { $seat-who ->
        [me] Tu réponds
       *[one] { $seat } répond
    } : { reply }.
    .showing = { $seat-who ->
        [me] Tu tires la question { $question }…
       *[one] { $seat } tire la question { $question }…
    }
fact-declared = { $seat-who ->
    [me] Tu déclares
   *[one] { $seat } déclare
} { $numbers } : { $right ->
    [yes] c’est juste ! { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] c’est faux.
}
    .showing = { $seat-who ->
        [me] Tu déclares { $numbers }…
       *[one] { $seat } déclare { $numbers }…
    }
fact-replaced =
    { $seat-who ->
        [me] Tu avais { $removed }.
       *[one] { $seat } avait { $removed }.
    }
    { $seat-who ->
        [me] Tu reçois trois nouvelles tuiles.
       *[one] { $seat } reçoit { $drawn ->
            [none] trois nouvelles tuiles.
           *[other] { $drawn }.
        }
    }
    .showing = { $seat-who ->
        [me] Tu avais { $removed }.
       *[one] { $seat } avait { $removed }.
    }
    .follows = oui
fact-dummy-replaced =
    Le { dummy-rack } avait { $removed }.
    Le { dummy-rack } reçoit { $drawn }.
    .follows = oui
fact-reshuffled = La défausse est remélangée : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} dans la pioche.
    .follows = oui
fact-won =
    Tous les chevalets se retournent :{ $held }
    { $seat-who ->
        [me] Trois points : c’est gagné !
       *[one] Trois points : c’est gagné pour { $seat }.
    }
    .showing = { $seat-who ->
        [me] Tu as trois points : tous les chevalets se retournent…
       *[one] { $seat } a trois points : tous les chevalets se retournent…
    }
fact-course = Combinaisons possibles pour { $seat }, à la donne puis après chaque question : { $left }.
    .aside = oui
fact-found = { $seat } : { $numbers }, { $dealt ->
    [0] dès la donne
    [one] reçus après { $dealt } question
   *[other] reçus après { $dealt } questions
}, { $certain ->
    [none] jamais certains
    [0] certains sans une question
    [one] certains après { $certain } question
   *[other] certains après { $certain } questions
}, { $declared ->
    [none] encore là à la fin.
   *[other] { $right ->
        [yes] trouvés
       *[no] ratés
    } { $declared ->
        [0] avant la première.
       *[other] après { $declared }.
    }
}
    .aside = oui

## Ce qu’on peut faire

offer-draw = tirer la question du dessus
offer-go-on = c’est noté, on continue
offer-declare = déclarer tes trois chiffres
    .sure = Déclarer { $first }, { $second } et { $third } ? Juste ou faux, tu auras trois nouvelles tuiles.

field-first = premier chiffre
field-second = deuxième chiffre
field-third = troisième chiffre

turn-asking = { $can-declare ->
    [yes] À toi de tirer une question, ou de déclarer tes chiffres.
   *[no] À toi de tirer une question.
}
turn-noting = { $can-declare ->
    [yes] Le temps de noter. Tu peux aussi déclarer tes chiffres.
   *[no] Le temps de noter, avant la suite.
}
turn-may = Tu peux déclarer tes trois chiffres, ou attendre la suite.

option-pause = Temps pour noter
    .brief = notes
option-pause-0 = aucun : la question suivante peut venir aussitôt
    .brief = sans attendre
option-pause-5 = 5 secondes
option-pause-8 = 8 secondes
option-pause-12 = 12 secondes
option-pause-20 = 20 secondes
option-pause-30 = 30 secondes
option-pause-99 = jusqu’à ce que tout le monde ait noté
    .brief = chacun son temps

option-aid = Aide du carnet
    .brief = aide
option-aid-off = { dial-off }
option-aid-marks = { dial-marks }
option-aid-seen = { dial-seen }
    .brief = ce que je vois
option-aid-possible = { dial-possible }
option-aid-odds = { dial-odds }

dial-off = aucune
dial-marks = mes marques seulement
dial-seen = barrer ce que je vois
dial-possible = barrer tout l’impossible
dial-odds = montrer les chances

## Pourquoi ce n’est pas possible

refusal-not-your-turn = Ce n’est pas à toi de tirer.
refusal-not-now = Ce n’est pas le moment de faire cela.
refusal-pause = On note encore : la question suivante vient après la pause.
refusal-pause-over = La pause est finie.
refusal-out-of-range = Trois chiffres de 1 à 7, rien d’autre.
refusal-already-declared = Une déclaration entre deux questions : tu as fait la tienne, attends la question suivante.

## Comment la partie s’est finie

ending-three-points = Trois fois les bons chiffres : la partie est finie.

## Ce dont on se souviendra

award-sharpest-deduction = La déduction la plus fine
    .line = { $seat } : { $numbers } { $questions ->
        [0] sans une question
        [one] en une question
       *[other] en { $questions } questions
    }
award-luckiest-guess = La plus belle intuition
    .line = { $seat } : { $numbers }, avec { $chance } % de chances
award-near-miss = À un chiffre près
    .line = { $seat } : { $said } au lieu de { $stood }
award-longest-patience = Une patience d’ange
    .line = { $seat } : { $numbers }, déjà certains { $questions ->
        [one] une question plus tôt
       *[other] { $questions } questions plus tôt
    }
award-greatest-click = Le plus grand déclic
    .line = { $seat } : de { $before } combinaisons possibles à { $after } d’un coup
award-toughest-rack = Le chevalet le plus coriace
    .line = { $seat } : { $numbers } ont tenu { $questions ->
        [one] une question
       *[other] { $questions } questions
    }
award-right-times = Qui ne tente rien…
    .line = { $seat } : { $declared ->
        [one] une déclaration
       *[other] { $declared } déclarations
    }, { $right ->
        [0] aucune juste
        [one] une juste
       *[other] { $right } justes
    }
award-replies-given = La voix de la vérité
    .line = { $seat } : { $replies ->
        [one] une réponse donnée
       *[other] { $replies } réponses données
    }

## La situation, en bref

glance-last-question = n° { $question }, par { $seat } : « { question } » Réponse : { reply }.
    .label = Question
glance-racks = { $held-count ->
    [0] { "" }
   *[other] { $held }
}{ $dummies-count ->
    [0] { "" }
   *[other] { $dummies }
}
    .label = Tu vois
glance-discards = { $tiles }
    .label = Défausse
glance-stock = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
    .label = Pioche
score = { $seat } { $points }
glance-scores = { $scores }
    .label = Points
glance-next = { $seat-who ->
    [me] à toi de tirer
   *[one] { $seat } tire
}{ $noting-who ->
    [none] { "" }
    [me] , quand tu auras noté
    [one] , quand { $noting } aura noté
    [us] , quand { $noting } aurez noté
   *[many] , quand { $noting } auront noté
}
    .label = Ensuite
glance-declared-since = { $seats } (une seule fois entre deux questions)
    .label = Déclaré

## Le plateau dans la page

board-racks = Les chevalets
board-neutral = neutre, à personne
board-dummy = { $rack ->
    [2] 3e chevalet
   *[other] 4e chevalet
}
board-rack-back = { $seat-who ->
    [me] Ton chevalet, vu de dos : tu ne vois pas tes tuiles
   *[one] { $seat } : chevalet vu de dos
}
board-spoken-of = la réponse en parle
board-colours = Chaque couleur a sa forme
board-points = { $points ->
    [one] { $points } point sur 3
   *[other] { $points } points sur 3
}
board-away = hors ligne
board-draws = va tirer
board-draws-next = tirera
board-has-declared = a déclaré
board-has-noted = a noté
board-questions = question { $questions }
board-question = Question { $question }
board-corner = n° { $question }
board-sees = { $seat-who ->
    [me] Tu vois
   *[one] { $seat } voit
}
board-first = { $seat-who ->
    [me] À toi de tirer la première question.
   *[one] { $seat } tire la première question.
}
board-aim = Tout le monde voit tes chiffres, sauf toi. Les réponses des autres les trahissent.
board-aim-watched = Chacun voit les chiffres des autres, jamais les siens. Les réponses les trahissent.
board-shuffling = On mélange et on distribue…
board-stock = { $tiles ->
    [one] tuile à piocher
   *[other] tuiles à piocher
}
board-discards = Défausse
board-discarded = Défausse : { $tiles }
board-no-discards = Défausse vide
board-says = { $seat-who ->
    [me] Tu déclares
   *[one] { $seat } déclare
}
board-right = Juste !
board-wrong = Faux !
board-judged = { $right ->
    [yes] { $seat-who ->
        [me] Tu as trouvé !
       *[one] { $seat } a trouvé !
    }
   *[no] { $seat-who ->
        [me] Pas cette fois !
       *[one] Pas cette fois, { $seat } !
    }
}
board-stood = { $seat-who ->
    [me] Tu avais
   *[one] C’était
}
board-skip = Abréger pour moi
board-then = Avant les nouvelles tuiles :
board-declarations = Déclarations depuis la dernière question
board-won = { $seat-who ->
    [me] Tu gagnes !
   *[one] { $seat } gagne !
}
board-tray = Ton chevalet et tes choix
board-draw = Je tire la question
board-noted = C’est noté
board-i-noted = Noté
board-noting = On attend { $seats }.
board-will-draw = { $seat-who ->
    [me] Tu tires la question.
   *[one] { $seat } tire la question.
}
board-next = { $seat-who ->
    [me] Tu tireras la prochaine question.
   *[one] { $seat } tirera la prochaine question.
}
board-declare = Je déclare
board-already-declared = Tu as déjà déclaré : une seule fois entre deux questions. Ce sera de nouveau possible après la prochaine.
board-declare-which = Tes trois chiffres ?
board-declare-rest = L’ordre et les couleurs ne comptent pas.
board-declare-all = Choisis les trois
board-declare-this = Déclarer { $first }, { $second } et { $third }
board-cancel = Annuler
board-up = { $label } : plus
board-down = { $label } : moins
board-not-chosen = pas encore choisi
board-pick = Choisir : { $label }
board-percent = { $percent } %
board-percent-less = < 1 %

pad = Ton carnet
pad-dial = Aide : { $dial }. Personne d’autre ne voit tes notes.
pad-page-tiles = Tuiles
pad-page-log = Questions
pad-diagram = Diagramme { $number }
pad-pencils = Crayons
pad-pencil-0 = crayon noir, trait plein
    .short = noir
pad-pencil-1 = crayon rouge, tirets
    .short = rouge
pad-pencil-2 = crayon bleu, pointillés
    .short = bleu
pad-undo = Annuler le dernier trait
pad-redo = Refaire
pad-clear = Effacer le diagramme { $number }
pad-how = Touche une tuile : barrée, possible, sûre, puis plus rien.
pad-key = { $crossed ->
    [seen] Hachures : tuile que tu vois.
    [both] Hachures simples : tuile que tu vois ; croisées : tuile exclue par les réponses.
   *[none] { "" }
} Les trois crayons : à toi de leur donner un sens.
pad-new-rack = Ton chevalet a été remplacé : ces marques sont celles de l’ancien.
pad-wipe = Tout effacer
pad-carry-over = Garder
pad-tile = { $tile }{ $copies ->
    [one] { "" }
   *[other] , { $nth } sur { $copies }
} : { $mark }{ $pencil ->
    [1] {" "}en rouge
    [2] {" "}en bleu
   *[other] { "" }
}{ $stamp ->
    [seen] ; tu la vois
    [impossible] ; impossible
    [sure] ; tu l’as, c’est sûr
   *[none] { "" }
}{ $odds ->
    [none] { "" }
   *[other] ; { $odds }
}
pad-mark-none = sans marque
pad-mark-crossed = barrée
pad-mark-possible = possible
pad-mark-sure = sûre
pad-why = Pourquoi ?
pad-why-list = { $count ->
    [one] Pourquoi cette tuile est exclue
   *[other] Pourquoi ces { $count } tuiles sont exclues
}
pad-why-seen = Les tuiles que tu as vues suffisent à le prouver.
pad-why-what = { $copies ->
    [one] Tu n’as pas de { $tile }.
    [2] Tu n’as pas deux fois le { $tile }.
   *[other] Tu n’as pas trois fois le { $tile }.
}
pad-why-answers = { $count ->
    [one] Avec ce que tu vois, cette réponse le prouve :
   *[other] Avec ce que tu vois, ces réponses le prouvent ensemble :
}
pad-back = Retour aux tuiles
pad-left = { $triples ->
    [one] Une seule combinaison de chiffres est possible.
   *[other] Encore { $triples } combinaisons de chiffres possibles ({ $racks } avec les couleurs).
}
pad-likely = Les plus probables
pad-likely-one = { $numbers } : { $odds }
pad-log-empty = Aucune question n’a encore été tirée.
pad-order = Ordre des questions
pad-order-played = Récentes
pad-order-number = De 1 à 23
pad-only = Seulement la question
pad-all = Toutes
pad-current = Mon chevalet actuel
pad-current-none = Aucune réponse ne parle encore de ton chevalet actuel.
pad-nth = { $place ->
    [1] 1re
   *[other] { $place }e
}
pad-place = { pad-nth } tirée
pad-now = Où en est la partie
pad-now-reply = { $seat-who ->
    [me] Tu réponds
   *[one] { $seat } répond
} :
pad-saw = Chevalets dont parle cette réponse
pad-rack = { $name } : { $tiles }{ $gone ->
    [yes] , remplacé depuis
   *[no] { "" }
}
pad-unseen = tuiles que tu ne vois pas
pad-gone = remplacé
pad-jotting = Notes libres

end-known = Ce que chacun pouvait savoir
end-how = La courbe : la chance des chiffres les plus probables, de la donne à la dernière question tirée. Rond : certitude possible. Coche ou croix : déclaration juste ou fausse.
end-question = { pad-nth } question
end-none = Pas encore calculé.
end-line = Chance des chiffres les plus probables, à la donne puis après chaque question, en pour cent : { $odds }
# Le numéro est celui du tirage, jamais celui de la carte.
end-when = { $place ->
    [0] avant la première question
   *[other] à la { pad-nth } question tirée
}
end-certain = { $certain ->
    [none] Jamais certains ;
    [0] Certains dès la donne ;
   *[other] Certains { end-when } ;
}
end-fate = { $fate ->
    [found] trouvés { end-when }{ $idle ->
        [0] , aussitôt.
        [one] , une question plus tard.
       *[other] , { $idle } questions plus tard.
    }
    [early] devinés { end-when } !
    [missed] ratés { end-when }.
   *[stood] encore là à la fin.
}

## La première fois qu’une décision se présente

hint-asking =
    Tire la question du dessus : la réponse vient de ce que tu vois, sans erreur possible.
    Elle renseigne les autres, pas toi. Tu apprends quand les autres répondent.
hint-noting =
    Qui répond voit ton chevalet : compare avec ce que tu vois, et note ce qui est exclu.
    Dès que tu connais tes trois chiffres, déclare, même hors de ton tour.
