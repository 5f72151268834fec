"""What happens when nobody asks: bots in their own time, deadlines, a host who stays away."""

from dataclasses import replace
from random import Random

import pytest

from tablee.bots import Slow
from tablee.bots.pace import LONGEST_THOUGHT, PACES, PONDERED
from tablee.kernel.seats import Seat
from tablee.tables.schedule import Schedule
from tablee.tables.stages import GameOver
from tablee.tables.topics import hosting, moves, settings, stand_ins
from tests.kernel.murmure import MURMURE, Guess, View
from tests.tables.tables import BOTS, STROKE, Sim, begun, catalogue, gathered, refused

ANN, BEN, CAT = 0, 1, 2


def with_bots(*levels: str, seed: int = 0) -> Sim:
    sim, _ = gathered("Ann", seed=seed)
    for chair, level in enumerate(levels, 1):
        sim.bot(chair, level)
    sim.start()
    return sim


def asked(level: str, calls: list[object]) -> dict[str, object]:
    """Bots that note each time they are asked."""

    def choose(view, offers, told, hunch, dice):
        calls.append(view)
        return BOTS[level](view, offers, told, hunch, dice)

    return {"easy": choose, "medium": choose, "hard": choose}


@pytest.mark.parametrize("pace", ["slow", "normal", "instant"])
def test_a_bot_takes_a_human_moment_by_the_tables_pace(pace):
    sim, _ = gathered("Ann")
    sim.bot(1)
    sim.ask(settings.SetPace(sim.id(), ANN, pace))
    sim.start()
    due = sim.due()

    assert due is not None
    assert 1000 * PACES[pace].shortest <= due - sim.at <= 1000 * PACES[pace].longest
    assert list(sim.schedule.bot_turns(sim.table, due - 1)) == []
    assert [turn.seat for turn in sim.schedule.bot_turns(sim.table, due)] == [1]


def test_with_what_people_ponder_before_it_a_bot_takes_longer():
    pondered = replace(MURMURE, name="pondered", pondered=(View,))
    sim = Sim(pondered.name, at_catalogue=catalogue(pondered))
    sim.host_sits("Ann")
    sim.bot(1)
    sim.start()
    due = sim.due()

    assert due is not None
    pauses = PACES["normal"]
    assert PONDERED * (1000 * pauses.shortest - 1) <= due - sim.at <= PONDERED * 1000 * pauses.longest


def test_a_moment_is_drawn_once_however_often_one_looks():
    sim = with_bots("easy", "medium")
    due = sim.due()
    sim.at += 100

    assert {sim.due() for _ in range(5)} == {due}


def test_a_bots_moment_does_not_depend_on_its_cards():
    """Other secrets of the table, so other tiles for all; the same luck for moments."""
    moments, tiles = set(), set()
    for seed in range(6):
        sim = with_bots("hard", "easy", seed=seed)
        sim.schedule = Schedule(Random(7))
        tiles.add(sim.current.state.tiles)
        moments.add((sim.due(), tuple(sorted(sim.schedule.turns.items()))))

    assert len(moments) == 1
    assert len(tiles) > 1


def test_bots_can_be_hurried_when_nobody_else_is_awaited():
    sim = with_bots("easy", "medium")
    assert refused(sim, moves.Hurry(sim.id(), ANN)) == "people_awaited"
    sim.act(ANN, Guess(9))
    sim.due()
    assert sim.ask(moves.Hurry(sim.id(), ANN)) == ()
    sim.schedule.hurry()

    assert sim.due() == sim.at


def test_a_bot_that_may_speak_is_asked_once_a_decision():
    calls: list[object] = []
    at_catalogue = catalogue()
    at_catalogue.roster["murmure"].update(asked("easy", calls))
    sim, _ = gathered("Ann", "Ben", at_catalogue=at_catalogue)
    sim.bot(2)
    sim.start()
    sim.wait(10_000)
    sim.act(ANN, STROKE)
    sim.wait(10_000)

    assert len(calls) == 2  # its guess, and whether it has something to shout
    assert sim.due() is None


