"""A recap of « Indix » says no more than what may have been told on the way, and all that a seat must know."""

import pytest

from tablee.games.indix import GAME
from tablee.games.indix.facts import (
    Answered,
    Asked,
    AskedFreely,
    Called,
    CardDrawn,
    ClueRead,
    DieRolled,
    Disputed,
    Found,
    Judged,
    MarkRead,
    Nodded,
    Replied,
    Spoke,
    Unfound,
    Weighed,
    Won,
)
from tablee.games.indix.menu import Ask, Trait
from tablee.games.indix.vocabulary import Accept, AskFreely, Call, Category, Face, Nod, Refuse, Reply, Say, Speak, Truth
from tablee.kernel.entries import Acted
from tablee.kernel.playout import opening
from tablee.kernel.seats import seats
from tests.games.by_hand import SPECTATOR
from tests.games.indix.cards import PACK
from tests.games.indix.random_games import PHASES, samples
from tests.games.indix.tables import ANN, BEN, CAT, DOM, asking, in_turn, lived, picking, played, text, thinking
from tests.games.indix.witness import WITNESS

DRAWN = CardDrawn(ANN, Category.PERSON, None)
FIRST = ClueRead(1, "J’ai filé la laine avant de porter l’armure.")


def test_before_the_first_card_there_is_nothing_to_tell():
    assert GAME.recap(opening(GAME, 4, pack=PACK), ANN) == ()


def test_while_a_number_is_picked_the_category_and_the_name_for_the_reader():
    assert GAME.recap(picking(), ANN) == (CardDrawn(ANN, Category.PERSON, "Jeanne d’Arc"),)
    for viewer in (SPECTATOR, BEN, CAT):
        assert GAME.recap(picking(), viewer) == (DRAWN,)


def test_the_card_before_is_known_to_all():
    assert GAME.recap(picking(before=(2,)), BEN) == (Unfound("le piano"), DRAWN)
    assert GAME.recap(picking(before=(2,), found=(CAT, 7)), BEN)[0] == Found(CAT, "le piano", 7, called=False)


def test_disputes_of_the_card_before_are_the_readers_of_that_card():
    table = lived(thinking(), *in_turn(BEN, "Jeane", "almost"), Acted(ANN, Accept()))

    assert GAME.recap(table, CAT) == (
        Found(BEN, "Jeanne d’Arc", 1, called=False),
        Disputed(BEN, ANN, text("Jeane"), "almost", accepted=True),
        CardDrawn(DOM, Category.PLACE, None),
    )


def test_clues_questions_and_wrong_answers_stand():
    table = lived(thinking(), *in_turn(BEN, "Obélix"), Acted(ANN, Refuse()))

    assert GAME.recap(table, CAT) == (DRAWN, FIRST, Answered(BEN, text("Obélix")), Judged(BEN, right=False))
    replied = played(asking(), (BEN, Ask(Trait.WOMAN)), (ANN, Nod(Truth.YES)))
    assert GAME.recap(replied, CAT) == (DRAWN, MarkRead(4), Asked(BEN, Trait.WOMAN), Nodded(ANN, Truth.YES))


@pytest.mark.parametrize(
    ("table", "last"),
    [
        (asking(), [DieRolled(BEN, Face.MARK)]),
        (played(asking(), (BEN, AskFreely(text("Où ?")))), [AskedFreely(BEN, text("Où ?"))]),
        (played(thinking(), (BEN, Speak())), [Spoke(BEN)]),
        (played(thinking(), (CAT, Call())), [Called(CAT)]),
        (played(thinking(), (BEN, Speak()), (BEN, Say(text("Obélix")))), [Answered(BEN, text("Obélix"))]),
        (lived(thinking(), *in_turn(BEN, "Obélix")), [Answered(BEN, text("Obélix")), Weighed(ANN, None)]),
    ],
)
def test_and_what_was_said_in_this_turn(table, last):
    assert [*GAME.recap(table, CAT)][-len(last) :] == last


def test_the_reader_has_the_advice_and_replies_stand_in_words():
    table = lived(thinking(), *in_turn(BEN, "Obélix", "almost"))
    asked = played(asking(), (BEN, AskFreely(text("Où ?"))), (ANN, Reply(text("Loin."))))

    assert GAME.recap(table, ANN)[-1] == Weighed(ANN, "almost")
    assert GAME.recap(asked, DOM)[-1] == Replied(ANN, text("Loin."))


def test_at_the_end_the_last_card_and_who_won():
    table = lived(thinking(pawns=(0, 79, 0, 0)), *in_turn(BEN, "Jeanne d’Arc", "exact"))

    assert GAME.recap(table, CAT) == (Found(BEN, "Jeanne d’Arc", 1, called=False), Won((BEN,)))


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_what_is_recapped_could_have_been_told_in_every_phase(phase):
    for state in samples()[phase]:
        for viewer in (SPECTATOR, *seats(2)):
            assert WITNESS.possible(state, GAME.recap(state, viewer), viewer)
