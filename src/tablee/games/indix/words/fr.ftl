### « Indix »

game-title = Indix
game-tagline = Vingt indices, un secret : trouve-le avec le moins possible.

## Les cartes

category-person = un personnage
category-place = un lieu
category-thing = une chose

face-blank = rien
face-mark = un point d’interrogation

truth-yes = oui
truth-no = non
truth-depends = ça dépend
truth-unsure = je ne sais pas

rung = { $seat } : { $number }

## Les questions du menu : à un personnage

trait-woman = es-tu une femme ?
trait-real = as-tu vraiment existé ?
trait-french = viens-tu de France ?
trait-european = viens-tu d’Europe ?
trait-before-1500 = as-tu vécu avant 1500 ?
trait-before-1800 = as-tu vécu avant 1800 ?
trait-ruler = as-tu gouverné ?
trait-writer = as-tu écrit des livres ?
trait-artist = peins-tu, sculptes-tu ou dessines-tu ?
trait-musician = fais-tu de la musique ?
trait-scientist = fais-tu de la science ?
trait-explorer = as-tu exploré des terres inconnues ?
trait-athlete = le sport est-il ton métier ?
trait-fighter = te bats-tu ?
trait-believer = ta foi t’a-t-elle fait connaître ?
trait-of-a-book = viens-tu d’un livre ou d’un conte ?
trait-of-comics = viens-tu d’une bande dessinée ?
trait-on-screen = viens-tu d’un film ou de la télévision ?
trait-magic = as-tu des pouvoirs magiques ?
trait-child = as-tu moins de quinze ans ?
trait-group = êtes-vous plusieurs ?
trait-hat = portes-tu quelque chose sur la tête ?
trait-traveller = voyages-tu beaucoup ?
trait-violent-death = ta mort est-elle violente ?
trait-animal-companion = un animal t’accompagne-t-il ?

## À un lieu

trait-town = es-tu une ville ?
trait-country = es-tu un pays ?
trait-island = es-tu une île ?
trait-mountain = es-tu une montagne ?
trait-water = es-tu une mer, un lac ou un cours d’eau ?
trait-building = es-tu un bâtiment ?
trait-in-france = te trouve-t-on en France ?
trait-in-europe = te trouve-t-on en Europe ?
trait-in-asia = te trouve-t-on en Asie ?
trait-in-africa = te trouve-t-on en Afrique ?
trait-in-americas = te trouve-t-on en Amérique ?
trait-north-of-equator = es-tu au nord de l’équateur ?
trait-seaside = es-tu au bord de la mer ?
trait-capital = es-tu une capitale ?
trait-million-people = y a-t-il plus d’un million d’habitants ?
trait-made-by-people = es-tu une construction humaine ?
trait-thousand-years-old = as-tu plus de mille ans ?
trait-can-be-climbed = peut-on monter dessus ?
trait-can-be-entered = peut-on entrer dedans ?
trait-cold = y fait-il froid ?
trait-hot = y fait-il chaud ?
trait-volcano = y a-t-il un volcan ?
trait-imaginary = viens-tu de l’imagination ?
trait-in-space = te trouve-t-on dans l’espace ?
trait-on-postcards = te voit-on sur des cartes postales ?

## À une chose

trait-object = es-tu un objet ?
trait-animal = es-tu un animal ?
trait-event = es-tu un événement ?
trait-idea = es-tu une idée, qu’on ne peut pas toucher ?
trait-at-home = te trouve-t-on à la maison ?
trait-larger-than-a-person = dépasses-tu la taille d’une personne ?
trait-edible = peut-on te manger ?
trait-alive = vis-tu, au sens propre ?
trait-before-1900 = existais-tu avant 1900 ?
trait-electric = te faut-il de l’électricité ?
trait-metal = y a-t-il du métal en toi ?
trait-wood-or-plant = es-tu une plante, ou y a-t-il du bois ou une plante en toi ?
trait-noisy = fais-tu du bruit ?
trait-moves-by-itself = bouges-tu sans aide ?
trait-dangerous = peux-tu faire du mal ?
trait-for-children = es-tu surtout pour les enfants ?
trait-worn = te porte-t-on sur soi ?
trait-used-daily = se sert-on de toi tous les jours ?
trait-in-the-sky = te voit-on dans le ciel ?
trait-in-the-sea = te trouve-t-on dans la mer ?
trait-wheels = as-tu des roues ?
trait-can-be-bought = peut-on t’acheter ?
trait-sport = as-tu quelque chose à voir avec le sport ?
trait-fits-in-a-pocket = tiens-tu dans une poche ?
trait-older-than-people = existais-tu avant les humains ?

