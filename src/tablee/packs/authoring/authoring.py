"""What a game with cards brings for those who write them, beside the struct of a card.

`packs` knows no game: the command and the server hand it the `AUTHORING` of the game that a pack is for.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablee.kernel.game import AnyGame
from tablee.kernel.structs import Value
from tablee.packs.authoring.drawings import Drawing
from tablee.packs.authoring.faults import Fault
from tablee.packs.authoring.read_texts import Texts
from tablee.packs.authoring.table_rows import Row
from tablee.packs.authoring.written import Draft, WrittenCard

Lint = Callable[[Sequence[Draft]], Iterator[Fault]]
"""Looks over all cards of a pack at once, as some things show only in all of them."""


@dataclass(frozen=True)
class Authoring:
    game: AnyGame
    written: type[Any]
    """The struct of a card as it is written; it has an `id`."""
    built: Callable[[Draft], Value]
    """The card as it is played, from the written one, in which no must finds a fault."""
    musts: Mapping[str, Lint]
    """By name: what every pack must meet, also one of one's own."""
    advice: Mapping[str, Lint]
    """By name: what packs that ship must meet too; to others it is advice, and refuses nothing."""
    ours: Collection[str]
    """Those of the advice that only concern packs that ship: others need not say their sources."""
    texts: Texts
    """What people read on a card: looked over for the language that it is in."""
    columns: Mapping[str, Sequence[str]]
    """Of a table: each with what its head may call it."""
    tabled: Callable[[Sequence[Row], str], Iterator[WrittenCard]]
    """Cards from the rows of a table."""
    rewritten: Callable[[Any, int], tuple[dict[str, Any], Mapping[str, Drawing]]]
    """A built card of this number as it could have been written, and the drawings that it names: for built files."""
    figures: Callable[[Sequence[Draft]], Iterator[str]]
    """Lines of Markdown for the page of a pack that ships: how its cards are spread, checked and sourced."""
    example: str
    """A first card in YAML, for `tablee pack new`."""
    sample: str
    """A table to begin with, for teachers: its head and a few rows."""
    on_a_card: int = 1
    """What whoever writes them counts, where it is not the card: questions."""
