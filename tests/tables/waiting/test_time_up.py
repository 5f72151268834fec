"""When a deadline has passed: bots for those who are late, or what the rules say."""

from tablee.kernel.entries import Answered, Elapsed
from tablee.kernel.game import LAST_STROKE
from tablee.kernel.seats import Seat
from tablee.tables.public_table import public_table_of
from tablee.tables.topics import settings
from tablee.tables.topics.moves import Played
from tablee.tables.topics.stand_ins import TookOver
from tests.kernel.murmure import Guess
from tests.tables.tables import STROKE, begun, gathered

ANN, BEN, CAT = 0, 1, 2


def test_when_time_is_up_a_bot_plays_for_all_who_are_late():
    sim, _ = begun("Ann", "Ben", "Cat", limit=60)
    sim.act(ANN, Guess(9))
    sim.wait(59_999)
    assert sim.current.stand_ins == {}
    sim.wait(1)

    assert sim.current.stand_ins == {BEN: "medium", CAT: "medium"}
    sim.until_over()
    assert sim.current.state.guesses == (9, 20, 20)


def test_only_people_are_taken_over():
    sim, _ = gathered("Ann", "Ben")
    sim.bot(2)
    sim.ask(settings.SetLimit(sim.id(), ANN, 5))
    sim.ask(settings.SetPace(sim.id(), ANN, "slow"))
    sim.start()
    sim.at += 5_000
    entries = sim.schedule.overdue(sim.table, sim.present, sim.at)

    assert entries == (TookOver(Seat(0), "medium", "late"), TookOver(Seat(1), "medium", "late"))


def test_a_stroke_of_the_last_moment_is_let_in_and_then_it_is_over():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))
    sim.wait(5_000 + LAST_STROKE - 1)
    sim.act(BEN, STROKE)
    sim.wait(1)

    assert public_table_of(sim.table, ()).stage == "over"
    *_, last = sim.lines
    assert b"elapsed" in last
    assert b"picked" in last


def test_the_passing_and_its_answers_are_one_entry():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))
    sim.at += 5_000 + LAST_STROKE
    (played,) = sim.schedule.overdue(sim.table, sim.present, sim.at)

    assert isinstance(played, Played)
    assert [type(entry) for entry in played.entries] == [Elapsed, Answered]
