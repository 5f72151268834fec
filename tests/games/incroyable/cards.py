"""Cards for tests and for the gallery: eight, with answers that a test can reckon with, and true ones all the same."""

from tablee.games.incroyable.cards import Question, QuestionCard
from tablee.games.incroyable.vocabulary import Kind
from tablee.kernel.cards.pack import Pack

SALT = "1c09" * 8


def year(text: str, answer: int, comment: str = "") -> Question:
    return Question(text, answer, Kind.YEAR, comment=comment)


CARDS = (
    QuestionCard(
        livres=Question("Combien de nuits y a-t-il dans le titre des contes de Shéhérazade ?", 1001, unit="nuits"),
        globe=Question("Combien de pays touchent la mer Méditerranée ?", 22, unit="pays"),
        coeur=Question(
            "Combien de touches a un piano de concert ?", 88, unit="touches", comment="52 blanches et 36 noires."
        ),
        arbre=Question("Combien de dents a un chien adulte ?", 42, unit="dents", comment="Dix de plus que nous."),
        professeur=Question(
            "Combien d’étoiles a le drapeau des États-Unis ?",
            50,
            unit="étoiles",
            comment="Une par État ; la dernière, Hawaï, y est depuis 1960.",
        ),
    ),
    QuestionCard(
        livres=year("En quelle année paraît « Vingt mille lieues sous les mers » de Jules Verne, en volume ?", 1870),
        globe=Question(
            "À combien de degrés de latitude nord se trouve-t-on à mi-chemin entre l’équateur et le pôle ?",
            45,
            Kind.MEASURE,
            unit="degrés",
            comment="Le quarante-cinquième parallèle passe tout près de Bordeaux, de Valence et de Turin.",
        ),
        coeur=Question("Combien de minutes dure une mi-temps de rugby à XV ?", 40, Kind.DURATION, unit="minutes"),
        arbre=Question("Combien de pattes a une écrevisse, pinces comprises ?", 10, unit="pattes"),
        professeur=Question("Combien d’os compte le squelette d’un adulte ?", 206, unit="os"),
    ),
    QuestionCard(
        livres=Question("Combien de chants compte l’Odyssée ?", 24, unit="chants"),
        globe=Question("Quelle est l’altitude du mont Blanc ?", 4806, Kind.MEASURE, unit="mètres"),
        coeur=Question("Combien de cases a un échiquier ?", 64, unit="cases"),
        arbre=Question("Combien de bras a le plus souvent une étoile de mer commune ?", 5, unit="bras"),
        professeur=Question(
            "Combien de cartes d’une même couleur y a-t-il dans un jeu de 52 cartes ?",
            13,
            unit="cartes",
            comment="De l’as au roi.",
        ),
    ),
    QuestionCard(
        livres=Question(
            "Quel nombre donne son titre au dernier roman de Victor Hugo, paru en 1874 ?",
            93,
            comment="« Quatrevingt-treize » : l’année 1793.",
        ),
        globe=year("En quelle année Hanoï devient-elle la capitale du Vietnam, sous la dynastie Lý ?", 1010),
        coeur=Question("Quel numéro porte le département de Paris ?", 75, Kind.RANK),
        arbre=Question(
            "Combien de vertèbres a le cou d’une girafe ?", 7, unit="vertèbres", comment="Autant que le nôtre."
        ),
        professeur=Question("Combien d’éléments chimiques compte le tableau périodique ?", 118, unit="éléments"),
    ),
    QuestionCard(
        livres=Question("Combien d’actes compte « Le Malade imaginaire » ?", 3, unit="actes"),
        globe=Question("Combien d’États sont membres des Nations unies ?", 193, unit="États"),
        coeur=Question("Combien de cordes a une harpe de concert ?", 47, unit="cordes"),
        arbre=Question("Combien de jours porte une éléphante d’Asie, à peu près ?", 640, Kind.DURATION, unit="jours"),
        professeur=year(
            "En quelle année Marie Curie reçoit-elle son second prix Nobel ?", 1911, "Cette fois en chimie."
        ),
    ),
    QuestionCard(
        livres=Question(
            "Combien de fables de La Fontaine sont publiées en douze livres, à peu près ?", 243, unit="fables"
        ),
        globe=Question("Quelle est la longueur de la Loire ?", 1006, Kind.MEASURE, unit="kilomètres"),
        coeur=Question("À quel âge Mozart est-il mort ?", 35, Kind.AGE, unit="ans"),
        arbre=Question("Quelle part du corps d’une méduse est de l’eau ?", 95, Kind.PERCENT, unit="%"),
        professeur=Question("Combien de secondes y a-t-il dans une heure ?", 3600, Kind.DURATION, unit="secondes"),
    ),
    QuestionCard(
        livres=Question("Combien de lettres a l’alphabet grec ?", 24, unit="lettres"),
        globe=Question("Quelle est la profondeur du lac Baïkal ?", 1642, Kind.MEASURE, unit="mètres"),
        coeur=year("En quelle année les premiers Jeux olympiques modernes ont-ils lieu à Athènes ?", 1896),
        arbre=Question("Combien d’yeux ont la plupart des araignées ?", 8, unit="yeux"),
        professeur=Question("À combien de degrés Celsius fond l’or, à peu près ?", 1064, Kind.MEASURE, unit="degrés"),
    ),
    QuestionCard(
        livres=year("En quelle année le premier album des aventures d’Astérix paraît-il ?", 1961),
        globe=Question(  # as long as one may be, nearly
            "Combien de marches mènent du sol au sommet de la tour Eiffel, si l’on compte toutes celles de l’escalier "
            "du pilier est tel qu’il fut bâti en 1889, y compris celles qui sont fermées au public ?",
            1665,
            unit="marches",
        ),
        coeur=Question("Combien de cases a un jeu de l’oie ?", 63, unit="cases"),
        arbre=Question(
            "Combien de kilos pèse le cœur d’une baleine bleue, à peu près ?", 180, Kind.MEASURE, unit="kilos"
        ),
        professeur=Question("Combien de degrés font les angles d’un triangle ?", 180, Kind.MEASURE, unit="degrés"),
    ),
)
FIFTY, FORTY_FIVE, THIRTEEN, RISK = range(4)
"""Those of the four worked turns, by the answer of the question that is read there."""

PACK = Pack("incroyable", "Huit cartes", CARDS, salt=SALT)


def answering(*answers: int) -> Pack:
    """A pack in which every question of a card has the same answer: of the first card this one, and so on."""
    cards = [_all_alike(number, answer) for number, answer in enumerate(answers)]
    return Pack("incroyable", "Réponses connues", cards, salt=SALT)


def _all_alike(number: int, answer: int) -> QuestionCard:
    return QuestionCard(*[Question(f"Combien, carte {number}, question {at} ?", answer) for at in range(5)])
