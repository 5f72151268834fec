"""What is true of every bot of « Incognito », at every level, in every seat, at any moment."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.json import decode

from tablee.bots import LEVELS, is_slow
from tablee.bots.hunches import hunches, quick_numbers
from tablee.bots.match import match
from tablee.games.incognito import GAME
from tablee.games.incognito.bots import BOTS, TALENTS
from tablee.games.incognito.hunch import hunch
from tablee.games.incognito.phases import Drawing, Voting
from tablee.games.incognito.vocabulary import Finish, PutDown, Vote
from tablee.kernel.entries import Acted
from tablee.kernel.game import Waiting
from tablee.kernel.offers import offered
from tablee.kernel.playout import any_answer, opening
from tablee.kernel.seats import Seat, seats
from tablee.packs.builtin import builtin_packs
from tablee.server.thinking.thinker import answered
from tablee.server.thinking.thoughts import Chose, worded
from tablee.tables.catalogue import OURS, Catalogue
from tablee.tables.table_game import Seen
from tests.games.incognito.cards import BOOT, CARROT, FISH, PACK
from tests.games.incognito.random_games import samples
from tests.games.incognito.tables import ANN, drawing, seen, voting
from tests.games.incognito.witness import WITNESS
from tests.tables.tables import Sim

by_level = pytest.mark.parametrize("level", LEVELS)


def turns() -> Iterator[tuple[Any, Seat]]:
    """States in which somebody is awaited, with each of them."""
    for phase in (Drawing, Voting):
        for state in samples()[phase][:12]:
            waiting = GAME.pending(state)
            assert isinstance(waiting, Waiting)
            yield from ((state, seat) for seat in waiting.awaited)


def choice(level, table, seat, luck=0.3, seed=0):
    view = seen(table, seat)
    return BOTS[level](view, GAME.offers(view), (), hunch(table, seat, level, luck), Random(seed))


def test_there_is_a_bot_for_each_level():
    assert tuple(BOTS) == LEVELS


@pytest.mark.slow
@by_level
def test_a_bot_can_take_any_seat_at_any_moment_and_does_what_is_allowed(level):
    for number, (state, seat) in enumerate(turns()):
        action = choice(level, state, seat, luck=number / 7 % 1)

        assert offered(GAME.offers(seen(state, seat)).choices, action)


@pytest.mark.slow
@by_level
def test_a_bot_does_the_same_in_worlds_that_differ_in_what_it_cannot_see(level):
    for number, (state, seat) in enumerate(turns()):
        twin = WITNESS.twin(state, seat, Random(number))

        assert choice(level, state, seat) == choice(level, twin, seat)


@by_level
def test_a_bot_throws_no_dice_so_that_a_round_has_one_luck(level):
    for table in (drawing(), voting()):
        assert len({choice(level, table, ANN, seed=seed) for seed in range(5)}) == 1


@by_level
@pytest.mark.parametrize("table", [drawing(), voting()])
def test_a_bot_without_a_hunch_says_so(level, table):
    view = seen(table, ANN)

    with pytest.raises(AssertionError, match="the table gives one for every"):
        BOTS[level](view, GAME.offers(view), (), None, Random(0))


def test_only_looking_is_slow():
    """A stroke takes its time, and thought about it was given before."""
    for level in LEVELS:
        assert not is_slow(BOTS[level], seen(drawing(), ANN))
        assert is_slow(BOTS[level], seen(voting(), ANN))


@by_level
def test_what_is_thought_in_another_process_is_the_same(level):
    table = voting(slates=[FISH, CARROT, BOOT])
    view = seen(table, ANN)
    asked = Seen(view, GAME.offers(view))
    reply = answered(OURS, worded(GAME.name, level, asked, (), hunch(table, ANN, level, 0.3), Random(0)))

    assert isinstance(reply, Chose)
    assert decode(bytes(reply.action), type=Vote) == choice(level, table, ANN)


def test_better_bots_hide_smaller_and_deeper_and_look_harder():
    crafts, judgements = zip(*[TALENTS[level] for level in LEVELS], strict=True)

    assert sorted(crafts, key=lambda one: -one.size[1]) == [*crafts]
    assert sorted(crafts, key=lambda one: one.overlap) == [*crafts]
    assert sorted(judgements, key=lambda one: -one.doubt) == [*judgements]
    assert all(0.25 <= size <= 0.45 for craft in crafts for size in craft.size)
    assert all(2 <= things <= 5 for craft in crafts for things in craft.things)


@pytest.mark.slow
@by_level
def test_a_whole_game_has_few_strokes_and_a_loop_on_every_slate_where_something_hides(level):
    (pack,) = builtin_packs(GAME)
    rng = Random(1)
    feeling = hunches(GAME, dict.fromkeys(seats(3), level), quick_numbers("a game"))
    end = match(GAME, opening(GAME, 3, pack=pack), [BOTS[level]] * 3, partial(any_answer, rng=rng), rng, feeling)
    down = [state.slates[entry.seat] for state, entry, _ in end.steps if entry_is(entry, PutDown)]

    assert len(down) >= 3
    assert all(slate.loop is not None and 4 <= len(slate.strokes) <= 64 for slate in down)


def entry_is(entry: Any, kind: type) -> bool:
    return isinstance(entry, Acted) and isinstance(entry.action, kind)


@pytest.mark.slow
def test_at_a_table_bots_draw_stroke_by_stroke_and_wait_for_people_before_they_are_done():
    catalogue = Catalogue({GAME.name: GAME}, {GAME.name: dict(BOTS)}, packs=lambda _: [PACK])
    sim = Sim(GAME.name, at_catalogue=catalogue)
    sim.host_sits("Ann")
    for chair in (1, 2):
        sim.bot(chair)
    sim.start()
    sim.wait(3_000)
    begun = [len(slate.strokes) for slate in sim.current.state.slates]
    sim.wait(240_000)
    assert begun[0] == 0
    assert all(0 < strokes < 6 for strokes in begun[1:])
    assert sim.current.awaited == (0, 1, 2)
    assert sim.timer_left() is None

    sim.act(ANN, PutDown())
    sim.wait(10_000)
    assert isinstance(sim.current.state, Voting)
    sim.wait(240_000)
    assert sim.current.awaited == (0, 1, 2)
    assert [len([vote for vote in votes if vote]) for votes in sim.current.state.votes] == [0, 2, 2]
    assert sim.timer_left() is None
    assert not offered(sim.current.seen(Seat(0)).offers.choices, Finish())
