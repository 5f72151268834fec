"""Every reason that the rules of « Incognito » have to say no, beside those of the rulebook's own tests."""

import pytest
from msgspec.structs import replace

from tablee.games.incognito import GAME
from tablee.games.incognito.drawing import ready_motifs
from tablee.games.incognito.vocabulary import (
    FARTHEST_SLATE,
    FARTHEST_STROKE,
    LARGEST,
    LONGEST_STROKE,
    MOST_ACTS,
    MOST_POINTS,
    MOST_STROKES,
    TURNS,
    Blank,
    Clear,
    Describe,
    Draw,
    Erase,
    Finish,
    Loop,
    Motif,
    PutDown,
    Redo,
    Stamp,
    TakeBack,
    Undo,
    Vote,
    Why,
)
from tablee.kernel.cards.pack import Pack
from tablee.kernel.playout import opening
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.stroke import Stroke, as_stroke
from tablee.kernel.text import Text
from tests.games.incognito.cards import PACK
from tests.games.incognito.tables import (
    ACROSS,
    ANN,
    BEN,
    CAT,
    ann_draws,
    drawing,
    drawn,
    offered_kinds,
    played,
    refused,
    seen,
    voting,
)

OFF = as_stroke([(3072, 10)])
DOT = as_stroke([(5, 5)])
FAR = as_stroke([(0, 0), (0, 4000)] * 6)
LONG = Stroke(DOT * (LONGEST_STROKE + 1))
STAMP = Stamp(Motif.CIRCLE, 1500, 2000, 500, 0)


@pytest.mark.parametrize("stroke", [OFF, as_stroke([]), LONG, FAR])
def test_a_stroke_off_the_slate_or_too_long_is_refused_and_the_drawing_stands(stroke):
    assert refused(ann_draws(ACROSS), ANN, Draw(stroke)) is Why.OFF_THE_SLATE
    assert refused(ann_draws(ACROSS), ANN, Erase(stroke)) is Why.OFF_THE_SLATE
    assert refused(ann_draws(ACROSS), ANN, Loop(stroke)) is Why.OFF_THE_SLATE


def test_a_slate_takes_so_many_strokes_and_no_more():
    table = ann_draws(*[DOT] * MOST_STROKES)

    assert refused(table, ANN, Draw(DOT)) is Why.SLATE_FULL
    assert "draw" not in offered_kinds(table, ANN)
    assert refused(table, ANN, STAMP) is Why.SLATE_FULL


def test_stamps_go_no_farther_on_a_slate_than_a_pen_may():
    """However they are turned: what is far takes the eraser long, and everybody waits for it."""
    table, stamped = drawing(), 0
    while Motif.STAR in ready_motifs(seen(table, ANN).own):
        table = played(table, (ANN, Stamp(Motif.STAR, 1500, 2000, LARGEST, stamped % TURNS)))
        stamped += 1

    assert stamped < MOST_STROKES
    assert refused(table, ANN, Stamp(Motif.STAR, 1500, 2000, LARGEST, 0)) is Why.SLATE_FULL
    assert FARTHEST_SLATE * 9 // 10 < seen(table, ANN).own.went <= FARTHEST_SLATE
    assert "stamp" in offered_kinds(played(table, (ANN, Clear())), ANN)


def test_after_very_many_acts_a_slate_can_only_be_put_down():
    start = ann_draws(ACROSS)
    worn = replace(start.slates[ANN], acts=MOST_ACTS - 1)
    table = replace(start, slates=(worn, *start.slates[1:]))
    table = played(table, (ANN, Undo()))
    for action in (Draw(ACROSS), Redo(), Describe(Text("rien"))):
        assert refused(table, ANN, action) is Why.SLATE_FULL
    assert offered_kinds(table, ANN) == {"put_down"}


