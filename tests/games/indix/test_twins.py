"""Twins: what differs only in secrets of others looks the same, byte for byte, and a planted leak is caught."""

from dataclasses import replace
from functools import cache, partial
from random import Random
from typing import Any

import pytest
from msgspec import structs

from tablee.games.indix import GAME
from tablee.games.indix.cards import Card, forms
from tablee.games.indix.facts import CardDrawn, ClueRead, Passed, Weighed
from tablee.games.indix.phases import Judging, Miss, Picking, Preparing, Replying, Thinking, Won, drawn_card
from tablee.games.indix.views import ReadClue
from tablee.games.indix.vocabulary import Pick, Say, Why
from tablee.kernel import codec
from tablee.kernel.entries import Entry
from tablee.kernel.game import AnyGame
from tablee.kernel.inspection import LawBroken
from tablee.kernel.laws import examine
from tablee.kernel.offers import Field, Offer, Offers, OneOf
from tablee.kernel.seats import Seat, Viewer, seats
from tablee.kernel.text import Text
from tests.games.indix.cards import PACK
from tests.games.indix.random_games import PHASES, mixed_game, samples
from tests.games.indix.witness import WITNESS
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


def card_of(state: Any) -> Card:
    card: Card = state.table.pile.pack.cards[drawn_card(state.table.race, state.table.pile)]
    return card


def on(state: Any) -> bool:
    """Whether a card is being looked for."""
    return not isinstance(state, Preparing | Won)


def name_for_all(state: Any, me: Viewer) -> Any:
    seen: Any = GAME.view(state, me)
    return structs.replace(seen, misses=(Miss(Seat(0), Text(card_of(state).name)),)) if on(state) else seen


def length_of_the_name(state: Any, me: Viewer) -> Any:
    """Not a letter of it is told, but how many it has."""
    seen: Any = GAME.view(state, me)
    return structs.replace(seen, misses=(Miss(Seat(0), Text("?" * len(card_of(state).name))),)) if on(state) else seen


def next_clue(state: Any, me: Viewer) -> Any:
    """One more clue than was asked for."""
    seen: Any = GAME.view(state, me)
    if not isinstance(state, Thinking):
        return seen
    slot = next((at for at in range(20) if at + 1 not in state.table.round.placed), 0)
    return structs.replace(seen, clues=(*seen.clues, ReadClue(slot + 1, card_of(state).slots[slot].text)))


def where_the_marks_are(state: Any, me: Viewer) -> Any:
    seen: Any = GAME.view(state, me)
    if not on(state):
        return seen
    return structs.replace(seen, decision=2000 + sum(slot.text is None for slot in card_of(state).slots))


def advice_for_all(state: Any, me: Viewer) -> Any:
    seen: Any = GAME.view(state, me)
    return structs.replace(seen, verdict=state.verdict) if isinstance(state, Judging) else seen


def truth_for_all(state: Any, me: Viewer) -> Any:
    """What the card says to a question of the menu, before the reader has."""
    seen: Any = GAME.view(state, me)
    if not isinstance(state, Replying):
        return seen
    return structs.replace(seen, truth=card_of(state).attributes[3])


def disputes_for_all(state: Any, me: Viewer) -> Any:
    seen: Any = GAME.view(state, me)
    return structs.replace(seen, decision=1000 + len(state.table.disputes)) if on(state) else seen


def next_card(state: Any, me: Viewer) -> Any:
    """The card of the next round shows through, to its reader to be and to all."""
    seen: Any = GAME.view(state, me)
    if not isinstance(state, Picking):
        return seen
    pile, race = state.table.pile, state.table.race
    comes = pile.pack.cards[pile.order[(race.round + 1) % len(pile.order)]]
    return structs.replace(seen, misses=(Miss(Seat(0), Text(comes.category)),))


PLANTED_IN_A_VIEW = [
    name_for_all,
    length_of_the_name,
    next_clue,
    where_the_marks_are,
    advice_for_all,
    truth_for_all,
    disputes_for_all,
    next_card,
]


@pytest.mark.parametrize("view", PLANTED_IN_A_VIEW)
def test_a_planted_leak_in_a_view_is_caught(view):
    leaky = replace(GAME, view=view)

    assert any(leaks(leaky, seed) for seed in range(6))


