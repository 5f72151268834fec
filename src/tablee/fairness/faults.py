"""What can be wrong with a record, and the line that is at fault.

Malformed
└── Faulty
    ├── Damaged     the line is not one that a record could have there
    └── Disproved   every line reads well, but this one does not follow from the others
"""

from tablee.kernel.refusals import Malformed

LONGEST_WORD = 300
"""A message may quote the file, and the file may be hostile."""


class Faulty(Malformed):
    def __init__(self, line: int, what: str) -> None:
        """`line` counts from 1 in the file. `what` becomes one short line that no terminal takes for a command."""
        shown = "".join([letter if letter.isprintable() else "?" for letter in what])
        self.line = line
        self.what = shown if len(shown) <= LONGEST_WORD else shown[: LONGEST_WORD - 1] + "…"
        super().__init__(f"line {line}: {self.what}")


class Damaged(Faulty):
    """Nothing can be said about the game."""


class Disproved(Faulty):
    """The game did not go as the record says, or its chance was not the one committed to."""
