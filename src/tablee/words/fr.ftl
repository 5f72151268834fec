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
domain-seat = un joueur, un numéro de place de 1 à { $most }, ou « tirage au sort »
domain-words-but = un texte de { $most } caractères au plus, sans { $forms }
domain-form = « { $form } »
domain-strokes = un trait de { $most } points au plus, comme 100,200 300,400
stroke = { $points ->
    [one] un trait d’un point
   *[other] un trait de { $points } points
}

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
greet-head = Première empreinte, à comparer si tu vérifies la partie : { $head }
keys = ? aide · r répéter · s situation · règles · q quitter

## Le tour

turn = À toi de jouer.
turn-may = Tu peux intervenir, ou laisser faire.
awaited = { $seats-who ->
    [me] À toi de jouer.
    [one] { $seats } réfléchit…
    [us] On vous attend, { $seats }.
   *[many] { $seats } réfléchissent…
}
choice-pass = Laisser faire
glance-label = { $label } :
ask-choice = Ton choix
ask-field = { $field } ({ $domain })
ask-yes = { $question } (o/n)

## Ce que la table répond à une saisie

hint-empty = Tape le numéro d’un choix, ou « ? » pour l’aide.
hint-unclear = Je ne comprends pas « { $line } ». Tape le numéro d’un choix, ou « ? » pour l’aide.
hint-several = « { $line } » peut vouloir dire { $meanings }. Précise, ou tape son numéro.
hint-which = « { $line } » peut vouloir dire { $meanings }. Tape celui que tu veux.
hint-meaning = « { $meaning } »
hint-in-full = Si c’est ce que tu veux, tape « { $meaning } ».
hint-no-choice = Il n’y a pas de choix { $number }.
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
    Tu peux aussi tout dire d’un coup : le début d’un choix et ses valeurs, ou les valeurs seules, en entier ou abrégées.
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

quit-sure = Quitter la partie en cours ?
left = La partie s’arrête là. À bientôt !
end-heading = Fin de la partie
award-good-company = De bonne compagnie
    .line = avec { $seat }, la table était complète
end-winners = { $winners-who ->
    [none] Personne ne gagne.
    [me] Tu gagnes la partie !
    [one] { $winners } gagne la partie !
    [us] { $winners }, vous gagnez ensemble !
   *[many] { $winners } gagnent ensemble !
}
end-award = { $title } : { $line }
end-score = { $seat } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
end-head = Dernière empreinte : { $head }
end-recorded = Partie enregistrée dans { $file }. Pour la relire : tablee replay { $file }
rematch = Revanche ?
answer-unclear = Réponds o pour oui, n pour non.
bye = Merci d’avoir joué. À bientôt !

## Relire une partie

