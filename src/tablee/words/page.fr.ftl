### La page : l’accueil, la table avant, pendant et après la partie. Ce que disent aussi les autres programmes est dans fr.ftl.

page-name = Tablée
page-title = Tablée · jeux de société entre amis
page-lead = Des jeux de société à jouer ensemble, chacun sur son écran, autour d’une télé, ou en solo avec des robots.
page-home = Accueil
page-close = Fermer
page-loading = Un instant…
page-coming = On prend place à la table…
page-try-again = Réessayer
page-no = Non
page-you = Toi
page-nobody = Un robot
page-default-name = Convive

## L’accueil

page-games = Les jeux
page-games-unreachable = Le serveur ne répond pas. Vérifie la connexion, puis réessaie.
page-lay-failed = La table n’a pas pu être dressée. Réessaie dans un instant.
page-server-full = Ce serveur n’a plus de place pour une nouvelle table. Dis-le à la personne qui le tient.
page-code = Code de la table
page-code-placeholder = CODE
page-code-unfit = Un code a six lettres ou un peu plus, comme ABCDEF.
page-join = Rejoindre
page-play-now = Jouer tout de suite
page-create-table = Créer une table
page-players = { $least } à { $most } joueurs
page-minutes = { $shortest } à { $longest } min
page-rules = Règles
page-rules-of = Règles : { $game }
page-rules-missing = Les règles n’ont pas pu être lues. Réessaie dans un instant.
page-rules-table = Tableau
page-rules-pictures = La règle en six images
page-rules-whole = Règle complète
page-show-me = Montre-moi
    .label = Montre-moi : { $game }
page-guide = Le guide
page-guide-next = Suite
page-guide-lost = Le serveur ne répond pas. La page réessaie toute seule.
page-guided-title = Première manche : { $game }
page-guided-leave = Quitter la première manche
page-guided-back = Retour à ta table
page-guided-begun = La partie commence, on t’attend !
page-guided-again = Recommencer
page-guided-first = Camille
page-guided-second = Pompon
page-recent-tables = Ta place t’attend
page-resume = Reprendre
page-recent-tables-over = Parties terminées
page-look-back = Revoir
page-look-back-table = Revoir la partie terminée à la table { $code }
page-resume-table = Reprendre la partie à la table { $code }
page-forget-table = Oublier la table { $code } sur cet appareil

## Réglages

page-settings = Réglages
page-settings-mine = Cet appareil
page-settings-table = La table
page-settings-end = Partir, ou arrêter
page-language = Langue
page-language-fr = Français
page-language-en = English
page-theme = Aspect
page-theme-auto = Comme l’appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-sound = Les sons de la table : bois, papier, dés, craie
page-sound-title = Les sons
page-sound-tool = { $on ->
    [yes] Les sons : allumés
   *[no] Les sons : éteints
}
page-sounds = Sons (S)
page-sounds-on = Couper les sons (S)
page-sounds-blocked = Une touche pour les sons (S)
page-volume = Volume
page-volume-step = { $step ->
    [1] doux
    [2] moyen
   *[3] fort
}
page-volume-now = Volume : { page-volume-step }
page-vibration = Vibrer quand c’est mon tour
page-keys = Raccourcis clavier (? r s v o)
page-skip-shows = Passer les révélations (dés, mains, réponses)
page-reads-aloud = Cet appareil lit à voix haute : questions, indices, réponses
page-read = Lire à voix haute
page-read-questions = Voix
page-read-stop = Couper la voix
page-read-missing = { $language ->
    [fr] Pas de voix française sur cet appareil. Ajoutes-en une dans ses réglages.
    [en] Pas de voix anglaise sur cet appareil. Ajoutes-en une dans ses réglages.
   *[other] Pas de voix pour la langue des cartes sur cet appareil. Ajoutes-en une dans ses réglages.
}
page-read-blocked = Touche la page une fois : sans cela, le navigateur ne parle pas.
page-voice = La voix
page-voice-tool = { $on ->
    [yes] La voix : allumée
   *[no] La voix : éteinte
}
page-voice-now = { $on ->
    [yes] La voix est allumée.
   *[no] La voix est éteinte.
}
page-voice-speed = Vitesse de la voix
page-voice-slow = lente
page-voice-calm = posée
page-voice-usual = normale
page-voice-quick = vive
page-voice-speed-now = Voix { $speed ->
    [slow] lente
    [calm] posée
    [quick] vive
   *[usual] normale
}
page-voice-rate = × { $rate }
page-voice-trial = Voilà comment je lis.
page-voice-how =
    Chaque appareil garde son réglage. Allume la voix sur l’écran partagé, et toute la pièce l’entend ; ou seulement sur ton appareil.
    Lente, elle finit sa phrase pendant que la partie continue. Rien de ce qu’elle lit ne quitte l’appareil.