## Ce qui arrive

fact-begins = { $seat-who ->
    [me] C’est toi qui lis la première carte.
   *[one] { $seat } lit la première carte.
}
fact-card-drawn = { $seat-who ->
    [me] Tu lis : « Je suis { $category }. »
   *[one] { $seat } lit : « Je suis { $category }. »
}{ $name ->
    [none] { "" }
   *[other] { " " }Le nom, que tu gardes pour toi : { $name }.
}
    .aloud = { $seat-who ->
        [me] Tu lis : « Je suis { $category }. » Le nom est sur ta carte.
       *[one] { $seat } lit : « Je suis { $category }. »
    }
    .heading = Carte
    .showing = { $seat-who ->
        [me] Tu prends une carte…
       *[one] { $seat } prend une carte…
    }
fact-number-picked = { $seat-who ->
    [me] Tu demandes le { $number }.
   *[one] { $seat } demande le { $number }.
}
fact-clue-read = Indice { $number } : { $text }
    .brief = Voici l’indice { $number }.
    .showing = Et l’indice { $number }, c’est…
fact-mark-read = Le { $number } est un point d’interrogation : le dé va rouler.
    .showing = Et le { $number }, c’est…
fact-die-rolled = { $face-key ->
    [mark] { $seat-who ->
        [me] Le dé montre un point d’interrogation !
       *[one] Le dé montre un point d’interrogation : { $seat } pose une question.
    }
   *[blank] { $seat-who ->
        [me] Le dé ne montre rien : ton tour est fini.
       *[one] Le dé ne montre rien : le tour passe.
    }
}
    .showing = Le dé roule…
fact-asked = { $seat-who ->
    [me] Tu demandes : { $trait }
   *[one] { $seat } demande : { $trait }
}
    .brief = { $seat-who ->
        [me] Tu poses une question.
       *[one] { $seat } pose une question.
    }
fact-asked-freely = { $seat-who ->
    [me] Tu demandes : { $words }
   *[one] { $seat } demande : { $words }
}
    .brief = { $seat-who ->
        [me] Tu poses une question.
       *[one] { $seat } pose une question.
    }
fact-nodded = { $seat-who ->
    [me] Tu réponds : { $truth }.
   *[one] { $seat } répond : { $truth }.
}
fact-replied = { $seat-who ->
    [me] Tu réponds : { $words }
   *[one] { $seat } répond : { $words }
}
fact-passed = { $seat-who ->
    [me] Tu ne réponds pas.
   *[one] { $seat } ne répond pas.
}
fact-spoke = { $seat-who ->
    [me] « Je réponds ! » Personne ne t’interrompt plus.
   *[one] « Je réponds ! » dit { $seat }.
}
fact-called = { $seat-who ->
    [me] « Réponse ! » Ton jeton violet tombe.
   *[one] « Réponse ! » { $seat } interrompt, et son jeton violet tombe.
}
    .showing = Un jeton violet tombe…
