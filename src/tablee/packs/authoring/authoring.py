"""What a game with cards brings for those who write them, beside the struct of a card.

`packs` knows no game: the command and the server hand it the `AUTHORING` of the game that a pack is for.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablee.kernel.game import AnyGame
from tablee.kernel.structs import Value
from tablee.packs.authoring.faults import Fault
from tablee.packs.authoring.table_rows import Row
from tablee.packs.authoring.written import WrittenCard


@dataclass(frozen=True)
class Draft:
    """A card that has the form that its game wants, and where it was written."""

    card: Any
    """The game's own struct of a written card: with sources and all that only authors and checkers need."""
    written: WrittenCard

    def fault(self, lint: str, text: str, *path: str | int) -> Fault:
        return Fault(lint, self.written.file, self.written.line(*path), str(self.card.id), text)


Lint = Callable[[Sequence[Draft]], Iterator[Fault]]
"""Looks over all cards of a pack at once, as some things show only in all of them."""


@dataclass(frozen=True)
class Authoring:
    game: AnyGame
    written: type[Any]
    """The struct of a card as it is written; it has an `id`."""
    built: Callable[[Any], Value]
    """The card as it is played, from the written one."""
    musts: Mapping[str, Lint]
    """By name: what every pack must meet, also one of one's own."""
    advice: Mapping[str, Lint]
    """By name: what packs that ship must meet too; to others it is advice, and refuses nothing."""
    columns: Mapping[str, Sequence[str]]
    """Of a table: each with what its head may call it."""
    tabled: Callable[[Sequence[Row], str], Iterator[WrittenCard]]
    """Cards from the rows of a table."""
    figures: Callable[[Sequence[Draft]], Iterator[str]]
    """Lines of Markdown for the page of a pack that ships: how its cards are spread, checked and sourced."""
    example: str
    """A first card in YAML, for `tablee pack new`."""
