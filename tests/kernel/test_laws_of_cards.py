"""Law 13, each side with a planted fault: a view that shows more of the cards than is said, or less."""

import random
from dataclasses import replace

import msgspec
import pytest

from tablee.kernel.cards.parts import UNSEEN, altered, kept_only
from tablee.kernel.chance import Shuffled
from tablee.kernel.entries import Answered
from tablee.kernel.inspection import LawBroken
from tablee.kernel.laws import examine
from tests.kernel import murmure
from tests.kernel.murmure import MURMURE, Done, Guessing
from tests.kernel.murmure_cards import WORDS, MagicWord
from tests.kernel.murmure_facts import Heard
from tests.kernel.murmure_witness import WITNESS


def examined(game=MURMURE, witness=None, games=30, pack=WORDS):
    for seed in range(games):
        examine(game, 3, random.Random(seed), witness, pack=pack.with_played(range(seed % 6)))


def broken(games=30, **planted):
    with pytest.raises(LawBroken) as found:
        examined(replace(MURMURE, **planted), games=games)
    return str(found.value)


def test_murmure_obeys_all_laws_with_a_pack():
    examined(witness=WITNESS)


def test_a_view_that_shows_more_of_a_card_than_is_said_is_caught():
    def parts_seen(state, viewer):
        return [part for part in murmure.parts_seen(state, viewer) if part[1] != "word"]

    assert "that it is not said to see" in broken(parts_seen=parts_seen)


def test_an_unseen_card_would_stand_in_the_record_and_is_caught():
    def parts_seen(state, viewer):
        more = [(state.deck[1], "clue")] if isinstance(state, Guessing | Done) else []
        return [*murmure.parts_seen(state, viewer), *more]

    assert "its view does not show it" in broken(parts_seen=parts_seen)


def test_a_length_that_tells_a_card_is_caught():
    class Long(murmure.View, frozen=True, tag="view"):
        step: int = 0

    def long_view(state, me):
        seen = Long(*msgspec.structs.astuple(murmure.view(state, me)))
        if isinstance(state, Guessing):
            return msgspec.structs.replace(seen, step=len(murmure.top_card(state).word))
        return seen

    assert "that it is not said to see" in broken(views=Long, view=long_view)


def test_a_fact_that_tells_a_card_that_nobody_sees_is_caught():
    def tell(before, entry, after, me):
        facts = murmure.tell(before, entry, after, me)
        told = isinstance(entry, Answered) and isinstance(entry.answer, Shuffled) and isinstance(after, Guessing)
        return (*facts, Heard(str(len(after.pack.cards[after.deck[1]].word)))) if told else facts

    assert "that it is not said to see" in broken(tell=tell)


def test_rules_that_hang_on_a_card_that_nobody_saw_are_caught():
    def hurried(state, seat, action):
        after = murmure.apply(state, seat, action)
        if isinstance(after, Done) and after.pack.cards[after.deck[1]].word > "m":
            return msgspec.structs.replace(after, guesses=(1,) * len(after.guesses))
        return after

    assert "cannot be replayed by what was seen" in broken(apply=hurried)


def test_rules_that_only_count_what_nobody_saw_are_caught():
    def counted(state, seat, action):
        after = murmure.apply(state, seat, action)
        if isinstance(after, Done):
            more = [1 for _ in after.pack.cards[3].also]
            return msgspec.structs.replace(after, guesses=(len(more),) * len(after.guesses))
        return after

    assert "leads elsewhere" in broken(apply=counted)


def test_parts_can_be_taken_out_and_altered():
    card = MagicWord("une", "deux", ("trois", "quatre"))

    assert kept_only(card, (0,), {(0, "also", 1)}).also == (UNSEEN, "quatre")
    assert altered(card, ("also", 1)).also == ("trois", "quatre…")
    assert [altered(value, ()) for value in (True, 1, "un", None)] == [False, 2, "un…", "…"]


def test_a_game_with_cards_that_does_not_say_what_is_seen_of_them_is_caught():
    assert "has `parts_seen`" in broken(parts_seen=None)


def test_a_card_that_is_shown_before_anything_happened_is_caught():
    def view(state, me):
        seen = murmure.view(state, me)
        return (
            msgspec.structs.replace(seen, clue=state.pack.cards[0].clue) if isinstance(state, murmure.Dealing) else seen
        )

    assert "is shown something of a card" in broken(view=view)


def test_a_view_that_makes_something_of_an_unseen_text_is_caught():
    def view(state, me):
        seen = murmure.view(state, me)
        if isinstance(state, Guessing) and murmure.top_card(state).word.startswith("s"):
            return msgspec.structs.replace(seen, magic="s")
        return seen

    assert "is shown something of a card" in broken(view=view)
