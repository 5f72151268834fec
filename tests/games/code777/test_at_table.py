"""Bots at a table with people: they never race them, and luck says which of them speaks first. [C77-12, C77-13]"""

from collections import Counter

import pytest
from msgspec import structs

from tablee.bots.pace import PACES
from tablee.games import code777
from tablee.games.code777.phases import Asking, Noting
from tablee.games.code777.positions import WRONG
from tablee.games.code777.questions import numbers
from tablee.games.code777.vocabulary import UNTIL_NOTED, Declare, Draw, GoOn
from tablee.kernel.entries import Acted
from tablee.kernel.game import Waiting
from tablee.tables import feed
from tablee.tables.catalogue import Catalogue
from tablee.tables.perspective import perspective_of
from tablee.tables.table_game import TableGame
from tablee.tables.topics import handshake, settings
from tablee.tables.topics.moves import Played
from tests.games.code777.test_twins import right_numbers
from tests.games.leaks import telling_when_right
from tests.tables.tables import Sim, refused
from tests.tables.twins import Leak, compared

ANN = 0
PAUSE = 8_000
LONGEST = int(1000 * PACES["normal"].longest)


def sure(numbers):
    """A bot that declares these whenever it may."""

    def choose(view, offers, told, hunch, dice):
        actions = {offer.action for offer in offers.choices}
        if isinstance(view, code777.views.Noting):
            return GoOn() if "go_on" in actions else None
        if "declare" in actions:
            return Declare(*numbers)
        return Draw() if "draw" in actions else None

    return choose


def table(seed, bots=code777.BOTS, pace="normal", pause=8):
    """Ann and three bots, and eight seconds to note."""
    sim = Sim("code777", seed=seed, at_catalogue=Catalogue({"code777": code777.GAME}, {"code777": bots}))
    sim.host_sits("Ann")
    for chair in (1, 2, 3):
        sim.bot(chair)
    sim.ask(settings.SetPace(sim.id(), ANN, pace))
    sim.ask(settings.SetOption(sim.id(), ANN, "pause", pause))
    sim.start()
    return sim


def first_answer(seed, **kwargs):
    """The first question has just been drawn and shown, whoever the lot fell on."""
    sim = table(seed, **kwargs)
    if sim.current.awaited == (ANN,):
        sim.act(ANN, Draw())
    while isinstance(sim.current.state, Asking):
        sim.at = sim.due()
        sim.tick()
    assert isinstance(sim.current.state, Noting)
    sim.look_on()
    return sim


def done_by_bots(sim):
    return [
        entry.action
        for played in sim.log
        if isinstance(played, Played)
        for entry in played.entries
        if isinstance(entry, Acted) and entry.seat != ANN
    ]


@pytest.mark.parametrize("seed", range(6))
def test_C77_13_no_bot_draws_or_declares_before_the_pause_has_passed(seed):
    sim = first_answer(seed, bots=dict.fromkeys(("easy", "medium", "hard"), sure((1, 2, 3))))
    before = [action for action in done_by_bots(sim) if not isinstance(action, GoOn)]

    sim.wait(PAUSE - 1)

    assert [action for action in done_by_bots(sim) if not isinstance(action, GoOn)] == before
    assert sim.current.awaited == (ANN,)
    sim.wait(1 + LONGEST)
    assert len(done_by_bots(sim)) > len(before) + 3


def test_C77_13_bots_go_on_as_soon_as_every_person_has_noted():
    sim = first_answer(1)

    sim.wait(LONGEST)
    sim.act(ANN, GoOn())

    assert isinstance(sim.current.state, Asking)


def test_C77_12_a_declaration_that_meets_the_end_of_the_pause_is_heard():
    sim = first_answer(1)
    declaring = sim.acting(ANN, Declare(1, 2, 3))

    sim.wait(PAUSE)
    sim.ask(declaring)

    assert sim.current.state.tabletop.declared == (ANN,)


