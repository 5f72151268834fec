### « 7 % »

game-title = 7 %
game-tagline = Annonce, bluffe, doute, puis tente ta chance aux dés.

## Les cartes

family-requin = requin
family-comete = comète
family-etoile = étoile
family-eclair = éclair
family-trefle = trèfle

bonus-vol = vol
    .does = vol : prends une carte à quelqu’un
bonus-pioche-2 = pioche 2
    .does = pioche 2 : tire deux cartes
bonus-relance = relance
    .does = relance : relance le dé raté

claim = { $number } { $family }{ $number ->
    [one] { "" }
   *[other] s
}
card = un { $value } { $family-key ->
    [etoile] d’{ $family }
    [eclair] d’{ $family }
   *[other] de { $family }
}

## Ce qui arrive

fact-shuffled = { $cards ->
    [one] { $cards } carte Annonce est mélangée.
   *[other] { $cards } cartes Annonce sont mélangées.
}
fact-turned-up = { $cards-count ->
    [one] Nouvelle récompense à gagner : { $cards }.
   *[other] Récompenses à gagner : { $cards }.
}
fact-dealt = { $own-count ->
    [0] { $to-who ->
        [one] { $to } reçoit trois cartes.
       *[many] { $to } reçoivent trois cartes.
    }
   *[other] Tu reçois { $own }.
}
fact-start-rolled = { $seat-who ->
    [me] Tu lances { $dice }, total { $dice-sum }.
   *[one] { $seat } lance { $dice }, total { $dice-sum }.
}
    .showing = { board-rolls }…
fact-tied = { $seats-who ->
    [us] Égalité au plus petit total : { $seats }, vous relancez.
   *[many] Égalité au plus petit total : { $seats } relancent.
}
fact-starts = { $seat-who ->
    [me] C’est à toi d’ouvrir les annonces.
   *[one] { $seat } ouvre les annonces.
}
fact-announced = { $seat-who ->
    [me] Tu annonces { claim }.
   *[one] { $seat } annonce { claim }.
}
fact-contested = { $seat-who ->
    [me] Tu dis « C’est faux ! » à { $announcer }, qui annonçait { claim }.
   *[one] { $announcer-who ->
        [me] { $seat } te dit « C’est faux ! », à toi qui annonçais { claim }.
       *[one] { $seat } dit « C’est faux ! » à { $announcer }, qui annonçait { claim }.
    }
}
    .showing = { $seat-who ->
        [me] Tu dis « C’est faux ! »
       *[one] { $seat } dit « C’est faux ! »
    }
fact-opined = { $agrees ->
    [yes] { $seat-who ->
        [me] Tu es d’accord avec l’annonce.
       *[one] { $seat } est d’accord avec l’annonce.
    }
   *[no] { $seat-who ->
        [me] Tu n’es pas d’accord avec l’annonce.
       *[one] { $seat } n’est pas d’accord avec l’annonce.
    }
}
shown-hand = { $seat } : { $cards }.
fact-shown =
    Les mains se dévoilent :{ $hands }
    Il y a { $total } { $family }{ $total ->
        [one] { "" }
       *[other] s
    } pour { $number } annoncé{ $family-key ->
        [comete] e
        [etoile] e
       *[other] { "" }
    }{ $number ->
        [one] { "" }
       *[other] s
    } : l’annonce est { $holds ->
        [yes] juste.
       *[no] fausse.
    }
    .showing = Les mains se dévoilent : y a-t-il { claim } ?
fact-out = { $seats-who ->
    [me] Tu es hors jeu jusqu’à la fin de la manche.
    [one] { $seats } est hors jeu jusqu’à la fin de la manche.
    [us] { $seats }, vous êtes hors jeu jusqu’à la fin de la manche.
   *[many] { $seats } sont hors jeu jusqu’à la fin de la manche.
}
fact-round-won = { $seat-who ->
    [me] Plus d’adversaire en jeu : à toi trois récompenses, cartes ou lancers.
   *[one] { $seat } reste en jeu : trois récompenses, cartes ou lancers.
}
    .heading = Récompenses
fact-rolled = { $seat-who ->
    [me] Ta récompense est un lancer
   *[one] { $seat } choisit un lancer
} : { $dice }. { $winning ->
    [0] Aucun numéro gagnant.
    [1] Un seul numéro gagnant.
   *[other] Deux numéros gagnants !
}
    .showing = { $seat-who ->
        [me] Ta récompense est un lancer…
       *[one] { $seat } choisit un lancer comme récompense…
    }
