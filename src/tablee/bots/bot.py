"""What a bot is, how strong it may be, and which of them are slow."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tablee.kernel.chance import Rng
from tablee.kernel.game import LEVELS, Level
from tablee.kernel.offers import Offers

__all__ = ["LEVELS", "RANDOM", "AnyBot", "Bot", "Slow", "is_slow"]

View = TypeVar("View")
Fact = TypeVar("Fact")
Action = TypeVar("Action")

Bot = Callable[[View, Offers, Sequence[Fact], object, Rng], Action | None]
"""`choose(view, offers, told, hunch, dice)`: all that a person in that seat would know, and dice of its own.

`told` is every fact since the start of the game, so that a bot can take any seat at any moment; `hunch` is None but in
games of knowledge (`hunches.py`). An answer of None lets it pass, which only a seat that may speak out of turn can do.
The same arguments and the same dice give the same action: a bot keeps nothing but caches.
"""
AnyBot = Callable[[Any, Offers, Sequence[Any], object, Rng], Any]
"""The bot of a game whose own types do not matter here."""


@dataclass(frozen=True)
class Slow(Generic[View, Fact, Action]):
    """A bot that may think longer than 5 ms: a server lets it think in another process, so that nobody waits for it.

    Everywhere else it is called as any other. A level of a game is slow when its bot in `BOTS` is one of these.
    """

    choose: Bot[View, Fact, Action]
    when: Callable[[View], bool] = lambda _: True
    """Whether it is slow with this before it; always, unless a game says otherwise."""

    def __call__(self, view: View, offers: Offers, told: Sequence[Fact], hunch: object, dice: Rng) -> Action | None:
        return self.choose(view, offers, told, hunch, dice)


def is_slow(bot: AnyBot, view: Any) -> bool:  # noqa: ANN401 - of any game
    return isinstance(bot, Slow) and bot.when(view)


RANDOM: Level = "random"
"""Not offered at a table: a yardstick for simulations and tournaments."""
