### « Incroyable ! »

game-title = Incroyable !
game-tagline = Estime juste, jamais trop haut, et démasque qui exagère.

## Les questions

symbol-livres = livres
symbol-globe = globe
symbol-coeur = cœur
symbol-arbre = arbre
symbol-professeur = professeur

kind-count = nombre
kind-measure = mesure
kind-year = année
kind-age = âge
kind-duration = durée
kind-percent = pourcentage
kind-money = prix
kind-rank = rang

sign-plus = plus
sign-minus = moins

shown-estimate = { $seat } : { NUMBER($number, useGrouping: 0) }
seat-points = { $seat } { $points }
shown-sign = { $seat } : { $sign }
rung = { $seat } : { NUMBER($number, useGrouping: 0) }

## Ce qui arrive

fact-begins = { $seat-who ->
    [me] C’est toi qui poses la première question.
   *[one] { $seat } pose la première question.
}
    .brief = La partie commence.
fact-asked = { $seat-who ->
    [me] Tu lis la question ({ $symbol }) : { $text }
   *[one] { $seat } lit la question ({ $symbol }) : { $text }
}
    .heading = Question
    .brief = { $seat-who ->
        [me] Tu lis la question.
       *[one] { $seat } lit la question.
    }
fact-risk-began = { $seat-who ->
    [me] Ton pion est sur une spirale : tour à risques !
   *[one] { $seat } est sur une spirale : tour à risques !
}
    .heading = Tour à risques
    .showing = Une spirale…
fact-risk-asked = Pour { $stake } cases ({ $symbol }) : { $text }{ $answer ->
    [none] { "" }
   *[other] { " " }La réponse, que tu gardes pour toi : { NUMBER($answer, useGrouping: 0) }.
}
    .aloud = Pour { $stake } cases ({ $symbol }) : { $text }{ $answer ->
        [none] { "" }
       *[other] { " " }La réponse est sur ta carte.
    }
    .brief = { $answer ->
        [none] Pour { $stake } cases : { $seat } dira un nombre, les autres « plus » ou « moins ».
       *[other] Une question pour { $stake } cases.
    }
fact-ready = { $seat-who ->
    [me] Ta réponse est posée.
   *[one] { $seat } a posé sa réponse.
}
    .aside = oui
fact-shown = Les estimations : { $estimates }.
    .showing = Les estimations se retournent…
    .brief = Les estimations sont là : qui vise trop haut ?
fact-shifted = { $seat-who ->
    [me] À égalité, tu passes à { NUMBER($number, useGrouping: 0) }.
   *[one] À égalité, { $seat } passe à { NUMBER($number, useGrouping: 0) }.
}
fact-passed = { $seat-who ->
    [me] Tu passes.
   *[one] { $seat } passe.
}
fact-raised = { $seat-who ->
    [me] Tu montes à { NUMBER($number, useGrouping: 0) }.
   *[one] { $seat } monte à { NUMBER($number, useGrouping: 0) }.
}
fact-challenged = { $seat-who ->
    [me] « Incroyable ! » Tu ne crois pas { $target }, qui dit { NUMBER($number, useGrouping: 0) }.
   *[one] { $target-who ->
        [me] « Incroyable ! » { $seat } ne te croit pas, toi qui dis { NUMBER($number, useGrouping: 0) }.
       *[one] « Incroyable ! » { $seat } ne croit pas { $target }, qui dit { NUMBER($number, useGrouping: 0) }.
    }
}
    .showing = « Incroyable ! »
fact-answer-read = La réponse : { NUMBER($answer, useGrouping: 0) }{ $unit ->
    [none] .
   *[other] { " " }{ $unit }.
}{ $comment ->
    [none] { "" }
   *[other] { " " }{ $comment }
}
    .brief = La réponse : { NUMBER($answer, useGrouping: 0) }{ $unit ->
        [none] .
       *[other] { " " }{ $unit }.
    }
    .showing = Et la réponse est…
