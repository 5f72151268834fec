"""Plain values as they stand in a file, and on which line each of them stands."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tablee.packs.authoring.drawings import Drawing
from tablee.packs.authoring.faults import Fault

Path = tuple[str | int, ...]
"""Where a value is: names of fields and places in lists, from the top of a card."""


@dataclass(frozen=True)
class WrittenCard:
    """One card as its author wrote it, nothing checked yet."""

    value: object
    file: str
    lines: Mapping[Path, int] = field(default_factory=dict)
    """By path; () is the card itself. A path that is missing stands where the nearest one above it does."""

    labels: Mapping[Path, str] = field(default_factory=dict)
    """What their author calls them, where it is not the name of the field: columns of a table."""

    def label(self, *path: str | int) -> str:
        return self.labels.get(path, ".".join(map(str, path)))

    def line(self, *path: str | int) -> int:
        for end in range(len(path), -1, -1):
            if (found := self.lines.get(path[:end])) is not None:
                return found
        return 0

    @property
    def place(self) -> str:
        """As compilers say it; empty for a card of a built file, which has no lines."""
        return f"{self.file}:{self.line()}" if self.file else ""


@dataclass(frozen=True)
class Draft:
    """A card that has the form that its game wants, and where it was written."""

    card: Any
    """The game's own struct of a written card: with sources and all that only authors and checkers need."""
    written: WrittenCard
    drawings: Mapping[str, Drawing] = field(default_factory=dict)
    """Those of its pack, by the names that a card may give."""

    def fault(self, lint: str, what: str, *path: str | int, **details: object) -> Fault:
        said = {name: str(detail) for name, detail in details.items()}
        written = self.written
        return Fault(lint, what, written.file, written.line(*path), str(self.card.id), written.label(*path), said)