def name_when_drawn(before: Any, entry: Entry[Any], after: Any, me: Viewer) -> Any:
    return tuple(
        structs.replace(fact, name=card_of(after).name) if isinstance(fact, CardDrawn) else fact
        for fact in GAME.tell(before, entry, after, me)
    )


def verdict_for_all(before: Any, entry: Entry[Any], after: Any, me: Viewer) -> Any:
    return tuple(
        structs.replace(fact, verdict=after.verdict) if isinstance(fact, Weighed) else fact
        for fact in GAME.tell(before, entry, after, me)
    )


def loud_before_a_mark(before: Any, entry: Entry[Any], after: Any, me: Viewer) -> Any:
    """One fact more whenever somebody passes and the slot 1 is a question mark: a count of messages that tells."""
    facts = GAME.tell(before, entry, after, me)
    return tuple(
        fact
        for one in facts
        for fact in ((one, one) if isinstance(one, Passed) and card_of(before).slots[0].text is None else (one,))
    )


def clue_at_length(before: Any, entry: Entry[Any], after: Any, me: Viewer) -> Any:
    """A fact whose length tells: a clue with as many dots as the name has letters."""
    return tuple(
        ClueRead(fact.number, fact.text + "." * len(card_of(after).name)) if isinstance(fact, ClueRead) else fact
        for fact in GAME.tell(before, entry, after, me)
    )


PLANTED_IN_FACTS = [name_when_drawn, verdict_for_all, loud_before_a_mark, clue_at_length]
SECRETS, IMAGINED, CARDS = 6, 7, 13
"""The laws that twins get the same, that what is told fits every world that one can imagine, and that nobody is sent a
part of a card that is said to be unseen."""


def broken_law(game: AnyGame) -> int | None:
    """The first law that random games break."""
    try:
        for seed in range(40):
            examine(game, 2 + seed % 5, Random(seed), WITNESS, pack=PACK)
    except LawBroken as broken:
        return broken.law
    return None


@pytest.mark.parametrize("tell", PLANTED_IN_FACTS)
def test_a_planted_leak_in_the_facts_breaks_a_law(tell):
    assert broken_law(replace(GAME, tell=tell)) in (SECRETS, IMAGINED, CARDS)


@pytest.mark.parametrize("view", [name_for_all, length_of_the_name, where_the_marks_are, truth_for_all])
def test_a_planted_part_of_a_card_in_a_view_breaks_a_law(view):
    assert broken_law(replace(GAME, view=view)) in (SECRETS, IMAGINED, CARDS)


SECRET_SIDE_DOOR: dict[bytes, Any] = {}


def remembering(state: Any, me: Viewer) -> Any:
    """The view is what it should be, but it leaves the state where offers and refusals can find it."""
    seen: Any = GAME.view(state, me)
    SECRET_SIDE_DOOR[codec.encode(seen)] = state
    return seen


def no_question_marks_offered(seen: Any) -> Offers:
    """An offer that peeks: one may only pick what is a clue."""
    offers = GAME.offers(seen)
    state = SECRET_SIDE_DOOR[codec.encode(seen)]
    if not isinstance(state, Picking) or not offers.choices:
        return offers
    clues = tuple(at for at, slot in enumerate(card_of(state).slots, 1) if slot.text is not None)
    return Offers(offers.decision, (Offer("pick", (Field("number", OneOf(clues)),)),))


def wrong_ones_refused(seen: Any, action: Any) -> Any:
    """A refusal that peeks: whoever tries a name learns whether it is the one."""
    state = SECRET_SIDE_DOOR[codec.encode(seen)]
    if on(state) and isinstance(action, Say | Pick) and len(card_of(state).name) % 2:
        return Why.TAKEN
    return GAME.refusal(seen, action)


def test_a_planted_leak_in_an_offer_is_caught():
    leaky = replace(GAME, view=remembering, offers=no_question_marks_offered)

    assert any(leaks(leaky, seed) for seed in range(4))


def test_a_planted_leak_in_a_refusal_is_caught():
    leaky = replace(GAME, view=remembering, refusal=wrong_ones_refused)

    assert any(leaks(leaky, seed) for seed in range(4))


def right_name(state: Any, seat: Any, action: Any) -> bool:
    return on(state) and isinstance(action, Say) and action.words in forms(card_of(state))


@pytest.mark.slow
def test_another_reason_when_an_answer_out_of_turn_is_right_breaks_law_1():
    assert breaks_law_1(telling_when_right(GAME, right_name))