fact-judged = { $success ->
    [yes] { $seat-who ->
        [me] Bien vu : { NUMBER($number, useGrouping: 0) }, c’était trop haut !
       *[one] Bien vu, { $seat } : { NUMBER($number, useGrouping: 0) }, c’était trop haut !
    }
   *[no] { $seat-who ->
        [me] Raté : { NUMBER($number, useGrouping: 0) }, ce n’était pas trop haut.
       *[one] { $seat } se trompe : { NUMBER($number, useGrouping: 0) }, ce n’était pas trop haut.
    }
}
    .showing = Était-ce trop haut ?
fact-scored = { $points-count ->
    [0] Personne ne marque.
   *[other] Les points, pour qui doute à raison et pour les plus proches sans dépasser : { $points }.
}
    .brief = { $points-count ->
        [0] Personne ne marque.
       *[other] Les points : { $points }.
    }
fact-walked = { $seat-who ->
    [me] Tu avances
   *[one] { $seat } avance
} de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}{ $bonus ->
    [0] { "" }
   *[other] , plus { $bonus } grâce à la case bonus
}{ $back ->
    [0] .
   *[other] , puis la case noire fait reculer de { $back }.
}
    .showing = { $seat-who ->
        [me] Tu avances…
       *[one] { $seat } avance…
    }
fact-named = { $seat-who ->
    [me] Tu dis { NUMBER($number, useGrouping: 0) } : plus ou moins ?
   *[one] { $seat } dit { NUMBER($number, useGrouping: 0) } : plus ou moins ?
}
fact-signs-shown = Les cartes : { $signs }.
    .showing = Plus ou moins ? Les cartes se retournent…
fact-fell = { $seats-who ->
    [me] Tu tombes à l’eau : ce tour à risques est fini pour toi.
    [one] { $seats } tombe à l’eau.
    [us] { $seats }, vous tombez à l’eau.
   *[many] { $seats } tombent à l’eau.
}
    .showing = Qui tombe à l’eau ?
fact-risk-ended = { $over ->
    [yes] L’arrivée est franchie : le tour à risques est fini.
   *[no] { $standing-count ->
        [0] Tout le monde est à l’eau : le tour à risques est fini.
       *[other] C’était la cinquième question : le tour à risques est fini.
    }
}
fact-won = { $seats-who ->
    [me] Tu gagnes la course !
    [one] { $seats } gagne la course !
    [us] { $seats }, vous gagnez la course ensemble !
   *[many] { $seats } gagnent la course ensemble !
}

## Ce qu’on peut faire

offer-estimate = estimer : { $number }
offer-shift = céder la place, au plus près : { $number }
offer-pass = passer
offer-raise = monter : { $number }
offer-challenge = « Incroyable ! » — contester { $target }
offer-name = dire un nombre : { $number }
offer-choose = { $sign }

field-number = nombre
field-target = qui
field-sign = plus ou moins

turn-estimating = À toi d’estimer, en secret : un nombre de 1 à 9999.
turn-settling = { $keeper } a la même estimation que toi, et la garde : prends le nombre libre juste en dessous ou juste au-dessus.
turn-challenging = { $can-pass ->
    [yes] À toi : « Incroyable ! » si quelqu’un vise trop haut, sinon passe.
   *[no] { $can-raise ->
        [yes] Tu es au plus bas : monte, ou dis « Incroyable ! ».
       *[no] Tu ne peux plus monter : il faut contester quelqu’un.
    }
}
turn-naming = À toi : dis un nombre qui les trompe.
turn-choosing = À toi : plus, ou moins ?

## Pourquoi ce n’est pas possible

refusal-not-your-turn = Ce n’est pas à toi de jouer.
refusal-not-now = Ce n’est pas le moment de faire cela.
refusal-handed-in = Ta réponse est posée : elle ne change plus.
refusal-out-of-range = Le nombre va de 1 à 9999.
refusal-not-nearest-free = Prends le nombre libre le plus proche, en dessous ou au-dessus.
refusal-cannot-pass = Tu as l’estimation la plus basse : monte, ou conteste quelqu’un.
refusal-not-lowest = Seule l’estimation la plus basse peut monter.
refusal-too-low = Il faut dépasser l’estimation juste au-dessus de la tienne.
refusal-taken = Quelqu’un a déjà ce nombre.
refusal-not-another = Choisis l’estimation de quelqu’un d’autre.
refusal-the-answer = C’est la réponse : dis un autre nombre.

## Comment la partie s’est finie

ending-finish = La course est finie : le pion le plus loin gagne.