fact-rerolled = { $seat-who ->
    [me] Tu gardes le { $kept } et relances l’autre dé : { $die }.
   *[one] { $seat } garde le { $kept } et relance l’autre dé : { $die }.
}
    .showing = { $seat-who ->
        [me] Tu gardes le { $kept } et relances l’autre dé…
       *[one] { $seat } garde le { $kept } et relance l’autre dé…
    }
fact-taken = { $seat-who ->
    [me] Ta récompense est une carte : { $card }.
   *[one] { $seat } choisit une carte : { $card }.
}
fact-stolen = { $seat-who ->
    [me] Tu voles la carte { $card } à { $victim }.
   *[one] { $victim-who ->
        [me] { $seat } te vole la carte { $card }.
       *[one] { $seat } vole la carte { $card } à { $victim }.
    }
}
fact-drawn = { $seat-who ->
    [me] Tu pioches la carte { $card }.
   *[one] { $seat } pioche la carte { $card }.
}
fact-used = { $seat-who ->
    [me] Tu joues un bonus : { $bonus }.
   *[one] { $seat } joue un bonus : { $bonus }.
}
fact-discarded = { $seat-who ->
    [me] Tu défausses la carte { $card }.
   *[one] { $seat } défausse la carte { $card }.
}
fact-round-ended = Trois récompenses, aucun lancer gagnant : tout le monde revient en jeu.
    .heading = Nouvelle manche
fact-won = { $seat-who ->
    [me] C’est gagné !
   *[one] C’est gagné pour { $seat }.
}
    .showing = { $seat-who ->
        [me] Tu as deux numéros gagnants !
       *[one] { $seat } a deux numéros gagnants !
    }

## Ce qu’on peut faire

offer-announce = annoncer { $number } et une famille
offer-contest = « C’est faux ! »
offer-agree = d’accord avec l’annonce
offer-disagree = pas d’accord avec l’annonce
offer-roll = lancer les deux dés
offer-take = prendre une carte : { $card }
offer-vol = voler une carte à { $victim } : { $card }
offer-pioche = piocher deux cartes Récompense
offer-relance = relancer l’autre dé
offer-discard = défausser une carte : { $card }
    .sure = Défausser pour de bon la carte { $card } ?
offer-end = terminer la manche

field-number = combien
field-family = famille
field-card = carte
field-victim = adversaire

turn-announcing = { $can-contest ->
    [no] À toi d’ouvrir : annonce un nombre et une famille.
   *[yes] { $can-announce ->
        [yes] À toi : surenchéris, ou dis « C’est faux ! ».
       *[no] À toi : plus haut, ça n’existe pas ; il ne reste que « C’est faux ! ».
    }
}
turn-contesting = À toi de dire si tu crois à l’annonce.
turn-rewarding = { $can-relance ->
    [yes] Un seul numéro gagnant : c’est maintenant ou jamais pour relancer l’autre dé.
   *[no] { $left ->
        [0] Plus de récompense : joue un bonus, ou termine la manche.
        [1] À toi : une dernière récompense, un lancer ou une carte.
       *[other] À toi : encore { $left } récompenses, lancers ou cartes.
    }
}
turn-discarding = Huit cartes, c’est le maximum : défausses-en une, et la suivante viendra.

## Pourquoi ce n’est pas possible

refusal-not-your-turn = Ce n’est pas à toi de jouer.
refusal-not-now = Ce n’est pas le moment de faire cela.
refusal-not-higher = Il faut annoncer plus que le dernier nombre.
refusal-out-of-range = Le nombre va de 1 à 30.
refusal-nothing-to-contest = Il n’y a encore rien à contester : c’est à toi d’ouvrir.
refusal-no-reward-left = Tu as déjà choisi tes trois récompenses.
refusal-rewards-left = Il te reste des récompenses à choisir.
refusal-not-face-up = Cette carte n’est pas parmi celles qui sont retournées.
refusal-too-many-cards = Tu as déjà huit cartes : joues-en ou défausses-en une d’abord.
refusal-not-your-card = Tu n’as pas cette carte.
refusal-no-such-opponent = Il n’y a pas d’adversaire à cette place.
refusal-not-their-card = Cet adversaire n’a pas cette carte.
refusal-deck-empty = Il n’y a plus de carte Récompense à piocher.
refusal-no-lone-hit = La relance se joue juste après un lancer qui montre un seul numéro gagnant.
refusal-must-discard = Tu as huit cartes : défausses-en une d’abord.

## Comment la partie s’est finie

ending-double-zero = Un double 0 au lancer de départ : la partie est gagnée avant d’avoir commencé.
ending-winning-roll = Les deux dés montrent des numéros gagnants.
ending-relance = Le dé relancé a donné le second numéro gagnant.

