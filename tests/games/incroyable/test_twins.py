"""Twins: what differs only in secrets of others looks the same, byte for byte, and a planted leak is caught."""

from dataclasses import replace
from functools import cache, partial
from random import Random
from typing import Any

import pytest
from msgspec import structs

from tablee.games.incroyable import GAME
from tablee.games.incroyable.cards import question_on
from tablee.games.incroyable.facts import Asked, Passed, Raised, Ready, RiskAsked
from tablee.games.incroyable.phases import Challenging, Choosing, Estimating, Naming, Preparing, Won, asked
from tablee.games.incroyable.vocabulary import Estimate, Name, Raise, Why
from tablee.kernel import codec
from tablee.kernel.entries import Entry
from tablee.kernel.game import AnyGame
from tablee.kernel.inspection import LawBroken
from tablee.kernel.laws import examine
from tablee.kernel.offers import Field, Offer, Offers, Span
from tablee.kernel.seats import Viewer, seats
from tests.games.incroyable.cards import PACK
from tests.games.incroyable.random_games import PHASES, mixed_game, samples
from tests.games.incroyable.witness import WITNESS
from tests.games.leaks import breaks_law_1, leaks_over, telling_when_right
from tests.games.leaks import leak as leak_of

leak = partial(leak_of, real=GAME, witness=WITNESS)
moments_of = cache(mixed_game)


def leaks(game: AnyGame, seed: int) -> set[str]:
    moments = moments_of(seed)
    return leaks_over(leak, game, moments, Random(seed), begun=16, lived=20)


@pytest.mark.parametrize("seed", range(8))
def test_nobody_can_tell_apart_worlds_that_differ_only_in_what_they_may_not_know(seed):
    assert leaks(GAME, seed) == set()


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_in_every_phase_a_twin_looks_the_same_to_everybody(phase):
    for seed, state in enumerate(samples()[phase][:12]):
        for viewer in (None, *seats(GAME.players_in(state))):
            assert leak(GAME, state, [], viewer, Random(seed)) == ""


# Planted leaks: each is a slip that somebody could make, and each is caught.


def answer_of(state: Any) -> int:
    at = asked(state)
    return question_on(state.pile.pack, at.card, at.symbol).answer


def standing(state: Any) -> bool:
    """Whether a question stands, whose answer nobody may know but the questioner of a risk turn."""
    return not isinstance(state, Preparing | Won)


def answer_in_the_question(state: Any, me: Viewer) -> Any:
    """The answer stands in the unit of the question that is read out."""
    seen: Any = GAME.view(state, me)
    if not isinstance(state, Estimating | Challenging):
        return seen
    return structs.replace(seen, question=structs.replace(seen.question, unit=str(answer_of(state))))


def answer_for_all(state: Any, me: Viewer) -> Any:
    """In a risk turn everybody looks over the questioner's shoulder."""
    seen: Any = GAME.view(state, me)
    return structs.replace(seen, answer=answer_of(state)) if isinstance(state, Naming | Choosing) else seen


def length_of_the_answer(state: Any, me: Viewer) -> Any:
    """Not a digit of it is told, but how many it has."""
    seen: Any = GAME.view(state, me)
    if not standing(state):
        return seen
    return structs.replace(seen, question=structs.replace(seen.question, unit="?" * len(str(answer_of(state)))))


def length_of_the_story(state: Any, me: Viewer) -> Any:
    seen: Any = GAME.view(state, me)
    if not standing(state):
        return seen
    at = asked(state)
    story = question_on(state.pile.pack, at.card, at.symbol).comment
    return structs.replace(seen, question=structs.replace(seen.question, unit="…" * len(story)))


def neighbours_estimate(state: Any, me: Viewer) -> Any:
    """An off-by-one: my view has the estimate of my left neighbour."""
    seen: Any = GAME.view(state, me)
    if me is None or not isinstance(state, Estimating):
        return seen
    return structs.replace(seen, own=state.estimates[(me + 1) % len(state.estimates)])


def a_sign_for_all(state: Any, me: Viewer) -> Any:
    seen: Any = GAME.view(state, me)
    if not isinstance(state, Choosing):
        return seen
    return structs.replace(seen, own=next((sign for sign in state.signs if sign is not None), None))


def next_card(state: Any, me: Viewer) -> Any:
    """The question of the next turn shows through."""
    seen: Any = GAME.view(state, me)
    if not isinstance(state, Challenging):
        return seen
    comes = state.pile.order[(state.race.turn + 1) % len(state.pile.order)]
    return structs.replace(seen, question=structs.replace(seen.question, text=PACK.cards[comes].livres.text))


PLANTED_IN_A_VIEW = [
    answer_in_the_question,
    answer_for_all,
    length_of_the_answer,
    length_of_the_story,
    neighbours_estimate,
    a_sign_for_all,
    next_card,
]


