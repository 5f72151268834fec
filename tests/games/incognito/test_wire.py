"""What goes over the wire: a full drawing is bounded, and nothing sends it twice."""

from random import Random

import pytest

from tablee.games.incognito import GAME
from tablee.games.incognito.cards import WIDE
from tablee.games.incognito.phases import Picture
from tablee.games.incognito.vocabulary import (
    LONGEST_DESCRIPTION,
    LONGEST_LOOP,
    MOST_CUT_POINTS,
    MOST_CUT_STROKES,
    Blank,
    Draw,
    Finish,
    Vote,
)
from tablee.kernel import codec
from tablee.kernel.offers import any_stroke
from tablee.kernel.stroke import Stroke, as_stroke
from tablee.kernel.text import Text
from tablee.tables.patches.difference import difference
from tests.games.incognito.tables import ACROSS, ANN, BEN, ann_draws, cast, drawing, played, seen, voting

FULL = 30_000
"""Bytes of a drawing at most."""


def full_slate() -> tuple[Stroke, ...]:
    each, more = divmod(MOST_CUT_POINTS, MOST_CUT_STROKES)
    rng = Random(1)
    return tuple(any_stroke(each + (at < more), rng, WIDE, 900) for at in range(MOST_CUT_STROKES))


def changed(before, after) -> int:
    """Bytes of what leads from one view to the next."""
    return len(codec.encode(difference(before, after)))


def test_a_full_drawing_with_all_that_belongs_to_it_is_30_kB():
    words = Text("é" * LONGEST_DESCRIPTION)
    picture = Picture(full_slate(), words, any_stroke(LONGEST_LOOP, Random(2), WIDE))

    assert len(codec.encode(picture)) <= FULL


@pytest.mark.parametrize("viewer", [ANN, BEN, None])
def test_an_update_during_the_vote_does_not_send_a_drawing_again(viewer):
    table = voting(slates=(full_slate()[:100],) * 3)
    for move in cast(ANN, (None, 2, 3)):
        after = played(table, move)
        assert changed(seen(table, viewer), seen(after, viewer)) < 300
        table = after


def test_a_blanked_slate_does_not_send_the_others_again():
    table = voting(slates=(full_slate()[:100],) * 3)
    after = GAME.host.apply(table, Blank(BEN))

    assert changed(seen(table, ANN), seen(after, ANN)) < 300


def test_a_stroke_sends_its_artist_little_more_than_the_stroke():
    table = ann_draws(*full_slate()[:200])
    stroke = as_stroke([(at, at) for at in range(40)])
    after = played(table, (ANN, Draw(stroke)))

    assert changed(seen(table, ANN), seen(after, ANN)) < len(stroke) + 200
    assert changed(GAME.offers(seen(table, ANN)), GAME.offers(seen(after, ANN))) < 200
    assert seen(table, BEN) == seen(after, BEN)


def test_a_decision_stays_the_same_through_a_row_of_strokes_and_of_votes():
    table = drawing()
    numbers = {GAME.offers(seen(one, ANN)).decision for one in (table, played(table, (ANN, Draw(ACROSS))))}
    assert len(numbers) == 1

    table = voting()
    later = played(table, (ANN, Vote(BEN, 2)))
    assert GAME.offers(seen(table, ANN)).decision == GAME.offers(seen(later, ANN)).decision
    assert GAME.offers(seen(table, ANN)).decision not in numbers
    assert GAME.refusal(seen(later, ANN), Finish()) is not None