## Ce dont on se souviendra

award-sharpest-eye = L’œil le plus juste
    .line = { $seat } : { NUMBER($number, useGrouping: 0) }, et c’était { NUMBER($answer, useGrouping: 0) }
award-wildest-guess = L’estimation la plus folle
    .line = { $seat } : { NUMBER($number, useGrouping: 0) } au lieu de { NUMBER($answer, useGrouping: 0) }
award-best-nose = Le meilleur flair
    .line = { $seat } : { $right ->
        [one] un « Incroyable ! » juste sur { $times }
       *[other] { $right } « Incroyable ! » justes sur { $times }
    }
award-by-eye = À vue de nez
    .line = { $seat } : { NUMBER($number, useGrouping: 0) }, et c’était { NUMBER($answer, useGrouping: 0) }
award-wet-feet = Les pieds mouillés
    .line = { $seat } : { $falls ->
        [one] un plongeon
       *[other] { $falls } plongeons
    }
award-own-leap = Un beau bond
    .line = { $seat } : { $squares ->
        [one] une case d’un coup
       *[other] { $squares } cases d’un coup
    }
award-greatest-leap = Le plus grand bond
    .line = { $seat } : { $squares ->
        [one] une case d’un coup
       *[other] { $squares } cases d’un coup
    }

## La situation, en bref

glance-question = { $text }
    .label = Question
glance-estimate = { NUMBER($number, useGrouping: 0) }
    .label = Ton estimation
glance-sign = { $sign }
    .label = Ta carte
glance-waited = { $others-count ->
    [0] tout le monde
   *[other] { $others }
}
    .label = On attend
glance-ladder = { $rungs }
    .label = Du haut en bas
glance-answer = { NUMBER($number, useGrouping: 0) }
    .label = La réponse, rien que pour toi
glance-named = { NUMBER($number, useGrouping: 0) }
    .label = Plus ou moins que
glance-risk = { $stake } cases ; en jeu : { $still-in }
    .label = Enjeu
glance-pawns = { $pawns } ; arrivée : { $finish }
    .label = La course

## Le plateau dans la page

board-skip = Abréger pour moi
board-tray = Tes choix
board-shuffling = On mélange les cartes…
board-first = { $seat-who ->
    [me] À toi de poser la première question !
   *[one] { $seat } pose la première question.
}
board-slips = Estimations posées : { $count } sur { $all }
board-card-language = { $language ->
    [fr] Les cartes sont en français.
    [en] Les cartes sont en anglais.
   *[other] Langue des cartes : { $language }.
}
board-last = La réponse d’avant : { $answer }{ $unit ->
    [none] { "" }
   *[other] { " " }{ $unit }
}
board-own = Ton estimation :
board-pad-number = Ton nombre
board-pad-keys = Chiffres
board-pad-back = Effacer le dernier chiffre
board-pad-anew = Tout effacer
board-pad-none = { $from-key ->
    [some] plus de { $from }
   *[first] de 1 à { $to }
}
board-pad-low = il faut plus de { $from }
board-pad-high = { $to } au plus
board-pad-taken = { $target } a déjà { $number }
board-estimate = Poser { $number }
board-raise = Monter à { $number }
board-pass = Passer
board-shift-down = descendre à
board-shift-up = monter à
# Sans « de » : qui peut dire si un nom en h l’élide, et qui dirait « les 1961 de Bruno » d’une année ?
board-doubt = « Incroyable ! » à { $target } : { $number }
board-cry = Incroyable !
board-cried = { $target-who ->
    [me] Toi, { $number } ?
   *[one] { $target }, { $number } ?
}
board-lane = Les estimations, de la plus haute à la plus basse
board-rung = { $seat-who ->
    [me] Toi
   *[one] { $seat }
} : { NUMBER($number, useGrouping: 0) }{ $word ->
    [none] { "" }
   *[other] , { $word }
}{ $points ->
    [0] .
   *[other] , plus { $points }.
}
board-rung-word = { $word ->
    [highest] la plus haute
    [passed] passe
    [raised] monte
    [shifted] cède
    [speaks] { $seat-who ->
        [me] à toi
       *[one] réfléchit
    }
    [lowest] { $seat-who ->
        [me] tu dois parler
       *[one] doit parler
    }
    [settles] { $seat-who ->
        [me] à toi
       *[one] doit céder
    }
    [soon] { $seat-who ->
        [me] bientôt à toi
       *[one] { "" }
    }
    [over] trop haut
    [misjudged] doute à tort
   *[none] { "" }
}
board-bonus = { $prize } + bonus { $bonus }
board-worth = { $bonus ->
    [0] Si c’est trop haut, tu avances de { $worth } cases.
   *[other] Si c’est trop haut, tu avances de { $worth } cases : { $prize }, et { $bonus } car ce n’est pas la plus haute.
}
board-verdict = { $right ->
    [yes] Bien vu !
   *[no] Raté !
}

