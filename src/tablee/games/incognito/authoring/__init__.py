"""What those who write words and places get: the form of a card, its lints, a table's columns, a first card."""

from typing import Any

from tablee.games.incognito import GAME
from tablee.games.incognito.authoring import lints
from tablee.games.incognito.authoring.pack_figures import figures
from tablee.games.incognito.authoring.tabled import COLUMNS, tabled
from tablee.games.incognito.authoring.written import Written, played, rewritten
from tablee.packs.authoring.authoring import Authoring

EXAMPLE = """\
- type: word
  id: mot-1
  word: "chaussette"
  joke: "Sa sœur jumelle est entrée dans la machine et n’a jamais écrit."
- type: place
  id: lieu-1
  place: "au marché"
"""

SAMPLE = """\
mot;lieu;blague;aussi
craie;à l’école;"Plus elle travaille, plus elle est petite.";
échelle;au zoo;"Elle monte sans bouger.";escabeau
chapeau;à la plage;"Il a toujours quelqu’un en tête.";bonnet, casquette
poire;au marché;;
marteau;dans la forêt;;
lune;à la ferme;;croissant
guitare;;"Six cordes, et jamais pendue.";
escargot;;;
botte;;;
fusée;;;
cerf-volant;;;
brosse;;;balai-brosse
"""

FORM: Any = Written

AUTHORING = Authoring(
    game=GAME,
    written=FORM,
    built=played,
    musts={
        "cards": lints.enough,
        "drawings": lints.drawings_are_there,
        "duplicates": lints.no_word_twice,
        "leak": lints.no_doodle_is_a_word,
    },
    advice={
        "joke": lints.jokes,
        "doodles": lints.doodled,
        "drawn": lints.drawn_for_bots,
        "two drawings": lints.drawn_twice,
        "names": lints.opaque_names,
        "twins": lints.no_twins,
        "balance": lints.balanced,
    },
    ours=("doodles", "two drawings", "names", "balance"),
    texts=lints.texts,
    columns=COLUMNS,
    tabled=tabled,
    rewritten=rewritten,
    figures=figures,
    example=EXAMPLE,
    sample=SAMPLE,
)