fact-answered = { $seat-who ->
    [me] Tu dis : « { $words } »
   *[one] { $seat } dit : « { $words } »
}
fact-answered-nothing = { $late ->
    [yes] { $seat-who ->
        [me] Temps écoulé : tu n’as rien dit.
       *[one] Temps écoulé : { $seat } n’a rien dit.
    }
   *[no] { $seat-who ->
        [me] Finalement, tu ne dis rien.
       *[one] Finalement, { $seat } ne dit rien.
    }
}
fact-weighed = { $seat-who ->
    [me] Ce n’est pas exactement le nom.{ $verdict ->
        [slip] { " " }À une faute de frappe près, c’est juste.
        [almost] { " " }C’est presque ça.
        [wrong] { " " }D’après la carte, c’est faux.
       *[none] { "" }
    }
   *[one] { $seat } juge la réponse.
}
    .aloud = { $seat-who ->
        [me] Ce n’est pas exactement le nom.
       *[one] { $seat } juge la réponse.
    }
    .follows = oui
fact-judged = { $right ->
    [yes] { $seat-who ->
        [me] C’est juste, tu as trouvé !
       *[one] C’est juste, { $seat } a trouvé !
    }
   *[no] { $seat-who ->
        [me] Non, ta réponse est fausse.
       *[one] Non, { $seat } se trompe.
    }
}
    .showing = Est-ce juste ?
fact-found = C’était { $name }. { $called ->
    [yes] { $seat-who ->
        [me] Tu as trouvé par une réponse libre
       *[one] { $seat } a trouvé par une réponse libre
    } : 10 cases, et rien pour qui lisait.
   *[no] { $seat-who ->
        [me] Tu as trouvé en
       *[one] { $seat } a trouvé en
    } { $clues ->
        [one] { $clues } indice
       *[other] { $clues } indices
    } : une case par indice pour qui lisait, et le reste des 20 pour qui a trouvé.
}
    .brief = C’était { $name }. { $called ->
        [yes] { $seat-who ->
            [me] Tu as trouvé par une réponse libre.
           *[one] { $seat } a trouvé par une réponse libre.
        }
       *[no] { $seat-who ->
            [me] Tu as trouvé en
           *[one] { $seat } a trouvé en
        } { $clues ->
            [one] { $clues } indice.
           *[other] { $clues } indices.
        }
    }
    .showing = La carte se retourne…
fact-unfound = C’était { $name }, et personne n’a trouvé : 20 cases pour qui lisait.
    .brief = C’était { $name }, et personne n’a trouvé.
    .showing = La carte se retourne…
fact-disputed = { $accepted ->
    [yes] { $reader-who ->
        [me] Tu as accepté
       *[one] { $reader } a accepté
    } « { $words } », dit par { $seat }, et la carte disait : { $verdict ->
        [almost] presque.
       *[wrong] faux.
    }
   *[no] { $reader-who ->
        [me] Tu as refusé
       *[one] { $reader } a refusé
    } « { $words } », dit par { $seat }, et la carte disait : juste, à une faute de frappe près.
}
fact-walked = { $seat-who ->
    [me] Tu avances
   *[one] { $seat } avance
} de { $steps ->
    [one] { $steps } case.
   *[other] { $steps } cases.
}
    .showing = { $seat-who ->
        [me] Tu avances…
       *[one] { $seat } avance…
    }
fact-token-back = { $seat-who ->
    [me] Un soleil : tu reprends ton jeton violet.
   *[one] Un soleil : { $seat } reprend son jeton violet.
}
fact-won = { $seats-who ->
    [me] Tu gagnes la course !
    [one] { $seats } gagne la course !
    [us] { $seats }, vous gagnez la course ensemble !
   *[many] { $seats } gagnent la course ensemble !
}

## Ce qu’on peut faire

offer-pick = demander un numéro : { $number }
offer-speak = je réponds
offer-call = « Réponse ! » — dépenser le jeton violet
offer-say = dire qui je suis : { $words }
offer-pass = passer
offer-roll = lancer le dé
offer-ask = poser une question du menu : { $trait }
offer-ask-freely = poser ta propre question : { $words }
offer-reply = répondre à ta façon : { $words }
offer-nod = répondre d’un mot : { $truth }
offer-accept = accepter la réponse
offer-refuse = refuser la réponse

