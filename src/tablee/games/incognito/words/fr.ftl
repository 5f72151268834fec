### « Incognito »

game-title = Incognito
game-tagline = Cache un mot dans ton dessin : que certains le trouvent, mais pas tous.

## Ardoises, piles, mots

motif-word = ton mot
motif-doodle-1 = le 1er croquis du lieu
motif-doodle-2 = le 2e croquis du lieu
motif-doodle-3 = le 3e croquis du lieu
motif-doodle-4 = le 4e croquis du lieu
motif-doodle-5 = le 5e croquis du lieu
motif-doodle-6 = le 6e croquis du lieu
motif-line = un trait
motif-circle = un rond
motif-square = un carré
motif-triangle = un triangle
motif-arc = un arc
motif-wave = une vague
motif-star = une étoile

found-nobody = personne
found-some = certains
found-everybody = tout le monde

pile-name-words = les mots
pile-name-places = les lieux

seat-place = { $seat } : { $place }
numbered-word = { $number } { $word }
turned-vote = { $seat } { $number }
seat-points = { $seat } { $points } (en tout { $total })
described = { $seat } : { $text ->
    [none] pas de description
   *[other] { $text }
}
laid-vote = { $seat } : { $number }
score = { $seat } : { $points }

## Ce qui arrive

fact-reshuffled = { $pile-key ->
    [words] Il n’y a plus assez de mots : on mélange ceux qui ont servi.
   *[places] Il n’y a plus assez de lieux : on mélange ceux qui ont servi.
}
fact-dealt =
    { $word ->
        [none] Chacun cache un mot. Les lieux : { $places }.
       *[other] Ton mot est « { $word } ». Les lieux : { $places }.
    }
    Manche { $round } : à vos craies !
    .heading = Manche { $round }
    .showing = Manche { $round } : à vos craies !
fact-put-down = { $seat-who ->
    [me] Ton ardoise est posée.
   *[one] { $seat } a posé son ardoise.
}
    .aside = oui
fact-drawing-time-up = { $seat-who ->
    [me] Temps écoulé : ton dessin reste comme il est.
   *[one] Temps écoulé pour { $seat } : le dessin reste comme il est.
}
fact-laid =
    Six mots : { $words }.
    On montre les ardoises !
    .showing = Les ardoises se retournent…
fact-blanked = { $seat-who ->
    [me] L’hôte a effacé ton dessin. Les votes continuent.
   *[one] L’hôte a effacé le dessin signé { $seat }. Les votes continuent.
}
fact-taken-down = { $seat-who ->
    [me] L’hôte a effacé ton dessin de la manche { $round }. Les points restent.
   *[one] L’hôte a effacé le dessin signé { $seat }, manche { $round }. Les points restent.
}
    .aside = oui
fact-voted = { $seat-who ->
    [me] Tes votes sont posés.
   *[one] { $seat } a fini de voter.
}
    .aside = oui
fact-voting-time-up = { $missing ->
    [0] { $seat-who ->
        [me] Temps écoulé : tes votes restent comme ils sont.
       *[one] Temps écoulé pour { $seat } : les votes restent comme ils sont.
    }
   *[other] { $seat-who ->
        [me] Temps écoulé : le sort pose les cartes qui te manquent.
       *[one] Temps écoulé : le sort pose les cartes qui manquent à { $seat }.
    }
}
fact-revealed =
    { $seat-who ->
        [me] Ton dessin, { $place }
       *[one] Le dessin signé { $seat }, { $place }
    }. Votes : { $votes }.
    C’était « { $word } », le { $number }. { $found-key ->
        [nobody] Personne ne l’a trouvé : rien pour { $seat }.
        [everybody] Tout le monde l’a trouvé : 1 point pour chacun, rien pour { $seat }.
       *[some] { $finders-who ->
            [me] Tu l’as trouvé, et personne d’autre
            [one] { $finders } l’a trouvé, et personne d’autre
            [us] Vous l’avez trouvé, { $finders }, mais pas tout le monde
           *[many] { $finders } l’ont trouvé, mais pas tout le monde
        } : { $points } points pour { $seat }, et 1 pour qui l’a trouvé.
    }
    .brief = C’était « { $word } », le { $number }. { $found-key ->
        [nobody] Personne ne l’a trouvé.
        [everybody] Tout le monde l’a trouvé.
       *[some] { $points } points pour { $seat }, et 1 pour qui l’a trouvé.
    }
    .showing = { $seat-who ->
        [me] Ton dessin, { $place }
       *[one] Le dessin signé { $seat }, { $place }
    } : quel mot s’y cache ?
