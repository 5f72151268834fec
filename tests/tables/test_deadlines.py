"""Deadlines: the host's limit, the rules' own countdown, the pause that moves both."""

from dataclasses import replace

import pytest

from tablee.kernel.entries import Answered, Elapsed
from tablee.kernel.game import Timer, Waiting
from tablee.kernel.seats import Seat
from tablee.tables import pauses, seating, settings, stand_ins
from tablee.tables.deadlines import TIMER_GRACE, deadline_of
from tablee.tables.moves import Played
from tablee.tables.public_table import public_table_of
from tablee.tables.seating import Moved
from tablee.tables.stand_ins import TookOver
from tests.kernel import murmure
from tests.kernel.murmure import COUNTDOWN, MURMURE, Guess, Shout
from tests.tables.tables import STROKE, Sim, begun, catalogue, gathered, kinds, refused

ANN, BEN, CAT = 0, 1, 2


def limit(sim: Sim) -> int | None:
    """Seconds that are left by the host's limit."""
    at = public_table_of(sim.table, ()).limit_at
    return None if at is None else (at - sim.at) // 1000


def timer(sim: Sim) -> int | None:
    at = public_table_of(sim.table, ()).timer_at
    return None if at is None else (at - sim.at) // 1000


def always_counted(state):
    """A murmure in which a countdown runs whenever anybody is awaited."""
    pending = murmure.pending(state)
    return Waiting(pending.awaited, pending.may, COUNTDOWN) if isinstance(pending, Waiting) else pending


HURRIED = replace(MURMURE, name="hurried", pending=always_counted)


def hurried(*, shared: bool) -> Sim:
    """Ann and Ben on one device, or each on their own."""
    sim = Sim("hurried", at_catalogue=catalogue(HURRIED))
    ann = sim.sit("Ann")
    sim.sit("Ben", device=sim.table.people[ann].device if shared else None)
    sim.ask(settings.SetLimit(sim.id(), 0, 60))
    sim.start()
    return sim


def test_without_a_limit_nothing_runs_out():
    sim, _ = begun("Ann", "Ben", "Cat")

    assert deadline_of(sim.table) is None
    assert sim.due() is None


def test_the_limit_starts_with_the_first_decision():
    sim, _ = begun("Ann", "Ben", "Cat", limit=60)

    assert limit(sim) == 60


def test_the_limit_does_not_start_again_when_others_hand_in():
    sim, _ = begun("Ann", "Ben", "Cat", limit=60)
    sim.wait(20_000)
    sim.act(BEN, Guess(9))

    assert limit(sim) == 40


def test_the_limit_starts_again_with_every_decision_be_it_of_the_same_seat():
    sim, _ = gathered("Ann", "Ben", game="sept_pour_cent")
    sim.ask(settings.SetLimit(sim.id(), ANN, 60))
    sim.start()
    again = 0
    while sim.current.result is None and again < 3:
        (seat,) = sim.current.awaited
        sim.at += 20_000
        sim.act(int(seat), sim.random_action(seat, sim.dice))
        again += sim.current.awaited == (seat,)

        assert limit(sim) == 60 or sim.current.result
    assert again == 3


def test_the_limit_does_not_run_for_bots():
    sim, _ = begun("Ann", "Ben", "Cat", limit=60)
    for person in (BEN, CAT):
        sim.present.discard(person)
        sim.ask(stand_ins.StandIn(sim.id(), ANN, Seat(person)))
    sim.act(ANN, Guess(9))

    assert limit(sim) is None


def test_when_time_is_up_a_bot_plays_for_all_who_are_late():
    sim, _ = begun("Ann", "Ben", "Cat", limit=60)
    sim.act(ANN, Guess(9))
    sim.wait(59_999)
    assert sim.current.stand_ins == {}
    sim.wait(1)

    assert sim.current.stand_ins == {BEN: "medium", CAT: "medium"}
    sim.until_over()
    assert sim.current.state.guesses == (9, 20, 20)


def test_whoever_acts_is_back():
    sim, _ = begun("Ann", "Ben", "Cat", limit=60)
    sim.wait(60_000)
    entries = sim.act(BEN, Guess(5))

    assert kinds(entries) == ["CameBack", "Played"]
    assert sim.current.stand_ins == {ANN: "medium", CAT: "medium"}


def test_who_comes_back_has_time_for_the_decision():
    sim, _ = begun("Ann", "Ben", limit=60)
    sim.wait(60_000)
    sim.ask(stand_ins.ComeBack(sim.id(), BEN))

    assert limit(sim) == 60


def test_who_comes_back_by_a_stroke_has_time_for_the_decision():
    sim, _ = begun("Ann", "Ben", limit=60)
    sim.wait(60_000)
    sim.act(BEN, STROKE)

    assert sim.current.awaited == (0, 1)
    assert limit(sim) == 60


def test_who_comes_back_while_others_think_shares_their_time():
    sim, _ = begun("Ann", "Ben", limit=60)
    sim.present.discard(BEN)
    sim.ask(stand_ins.StandIn(sim.id(), ANN, Seat(1)))
    sim.at += 20_000
    sim.ask(stand_ins.ComeBack(sim.id(), BEN))

    assert limit(sim) == 40


def test_who_comes_back_in_a_pause_has_all_the_time_after_it():
    sim, _ = begun("Ann", "Ben", limit=60)
    sim.wait(60_000)
    sim.ask(pauses.Pause(sim.id(), ANN))
    sim.wait(30_000)
    sim.ask(stand_ins.ComeBack(sim.id(), BEN))
    sim.wait(30_000)
    sim.ask(pauses.Resume(sim.id(), ANN))

    assert limit(sim) == 60