page-ear = À l’oreille
page-ear-plug = Branche ton écouteur
page-ear-warning =
    Ta carte va t’être lue à voix haute, et elle est secrète. Branche un écouteur, et vérifie qu’il marche :
    la page ne peut pas le savoir. Rien n’est lu avant que tu le demandes.
page-ear-plugged = C’est branché
page-ear-on = À ton oreille seule
page-ear-how = Les flèches passent d’un indice à l’autre et le lisent ; ou tape son numéro.

## La table avant la partie

page-sit-heading = Assieds-toi
page-take-over = Prendre une place
page-instead-of = À la place de
page-instead-of-any = n’importe qui
page-your-name = Ton nom
page-their-name = Son nom
page-sit = M’asseoir
page-full = Toutes les places sont prises. Tu peux regarder.
page-sit-here = Assieds-toi ici
page-take-chair = prendre sa place
page-choose-chair = Écris ton nom, puis touche une place.
page-chairs-left = { $free ->
    [0] La table est complète.
    [1] Il reste une place.
    [2] Il reste deux places.
    [3] Il reste trois places.
    [4] Il reste quatre places.
   *[other] Il reste { $free } places.
}
page-chairs = Autour de la table
page-chair-free = Place libre
page-chair-number = Place { $number }
    .before = Place { $number } :
page-bot-add = + un robot
    .aloud = ajouter un robot
    .how = touche la place
page-bot-level = Niveau du robot
page-swap = Changer de place
page-swap-with = avec…
page-ready = d’accord
page-make-host = Confier la table à { $name }
page-free-chair = Retirer { $name } de la table
page-another-here = Ajouter quelqu’un sur cet appareil
page-invite = Invitation
page-invite-how = Scanne, ou tape ce code sur { $host }
page-qr = Code QR de la table { $code }
page-only-here = Ce lien ne s’ouvre que sur cet ordinateur. Pour laisser entrer les téléphones, relance le serveur ainsi :
page-no-network = Ce lien ne s’ouvre que sur cet ordinateur, qui n’est sur aucun réseau. Connecte-le au Wi-Fi (ou au partage de connexion d’un téléphone), puis relance :
page-code-spelt = Code de la table : { $code }
page-copy = Copier le lien
page-copied = Le lien est copié.
page-copy-by-hand = Ce navigateur ne veut pas copier. L’adresse :
page-share = Partager
page-around-screen = Autour d’une télé
page-screen-why = Une télé, une tablette ou un ordinateur montre la table à tout le monde, et chaque téléphone sert de manette.
page-only-screen = Faire de cet appareil l’écran
page-screen-address = Ou, dans le navigateur de la télé :
page-options = Réglages de la partie
    .before = Réglages de la partie :
