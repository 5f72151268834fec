"""The rules of question marks, by their numbers: the die that goes round, questions to the reader, and replies."""

import pytest

from tablee.games.indix import GAME
from tablee.games.indix.facts import (
    Asked,
    AskedFreely,
    DieRolled,
    MarkRead,
    Nodded,
    NumberPicked,
    Replied,
)
from tablee.games.indix.menu import MENUS, Ask, Trait
from tablee.games.indix.phases import Picking, Replying, Rolling, Thinking
from tablee.games.indix.question_marks import free_reply
from tablee.games.indix.views import OwnCard
from tablee.games.indix.vocabulary import (
    AskFreely,
    Category,
    Face,
    Nod,
    Pass,
    Pick,
    Reply,
    Roll,
    Truth,
    Why,
)
from tablee.kernel.entries import Acted
from tablee.kernel.game import Waiting
from tests.games.indix.cards import CARDS, EIFFEL, PIANO
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
    offered_kinds,
    pawns,
    picking,
    played,
    refused,
    seen,
    text,
    told,
)

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
        assert (exchange.question, exchange.reply) == (Ask(Trait.WOMAN), Nod(Truth.YES))


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
    assert refused(table, ANN, Reply(text("Comme tous les pianos"))) is Why.HOLDS_THE_NAME
    assert isinstance(played(table, (ANN, Reply(text("Les pianistes")))), Thinking)


def test_IDX_19_a_name_is_long_from_six_letters_on_its_article_left_out():
    forbidden = free_reply(OwnCard("le piano", ("un violon", "as de pique"), (), (), ()))

    assert (forbidden.forbidden, forbidden.forbidden_within) == (("piano", "pianos"), ("violon", "as de pique"))


@pytest.mark.parametrize(
    ("name", "aliases", "reply", "said"),
    [
        ("la chauve-souris", ("bat",), "Mon cœur bat très vite.", False),
        ("la chauve-souris", ("bat",), "Une chauve-souris !", True),
        ("l’Everest", (), "Un rêve reste un rêve.", False),
        ("le chiffre zéro", ("0",), "Il y a 0 risque.", False),
        ("le saxophone", ("le sax",), "Un sax !", True),
        ("le gui", (), "Du gui.", True),
    ],
)
def test_IDX_19_words_of_every_day_say_nothing(name, aliases, reply, said):
    assert free_reply(OwnCard(name, aliases, (), (), ())).holds(reply) is not said


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