field-number = numéro
field-words = texte
field-trait = question
field-truth = réponse

awaited-picking = { $seats-who ->
    [me] À toi de demander un numéro.
    [one] { $seats } choisit un numéro…
    [us] Vous choisissez un numéro, { $seats }.
   *[many] { $seats } choisissent un numéro…
}
awaited-rolling = { $seats-who ->
    [me] À toi de lancer le dé.
    [one] { $seats } va lancer le dé…
    [us] Vous allez lancer le dé, { $seats }.
   *[many] { $seats } vont lancer le dé…
}
awaited-asking = { $seats-who ->
    [me] À toi de poser une question.
    [one] { $seats } cherche une question…
    [us] Vous cherchez une question, { $seats }.
   *[many] { $seats } cherchent une question…
}
awaited-replying = { $seats-who ->
    [me] À toi de répondre à la question.
    [one] { $seats } va répondre à la question…
    [us] Vous allez répondre à la question, { $seats }.
   *[many] { $seats } vont répondre à la question…
}
awaited-thinking = { $seats-who ->
    [me] À toi de répondre, ou de passer.
    [one] { $seats } réfléchit…
    [us] Vous réfléchissez, { $seats }.
   *[many] { $seats } réfléchissent…
}
awaited-answering = { $seats-who ->
    [me] À toi de dire qui je suis.
    [one] { $seats } va dire qui je suis…
    [us] Vous allez dire qui je suis, { $seats }.
   *[many] { $seats } vont dire qui je suis…
}
awaited-judging = { $seats-who ->
    [me] À toi de juger la réponse.
    [one] { $seats } juge la réponse…
    [us] Vous jugez la réponse, { $seats }.
   *[many] { $seats } jugent la réponse…
}
turn-picking = À toi de demander un numéro de 1 à 20.
turn-rolling = À toi de lancer le dé.
turn-asking = Pose une question à qui lit la carte.
turn-replying = Réponds vrai, sans dire le nom.
turn-thinking = { $can-call ->
    [yes] Si tu sais, dis « Réponse ! » : cela te coûte ton jeton violet.
   *[no] Tu sais ? Dis « Je réponds ». Sinon, passe.
}
turn-answering = Dis qui je suis.
turn-may = Si tu sais, dis « Réponse ! » : cela te coûte ton jeton violet.
turn-judging = À toi de juger : est-ce la bonne réponse ?

## À voix haute, et à l’oreille de qui lit

aloud-category = Je suis { $category }.
aloud-number = { $number }.
aloud-mark = { $number } : un point d’interrogation.
aloud-die = { $face ->
    [mark] Point d’interrogation !
   *[blank] Rien.
}
aloud-called = Réponse ! { $seat }.
aloud-judged = { $right ->
    [yes] C’est juste !
   *[no] C’est faux.
}
aloud-name = C’était :
ear-name = Le nom
ear-aliases = Juste aussi
ear-refused = Jamais juste
ear-question = La question
ear-advice = La réponse, et l’avis
ear-numbers = Les indices
ear-clue = { $heard ->
    [yes] Indice { $number }, déjà lu
   *[no] Indice { $number }
}

## Pourquoi ce n’est pas possible

refusal-not-your-turn = Ce n’est pas à toi de jouer.
refusal-not-now = Ce n’est pas le moment de faire cela.
refusal-out-of-range = Les numéros vont de 1 à 20.
refusal-taken = Ce numéro a déjà son jeton rouge.
refusal-no-token = Tu n’as plus de jeton violet.
refusal-reader-cannot = C’est toi qui lis : tu connais la réponse.
refusal-somebody-answers = Quelqu’un répond déjà : personne ne l’interrompt.
refusal-empty = Il faut écrire quelque chose.
refusal-too-long = C’est trop long : 60 caractères pour dire qui je suis, 140 pour une question ou ce qu’on y répond.
refusal-holds-the-name = Ta réponse dit le nom.
refusal-off-the-menu = Cette question n’est pas au menu de cette carte.

