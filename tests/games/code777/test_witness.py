"""The witness is worth its word: it varies every secret and nothing else, and sees through impossible worlds."""

import inspect
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.games.code777 import GAME, phases
from tablee.games.code777.chunked_log import events, written
from tablee.games.code777.facts import Replied, Starts
from tablee.games.code777.phases import Asking, Boxed, Given, Noting, Refilled, Reshuffling, Seated
from tablee.games.code777.positions import WRONG
from tablee.games.code777.vocabulary import Declare, Draw, GoOn, Tile
from tablee.kernel.chance import Picked, Shuffled
from tablee.kernel.entries import Acted, Answered, Elapsed
from tablee.kernel.seats import Viewer, seats
from tests.games.by_hand import SPECTATOR
from tests.games.code777.random_games import first, recalled, samples, whole_game
from tests.games.code777.tables import (
    ANN,
    ANNS,
    BEN,
    CAT,
    EIGHT_SECONDS,
    NO_PAUSE,
    answered,
    asking,
    boxed,
    played,
    rack,
    seated,
    shuffled_questions,
)
from tests.games.code777.witness import WITNESS
from tests.games.secret_marks import secret_fields, varied_fields

HIDDEN_RACKS = (Seated, Asking, Noting, Reshuffling)


SECRETS = secret_fields(inspect.getsource(phases))


# Twins


@pytest.mark.slow
@pytest.mark.parametrize("phase", SECRETS)
@pytest.mark.parametrize("viewer", [SPECTATOR, ANN, BEN])
def test_the_twin_maker_varies_exactly_what_is_marked_secret(phase, viewer):
    """A new field with the mark fails here until the twin-maker draws it again."""
    states = samples()[getattr(phases, phase)]

    assert varied_fields(WITNESS, states, viewer) == SECRETS[phase]


def test_a_phase_without_the_mark_has_only_itself_for_a_twin():
    assert {phase.__name__ for phase in samples()} - set(SECRETS) == {"Boxed"}
    assert WITNESS.twin(boxed(3), ANN, Random(0)) == boxed(3)


@pytest.mark.slow
@pytest.mark.parametrize("phase", HIDDEN_RACKS)
def test_in_a_twin_my_own_rack_is_another_and_every_other_is_the_same(phase):
    for state in samples()[phase][:12]:
        for viewer in seats(GAME.players_in(state)):
            twins: list[Any] = [WITNESS.twin(state, viewer, Random(seed)) for seed in range(12)]

            assert all(map(WITNESS.conserved, twins))
            for at in set(range(4)) - {viewer}:
                assert {twin.racks[at] for twin in twins} == {state.racks[at]}


@pytest.mark.slow
@pytest.mark.parametrize("phase", HIDDEN_RACKS)
def test_for_a_spectator_each_players_rack_may_be_another_and_a_dummys_never(phase):
    changed = set()
    for state in samples()[phase]:
        twins: list[Any] = [WITNESS.twin(state, SPECTATOR, Random(seed)) for seed in range(6)]

        assert all(map(WITNESS.conserved, twins))
        assert {twin.racks[GAME.players_in(state) :] for twin in twins} == {state.racks[GAME.players_in(state) :]}
        changed |= {
            seat for twin in twins for seat in seats(GAME.players_in(state)) if twin.racks[seat] != state.racks[seat]
        }
    assert changed == {0, 1, 2, 3}


def test_a_question_that_was_drawn_keeps_its_place_under_the_deck():
    table = played(asking(), (ANN, Draw()), (BEN, Draw()), (CAT, Draw()))
    twins: list[Any] = [WITNESS.twin(table, ANN, Random(seed)) for seed in range(20)]

    assert {twin.deck[-3:] for twin in twins} == {(1, 2, 3)}
    assert len({twin.deck for twin in twins}) > 4


def test_in_a_twin_what_the_log_says_of_my_rack_is_what_stands_there():
    table = played(asking(), (CAT, WRONG), (ANN, Draw()), (BEN, Draw()))
    for seed in range(20):
        twin: Any = WITNESS.twin(table, CAT, Random(seed))
        mine = twin.racks[CAT]

        assert [event.racks[CAT] for event in events(twin.log) if isinstance(event, Given)] == [mine, mine]
        assert [event.drawn for event in events(twin.log) if isinstance(event, Refilled)] == [mine]


