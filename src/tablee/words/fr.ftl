### Ce qui est commun à tous les jeux. L’espace fine insécable (U+202F) précède ; : ! ? % et borde les guillemets.

## Listes, valeurs et domaines

you = toi
list-none = rien
list-more = { $rest }, { $next }
list-and = { $rest } et { $next }
list-or = { $rest } ou { $next }

domain-span = un nombre de { $low } à { $high }
domain-span-but = un nombre de { $low } à { $high }, sauf { $holes }
domain-words = un texte de { $most } caractères au plus
domain-strokes = un trait de { $most } points au plus

level-random = au hasard
level-easy = facile
level-medium = moyen
level-hard = fort

## L’accueil

greet = { $count ->
    [one] Face à toi : { $rivals }, un robot de niveau { $levels }.
   *[other] Face à toi : { $rivals }, des robots de niveau { $levels }.
}
greet-sealed = Le hasard de cette partie est scellé : { $commitment }
keys = ? aide · r répéter · s situation · règles · q quitter

## Le tour

turn = À toi de jouer.
turn-may = Tu peux intervenir, ou laisser faire.
awaited = { $seats-who ->
    [one] { $seats } réfléchit…
   *[many] { $seats } réfléchissent…
}
choice-pass = Laisser faire
glance-label = { $label } :
ask-choice = Ton choix
ask-field = { $field } ({ $domain })

## Ce que la table répond à une saisie

hint-empty = Tape le numéro d’un choix, ou « ? » pour l’aide.
hint-unclear = Je ne comprends pas « { $line } ». Tape le numéro d’un choix, ou « ? » pour l’aide.
hint-several = « { $line } » peut vouloir dire { $meanings }. Précise, ou tape son numéro.
hint-field = { $field } : { $domain }.
hint-back = Entrée seule ramène aux choix.

## L’aide et les commandes ; ces mots se tapent, avec ou sans accents, et se complètent

command-help = ? aide help
command-repeat = r répéter
command-situation = s situation scores
command-rules = règles
command-quit = q quitter
answer-yes = o oui y
answer-no = n non

help-heading = Aide
help =
    Tape le numéro d’un choix, puis réponds à ce qui est demandé.
    Tu peux aussi tout dire d’un coup : le début d’un choix et ses valeurs,
    ou les valeurs seules, en entier ou abrégées.
help-try = Par exemple, maintenant : { $example }
help-commands =
    ?         cette aide
    r         répéter ce qui s’est passé depuis ton dernier choix
    s         la situation : ce que tu as, ce qui est sur la table
    règles    les règles du jeu
    q         quitter la partie
repeat-heading = Ce qui s’est passé
situation-heading = La situation

## La fin

quit-sure = Quitter la partie en cours ? (o/n)
left = La partie s’arrête là. À bientôt !
end-heading = Fin de la partie
end-winners = { $winners-who ->
    [none] Personne ne gagne.
    [me] Tu gagnes la partie !
    [one] { $winners } gagne la partie.
    [us] { $winners }, vous gagnez ensemble !
   *[many] { $winners } gagnent ensemble.
}
end-score = { $seat } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
end-recorded = Partie enregistrée dans { $file }. Pour la relire : tablee replay { $file }
rematch = Une autre partie ? (o/n)
answer-unclear = Réponds o pour oui, n pour non.
bye = Merci d’avoir joué. À bientôt !

## Relire une partie

replay-title = { $title }, { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
replay-seat = siège { $number } : { $name }
replay-spectator = Vue d’un spectateur : sans les mains cachées.
replay-from = Vue du siège { $number } ({ $name }).
replay-all = Vue de tous les sièges à la fois : rien n’est caché.
replay-private = pour { $name } seulement : { $text }
replay-erased = Une ligne a été retirée de l’enregistrement ; la suite ne peut pas être rejouée.
replay-given-up = La table s’est arrêtée avant la fin.