def test_a_bot_that_let_something_pass_is_asked_again_when_others_are_awaited():
    calls: list[object] = []
    at_catalogue = catalogue()
    at_catalogue.roster["murmure"].update(asked("easy", calls))
    sim, _ = gathered("Ann", "Ben", at_catalogue=at_catalogue)
    sim.bot(2)
    sim.start()
    sim.wait(10_000)
    sim.act(ANN, Guess(9))
    sim.wait(2_000)

    assert len(calls) == 3


def test_a_bot_that_let_something_pass_is_asked_again_in_the_next_game():
    calls: list[object] = []
    at_catalogue = catalogue()
    at_catalogue.roster["murmure"].update(asked("easy", calls))
    sim, _ = gathered("Ann", "Ben", at_catalogue=at_catalogue)
    sim.bot(2)
    for _ in range(2):
        sim.rematch() if isinstance(sim.table.stage, GameOver) else sim.start()
        sim.wait(10_000)
        sim.act(ANN, Guess(9))
        sim.act(BEN, Guess(9))

    assert len(calls) == 4


def test_a_bot_with_more_to_do_in_one_decision_takes_time_for_each():
    """One that scribbles three times before it hands in."""

    def draws(view, offers, told, hunch, dice):
        return Guess(9) if view.ready[view.me] or len(view.slate) == 3 else STROKE

    at_catalogue = catalogue()
    at_catalogue.roster["murmure"].update(easy=draws)
    sim, _ = gathered("Ann", "Ben", at_catalogue=at_catalogue)
    sim.bot(2)
    sim.start()
    moments = []
    while 2 in sim.current.awaited:
        due = sim.due()
        assert due is not None
        moments += [due - sim.at] if due > sim.at else []  # its hunch is drawn first, which takes no time
        sim.at = due
        sim.tick()

    assert len(moments) == 4
    assert all(600 <= moment <= 1200 for moment in moments)


def test_a_bots_turn_is_dropped_when_its_person_is_back():
    sim, _ = begun("Ann", "Ben")
    sim.present.discard(BEN)
    sim.ask(stand_ins.StandIn(sim.id(), ANN, Seat(1)))
    assert sim.due() is not None
    sim.ask(stand_ins.ComeBack(sim.id(), BEN))
    sim.present.add(BEN)

    assert sim.due() is None


def test_after_a_restart_bots_take_up_where_they_were():
    sim = with_bots("easy")
    sim.restart()
    sim.wait(3_000)

    assert sim.current.awaited == (0,)


def test_a_host_who_stays_away_is_relieved_after_a_minute():
    sim, _ = gathered("Ann", "Ben", "Cat")
    sim.present -= {ANN, BEN}
    assert sim.due() == sim.at + 60_000
    sim.wait(59_999)
    assert sim.schedule.overdue(sim.table, sim.present, sim.at) == ()
    assert sim.table.host == ANN
    sim.wait(1)

    assert sim.table.host == CAT
    assert sim.due() is None


def test_a_host_who_is_back_in_time_stays_the_host():
    sim, _ = gathered("Ann", "Ben")
    sim.present.discard(ANN)
    sim.wait(59_999)
    sim.present.add(ANN)
    sim.due()
    sim.present.discard(ANN)
    sim.wait(59_999)

    assert sim.table.host == ANN


def test_when_nobody_is_there_nobody_waits_for_the_host():
    sim, _ = gathered("Ann", "Ben")
    sim.present.clear()

    assert sim.due() is None


def test_at_a_closed_table_nothing_is_due():
    sim, _ = gathered("Ann", "Ben")
    sim.ask(hosting.CloseTable(sim.id(), ANN))
    sim.present.discard(ANN)

    assert sim.due() is None