page-agreed-option = { $option } : { $value }
page-agreed-pace = rythme { $pace }
page-agreed-limit = { $seconds } secondes par choix
page-game = Jeu
page-pack-none = aucune pour l’instant
page-pack-own = Donner tes propres cartes
page-pack-own-what = Un fichier .json de { $megabytes } Mo au plus, qui reste à cette table.
page-pack-own-table = Un tableau (.csv, de n’importe quel tableur) ou un fichier construit (.json), de { $megabytes } Mo au plus. Il reste à cette table.
page-pack-sample = Un tableau tout prêt à remplir
page-pack-advice = { $count ->
    [one] Un conseil pour ces cartes (rien n’est refusé)
   *[other] { $count } conseils pour ces cartes (rien n’est refusé)
}
page-pack-faults = « { $file } » ne peut pas être joué ainsi. À corriger :
page-pack-where = { $kind ->
    [cards] { $count ->
        [one] Carte
       *[other] Cartes
    }
   *[lines] { $count ->
        [one] Ligne
       *[other] Lignes
    }
} { $places }{ $more ->
    [0] {""}
    [one] {" "}et une autre
   *[other] {" "}et { $more } autres
} :
page-pack-sending = « { $file } » est en route…
page-pack-given = « { $title } » est sur la table : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}{ $language ->
    [fr] {" "}en français
    [en] {" "}en anglais
   *[other] {" "}({ $language })
}.
page-pack-refused = « { $file } » est refusé. Recharge la page, puis réessaie.
page-pack-later = Le serveur ne peut pas prendre « { $file } » maintenant. Réessaie dans une minute.
page-pack-unreachable = Le fichier n’est pas arrivé. Vérifie la connexion, puis réessaie.
page-limit = Temps pour chaque choix
page-limit-none = sans limite
page-seconds = { $seconds } secondes
page-pace = Rythme des robots
page-talk-allowed = Messages et réactions
page-late-allowed = Les retardataires peuvent s’asseoir en cours de partie
page-agreed-late-off = sans retardataires
page-host-sets = L’hôte règle tout cela.
page-to-table = À table !
page-start = commencer la partie{ $players ->
    [0] {""}
    [2] {" "}à deux
    [3] {" "}à trois
    [4] {" "}à quatre
    [5] {" "}à cinq
    [6] {" "}à six
   *[other] {" "}à { $players }
}
page-missing = { $missing ->
    [one] Il manque quelqu’un : invite une personne, ou ajoute un robot.
   *[other] Il manque { $missing } personnes : invite du monde, ou ajoute des robots.
}
page-room = { $room ->
    [none] Cette table a tant servi que son journal est plein : pour jouer encore, ouvre une nouvelle table.
   *[little] Cette table a beaucoup servi : bientôt il faudra en ouvrir une nouvelle.
}
page-unready = { $count ->
    [one] { $names } n’a pas encore dit « d’accord ».
   *[other] { $names } n’ont pas encore dit « d’accord ».
}
page-unready-many = { $count } personnes n’ont pas encore dit « d’accord ».
page-get-ready = D’accord pour commencer
page-i-am-ready = Tu es d’accord
page-host-starts = { $ready ->
    [yes] { $host } va lancer la partie.
   *[no] Dis que tu es d’accord, et { $host } lancera la partie.
}
page-unnamed-host-starts = { $ready ->
    [yes] L’hôte va lancer la partie.
   *[no] Dis que tu es d’accord, et l’hôte lancera la partie.
}
page-setting-up = Les robots s’installent…

## Les personnages

page-face-choose = Choisis ton personnage
page-face-fox = Ficelle, le renard
page-face-teapot = Camille, la théière
page-face-owl = Maître Hulotte, le hibou
page-face-octopus = Ondine, la pieuvre
page-face-lady = Madame Odette, la dame au chignon
page-face-cactus = Pique-Assiette, le cactus
page-face-frog = Rainette, la grenouille
page-face-colonel = Colonel Brosse, le moustachu
page-face-moon = Séléné, la lune
page-face-rabbit = Pompon, le lapin
page-face-whale = Bouillabaisse, la baleine
page-face-mushroom = Girolle, le champignon
page-face-cat = Réglisse, le chat
page-face-punk = Zazie et sa crête
page-face-pear = Conférence, la poire
page-face-rooster = Chantecler, le coq
page-face-hedgehog = Oursin, le hérisson
page-face-candle = Chandelle, la bougie
page-face-bear = Marcel, l’ours
page-face-snail = Turbo, l’escargot
page-face-braids = Capucine et ses nattes
page-face-napkin = Serviette, la serviette pliée
page-face-elephant = Berlingot, l’éléphant
page-face-sailor = Capitaine Iode, le vieux loup de mer
page-temper-easy = rêvasse volontiers
page-temper-medium = joue prudemment
page-temper-hard = ne lâche rien
page-bot-line-easy-1 = Oh, déjà ?
page-bot-line-easy-2 = Il fait bon, ici.
page-bot-line-easy-3 = J’étais ailleurs.
page-bot-line-easy-4 = Joli tapis.
page-bot-line-easy-5 = On est bien, non ?
page-bot-line-medium-1 = Laissons infuser.
page-bot-line-medium-2 = Une chose après l’autre.
page-bot-line-medium-3 = Rien ne presse.
page-bot-line-medium-4 = Voyons voir.
page-bot-line-medium-5 = Un petit instant…
page-bot-line-hard-1 = Tic, tac, tic, tac.
page-bot-line-hard-2 = Ressort remonté à bloc.
page-bot-line-hard-3 = Je ne rouille pas.
page-bot-line-hard-4 = Pas de quartier !
page-bot-line-hard-5 = J’ai toute la nuit.

## La partie

