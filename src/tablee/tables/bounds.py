"""Bounds of a table: how much may happen at it. People who play never meet one; whoever does not play ends there."""

from dataclasses import dataclass
from typing import Literal

from tablee.tables.entries import Timestamp

Room = Literal["enough", "little", "none"]
"""How much is left up to a bound, as people are told: of a table's log, or of the disk for all of them."""


@dataclass(frozen=True)
class LogBounds:
    """Entries of a table's log, and its bytes."""

    full: int = 40_000
    """With so many no other game begins: twenty long evenings."""
    last: int = 65_000
    """With so many a game that goes on is ended, and from then on people can only leave and the host close the table.
    Whatever game began last had room for its own bound (`Game.most_lines`)."""
    full_bytes: int = 24 * 2**20
    """Likewise: an evening of patient drawings has three."""
    last_bytes: int = 32 * 2**20
    nearly: float = 0.8
    """Of what is full: whoever is at the table is told, before and after a game."""


@dataclass(frozen=True)
class GamesInARow:
    """How fast one game follows another. Ten that people play take an evening; ten of bots alone take a second."""

    most: int = 10
    within: Timestamp = 5 * 60_000
    """Milliseconds in which so many begin at one table, and no more."""
