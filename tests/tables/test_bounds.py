"""Bounds: a game and a log that people would go on with for ever come to an end, and say so."""

from dataclasses import replace
from random import Random

import pytest

from tablee.games import GAMES
from tablee.kernel.seats import Seat
from tablee.tables.bounds import LogBounds
from tablee.tables.catalogue import OURS
from tablee.tables.public_table import public_table_of
from tablee.tables.stages import GameOver, Gathering, TableClosed
from tablee.tables.topics import handshake, hosting, pauses, seating, settings
from tests.kernel.murmure import MURMURE
from tests.tables.tables import STROKE, Sim, begun, catalogue, gathered, kinds, refused
from tests.tables.test_table_game import verified

ANN, BEN = 0, 1
NAMES = ("Ann", "Ben", "Cat")
SHORT = catalogue(replace(MURMURE, most_lines=12))
"""A game ends after twelve lines, of which the deal is one."""
BRIEF = replace(catalogue(), log_bounds=LogBounds(full=14, last=40))


def scribble_on(sim: Sim) -> None:
    """Until the table has had enough."""
    while sim.due() != 0:
        sim.act(ANN, STROKE)


def test_a_game_that_meets_its_bound_is_ended_by_the_table_without_a_winner():
    sim, _ = begun("Ann", "Ben", at_catalogue=SHORT)
    scribble_on(sim)
    assert len(sim.current.lines) == 12
    sim.wait(0)

    shown = public_table_of(sim.table, ())
    assert kinds(sim.log[-1:]) == ["CutShort"]
    assert (shown.stage, shown.result, shown.cut_short) == ("over", None, True)


def test_the_record_of_a_game_that_was_cut_short_verifies():
    sim, _ = begun("Ann", "Ben", at_catalogue=SHORT)
    scribble_on(sim)
    sim.wait(0)

    assert verified(sim).result is None


def test_a_game_that_met_its_bound_takes_no_more_moves_before_it_is_ended():
    sim, _ = begun("Ann", "Ben", at_catalogue=SHORT)
    scribble_on(sim)

    assert refused(sim, sim.acting(ANN, STROKE)) == "not_now"
    assert refused(sim, pauses.Pause(sim.id(), ANN)) == "not_now"


def test_a_game_that_met_its_bound_in_a_pause_is_ended_all_the_same():
    sim, _ = begun("Ann", "Ben", at_catalogue=replace(catalogue(), log_bounds=LogBounds(full=14, last=15)))
    while sim.due() != 0:
        sim.ask(pauses.Pause(sim.id(), ANN))
        sim.ask(pauses.Resume(sim.id(), ANN))
    sim.wait(0)

    assert isinstance(sim.table.stage, GameOver)


def test_the_next_game_at_that_table_has_all_its_moves():
    sim, _ = begun("Ann", "Ben", at_catalogue=SHORT)
    scribble_on(sim)
    sim.wait(0)
    sim.rematch()
    sim.look_on()

    sim.act(ANN, STROKE)
    assert not public_table_of(sim.table, ()).cut_short


def test_a_table_whose_log_is_full_begins_no_other_game():
    sim, _ = begun("Ann", "Ben", at_catalogue=BRIEF)
    while not sim.table.is_full:
        sim.act(ANN, STROKE)
    sim.ask(hosting.GiveUp(sim.id(), ANN))

    assert refused(sim, handshake.Rematch(sim.id(), ANN)) == "table_full"
    sim.ask(hosting.Regather(sim.id(), ANN))
    assert isinstance(sim.table.stage, Gathering)
    assert refused(sim, handshake.Start(sim.id(), ANN)) == "table_full"


def test_a_game_goes_on_though_the_log_is_full_and_is_ended_at_its_end():
    sim, _ = begun("Ann", "Ben", at_catalogue=BRIEF)
    scribble_on(sim)
    assert sim.table.length == 40
    assert refused(sim, sim.acting(ANN, STROKE)) == "table_full"
    sim.wait(0)

    assert public_table_of(sim.table, ()).cut_short


def at_its_end() -> Sim:
    sim, _ = gathered("Ann", "Ben", at_catalogue=BRIEF)
    while not sim.table.is_at_its_end:
        sim.ask(settings.SetLimit(sim.id(), ANN, 30 if sim.table.limit != 30 else 60))
    return sim


