"""The rules of a card, by their numbers: reader and investigators, clues, question marks, how a card ends."""

from collections import Counter

import pytest

from tablee.games.indix import GAME
from tablee.games.indix.facts import (
    CardDrawn,
    ClueRead,
    DieRolled,
    NumberPicked,
    Passed,
    Unfound,
)
from tablee.games.indix.menu import Ask, Trait
from tablee.games.indix.phases import Asking, Judging, Measuring, Picking, Preparing
from tablee.games.indix.vocabulary import (
    FACES,
    FINISH,
    SQUARES,
    SUNS,
    BoardName,
    Category,
    Face,
    Nod,
    Pass,
    Pick,
    Refuse,
    Roll,
    Say,
    Speak,
    Truth,
    Why,
)
from tablee.kernel.chance import Picked, Shuffle, Shuffled
from tablee.kernel.entries import Acted
from tablee.kernel.playout import opening
from tests.games.indix.cards import CARDS, PACK
from tests.games.indix.tables import (
    ANN,
    BEN,
    BLANK,
    CAT,
    DOM,
    MARK,
    answered,
    in_turn,
    lived,
    nobody_knows,
    offered_kinds,
    pawns,
    picking,
    played,
    refused,
    seen,
    text,
    thinking,
    tokens,
    told,
)

IN_ORDER = Shuffled(tuple(range(len(CARDS))))


# Material


def test_IDX_01_the_finish_is_80_and_a_sun_is_on_every_eighth_square():
    assert FINISH[BoardName.LONG] == 80
    assert SUNS[BoardName.LONG] == (8, 16, 24, 32, 40, 48, 56, 64, 72)


def test_IDX_01_a_shorter_board_is_an_option():
    table = opening(GAME, 3, {"board": "short"}, PACK)

    assert seen(table, ANN).board is BoardName.SHORT
    assert (FINISH[BoardName.SHORT], SUNS[BoardName.SHORT]) == (48, (8, 16, 24, 32, 40))


@pytest.mark.parametrize("board", BoardName)
def test_IDX_01_what_is_drawn_on_each_square(board):
    signs = SQUARES[board]

    assert [square for square, sign in enumerate(signs) if sign == "sun"] == [*SUNS[board]]
    assert signs.index("flag") == FINISH[board] == len(signs) - 1
    assert signs[0] == "plain"


def test_IDX_02_a_card_has_a_category_a_name_and_twenty_slots_of_which_one_to_three_are_question_marks():
    for card in CARDS:
        assert card.category in Category
        assert len(card.slots) == 20
        assert 1 <= sum(slot.text is None for slot in card.slots) <= 3


def test_IDX_02_a_pack_of_ones_own_has_twelve_cards_at_least():
    assert GAME.least_cards == 12


def test_IDX_03_the_die_has_three_blank_faces_and_three_question_marks():
    assert Counter(FACES) == {Face.BLANK: 3, Face.MARK: 3}


def test_IDX_03_everybody_begins_with_a_purple_token():
    table = answered(opening(GAME, 3, {"first": 0}, PACK), IN_ORDER)

    assert tokens(table) == (True, True, True)


# Reader and investigators


def test_IDX_04_the_cards_are_shuffled_and_the_lot_says_who_reads_first():
    table = opening(GAME, 4, pack=PACK)
    assert GAME.pending(table) == Shuffle(len(CARDS))

    by_lot = answered(table, IN_ORDER)
    assert isinstance(by_lot, Preparing)
    assert answered(by_lot, Picked(2)).table.race.reader == CAT


def test_IDX_04_the_host_may_pick_the_first_reader():
    table = answered(opening(GAME, 4, {"first": 1}, PACK), IN_ORDER)

    assert table.table.race.reader == BEN


