"""What sets the levels apart besides what they know: what a bot dares, and which questions it thinks of."""

from typing import NamedTuple

from tablee.kernel.game import Level


class Nerve(NamedTuple):
    sure: float
    """How sure it must be to spend its token."""
    dares: float
    """How often it is quick enough to break in; otherwise it leaves the others the time to think."""
    thrift: float
    """Squares that a token is worth to it."""
    farsighted: bool
    """Whether it looks at who would win next."""
    asks_among: int
    """Of the questions that tell most, how many it thinks of."""


NERVES: dict[Level, Nerve] = {
    "easy": Nerve(sure=0.8, dares=0.3, thrift=5.0, farsighted=False, asks_among=12),
    "medium": Nerve(sure=0.72, dares=0.55, thrift=3.0, farsighted=False, asks_among=5),
    "hard": Nerve(sure=0.65, dares=0.8, thrift=1.5, farsighted=True, asks_among=1),
}
"""Measured: docs/reference/bots-indix.md."""
