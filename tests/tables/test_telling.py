"""What viewers were told: the same facts whoever reads them when, and no steps that nobody needs any more."""

from dataclasses import replace
from random import Random

import pytest

from tablee.games.sept_pour_cent.facts import Dealt
from tablee.kernel.playout import at_random, opening
from tablee.kernel.seats import Seat, seats
from tablee.tables.telling import STEPS_KEPT, Telling
from tests.game_packs import pack_for
from tests.kernel.murmure import MURMURE
from tests.tables.tables import SEPT

ANN, BEN = Seat(0), Seat(1)


@pytest.mark.parametrize(("game", "players"), [(SEPT, 3), (MURMURE, 2)], ids=["sept_pour_cent", "murmure"])
def test_everybody_was_told_what_the_game_tells_of_each_step(game, players):
    steps = [*at_random(game, opening(game, players, pack=pack_for(game)), Random(4))]
    telling = Telling(game, players)
    for number, step in enumerate(steps):
        telling.add(step)
        if number % 5 == 0:
            telling.to(ANN)  # who reads now and then is told the same as who reads at the end

    for viewer in (None, *seats(players)):
        assert telling.to(viewer) == [fact for step in steps for fact in game.tell(*step, viewer)]


def test_a_game_is_asked_once_of_what_is_the_same_for_everybody():
    steps = [*at_random(SEPT, opening(SEPT, 3), Random(4))][: STEPS_KEPT - 1]
    asked = []

    def tell(*step_and_viewer):
        asked.append(step_and_viewer[-1])
        return SEPT.tell(*step_and_viewer)

    telling = Telling(replace(SEPT, tell=tell), 3)
    for step in steps:
        telling.add(step)
    for viewer in (None, *seats(3)):
        telling.to(viewer)

    dealt = [step for step in steps if any(isinstance(fact, Dealt) for fact in SEPT.tell(*step, None))]
    assert asked.count(None) == len(steps)
    assert asked.count(ANN) == asked.count(BEN) == len(dealt) > 0


def test_steps_are_forgotten_when_there_are_some_and_at_the_end():
    steps = [*at_random(SEPT, opening(SEPT, 3), Random(4))]
    telling = Telling(SEPT, 3)
    kept = []
    for step in steps:
        telling.add(step)
        kept.append(len(vars(telling)["_steps"]))
    telling.catch_up()

    assert len(steps) > STEPS_KEPT
    assert max(kept) < STEPS_KEPT
    assert vars(telling)["_steps"] == []