def test_IDX_04_the_category_is_announced_and_the_rest_of_the_card_is_the_readers():
    table = opening(GAME, 3, {"first": 0}, PACK)
    drawn = told(table, IN_ORDER, BEN)[-1]
    begun = answered(table, IN_ORDER)

    assert drawn == CardDrawn(ANN, Category.PERSON, None)
    assert told(table, IN_ORDER, ANN)[-1] == CardDrawn(ANN, Category.PERSON, "Jeanne d’Arc")
    assert seen(begun, BEN).category is Category.PERSON
    assert seen(begun, BEN).card is None
    assert seen(begun, None).card is None
    assert seen(begun, ANN).card.name == "Jeanne d’Arc"
    assert seen(begun, ANN).card.slots == tuple(slot.text for slot in CARDS[0].slots)


@pytest.mark.parametrize(("reader", "looks"), [(ANN, BEN), (BEN, CAT), (DOM, ANN)])
def test_IDX_05_the_left_neighbour_of_the_first_reader_looks_first(reader, looks):
    table = answered(opening(GAME, 4, {"first": reader}, PACK), IN_ORDER)

    assert table.table.round.investigator == looks


def test_IDX_05_the_left_neighbour_of_the_next_reader_looks_first():
    table = lived(thinking(reader=CAT), *in_turn(DOM, "Jeanne d’Arc", "exact"))

    assert table.table.race.reader == BEN
    assert table.table.round.investigator == CAT


def test_IDX_05_the_left_neighbour_looks_first_then_leftwards_without_the_reader():
    table = picking(reader=CAT)
    looked = []
    for number in (1, 2, 3, 5):
        looked.append(table.table.round.investigator)
        table = nobody_knows(table, number)

    assert looked == [DOM, ANN, BEN, DOM]


def test_IDX_06_a_number_is_picked_its_token_is_placed_and_its_clue_is_read():
    table = picking()
    clue = CARDS[0].slots[6].text

    assert told(table, (BEN, Pick(7))) == (NumberPicked(BEN, 7), ClueRead(7, clue))
    after = played(table, (BEN, Pick(7)))
    assert after.table.round.placed == (7,)
    assert [(one.number, one.text) for one in seen(after, DOM).clues] == [(7, clue)]


def test_IDX_06_a_number_that_has_a_token_cannot_be_picked():
    table = nobody_knows(picking(), 7)

    assert refused(table, CAT, Pick(7)) is Why.TAKEN
    (offer,) = GAME.offers(seen(table, CAT)).choices
    assert offer.fields[0].domain.values() == tuple(n for n in range(1, 21) if n != 7)


def test_IDX_07_the_investigator_may_give_an_answer_or_none():
    table = thinking()

    assert offered_kinds(table, BEN) == {"speak", "pass"}
    assert told(table, (BEN, Pass())) == (Passed(BEN),)
    assert isinstance(played(table, (BEN, Pass())), Picking)
    assert played(table, (BEN, Pass())).table.round.investigator == CAT


def test_IDX_07_after_a_wrong_answer_it_is_the_next_ones_turn():
    table = lived(thinking(), *in_turn(BEN, "Cléopâtre"))
    assert isinstance(table, Judging)

    after = played(table, (ANN, Refuse()))
    assert isinstance(after, Picking)
    assert after.table.round.investigator == CAT
    assert [(miss.seat, miss.words) for miss in seen(after, DOM).misses] == [(BEN, "Cléopâtre")]


def test_IDX_07_after_a_right_answer_the_card_is_over():
    table = lived(thinking(), *in_turn(BEN, "Jeanne d’Arc", "exact"))

    assert table.table.race.round == 1
    assert seen(table, CAT).last.name == "Jeanne d’Arc"
    assert seen(table, CAT).last.finder == BEN


# The end of a card that nobody finds

ALL_BUT = tuple(number for number in range(1, 21) if number not in (4, 11))


def test_IDX_20_when_a_turn_is_over_and_all_tokens_are_placed_nobody_found_it():
    table = nobody_knows(picking(), *(number for number in range(1, 20)))
    last = played(table, (table.table.round.investigator, Pick(20)))
    seat = last.table.round.investigator

    assert told(last, (seat, Pass()))[1] == Unfound("Jeanne d’Arc")
    after = played(last, (seat, Pass()))
    assert after.table.race.round == 1
    assert seen(after, BEN).last.finder is None


