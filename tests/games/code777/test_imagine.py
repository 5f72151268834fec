"""Worlds that a viewer cannot tell from the real one."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from tablee.games.code777 import GAME, fit_racks
from tablee.games.code777.belief import EVERY, belief
from tablee.games.code777.chunked_log import events
from tablee.games.code777.clues import clues
from tablee.games.code777.facts import Dealt, Replied
from tablee.games.code777.fit_racks import Known, Search, fitting_racks
from tablee.games.code777.imagine import imagine
from tablee.games.code777.phases import Given, Won
from tablee.games.code777.positions import tiles
from tablee.games.code777.questions import reply
from tests.games.by_hand import SPECTATOR
from tests.games.code777.random_games import whole_game
from tests.games.code777.tables import ANN, asking, boxed, rack, seen


@pytest.mark.slow
@pytest.mark.covers
@pytest.mark.parametrize("viewer", [ANN, SPECTATOR])
@pytest.mark.parametrize(("players", "seed", "pause"), [(2, 1, 8), (3, 2, 0), (4, 3, 8)])
def test_in_a_whole_game_they_look_the_same_and_every_answer_is_still_true(players, seed, pause, viewer):
    told, rng = [], Random(seed)
    for before, entry, after in whole_game(players, seed, pause=pause):
        told += GAME.tell(before, entry, after, viewer)
        world = imagine(seen(after, viewer), told, None, rng)

        assert seen(world, viewer) == seen(after, viewer)
        if hasattr(after, "log"):
            assert len([*events(world.log)]) == len([*events(after.log)])
            for given in events(world.log):
                if isinstance(given, Given):
                    spoken_of = [tiles for at, tiles in enumerate(given.racks) if at != given.seat]
                    assert reply(given.question, spoken_of) == given.reply


@pytest.mark.slow
def test_a_seat_s_own_rack_is_drawn_by_its_odds():
    """Half of the likelihood, give or take: of the racks that together make it up, so many are drawn."""
    moments = list(whole_game(4, 3))[:3]
    told = [fact for moment in moments for fact in GAME.tell(*moment, ANN)]
    odds = belief(clues(told, ANN)).racks
    likely = sorted(odds, key=lambda at: -odds[at])[: len(odds) // 4]

    worlds = [imagine(seen(moments[-1][2], ANN), told, None, Random(n)).racks[ANN] for n in range(1000)]

    share = sum(world in {EVERY[at] for at in likely} for world in worlds) / len(worlds)
    assert abs(share - sum(odds[at] for at in likely)) < 0.05


def test_every_question_is_in_the_deck_once_and_those_that_were_drawn_lie_under_it_in_their_order():
    moments = list(islice(whole_game(4, 3), 12))
    told = [fact for moment in moments for fact in GAME.tell(*moment, ANN)]
    drawn = [fact.question for fact in told if isinstance(fact, Replied)]

    deck = imagine(seen(moments[-1][2], ANN), told, None, Random(1)).deck

    assert sorted(deck) == [*range(1, 24)]
    assert deck[-len(drawn) :] == tuple(drawn)


def test_after_the_end_all_racks_are_known():
    *moments, last = whole_game(4, 3)
    told = [fact for moment in (*moments, last) for fact in GAME.tell(*moment, SPECTATOR)]
    end = last[2]

    world = imagine(seen(end, SPECTATOR), told, None, Random(0))

    assert isinstance(world, Won)
    assert world.racks == end.racks
    assert world.log == end.log


def test_odds_that_were_rounded_down_still_give_a_rack():
    class Unlucky:
        """Draws the highest number that there is."""

        def random(self):
            return 1.0 - 2**-53

        def getrandbits(self, k):
            return Random(0).getrandbits(k)

    table = asking()
    told = [fact for moment in list(whole_game(4, 3))[:3] for fact in GAME.tell(*moment, ANN)]

    world = imagine(seen(table, ANN), told, None, Unlucky())

    assert len(world.racks[ANN]) == 3


def test_a_search_that_cannot_succeed_ends():
    """Ann and Ben have the only green 1 and a second one: no swap mends that."""
    twice = Given(2, 11, 3, ((), (), rack("2 yellow, 2 yellow, 3 black"), rack("3 black, 3 black, 4 brown")), (0,) * 4)
    known = Known([twice], [Counter(tiles("4 brown, 4 brown, 4 brown, 5 red, 5 red, 5 red, 7 blue"))], {0: 0, 1: 0})

    assert not Search(known, Random(0)).found()


@pytest.mark.parametrize(("came", "always"), [(0, True), (1, False)])
def test_a_rack_that_came_before_a_reshuffle_has_only_what_was_in_the_stock_until_then(came, always):
    browns = tiles("4 brown, 4 brown, 4 brown")
    drained = [Counter(browns), Counter([*browns, *tiles("5 red, 5 red, 5 red")])]
    searches = [Search(Known([], drained, {0: came}), Random(seed)) for seed in range(20)]

    assert all(search.found() for search in searches)
    assert all(search.racks()[0] == tuple(browns) for search in searches) == always


def test_before_anything_is_shuffled_there_is_nothing_to_imagine():
    box = boxed(3)

    assert imagine(seen(box, ANN), (), None, Random(0)) == box


def test_racks_that_cannot_be_found_are_not_looked_for_for_ever(monkeypatch):
    """Nobody sees nine tiles of three that exist once each."""
    monkeypatch.setattr(fit_racks, "TRIES", 2)
    told = [Dealt((), ()), Replied(ANN, 11, 9, (None,) * 4, (0,) * 4)]

    racks = fitting_racks((None,) * 4, told, Random(0))

    assert [len(tiles) for tiles in racks.values()] == [3, 3, 3, 3]