## Ce dont on se souviendra

award-boldest-bluff = Le bluff le plus culotté
    .line = { $seat } : { claim } au lieu de { $total }
award-longest-odds = La plus belle veine
    .line = { $seat } : { $dice }, { $chance ->
        [one] une chance
       *[other] { $chance } chances
    } sur 100
award-finest-ear = L’oreille la plus fine
    .line = { $seat } : { $right ->
        [one] un avis juste
       *[other] { $right } avis justes
    } sur { $times }
award-light-fingers = Les doigts les plus légers
    .line = { $seat } : { $cards ->
        [one] une carte volée
       *[other] { $cards } cartes volées
    }
award-costliest-doubt = Le doute le plus coûteux
    .line = { $seat } : « C’est faux ! » à { claim }, et il y en avait { $total }
award-tallest-claim = L’annonce la plus haute
    .line = { $seat } : { claim }
award-most-stubborn-dice = Les dés les plus têtus
    .line = { $seat } : { $rolls ->
        [one] un lancer pour rien
       *[other] { $rolls } lancers pour rien
    }
award-good-ear = Une bonne oreille
    .line = { $seat } : { $right ->
        [one] un avis juste
       *[other] { $right } avis justes
    } sur { $times }
award-highest-claim = Une belle audace
    .line = { $seat } : { claim }
award-rolled-in-vain = Les dés têtus
    .line = { $seat } : { $rolls ->
        [one] un lancer pour rien
       *[other] { $rolls } lancers pour rien
    }

## La situation, en bref

glance-hand = { $cards }
    .label = Ta main
glance-sums = { $sums }
    .label = Soit
announced = { claim } ({ $seat })
glance-standing = { claim }, par { $seat }{ $earlier-count ->
    [0] { "" }
   *[other]  ; avant : { $earlier }
}{ $more ->
    [0] { "" }
    [one] { " " }(et une autre plus tôt)
   *[other] { " " }(et { $more } autres plus tôt)
}
    .label = Annonce
glance-contest = { claim }, par { $announcer }
    .label = Contesté
glance-opinions = { $agreeing } pour ; { $against } contre
    .label = Avis
glance-in-play = { $seats }{ $out-count ->
    [0] { "" }
   *[other]  ; hors jeu : { $out }
}
    .label = En jeu
glance-face-up = { $cards }
    .label = À prendre
glance-numbers = { $numbers } ({ $chance } % de chances par lancer){ $bonuses-count ->
    [0] { "" }
   *[other]  ; bonus : { $bonuses }
}
    .label = Tu gagnes avec
glance-full = { $cards } cartes, c’est le maximum : défausse ou joue un bonus pour en prendre
    .label = Limite
holding = { $seat } : { $cards } ({ $chance } %)
glance-rivals = { $holdings }
    .label = En face
glance-roll = { $dice }
    .label = Ton lancer

## Le plateau dans la page

board-seats = Autour de la table
board-round = manche { $round }
board-out = hors jeu
board-chance = { $chance } %
board-wins-with = { $seat-who ->
    [me] Tu gagnes
   *[one] { $seat } gagne
} avec { $numbers } : { $chance } %{ $bonuses-count ->
    [0] { "" }
   *[other]  ; bonus : { $bonuses }
}
board-ladder = Les annonces, de la première à la dernière
board-family = { $family }{ $number ->
    [one] { "" }
   *[other] s
}
board-card = { $value } { $family-key ->
    [etoile] d’{ $family }
    [eclair] d’{ $family }
   *[other] de { $family }
}
board-tray = Ta main et tes choix
board-hand = Tes cartes
board-sums = Ta main :
board-number = Combien
board-less = Moins
board-more = Plus
board-families = Famille
board-announce = Annoncer { claim }
board-contest = C’est faux !
board-opinions = Qui y croit, dans l’ordre
board-for = pour
board-against = contre
board-unsaid = …
    .next = { $seat-who ->
        [me] à toi
       *[one] choisit
    }
    .later = { $seat-who ->
        [me] bientôt
       *[one] attend
    }