replay-title = { $title }, { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
replay-name = Joueur { $letter }
replay-seat = place { $number } : { $name }
replay-spectator = Vue d’un spectateur : sans les mains cachées.
replay-from = Vue de la place { $number } ({ $name }).
replay-all = Vue de toutes les places à la fois : rien n’est caché.
replay-private = pour { $name } seulement : { $text }
replay-erased = Une ligne a été retirée de l’enregistrement ; la suite ne peut pas être rejouée.
replay-ink = Ce qui a été dessiné est effacé : toutes les ardoises sont vides.
replay-given-up = La table s’est arrêtée avant la fin.

## Qui joue à une place

seat-person = { $seat-who ->
    [me] Tu joues de nouveau.
   *[one] { $seat } joue de nouveau.
}
seat-bot = Désormais, un robot joue pour { $seat }.
seat-another = Désormais, quelqu’un d’autre joue pour { $seat }.

## Vérifier un enregistrement

verify-whole = { $file } : tout concorde.
verify-partly = { $file } : ce qui peut encore se vérifier concorde.
verify-whole-to = { $file } : tout concorde jusqu’à la ligne { $line }, mais pas la suite.
verify-partly-to = { $file } : ce qui peut encore se vérifier concorde jusqu’à la ligne { $line }, mais pas la suite.
verify-counted = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}, { $answers ->
    [one] { $answers } réponse du hasard vérifiée.
   *[other] { $answers } réponses du hasard vérifiées.
}
verify-first-head = première empreinte
verify-last-head = dernière empreinte
verify-many-heads = Les empreintes de chaque partie sont dans sa première et sa dernière ligne.
verify-proves = Ce que cela prouve
verify-fixed = Chaque mélange, chaque jet de dés et chaque tirage au sort étaient fixés au début de la partie, avant le premier coup.
verify-fixed-partly = Les réponses du hasard qui ont pu être vérifiées étaient fixées au début de la partie, avant le premier coup.
verify-together = Personne n’en a décidé seul : des joueurs ont ajouté leur propre graine, que la table ne connaissait pas quand elle s’est engagée sur son secret.
verify-legal = Les règles permettent chaque coup, et mènent au résultat qui est écrit.
verify-cards = Ce qui est montré des cartes se trouve tel quel dans le paquet fixé au début de la partie.
verify-pack = On a joué avec les cartes de { $file }, et aucune autre.
verify-kept = L’empreinte que tu as notée, { $head }, est à la ligne { $line } : tout jusque-là est ce qu’elle désignait, et n’a pas été récrit depuis.
verify-limits = Ce que cela ne prouve pas
verify-alone = { $games ->
    [one] Que personne n’a choisi le hasard : aucun joueur n’a ajouté de graine, et la machine qui tenait la table a pu essayer plusieurs secrets d’avance.
   *[other] Que personne n’a choisi le hasard : dans { $games } parties aucun joueur n’a ajouté de graine, et la machine qui tenait la table a pu essayer plusieurs secrets d’avance.
}
verify-absent = { $count ->
    [one] Dans la partie de la ligne { $line }, la place { $seats } devait montrer une graine et ne l’a pas fait. De mèche avec la table, elle avait le choix entre deux issues.
   *[other] Dans la partie de la ligne { $line }, les places { $seats } devaient montrer une graine et ne l’ont pas fait. De mèche avec la table, chacune doublait le nombre d’issues au choix.
}
verify-erased = La ligne { $line } a été retirée de l’enregistrement. De là jusqu’à la ligne { $end }, seule la chaîne a été vérifiée : ni les coups, ni le hasard, ni le résultat.
verify-ink = Ce qui a été dessiné. De la partie de la ligne { $line }, { $count ->
    [one] une ligne a été retirée ; le reste a été rejoué sans elle
   *[other] { $count } lignes ont été retirées ; le reste a été rejoué sans elles
} et mène au même résultat.
verify-changed = Qui jouait vraiment. Dans la partie de la ligne { $line }, une place a changé de main { $count ->
    [one] une fois
   *[other] { $count } fois
} (par numéro de place : { $seats }). Personne ou robot, c’est la table seule qui le dit.
verify-measured = Que les réponses tapées ont été bien jugées. { $count ->
    [one] Un verdict est inscrit
   *[other] { $count } verdicts sont inscrits
}, et c’est la table seule qui le dit.
verify-peeking = Que personne n’a regardé les cartes cachées sur la machine qui tenait la table.
verify-rewritten = Que c’est bien la partie que tu as jouée. Qui connaît le secret, donc tout le monde après la fin, peut écrire un autre enregistrement avec d’autres coups permis, et il concorde aussi ; mais ses empreintes sont différentes. Note la dernière empreinte à la fin d’une partie, et donne-la ici avec « --head ».

## À une table lointaine : avant d’y être

table-which = Pour rejoindre une table, tape son code. Pour en ouvrir une nouvelle, appuie sur Entrée.
table-which-code = Code de la table ›
table-which-game = Quel jeu ›
table-which-unclear = Un code a six lettres ou un peu plus, comme ABCDEF.
table-name = Ton nom ›
table-kept = Des places te sont gardées ici : { $names }. Tape l’un de ces noms, ou un autre pour prendre une place de plus.
table-back-as = Te revoilà, { $name } : ta place t’attendait.
table-watch-instead = Veux-tu regarder sans jouer ?
table-unreachable = Aucun serveur ne répond à { $url } ({ $reason }).
table-unknown-game = On joue à « { $game } » à cette table, et ce programme ne connaît pas ce jeu. Mets-le à jour.

## La table avant la partie