## La piste, dans la page

board-seats = Les joueurs
board-square = case { $square }
board-at-start = départ
board-at-finish = { $beyond ->
    [0] arrivée
   *[other] arrivée + { $beyond }
}
board-ready = a répondu
board-asks = interroge
board-in-water = à l’eau
board-has-chosen = a choisi
board-chooses = choisit
board-walks = { $seat-who ->
    [me] Tu avances
   *[one] { $seat } avance
} de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
board-walk-bonus = Case bonus : { $bonus } de plus !
board-walk-danger = Case noire : { $back } en arrière !
board-turn = question { $turn }
end-race = La course
end-how = Les cases de chacun, question après question.
end-seat = { $seat } : { $place }{ $best ->
    [0] .
    [one]  ; au mieux une case en un tour.
   *[other]  ; au mieux { $best } cases en un tour.
}

## Le tour à risques, dans la page

board-risk = Tour à risques !
board-risk-how = { $seat-who ->
    [me] Les réponses ne sont que pour toi : trompe les autres.
   *[one] { $seat } voit la réponse et dit un nombre : plus ou moins ? Qui se trompe tombe à l’eau.
}
board-stake = Enjeu : { $stake } cases
board-stones = Enjeu : { $stake } cases. { $standing-count ->
    [0] Personne n’est plus sur la pierre.
   *[other] Sur la pierre : { $standing }.
}{ $fallen-count ->
    [0] { "" }
   *[other] { " " }À l’eau : { $fallen }.
}
board-says = { $seat-who ->
    [me] Tu dis
   *[one] { $seat } dit
}
board-side = { $sign ->
    [plus] { $kind ->
        [year] plus tard que { $number }
       *[other] plus de { $number }
    }
   *[minus] { $kind ->
        [year] plus tôt que { $number }
       *[other] moins de { $number }
    }
}
board-pick-card = Choisis une carte
board-lay-card = Poser « { $sign ->
    [plus] { $kind ->
        [year] plus tard
       *[other] plus de { $number }
    }
   *[minus] { $kind ->
        [year] plus tôt
       *[other] moins de { $number }
    }
} »
board-own-card = Ta carte : { $side }
board-true-side = { $sign ->
    [plus] { $kind ->
        [year] c’est plus tard :
       *[other] c’est plus :
    }
   *[minus] { $kind ->
        [year] c’est plus tôt :
       *[other] c’est moins :
    }
}
board-secret = La réponse, rien que pour toi :
board-name = Dire { $number } : plus ou moins ?
board-name-answer = c’est la réponse

## Réglages

option-first = Qui commence
option-board = Parcours
option-board-long = long, 80 cases
    .brief = long
option-board-short = court, 48 cases
    .brief = court

## La première fois qu’une décision se présente

hint-estimating =
    Trop haut ne rapporte rien : vise un peu au-dessous de ce que tu crois.
    On montre toutes les estimations à la fois.
hint-settling = Deux estimations ne peuvent pas être égales : la première dans l’ordre du tour garde la sienne, les autres cèdent.
hint-challenging =
    De haut en bas, chacun peut crier « Incroyable ! » à qui vise trop haut : c’est ce qui rapporte le plus.
    Qui est au plus bas ne peut pas passer : il faut monter ou contester.
hint-naming = Dis un nombre tout près de la réponse, du côté où on ne t’attend pas. Tu avances si quelqu’un se trompe.
hint-choosing = Plus ou moins ? Juste, tu avances aussitôt ; faux, tu es hors du tour à risques.