def test_a_slate_takes_so_many_points_and_no_more():
    full = Stroke(DOT * LONGEST_STROKE)
    table = ann_draws(*[full] * (MOST_POINTS // LONGEST_STROKE - 1), Stroke(DOT * (LONGEST_STROKE - 2)))

    assert refused(table, ANN, Draw(Stroke(DOT * 3))) is Why.SLATE_FULL
    table = played(table, (ANN, Draw(Stroke(DOT * 2))))
    assert refused(table, ANN, Draw(DOT)) is Why.SLATE_FULL
    assert played(table, (ANN, Erase(DOT))).slates[ANN].strokes == ()


def test_a_pen_goes_only_so_far_on_a_slate():
    far = as_stroke([(0, 0), *[(0, 4000), (0, 0)] * 2, (0, FARTHEST_STROKE - 16_000)])
    table = ann_draws(*[far] * (FARTHEST_SLATE // FARTHEST_STROKE))

    assert refused(table, ANN, Draw(ACROSS)) is Why.SLATE_FULL
    assert seen(played(table, (ANN, Undo())), ANN).own.went == FARTHEST_SLATE - FARTHEST_STROKE


@pytest.mark.parametrize("action", [Erase(ACROSS), Undo(), Redo(), Clear()])
def test_where_nothing_is_there_nothing_can_be_taken_away(action):
    assert refused(drawing(), ANN, action) is Why.NOTHING_THERE


def test_a_stamp_that_the_cards_do_not_have_is_refused():
    assert refused(drawing(), ANN, Stamp(Motif.DOODLE_3, 1500, 2000, 500, 0)) is Why.NO_SUCH_STAMP
    wordless = drawing(words=("as", "poisson", "botte"))
    assert refused(wordless, ANN, Stamp(Motif.WORD, 1500, 2000, 500, 0)) is Why.NO_SUCH_STAMP


@pytest.mark.parametrize(
    "stamp",
    [
        Stamp(Motif.CIRCLE, 3072, 0, 500, 0),
        Stamp(Motif.CIRCLE, 0, 4096, 500, 0),
        Stamp(Motif.CIRCLE, 0, 0, 127, 0),
        Stamp(Motif.CIRCLE, 0, 0, 500, 24),
    ],
)
def test_a_stamp_is_put_on_the_slate_in_some_size_and_direction(stamp):
    assert refused(drawing(), ANN, stamp) is Why.OFF_THE_SLATE


def test_a_description_has_some_letters_and_not_too_many():
    for text in ("", "é" * 201):
        assert refused(drawing(), ANN, Describe(Text(text))) is Why.TOO_LONG
    assert seen(played(drawing(), (ANN, Describe(Text("é" * 200)))), ANN).own.description == "é" * 200


def test_votes_are_for_later_and_strokes_were_for_earlier():
    for action in (Vote(BEN, 1), TakeBack(BEN), Finish()):
        assert refused(drawing(), ANN, action) is Why.NOT_NOW
    for action in (Draw(ACROSS), PutDown(), Describe(Text("trop tard"))):
        assert refused(voting(), ANN, action) is Why.NOT_NOW


def test_a_vote_is_for_a_slate_that_is_there_with_a_card_that_there_is():
    assert refused(voting(), ANN, Vote(4, 1)) is Why.NO_SUCH_SLATE
    assert refused(voting(), ANN, Vote(-1, 1)) is Why.NO_SUCH_SLATE
    assert refused(voting(), ANN, Vote(BEN, 7)) is Why.NO_SUCH_CARD
    assert refused(voting(), ANN, TakeBack(BEN)) is Why.NOTHING_THERE
    assert refused(voting(), ANN, TakeBack(ANN)) is Why.OWN_SLATE


def test_who_only_looks_on_does_nothing():
    for table, action in ((drawing(), Draw(ACROSS)), (voting(), Vote(BEN, 1))):
        assert GAME.refusal(seen(table, None), action) is Why.NOT_YOUR_TURN


def test_while_chance_speaks_nobody_does():
    gathering = played(drawing(), *[(seat, PutDown()) for seat in (ANN, BEN, CAT)])

    assert refused(gathering, ANN, Draw(ACROSS)) is Why.NOT_YOUR_TURN


# The host


def overruled(table, act):
    assert GAME.host is not None
    return GAME.host.apply(table, act)


def why_not(table, act):
    with pytest.raises(Refused) as refusal:
        overruled(table, act)
    return Why(refusal.value.why)


def test_the_host_can_blank_a_slate_that_is_shown_and_votes_go_on():
    table = voting(slates=((ACROSS,), (ACROSS,), ()))
    after = overruled(table, Blank(BEN))

    assert [picture.blank for picture in after.pictures] == [False, True, False]
    assert after.pictures[BEN].strokes == ()
    assert seen(played(after, (ANN, Vote(BEN, 2))), ANN).mine == (None, 2, None)


def test_the_host_blanks_nothing_that_nobody_sees_nothing_twice_and_no_empty_chair():
    table = voting()

    assert why_not(drawing(), Blank(BEN)) is Why.NOT_NOW
    assert why_not(overruled(table, Blank(BEN)), Blank(BEN)) is Why.BLANK_ALREADY
    assert why_not(table, Blank(3)) is Why.NO_SUCH_SLATE
    assert GAME.host.offers(seen(drawing(), None)) == ()
    everything = overruled(overruled(overruled(table, Blank(ANN)), Blank(BEN)), Blank(CAT))
    assert GAME.host.offers(seen(everything, None)) == ()


def test_the_pack_must_hold_enough_of_both_kinds():
    few = Pack("incognito", "Trop peu de lieux", [*PACK.cards[:14], *PACK.cards[14:18]])
    with pytest.raises(Malformed, match="14 words and 4 places"):
        opening(GAME, 3, pack=few)


def test_moves_before_a_refusal_stay():
    table = played(drawing(), *drawn(ACROSS))

    assert refused(table, ANN, Draw(OFF)) is Why.OFF_THE_SLATE
    assert table.slates[ANN].strokes == (ACROSS,)