## Comment la partie s’est finie

ending-finish = La course est finie : le pion le plus loin gagne.

## Ce dont on se souviendra

award-earliest-answer = La réponse la plus rapide
    .line = { $seat } : « { $name } » { $clues ->
        [one] en un indice
       *[other] en { $clues } indices
    }
award-boldest-call = Le jeton violet le mieux joué
    .line = { $seat } : « { $name } » { $clues ->
        [one] en un indice
       *[other] en { $clues } indices
    }
award-toughest-card = La carte la plus coriace
    .line = { $seat } : « { $name } », { $clues ->
        [one] un indice
       *[other] { $clues } indices
    }
award-most-trails = L’instinct le plus vif
    .line = { $seat } : { $wrong ->
        [one] une fausse piste
       *[other] { $wrong } fausses pistes
    }
award-best-memory = La meilleure mémoire
    .line = { $seat } : { $cards ->
        [one] une carte devinée
       *[other] { $cards } cartes devinées
    }
award-cards-read = Une belle voix
    .line = { $seat } : { $cards ->
        [one] une carte lue
       *[other] { $cards } cartes lues
    }
award-found-cards = Une bonne mémoire
    .line = { $seat } : { $cards ->
        [one] une carte devinée
       *[other] { $cards } cartes devinées
    }
award-squares-walked = En chemin
    .line = { $seat } : { $squares ->
        [one] une case parcourue
       *[other] { $squares } cases parcourues
    }

## La situation, en bref

glance-looked = { $category } ; { $reader-who ->
    [me] c’est toi qui lis
   *[one] { $reader } lit
} ; { $investigator-who ->
    [me] c’est ton tour
   *[one] { $investigator } cherche
} ; { $left ->
    [one] { $left } numéro libre
   *[other] { $left } numéros libres
}
    .label = On cherche
glance-card = { $name }
    .label = Le nom, rien que pour toi
glance-clue = { $text ->
    [none] { $number } : un point d’interrogation
   *[other] { $number } : { $text }
}
    .label = Indice
glance-misses = { $misses }
    .label = Ce n’est pas
glance-tokens = { $seats }
    .label = Jetons violets
glance-pawns = { $pawns } ; arrivée : { $finish }
    .label = La course

## Le plateau dans la page

board-skip = Abréger pour moi
board-tray = Tes choix
board-shuffling = On mélange les cartes…
board-first = { $seat-who ->
    [me] À toi de lire la première carte !
   *[one] { $seat } lit la première carte.
}
board-name = Le nom, que tu gardes pour toi :
board-stamp-person = personnage
board-stamp-place = lieu
board-stamp-thing = chose
board-stamp-said = « Je suis { $category }. »
board-stamp-what = { $name } : qu’est-ce que cela comprend ?
board-covers-person = Quelqu’un qui vit, qui a vécu ou qu’on a inventé : une personne, le héros d’un livre ou d’un film, même un animal, ou un groupe.
board-covers-place = Un endroit : ville, pays, région, montagne, mer, monument, planète… Il peut être imaginaire.
board-covers-thing = Tout le reste : un objet, un animal, une plante, un événement, une idée…
board-placed = { $count ->
    [0] Les numéros de 1 à { $all } : aucun n’est pris.
    [one] Les numéros de 1 à { $all } : { $numbers } est pris.
   *[other] Les numéros de 1 à { $all } : { $numbers } sont pris.
}
board-pick = Demande un numéro
board-pick-number = { $number }
board-pick-taken = { $number }, déjà pris
board-clue-number = Indice { $number } :
board-mark = Point d’interrogation
board-worth = { $clues ->
    [one] { $clues } indice
   *[other] { $clues } indices
} : trouver vaut { $finds ->
    [0] 0 case
    [one] { $finds } case
   *[other] { $finds } cases
} { $seat-who ->
    [me] pour toi
   *[one] pour { $seat }
}, { $reads } { $reader-who ->
    [me] pour toi
   *[one] pour { $reader }
}
board-heard = Ce qu’on sait déjà
board-not = ce n’est pas « { $words } »
board-last = La carte d’avant :
board-against = Contre l’avis de la carte :
board-dispute = { $reader ->
    [none] { $accepted ->
        [yes] on a accepté
       *[no] on a refusé
    }
   *[other] { $reader-who ->
        [me] { $accepted ->
            [yes] tu as accepté
           *[no] tu as refusé
        }
       *[one] { $accepted ->
            [yes] { $reader } a accepté
           *[no] { $reader } a refusé
        }
    }
} « { $words } », { $seat-who ->
    [me] ta réponse
   *[one] dit par { $seat }
}. La carte disait : { $verdict ->
    [slip] juste, à une faute de frappe près.
    [almost] presque.
   *[wrong] faux.
}
board-found = { $called ->
    [yes] { $seat-who ->
        [me] Tu as trouvé, par une réponse libre.
       *[one] { $seat } a trouvé, par une réponse libre.
    }
   *[no] { $seat-who ->
        [me] Tu as trouvé après
       *[one] { $seat } a trouvé après
    } { $clues ->
        [one] { $clues } indice.
       *[other] { $clues } indices.
    }
}
board-unfound = Personne n’a trouvé.

