"""Law 1 where a refusal could tell a secret: `apply` gives the reason of the view, however right somebody guesses."""

import random
from dataclasses import replace

import pytest

from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Shuffled
from tablee.kernel.entries import Acted, Answered
from tablee.kernel.laws_of_offers import GUESSES, guesses
from tablee.kernel.offers import AnyText, Field, Offer, OneOf, Span
from tablee.kernel.playout import opening
from tablee.kernel.refusals import Refused
from tablee.kernel.replay import fold
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value
from tablee.kernel.text import Text
from tests.kernel import murmure
from tests.kernel.murmure import MURMURE, Guess, Guessing, Shout, Why
from tests.kernel.murmure_cards import PACK
from tests.kernel.test_laws import broken


def telling(secret):
    """Murmure with a reason of its own where the state says that the action hits a secret."""

    def apply(state, seat, action):
        try:
            return murmure.apply(state, seat, action)
        except Refused as refusal:
            if not secret(state, seat, action):
                raise
            other = Why.NOT_NOW if refusal.why is Why.OUT_OF_RANGE else Why.OUT_OF_RANGE
            raise Refused(other) from None

    return apply


def in_play(state):
    return isinstance(state, Guessing)


@pytest.mark.parametrize(
    "secret",
    [
        lambda state, seat, action: True,
        lambda state, seat, action: in_play(state) and sum(state.tiles) % 2,
        lambda state, seat, action: in_play(state) and action == Guess(sum(state.tiles)),
        lambda state, seat, action: in_play(state) and action == Shout(Text(murmure.top_card(state).word)),
    ],
    ids=["always", "by a hidden bit", "when a second guess is right", "when a word out of turn is right"],
)
def test_law_1_a_reason_that_is_not_the_views(secret):
    broken(1, apply=telling(secret))


def test_law_1_a_reason_of_the_hosts_that_is_not_the_views():
    def blank(state, act):
        try:
            return murmure.blank(state, act)
        except Refused:
            raise Refused(Why.NOT_NOW) from None

    broken(1, host=replace(MURMURE.host, apply=blank))


DEALT = fold(MURMURE, opening(MURMURE, 2, pack=PACK), [Answered(Shuffled((8, *range(8)))), Acted(Seat(1), Guess(35))])


class Bid(Value, frozen=True, tag="bid"):
    number: int
    word: str
    mood: str


def bids(*, pack=None, number=Span(0, 10**6), names=None):  # noqa: B008 - a frozen struct
    fields = Field("number", number), Field("word", AnyText(40)), Field("mood", OneOf(("calm", "loud")))
    game, rng = replace(MURMURE, actions=Bid, names=names), random.Random(1)
    return [bid for _ in range(100) for bid in guesses(game, Offer("bid", fields), DEALT, pack, rng)]


def test_what_can_be_listed_is_guessed_whole():
    guessed = guesses(MURMURE, murmure.GUESS, DEALT, PACK, random.Random(1))

    assert {guess.number for guess in guessed} == {*range(1, 37)} - {13}


def test_what_cannot_be_listed_is_guessed_by_what_stands_in_the_state():
    found = bids()

    assert len(found) == 100 * GUESSES
    assert {bid.number for bid in found} >= {*range(1, 10), 35}
    assert {bid.mood for bid in found} == {"calm", "loud"}


def test_and_by_what_stands_on_the_cards():
    (card,) = PACK.cards
    pack, other = Pack("murmure", "one", PACK.cards), Pack("murmure", "other", PACK.cards)

    assert {bid.word for bid in bids(pack=pack)} >= {card.word, card.clue}
    assert "Sesam" in {bid.word for bid in bids(pack=other, names=lambda _: ["Sesam"])}


def test_where_nothing_that_is_hidden_would_do_it_is_any_that_would():
    assert all(10**6 <= bid.number <= 2 * 10**6 for bid in bids(number=Span(10**6, 2 * 10**6)))
