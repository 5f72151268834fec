"""Written cards for the tests of lints: a word and a place that meet them all, and others made from them."""

from collections.abc import Mapping
from typing import Any

from tablee.games.incognito.authoring import AUTHORING
from tablee.kernel.stroke import as_stroke
from tablee.packs.authoring.drafts import drafts
from tablee.packs.authoring.drawings import Drawing
from tablee.packs.authoring.faults import Fault
from tablee.packs.authoring.written import Draft, WrittenCard
from tests.packs.authoring.english import english

SQUARE = (as_stroke([(500, 500), (2500, 500), (2500, 2500), (500, 2500), (500, 500)]),)
CROSS = (as_stroke([(500, 500), (2500, 2500)]), as_stroke([(2500, 500), (500, 2500)]))
LADDER = (
    *(as_stroke([(x, 300), (x, 3800)]) for x in (1000, 2000)),
    *(as_stroke([(1000, y), (2000, y)]) for y in (1000, 2000, 3000)),
)
DRAWINGS: Mapping[str, Drawing] = {
    "square": SQUARE,
    "wobbled": (as_stroke([(520, 490), (2490, 510), (2510, 2490), (490, 2510), (505, 500)]),),
    "cross": CROSS,
    "ladder": LADDER,
    "nothing": (),
    **{f"d{at}": (as_stroke([(300, 300), (300 + 600 * at, 3500)]),) for at in range(1, 5)},
}
DOODLES = [{"name": name, "strokes": f"d{at}"} for at, name in enumerate(("étal", "cageot", "radis", "banc"), 1)]


def word(card: str = "w001", **changed: Any) -> Draft:
    plain = {"word": "tiroir", "joke": "Il adore qu’on le pousse.", "shape": "rectangle", "level": "easy"}
    return _draft({"type": "word", "id": card, "drawn": "square", "outline": "cross", **plain} | changed)


def place(card: str = "p001", **changed: Any) -> Draft:
    return _draft({"type": "place", "id": card, "place": "au marché", "doodles": DOODLES} | changed)


def _draft(value: dict[str, Any]) -> Draft:
    lines = {(): 1, ("joke",): 5, ("doodles", 0): 7}
    (good,), faults = drafts(iter([WrittenCard(value, "cards.yaml", lines)]), AUTHORING, DRAWINGS)
    assert not faults
    return good


def told(lint: Any, *cards: Draft) -> list[str]:
    found: list[Fault] = [*lint(cards)]
    return [english(fault, "incognito") for fault in found]