board-agree = J’y crois
board-disagree = Je n’y crois pas
board-reveal = Les mains se dévoilent
board-of-announced = pour { $number } annoncé{ $family-key ->
    [comete] e
    [etoile] e
   *[other] { "" }
}{ $number ->
    [one] { "" }
   *[other] s
}
board-true = Juste !
board-false = Faux !
board-was-right = { $holds ->
    [yes] { $seat-who ->
        [me] Tu disais vrai !
       *[one] { $seat } disait vrai !
    }
   *[no] { $seat-who ->
        [me] Ton annonce était trop haute.
       *[one] { $seat } avait annoncé trop haut.
    }
}
board-round-won = { $seat-who ->
    [me] La manche est à toi !
   *[one] La manche est à { $seat } !
}
board-rolls = { $seat-who ->
    [me] Tu lances les dés
   *[one] { $seat } lance les dés
}
board-skip = Abréger pour moi
board-start = Le plus petit total commence
board-dice = Les dés montrent { $first } et { $second }.
board-total = total { $total }
board-opens = { $seat-who ->
    [me] À toi d’ouvrir les annonces
   *[one] { $seat } ouvre les annonces
}
board-shuffling = On mélange et on distribue…
board-stakes = À gagner :
board-number-card = numéro { $number }
board-winning = numéro
board-take-one = Prends une carte…
board-face-up = Cartes à prendre
board-chooses = { $seat } choisit parmi
board-then = → { $chance } %
board-take = Prendre la carte { $card }
board-none-left = Plus aucune carte à prendre.
board-deck = { $cards } au paquet
board-left = { $left ->
    [0] plus de récompense
    [one] encore { $left } récompense
   *[other] encore { $left } récompenses
}
board-my-cards = Tes cartes Récompense
board-discard = Défausser la carte { $card }
board-discard-it = Défausser
board-keep = Garder
board-cancel = Annuler
board-asked = À confirmer
board-roll = Lancer les dés ({ $chance } %)
board-relance = Relancer l’autre dé
board-steal = Voler une carte
board-steal-which = Quelle carte voler ?
board-steal-this = Voler la carte { $card } à { $seat }
board-draw = Piocher 2 cartes
board-end = Terminer la manche
board-hundred = { $chance ->
    [one] { $chance } lancer sur 100 gagne
   *[other] { $chance } lancers sur 100 gagnent
}
board-new-deal = Nouvelle donne
board-key = 0 : le numéro gagnant que chacun a d’avance ; 1 % : sa chance à chaque lancer de dés.
board-zero = Le 0 gagne pour tout le monde : pour l’instant, un lancer sur cent.
board-count = { $cards } / { $most }
board-gone = carte prise
board-luck = { $luck ->
    [won] Gagné !
    [half] Un sur deux…
   *[missed] Raté
}
board-my-cards-play = Touche un bonus pour le jouer
board-discard-one = Défausser…
board-discard-which = Quelle carte défausser ?
board-discard-why = À huit cartes, le maximum, il faut en défausser une ou jouer un bonus avant d’en prendre une autre. C’est gratuit, mais la carte ne revient pas.
board-won = { $seat-who ->
    [me] Tu gagnes !
   *[one] { $seat } gagne !
}
board-last-hands = Les mains qui ont été dévoilées
board-guess = Qui gagnera la manche ?
board-guess-private = Un pari pour toi : il reste sur cet appareil.
board-guess-was = Tu avais parié sur { $seat } : { $right ->
    [yes] bien vu !
   *[no] raté.
}

## Après la partie

end-guesses = Tes paris : { $right ->
    [one] { $right } juste
   *[other] { $right } justes
} sur { $all }.
end-chances = La chance de chacun
end-how = De manche en manche, la chance qu’un lancer gagne : un trait plus haut, un numéro gagnant de plus. Marque creuse : lancer raté. Grande marque dorée : lancer gagnant.
end-none = Personne n’avait encore de numéro en plus du 0 : un lancer gagnait une fois sur cent.
end-round = manche
end-seat = { $seat } : { $first ->
    [same] { $last } %
   *[other] { $first } % → { $last } %
}, { $rolls ->
    [0] aucun lancer
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}{ $won ->
    [yes] , gagné !
   *[no] { "" }
}

## La première fois qu’une décision se présente

hint-start-rolls = Chacun lance les dés ; le plus petit total ouvrira les annonces. Un double 0 gagnerait déjà la partie !
hint-announcing =
    Annonce ce que vaut une famille dans toutes les mains réunies : les valeurs s’additionnent.
    Le bluff est permis. Trop haut ? Dis « C’est faux ! ».
hint-contesting = Choisis ton camp : qui a tort est hors jeu jusqu’à la fin de la manche.
hint-rewarding =
    Prends des cartes pour avoir d’autres numéros gagnants, ou lance les dés :
    deux numéros gagnants au même lancer, et la partie est à toi.
hint-relancing = Un dé est gagnant : il reste posé, l’autre est relancé. S’il est gagnant aussi, c’est la victoire.
hint-discarding = On ne garde pas plus de huit cartes : choisis celle que tu laisses, elle ne reviendra pas.
