"""Twins: what differs only in secrets of others looks the same, byte for byte, and a planted leak is caught."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec import structs

from tablee.games.sept_pour_cent import GAME, views
from tablee.games.sept_pour_cent.announce import family_total
from tablee.games.sept_pour_cent.facts import Announced, Shuffled
from tablee.games.sept_pour_cent.phases import Announcing, Boxed, Contesting
from tablee.games.sept_pour_cent.vocabulary import Announce, Family, Why
from tablee.kernel import codec
from tablee.kernel.entries import Entry
from tablee.kernel.game import AnyGame
from tablee.kernel.offers import Field, Offer, Offers, Span
from tablee.kernel.seats import Seat, Viewer, seats
from tests.games.leaks import breaks_law_1, leaks_over, telling_when_right
from tests.games.leaks import leak as leak_of
from tests.games.sept_pour_cent.random_games import PHASES, TEMPERS, samples, whole_game
from tests.games.sept_pour_cent.witness import WITNESS

leak = partial(leak_of, real=GAME, witness=WITNESS)


def leaks(game: AnyGame, players: int, seed: int) -> set[str]:
    moments = list(whole_game(players, seed, TEMPERS[seed % 3]))
    return leaks_over(leak, game, moments, Random(seed), begun=12, lived=40)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_nobody_can_tell_apart_worlds_that_differ_only_in_what_they_may_not_know(players, seed):
    assert leaks(GAME, players, seed) == set()


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_in_every_phase_a_twin_looks_the_same_to_everybody(phase):
    for seed, state in enumerate(samples()[phase][:12]):
        everyone = seats(state.players if isinstance(state, Boxed) else len(state.tabletop.owned))
        for viewer in (None, *everyone):
            assert leak(GAME, state, [], viewer, Random(seed)) == ""


# Planted leaks: each is a slip that somebody could make, and each is caught.


def neighbours_hand(state: Any, me: Viewer) -> Any:
    """An off-by-one: my view has the hand of my left neighbour."""
    seen = GAME.view(state, me)
    if me is None or not isinstance(state, Announcing | Contesting):
        return seen
    return structs.replace(seen, own=state.hands[(me + 1) % len(state.hands)])


def all_hands_for_a_spectator(state: Any, me: Viewer) -> Any:
    seen = GAME.view(state, me)
    if me is None and isinstance(state, Announcing):
        return structs.replace(seen, own=sum(state.hands, ()))
    return seen


def top_of_the_reward_deck(state: Any, me: Viewer) -> Any:
    """The next card to come lies beside those that are face up."""
    seen = GAME.view(state, me)
    if isinstance(state, Boxed) or not state.rewards:
        return seen
    table = structs.replace(state.tabletop, face_up=(*state.tabletop.face_up, state.rewards[0]))
    return structs.replace(seen, tabletop=table)


def one_count_too_many(state: Any, me: Viewer) -> Any:
    """A number that is not a card: how many Requins the deck still holds."""
    seen = GAME.view(state, me)
    if not isinstance(state, Announcing | Contesting):
        return seen
    requins = sum(card.family is Family.REQUIN for card in state.deck)
    return structs.replace(seen, rewards_left=requins)


def sorted_hands(state: Any, me: Viewer) -> Any:
    """The order of a public list follows a secret one."""
    seen = GAME.view(state, me)
    if not isinstance(state, Announcing | Contesting):
        return seen
    in_play = tuple(sorted(state.tabletop.in_play, key=lambda seat: sum(card.value for card in state.hands[seat])))
    return structs.replace(seen, tabletop=structs.replace(state.tabletop, in_play=in_play))


@pytest.mark.parametrize(
    "view",
    [neighbours_hand, all_hands_for_a_spectator, top_of_the_reward_deck, one_count_too_many, sorted_hands],
)
def test_a_planted_leak_in_a_view_is_caught(view: Callable[[Any, Viewer], Any]):
    leaky = replace(GAME, view=view)

    assert any(leaks(leaky, 4, seed) for seed in (0, 1))


SECRET_SIDE_DOOR: dict[bytes, Any] = {}


def remembering(state: Any, me: Viewer) -> Any:
    """The view is what it should be, but it leaves the state where offers and refusals can find it."""
    seen = GAME.view(state, me)
    SECRET_SIDE_DOOR[codec.encode(seen)] = state
    return seen


def true_announcements_only(seen: Any) -> Offers:
    """An offer that peeks: one may only announce what really lies in the hands."""
    offers = GAME.offers(seen)
    state = SECRET_SIDE_DOOR[codec.encode(seen)]
    if not (isinstance(state, Announcing) and offers.choices):
        return offers
    most = max(sum(card.value for hand in state.hands for card in hand if card.family is family) for family in Family)
    return Offers(offers.decision, (Offer("announce", (Field("number", Span(1, most)),)), *offers.choices[1:]))


def bluffs_refused(seen: Any, action: Any) -> Any:
    """A refusal that peeks."""
    state = SECRET_SIDE_DOOR[codec.encode(seen)]
    if isinstance(seen, views.Announcing) and isinstance(state, Announcing) and isinstance(action, Announce):
        total = sum(card.value for hand in state.hands for card in hand if card.family is action.family)
        if action.number > total:
            return Why.OUT_OF_RANGE
    return GAME.refusal(seen, action)


def test_a_planted_leak_in_an_offer_is_caught():
    leaky = replace(GAME, view=remembering, offers=true_announcements_only)

    assert any(leaks(leaky, 3, seed) for seed in (0, 1))


def test_a_planted_leak_in_a_refusal_is_caught():
    leaky = replace(GAME, view=remembering, refusal=bluffs_refused)

    assert any(leaks(leaky, 3, seed) for seed in (0, 1))


def loud_bluffs(before: Any, entry: Entry[Any], after: Any, me: Viewer) -> Any:
    """One fact more whenever somebody announces what does not lie there: a count of messages that tells."""
    facts = GAME.tell(before, entry, after, me)
    for fact in facts:
        if isinstance(fact, Announced):
            total = sum(card.value for hand in before.hands for card in hand if card.family is fact.family)
            if fact.number > total:
                return (*facts, fact)
    return facts


def long_shuffles(before: Any, entry: Entry[Any], after: Any, me: Viewer) -> Any:
    """A fact whose length tells: a number with more digits when the top card of the deck is high."""
    facts = GAME.tell(before, entry, after, me)
    return tuple(
        Shuffled(10 if before.deck[0].value > 3 else 1) if isinstance(fact, Announced) and before.deck else fact
        for fact in facts
    )


def deals_for_all(before: Any, entry: Entry[Any], after: Any, me: Viewer) -> Any:
    """Everybody is told what the first player was dealt. [SPC-04]"""
    told_to = Seat(0) if hasattr(after, "hands") else me
    return GAME.tell(before, entry, after, told_to)


@pytest.mark.parametrize("tell", [loud_bluffs, long_shuffles])
def test_a_planted_leak_in_the_facts_is_caught(tell):
    leaky = replace(GAME, tell=tell)

    assert any("facts" in leaks(leaky, 3, seed) for seed in (0, 1))


def test_a_planted_leak_in_what_is_told_of_a_deal_is_caught():
    """From decks that differ, different hands are dealt; who is out or looks on must not notice."""
    leaky = replace(GAME, tell=deals_for_all)

    assert any("facts" in leaks(leaky, players, seed) for players in (3, 4, 6) for seed in range(6))


def right_total(state: Any, seat: Seat, action: Any) -> bool:
    held = isinstance(state, Announcing | Contesting) and isinstance(action, Announce)
    return held and family_total(state.hands, action.family) == action.number


@pytest.mark.slow
def test_another_reason_when_an_announcement_out_of_turn_is_true_breaks_law_1():
    assert breaks_law_1(telling_when_right(GAME, right_total))