fact-scored =
    Les points de la manche : { $points }.
    La manche est finie : voici les points.
    .showing = La manche est finie : voici les points.
fact-won = { $seats-who ->
    [me] Tu gagnes !
    [one] { $seats } gagne !
    [us] { $seats }, vous gagnez ensemble !
   *[many] { $seats } gagnent ensemble !
}

## Ce qu’on peut faire

offer-draw = dessiner : { $stroke }
offer-erase = gommer : { $path }
offer-stamp = ajouter une image : { $motif }
offer-undo = annuler
offer-redo = refaire
offer-clear = tout effacer
offer-loop = entourer ce que tu as caché (on ne le verra qu’à la fin) : { $around }
offer-describe = décrire ton dessin, sans le mot : { $text }
offer-put-down = poser ton ardoise
    .sure = Poser ton ardoise ? Tu ne pourras plus y toucher.
offer-vote = voter devant le dessin signé { $target } : { $number }
offer-take-back = reprendre ta carte devant le dessin signé { $target }
offer-finish = finir de voter
    .sure = Fini de voter ? Tes votes ne changeront plus.
offer-blank = effacer le dessin signé { $seat }
    .sure = Effacer ce dessin pour tout le monde ? Les votes et les points comptent toujours.
offer-take-down = effacer le dessin signé { $seat }, manche { $round }
    .sure = Effacer ce dessin pour tout le monde ? Les points restent.

field-stroke = trait
field-path = passage de la gomme
field-gesture = geste
field-motif = image
field-x = vers la droite
field-y = vers le bas
field-size = taille
field-turn = crans
field-around = contour
field-text = description
field-round = manche
field-target = dessin
field-number = numéro
field-seat = dessin

awaited-drawing = { $seats-who ->
    [me] À toi de dessiner.
    [one] { $seats } dessine…
    [us] Vous dessinez, { $seats }.
   *[many] { $seats } dessinent…
}
awaited-voting = { $seats-who ->
    [me] À toi de voter.
    [one] { $seats } vote…
    [us] Vous votez, { $seats }.
   *[many] { $seats } votent…
}
turn-drawing = À toi de dessiner : ton mot, caché dans ton lieu.
turn-voting = { $can-finish ->
    [yes] Tes cartes sont posées : change encore, ou dis que tu as fini.
   *[no] Quel mot se cache où ? Pose une carte devant chaque dessin.
}
soon-drawing = { $others-who ->
    [one] Dessine : quand { $others } aura fini, il te restera { $seconds } secondes.
   *[many] Dessine : quand les autres auront fini, il te restera { $seconds } secondes.
}
soon-voting = { $others-who ->
    [one] Vote : quand { $others } aura fini, il te restera { $seconds } secondes.
   *[many] Vote : quand les autres auront fini, il te restera { $seconds } secondes.
}

## Pourquoi ce n’est pas possible