page-table-of = { $game }, table { $code }
page-leave-for-home = { $game } : retour à l’accueil
page-tools = Outils
page-seats = Les joueurs
page-seat-you = à toi
page-seat-to-play = à jouer
page-seat-thinking = réfléchit
page-seat-may = peut agir
page-seat-standing-in = un robot joue
page-seat-away = hors ligne
page-seat-bot = robot
page-seat-here = en attente
page-seat-winner = gagne
page-seat-line = { $name } : { $state }.
page-your-turn = À toi !
page-sent = Envoyé, on attend la table…
page-paused = La partie est en pause.
page-pause = Mettre en pause
page-resume-game = Reprendre la partie
page-hurry = Presser les robots
page-time-left = { $seconds ->
    [one] Il reste une seconde
   *[other] Il reste { $seconds } secondes
}
page-time-soon = Plus que quelques secondes !
page-bot-for-you = Un robot joue pour toi.
page-i-am-back = Me revoilà
page-bot-plays = { $me ->
    [yes] Un robot joue pour toi.
   *[no] Un robot joue pour { $seat }.
}
page-plays-again = { $me ->
    [yes] Tu joues de nouveau.
   *[no] { $seat } joue de nouveau.
}
page-away = On attend { $name }, hors ligne.
page-let-bot-play = Laisser jouer un robot
page-wish-bot = Voter pour qu’un robot joue
page-watching = Tu regardes la partie.
page-watching-late-off = À cette table, on s’assied entre deux parties.
page-part-missing = Cette partie de la page n’a pas pu être chargée.
page-reload = Recharger la page
page-hint = Une astuce
page-understood = Compris
page-missed = Pendant ce temps
    .line = Pendant ce temps : { $text }
page-who-looks = Qui regarde l’écran ?
page-pass-to = Passe l’appareil à { $name }
page-pass-why = Ce qui suit n’est que pour ses yeux.
page-view-of = Ce que voit { $name }.
page-hide = Cacher
page-pass-on = Passer l’appareil
page-it-is-me = C’est moi, { $name }
page-taken-opened-elsewhere = Ta place est ouverte dans un autre onglet ou sur un autre appareil.
page-taken-moved = Ta place est maintenant sur un autre appareil.
page-taken-left = Tu n’as plus de place à cette table.
page-open-here = Ouvrir ici

## Une ardoise

page-slate-yours = { $strokes ->
    [0] Ton ardoise, vide
    [one] Ton ardoise : un trait
   *[other] Ton ardoise : { $strokes } traits
}
page-slate-tools = Outils de l’ardoise
page-slate-tool-pen = Craie
page-slate-tool-eraser = Gomme
page-slate-tool-loop = Entourer
page-slate-secret = Entoure ce que tu as caché : secret jusqu’à la révélation.
page-slate-tool-stamps = Images
page-slate-undo = Annuler
page-slate-redo = Refaire
page-slate-clear = Effacer
page-slate-whole = Toute l’ardoise
page-slate-full = { $full ->
    [100] L’ardoise est pleine : gomme, ou annule.
   *[other] L’ardoise est presque pleine ({ $full } %).
}
page-slate-motifs = Images à ajouter
page-slate-place = Placer l’image
page-slate-left = À gauche
page-slate-up = En haut
page-slate-down = En bas
page-slate-right = À droite
page-slate-smaller = Plus petit
page-slate-larger = Plus grand
page-slate-turn = Tourner
page-slate-put = Ajouter
page-slate-added = { $motif } : c’est ajouté.
page-slate-ghost = { $motif }, à placer : flèches, plus et moins, R pour tourner, Entrée pour ajouter
page-slate-placed = { $motif } : { $down ->
    [top] en haut { $across ->
        [left] à gauche
        [right] à droite
       *[middle] au centre
    }
    [bottom] en bas { $across ->
        [left] à gauche
        [right] à droite
       *[middle] au centre
    }
   *[middle] { $across ->
        [left] à gauche, à mi-hauteur
        [right] à droite, à mi-hauteur
       *[middle] au milieu
    }
}, à { $x } % du bord gauche et { $y } % du haut, large de { $size } % de l’ardoise{ $degrees ->
    [0] {""}
   *[other] , avec une rotation de { $degrees }°
}.

## À côté du plateau

