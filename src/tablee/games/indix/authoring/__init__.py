"""What those who write cards of « Indix » get: the form of a card, its lints, a table's columns, a first card."""

from tablee.games.indix import GAME
from tablee.games.indix.authoring import lints
from tablee.games.indix.authoring.balance import balanced
from tablee.games.indix.authoring.pack_figures import figures
from tablee.games.indix.authoring.tabled import COLUMNS, tabled
from tablee.games.indix.authoring.written import WrittenCard, played, rewritten
from tablee.packs.authoring.authoring import Authoring

SNOWMAN = (
    "Je fonds de plaisir quand il fait beau.",
    "Je n’ai jamais chaud.",
    "Je suis né d’une boule, puis de deux, puis de trois.",
    "Je ne porte pas de chaussures.",
    "On me laisse dormir dehors.",
    "Je ne parle pas, mais j’ai souvent un sourire.",
    "Je n’ai pas de grands-parents.",
    "Les enfants me donnent un nom, puis ils rentrent.",
    "On me fait en une heure, et je pars en une semaine.",
    "Je tiens un balai, et je ne balaie jamais.",
    "On me voit sur les cartes de vœux.",
    "Je porte un vieux chapeau et une écharpe.",
    "Mes bras sont des branches.",
    "Mes boutons sont des cailloux.",
    "Au soleil, je deviens une flaque.",
    "J’ai une carotte à la place du nez.",
    "On me roule dans le jardin quand tout est blanc.",
)
"""From hard to easy."""
EXAMPLE = "\n".join(
    [
        "- id: carte-1",
        "  category: thing",
        '  name: "le bonhomme de neige"',
        '  aliases: ["bonhomme de neige"]',
        '  refused: ["flocon"]',
        "  clues:",
        *[f'    - {{text: "{text}"}}' for text in SNOWMAN],
        *["    - question_mark: true"] * 3,
        "",
    ]
)
SAMPLE = "\n".join(
    [
        "nom;catégorie;indice;poids;aussi;refusé",
        f'le bonhomme de neige;chose;"{SNOWMAN[0]}";1;bonhomme de neige;flocon',
        *[f';;"{text}";{2 if at < 9 else 3};;' for at, text in enumerate(SNOWMAN[1:])],
        "",
    ]
)

AUTHORING = Authoring(
    game=GAME,
    written=WrittenCard,
    built=played,
    musts={
        "slots": lints.slots,
        "menu": lints.on_the_menu,
        "names": lints.no_name_twice,
        "leak": lints.no_name_in_a_clue,
    },
    advice={
        "family words": lints.no_family_in_a_clue,
        "alone": lints.stands_alone,
        "length": lints.soon_read,
        "mix": lints.well_mixed,
        "forms": lints.well_named,
        "attributes": lints.all_answered,
        "sources": lints.sourced,
        "duplicates": lints.no_clue_twice,
        "balance": balanced,
    },
    ours=("mix", "forms", "attributes", "sources", "balance"),
    texts=lints.texts,
    columns=COLUMNS,
    tabled=tabled,
    rewritten=rewritten,
    figures=figures,
    example=EXAMPLE,
    sample=SAMPLE,
)
