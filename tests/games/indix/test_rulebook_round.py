"""The rules of a card, by their numbers: reader and investigators, clues, question marks, how a card ends."""

from collections import Counter

import pytest

from tablee.games.indix import GAME
from tablee.games.indix.facts import (
    Asked,
    AskedFreely,
    CardDrawn,
    ClueRead,
    DieRolled,
    MarkRead,
    Nodded,
    NumberPicked,
    Passed,
    Replied,
    Unfound,
)
from tablee.games.indix.menu import MENUS, Ask, Trait
from tablee.games.indix.phases import Asking, Judging, Measuring, Picking, Preparing, Replying, Rolling, Thinking
from tablee.games.indix.vocabulary import (
    FACES,
    FINISH,
    SUNS,
    AskFreely,
    BoardName,
    Category,
    Face,
    Nod,
    Pass,
    Pick,
    Refuse,
    Reply,
    Roll,
    Say,
    Speak,
    Truth,
    Why,
)
from tablee.kernel.chance import Picked, Shuffle, Shuffled
from tablee.kernel.entries import Acted
from tablee.kernel.game import Waiting
from tablee.kernel.playout import opening
from tests.games.indix.cards import CARDS, EIFFEL, PACK, PIANO
from tests.games.indix.tables import (
    ANN,
    BEN,
    BLANK,
    CAT,
    DOM,
    MARK,
    answered,
    asking,
    heard,
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


# Question marks


def test_IDX_08_instead_of_a_clue_the_investigator_rolls_the_die():
    table = picking()
    assert told(table, (BEN, Pick(4))) == (NumberPicked(BEN, 4), MarkRead(4))

    rolling = played(table, (BEN, Pick(4)))
    assert isinstance(rolling, Rolling)
    assert offered_kinds(rolling, BEN) == {"roll"}
    assert told(played(rolling, (BEN, Roll())), MARK) == (DieRolled(BEN, Face.MARK),)


def test_IDX_08_a_blank_face_ends_the_turn_and_the_next_one_picks_a_number():
    table = answered(played(picking(), (BEN, Pick(4)), (BEN, Roll())), BLANK)

    assert isinstance(table, Picking)
    assert table.table.round.investigator == CAT
    assert not table.table.round.chained


def test_IDX_08_a_question_mark_lets_the_investigator_ask_and_then_answer():
    table = asking()
    assert offered_kinds(table, BEN) == {"ask", "ask_freely"}

    question = (BEN, AskFreely(text("As-tu gagné des batailles ?")))
    assert told(table, question) == (AskedFreely(BEN, text("As-tu gagné des batailles ?")),)
    replying = played(table, question)
    assert GAME.pending(replying) == Waiting((ANN,))
    reply = (ANN, Reply(text("Oui, plus d’une.")))
    assert told(replying, reply) == (Replied(ANN, text("Oui, plus d’une.")),)
    thinks = played(replying, reply)
    assert isinstance(thinks, Thinking)
    assert offered_kinds(thinks, BEN) == {"speak", "pass"}


def test_IDX_08_the_die_goes_round_until_it_is_blank():
    table = asking()
    for seat in (BEN, CAT, DOM, BEN):
        assert table.table.round.investigator == seat
        table = played(table, (seat, Ask(Trait.WOMAN)), (ANN, Nod(Truth.YES)), (seat, Pass()))
        assert isinstance(table, Rolling)
        table = played(table, (table.table.round.investigator, Roll()))
        table = answered(table, MARK)
    ended = played(table, (CAT, Ask(Trait.WOMAN)), (ANN, Nod(Truth.YES)), (CAT, Pass()), (DOM, Roll()))
    after = answered(ended, BLANK)

    assert isinstance(after, Picking)
    assert after.table.round.investigator == BEN
    assert len(seen(after, DOM).exchanges) == 5


def test_IDX_08_the_slot_counts_as_one_clue_and_the_further_rolls_as_none():
    table = asking()
    table = played(table, (BEN, Ask(Trait.REAL)), (ANN, Nod(Truth.YES)), (BEN, Pass()), (CAT, Roll()))
    table = played(answered(table, MARK), (CAT, Ask(Trait.RULER)), (ANN, Nod(Truth.NO)))
    found = lived(table, *in_turn(CAT, "Jeanne d’Arc", "exact"))

    assert pawns(found) == (1, 0, 19, 0)


def test_IDX_08_with_two_players_the_next_one_is_the_same():
    table = asking((0, 0))
    table = played(table, (BEN, Ask(Trait.REAL)), (ANN, Nod(Truth.YES)), (BEN, Pass()))

    assert isinstance(table, Rolling)
    assert table.table.round.investigator == BEN
    assert answered(played(table, (BEN, Roll())), BLANK).table.round.investigator == BEN


# Questions and replies


def test_IDX_19_questions_and_replies_are_heard_by_all():
    entries = [Acted(BEN, Ask(Trait.WOMAN)), Acted(ANN, Nod(Truth.YES))]

    for viewer in (None, ANN, BEN, CAT, DOM):
        assert heard(asking(), *entries, me=viewer) == [Asked(BEN, Trait.WOMAN), Nodded(ANN, Truth.YES)]
        (exchange,) = seen(lived(asking(), *entries), viewer).exchanges
        assert (exchange.question, exchange.answer) == (Ask(Trait.WOMAN), Nod(Truth.YES))


@pytest.mark.parametrize(
    "reply",
    [
        "Oui, je suis Jeanne d’Arc.",
        "oui, jeanne d arc !",
        "On m’appelle la Pucelle d'Orléans.",
        "Pucelle d’Orléans, oui",
        "JEANNEDARC",
        "J e a n n e  d’Arc",
    ],
)
def test_IDX_19_a_reply_that_holds_the_name_or_an_accepted_form_is_refused(reply):
    table = played(asking(), (BEN, AskFreely(text("Qui es-tu ?"))))

    assert refused(table, ANN, Reply(text(" ".join(reply.split())))) is Why.HOLDS_THE_NAME


def test_IDX_19_without_its_article_it_is_the_name_still():
    table = played(picking(card=EIFFEL), (BEN, Pick(2)), (BEN, Roll()))
    table = played(answered(table, MARK), (BEN, AskFreely(text("Où es-tu ?"))))

    assert refused(table, ANN, Reply(text("Sous la dame de fer"))) is Why.HOLDS_THE_NAME
    assert refused(table, ANN, Reply(text("Dame de fer !"))) is Why.HOLDS_THE_NAME
    assert isinstance(played(table, (ANN, Reply(text("Une dame, à Paris")))), Thinking)


def test_IDX_19_a_short_name_may_stand_within_another_word():
    table = played(picking(card=PIANO), (BEN, Pick(7)), (BEN, Roll()))
    table = played(answered(table, MARK), (BEN, AskFreely(text("Qui te joue ?"))))

    assert refused(table, ANN, Reply(text("Un piano !"))) is Why.HOLDS_THE_NAME
    assert isinstance(played(table, (ANN, Reply(text("Les pianistes")))), Thinking)


@pytest.mark.parametrize("category", Category)
def test_IDX_19_each_category_has_a_menu_of_at_least_twenty_questions(category):
    assert len({*MENUS[category]}) >= 20


def test_IDX_19_the_menu_is_offered_to_people_and_the_card_says_what_is_true_to_the_reader_alone():
    table = played(asking(), (BEN, Ask(Trait.FRENCH)))
    truth = CARDS[0].attributes[2]

    assert isinstance(table, Replying)
    assert seen(table, ANN).truth is truth
    assert [seen(table, viewer).truth for viewer in (None, BEN, CAT)] == [None] * 3


def test_IDX_19_a_question_of_another_category_is_not_on_the_menu():
    assert refused(asking(), BEN, Ask(Trait.VOLCANO)) is Why.OFF_THE_MENU


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
