"""The bot that plays any game: one of its offers, each as likely as the next."""

from collections.abc import Sequence
from typing import Any

from tablee.bots.bot import AnyBot
from tablee.kernel.chance import Rng
from tablee.kernel.game import AnyGame
from tablee.kernel.offers import Offers, sampled
from tablee.kernel.structs import Value, by_tag


def random_bot(game: AnyGame) -> AnyBot:
    """Any offer of this game, then any value of its fields."""
    kinds = by_tag(game.actions)

    def choose(view: Any, offers: Offers, told: Sequence[Any], hunch: object, dice: Rng) -> Value:  # noqa: ANN401, ARG001 - any game's view; a bot's arguments are fixed
        return sampled(offers.choices, kinds, dice)

    return choose