table-heading = Table { $code } · { $game }
table-invite = Pour venir, les autres tapent : tablee join { $link }
table-keys-host = robot · retirer · jeu · commencer · dire · ? aide · q quitter
table-keys-others = L’hôte lance la partie. d’accord · dire · table · ? aide · q quitter
table-mark-free = libre
table-mark-bot = robot { $level }
table-mark-you = toi
table-mark-host = hôte
table-mark-away = hors ligne
table-mark-ready = d’accord
table-somebody = quelqu’un
table-none = aucune
table-no-options = Ce jeu n’a pas d’options.
option-lot = tirage au sort
option-chair = place { $number }
table-option = { $option } : { $value }
table-pack-label = Cartes
table-pack-text = { $title }, { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}{ $language ->
    [fr] {" "}en français
    [en] {" "}en anglais
   *[other] {" "}({ $language })
}{ $played ->
    [0] {""}
    [one] , dont une déjà jouée
   *[other] , dont { $played } déjà jouées
}
table-option-choices = { $line } (au choix : { $choices })
table-option-how =
    Tape « option », son nom et sa valeur. Pour l’instant :
    { $options }
table-free-chairs = { $count ->
    [0] Toutes les places sont prises.
    [one] Il reste une seule place.
   *[other] Il reste { $count } places.
}
table-bot-how = Tape « robot », puis un niveau ({ $levels }), puis combien : « robot moyen 2 ».
table-who = De qui parles-tu ? Tape { $names }, ou le numéro d’une place.
table-limit-how = Tape « limite » et un nombre de secondes de { $low } à { $high }, ou « limite aucune ».
table-pace-how = Tape « rythme », puis { $paces }.
table-pace-slow = lent
table-pace-normal = normal
table-pace-instant = immédiat
table-say-what = Tape « dire », puis ce que tu veux dire aux autres.
table-game-how = Tape « jeu », puis { $games }.
table-no-cards = Ce jeu se joue sans cartes.
table-pack-how = Tape « paquet », puis un numéro, un titre ou un fichier .json à toi.
table-pack-unreadable = « { $file } » ne peut pas être lu : { $reason }.
table-pack-too-large = « { $file } » est trop gros : { $megabytes } Mo au plus.
table-pack-refused = « { $file } » est refusé. Le serveur dit : { $reason }
table-overrule-nothing = L’hôte n’a rien à arbitrer pour l’instant.
table-overrule-how =
    Tape « arbitrer », puis ce qu’il faut faire, et pour qui :
    { $acts }
table-unclear = Je ne comprends pas « { $line } ». Tape « ? » pour l’aide.
table-not-yet = Ce n’est pas à toi pour l’instant. Tape « ? » pour l’aide.
table-watching-only = Tu regardes seulement : cela ne t’est pas possible.

## Ce qui se tape à la table

table-command-say = dire say
table-command-table = table
table-command-seal = sceau empreinte
table-command-host = hôte
table-command-limit = limite
table-command-pace = rythme
table-command-leave = partir
table-command-ready = d’accord prêt prête
table-command-start = commencer démarrer
table-command-bot = robot bot
table-command-remove = retirer enlever
table-command-option = option options
table-command-game = jeu
table-command-pack = paquet
table-command-overrule = arbitrer
table-command-pause = pause
table-command-resume = reprendre
table-command-hurry = vite
table-command-back = retour
table-command-again = o oui encore revanche
table-command-change = changer
table-command-keep = garder
table-command-no = n non

table-help-host =
    robot moyen 2       deux robots ({ $levels })
    retirer Turbo       libérer une place, par son nom ou son numéro
    option              les options du jeu
    jeu Code 777        jouer à un autre jeu, avec les mêmes personnes
    limite 60           secondes pour chaque choix, ou « limite aucune »
    rythme lent         le rythme des robots : lent, normal ou immédiat
    hôte Ben            passer le rôle d’hôte
    commencer           commencer la partie
table-help-pack =
    paquet              les cartes à choisir, par numéro ou par titre
    paquet mots.json    donner tes propres cartes à la table
table-help-others =
    d’accord            dire que tu es d’accord pour commencer, ou que tu ne l’es plus
    dire bonjour        parler aux autres
    table               qui est là
    règles              les règles du jeu
    sceau               comment le hasard de la partie est scellé, chiffre par chiffre
    partir              laisser ta place pour de bon
    q                   quitter le terminal : ta place reste à toi
