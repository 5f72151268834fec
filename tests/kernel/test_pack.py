"""Packs: cards that stand in a state, encode as their hash, and can be shown part by part."""

import dataclasses
from enum import StrEnum
from typing import Annotated, Literal

import pytest
from msgspec import Meta
from msgspec.structs import replace

from tablee.kernel import codec
from tablee.kernel.cards.pack import Pack, Run
from tablee.kernel.cards.parts import UNSEEN, HiddenPart, ShownPart, UnseenPart, leaves
from tablee.kernel.cards.tree import card_of
from tablee.kernel.playout import opening
from tablee.kernel.refusals import Malformed
from tablee.kernel.structs import Value
from tests.kernel.murmure import MURMURE
from tests.kernel.murmure_cards import WORDS
from tests.server.metronome import METRONOME


class Clue(Value, frozen=True):
    text: str
    weight: int


class Riddle(Value, frozen=True, tag="riddle"):
    name: str
    clues: tuple[Clue, ...]
    pair: tuple[int, str] | None = None


class Joke(Value, frozen=True, tag="joke"):
    text: str
    loud: bool


Cards = Riddle | Joke

RIDDLES = Pack(
    "devine",
    "Devinettes",
    [
        *(Riddle(f"nom {n}", (Clue(f"indice {n}", 1), Clue("?", 2)), (n, "x") if n % 2 else None) for n in range(6)),
        Joke("toc toc", loud=True),
    ],
)


def shown(*parts):
    return [*RIDDLES.show(parts)]


def rebuilt(*parts):
    return Pack.of_parts(RIDDLES.terms, shown(*parts), Cards)


def test_a_state_encodes_its_pack_as_a_hash_and_comes_back_with_the_cards():
    state = opening(MURMURE, 2, pack=WORDS)
    line = codec.encode(state)

    assert WORDS.hash.encode() in line
    assert "sésame".encode() not in line
    assert codec.states(MURMURE, WORDS).decode(line).pack.cards == WORDS.cards


def test_a_state_of_another_pack_is_refused():
    line = codec.encode(opening(MURMURE, 2, pack=WORDS))
    other = Pack(WORDS.game, WORDS.title, WORDS.cards[::-1])

    assert other != WORDS
    assert len({other, WORDS, Pack(WORDS.game, WORDS.title, WORDS.cards, salt=WORDS.salt)}) == 2
    assert repr(WORDS).endswith("5 cards)")
    for pack in (None, other):
        with pytest.raises(Malformed, match="another pack"):
            codec.states(MURMURE, pack).decode(line)


def test_nothing_else_than_values_and_packs_goes_into_a_log():
    with pytest.raises(NotImplementedError, match="object has no place in a log"):
        codec.encode(object())


@pytest.mark.parametrize("count", range(1, 10))
def test_every_card_of_a_pack_of_any_size_can_be_proven_alone(count):
    pack = Pack("devine", "", RIDDLES.cards[:1] * count)

    for number in range(count):
        one = Pack.of_parts(pack.terms, [*pack.show([(number,)])], Cards)
        assert one == pack
        assert [at for at, card in enumerate(one.cards) if card is not UNSEEN] == [number]
        assert one.cards[number] == RIDDLES.cards[0]


def test_parts_come_back_as_they_were_and_the_rest_stays_unseen():
    again = rebuilt((1, "clues", 0, "text"), (1, "pair"), (2, "pair"), (6,))
    card = again.cards[1]

    assert (card.clues[0].text, card.pair, again.cards[2].pair) == ("indice 1", (1, "x"), None)
    assert [card.name, card.clues[0].weight, card.clues[1], again.cards[3]].count(UNSEEN) == 4
    assert again.cards[6] == Joke("toc toc", loud=True)


def test_what_is_not_shown_is_not_in_the_bytes_not_even_how_much_of_it_there_is():
    line = codec.encode(shown((0, "name")))

    assert b"nom 0" in line
    assert b"indice" not in line
    assert len(line) == len(codec.encode([*RIDDLES.show([(1, "name")])]).replace(b"nom 1", b"nom 0"))