def people(*names, seed=1):
    """Who draws, and somebody else; nobody is waited for between two questions."""
    sim = Sim("code777", seed=seed, at_catalogue=Catalogue({"code777": code777.GAME}, {"code777": code777.BOTS}))
    sim.host_sits(names[0])
    for name in names[1:]:
        sim.sit(name)
    sim.ask(settings.SetOption(sim.id(), ANN, "pause", 0))
    sim.start()
    (drawing,) = sim.current.awaited
    return sim, drawing, (drawing + 1) % len(names)


def right(sim, seat):
    return Declare(*numbers(sim.current.state.racks[seat]))


def test_C77_12_a_right_declaration_that_reaches_the_table_after_a_draw_gets_its_point():
    sim, drawing, late = people("Ann", "Ben", "Cat")
    declaring = sim.acting(late, right(sim, late))

    sim.act(drawing, Draw())
    sim.ask(declaring)

    assert sim.current.state.tabletop.points[late] == 1
    assert sim.ask(declaring) == ()  # asked again it was played already


def test_C77_12_a_declaration_of_a_rack_that_is_gone_is_too_late():
    sim, drawing, late = people("Ann", "Ben", "Cat")
    twice = sim.acting(late, right(sim, late)), sim.acting(late, right(sim, late))

    sim.ask(twice[0])
    assert refused(sim, twice[1]) == "too_late"
    sim.act(drawing, Draw())

    assert refused(sim, twice[1]) == "too_late"
    assert sim.current.state.tabletop.declarations == 1


def test_C77_12_a_draw_sent_twice_draws_once_also_when_it_is_my_turn_again():
    sim, drawing, other = people("Ann", "Ben")
    again = sim.acting(drawing, Draw())

    sim.act(drawing, Draw())
    sim.act(other, Draw())

    assert refused(sim, again) == "too_late"
    assert sim.current.state.tabletop.questions == 2


def test_C77_12_a_declaration_of_the_game_before_is_not_heard_in_the_next():
    sim, _, late = people("Ann", "Ben")
    old = sim.acting(late, WRONG)
    for _ in range(3):
        sim.act(ANN, right(sim, ANN))
        if sim.current.result is None:
            sim.act(sim.current.awaited[0], Draw())
    sim.ask(handshake.Rematch(sim.id(), ANN))
    sim.handshake()
    sim.act(sim.current.awaited[0], Draw())

    assert refused(sim, old) == "too_late"


def test_C77_12_a_bot_that_noted_may_declare_once_the_pause_is_over():
    sim = first_answer(1, bots=dict.fromkeys(("easy", "medium", "hard"), sure((1, 2, 3))))

    sim.wait(PAUSE + LONGEST)

    assert any(isinstance(action, Declare) for action in done_by_bots(sim))


@pytest.mark.slow
def test_C77_12_which_bot_speaks_first_is_drawn_by_chance_also_when_all_are_instant():
    first = Counter()
    for seed in range(60):
        sim = first_answer(seed, bots=dict.fromkeys(("easy", "medium", "hard"), sure((1, 2, 3))), pace="instant")
        sim.wait(LONGEST)
        sim.act(ANN, GoOn())
        sim.tick()
        waiting = sim.current.pending
        assert isinstance(waiting, Waiting)
        first[sim.current.state.tabletop.declared[:1]] += 1

    assert all(first[(seat,)] >= 8 for seat in (1, 2, 3)), first


def test_C77_13_the_hosts_limit_does_not_run_in_a_pause_and_begins_with_the_turn_to_draw():
    """Nobody is taken over for having taken the time to note, and who is to draw has the whole of it."""
    sim = first_answer(2)
    sim.ask(settings.SetLimit(sim.id(), ANN, 5))
    while sim.current.state.tabletop.to_draw != ANN or not isinstance(sim.current.state, Noting):
        sim.at = sim.due()
        sim.tick()
    sim.look_on()
    assert sim.current.stand_ins == {}

    sim.wait(PAUSE)

    assert sim.current.stand_ins == {}
    assert sim.current.limit == sim.at + 5_000