def test_when_only_bots_are_left_to_wait_for_the_limit_is_over():
    """Or it would pass with nobody who is late, and the alarm ring for ever."""
    sim, _ = begun("Ann", "Ben", limit=60)
    sim.act(ANN, Guess(9))
    sim.at += 59_900
    sim.ask(seating.Leave(sim.id(), BEN))

    assert limit(sim) is None
    sim.wait(10_000)


def test_a_hidden_move_moves_no_deadline_that_others_see():
    sim, _ = begun("Ann", "Ben", "Cat")
    sim.ask(settings.SetLimit(sim.id(), ANN, 60))
    shown = public_table_of(sim.table, ())
    sim.at += 1_000
    sim.act(BEN, STROKE)

    assert public_table_of(sim.table, ()) == shown


def test_the_host_takes_the_limit_away_in_the_middle_of_a_decision():
    sim, _ = begun("Ann", "Ben", limit=60)
    sim.ask(settings.SetLimit(sim.id(), ANN, None))

    assert limit(sim) is None
    assert sim.due() is None


def test_the_countdown_runs_when_the_rules_say_so():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))

    assert timer(sim) == 5


def test_the_countdown_runs_on_whatever_else_happens():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))
    sim.wait(2_000)
    sim.act(ANN, Shout("sesame"))
    sim.act(BEN, STROKE)

    assert timer(sim) == 3


def test_a_stroke_of_the_last_moment_is_let_in_and_then_it_is_over():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))
    sim.wait(5_000 + TIMER_GRACE - 1)
    sim.act(BEN, STROKE)
    sim.wait(1)

    assert public_table_of(sim.table, ()).stage == "over"
    *_, last = sim.lines
    assert b"elapsed" in last
    assert b"picked" in last


def test_the_passing_and_its_answers_are_one_entry():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))
    sim.at += 5_000 + TIMER_GRACE
    (played,) = sim.schedule.overdue(sim.table, sim.present, sim.at)

    assert isinstance(played, Played)
    assert [type(entry) for entry in played.entries] == [Elapsed, Answered]


def test_the_countdown_survives_a_restart():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))
    due = sim.due()
    sim.at += 2_000
    sim.restart()

    assert sim.due() == due == sim.at + 3_000 + TIMER_GRACE


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

    assert (limit(sim), timer(sim)) == left


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


def test_no_clock_runs_while_one_device_serves_several_who_are_awaited():
    sim = hurried(shared=True)

    assert (limit(sim), timer(sim)) == (None, None)
    sim.act(1, Guess(9))
    assert (limit(sim), timer(sim)) == (None, 5)


def test_who_comes_back_to_a_device_that_somebody_else_needs_too_starts_no_clock():
    sim = hurried(shared=True)
    sim.present.discard(2)
    sim.ask(stand_ins.StandIn(sim.id(), 0, Seat(1)))
    sim.ask(stand_ins.ComeBack(sim.id(), 2))

    assert limit(sim) is None


def test_clocks_run_when_each_has_a_device():
    sim = hurried(shared=False)

    assert (limit(sim), timer(sim)) == (None, 5)


def test_who_moves_to_a_device_of_their_own_starts_no_clock_by_a_hidden_move():
    sim = hurried(shared=True)
    sim.append([Moved(2, "f" * 64, 9)])
    sim.act(2, STROKE)

    assert (limit(sim), timer(sim)) == (None, None)


def test_a_countdown_that_has_run_out_starts_again_from_its_beginning_when_the_rules_name_it_anew():
    sim = hurried(shared=False)
    sim.at += 5_000 + TIMER_GRACE
    assert sim.tick()

    assert sim.current.awaited == (1,)
    assert timer(sim) == 5


def test_another_countdown_is_a_new_one():
    def pending(state):
        due = always_counted(state)
        short = isinstance(due, Waiting) and len(due.awaited) == 1
        return Waiting(due.awaited, due.may, Timer("last", 3)) if short else due

    game = replace(MURMURE, name="hurried", pending=pending)
    sim, _ = gathered("Ann", "Ben", at_catalogue=catalogue(game), game="hurried")
    sim.start()
    sim.wait(4_000)
    sim.act(ANN, Guess(9))

    assert timer(sim) == 3


def test_the_hosts_limit_waits_while_the_rules_count_down():
    """Nobody is taken over in the middle of it, be the limit the shorter one; the countdown itself ends it."""
    sim, _ = begun("Ann", "Ben", limit=5)
    sim.at += 4_000
    sim.act(ANN, Guess(9))
    sim.wait(5_000)

    assert sim.current.stand_ins == {}
    assert limit(sim) is None
    sim.wait(TIMER_GRACE)
    assert public_table_of(sim.table, ()).stage == "over"


def test_who_comes_back_while_the_rules_count_down_starts_no_limit():
    sim, _ = begun("Ann", "Ben", limit=60)
    sim.present.discard(BEN)
    sim.ask(stand_ins.StandIn(sim.id(), ANN, Seat(1)))
    sim.schedule.hurry(sim.at)
    sim.act(ANN, Guess(9))
    sim.present.add(BEN)
    sim.ask(stand_ins.ComeBack(sim.id(), BEN))

    assert (limit(sim), timer(sim)) == (None, 5)


def test_only_people_are_taken_over():
    sim, _ = gathered("Ann", "Ben")
    sim.bot(2)
    sim.ask(settings.SetLimit(sim.id(), ANN, 5))
    sim.ask(settings.SetPace(sim.id(), ANN, "slow"))
    sim.start()
    sim.at += 5_000
    entries = sim.schedule.overdue(sim.table, sim.present, sim.at)

    assert entries == (TookOver(Seat(0), "medium", "late"), TookOver(Seat(1), "medium", "late"))