@pytest.mark.parametrize("view", PLANTED_IN_A_VIEW)
def test_a_planted_leak_in_a_view_is_caught(view):
    leaky = replace(GAME, view=view)

    assert any(leaks(leaky, seed) for seed in range(4))


def answer_when_asked(before: Any, entry: Entry[Any], after: Any, me: Viewer) -> Any:
    """With the question comes its answer."""
    return tuple(
        structs.replace(fact, unit=str(answer_of(after))) if isinstance(fact, Asked | RiskAsked) else fact
        for fact in GAME.tell(before, entry, after, me)
    )


def loud_when_too_high(before: Any, entry: Entry[Any], after: Any, me: Viewer) -> Any:
    """One fact more whenever somebody raises above the answer: a count of messages that tells."""
    facts = GAME.tell(before, entry, after, me)
    return tuple(
        fact
        for one in facts
        for fact in ((one, one) if isinstance(one, Raised) and one.number > answer_of(before) else (one,))
    )


def passed_at_length(before: Any, entry: Entry[Any], after: Any, me: Viewer) -> Any:
    """A fact whose length tells: a seat of as many digits as the answer has."""
    return tuple(
        Passed(10 ** len(str(answer_of(before)))) if isinstance(fact, Passed) else fact
        for fact in GAME.tell(before, entry, after, me)
    )


def estimate_when_ready(before: Any, entry: Entry[Any], after: Any, me: Viewer) -> Any:
    return tuple(
        Raised(fact.seat, entry.action.number) if isinstance(fact, Ready) and isinstance(before, Estimating) else fact  # type: ignore[union-attr]
        for fact in GAME.tell(before, entry, after, me)
    )


PLANTED_IN_FACTS = [answer_when_asked, loud_when_too_high, passed_at_length, estimate_when_ready]


def broken_law(game: AnyGame) -> int | None:
    """The first law that random games break."""
    try:
        for seed in range(40):
            examine(game, 3 + seed % 4, Random(seed), WITNESS, pack=PACK)
    except LawBroken as broken:
        return broken.law
    return None


SECRETS, CARDS = 6, 13
"""The laws that twins get the same, and that nobody is sent a part of a card that is said to be unseen."""


@pytest.mark.parametrize("tell", PLANTED_IN_FACTS)
def test_a_planted_leak_in_the_facts_breaks_a_law(tell):
    assert broken_law(replace(GAME, tell=tell)) in (SECRETS, CARDS)


@pytest.mark.slow
@pytest.mark.parametrize("tell", [loud_when_too_high, passed_at_length])
def test_a_planted_answer_in_the_facts_is_caught_by_twins(tell):
    leaky = replace(GAME, tell=tell)

    assert any("facts" in leaks(leaky, seed) for seed in range(12))


@pytest.mark.parametrize("view", [answer_in_the_question, length_of_the_answer, length_of_the_story])
def test_a_planted_answer_in_a_view_breaks_a_law(view):
    assert broken_law(replace(GAME, view=view)) in (SECRETS, CARDS)


SECRET_SIDE_DOOR: dict[bytes, Any] = {}


def remembering(state: Any, me: Viewer) -> Any:
    """The view is what it should be, but it leaves the state where offers and refusals can find it."""
    seen: Any = GAME.view(state, me)
    SECRET_SIDE_DOOR[codec.encode(seen)] = state
    return seen


def raises_to_the_answer_only(seen: Any) -> Offers:
    """An offer that peeks: one may raise as far as is true."""
    offers = GAME.offers(seen)
    state = SECRET_SIDE_DOOR[codec.encode(seen)]
    if not isinstance(state, Challenging) or len(offers.choices) < 2:
        return offers
    most = max(1, answer_of(state))
    return Offers(offers.decision, (*offers.choices[:1], Offer("raise", (Field("number", Span(1, most)),))))


def lies_refused(seen: Any, action: Any) -> Any:
    """A refusal that peeks: whoever tries to name a number learns whether it is the answer."""
    state = SECRET_SIDE_DOOR[codec.encode(seen)]
    if standing(state) and isinstance(action, Raise | Name) and action.number > answer_of(state):
        return Why.THE_ANSWER
    return GAME.refusal(seen, action)


def test_a_planted_leak_in_an_offer_is_caught():
    leaky = replace(GAME, view=remembering, offers=raises_to_the_answer_only)

    assert any(leaks(leaky, seed) for seed in range(4))


def test_a_planted_leak_in_a_refusal_is_caught():
    leaky = replace(GAME, view=remembering, refusal=lies_refused)

    assert any(leaks(leaky, seed) for seed in range(4))


def right_answer(state: Any, seat: Any, action: Any) -> bool:
    return standing(state) and isinstance(action, Estimate) and action.number == answer_of(state)


@pytest.mark.slow
def test_another_reason_when_a_second_estimate_is_right_breaks_law_1():
    assert breaks_law_1(telling_when_right(GAME, right_answer))
