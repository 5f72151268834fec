"""The rules of a round until all slates are shown, one by one and in the rulebook's words."""

import pytest

from tablee.games.incognito import GAME, phases, views
from tablee.games.incognito.facts import Dealt, DrawingTimeUp, Laid, NumberedWord, SeatPlace
from tablee.games.incognito.facts import PutDown as SlateDown
from tablee.games.incognito.vocabulary import Describe, Draw, PutDown, Why
from tablee.kernel.chance import Shuffle, Shuffled
from tablee.kernel.game import LAST_STROKE, Timer, Waiting
from tablee.kernel.playout import opening
from tablee.kernel.refusals import Malformed
from tablee.kernel.seats import seats
from tablee.kernel.text import Text
from tests.games.incognito.cards import NUMBER, PACK
from tests.games.incognito.tables import (
    ACROSS,
    ANN,
    AS_DEALT,
    BEN,
    CAT,
    DOWN,
    DRAWING_OVER,
    PLACES,
    WORDS,
    all_down,
    all_vote,
    ann_draws,
    answered,
    drawing,
    elapsed,
    offered_kinds,
    played,
    refused,
    seen,
    slate_of,
    told,
)


def begun(players: int):
    """The cards as they lie in the pack."""
    return answered(opening(GAME, players, pack=PACK), Shuffled(tuple(range(len(PACK.cards)))))


def test_ICG_01_words_and_places_are_two_piles_and_there_are_six_vote_cards():
    table = begun(3)

    assert len(table.box.words.left) == 14 - 6
    assert len(table.box.places.left) == 7 - 3
    assert {NUMBER[word] for word in WORDS} == {*table.deal.words}


def test_ICG_01_cards_that_were_not_played_at_this_table_come_first():
    """Two shuffles: of those, then of the others."""
    played_before = PACK.with_played({0, 1, 14})
    start = opening(GAME, 3, pack=played_before)
    assert GAME.pending(start) == Shuffle(18)

    start = answered(start, Shuffled(tuple(range(18))))
    assert GAME.pending(start) == Shuffle(3)
    table = answered(start, Shuffled((2, 1, 0)))
    assert table.deal.words == (2, 3, 4, 5, 6, 7)
    assert table.box.words.left[-2:] == (1, 0)
    assert table.box.places.left[-1] == 14


@pytest.mark.parametrize("players", [2, 7])
def test_ICG_12_two_are_too_few_and_seven_too_many(players):
    with pytest.raises(Malformed, match="3 to 6 players"):
        opening(GAME, players, pack=PACK)


def test_ICG_02_each_player_gets_a_word_seen_by_that_player_only_and_a_place_seen_by_all():
    table = begun(3)

    for seat in seats(3):
        mine = seen(table, seat)
        assert mine.own.word == WORDS[seat]
        assert mine.places == PLACES[:3]
    assert seen(table, None).own is None
    assert seen(table, None).places == PLACES[:3]


def test_ICG_02_the_deal_is_told_with_ones_own_word_alone():
    start = opening(GAME, 3, pack=PACK)
    places = tuple(SeatPlace(seat, place) for seat, place in zip(seats(3), PLACES, strict=False))
    deal = Shuffled(tuple(range(len(PACK.cards))))

    assert told(start, deal, BEN) == (Dealt(1, places, "poisson", "Il ne manque pas d’air, il manque d’eau."),)
    assert told(start, deal) == (Dealt(1, places, None, None),)


def test_ICG_03_everyone_draws_at_the_same_time():
    assert GAME.pending(drawing(4)) == Waiting(seats(4), ahead=Timer("drawing", 5, LAST_STROKE, hurries=True))


def test_ICG_03_nobody_sees_anything_of_anothers_slate_before_all_are_shown():
    empty, full = drawing(), ann_draws(ACROSS, DOWN)

    for viewer in (BEN, CAT, None):
        assert seen(full, viewer) == seen(empty, viewer)
        assert told(empty, (ANN, Draw(ACROSS)), viewer) == ()
    assert seen(full, ANN).own.strokes == (ACROSS, DOWN)


def test_ICG_03_who_is_done_puts_the_slate_face_down_and_that_is_all_that_is_known_of_it():
    table = played(drawing(4), (ANN, Draw(ACROSS)))

    assert told(table, (ANN, PutDown())) == (SlateDown(ANN),)
    assert seen(played(table, (ANN, PutDown())), BEN).down == (True, False, False, False)


@pytest.mark.parametrize("seconds", [5, 10, 20])
def test_ICG_04_as_soon_as_all_but_one_are_done_a_countdown_runs(seconds):
    table = played(drawing(countdown=seconds), (ANN, PutDown()))
    countdown = Timer("drawing", seconds, LAST_STROKE, hurries=True)
    assert GAME.pending(table) == Waiting((BEN, CAT), ahead=countdown)

    table = played(table, (CAT, PutDown()))
    assert GAME.pending(table) == Waiting((BEN,), timer=countdown)


def test_ICG_04_at_zero_the_last_drawing_stands_as_it_is():
    table = played(drawing(), (BEN, PutDown()), (CAT, PutDown()), (ANN, Draw(ACROSS)))

    assert told(table, DRAWING_OVER) == (DrawingTimeUp(ANN),)
    shown = answered(elapsed(table), AS_DEALT)
    assert shown.pictures[ANN].strokes == (ACROSS,)