board-roll = Lancer le dé
board-die = { $face ->
    [mark] { $seat-who ->
        [me] Un point d’interrogation : pose une question !
       *[one] Un point d’interrogation : { $seat } pose une question !
    }
    [blank] Rien : le tour est fini.
    [air] Le dé roule…
   *[none] { $seat-who ->
        [me] À toi de lancer le dé.
       *[one] { $seat } va lancer le dé.
    }
}
board-talk-asks = { $seat-who ->
    [me] Tu poses une question.
   *[one] { $seat } cherche une question…
}
board-talk-passed = { $seat-who ->
    [me] Tu ne réponds pas.
   *[one] { $seat } ne répond pas.
}
board-speaks = { $called ->
    [yes] « Réponse ! »
   *[no] « Je réponds ! »
}
board-answer = « { $words } »
board-silence = { $late ->
    [yes] Temps écoulé…
   *[no] Finalement, rien.
}
board-right = juste
board-wrong = faux

board-pass = Je passe
board-speak = Je réponds
board-may-call = { $count ->
    [one] { $seats } peut te couper la parole, tant que tu n’as pas dit « Je réponds ».
   *[other] { $seats } peuvent te couper la parole, tant que tu n’as pas dit « Je réponds ».
}
board-call = Réponse !
board-free = Tu sais ? Ta réponse libre
board-free-how = Juste : tu avances de { $prize }. Faux : ton jeton est perdu, jusqu’au prochain soleil.
board-who = Qui suis-je ?
board-say = Répondre
board-say-nothing = Je ne réponds pas

board-ask = Ta question, ou une du menu
board-ask-bot = Choisis dans le menu : un robot ne comprend rien d’autre
board-ask-it = Demander
board-menu = Le menu des questions
board-menu-none = Rien de tel au menu : ta question sera posée telle quelle.
board-menu-none-bot = Rien de tel au menu : efface, et choisis une question.
board-menu-origin = D’où et quand
board-menu-deeds = Ce que tu fais
board-menu-traits = Comment tu es
board-menu-sort = Quelle sorte
board-menu-where = Où et quand
board-menu-others = Autres questions
board-nods = Réponds d’un mot
board-nod-yes = Oui
board-nod-no = Non
board-nod-depends = Ça dépend
board-nod-unsure = Je ne sais pas
board-card-says = La carte dit : { $truth }
board-own-reply = Ou à ta façon, sans dire le nom
board-reply = Répondre

