"""Cards for tests and for the gallery: few enough that piles run out, some with drawings and some without."""

from tablee.games.incognito.cards import Doodle, PlaceCard, WordCard
from tablee.kernel.cards.pack import Pack
from tablee.kernel.stroke import Stroke, as_stroke

SALT = "1c06" * 8


def line(*places: tuple[int, ...]) -> Stroke:
    return as_stroke(places)


BOX = (line((800, 800), (2200, 800), (2200, 2200), (800, 2200), (800, 800)),)
FISH = (
    line((400, 1500), (1200, 1000), (2000, 1500), (1200, 2000), (400, 1500)),
    line((2000, 1500), (2600, 1000), (2600, 2000), (2000, 1500)),
    line((800, 1400)),
)
CARROT = (line((1500, 3000), (1200, 1200), (1800, 1200), (1500, 3000)), line((1500, 1200), (1500, 700)))
BOOT = (line((1000, 600), (1000, 2400), (2200, 2400), (2200, 2000), (1500, 1900), (1500, 600), (1000, 600)),)
ROOF = (line((300, 2000), (1500, 800), (2700, 2000)),)
WAVES = (line((200, 2000), (700, 1700), (1200, 2000), (1700, 1700), (2200, 2000)),)

WORDS = (
    WordCard("carotte", "Elle a bonne mine, surtout de crayon.", ("carottes",), "pointu", CARROT, ROOF),
    WordCard("poisson", "Il ne manque pas d’air, il manque d’eau.", ("poissons",), "courbe", FISH, BOX),
    WordCard("botte", "Deux bottes, et c’est la fête du foin.", ("bottes",), "long", BOOT),
    WordCard("cadeau", "Il se donne un genre : masculin.", ("cadeaux",), "rectangle", BOX),
    WordCard("as", "Il est le premier, et il est tout seul.", (), "rectangle"),
    WordCard("clé", "Elle a toujours le dernier mot : la serrure l’écoute.", ("clef", "clés")),
    WordCard("hot-dog", "Un chien chaud qui n’aboie pas."),
    WordCard("parapluie", "Il ne s’ouvre qu’aux gens mouillés.", ("parapluies",), "parapluie"),
    WordCard("bougie", "Elle fond dès qu’on l’allume."),
    WordCard("escargot", "Il dort chez lui, où qu’il aille."),
    WordCard("nuage", "Il passe, et ne dit jamais bonjour."),
    WordCard("pomme", "Elle tombe toujours bien."),
    WordCard("échelle", "Elle monte sans jamais bouger."),
    WordCard("fourchette", "Elle pique, mais sans se fâcher."),
)
PLACES = (
    PlaceCard("au marché", (Doodle("un étal", ROOF), Doodle("une caisse", BOX))),
    PlaceCard("à la plage", (Doodle("des vagues", WAVES),)),
    PlaceCard("dans un grenier", (Doodle("une malle", BOX), Doodle("un toit", ROOF))),
    PlaceCard("sur la Lune"),
    PlaceCard("au zoo", (Doodle("une grille", BOX),)),
    PlaceCard("à la ferme", (Doodle("un toit de grange", ROOF),)),
    PlaceCard("dans un sous-marin", (Doodle("un remous", WAVES),)),
)
PACK = Pack("incognito", "Quatorze mots, sept lieux", (*WORDS, *PLACES), salt=SALT)
NUMBER = {card.word: number for number, card in enumerate(WORDS)} | {
    card.place: len(WORDS) + number for number, card in enumerate(PLACES)
}
"""Of a card in the pack, by what stands on it."""