def test_a_hidden_answer_cannot_be_found_by_trying():
    """Two packs with the same card: the hash of its hidden parts differs, as salts come from the whole pack.

    And the same cards with another salt are another pack: who knows all cards but one cannot try that one.
    """
    assert Pack("devine", "Devinettes", RIDDLES.cards, salt="1" * 32).hash != RIDDLES.hash
    other = Pack("devine", "", RIDDLES.cards[:2])

    ours, theirs = shown((0, "name"))[0], next(other.show([(0, "name")]))

    assert ours.parts.of[0].value == theirs.parts.of[0].value
    assert ours.parts.of[1] != theirs.parts.of[1]


@pytest.mark.parametrize("look", [len, str, bool, hash, set, lambda it: it == 1, lambda it: it + 1, lambda it: it < 2])
def test_whoever_looks_at_an_unseen_part_fails(look):
    with pytest.raises(UnseenPart, match="nobody saw"):
        look(UNSEEN.word[2])
    with pytest.raises(AttributeError):
        UNSEEN.__wrapped__  # noqa: B018 - tools look for such names, and must not find them
    assert repr(UNSEEN) == "UNSEEN"


def test_an_altered_card_is_found_out():
    first, second = shown((0,), (5,))
    forged = next(Pack("devine", "", (Riddle("faux", ()),) * 7).show([(0,)]))

    for wrong in (
        [replace(first, card=1)],
        [replace(first, parts=second.parts)],
        [replace(first, parts=forged.parts)],
        [replace(first, path=first.path[:-1])],
        [replace(first, path=(*first.path, first.path[0]))],
    ):
        with pytest.raises(Malformed, match="not as it is in the pack"):
            Pack.of_parts(RIDDLES.terms, wrong, Cards)
    for wrong in ([first, first], [replace(first, card=7)]):
        with pytest.raises(Malformed, match="twice"):
            Pack.of_parts(RIDDLES.terms, wrong, Cards)


class Number(Value, frozen=True, tag="riddle"):
    name: int
    clues: tuple[str, str]
    pair: None


@pytest.mark.parametrize("kind", [Joke, Number, Clue])
def test_cards_of_another_game_are_no_cards_of_this_one(kind):
    with pytest.raises(Malformed, match="no card of this game"):
        Pack.of_parts(RIDDLES.terms, shown((0,)), kind)


def test_a_card_is_made_of_plain_things():
    class Weight(Value, frozen=True):
        grams: float

    with pytest.raises(TypeError, match="float"):
        Pack("devine", "", [Weight(1.5)]).hash  # noqa: B018 - it is worked out when somebody asks


class Suit(StrEnum):
    HEART = "heart"
    SPADE = "spade"


class Suited(Value, frozen=True):
    suit: Suit
    other: Suit | int | None


class OneSuit(StrEnum):
    CLUB = "club"


class Unsuited(Value, frozen=True):
    suit: OneSuit
    other: None


class Other(Value, frozen=True):
    suit: Suit
    other: OneSuit | tuple[int, int]


def test_a_back_tells_the_kind_of_a_card_that_nobody_saw():
    again = rebuilt((3, "name"))

    assert RIDDLES.terms.kinds == (Run("riddle", 6), Run("joke", 1))
    assert RIDDLES.of_kind("riddle") == again.of_kind("riddle") == (0, 1, 2, 3, 4, 5)
    assert RIDDLES.of_kind("joke") == again.of_kind("joke") == (6,)


def test_a_pack_of_one_kind_says_nothing_of_it_so_that_its_hash_is_what_it_always_was():
    assert WORDS.terms.kinds == ()
    assert b"kinds" not in codec.encode(WORDS.terms)
    assert WORDS.of_kind("word") == ()


@pytest.mark.parametrize("kinds", [(Run("riddle", 5), Run("joke", 1)), (Run("joke", 6), Run("riddle", 1))])
def test_kinds_that_are_not_those_of_the_cards_are_found_out(kinds):
    with pytest.raises(Malformed, match=r"kinds of 6|is said to be a joke"):
        Pack.of_parts(replace(RIDDLES.terms, kinds=kinds), shown((0, "name")), Cards)