def test_ICG_05_the_words_in_play_are_filled_up_to_six_shuffled_and_laid_at_their_numbers():
    table = played(drawing(words=WORDS), *all_down())
    assert GAME.pending(table) == Shuffle(6)

    upside_down = Shuffled((5, 4, 3, 2, 1, 0))
    laid = tuple(NumberedWord(at, word) for at, word in enumerate(reversed(WORDS), 1))
    assert told(table, upside_down) == (Laid(laid),)
    assert [one.word for one in seen(answered(table, upside_down), None).words] == [*reversed(WORDS)]


def test_ICG_05_all_slates_are_shown_to_all_at_once():
    table = played(drawing(), (ANN, Draw(ACROSS)), (BEN, Draw(DOWN)), *all_down())
    shown = answered(table, AS_DEALT)

    for viewer in (ANN, CAT, None):
        assert [picture.strokes for picture in seen(shown, viewer).pictures] == [(ACROSS,), (DOWN,), ()]


def test_ICG_05_nobody_can_tell_from_a_slate_that_is_shown_what_was_drawn_first():
    one_way = played(drawing(), (ANN, Draw(ACROSS)), (ANN, Draw(DOWN)), *all_down())
    other_way = played(drawing(), (ANN, Draw(DOWN)), (ANN, Draw(ACROSS)), *all_down())

    first, second = (seen(answered(table, AS_DEALT), BEN).pictures[ANN] for table in (one_way, other_way))
    assert first == second


def test_ICG_09_slates_are_wiped_and_everybody_has_a_new_word_and_place():
    table = begun(3)
    first = table.deal

    over = played(answered(played(table, *all_down()), AS_DEALT), *votes_of_three())

    assert isinstance(over, phases.Drawing)
    assert over.match.round == 1
    assert not {*over.deal.words} & {*first.words}
    assert not {*over.deal.places} & {*first.places}
    assert {*over.box.words.discards} == {*first.words}
    assert {*over.box.places.discards} == {*first.places}
    assert slate_of(over) == ()


def votes_of_three():
    return all_vote((None, 2, 3), (1, None, 3), (1, 2, None))


def test_ICG_13_one_may_draw_anything_and_strokes_are_not_checked():
    assert slate_of(ann_draws(ACROSS, ACROSS, DOWN)) == (ACROSS, ACROSS, DOWN)
    assert "text" not in offered_kinds(drawing(), ANN)


@pytest.mark.parametrize(
    "text",
    ["Une carotte au marché", "CAROTTE", "des carottes !", "c a r o t t e", "Carottés", "une сarоtte", "une car0tte"],
)
def test_ICG_13_a_description_that_holds_the_word_is_refused(text):
    assert refused(drawing(), ANN, Describe(Text(text))) is Why.HOLDS_THE_WORD


@pytest.mark.parametrize(
    ("words", "text"), [(("as", *WORDS[1:3]), "un as"), (("clé", *WORDS[1:3]), "les CLES, la clef")]
)
def test_ICG_13_a_short_word_is_refused_as_a_word_in_any_of_its_forms(words, text):
    assert refused(drawing(words=words), ANN, Describe(Text(text))) is Why.HOLDS_THE_WORD


def test_ICG_13_a_short_word_within_another_is_no_slip():
    table = played(drawing(words=("as", *WORDS[1:3])), (ANN, Describe(Text("Un passage assez vaste"))))

    assert seen(table, ANN).own.description == "Un passage assez vaste"


def test_ICG_13_words_that_only_hold_it_between_them_are_no_slip():
    table = played(drawing(words=("cadeau", *WORDS[1:3])), (ANN, Describe(Text("La façade au soleil"))))

    assert seen(table, ANN).own.description == "La façade au soleil"


def test_ICG_13_a_description_is_secret_until_all_slates_are_shown():
    table = played(drawing(), (ANN, Describe(Text("Un étal et des clients"))))
    assert seen(table, BEN) == seen(drawing(), BEN)

    shown = answered(played(table, *all_down()), AS_DEALT)
    assert seen(shown, BEN).pictures[ANN].description == "Un étal et des clients"


def test_ICG_14_done_is_final_for_a_drawing():
    table = played(drawing(), (ANN, Draw(ACROSS)), (ANN, PutDown()))

    assert offered_kinds(table, ANN) == set()
    assert refused(table, ANN, Draw(DOWN)) is Why.PUT_DOWN
    assert refused(table, ANN, PutDown()) is Why.PUT_DOWN


def test_ICG_14_what_the_last_one_draws_does_not_start_the_countdown_again():
    table = played(drawing(), (BEN, PutDown()), (CAT, PutDown()))

    assert GAME.pending(played(table, (ANN, Draw(ACROSS)))) == GAME.pending(table)


def test_ICG_14_when_the_last_one_is_done_before_zero_the_step_ends_at_once():
    assert isinstance(played(drawing(), *all_down()), phases.Gathering)
    assert isinstance(seen(played(drawing(), *all_down()), None), views.Gathering)