board-desk = Ta carte, rien que pour toi
board-read = { $clues ->
    [one] { $clues } lu
   *[other] { $clues } lus
} sur { $all }
board-aliases = Juste aussi :
board-refused = Jamais :
board-slots = Les vingt indices de ta carte
board-slot-mark = question, au dé
board-slot-read = (lu)
board-accept = Accepter
board-refuse = Refuser
board-advice-exact = C’est le nom.
board-advice-slip = Juste, à une faute de frappe près
board-advice-almost = Presque : la carte dit non
board-advice-wrong = La carte dit : faux
board-if-accepted = Si tu acceptes, { $seat } avance de { $finds }{ $called ->
    [yes] .
   *[no] { " " }et toi de { $reads }.
}

## La piste, dans la page

board-seats = Les joueurs
board-square = case { $square }
board-at-start = départ
board-at-finish = { $beyond ->
    [0] arrivée
   *[other] arrivée + { $beyond }
}
board-reads = { $seat-who ->
    [me] lis
   *[one] lit
}
board-picks = { $seat-who ->
    [me] choisis
   *[one] choisit
}
board-rolls = au dé
board-asks = { $seat-who ->
    [me] demandes
   *[one] demande
}
board-thinks = { $seat-who ->
    [me] réfléchis
   *[one] réfléchit
}
board-answers = { $seat-who ->
    [me] réponds
   *[one] répond
}
board-has-token = avec jeton violet
board-no-token = sans jeton violet
board-walks = { $seat-who ->
    [me] Tu avances
   *[one] { $seat } avance
} de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
board-token-back = { $seat-who ->
    [me] Un soleil : ton jeton violet revient !
   *[one] Un soleil : { $seat } reprend son jeton violet !
}

board-card-number = carte { $card }
board-more = et { $count } de plus
end-race = La course
end-how = Les cases de chacun, carte après carte.
end-seat = { $seat } : { $place } ; { $found ->
    [0] aucune carte trouvée
    [one] une carte trouvée
   *[other] { $found } cartes trouvées
}{ $best ->
    [0] .
    [one] , au mieux une case en une carte.
   *[other] , au mieux { $best } cases en une carte.
}
end-cards = Ce qu’on a trouvé
end-best = La plus belle trouvaille
end-found = { $called ->
    [yes] { $seat-who ->
        [me] ta réponse libre
       *[one] { $seat }, par une réponse libre
    }
   *[no] { $seat }, { $clues ->
        [one] { $clues } indice
       *[other] { $clues } indices
    }
}
end-unfound = personne
end-disputes = Contre l’avis de la carte

last-one = { $seconds ->
    [one] Dis qui je suis : encore une seconde
   *[other] Dis qui je suis : encore { $seconds } secondes
}

## Réglages

option-first = Qui lit la première carte
    .brief = lit d’abord
option-board = Parcours
option-board-long = long, 80 cases
    .brief = long
option-board-short = court, 48 cases
    .brief = court
option-limit = Temps pour répondre
    .brief = réponse
option-limit-30 = 30 secondes
option-limit-60 = une minute
option-limit-120 = deux minutes
option-limit-none = sans limite

## La première fois qu’une décision se présente

hint-picking = Prends le numéro que tu veux : indices faciles et difficiles sont mélangés. Chaque numéro te coûte une case.
hint-rolling = Le dé montre une fois sur deux un point d’interrogation : tu pourras alors poser une question.
hint-asking = Choisis une question du menu ; à une personne, tu peux aussi poser la tienne. Tout le monde entend la réponse.
hint-replying = La carte répond aux questions du menu. Pour les autres, dis ce que tu sais.
hint-thinking =
    Se tromper ne coûte que le tour. Les autres peuvent t’interrompre avec leur jeton violet,
    tant que tu n’as pas dit « Je réponds ».
hint-answering = Une faute de frappe n’est pas grave : qui lit la carte peut l’accepter.
hint-judging = La carte te conseille, tu décides. Si tu décides contre elle, tout le monde le voit quand on la retourne.