def test_members_of_an_enum_come_back_as_members():
    pack = Pack("devine", "", [Suited(Suit.HEART, 3), Suited(Suit.SPADE, Suit.HEART)])
    shown = [*pack.show([(0,), (1,)])]

    assert Pack.of_parts(pack.terms, shown, Suited).cards == pack.cards
    for kind in (Unsuited, Other):
        with pytest.raises(Malformed, match="no card of this game"):
            Pack.of_parts(pack.terms, shown, kind)


class Question(Value, frozen=True):
    """With what a type can say besides."""

    answer: Annotated[int, Meta(ge=1, le=9999)]
    language: Literal["fr", "en", 1]
    letters: Annotated[str, Meta(pattern="^[a-z]+$", max_length=5)]
    clues: Annotated[tuple[str, ...], Meta(min_length=2)]
    even: Annotated[int, Meta(gt=0, lt=9, multiple_of=2)] | None = None


QUESTION = Question(9999, "fr", "abc", ("un", "deux"), 4)


@pytest.mark.parametrize(
    "wrong",
    [
        {"answer": 0},
        {"answer": 10_000},
        {"language": "de"},
        {"language": True},
        {"letters": "abcdef"},
        {"letters": "a b"},
        {"clues": ("un",)},
        {"clues": Clue("un", 2)},
        {"even": 3},
        {"even": 10},
    ],
)
def test_what_is_shown_of_a_card_is_held_to_its_type_as_a_pack_is(wrong):
    """Whoever forges a pack with a record could otherwise have the rules look for a clue that is not there."""
    for card in (QUESTION, replace(QUESTION, language=1, even=None)):
        pack = Pack("devine", "", [card])
        assert Pack.of_parts(pack.terms, [*pack.show([(0,)])], Question).cards == pack.cards
    forged = Pack("devine", "", [replace(QUESTION, **wrong)])

    with pytest.raises(Malformed, match="no card of this game"):
        Pack.of_parts(forged.terms, [*forged.show([(0,)])], Question)


def test_a_row_is_a_row_and_nothing_else():
    [card] = Pack("devine", "", [Riddle("nom", (Clue("un", 1),))]).show([(0,)])
    name, clues, pair = card.parts.of

    for other in (replace(clues, kind="trick"), name, replace(clues, of=(name,))):
        with pytest.raises(Malformed, match="no card of this game"):
            card_of(replace(card.parts, of=(name, other, pair)), Cards)


def test_a_card_of_which_nothing_is_shown_is_unseen():
    assert card_of(HiddenPart("0" * 64), Cards) is UNSEEN


def test_a_card_that_is_a_leaf_is_none():
    with pytest.raises(Malformed, match="no card of this game"):
        card_of(ShownPart("0" * 32, 5), Cards)


@pytest.mark.parametrize(
    ("game", "pack", "said"),
    [
        (MURMURE, None, "murmure is played with cards: give a pack"),
        (MURMURE, RIDDLES, "a pack of devine, and this is murmure"),
        (dataclasses.replace(MURMURE, least_cards=9), WORDS, "murmure takes 9 cards or more, and this pack has 5"),
        (METRONOME, WORDS, "metronome is played without cards, so it takes no pack"),
    ],
)
def test_a_game_with_cards_is_opened_with_a_pack_of_its_own(game, pack, said):
    with pytest.raises(Malformed, match=said):
        opening(game, 2, pack=pack)


def test_the_parts_of_a_card_are_its_leaves():
    assert [part for part, _ in leaves(RIDDLES.cards[0], (0,))] == [
        (0, "name"),
        (0, "clues", 0, "text"),
        (0, "clues", 0, "weight"),
        (0, "clues", 1, "text"),
        (0, "clues", 1, "weight"),
        (0, "pair"),
    ]


def test_the_same_pack_with_other_cards_played_before():
    later = RIDDLES.with_played({1, 2})

    assert (later.hash, later.cards, later.played) == (RIDDLES.hash, RIDDLES.cards, {1, 2})
    assert later != RIDDLES


def test_some_cards_can_be_exchanged_under_the_same_hash():
    other = RIDDLES.with_cards({0: UNSEEN})

    assert (other.cards[0], other.hash) == (UNSEEN, RIDDLES.hash)
