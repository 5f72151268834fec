"""The simplest legal move of any game: what a seat does whose bot has failed."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tablee.bots.bot import AnyBot
from tablee.kernel.chance import Rng
from tablee.kernel.game import AnyGame
from tablee.kernel.offers import Domain, Offers
from tablee.kernel.structs import Value, by_tag


def simplest_bot(game: AnyGame) -> AnyBot:
    """The first offer, with the first value of each of its fields."""
    kinds = by_tag(game.actions)

    def choose(view: Any, offers: Offers, told: Sequence[Any], hunch: object, dice: Rng) -> Value:  # noqa: ANN401, ARG001 - any game's view; a bot's arguments are fixed
        offer = offers.choices[0]
        return kinds[offer.action](*[_first(field.domain) for field in offer.fields])

    return choose


def _first(domain: Domain) -> object:
    """Of a domain that is not spelt out, such as text or strokes, always the same one."""
    values = domain.values()
    return values[0] if values else domain.sample(Random(0))
