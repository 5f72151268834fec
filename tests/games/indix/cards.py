"""Cards for tests and for the gallery: fifteen, of which each category has five; true as far as they go."""

from tablee.games.indix.cards import Card, ClueKind, Slot
from tablee.games.indix.vocabulary import Category, Truth
from tablee.kernel.cards.pack import Pack

SALT = "1d12" * 8
MARK = Slot()
"""A question mark."""

ANYBODY = (
    "On raconte mon histoire aux enfants.",
    "Je n’ai jamais vu un téléphone de près.",
    "J’ai souvent voyagé sans bagages.",
    "On me reconnaît de loin, même de dos.",
    "Je me lève tôt, quand je me couche.",
    "Je n’ai pas toujours eu bonne presse.",
    "Une rue de ta ville porte peut-être mon nom.",
    "J’aime mieux le grand air que les salons.",
    "On m’a peint, dessiné et même déguisé.",
    "J’ai eu des amis fidèles, et d’autres moins.",
    "Je n’ai jamais appris à nager.",
    "Mes ennemis ne riaient pas de moi longtemps.",
)
ANYWHERE = (
    "On m’a mis sur des timbres.",
    "J’ai vu passer plus d’un roi.",
    "On me photographie au coucher du soleil.",
    "Il m’arrive d’avoir les pieds dans l’eau.",
    "On vient me voir de très loin.",
    "Je suis plus vieux que ta grand-mère.",
    "Mon nom ne compte pas plus de trois mots.",
    "L’hiver, je suis bien plus tranquille.",
    "On m’a chanté dans plusieurs langues.",
    "On peut m’acheter en miniature.",
    "Je ne bouge pas, ou si peu.",
    "Les oiseaux me connaissent bien.",
)
ANYTHING = (
    "On me trouve dans plus d’une chanson.",
    "J’existais avant la télévision.",
    "On peut m’oublier dans un train.",
    "Je ne réponds pas quand on m’appelle.",
    "Les enfants me dessinent volontiers.",
    "Je vaux plus ou moins cher, selon.",
    "On me donne parfois en cadeau.",
    "Je fais partie de plus d’un proverbe.",
    "Je ne dors jamais tout à fait.",
    "On peut me voir au musée.",
    "Il y en a de toutes les couleurs.",
    "Je tiens rarement en place.",
)
OF = {Category.PERSON: ANYBODY, Category.PLACE: ANYWHERE, Category.THING: ANYTHING}
KINDS = tuple(ClueKind)


def card(
    category: Category, name: str, aliases: tuple[str, ...], refused: tuple[str, ...], *own: str, marks: tuple[int, ...]
) -> Card:
    """Five clues of its own first, from a hard one to the gift, then some that fit many; question marks at `marks`."""
    clues = [*own, *OF[category]]
    weights = (1, 2, 3, 3, 4, *[1] * len(OF[category]))
    each = enumerate(zip(clues, weights, strict=True))
    left = iter([Slot(text, weight, KINDS[at % len(KINDS)]) for at, (text, weight) in each])
    slots = [MARK if number in marks else next(left, Slot(f"Voici mon indice {number}.", 1)) for number in range(1, 21)]
    truths = [[Truth.YES, Truth.NO, Truth.DEPENDS][(at + len(name)) % 3] for at in range(25)]
    return Card(category, name, aliases, refused, tuple(slots), tuple(truths))


