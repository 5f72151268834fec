"""What comes to the mind of whoever looks for a name: the right one once enough was heard, never a look at the card."""

from random import Random
from statistics import mean
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.games.indix import GAME
from tablee.games.indix.associations import nearest
from tablee.games.indix.cards import Slot
from tablee.games.indix.hunch import MEMORIES, WORTH, Inkling, heard, hunch, occasion
from tablee.games.indix.menu import MENUS, Ask, Trait
from tablee.games.indix.phases import Answering, Asking, Exchange, Miss, Thinking
from tablee.games.indix.vocabulary import SLOTS, AskFreely, Call, Category, Nod, Pick, Reply, Roll, Speak, Truth
from tablee.kernel.game import LEVELS, Waiting
from tablee.kernel.playout import opening
from tablee.kernel.seats import seats
from tests.games.indix.cards import CARDS, JEANNE, PACK
from tests.games.indix.random_games import samples
from tests.games.indix.tables import ANN, BEN, CAT, MARK, answered, asking, picking, played, text, thinking
from tests.games.indix.witness import WITNESS

LUCK = [(n + 0.5) / 199 for n in range(199)]
CLUES = [number for number in range(1, SLOTS + 1) if CARDS[JEANNE].slots[number - 1].text is not None]
LOOKING = (Asking, Thinking, Answering)


def knows(table: Any, level: str = "medium", luck: float = 0.5) -> bool:
    return hunch(table, BEN, level, luck).name == CARDS[JEANNE].name


def share(table: Any, level: str) -> float:
    return mean([knows(table, level, luck) for luck in LUCK])


def with_exchange(table: Thinking, question: Any, reply: Any) -> Thinking:
    said = table.table.round
    exchanges = (*said.exchanges, Exchange(BEN, question, reply))
    return replace(table, table=replace(table.table, round=replace(said, exchanges=exchanges)))


# What is enough


def test_the_more_was_heard_the_more_know_it():
    shares = [share(thinking(CLUES[:count]), "medium") for count in range(1, len(CLUES) + 1)]

    assert shares == sorted(shares)
    assert shares[0] == 0
    assert shares[-1] > 0.8


def test_whoever_knows_a_card_goes_on_knowing_it():
    for luck in LUCK[::9]:
        known = [knows(thinking(CLUES[:count]), "medium", luck) for count in range(1, len(CLUES) + 1)]

        assert known == sorted(known)


def test_a_gift_is_worth_many_small_clues():
    assert WORTH[4] > 5 * WORTH[2]
    assert [*WORTH] == sorted(WORTH)


def test_the_better_the_level_the_sooner():
    table = thinking(CLUES[:5])

    assert share(table, "easy") < share(table, "medium") < share(table, "hard")
    for category in Category:
        needs = [MEMORIES[level].needs[category] for level in LEVELS]
        assert needs == sorted(needs, reverse=True)


def test_a_reply_that_fits_few_cards_is_worth_more_than_one_that_fits_many_and_none_is_worth_nothing():
    table = thinking([1])
    by_truth = {
        truth: heard(with_exchange(table, Ask(Trait.WOMAN), Nod(truth)).table) - heard(table.table) for truth in Truth
    }
    others = [card.attributes[0] for card in CARDS if card.category == Category.PERSON][1:]
    rarest, commonest = (pick([*Truth][:3], key=others.count) for pick in (min, max))

    assert by_truth[rarest] > by_truth[commonest] > 0
    assert by_truth[Truth.UNSURE] == 0
    freely = with_exchange(table, AskFreely(text("Es-tu d’ici ?")), Reply(text("Oui, et non.")))
    assert heard(freely.table) > heard(table.table)


def test_a_card_that_comes_again_is_known_much_sooner():
    first = thinking(CLUES[:3])
    race = replace(first.table.race, round=len(PACK.cards))
    again = replace(first, table=replace(first.table, race=race))

    assert share(again, "easy") > share(first, "easy")


# What comes to mind


@pytest.mark.parametrize("level", LEVELS)
def test_before_it_is_enough_other_names_come_to_mind_now_and_then(level):
    found = [hunch(thinking(CLUES[:4]), BEN, level, luck) for luck in LUCK]
    people = {card.name for card in CARDS if card.category == Category.PERSON} - {CARDS[JEANNE].name}
    wrong = [one for one in found if one.name and one.name != CARDS[JEANNE].name]

    assert wrong
    assert any(not one.name for one in found)
    assert {one.name for one in wrong} <= people
    assert {one.sure for one in found if not one.name} == {0.0}


def test_those_come_to_mind_of_whom_the_same_words_are_said_on_their_own_cards():
    """« J’ai été reine d’Égypte »: whoever hears of a queen thinks of Cléopâtre, not because the card says so."""
    clue = Slot("Une reine m’a fait voyager.", 2)
    table = thinking([2], reader=0)
    pack = PACK.with_cards({JEANNE: replace(CARDS[JEANNE], slots=(clue, *CARDS[JEANNE].slots[1:]))})
    said = replace(
        table.table, pile=replace(table.table.pile, pack=pack), round=replace(table.table.round, placed=(1,))
    )

    assert nearest(said)[0] == "Cléopâtre"


