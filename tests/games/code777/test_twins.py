"""Twins: what differs only in my own rack and what nobody sees looks the same to me; a planted leak is caught."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec import structs

from tablee.games.code777 import GAME, views
from tablee.games.code777.declaring import triple
from tablee.games.code777.facts import Declared, Replaced, Replied, Reshuffled
from tablee.games.code777.phases import Asking, Noting, Reshuffling
from tablee.games.code777.questions import numbers
from tablee.games.code777.vocabulary import Declare, Why
from tablee.kernel import codec
from tablee.kernel.entries import Entry
from tablee.kernel.game import AnyGame
from tablee.kernel.offers import Field, Offer, Offers, Span
from tablee.kernel.seats import Seat, Viewer, seats
from tests.games.code777.random_games import PHASES, samples, whole_game
from tests.games.code777.witness import WITNESS
from tests.games.leaks import breaks_law_1, leaks_over, telling_when_right
from tests.games.leaks import leak as leak_of

RACKED = Asking | Noting | Reshuffling


leak = partial(leak_of, real=GAME, witness=WITNESS)


def leaks(game: AnyGame, players: int, seed: int) -> set[str]:
    moments = list(whole_game(players, seed, "thoughtful" if seed % 2 else "rash", 8 * (seed % 2)))[:400]
    return leaks_over(leak, game, moments, Random(seed), begun=20, lived=30)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_nobody_can_tell_apart_worlds_that_differ_only_in_what_they_may_not_know(players, seed):
    assert leaks(GAME, players, seed) == set()


@pytest.mark.slow
@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_in_every_phase_a_twin_looks_the_same_to_everybody(phase):
    for seed, state in enumerate(samples()[phase][:12]):
        for viewer in (None, *seats(GAME.players_in(state))):
            assert leak(GAME, state, [], viewer, Random(seed)) == ""


# Planted leaks: each is a slip that somebody could make, and each is caught.


def own_rack(state: Any, me: Viewer) -> Any:
    """The slip that this game invites: what one may see elsewhere, one's own, is here the secret."""
    seen = GAME.view(state, me)
    return structs.replace(seen, racks=state.racks) if me is not None and isinstance(state, RACKED) else seen


def neighbours_eyes(state: Any, me: Viewer) -> Any:
    """An off-by-one: I see what my left neighbour sees, and that is my rack."""
    if me is None or not isinstance(state, RACKED):
        return GAME.view(state, me)
    other = GAME.view(state, Seat((me + 1) % len(state.tabletop.points)))
    return structs.replace(other, me=me)


def racks_for_a_spectator(state: Any, me: Viewer) -> Any:
    seen = GAME.view(state, me)
    return structs.replace(seen, racks=state.racks) if me is None and isinstance(state, RACKED) else seen


def top_of_the_stock(state: Any, me: Viewer) -> Any:
    """The next tile lies among the discards already."""
    seen = GAME.view(state, me)
    if not isinstance(state, RACKED):
        return seen
    table = structs.replace(state.tabletop, discards=(*state.tabletop.discards, state.stock[0]))
    return structs.replace(seen, tabletop=table)


def one_number_too_many(state: Any, me: Viewer) -> Any:
    """A number that is no tile: the sum of my rack, in the place of the size of the stock."""
    seen = GAME.view(state, me)
    if me is None or not isinstance(state, RACKED):
        return seen
    return structs.replace(seen, stock=sum(tile.number for tile in state.racks[me]))


def next_question(state: Any, me: Viewer) -> Any:
    seen = GAME.view(state, me)
    return structs.replace(seen, stock=state.deck[0]) if isinstance(state, RACKED) else seen


@pytest.mark.slow
@pytest.mark.parametrize(
    "view", [own_rack, neighbours_eyes, racks_for_a_spectator, top_of_the_stock, one_number_too_many, next_question]
)
def test_a_planted_leak_in_a_view_is_caught(view: Callable[[Any, Viewer], Any]):
    leaky = replace(GAME, view=view)

    assert any(leaks(leaky, 4, seed) for seed in (0, 2))


SECRET_SIDE_DOOR: dict[bytes, Any] = {}


def remembering(state: Any, me: Viewer) -> Any:
    """The view is what it should be, but it leaves the state where offers and refusals can find it."""
    seen = GAME.view(state, me)
    SECRET_SIDE_DOOR[codec.encode(seen)] = state
    return seen


def numbers_that_are_there(seen: Any) -> Offers:
    """An offer that peeks: no number below the lowest of mine."""
    offers = GAME.offers(seen)
    state = SECRET_SIDE_DOOR[codec.encode(seen)]
    if seen.me is None or not isinstance(state, Asking | Noting):
        return offers
    lowest = Span(state.racks[seen.me][0].number, 7)
    return Offers(offers.decision, (*offers.choices, Offer("declare", (Field("first", lowest),))))


def no_miss(seen: Any, action: Any) -> Any:
    """A refusal that peeks."""
    state = SECRET_SIDE_DOOR[codec.encode(seen)]
    if isinstance(seen, views.Asking | views.Noting) and seen.me is not None and isinstance(action, Declare):
        mine = [tile.number for tile in state.racks[seen.me]]
        if action.first not in mine:
            return Why.OUT_OF_RANGE
    return GAME.refusal(seen, action)


@pytest.mark.slow
def test_a_planted_leak_in_an_offer_is_caught():
    leaky = replace(GAME, view=remembering, offers=numbers_that_are_there)

    assert any(leaks(leaky, 3, seed) for seed in (0, 2))


@pytest.mark.slow
def test_a_planted_leak_in_a_refusal_is_caught():
    leaky = replace(GAME, view=remembering, refusal=no_miss)

    assert any(leaks(leaky, 3, seed) for seed in (0, 2))


def answers_with_my_rack(before: Any, entry: Entry[Any], after: Any, me: Viewer) -> Any:
    """All that the answerer saw, my rack among it. [C77-14]"""
    facts = GAME.tell(before, entry, after, me)
    return tuple(
        structs.replace(f, racks=before.racks) if isinstance(f, Replied) and me != f.seat else f for f in facts
    )


def new_tiles_for_all(before: Any, entry: Entry[Any], after: Any, me: Viewer) -> Any:
    """The declarer, too, is told what has come. [C77-08]"""
    facts = GAME.tell(before, entry, after, me)
    return tuple(structs.replace(f, drawn=after.racks[f.seat]) if isinstance(f, Replaced) else f for f in facts)


def loud_misses(before: Any, entry: Entry[Any], after: Any, me: Viewer) -> Any:
    """One fact more when the stock has a high tile on top: a count of messages that tells."""
    facts = GAME.tell(before, entry, after, me)
    high = isinstance(after, RACKED) and after.stock[0].number > 5
    return (*facts, Reshuffled(16)) if high and any(isinstance(fact, Declared) for fact in facts) else facts


@pytest.mark.slow
@pytest.mark.parametrize("tell", [answers_with_my_rack, new_tiles_for_all, loud_misses])
def test_a_planted_leak_in_the_facts_is_caught(tell):
    leaky = replace(GAME, tell=tell)

    assert any("facts" in leaks(leaky, 4, seed) for seed in range(6))


def right_numbers(state: Any, seat: Seat, action: Any) -> bool:
    return isinstance(state, RACKED) and isinstance(action, Declare) and triple(action) == numbers(state.racks[seat])


@pytest.mark.slow
def test_another_reason_when_a_second_declaration_is_right_breaks_law_1():
    assert breaks_law_1(telling_when_right(GAME, right_numbers), games=2)