refusal-not-your-turn = Ce n’est pas à toi de jouer.
refusal-not-now = Ce n’est pas le moment de faire cela.
refusal-put-down = Ton ardoise est posée : on n’y touche plus.
refusal-off-the-slate = Cela sort de l’ardoise, ou c’est trop long d’un coup.
refusal-slate-full = L’ardoise est pleine : gomme d’abord.
refusal-nothing-there = Il n’y a rien à enlever.
refusal-no-such-stamp = Cette image n’y est pas, ou il n’y a plus de place pour elle.
refusal-too-long = Une description a de 1 à 200 caractères.
refusal-holds-the-word = La description ne doit pas contenir le mot.
refusal-voted = Tu as fini de voter : rien ne change plus.
refusal-own-slate = On ne vote pas devant son propre dessin.
refusal-no-such-slate = Il n’y a pas de dessin à cette place.
refusal-no-such-card = Les cartes de vote vont de 1 à 6.
refusal-card-used = Cette carte est déjà posée : chacune ne sert qu’une fois.
refusal-votes-missing = Il manque encore une carte devant un dessin.
refusal-blank-already = Ce dessin est déjà effacé.

## Comment la partie s’est finie

ending-three-rounds = Trois manches sont jouées : qui a le plus de points gagne.

## Ce dont on se souviendra

award-best-hidden = Le mot le mieux caché
    .line = { $seat } : « { $word } » ({ $place }), vu par { $finders }
award-best-eye = L’œil le plus perçant
    .line = { $seat } : { $words ->
        [one] un mot démasqué
       *[other] { $words } mots démasqués
    }
award-best-kept = Le secret le mieux gardé
    .line = { $seat } : « { $word } » ({ $place }), et personne ne l’a vu
award-open-book = Le mot le plus voyant
    .line = { $seat } : « { $word } » ({ $place }), et tout le monde l’a vu
award-best-round = La plus belle manche
    .line = { $seat } : { $points ->
        [one] un point
       *[other] { $points } points
    } à la manche { $round }
award-craftiest-chalk = La craie la plus rusée
    .line = { $seat } : { $words ->
        [one] un mot bien caché
       *[other] { $words } mots bien cachés
    }
award-well-hidden = Un mot bien caché
    .line = { $seat } : « { $word } » ({ $place }), vu par { $finders }
award-found-words = Un bon œil
    .line = { $seat } : { $words ->
        [one] un mot démasqué
       *[other] { $words } mots démasqués
    }
award-drew = Un joli coup de craie
    .line = { $seat } : pour le dessin « { $place } »

## La situation, en bref

glance-word = { $word } — { $joke }
    .label = Ton mot
glance-slate = { $strokes ->
    [0] vide
    [one] un trait
   *[other] { $strokes } traits
}{ $description ->
    [none] { "" }
   *[other] ; { $description }
}
    .label = Ton ardoise
glance-places = { $places }
    .label = Les lieux
glance-waited = { $others-count ->
    [0] personne
   *[other] { $others }
}
    .label = On attend
glance-words = { $words }
    .label = Les mots
glance-drawings = { $drawings }
    .label = Les dessins
glance-votes = { $votes-count ->
    [0] aucun ; ton mot est le { $own }
   *[other] { $votes } ; ton mot est le { $own }
}
    .label = Tes votes
glance-scores = { $scores } ; manche { $round } sur { $rounds }
    .label = Les points

## Réglages

option-countdown = Compte à rebours pour la dernière personne
    .brief = compte à rebours
option-countdown-5 = 5 secondes
option-countdown-10 = 10 secondes
option-countdown-20 = 20 secondes

## La première fois qu’une décision se présente

hint-drawing =
    Dessine d’abord ton mot, puis le lieu autour de lui.
    Tu marques si certains le trouvent, mais pas tout le monde. Pas de lettres !
hint-voting =
    Regarde chaque dessin de près, et pose devant lui le numéro du mot que tu crois y voir.
    Un mot par dessin ; parmi les six, il peut y en avoir qui ne sont à personne.

## Dans la page

