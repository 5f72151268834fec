"""In a pause every clock stands still, and nobody moves."""

import pytest

from tablee.tables.public_table import public_table_of
from tablee.tables.topics import pauses
from tests.kernel.murmure import Guess
from tests.tables.tables import STROKE, begun, gathered, refused

ANN, BEN, CAT = 0, 1, 2


@pytest.mark.parametrize(("handed_in", "left"), [((), (59, None)), ((ANN,), (None, 4))])
def test_a_pause_moves_limit_and_countdown(handed_in, left):
    sim, _ = begun("Ann", "Ben", limit=60)
    for person in handed_in:  # once one is left, the rules count down
        sim.act(person, Guess(9))
    sim.wait(1_000)
    sim.ask(pauses.Pause(sim.id(), ANN))
    assert public_table_of(sim.table, ()).paused
    assert sim.due() is None
    sim.wait(300_000)
    assert refused(sim, sim.acting(BEN, Guess(4))) == "not_now"
    sim.restart()
    sim.ask(pauses.Resume(sim.id(), ANN))

    assert (sim.limit_left(), sim.timer_left()) == left


def test_a_move_that_was_played_before_the_pause_is_known_in_it():
    sim, _ = begun("Ann", "Ben")
    stroke = sim.acting(BEN, STROKE)
    sim.ask(stroke)
    sim.ask(pauses.Pause(sim.id(), ANN))

    assert sim.ask(stroke) == ()
    assert sim.ask(pauses.Pause(sim.id(), ANN)) == ()


def test_bots_rest_in_a_pause():
    sim, _ = gathered("Ann")
    sim.bot(1)
    sim.start()
    sim.ask(pauses.Pause(sim.id(), ANN))
    sim.wait(60_000)
    assert sim.current.awaited == (0, 1)
    sim.ask(pauses.Resume(sim.id(), ANN))
    assert sim.ask(pauses.Resume(sim.id(), ANN)) == ()
    sim.wait(3_000)

    assert sim.current.awaited == (0,)
