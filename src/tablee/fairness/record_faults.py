"""What can be wrong with a record, and the line that is at fault.

Malformed
└── Faulty
    ├── Damaged     the line is not one that a record could have there
    └── Disproved   every line reads well, but this one does not follow from the others
"""

from tablee.kernel.refusals import Malformed


class Faulty(Malformed):
    def __init__(self, line: int, what: str) -> None:
        """`line` counts from 1 in the file."""
        super().__init__(f"line {line}: {what}")
        self.line = line

    @property
    def what(self) -> str:
        return str(self).partition(": ")[2]


class Damaged(Faulty):
    """Nothing can be said about the game."""


class Disproved(Faulty):
    """The game did not go as the record says, or its chance was not the one committed to."""
