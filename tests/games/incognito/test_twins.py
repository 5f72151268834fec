"""Twins: what differs only in secrets of others looks the same, byte for byte, and a planted leak is caught."""

from dataclasses import replace
from functools import cache, partial
from random import Random
from typing import Any

import pytest
from msgspec import structs

from tablee.games.incognito import GAME
from tablee.games.incognito.facts import PutDown
from tablee.games.incognito.phases import Drawing, Voting
from tablee.games.incognito.vocabulary import Draw, Vote
from tablee.games.incognito.vocabulary import PutDown as LayDown
from tablee.kernel.entries import Acted, Entry
from tablee.kernel.game import AnyGame, Waiting
from tablee.kernel.inspection import LawBroken
from tablee.kernel.laws import examine
from tablee.kernel.seats import Seat, Viewer, seats
from tests.games.incognito.cards import PACK
from tests.games.incognito.random_games import PHASES, mixed_game, samples
from tests.games.incognito.witness import WITNESS
from tests.games.leaks import breaks_law_1, leaks_over, telling_when_right
from tests.games.leaks import leak as leak_of

pytestmark = pytest.mark.slow

leak = partial(leak_of, real=GAME, witness=WITNESS)
moments_of = cache(mixed_game)


def leaks(game: AnyGame, seed: int) -> set[str]:
    moments = moments_of(seed)
    return leaks_over(leak, game, moments, Random(seed), begun=16, lived=20)


@pytest.mark.parametrize("seed", range(6))
def test_nobody_can_tell_apart_worlds_that_differ_only_in_what_they_may_not_know(seed):
    assert leaks(GAME, seed) == set()


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_in_every_phase_a_twin_looks_the_same_to_everybody(phase):
    for seed, state in enumerate(samples()[phase][:12]):
        for viewer in (None, *seats(GAME.players_in(state))):
            assert leak(GAME, state, [], viewer, Random(seed)) == ""


# Planted leaks: each is a slip that somebody could make, and each is caught.


def strokes_counted(state: Any, me: Viewer) -> Any:
    """The score of a seat says how much it has drawn."""
    seen: Any = GAME.view(state, me)
    if not isinstance(state, Drawing):
        return seen
    counts = tuple(len(slate.strokes) for slate in state.slates)
    return structs.replace(seen, match=structs.replace(seen.match, scores=counts))


def loops_shown(state: Any, me: Viewer) -> Any:
    """A loop is drawn while people vote."""
    seen: Any = GAME.view(state, me)
    return structs.replace(seen, pictures=state.pictures) if isinstance(state, Voting) else seen


def others_words(state: Any, me: Viewer) -> Any:
    """One's own number is the left neighbour's."""
    seen: Any = GAME.view(state, me)
    if not isinstance(state, Voting) or me is None:
        return seen
    left = state.deal.words[(me + 1) % len(state.pictures)]
    return structs.replace(seen, own_number=1 + state.words.index(left))


def votes_seen_through(state: Any, me: Viewer) -> Any:
    """Cards lie face up."""
    seen: Any = GAME.view(state, me)
    return structs.replace(seen, mine=state.votes[0]) if isinstance(state, Voting) else seen


def told_of_strokes(before: Any, entry: Entry[Any], after: Any, me: Viewer) -> Any:
    """Everybody hears that somebody draws."""
    facts = GAME.tell(before, entry, after, me)
    if not (isinstance(entry, Acted) and isinstance(entry.action, Draw)):
        return facts
    return (*facts, PutDown(Seat(len(after.slates[entry.seat].strokes) % 3)))


def awaited_by_ink(state: Any) -> Any:
    """Whoever has drawn most is waited for last."""
    pending = GAME.pending(state)
    if not isinstance(state, Drawing) or not isinstance(pending, Waiting):
        return pending
    order = sorted(pending.awaited, key=lambda seat: len(state.slates[seat].strokes))
    return Waiting(tuple(order), (), pending.timer)


@pytest.mark.parametrize("slip", [strokes_counted, loops_shown, others_words, votes_seen_through])
def test_a_slip_in_a_view_is_caught(slip):
    leaky = replace(GAME, view=slip)

    assert any("state" in leaks(leaky, seed) for seed in range(1, 6))


def examined(game: AnyGame) -> None:
    for seed in range(12):
        examine(game, 4, Random(seed), WITNESS, pack=PACK)


def test_a_slip_in_who_is_awaited_is_caught_by_the_laws():
    with pytest.raises(LawBroken, match="who is awaited"):
        examined(replace(GAME, pending=awaited_by_ink))


def test_a_slip_in_what_is_told_is_caught():
    with pytest.raises(LawBroken, match=r"what is sent|takes|told"):
        examined(replace(GAME, tell=told_of_strokes))


def test_that_a_slate_is_put_down_is_no_secret():
    for before, entry, after in moments_of(1):
        if isinstance(entry, Acted) and isinstance(entry.action, LayDown):
            assert GAME.tell(before, entry, after, None) == (PutDown(entry.seat),)


def right_vote(state: Any, seat: Any, action: Any) -> bool:
    if not isinstance(state, Voting) or not isinstance(action, Vote) or not 0 <= action.target < len(state.votes):
        return False
    return 1 <= action.number <= len(state.words) and state.words[action.number - 1] == state.deal.words[action.target]


def test_another_reason_when_a_vote_after_the_last_is_right_breaks_law_1():
    assert breaks_law_1(telling_when_right(GAME, right_vote))
