"""The rules of answers, by their numbers: judging, free answers, and time."""

from random import Random

import pytest

from tablee.games.indix import BOTS, GAME
from tablee.games.indix.facts import (
    Answered,
    AnsweredNothing,
    Called,
    CardDrawn,
    Disputed,
    Found,
    Judged,
    Spoke,
    TokenBack,
    Walked,
    Weighed,
)
from tablee.games.indix.menu import Ask, Trait
from tablee.games.indix.phases import Answering, Judging, Picking, Rolling, Thinking
from tablee.games.indix.vocabulary import Accept, Call, Category, Nod, Pass, Pick, Refuse, Roll, Say, Speak, Truth, Why
from tablee.kernel.chance import Shuffled
from tablee.kernel.entries import Acted, Elapsed
from tablee.kernel.entries import Answered as Said
from tablee.kernel.game import LAST_STROKE, Measure, Timer, Waiting
from tablee.kernel.playout import opening
from tablee.kernel.seats import Seat
from tablee.packs.measure import measured
from tests.games.indix.cards import CARDS, PACK
from tests.games.indix.tables import (
    ANN,
    BEN,
    BLANK,
    CAT,
    DOM,
    answered,
    asking,
    by_call,
    elapsed,
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

# Judging


def test_IDX_09_the_measure_is_asked_about_the_name_and_its_forms():
    table = played(thinking(), (BEN, Speak()), (BEN, Say(text("jeanne"))))
    card = CARDS[0]

    assert GAME.pending(table) == Measure("jeanne", (card.name, *card.aliases), card.refused)


@pytest.mark.parametrize(
    ("words", "verdict"),
    [
        ("jeanne d'arc", "exact"),
        ("LA PUCELLE D ORLEANS", "exact"),
        ("Jeanne d'Ark", "slip"),
        ("Jeanne Hachette", "wrong"),
        ("Cléopâtre", "wrong"),
        ("piano", "wrong"),
    ],
)
def test_IDX_09_case_accents_and_articles_do_not_count_and_other_cards_answers_are_wrong(words, verdict):
    table = played(thinking(), (BEN, Speak()), (BEN, Say(text(words))))

    assert measured(GAME, PACK, GAME.pending(table)).verdict == verdict


def test_IDX_09_an_exact_form_is_right_at_once():
    facts = heard(thinking(), *in_turn(BEN, "jeanne d'arc", "exact"))

    assert facts[:4] == [
        Spoke(BEN),
        Answered(BEN, text("jeanne d'arc")),
        Judged(BEN, right=True),
        Found(BEN, "Jeanne d’Arc", 1, called=False),
    ]


@pytest.mark.parametrize("verdict", ["slip", "almost", "wrong"])
def test_IDX_09_any_other_goes_to_the_reader_with_the_measures_advice_which_nobody_else_sees(verdict):
    table = lived(thinking(), *in_turn(BEN, "Jeanne Dark", verdict))

    assert isinstance(table, Judging)
    assert GAME.pending(table) == Waiting((ANN,))
    assert offered_kinds(table, ANN) == {"accept", "refuse"}
    assert seen(table, ANN).verdict == verdict
    assert [seen(table, viewer).verdict for viewer in (None, BEN, CAT)] == [None] * 3
    assert heard(thinking(), *in_turn(BEN, "Jeanne Dark", verdict), me=ANN)[-1] == Weighed(ANN, verdict)
    assert heard(thinking(), *in_turn(BEN, "Jeanne Dark", verdict), me=BEN)[-1] == Weighed(ANN, None)


def test_IDX_09_the_reader_accepts_or_refuses():
    table = lived(thinking(), *in_turn(BEN, "Jeanne Dark", "slip"))

    assert played(table, (ANN, Accept())).table.race.round == 1
    assert told(table, (ANN, Accept()))[:2] == (Judged(BEN, right=True), Found(BEN, "Jeanne d’Arc", 1, called=False))
    assert told(table, (ANN, Refuse())) == (Judged(BEN, right=False),)
    assert played(table, (ANN, Refuse())).table.race.round == 0


@pytest.mark.parametrize(("verdict", "right"), [("slip", True), ("almost", False), ("wrong", False)])
def test_IDX_09_a_bot_that_reads_follows_the_measure_and_almost_is_wrong(verdict, right):
    table = lived(thinking(), *in_turn(BEN, "Jeanne Dark", verdict))
    view = seen(table, ANN)

    assert BOTS["easy"](view, GAME.offers(view), (), None, Random(0)) == (Accept() if right else Refuse())


def test_IDX_09_a_decision_against_the_measure_is_seen_by_all_when_the_round_is_over_and_not_before():
    table = lived(thinking(), *in_turn(BEN, "Jeane Dark", "slip"), Acted(ANN, Refuse()))
    assert [one.words for one in seen(table, ANN).card.disputes] == ["Jeane Dark"]
    assert "slip" not in str(seen(table, CAT))

    table = played(table, (CAT, Pick(2)))
    facts = heard(table, *in_turn(CAT, "la Pucelle", "almost"), Acted(ANN, Accept()), me=DOM)

    assert facts[-6:-3] == [
        Found(CAT, "Jeanne d’Arc", 2, called=False),
        Disputed(BEN, ANN, text("Jeane Dark"), "slip", accepted=False),
        Disputed(CAT, ANN, text("la Pucelle"), "almost", accepted=True),
    ]
    after = lived(table, *in_turn(CAT, "la Pucelle", "almost"), Acted(ANN, Accept()))
    assert [one.accepted for one in seen(after, BEN).last.disputes] == [False, True]


@pytest.mark.parametrize(("verdict", "decision"), [("slip", Accept()), ("almost", Refuse()), ("wrong", Refuse())])
def test_IDX_09_a_decision_with_the_measure_is_no_dispute(verdict, decision):
    table = lived(thinking(), *in_turn(BEN, "Jeane Dark", verdict), Acted(ANN, decision))
    last = seen(table, ANN).last or seen(table, ANN).card

    assert last.disputes == ()


def test_IDX_09_nothing_is_judged_again():
    table = lived(thinking(), *in_turn(BEN, "Jeane Dark", "slip"), Acted(ANN, Refuse()))

    assert refused(table, ANN, Accept()) is Why.NOT_YOUR_TURN


# Free answers


def test_IDX_10_while_the_investigator_thinks_any_other_investigator_with_a_token_may_call():
    table = thinking(tokens=(True, True, True, False))

    assert GAME.pending(table) == Waiting((BEN,), (CAT,))
    assert offered_kinds(table, CAT) == {"call"}
    assert told(table, (CAT, Call())) == (Called(CAT),)
    assert GAME.pending(played(table, (CAT, Call()))).awaited == (CAT,)


def test_IDX_10_so_they_may_after_the_readers_reply():
    table = played(asking(), (BEN, Ask(Trait.WOMAN)), (ANN, Nod(Truth.YES)))

    assert GAME.pending(table) == Waiting((BEN,), (CAT, DOM))


def test_IDX_10_not_while_the_investigator_is_giving_an_answer():
    table = played(thinking(), (BEN, Speak()))

    assert refused(table, CAT, Call()) is Why.SOMEBODY_ANSWERS
    assert offered_kinds(table, CAT) == set()


def test_IDX_10_the_reader_cannot():
    assert refused(thinking(), ANN, Call()) is Why.READER_CANNOT


def test_IDX_10_nor_can_whoever_has_spent_the_token():
    assert refused(thinking(tokens=(True, True, False, True)), CAT, Call()) is Why.NO_TOKEN


def test_IDX_11_wrong_the_token_is_spent_and_the_interrupted_investigator_goes_on():
    table = lived(thinking(), *by_call(CAT, "Cléopâtre"), Acted(ANN, Refuse()))

    assert isinstance(table, Thinking)
    assert table.table.round.investigator == BEN
    assert tokens(table) == (True, True, False, True)
    assert offered_kinds(table, BEN) == {"speak", "pass"}
    assert offered_kinds(table, CAT) == set()


def test_IDX_11_right_the_interrupter_moves_10_and_the_reader_nothing():
    table = lived(thinking((1, 2, 3)), *by_call(CAT, "Jeanne d’Arc", "exact"))

    assert pawns(table) == (0, 0, 10, 0)
    assert table.table.race.round == 1
    assert tokens(table) == (True, True, False, True)
    assert seen(table, ANN).last.called


def test_IDX_11_whatever_the_number_of_clues():
    table = lived(thinking(tuple(range(1, 21))), *by_call(BEN, "Jeanne d’Arc", "exact"))

    assert pawns(table)[BEN] == 10


def test_IDX_11_the_reader_may_accept_an_interrupters_answer():
    table = lived(thinking(), *by_call(CAT, "Jeanne Dark", "slip"), Acted(ANN, Accept()))

    assert pawns(table) == (0, 0, 10, 0)


def test_IDX_11_an_interruption_within_a_chain_leaves_the_chain_as_it_is():
    table = played(asking(), (BEN, Ask(Trait.WOMAN)), (ANN, Nod(Truth.YES)))
    table = lived(table, *by_call(CAT, "Cléopâtre"), Acted(ANN, Refuse()))

    after = played(table, (BEN, Pass()))
    assert isinstance(after, Rolling)
    assert after.table.round.investigator == CAT


def test_IDX_12_a_spent_token_comes_back_on_a_sun_to_the_finder():
    table = thinking((1, 2, 3), (0, 0, 0, 7), tokens=(True, True, True, False))
    facts = heard(table, *in_turn(DOM, "Jeanne d’Arc", "exact"))

    assert Walked(DOM, 17, tuple(range(8, 25))) in facts
    assert TokenBack(DOM) in facts
    assert tokens(lived(table, *in_turn(DOM, "Jeanne d’Arc", "exact"))) == (True,) * 4


def test_IDX_12_to_the_interrupter():
    table = lived(thinking(pawns=(0, 0, 6, 0)), *by_call(CAT, "Jeanne d’Arc", "exact"))

    assert pawns(table)[CAT] == 16
    assert tokens(table)[CAT]


def test_IDX_12_and_to_the_reader():
    table = thinking(pawns=(7, 0, 0, 0), tokens=(False, True, True, True))
    after = lived(table, *in_turn(BEN, "Jeanne d’Arc", "exact"))

    assert pawns(after)[ANN] == 8
    assert tokens(after)[ANN]


def test_IDX_12_a_pawn_that_does_not_move_gets_nothing():
    """Found after 20 clues: 0 squares for the finder."""
    table = thinking(tuple(range(1, 21)), (0, 0, 8, 0), investigator=CAT, tokens=(True, True, False, True))
    after = lived(table, *in_turn(CAT, "Jeanne d’Arc", "exact"))

    assert pawns(after) == (20, 0, 8, 0)
    assert not tokens(after)[CAT]


def test_IDX_12_never_more_than_one():
    table = thinking(pawns=(7, 0, 0, 0))
    facts = heard(table, *in_turn(BEN, "Jeanne d’Arc", "exact"))

    assert not any(isinstance(fact, TokenBack) for fact in facts)


def test_IDX_12_there_is_no_sun_beyond_the_finish():
    table = thinking(pawns=(0, 37, 0, 0), board="short", tokens=(True, False, True, True))
    won = lived(table, *in_turn(BEN, "Jeanne d’Arc", "exact"))

    assert pawns(won)[BEN] == 56
    assert not tokens(won)[BEN]


def test_IDX_13_two_players_begin_without_purple_tokens():
    begun = answered(opening(GAME, 2, {"first": ANN}, PACK), Shuffled(tuple(range(len(PACK.cards)))))

    assert tokens(begun) == (False, False)


def test_IDX_13_two_players_have_no_purple_tokens_to_call_with_or_to_get_back():
    table = thinking(pawns=(7, 0))

    assert tokens(table) == (False, False)
    assert GAME.pending(table) == Waiting((BEN,))
    assert tokens(lived(table, *in_turn(BEN, "Jeanne d’Arc", "exact"))) == (False, False)


# Calls, silence and time


def test_IDX_21_calling_spends_the_token_at_once_and_stops_the_investigator():
    table = played(thinking(), (CAT, Call()))

    assert isinstance(table, Answering)
    assert tokens(table) == (True, True, False, True)
    assert refused(table, BEN, Speak()) is Why.NOT_YOUR_TURN


def test_IDX_21_the_first_call_counts_and_nobody_interrupts_an_interrupter():
    table = played(thinking(), (CAT, Call()))

    assert refused(table, DOM, Call()) is Why.SOMEBODY_ANSWERS
    assert tokens(table)[DOM]


def test_IDX_21_after_a_wrong_one_the_investigator_thinks_on_and_others_may_interrupt():
    table = lived(thinking(), *by_call(CAT, "Cléopâtre"), Acted(ANN, Refuse()))

    assert GAME.pending(table) == Waiting((BEN,), (DOM,))
    again = lived(table, *by_call(DOM, "Jeanne d’Arc", "exact"))
    assert pawns(again) == (0, 0, 0, 10)


def test_IDX_21_none_may_be_given_and_counts_as_wrong():
    table = played(thinking(), (BEN, Speak()))
    called = played(thinking(), (CAT, Call()))

    assert told(table, (BEN, Pass())) == (AnsweredNothing(BEN, late=False),)
    assert isinstance(played(table, (BEN, Pass())), Picking)
    assert isinstance(played(called, (CAT, Pass())), Thinking)
    assert tokens(played(called, (CAT, Pass()))) == (True, True, False, True)


@pytest.mark.parametrize(
    "table",
    [
        picking(),
        played(picking(), (BEN, Pick(4))),
        asking(),
        played(asking(), (BEN, Ask(Trait.WOMAN))),
        lived(thinking(), *in_turn(BEN, "Jeanne Dark")),
    ],
    ids=["picking", "rolling", "asking", "replying", "judging"],
)
def test_IDX_21_no_interruption_at_another_time(table):
    assert offered_kinds(table, CAT) == set()
    assert refused(table, CAT, Call()) in (Why.NOT_YOUR_TURN, Why.SOMEBODY_ANSWERS)


@pytest.mark.parametrize("limit", [30, 60, 120])
def test_IDX_21_after_a_while_no_answer_is_taken_as_none(limit):
    table = played(thinking(limit=limit), (BEN, Speak()))

    assert GAME.pending(table) == Waiting((BEN,), (), Timer("answer", limit, LAST_STROKE, hurries=True))
    assert told(table, Elapsed("answer")) == (AnsweredNothing(BEN, late=True),)
    assert elapsed(table).table.round.investigator == CAT


def test_IDX_21_a_call_is_counted_down_like_an_answer_in_turn():
    table = played(thinking(limit=60), (CAT, Call()))

    assert GAME.pending(table) == Waiting((CAT,), (), Timer("answer", 60, LAST_STROKE, hurries=True))


def test_IDX_21_a_call_that_is_not_followed_by_an_answer_is_spent():
    table = elapsed(played(thinking(), (CAT, Call())))

    assert isinstance(table, Thinking)
    assert tokens(table) == (True, True, False, True)


def test_IDX_21_the_table_may_do_without_a_limit():
    assert GAME.pending(played(thinking(limit="none"), (BEN, Speak()))) == Waiting((BEN,))


def test_IDX_21_time_that_is_up_after_the_last_clue_ends_the_card():
    table = nobody_knows(picking(), *range(1, 20))
    seat: Seat = table.table.round.investigator
    table = played(table, (seat, Pick(20)), (seat, Speak()))

    facts = told(table, Elapsed("answer"))
    assert facts[0] == AnsweredNothing(seat, late=True)
    assert facts[-1] == CardDrawn(DOM, Category.PLACE, None)


def test_IDX_08_a_die_of_the_next_one_may_be_blank_too():
    table = played(asking(), (BEN, Ask(Trait.WOMAN)), (ANN, Nod(Truth.YES)))
    table = lived(table, *in_turn(BEN, "Cléopâtre"), Acted(ANN, Refuse()), Acted(CAT, Roll()), Said(BLANK))

    assert isinstance(table, Picking)
    assert table.table.round.investigator == DOM
