"""Tables of every game that there is: what somebody may not know changes no byte that they are sent, and no answer.

A game that is added is tried by itself, and so is whether a slip with it would be noticed.
"""

from dataclasses import replace
from zlib import crc32

import pytest
from msgspec import json, structs

from tablee.games import GAMES
from tablee.kernel.refusals import Refused
from tablee.tables import feed
from tablee.tables.perspective import perspective_of
from tablee.tables.table_game import TableGame
from tests.tables.twins import Leak, compared

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("tables", [4, pytest.param(100, marks=pytest.mark.trust)])
def test_no_byte_of_a_table_tells_anybody_what_they_may_not_know(game, tables):
    assert compared(game, range(tables), 120) > 50 * tables


# Planted leaks, by one bit of all that a state holds: cards are spelt out, as they are in no message.

whole = json.Encoder(enc_hook=lambda pack: pack.cards).encode


def secret_bit(state) -> int:
    return crc32(whole(state)) % 2


def offers_in_another_order(current, viewer):
    seen = perspective_of(current, viewer)
    if not secret_bit(current.state):
        return seen
    return structs.replace(seen, offers=structs.replace(seen.offers, choices=seen.offers.choices[::-1]))


@pytest.mark.slow
@every_game
def test_an_order_of_offers_that_tells_a_secret_is_caught(monkeypatch, game):
    monkeypatch.setattr(feed, "perspective_of", offers_in_another_order)

    with pytest.raises(Leak, match=r"^(patch|snapshot)"):
        compared(game, range(6), 120)


def with_another_reason(game):
    def apply(state, seat, action):
        try:
            return game.apply(state, seat, action)
        except Refused as refusal:
            raise Refused([*game.whys][[*game.whys].index(refusal.why) - secret_bit(state)]) from None

    return replace(game, apply=apply)


@pytest.mark.slow
@every_game
def test_a_reason_that_tells_a_secret_is_caught(game):
    with pytest.raises(Leak, match=r"^refusal"):
        compared(with_another_reason(game), range(6), 120)


@pytest.mark.slow
@every_game
def test_a_secret_by_which_something_comes_too_late_is_caught(monkeypatch, game):
    in_time = TableGame.in_time

    def by_a_secret(current, seat, action, decision):
        old = decision != current.seen(seat).offers.decision
        return in_time(current, seat, action, decision) != bool(old and secret_bit(current.state))

    monkeypatch.setattr(TableGame, "in_time", by_a_secret)

    with pytest.raises(Leak, match=r"^refusal"):
        compared(game, range(6), 120)