def test_a_table_of_bots_plays_itself_out():
    sim = with_bots("easy", "medium", "hard")
    sim.present.clear()
    sim.ask(stand_ins.StandIn(sim.id(), ANN, Seat(0)))
    sim.until_over()

    assert isinstance(sim.table.stage, GameOver)
    assert sim.current.state.guesses == (20, 10, 20, 30)


def test_a_bot_that_thinks_is_asked_for_nothing_else_and_does_not_wake_the_server():
    sim = with_bots("easy")
    sim.act(ANN, Guess(9))
    due = sim.due()
    (turn,) = sim.schedule.bot_turns(sim.table, due)
    sim.schedule.think(turn)

    assert sim.schedule._bots(sim.table, due) == {}
    assert list(sim.schedule.bot_turns(sim.table, due + 100_000)) == []
    assert sim.schedule.still_asked(sim.table, turn, due)


def test_a_thought_is_dropped_for_good_once_something_else_is_asked_and_the_seat_is_free_when_it_has_ended():
    sim = with_bots("easy", "medium")
    sim.due()
    sim.schedule.hurry()
    turn, other = sim.schedule.bot_turns(sim.table, sim.at)
    sim.schedule.think(turn)
    sim.append((moves.bot_move(sim.table, sim.current, turn.seat, turn.decision, Guess(7), sim.at),))

    assert not sim.schedule.still_asked(sim.table, turn, sim.at)
    assert turn.seat not in sim.schedule.turns
    sim.schedule.thought(turn)
    sim.due()
    assert turn.seat in sim.schedule.turns  # it may shout by now
    assert other.seat in sim.schedule.turns


def test_a_slow_bot_is_asked_before_its_pause_ends_and_answers_when_it_does():
    """So that how long it thinks cannot be seen."""
    at_catalogue = catalogue()
    at_catalogue.roster["murmure"].update(easy=Slow(BOTS["easy"]))
    dues, asked = [], []
    for level in ("easy", "medium"):
        sim, _ = gathered("Ann", at_catalogue=at_catalogue)
        sim.bot(1, level)
        sim.start()
        due = sim.due()
        assert list(sim.schedule.bot_turns(sim.table, due - 1)) == []
        (turn,) = sim.schedule.bot_turns(sim.table, due)
        dues.append(turn.due)
        asked.append(due)

    assert dues[0] == dues[1]
    assert dues[1] - asked[1] == 0
    assert dues[0] - asked[0] == 1000 * LONGEST_THOUGHT


def test_a_bot_is_slow_only_with_what_it_is_slow_with():
    at_catalogue = catalogue()
    at_catalogue.roster["murmure"].update(easy=Slow(BOTS["easy"], when=lambda view: view.ready[BEN]))
    sim, _ = gathered("Ann", at_catalogue=at_catalogue)
    sim.bot(1)
    sim.start()
    (turn,) = sim.schedule.bot_turns(sim.table, due := sim.due())

    assert turn.due == due


def test_what_was_hurried_takes_no_time_in_however_many_actions_it_is_answered():
    """As a drawing is, stroke by stroke."""
    at_catalogue = catalogue()
    at_catalogue.roster["murmure"].update(easy=lambda view, *_: STROKE if len(sim.log) < 30 else Guess(1))
    sim, _ = gathered("Ann", at_catalogue=at_catalogue)
    sim.bot(1)
    sim.start()
    sim.act(ANN, Guess(9))
    sim.due()
    sim.ask(moves.Hurry(sim.id(), ANN))
    sim.schedule.hurry()
    sim.wait(0)

    assert BEN not in sim.current.awaited


def test_who_leaves_it_to_somebody_else_begins_anew_when_it_is_theirs_again():
    sim = with_bots("easy")
    first = sim.due()
    sim.schedule.leave_it(sim.table, {ANN}, sim.at)
    sim.at += 60_000

    assert first is not None
    assert sim.due() > sim.at, "its pause had ended long ago"
