"""How bots of « Incognito » hide a word: stroke by stroke, from one number a round, on whatever slate they find."""

from typing import Any

import pytest

from tablee.bots import LEVELS
from tablee.bots.luck import Luck
from tablee.games.incognito.bots import TALENTS
from tablee.games.incognito.bots.artist import draw, loop_around
from tablee.games.incognito.bots.hand import EDGE, Pose, box_of, inked, lines_of, posed
from tablee.games.incognito.bots.scene import Craft, scene
from tablee.games.incognito.cards import HIGH, WIDE
from tablee.games.incognito.hunch import Hand
from tablee.games.incognito.vocabulary import LONGEST_STROKE, MOST_POINTS, Describe, Draw, Loop, PutDown
from tablee.kernel.stroke import as_stroke, length, points
from tests.games.incognito.cards import BOX, CARROT, FISH, ROOF, WAVES
from tests.games.incognito.tables import ACROSS, ANN, BEN, DOM, EVE, drawing, drawn, played, seen

HARD = TALENTS["hard"].craft
by_level = pytest.mark.parametrize("level", LEVELS)


def goes_on(table: Any, seat: Any = ANN, luck: float = 0.4, craft: Craft = HARD) -> list[Any]:
    """All that a bot does with this slate, and how the table is then."""
    done = []
    for _ in range(80):
        done.append(draw(seen(table, seat).own, Hand(luck), craft))
        if isinstance(done[-1], PutDown):
            return done
        table = played(table, (seat, done[-1]))
    raise AssertionError("it never puts its slate down")


def kinds(done: list[Any]) -> list[type]:
    return [kind for kind, before in zip(map(type, done), [None, *map(type, done)], strict=False) if kind is not before]


def inside(strokes: Any) -> bool:
    spots = [spot for stroke in strokes for spot in points(stroke)]
    return all(0 <= spot.x < WIDE and 0 <= spot.y < HIGH for spot in spots)


@by_level
def test_a_bot_draws_its_scene_describes_it_loops_what_it_hid_and_puts_its_slate_down(level):
    done = goes_on(drawing(), craft=TALENTS[level].craft)

    assert kinds(done) == [Draw, Describe, Loop, PutDown]
    assert inside([action.stroke for action in done if isinstance(action, Draw)])


def test_other_luck_is_another_drawing_and_the_same_luck_the_same():
    first, again, other = (goes_on(drawing(), luck=luck) for luck in (0.4, 0.4, 0.6))

    assert first == again
    assert not {action.stroke for action in first[:-3]} & {action.stroke for action in other[:-3]}


@by_level
def test_a_word_is_a_quarter_to_less_than_a_half_of_the_slate_and_on_it(level):
    craft = TALENTS[level].craft
    for number in range(40):
        box = box_of(scene(FISH, (BOX, ROOF), craft, number / 40).hidden)

        assert 0.25 <= max(box.wide / WIDE, box.high / HIGH) <= 0.45
        assert min(box.left, box.top, WIDE - box.right, HIGH - box.bottom) >= EDGE - 2


@by_level
def test_something_of_the_place_reaches_into_where_the_word_is(level):
    for number in range(40):
        made = scene(FISH, (BOX, ROOF, WAVES), TALENTS[level].craft, number / 40)
        box = box_of(made.hidden)
        others = [spot for stroke in made.strokes[len(made.word) :] for spot in points(stroke)]

        assert any(box.left - 80 < x < box.right + 80 and box.top - 80 < y < box.bottom + 80 for x, y, _ in others)


@by_level
def test_a_scene_has_two_to_five_things_of_the_place(level):
    """Each is one stroke here."""
    for number in range(40):
        made = scene(FISH, (BOX, ROOF, WAVES), TALENTS[level].craft, number / 40)

        assert 2 <= len(made.strokes) - len(made.word) <= 5


