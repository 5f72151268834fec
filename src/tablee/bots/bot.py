"""What a bot is, and how strong it may be."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from tablee.kernel.chance import Rng
from tablee.kernel.game import Level
from tablee.kernel.offers import Offers

View = TypeVar("View")
Fact = TypeVar("Fact")
Action = TypeVar("Action")

Bot = Callable[[View, Offers, Sequence[Fact], object, Rng], Action | None]
"""`choose(view, offers, told, hunch, dice)`: all that a person in that seat would know, and dice of its own.

`told` is every fact since the start of the game, so that a bot can take any seat at any moment; `hunch` is None but in
games of knowledge. An answer of None lets it pass, which only a seat that may speak out of turn can do. The same
arguments and the same dice give the same action: a bot keeps nothing but caches.
"""
AnyBot = Callable[[Any, Offers, Sequence[Any], object, Rng], Any]
"""The bot of a game whose own types do not matter here."""

LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
"""Weakest first."""
RANDOM: Level = "random"
"""Not offered at a table: a yardstick for simulations and tournaments."""
