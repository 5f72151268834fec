"""Plain values as they stand in a file, and on which line each of them stands."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Path = tuple[str | int, ...]
"""Where a value is: names of fields and places in lists, from the top of a card."""


@dataclass(frozen=True)
class WrittenCard:
    """One card as its author wrote it, nothing checked yet."""

    value: object
    file: str
    lines: Mapping[Path, int] = field(default_factory=dict)
    """By path; () is the card itself. A path that is missing stands where the nearest one above it does."""

    def line(self, *path: str | int) -> int:
        for end in range(len(path), -1, -1):
            if (found := self.lines.get(path[:end])) is not None:
                return found
        return 0