def test_a_hand_wobbles_and_is_never_far_off():
    lines = posed(lines_of(BOX), Pose(0.4))
    middle = tuple([tuple([(x + 1500, y + 2000) for x, y in line]) for line in lines])
    (stroke,) = inked(middle, Luck(0.1))
    off = [min(abs(x - 1500 + 614.4 * a) for a in (1, -1)) for x, y, _ in points(stroke) if abs(y - 2000) < 500]

    assert 2 < max(off) < 0.02 * 1228.8


def test_a_line_with_very_many_points_is_one_stroke_that_is_allowed():
    line = as_stroke([(100 + at, 1000 + 900 * (at % 2)) for at in range(1500)])
    (stroke,) = inked(posed(lines_of((line,)), Pose(0.9)), Luck(0.1))

    assert length(stroke) <= LONGEST_STROKE


def test_a_bot_without_strokes_for_its_word_draws_the_place_and_loops_nothing():
    """Eve has "as", for which there is no drawing, at the zoo."""
    done = goes_on(drawing(5), EVE)

    assert kinds(done) == [Draw, Describe, PutDown]


def test_a_bot_at_a_place_without_doodles_draws_plain_shapes():
    """Dom is on the Moon."""
    assert len(goes_on(drawing(5), DOM)) > len(BOX) + 3


# On a slate that somebody else has begun


def test_a_bot_that_takes_over_adds_the_word_where_there_is_room_and_leaves_the_rest():
    table = played(drawing(), *drawn(ACROSS, *[ACROSS] * 3))
    done = goes_on(table)
    strokes = [action.stroke for action in done if isinstance(action, Draw)]

    assert kinds(done) == [Draw, Describe, Loop, PutDown]
    assert len(strokes) == len(CARROT)
    assert not any(abs(spot.y - 1000) < 100 for stroke in strokes for spot in points(stroke))


def test_a_bot_that_takes_over_without_strokes_for_its_word_leaves_the_slate_as_it_is():
    assert goes_on(played(drawing(5), (EVE, Draw(ACROSS))), EVE) == [PutDown()]


def test_a_bot_that_takes_over_a_slate_with_a_loop_leaves_it_be():
    """What they hid they have gone round."""
    table = played(drawing(), *drawn(ACROSS), (ANN, Loop(ACROSS)))

    assert goes_on(table) == [PutDown()]


def test_a_bot_whose_person_came_and_went_does_not_hide_its_word_twice():
    first = goes_on(drawing())
    table = played(drawing(), *[(ANN, action) for action in first[: len(CARROT)]], *drawn(ACROSS))

    assert kinds(goes_on(table)) == [Describe, Loop, PutDown]


@pytest.mark.parametrize("after", [1, 2, 3, 5])
def test_a_bot_that_takes_over_from_another_level_comes_to_an_end(after):
    first = goes_on(drawing(), BEN, craft=TALENTS["easy"].craft)
    table = played(drawing(), *[(BEN, action) for action in first[:after]])

    assert kinds(goes_on(table, BEN)) == [Draw, Describe, Loop, PutDown]


def test_a_bot_puts_a_full_slate_down():
    scribble = [as_stroke([(at % 3000, row) for at in range(400)]) for row in range(100, 1300, 100)]
    table = played(drawing(), *drawn(*scribble))
    assert sum(map(length, scribble)) == MOST_POINTS

    assert goes_on(table) == [PutDown()]


def test_a_loop_goes_round_all_of_it():
    lines = posed(lines_of(FISH), Pose(0.3))
    moved = tuple([tuple([(x + 1500, y + 2000) for x, y in line]) for line in lines])
    box, around = box_of(moved), box_of(lines_of((loop_around(moved),)))

    assert around.left < box.left < box.right < around.right
    assert around.top < box.top < box.bottom < around.bottom


def test_luck_is_even_and_never_runs_out():
    luck = Luck(0.123)
    drawn_ = [luck.random() for _ in range(10_000)]
    tenths = [sum(at / 10 <= one < (at + 1) / 10 for one in drawn_) for at in range(10)]

    assert min(tenths) > 900