def test_at_the_end_of_its_log_a_table_lets_people_leave_and_its_host_close_it_and_nothing_else():
    sim = at_its_end()

    assert refused(sim, settings.SetLimit(sim.id(), ANN, 90)) == "table_full"
    assert refused(sim, seating.Sit(sim.id(), "Cat", None)) == "table_full"
    assert kinds(sim.ask(seating.Leave(sim.id(), BEN))) == ["Left"]
    sim.ask(hosting.CloseTable(sim.id(), ANN))
    assert isinstance(sim.table.stage, TableClosed)


def test_what_has_happened_is_answered_so_at_the_end_of_a_log_too():
    sim = at_its_end()

    assert sim.ask(hosting.HandOver(sim.id(), ANN, ANN)) == ()


def test_at_the_end_of_a_log_nobody_becomes_the_host_by_waiting():
    sim = at_its_end()
    sim.present.discard(ANN)
    sim.wait(3_600_000)

    assert sim.table.host == ANN


def test_whoever_comes_and_goes_for_ever_fills_no_room_that_a_game_has():
    """A stranger with the code once ended a game in five minutes, from twenty sockets."""
    sim, (*_, cat) = begun("Ann", "Ben", "Cat", at_catalogue=BRIEF)
    while not sim.table.is_full:
        sim.ask(seating.Leave(sim.id(), cat))
        cat = sim.sit("Cat")
    sim.ask(seating.Leave(sim.id(), cat))

    assert refused(sim, seating.Sit(sim.id(), "Cat", None)) == "table_full"
    assert refused(sim, seating.Rename(sim.id(), BEN, "Bob")) == "table_full"
    assert refused(sim, seating.ChooseFace(sim.id(), BEN, "moon")) == "table_full"
    sim.act(ANN, STROKE)
    assert not public_table_of(sim.table, ()).cut_short


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_begins_at_a_log_that_is_nearly_full_has_room_for_its_bound(name):
    bounds = OURS.log_bounds

    assert bounds.full + GAMES[name].most_lines < bounds.last


def test_a_log_of_many_bytes_is_full_however_few_its_entries_are():
    bounds = LogBounds(full_bytes=4_000, last_bytes=8_000)
    sim, _ = begun("Ann", "Ben", at_catalogue=replace(catalogue(), log_bounds=bounds))
    assert sim.table.size == sum(map(len, sim.lines))
    while sim.due() != 0:
        sim.act(ANN, STROKE)
    sim.wait(0)

    assert 8_000 <= sim.table.size < 9_000
    assert public_table_of(sim.table, ()).cut_short
    assert refused(sim, handshake.Rematch(sim.id(), ANN)) == "table_full"


def test_everybody_is_told_between_games_that_there_is_little_room_left_and_in_a_game_nobody_is():
    """How fast a log grows would tell how much others have drawn."""
    bounds = LogBounds(full=40, last=100)
    sim, _ = begun("Ann", "Ben", at_catalogue=replace(catalogue(), log_bounds=bounds))
    while sim.table.length < 35:
        sim.act(ANN, STROKE)

    assert public_table_of(sim.table, ()).room == "enough"
    sim.ask(hosting.GiveUp(sim.id(), ANN))
    assert public_table_of(sim.table, ()).room == "little"
    while not sim.table.is_full:
        sim.ask(settings.SetTalk(sim.id(), ANN, not sim.table.talk))
    assert public_table_of(sim.table, ()).room == "none"


def test_a_server_without_room_begins_no_other_game_and_says_so():
    sim, _ = gathered("Ann", "Ben")
    sim.no_room = True
    assert refused(sim, handshake.Start(sim.id(), ANN)) == "server_full"

    sim.no_room = False
    sim.start()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_of_every_game_the_record_of_one_that_was_cut_short_verifies(game):
    sim, people = gathered(
        *NAMES, game=game.name, at_catalogue=replace(OURS, games={game.name: replace(game, most_lines=16)})
    )
    sim.start()
    rng = Random(game.name)
    while (due := sim.due()) != 0:
        moving = [seat for seat in range(len(people)) if sim.current.seen(Seat(seat)).offers.choices]
        if moving:
            seat = rng.choice(moving)
            sim.act(people[seat], sim.random_action(Seat(seat), rng))
        else:
            sim.wait(due - sim.at)
    sim.wait(0)

    assert kinds(sim.log[-1:]) == ["CutShort"]
    assert verified(sim).result is None