def test_IDX_20_a_wrong_answer_after_the_last_clue_ends_it_and_nobody_else_answers():
    table = nobody_knows(picking(), *range(1, 20))
    seat = table.table.round.investigator
    after = lived(played(table, (seat, Pick(20))), *in_turn(seat, "Cléopâtre"), Acted(ANN, Refuse()))

    assert after.table.race.round == 1
    assert seen(after, BEN).last.finder is None


def test_IDX_20_no_answer_after_the_last_clue_ends_it_too():
    table = nobody_knows(picking(), *range(1, 20))
    seat = table.table.round.investigator
    after = lived(played(table, (seat, Pick(20))), Acted(seat, Speak()), Acted(seat, Pass()))

    assert after.table.race.round == 1


def test_IDX_20_if_the_twentieth_slot_is_a_question_mark_its_chain_is_played_out_first():
    table = nobody_knows(picking(), *ALL_BUT, 4)
    seats = []
    seat = table.table.round.investigator
    table = answered(played(table, (seat, Pick(11)), (seat, Roll())), MARK)
    for _ in range(3):
        assert isinstance(table, Asking)
        seats.append(table.table.round.investigator)
        table = played(table, (seats[-1], Ask(Trait.HAT)), (ANN, Nod(Truth.DEPENDS)), (seats[-1], Pass()))
        table = answered(played(table, (table.table.round.investigator, Roll())), MARK)
    blank = played(table, (table.table.round.investigator, Ask(Trait.HAT)), (ANN, Nod(Truth.NO)))
    blank = played(blank, (blank.table.round.investigator, Pass()))
    blank = played(blank, (blank.table.round.investigator, Roll()))

    assert len({*seats}) == 3
    assert told(blank, BLANK)[:2] == (DieRolled(blank.table.round.investigator, Face.BLANK), Unfound("Jeanne d’Arc"))


def test_IDX_20_in_that_chain_an_answer_may_still_be_right():
    table = nobody_knows(picking(), *ALL_BUT, 4)
    seat = table.table.round.investigator
    table = answered(played(table, (seat, Pick(11)), (seat, Roll())), MARK)
    table = played(table, (seat, Ask(Trait.HAT)), (ANN, Nod(Truth.YES)))
    saying = played(table, (seat, Speak()), (seat, Say(text("Jeanne d’Arc"))))
    assert isinstance(saying, Measuring)
    after = lived(table, *in_turn(seat, "Jeanne d’Arc", "exact"))

    assert pawns(after) == (20, 0, 0, 0)
    assert seen(after, BEN).last.finder == seat


def test_IDX_16_the_right_neighbour_reads_next_and_the_card_goes_to_the_back():
    table = lived(thinking(), *in_turn(BEN, "Jeanne d’Arc", "exact"))

    assert table.table.race.reader == DOM
    assert seen(table, DOM).card.name == CARDS[1].name
    assert table.table.pile.order == picking().table.pile.order


def test_IDX_16_when_all_cards_have_come_they_come_again_in_the_same_order():
    last = picking(card=14, before=range(14))
    after = lived(nobody_knows(last, 1), Acted(CAT, Pick(2)), *in_turn(CAT, "baguette", "exact"))

    assert after.table.race.round == 15
    assert seen(after, after.table.race.reader).card.name == CARDS[0].name


def test_IDX_17_two_players_change_roles_after_every_card():
    table = picking((0, 0))
    roles = []
    for _ in range(4):
        roles.append((table.table.race.reader, table.table.round.investigator))
        seat = table.table.round.investigator
        table = lived(table, Acted(seat, Pick(20 if table.table.race.round != 2 else 1)))
        table = lived(table, *in_turn(seat, "peu importe", "exact"))

    assert roles == [(ANN, BEN), (BEN, ANN), (ANN, BEN), (BEN, ANN)]