def test_C77_13_without_a_limit_nobody_is_hurried_nor_replaced_for_taking_the_time_to_note():
    sim = first_answer(2, pause=UNTIL_NOTED)

    sim.wait(3_600_000)

    assert isinstance(sim.current.state, Noting)
    assert (sim.current.awaited, sim.current.stand_ins) == ((ANN,), {})
    assert (sim.current.limit, sim.current.timer, sim.due()) == (None, None, None)


@pytest.mark.parametrize("pause", [8, UNTIL_NOTED])
def test_C77_13_no_clock_runs_while_a_device_changes_hands_to_who_is_still_to_note(pause):
    """Ann and Ben share a phone, Cat has one. Ann has noted, and hands it over."""
    sim = Sim("code777", at_catalogue=Catalogue({"code777": code777.GAME}, {"code777": code777.BOTS}))
    sim.host_sits("Ann")
    ben, cat = sim.sit("Ben", device=sim.table.people[ANN].device), sim.sit("Cat")
    sim.ask(settings.SetOption(sim.id(), ANN, "pause", pause))
    sim.ask(settings.SetLimit(sim.id(), ANN, 5))
    sim.start()
    sim.act(sim.current.awaited[0], Draw())
    sim.act(cat, GoOn())
    sim.act(ANN, GoOn())

    assert sim.current.awaited == (ben,)
    assert (sim.current.limit, sim.current.timer) == (None, None)
    sim.wait(60_000)
    assert sim.current.stand_ins == {}


def test_C77_13_a_bot_takes_a_human_moment_after_the_pause_however_the_people_noted():
    sim = Sim("code777", seed=3, at_catalogue=Catalogue({"code777": code777.GAME}, {"code777": code777.BOTS}))
    sim.host_sits("Ann")
    ben = sim.sit("Ben")
    for chair in (2, 3):
        sim.bot(chair)
    sim.start()
    while isinstance(sim.current.state, Asking):
        if sim.current.awaited[0] in (ANN, ben):
            sim.act(sim.current.awaited[0], Draw())
        else:
            sim.at = sim.due()
            sim.tick()
    sim.look_on()
    sim.wait(2 * LONGEST)
    sim.act(ANN, GoOn())
    sim.wait(500)
    sim.act(ben, GoOn())

    assert isinstance(sim.current.state, Asking)
    assert sim.due() - sim.at >= 1000 * PACES["normal"].shortest


# Planted leaks: what stands on my own rack, by the order of my offers, a refusal, or what comes too late.


def by_my_lowest_tile(current, viewer):
    seen = perspective_of(current, viewer)
    state = current.state
    if viewer is None or not isinstance(state, Asking | Noting) or state.racks[viewer][0].number % 2:
        return seen
    return structs.replace(seen, offers=structs.replace(seen.offers, choices=seen.offers.choices[::-1]))


@pytest.mark.slow
def test_an_order_of_offers_by_my_own_tiles_is_caught(monkeypatch):
    monkeypatch.setattr(feed, "perspective_of", by_my_lowest_tile)

    with pytest.raises(Leak, match=r"^(patch|snapshot)"):
        compared(code777.GAME, range(12), 120)


@pytest.mark.slow
def test_another_reason_when_a_second_guess_is_right_is_caught():
    with pytest.raises(Leak, match=r"^refusal"):
        compared(telling_when_right(code777.GAME, right_numbers), range(12), 120)


@pytest.mark.slow
def test_what_comes_too_late_by_my_own_tiles_is_caught(monkeypatch):
    in_time = TableGame.in_time

    def unless_odd(current, seat, action, decision):
        old = decision != current.seen(seat).offers.decision
        odd = isinstance(current.state, Asking | Noting) and current.state.racks[seat][0].number % 2
        return in_time(current, seat, action, decision) and not (old and odd)

    monkeypatch.setattr(TableGame, "in_time", unless_odd)

    with pytest.raises(Leak, match=r"^refusal"):
        compared(code777.GAME, range(12), 120)