# Possible worlds


@cache
def a_game(seed: int) -> list[Any]:
    return list(whole_game(2 + seed % 3, seed, "thoughtful", 8 * (seed % 2)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_the_real_world_is_possible_and_so_are_its_twins_at_every_moment(seed):
    viewer = None if seed % 2 else ANN
    told = []
    for moment in a_game(seed):
        told += GAME.tell(*moment, viewer)
        after = moment[2]

        assert WITNESS.possible(after, told, viewer)
        assert WITNESS.possible(WITNESS.twin(after, viewer, Random(seed)), told, viewer)


def late(seed: int = 4) -> tuple[Any, list[Any]]:
    """A world after some answers, declarations and a reshuffle, and what Ann was told of it."""
    game = a_game(seed)
    at = first(game, lambda b, e, a: isinstance(a, Asking) and a.tabletop.reshuffles > 0)
    return game[at][2], recalled(game[: at + 1], ANN)


def test_a_world_in_which_somebody_else_has_other_tiles_than_i_see_is_impossible():
    world, told = late()
    others = (*world.racks[1:], world.racks[0])

    assert WITNESS.possible(world, told, ANN)
    assert not WITNESS.possible(replace(world, racks=others), told, ANN)


def test_a_world_in_which_an_answer_would_have_been_another_is_impossible():
    """Question 21, black or brown: the same, from Ben's side; with two browns on Ann's rack he would see more brown."""
    table = asking(deck=(21, *range(1, 21), 22, 23), to_draw=BEN, top="4 brown, 4 brown, 7 blue")
    after = played(table, (BEN, Draw()))
    dealt = GAME.tell(shuffled_questions(4), Answered(Shuffled(())), Seated(4, NO_PAUSE, (), table.racks, ()), ANN)
    told = [*dealt, Starts(BEN), *GAME.tell(table, Acted(BEN, Draw()), after, ANN)]
    two_browns = rack("4 brown, 4 brown, 7 blue")
    world = replace(
        after,
        racks=(two_browns, *after.racks[1:]),
        stock=(*after.racks[ANN], *after.stock[3:]),
        log=written((), replace(after.log[0][0], racks=(two_browns, *after.racks[1:]))),
    )

    assert WITNESS.conserved(world)
    assert WITNESS.possible(after, told, ANN)
    assert not WITNESS.possible(world, told, ANN)


def test_a_world_whose_log_remembers_other_racks_or_answers_is_impossible():
    world, told = late()

    assert not WITNESS.possible(replace(world, log=written((), *[*events(world.log)][:-1])), told, ANN)
    assert not WITNESS.possible(replace(world, log=written((), *[*events(world.log)][::-1])), told, ANN)


def test_a_world_whose_stock_or_discards_are_others_is_impossible():
    world, told = late()
    table = world.tabletop

    assert not WITNESS.possible(replace(world, stock=world.stock[1:]), told, ANN)
    assert not WITNESS.possible(
        replace(world, tabletop=replace(table, discards=(*table.discards, Tile.BLUE_7))), told, ANN
    )


def test_a_world_in_which_a_drawn_question_lies_elsewhere_is_impossible():
    world, told = late()

    assert not WITNESS.possible(replace(world, deck=(world.deck[-1], *world.deck[:-1])), told, ANN)


def test_facts_that_cannot_be_are_seen_through():
    world, told = late()
    replied = next(at for at, fact in enumerate(told) if isinstance(fact, Replied))
    doubled = [*told[: replied + 1], told[replied], *told[replied + 1 :]]

    assert not WITNESS.possible(world, told[:replied] + told[replied + 1 :], ANN)
    assert not WITNESS.possible(world, doubled, ANN)


def test_nothing_is_told_before_the_deal():
    assert WITNESS.possible(boxed(2), [], ANN)
    assert WITNESS.possible(shuffled_questions(2), [], ANN)
    assert not WITNESS.possible(boxed(2), [Starts(ANN)], ANN)


# Conservation


def test_a_lost_or_doubled_tile_or_question_is_seen():
    table = asking(stock=10)

    assert WITNESS.conserved(table)
    assert not WITNESS.conserved(replace(table, stock=table.stock[1:]))
    assert not WITNESS.conserved(replace(table, racks=(table.racks[0],) * 4))
    assert not WITNESS.conserved(replace(table, racks=(table.racks[0] + table.stock[:1], *table.racks[1:])))
    assert not WITNESS.conserved(replace(table, deck=table.deck[1:]))
    assert not WITNESS.conserved(replace(table, tabletop=replace(table.tabletop, discards=())))
    assert not WITNESS.conserved(replace(shuffled_questions(2), deck=(1,) * 23))
    assert WITNESS.conserved(Boxed(2, EIGHT_SECONDS))


# What an entry makes known


def known(table: Any, what: Any, viewer: Viewer = SPECTATOR) -> Any:
    if isinstance(what, tuple):
        return WITNESS.discloses(table, Acted(*what), played(table, what), viewer)
    return WITNESS.discloses(table, Answered(what), answered(table, what), viewer)


def test_a_question_discloses_itself_and_its_answer():
    table = asking(deck=(11, *range(1, 11), *range(12, 24)))

    assert known(table, (ANN, Draw())) == ((11, 0), (), ())


def test_a_declaration_discloses_what_was_removed_and_to_the_others_what_has_come():
    table = asking(top="2 yellow, 7 blue, 7 pink")
    new = rack("2 yellow, 7 blue, 7 pink")

    assert known(table, (ANN, WRONG), ANN) == (None, table.racks[ANN], table.racks[1:])
    assert known(table, (ANN, WRONG), BEN) == (None, table.racks[ANN], (new, *table.racks[2:]))
    assert known(table, (ANN, WRONG), SPECTATOR) == (None, table.racks[ANN], ())


def test_the_last_declaration_discloses_every_rack():
    table = asking(points=(2, 0, 0, 0))

    for viewer in (SPECTATOR, *seats(4)):
        assert known(table, (ANN, Declare(*ANNS)), viewer) == (None, table.racks[ANN], table.racks)


def test_a_deal_discloses_to_each_the_racks_of_the_others():
    order = Shuffled(tuple(range(28)))

    assert [len(known(shuffled_questions(3), order, viewer)[2]) for viewer in (ANN, BEN, SPECTATOR)] == [3, 3, 1]
    assert known(boxed(3), Shuffled(tuple(range(23)))) == (None, (), ())


def test_the_end_of_a_pause_and_a_note_disclose_nothing_new():
    table = played(asking(settings=EIGHT_SECONDS), (ANN, Draw()))

    assert known(table, (BEN, GoOn()), ANN) == (None, (), table.racks[1:])


# What else might have happened


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_another_deal_only_hidden_racks_and_the_stock_are_others(players):
    entry = Answered(Shuffled(tuple(range(28))))
    for viewer in (SPECTATOR, *seats(players)):
        for seed in range(5):
            other: Any = WITNESS.otherwise(shuffled_questions(players), entry, viewer, Random(seed))
            same = {place // 3 for place in range(12) if other.answer.order[place] == place}

            assert same >= {at for at in range(4) if at >= players or viewer not in (None, at)}
            assert other != entry


def test_in_another_reshuffle_a_dummy_that_waits_for_tiles_gets_the_same():
    entry = Answered(Shuffled(tuple(range(16))))
    for declared, kept in ((Declare(*ANNS), (0, 1, 2)), (WRONG, None)):
        table = played(asking(players=3, stock=10), (ANN, declared))
        orders = [WITNESS.otherwise(table, entry, ANN, Random(seed)).answer.order for seed in range(9)]

        assert (len({order[:3] for order in orders}) == 1) is (kept is not None)
        assert len(set(orders)) > 1


def test_lots_declarations_and_pauses_are_open():
    for table, entry in (
        (seated(3), Answered(Picked(1))),
        (asking(), Acted(ANN, WRONG)),
        (played(asking(settings=EIGHT_SECONDS), (ANN, Draw())), Elapsed("note-1-0")),
    ):
        assert WITNESS.otherwise(table, entry, ANN, Random(1)) == entry
