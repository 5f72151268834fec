"""The simplest legal move, which any seat of any game can make without a thought; and bots that are marked as slow."""

from random import Random

import pytest

from tablee.bots import Slow, random_bot, simplest_bot
from tablee.games import GAMES
from tablee.kernel.checked import check_action
from tablee.kernel.game import Waiting
from tablee.kernel.offers import Field, Offer, Offers, OneOf, Span
from tablee.kernel.playout import at_random, opening
from tests.game_packs import pack_for
from tests.kernel.murmure import MURMURE

GAME = GAMES["sept_pour_cent"]


@pytest.mark.parametrize("game", [*GAMES.values(), MURMURE], ids=lambda game: game.name)
def test_it_is_accepted_whenever_a_seat_may_speak_and_is_the_same_each_time(game):
    bot = simplest_bot(game)
    for seed in range(3):
        for state, _, _ in at_random(game, opening(game, game.players[-1], pack=pack_for(game)), Random(seed)):
            due = game.pending(state)
            for seat in (*due.awaited, *due.may) if isinstance(due, Waiting) else ():
                view = game.view(state, seat)
                action = bot(view, game.offers(view), (), None, Random(1))
                assert action == bot(view, game.offers(view), (), None, Random(2))
                check_action(game, action)
                game.apply(state, seat, action)


def test_it_is_the_first_value_of_each_field_of_the_first_offer():
    family = OneOf(("requin", "tigre"))
    offers = Offers(
        0, (Offer("announce", (Field("number", Span(3, 30, (3,))), Field("family", family))), Offer("pass"))
    )

    action = simplest_bot(GAME)(None, offers, (), None, Random())

    assert (action.number, action.family) == (4, "requin")


def test_a_slow_bot_is_called_as_any_other():
    offers = Offers(0, (Offer("agree"), Offer("disagree")))
    bot = random_bot(GAME)

    assert Slow(bot)(None, offers, (), None, Random(1)) == bot(None, offers, (), None, Random(1))