page-seat-thinking = n’a pas fini
board-skip = Abréger pour moi
board-tray = Tes choix
board-seats = Les joueurs
board-shuffling = On mélange les cartes…
board-round = Manche { $round } sur { $rounds }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-draws = dessine
board-down = a posé
board-votes = vote
board-voted = a voté
board-place = Ton lieu, que tous voient
board-places = Les lieux, et qui dessine encore
board-word = ton mot
board-word-show = Ton mot est caché : touche pour le voir
board-word-hide = Ton mot : { $word }. Touche pour le cacher
board-own-slate = Ton dessin
board-put-down = Je pose l’ardoise
board-put-down-now = Poser
board-draw-on = Dessiner encore
board-looped = Ce que tu as caché est entouré : on le verra à la fin.
board-loop = Entourer
board-loop-how = Si tu veux, entoure ce que tu as caché : on ne le verra qu’à la fin.
board-describe = Décris ton dessin pour qui ne voit pas, sans le mot (si tu veux)
board-describe-example = Un bateau, des vagues, un grand soleil…
board-gallery = Les ardoises
board-picture = { $seat-who ->
    [me] Ton dessin, { $place }
   *[one] Le dessin signé { $seat }, { $place }
}{ $blank ->
    [yes] , effacé par l’hôte.
   *[no] { $description ->
        [none] . Pas de description.
       *[other] . { $description }
    }
}
board-slate = { $picture } { $card ->
    [none] Pas encore de carte.
   *[other] Ta carte : { $card }.
}
board-description = Description
board-described = « { $description } »
board-blank = effacé par l’hôte
board-zoom = Voir en grand. { $picture }
board-magnify = Voir de plus près
board-cards = { $seat-who ->
    [me] Tes cartes : choisis d’abord le dessin de quelqu’un d’autre
   *[one] Ta carte devant le dessin signé { $seat }
}
board-laid = { $instead ->
    [none] { $card }, devant le dessin signé { $seat }.
   *[other] Devant le dessin signé { $seat }, { $card } remplace { $instead }.
}
board-own-word = ton mot
board-own-word-laid = C’est ton mot : il ne se cache nulle part ailleurs.
board-votes-missing = { $missing ->
    [one] Encore une carte
   *[other] Encore { $missing } cartes
}
board-votes-finish = J’ai fini de voter
board-votes-done = C’est fini
board-not-yet = Pas encore
board-turned = Les votes
board-which-word = Quel mot se cache ici ?
board-found = a trouvé
board-missed = n’a pas trouvé
board-drawing-of = Dessin { $number } sur { $all }
board-verdict = { $found ->
    [nobody] Personne n’a rien vu{ $bots ->
        [yes] , robots compris
       *[no] { "" }
    } : { $seat-who ->
        [me] trop bien caché !
       *[one] rien pour { $seat }.
    }
    [everybody] Tout le monde l’a vu{ $bots ->
        [yes] , robots compris
       *[no] { "" }
    } : { $seat-who ->
        [me] trop facile !
       *[one] rien pour { $seat }.
    }
   *[some] { $seat-who ->
        [me] Bien caché
       *[one] Bien caché, { $seat }
    } : certains ont trouvé, pas tout le monde{ $bots ->
        [yes] { " " }(les robots comptent) !
       *[no]  !
    }
}
board-scored = Les points de la manche
board-running = Les points
board-screen-drawing = Chacun cache son mot dans son lieu.
board-screen-done = { $done ->
    [0] Personne n’a encore posé son ardoise.
    [one] { $done } ardoise posée sur { $all }
   *[other] { $done } ardoises posées sur { $all }
}

## Le mur, à la fin

end-details = Dessins et détails
end-wall = Le mur des dessins
end-wall-how = Tous les dessins de la partie, et ce qui s’y cachait.
end-caption = { $seat }, { $place }
end-keep-ask = Garder les dessins de cette partie ? Seulement si tout le monde est d’accord. Sinon, ils seront effacés.
end-keep-agree = Je suis d’accord
end-keep-waits = Pour garder les dessins, il manque l’accord de : { $names }.
end-keep-never = Quelqu’un qui a dessiné est parti : les dessins ne peuvent pas être gardés, ils seront effacés.
end-keep-all = Tout le monde est d’accord : touche un dessin pour le garder.
end-keep-as = Garder en { $kind }
end-keep-failed = Impossible de garder ce dessin en { $kind } sur cet appareil. Essaie l’autre format.