P, L, T = Category.PERSON, Category.PLACE, Category.THING
CARDS = (
    card(
        *(P, "Jeanne d’Arc", ("Jeanne la Pucelle", "la Pucelle d’Orléans"), ("Jeanne Hachette",)),
        *("J’ai filé la laine avant de porter l’armure.", "Je ne savais pas écrire, et on a gardé mes lettres."),
        *(
            "J’ai dit au roi qui il était.",
            "J’ai entendu des voix dans un jardin.",
            "Orléans me fête chaque mai.",
        ),
        marks=(4, 11),
    ),
    card(
        *(L, "la tour Eiffel", ("tour Eiffel", "la dame de fer"), ("Gustave Eiffel", "tour Montparnasse")),
        *("Je devais disparaître au bout de vingt ans.", "On me repeint de la tête aux pieds."),
        *("Je suis née pour une exposition.", "J’ai quatre pieds et trois étages.", "La nuit, je scintille sur Paris."),
        marks=(2, 17),
    ),
    card(
        *(T, "le piano", ("piano", "piano à queue"), ("accordéon", "clavecin")),
        *("J’ai parfois une queue.", "Je suis droit chez ceux qui ont peu de place."),
        *("On m’accorde, et je ne dis pas merci.", "J’ai deux ou trois pédales.", "J’ai quatre-vingt-huit touches."),
        marks=(7, 20),
    ),
    card(
        *(P, "Léonard de Vinci", ("Léonard", "Leonardo da Vinci"), ("Michel-Ange",)),
        *("J’écrivais à l’envers.", "Je commence tout, et je finis peu."),
        *("J’ai dessiné des machines à voler.", "Je suis mort au bord de la Loire.", "J’ai peint la Joconde."),
        marks=(1, 13),
    ),
    card(
        *(L, "Venise", ("la Sérénissime",), ("Vérone", "Vienne")),
        *("Mes taxis ont besoin d’eau.", "J’ai plus de quatre cents ponts."),
        *("On y vient masqué.", "Un lion ailé me garde.", "On s’y promène en gondole."),
        marks=(5, 10, 15),
    ),
    card(
        *(T, "l’éléphant", ("éléphant", "éléphant d’Afrique"), ("mammouth", "Babar")),
        *("Je dors debout, ou presque.", "On dit que j’ai de la mémoire."),
        *("Dans un magasin de porcelaine, gare.", "J’ai de grandes oreilles.", "J’ai une trompe."),
        marks=(9,),
    ),
    card(
        *(P, "Cléopâtre", ("Cléopâtre VII",), ("Néfertiti",)),
        *("J’étais grecque, et l’on ne s’en souvient guère.", "On a beaucoup parlé de mon nez."),
        *("On me fait voyager dans un tapis.", "Un serpent, dit-on, m’a emportée.", "J’ai été reine d’Égypte."),
        marks=(6, 18),
    ),
    card(
        *(L, "le mont Blanc", ("mont Blanc", "le toit de l’Europe"), ("mont Rose",)),
        *("J’ai changé de taille d’une année à l’autre.", "On passe dessous en voiture."),
        *("On m’a vaincu en 1786.", "Chamonix dort à mes pieds.", "Je suis le plus haut sommet des Alpes."),
        marks=(3, 12),
    ),
    card(
        *(T, "le vélo", ("vélo", "bicyclette", "la petite reine"), ("moto", "monocycle")),
        *("Mes rayons n’éclairent pas.", "J’ai une selle, et pas de cheval."),
        *("On me vole souvent.", "Je fais le tour de la France en juillet.", "J’ai deux roues et deux pédales."),
        marks=(8, 14),
    ),
    card(
        *(P, "Mary Poppins", ("Poppins",), ("Nanny McPhee",)),
        *("Je mesure tout, même les enfants.", "Mon sac est plus grand dedans que dehors."),
        *("J’arrive avec le vent d’est.", "Je range en chantant.", "Je vole sous un parapluie."),
        marks=(2, 19),
    ),
    card(
        *(L, "la Lune", ("Lune",), ("Mars", "le Soleil")),
        *("Je tourne sans te quitter des yeux.", "J’ai des mers, et pas d’eau."),
        *("Je fais monter la mer.", "Douze hommes ont marché sur moi.", "Je suis pleine une fois par mois."),
        marks=(4, 16),
    ),
    card(
        *(T, "le parapluie", ("parapluie", "pépin"), ("parasol", "ombrelle")),
        *("On m’oublie quand il fait beau.", "J’ai des baleines, loin de la mer."),
        *("Cherbourg m’a rendu célèbre.", "M’ouvrir à la maison porte malheur.", "Je te garde au sec."),
        marks=(1, 11),
    ),
    card(
        *(P, "Obélix", ("Obelix",), ("Astérix", "Idéfix")),
        *("Je livre à domicile, et c’est lourd.", "Je ne suis pas gros."),
        *("J’y suis tombé quand j’étais petit.", "J’aime le sanglier.", "Je porte des menhirs."),
        marks=(6, 13),
    ),
    card(
        *(L, "l’Égypte", ("Égypte",), ("Éthiopie",)),
        *("On m’appelle un don de mon fleuve.", "J’ai inventé le papier, ou presque."),
        *("Mes rois dorment sous des pierres.", "Mes chats étaient sacrés.", "J’ai des pyramides et un sphinx."),
        marks=(7, 15),
    ),
    card(
        *(T, "la baguette", ("baguette de pain", "baguette"), ("croissant",)),
        *("On me croque le bout en chemin.", "Je vais mal au bout de deux jours."),
        *("On me porte sous le bras.", "Il y en a aussi de magiques.", "Le boulanger me sort du four chaque matin."),
        marks=(3, 18),
    ),
)
JEANNE, EIFFEL, PIANO = range(3)

PACK = Pack("indix", "Quinze cartes", CARDS, salt=SALT)
