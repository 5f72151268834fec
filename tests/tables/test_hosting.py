"""The host hands over, gives a game up, gathers everybody again, closes the table."""

import pytest

from tablee.tables import log
from tablee.tables.public_table import public_table_of
from tablee.tables.stages import GameOver, Gathering, Playing
from tablee.tables.topics import handshake, hosting, pauses
from tests.kernel.murmure import Guess
from tests.tables.tables import begun, gathered, kinds, refused

ANN, BEN = 0, 1


def test_the_host_hands_over():
    sim, (ann, ben) = gathered("Ann", "Ben")
    sim.ask(hosting.HandOver(sim.id(), ann, ben))

    assert sim.table.host == ben
    assert refused(sim, hosting.HandOver(sim.id(), ann, ann)) == "host_only"
    assert refused(sim, hosting.HandOver(sim.id(), ben, 77)) == "no_such_person"


def test_the_host_gives_a_game_up():
    sim, _ = begun("Ann", "Ben")
    sim.ask(pauses.Pause(sim.id(), ANN))
    sim.ask(hosting.GiveUp(sim.id(), ANN))

    shown = public_table_of(sim.table, ())
    assert (shown.stage, shown.result, shown.paused) == ("over", None, False)
    sim.rematch()
    assert isinstance(sim.table.stage, Playing)


def test_they_gather_again_to_change_something_first():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))
    sim.act(BEN, Guess(20))
    sim.ask(hosting.Regather(sim.id(), ANN))

    assert isinstance(sim.table.stage, Gathering)
    assert len(sim.table.chairs) == 4
    sim.bot(3)
    sim.start()
    assert sim.current.players == 3


@pytest.mark.parametrize("kind", [handshake.Rematch, hosting.Regather])
def test_there_is_no_rematch_of_a_game_that_goes_on(kind):
    sim, _ = begun("Ann", "Ben")

    assert refused(sim, kind(sim.id(), ANN)) == "not_now"


def test_a_table_that_is_closed_reveals_the_game_that_was_under_way():
    sim, _ = begun("Ann", "Ben")
    entries = sim.ask(hosting.CloseTable(sim.id(), ANN))

    assert kinds(entries) == ["GivenUp", "Closed"]
    assert public_table_of(sim.table, ()).stage == "closed"
    before = log.folded(sim.catalogue, sim.lines[:-1])
    assert isinstance(before.stage, GameOver)
    assert before.stage.current.seal.secret.hex().encode() in before.stage.current.record(None)
