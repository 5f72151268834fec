"""Deadlines: the host's limit, the rules' own countdown, the pause that moves both."""

from dataclasses import replace

from tablee.kernel.chance import Picked
from tablee.kernel.entries import Acted, Answered
from tablee.kernel.game import LAST_STROKE, Timer, Waiting
from tablee.kernel.seats import Seat
from tablee.tables.deadlines import deadline_of, deadlines_after
from tablee.tables.public_table import public_table_of
from tablee.tables.table_game import Outcome
from tablee.tables.topics import pauses, seating, settings, stand_ins
from tablee.tables.topics.seating import Moved
from tests.kernel import murmure
from tests.kernel.murmure import COUNTDOWN, MURMURE, Guess, Shout
from tests.tables.tables import STROKE, Sim, begun, catalogue, gathered

ANN, BEN, CAT = 0, 1, 2


def always_counted(state):
    """A murmure in which a countdown runs whenever anybody is awaited."""
    pending = murmure.pending(state)
    return Waiting(pending.awaited, pending.may, COUNTDOWN) if isinstance(pending, Waiting) else pending


def hurried(*, shared: bool, pending=always_counted) -> Sim:
    """Ann and Ben on one device, or each on their own."""
    sim = Sim("hurried", at_catalogue=catalogue(replace(MURMURE, name="hurried", pending=pending)))
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

    assert sim.limit_left() == 60


def test_the_limit_does_not_start_again_when_others_hand_in():
    sim, _ = begun("Ann", "Ben", "Cat", limit=60)
    sim.wait(20_000)
    sim.act(BEN, Guess(9))

    assert sim.limit_left() == 40


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

        assert sim.limit_left() == 60 or sim.current.result
    assert again == 3


def test_the_limit_does_not_run_for_bots():
    sim, _ = begun("Ann", "Ben", "Cat", limit=60)
    for person in (BEN, CAT):
        sim.present.discard(person)
        sim.ask(stand_ins.StandIn(sim.id(), ANN, Seat(person)))
    sim.act(ANN, Guess(9))

    assert sim.limit_left() is None


def test_who_comes_back_has_time_for_the_decision():
    sim, _ = begun("Ann", "Ben", limit=60)
    sim.wait(60_000)
    sim.ask(stand_ins.ComeBack(sim.id(), BEN))

    assert sim.limit_left() == 60


def test_who_comes_back_by_a_stroke_has_time_for_the_decision():
    sim, _ = begun("Ann", "Ben", limit=60)
    sim.wait(60_000)
    sim.act(BEN, STROKE)

    assert sim.current.awaited == (0, 1)
    assert sim.limit_left() == 60


def test_who_comes_back_while_others_think_shares_their_time():
    sim, _ = begun("Ann", "Ben", limit=60)
    sim.present.discard(BEN)
    sim.ask(stand_ins.StandIn(sim.id(), ANN, Seat(1)))
    sim.at += 20_000
    sim.ask(stand_ins.ComeBack(sim.id(), BEN))

    assert sim.limit_left() == 40


def test_who_comes_back_in_a_pause_has_all_the_time_after_it():
    sim, _ = begun("Ann", "Ben", limit=60)
    sim.wait(60_000)
    sim.ask(pauses.Pause(sim.id(), ANN))
    sim.wait(30_000)
    sim.ask(stand_ins.ComeBack(sim.id(), BEN))
    sim.wait(30_000)
    sim.ask(pauses.Resume(sim.id(), ANN))

    assert sim.limit_left() == 60


def test_when_only_bots_are_left_to_wait_for_the_limit_is_over():
    """Or it would pass with nobody who is late, and the alarm ring for ever."""
    sim, _ = begun("Ann", "Ben", limit=60)
    sim.act(ANN, Guess(9))
    sim.at += 59_900
    sim.ask(seating.Leave(sim.id(), BEN))

    assert sim.limit_left() is None
    sim.wait(10_000)


def test_a_hidden_move_moves_no_deadline_that_others_see():
    sim, _ = begun("Ann", "Ben", "Cat")
    sim.ask(settings.SetLimit(sim.id(), ANN, 60))
    shown = public_table_of(sim.table, ())
    sim.at += 1_000
    sim.act(BEN, STROKE)

    assert public_table_of(sim.table, ()) == shown


def test_the_countdown_runs_when_the_rules_say_so():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))

    assert sim.timer_left() == 5


def test_the_countdown_runs_on_whatever_else_happens():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))
    sim.wait(2_000)
    sim.act(ANN, Shout("sesame"))
    sim.act(BEN, STROKE)

    assert sim.timer_left() == 3


def test_the_countdown_survives_a_restart():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))
    due = sim.due()
    sim.at += 2_000
    sim.restart()

    assert sim.due() == due == sim.at + 3_000 + LAST_STROKE


def test_no_clock_runs_while_one_device_is_passed_round_be_it_to_the_last_who_is_awaited():
    sim = hurried(shared=True)

    assert (sim.limit_left(), sim.timer_left()) == (None, None)
    sim.act(1, Guess(9))
    assert sim.current.awaited == (1,)
    assert (sim.limit_left(), sim.timer_left()) == (None, None)  # it is on its way to the other