def test_no_name_comes_to_mind_that_was_said_or_named_or_does_not_fit_a_reply():

    table = thinking(CLUES[:4], before=(3,), card=JEANNE).table
    free = {*nearest(table)}
    tried = replace(table, round=replace(table.round, misses=(Miss(BEN, text("cleopatre")),)))
    no_woman = with_exchange(Thinking(table), Ask(Trait.WOMAN), Nod(Truth.NO)).table
    women = {card.name for card in CARDS if card.attributes[0] == Truth.YES}

    assert "Léonard de Vinci" not in free
    assert "Cléopâtre" in free
    assert {*nearest(tried)} == free - {"Cléopâtre"}
    assert {*nearest(no_woman)} == free - women


def test_when_every_other_name_was_said_none_comes_to_mind():
    table = thinking(CLUES[:4]).table
    said = tuple([Miss(BEN, text(card.name)) for card in CARDS if card.name != CARDS[JEANNE].name])
    left = Thinking(replace(table, round=replace(table.round, misses=said)))
    found = [hunch(left, BEN, "easy", luck) for luck in LUCK]

    assert {one.name for one in found} <= {None, CARDS[JEANNE].name}
    assert {one.sure for one in found if not one.name} == {0.0}


def test_how_sure_one_feels_does_not_say_whether_one_is_right():
    found = [hunch(thinking(CLUES[:count]), BEN, "easy", luck) for luck in LUCK for count in (3, 5, 8)]
    right = [one.sure for one in found if one.name == CARDS[JEANNE].name]
    wrong = [one.sure for one in found if one.name and one.name != CARDS[JEANNE].name]

    assert min(right) < max(wrong)
    assert mean(right) > mean(wrong)


def test_whoever_asks_gets_questions_that_nobody_asked_and_that_tell_most_and_no_name():
    table = asking()
    inkling = hunch(table, BEN, "hard", 0.99)
    asked = with_exchange(Thinking(table.table), Ask(inkling.questions[0]), Nod(Truth.YES)).table

    assert inkling.name is None
    assert {*inkling.questions} == {*MENUS[Category.PERSON]}
    assert inkling.questions[0] not in hunch(Asking(asked), BEN, "hard", 0.99).questions


# What it never depends on


def test_the_clues_that_were_not_read_the_truths_and_the_name_change_nothing_but_the_name_itself():
    """Twins for the seat that looks: another card that fits what was heard. Other cards lie as they do."""
    for phase in LOOKING:
        for number, state in enumerate(samples()[phase]):
            pile, race = state.table.pile, state.table.race
            at = pile.order[race.round % len(pile.order)]
            card, other = pile.pack.cards[at], CARDS[(at + 3) % len(CARDS)]
            slots = [
                slot if place in state.table.round.placed else new
                for place, (slot, new) in enumerate(zip(card.slots, reversed(other.slots), strict=True), 1)
            ]
            twin_card = replace(other, name="Quelqu’un d’autre", slots=tuple(slots))
            twin = replace(
                state, table=replace(state.table, pile=replace(pile, pack=pile.pack.with_cards({at: twin_card})))
            )
            for seat in [seat for seat in seats(GAME.players_in(state)) if seat != race.reader]:
                for level in LEVELS:
                    luck = Random(number).random()
                    mine, twins = (hunch(one, seat, level, luck) for one in (state, twin))
                    assert twins == renamed(mine, card.name, twin_card.name)


def renamed(inkling: Inkling, name: str, other: str) -> Inkling:
    return replace(inkling, name=other) if inkling.name == name else inkling


def test_worlds_that_a_seat_cannot_tell_apart_have_it_know_the_name_at_the_same_clue():
    for phase in (Thinking, Answering):
        for number, state in enumerate(samples()[phase]):
            race = state.table.race
            seat = next(seat for seat in seats(GAME.players_in(state)) if seat != race.reader)
            twin = WITNESS.twin(state, seat, Random(number))
            exchanged = bool(state.table.round.exchanges)
            known = [_names_the_card(one, hunch(one, seat, "hard", 0.3)) for one in (state, twin)]

            assert known[0] == known[1] or exchanged  # what a reply is worth hangs on other cards


def _names_the_card(state: Any, inkling: Inkling) -> bool:
    pile = state.table.pile
    name = pile.pack.cards[pile.order[state.table.race.round % len(pile.order)]].name
    return bool(inkling.name == name)


# Occasions


def test_a_card_is_one_occasion_for_each_who_looks_and_none_for_the_reader():
    table = thinking([1])
    called = played(table, (CAT, Call()))

    assert {occasion(state, BEN) for state in (table, called, asking())} == {0}
    assert occasion(table, ANN) is None
    assert occasion(thinking([1], card=1, before=(0,)), BEN) == 1


def test_where_nobody_thinks_there_is_none():
    rolling = played(picking(), (BEN, Pick(4)))

    assert occasion(opening(GAME, 3, pack=PACK), BEN) is None
    assert [occasion(state, BEN) for state in (picking(), rolling)] == [None, None]
    assert occasion(answered(played(rolling, (BEN, Roll())), MARK), BEN) == 0
    with pytest.raises(AssertionError, match="there is no occasion"):
        hunch(picking(), BEN, "easy", 0.5)


def test_whoever_may_speak_of_a_name_has_an_occasion():
    for phase in LOOKING:
        for state in samples()[phase]:
            pending = GAME.pending(state)
            assert isinstance(pending, Waiting)
            assert {occasion(state, seat) for seat in (*pending.awaited, *pending.may)} == {state.table.race.round}


def test_what_comes_to_mind_is_the_same_until_more_is_heard():
    table = thinking(CLUES[:5], investigator=BEN)

    for luck in LUCK[::20]:
        assert hunch(table, BEN, "easy", luck) == hunch(played(table, (BEN, Speak())), BEN, "easy", luck)