table-help-game =
    /dire bonjour       parler aux autres
    /table              qui est là
    /sceau              comment le hasard de la partie est scellé, chiffre par chiffre
    /robot Ben          qu’un robot joue pour Ben, s’il est hors ligne
    /retour             rejouer toi-même, si un robot joue pour toi
    /vite               presser les robots
    /pause /reprendre   pour l’hôte
    /partir             laisser ta place pour de bon
table-help-overrule =
    /arbitrer           pour l’hôte : ce que ce jeu lui permet de faire

## Ce qui arrive à la table

table-sat-down = { $name } s’assied.
table-bot-sat = { $name }, robot { $level }, s’assied.
table-took-chair = { $name } prend la place de { $bot }.
table-left = { $name } n’est plus à la table.
table-renamed = { $old } s’appelle maintenant { $name }.
table-away = { $name } n’est plus en ligne.
table-awaiting-away = On attend { $names }, hors ligne. Pour qu’un robot joue en attendant : « /robot { $first } ».
table-here-again = { $name } est de nouveau là.
table-bot-for-you = Tape « /retour » pour rejouer toi-même ; jouer un coup suffit aussi.
table-wished = { $count ->
    [one] Quelqu’un voudrait qu’un robot joue pour { $name }.
   *[other] { $count } personnes voudraient qu’un robot joue pour { $name }.
}
table-ready = { $name } est d’accord pour commencer.
table-unready = { $name } n’est plus d’accord pour commencer.
table-ready-you = Tu es d’accord pour commencer. Tape « d’accord » encore une fois pour changer d’avis.
table-unready-you = Tu n’es plus d’accord pour commencer.
table-host-you = C’est toi l’hôte maintenant.
table-host-other = L’hôte est maintenant { $name }.
table-limit = Temps pour chaque choix : { $seconds } secondes.
table-limit-none = Plus de limite de temps.
table-last-one = { $seconds ->
    [one] Tous les autres ont fini : encore une seconde
   *[other] Tous les autres ont fini : encore { $seconds } secondes
}
table-pace = Rythme des robots : { $pace }.
table-talk-on = On peut de nouveau se parler.
table-talk-off = L’hôte a coupé les conversations.
table-late-on = Les retardataires peuvent de nouveau s’asseoir.
table-late-off = Les retardataires attendront la fin de la partie.
table-paused = La partie est en pause.
table-resumed = La partie reprend.
table-sealing = La partie va commencer : chacun y met sa part de hasard.
table-game-chosen = On joue maintenant à { $game }.
table-gathering = Quelques changements avant la prochaine partie.
table-closed = L’hôte a fermé la table.
table-sealed = Le hasard de cette partie est scellé : { $commitment }… (« /sceau » le montre en entier)
table-unsealed = Le hasard d’une partie est scellé quand elle commence.
table-absent = { $count ->
    [one] { $names } n’a pas mis sa part de hasard.
   *[other] { $names } n’ont pas mis leur part de hasard.
}
table-said = { $name } : { $text }
table-reaction-clap = Bravo !
table-reaction-laugh = Ha ha !
table-reaction-wow = Oh !
table-reaction-think = Hmm…
table-reaction-sad = Zut…
table-reaction-heart = J’adore !
table-reacted-clap = { $name } : « { table-reaction-clap } »
table-reacted-laugh = { $name } : « { table-reaction-laugh } »
table-reacted-wow = { $name } : « { table-reaction-wow } »
table-reacted-think = { $name } : « { table-reaction-think } »
table-reacted-sad = { $name } : « { table-reaction-sad } »
table-reacted-heart = { $name } : « { table-reaction-heart } »

## La fin, et les chemins pour revenir

table-given-up = La partie s’est arrêtée avant la fin.
table-cut-short = La partie a dépassé toutes les limites : la table l’arrête ici, et personne ne gagne.
table-record = L’enregistrement de la partie, à vérifier avec « tablee verify » : { $url }
table-again-host = Revanche ? o oui · jeu (un autre) · changer (robots, options) · n quitter
table-again-others = L’hôte peut lancer une revanche ; q pour quitter.
table-leave-sure = Laisser ta place pour de bon ?
table-bye = À bientôt ! Ta place reste à toi. Pour revenir : tablee join { $link } --name "{ $name }"
table-lost = La connexion est coupée. Je réessaie…
table-found-again = Connexion rétablie : rien n’est perdu.
table-taken-opened-elsewhere = Ta place est maintenant ouverte dans un autre terminal ou sur une autre page.
table-taken-moved = Ta place a été déplacée sur un autre appareil.
table-taken-left = Tu n’as plus de place à cette table.

