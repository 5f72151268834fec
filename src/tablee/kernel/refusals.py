"""The three ways in which a request can go wrong, and only these.

Exception
├── Refused      a player asked for what the rules forbid: expected, told to that seat alone, nothing is logged
├── Malformed    what came does not decode or does not exist: bad bytes, an unknown game, option or seat
└── (any other)  a bug: the table stops, keeps its log and reports a replay that reproduces it
"""

from enum import StrEnum

from tablee.kernel.letters import printable

LONGEST = 300
"""Characters of a message: it may quote what came, and that may be hostile."""


class Refused(Exception):  # noqa: N818 - it is an answer of the rules, not an error of the program
    """The rules say no. The state is unchanged and nothing is logged."""

    def __init__(self, why: StrEnum) -> None:
        """`why` is a member of the game's closed set; it never holds anything of the state."""
        super().__init__(why)
        self.why = why


class Malformed(ValueError):  # noqa: N818 - same
    """One short line that says what was wrong and what would be right, and that no terminal takes for a command."""

    def __init__(self, what: str) -> None:
        super().__init__(printable(what, LONGEST))