def test_the_rules_countdown_runs_on_a_shared_device_for_who_is_awaited_and_has_just_acted():
    """They have it in hand: or who shares one could think for ever where others are hurried. The host's limit waits."""

    def pending(state):
        due = murmure.pending(state)
        return Waiting((Seat(0),), (), COUNTDOWN) if isinstance(due, Waiting) and due.awaited == (1,) else due

    sim = hurried(shared=True, pending=pending)
    sim.act(1, Guess(9))

    assert sim.current.awaited == (0,)
    assert (sim.limit_left(), sim.timer_left()) == (None, 5)


def test_clocks_run_for_who_has_a_device_alone_also_while_others_pass_one_round():
    """Only Ann is awaited, and nobody hands anything to her; the next time it is those who share one."""
    sim, _ = gathered("Ann", "Ben", "Cat", game="sept_pour_cent")
    sim.ask(settings.SetLimit(sim.id(), ANN, 60))
    sim.append([Moved(CAT, "f" * 64, sim.table.people[BEN].device)])
    sim.start()
    limits = {}
    while len(limits) < 3:
        (seat,) = sim.current.awaited
        limits[seat] = sim.limit_left()
        sim.act(int(seat), sim.random_action(seat, sim.dice))

    assert limits == {ANN: 60, BEN: None, CAT: None}


def test_clocks_run_again_once_a_bot_plays_for_who_shared_the_device():
    sim = hurried(shared=True)
    sim.present.discard(2)
    sim.ask(stand_ins.StandIn(sim.id(), 0, Seat(1)))
    sim.act(1, Guess(9))

    assert sim.current.awaited == (1,)
    assert sim.timer_left() == 5


def test_who_comes_back_to_a_device_that_somebody_else_needs_too_starts_no_clock():
    sim = hurried(shared=True)
    sim.present.discard(2)
    sim.ask(stand_ins.StandIn(sim.id(), 0, Seat(1)))
    sim.ask(stand_ins.ComeBack(sim.id(), 2))

    assert sim.limit_left() is None


def test_clocks_run_when_each_has_a_device():
    sim = hurried(shared=False)

    assert (sim.limit_left(), sim.timer_left()) == (None, 5)


def test_who_moves_to_a_device_of_their_own_starts_no_clock_by_a_hidden_move():
    sim = hurried(shared=True)
    sim.append([Moved(2, "f" * 64, 9)])
    sim.act(2, STROKE)

    assert (sim.limit_left(), sim.timer_left()) == (None, None)


def test_a_countdown_that_has_run_out_starts_again_from_its_beginning_when_the_rules_name_it_anew():
    sim = hurried(shared=False)
    sim.at += 5_000 + LAST_STROKE
    assert sim.tick()

    assert sim.current.awaited == (1,)
    assert sim.timer_left() == 5


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

    assert sim.timer_left() == 3


def test_a_countdown_that_asks_for_no_grace_ends_when_it_shows_0():
    def pending(state):
        due = always_counted(state)
        return Waiting(due.awaited, due.may, Timer("last", 3)) if isinstance(due, Waiting) else due

    game = replace(MURMURE, name="hurried", pending=pending)
    sim, _ = gathered("Ann", "Ben", at_catalogue=catalogue(game), game="hurried")
    sim.start()

    assert sim.due() == deadline_of(sim.table) == sim.at + 3_000


def test_the_hosts_limit_waits_while_the_rules_count_down():
    """Nobody is taken over in the middle of it, be the limit the shorter one; the countdown itself ends it."""
    sim, _ = begun("Ann", "Ben", limit=5)
    sim.at += 4_000
    sim.act(ANN, Guess(9))
    sim.wait(5_000)

    assert sim.current.stand_ins == {}
    assert sim.limit_left() is None
    sim.wait(LAST_STROKE)
    assert public_table_of(sim.table, ()).stage == "over"


def test_who_comes_back_while_the_rules_count_down_starts_no_limit():
    sim, _ = begun("Ann", "Ben", limit=60)
    sim.present.discard(BEN)
    sim.ask(stand_ins.StandIn(sim.id(), ANN, Seat(1)))
    sim.schedule.hurry()
    sim.act(ANN, Guess(9))
    sim.present.add(BEN)
    sim.ask(stand_ins.ComeBack(sim.id(), BEN))

    assert (sim.limit_left(), sim.timer_left()) == (None, 5)


def test_who_has_just_acted_is_who_began_it_whatever_chance_said_to_it():
    sim = hurried(shared=True)

    def clock_runs(*awaited: int) -> bool:
        """After Ben's move, which chance has answered, on the device that he shares with Ann."""
        entries = Acted(Seat(BEN), Guess(3)), Answered(Picked(1))
        pending = Waiting(tuple(map(Seat, awaited)), timer=Timer("last", 3))
        outcome = Outcome(entries, [], pending)
        _, timer = deadlines_after(sim.table, sim.current, outcome, sim.table.chairs, sim.at)
        return timer is not None

    assert clock_runs(BEN)
    assert not clock_runs(ANN)
    assert not clock_runs(ANN, BEN)