table-farewell-unknown-table = Aucune table n’a ce code. Redemande-le à la personne qui t’invite.
table-farewell-malformed = Le serveur n’a pas compris ce programme. Mets-le à jour.
table-farewell-too-fast = Trop de demandes viennent d’ici. Réessaie un peu plus tard.
table-farewell-too-slow = La connexion ne suit pas. Réessaie.
table-farewell-crowded = Cette table compte déjà autant d’appareils qu’elle peut. Réessaie dans une minute.
table-farewell-restarting = Le serveur redémarre. Réessaie dans un instant.
table-farewell-other-protocol = Le serveur et ce programme ne sont pas de la même version. Mets à jour le plus ancien.
table-farewell-enter-first = Le serveur n’a pas compris ce programme. Mets-le à jour.
table-farewell-trouble = Cette table s’est arrêtée ; ce qui y a été joué est gardé. Dis-le à la personne qui tient le serveur.

## Ce que la table refuse

table-refusal-too-late = Trop tard : la partie a continué entre-temps.
table-refusal-not-yours = Cette place n’est pas la tienne.
table-refusal-host-only = Seul l’hôte peut le faire.
table-refusal-not-now = Ce n’est pas le moment.
table-refusal-no-seat = Il n’y a pas de place libre : regarde, ou attends qu’une place se libère.
table-refusal-seat-taken = Cette place est prise : choisis-en une autre.
table-refusal-already-playing = Cet appareil joue déjà dans cette partie : il ne peut pas y prendre une seconde place.
table-refusal-name-unfit = Ce nom ne convient pas : de 1 à 20 caractères, avec une lettre ou un chiffre au moins.
table-refusal-face-taken = Ce personnage est pris : choisis-en un autre.
table-refusal-no-such-person = Cette personne n’est pas à la table.
table-refusal-no-such-option = Ce jeu n’a pas cette option, ou pas avec cette valeur.
table-refusal-no-pack = Il n’y a pas de cartes pour ce jeu : l’hôte peut donner un paquet à la table.
table-refusal-no-such-pack = Ce paquet de cartes n’est pas à cette table.
table-refusal-no-such-game = Le serveur n’a pas ce jeu.
table-refusal-no-such-level = Il n’y a pas de robot de ce niveau.
table-refusal-too-few = Il manque des joueurs. Ajoute des robots, ou attends les autres.
table-refusal-too-many = Il y a trop de joueurs pour ce jeu : retire quelqu’un.
table-refusal-table-full = Cette table a tant servi que son journal est plein : pour jouer encore, ouvre une nouvelle table.
table-refusal-server-full = Ce serveur n’a plus de place pour une autre partie : dis-le à la personne qui le tient.
table-refusal-too-soon = Beaucoup de parties ont commencé ici en quelques minutes : attends un peu avant la suivante.
table-refusal-seed-unfit = Le hasard de la partie a été tiré sans cette graine.
table-refusal-still-there = Un robot ne joue que pour quelqu’un qui est hors ligne.
table-refusal-people-awaited = On attend une personne, pas un robot.
table-refusal-quiet-table = L’hôte a coupé les conversations.
table-refusal-cannot-measure = La table n’a pas pu juger ta réponse, et rien ne s’est passé. Réessaie.
table-refusal-not-an-action = Ce coup n’existe pas dans ce jeu.
table-refusal-unknown-code = Ce code n’est pas valable : vérifie-le, ou montres-en un autre sur l’autre appareil.
table-refusal-no-aid = Ce jeu n’a pas cette aide.
table-refusal-note-too-long = Cette note est trop longue : raccourcis-la.
table-refusal-too-fast = Doucement : trop de demandes à la fois.
table-refusal-too-long = C’est trop long pour être envoyé d’un coup : fais plus court.
table-refusal-malformed = Le serveur n’a pas compris cette demande.