page-beside = À côté de la table
page-panel = Récit, messages et notes
page-panel-unread = { $unread ->
    [one] Récit, messages et notes : un message non lu
   *[other] Récit, messages et notes : { $unread } messages non lus
}
page-panel-history = Récit
page-panel-talk = Messages
page-panel-note = Notes
page-history-order = Ce qui s’est passé, le plus récent d’abord
page-history-empty = Rien encore.
page-talk = Messages
page-talk-unread = { $unread ->
    [one] Messages : un non lu
   *[other] Messages : { $unread } non lus
}
page-talk-empty = Personne n’a encore rien dit.
page-say-label = Dire aux autres
page-say = Dire
page-reactions = Réactions
page-note-label = Rien que pour toi : personne d’autre ne lit tes notes.
page-table-menu = Réglages et table
page-shared-screen = Écran partagé
page-give-up = Arrêter la partie
page-give-up-sure = Arrêter la partie pour tout le monde, sans résultat ?
page-overrule = Arbitrer
page-leave = Quitter la table
page-other-device = Continuer sur un autre appareil
page-lend-how = Sur l’autre appareil, ouvre la table { $code }, puis ses réglages, et tape le code que voici.
page-lend = Montrer le code
page-lend-minutes = { $minutes ->
    [one] Il sert une seule fois, pendant une minute.
   *[other] Il sert une seule fois, pendant { $minutes } minutes.
}
page-claim-label = Code montré par l’autre appareil
page-claim = Prendre ma place

## Aide

page-help = Aide
page-help-how = Tout se fait au doigt, à la souris ou au clavier : Tab passe d’un choix à l’autre, Entrée choisit.
page-key-help = cette aide
page-key-repeat = répéter le dernier événement
page-key-situation = dire où en est chacun
page-key-voice = allumer ou éteindre la voix, dans les jeux qui en ont une
page-key-choices = aller à mes choix
page-key-close = fermer ce qui est ouvert

## La fin

page-scores = Le classement
page-scores-over-time = Les scores au fil de la partie
page-place = { $place ->
    [one] 1er
   *[other] { $place }e
}
page-moment = Le moment décisif
page-chapters = Ce qui l’a précédé
page-rematch = Revanche
page-awards = Les prix
page-remembered = Et pour les autres
page-evening = { $games ->
    [one] La soirée : une partie
   *[other] La soirée : { $games } parties
}
page-evening-won = { $count ->
    [0] aucune victoire
    [one] une victoire
   *[other] { $count } victoires
}
page-keep-picture = Garder l’image
page-share-picture = Partager l’image
page-picture-failed = L’image n’a pas pu être faite sur cet appareil. Fais plutôt une capture d’écran.
page-details = Détails
page-how-it-went = Le fil de la partie
page-back-to-podium = Le podium
page-regather = Modifier la table
page-another-game = Un autre jeu
page-rematch-ask = Revanche ?
page-host-rematch = { $host } peut la lancer, ou choisir un autre jeu.
page-unnamed-host-rematch = L’hôte peut la lancer, ou choisir un autre jeu.
page-see-table = Retour à la table
page-see-result = Voir le résultat
page-proof = Un hasard vérifiable
page-proof-how = Tout ce que le hasard décide était fixé avant le premier coup. L’enregistrement le prouve, avec « tablee verify ».
page-verify = Télécharger l’enregistrement
page-fingerprints = Les empreintes
page-commitment = L’engagement de la table
page-first-head = Première empreinte
page-last-head = Dernière empreinte
page-keep-head = Note la dernière, si tu veux pouvoir comparer plus tard : un enregistrement que quelqu’un a récrit en a une autre. « tablee verify --head » les compare.

## L’écran partagé

page-screen-join = Scannez, choisissez un nom : la table vous attend.
page-screen-join-here = Choisissez un nom : la table vous attend.
page-screen-full = La table est complète : la partie peut commencer.
page-full-screen = Plein écran
page-leave-full-screen = Quitter le plein écran

## Quand la ligne se coupe

page-lost = Connexion coupée. Je réessaie…
page-no-table = Aucune table n’a le code { $code }
page-table-over = Cette table est fermée
page-farewell-unknown-table = Redemande le code à la personne qui t’invite. La table a peut-être été fermée.
page-farewell-malformed = Cette page et le serveur ne se comprennent plus. Recharge la page.
page-farewell-enter-first = Cette page et le serveur ne se comprennent plus. Recharge la page.
page-farewell-other-protocol = Cette page est d’une autre version que le serveur. Recharge-la.
page-farewell-too-fast = Trop de demandes viennent d’ici. Réessaie un peu plus tard.
page-farewell-too-slow = La connexion ne suit pas. Je réessaie…
page-farewell-crowded = Cette table compte déjà autant d’appareils qu’elle peut. Je réessaie…
page-farewell-restarting = Le serveur redémarre. Un instant…
page-farewell-trouble = Cette table s’est arrêtée ; ce qui y a été joué est gardé. Dis-le à la personne qui tient le serveur.
