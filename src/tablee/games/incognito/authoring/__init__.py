"""What those who write words and places get: the form of a card, its lints, a table's columns, a first card."""

from typing import Any

from tablee.games.incognito import GAME
from tablee.games.incognito.authoring import lints
from tablee.games.incognito.authoring.pack_figures import figures
from tablee.games.incognito.authoring.tabled import COLUMNS, tabled
from tablee.games.incognito.authoring.written import Written, played
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
        "typography": lints.typography,
        "doodles": lints.doodled,
        "two drawings": lints.drawn_twice,
        "names": lints.opaque_names,
        "twins": lints.no_twins,
        "balance": lints.balanced,
    },
    columns=COLUMNS,
    tabled=tabled,
    figures=figures,
    example=EXAMPLE,
)
