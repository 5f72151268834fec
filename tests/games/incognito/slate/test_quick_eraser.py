"""The eraser that looks only where it must is held to the plain one, cut by cut, and to what a look may cost."""

from random import Random
from time import process_time

import pytest

from tablee.games.incognito.slate import eraser
from tablee.games.incognito.slate.eraser import MOST_LOOKS, erased
from tablee.games.incognito.vocabulary import ERASER
from tablee.kernel.stroke import as_stroke, length, points
from tests.games.incognito.slate import plain_eraser
from tests.games.incognito.slate.scribbles import costly, scrubbed, walked


def some_places(rng, count, side, grid):
    return as_stroke([(rng.randrange(side) // grid * grid, rng.randrange(side) // grid * grid) for _ in range(count)])


def slates(number, side, grid):
    """On a coarse grid lines lie along each other, end where others do, and touch an eraser at its very edge."""
    rng = Random(f"{number} {side} {grid}")
    strokes = [some_places(rng, rng.randrange(1, 7), side, grid) for _ in range(rng.randrange(1, 6))]
    return strokes, some_places(rng, rng.randrange(1, 6), side, grid)


@pytest.mark.parametrize("grid", [1, 8, 16, 24, 72])
@pytest.mark.parametrize("side", [200, 700, 3000])
def test_it_leaves_what_the_plain_one_leaves(side, grid):
    for number in range(25):
        strokes, path = slates(number, side, grid)

        assert erased(strokes, path) == plain_eraser.erased(strokes, path)


@pytest.mark.slow
@pytest.mark.parametrize("grid", [1, 2, 8, 16, 24, 72])
def test_it_leaves_what_the_plain_one_leaves_again_and_again(grid):
    for number in range(120):
        strokes, path = slates(number, (100, 400, 1000, 3000)[number % 4], grid)

        assert erased(strokes, path) == plain_eraser.erased(strokes, path)


@pytest.mark.slow
@pytest.mark.parametrize(("strokes", "path"), [*costly()])
def test_it_leaves_the_same_of_the_costliest_slates_as_long_as_it_may_look(strokes, path, monkeypatch):
    monkeypatch.setattr(eraser, "MOST_LOOKS", 10**9)

    assert erased(strokes, path) == plain_eraser.erased(strokes, path)


def test_a_line_that_ends_at_the_very_edge_of_the_eraser_is_touched_there():
    at_the_edge, beyond = as_stroke([(0, ERASER), (0, 400)]), as_stroke([(0, ERASER + 1), (0, 400)])
    (first, second) = erased([at_the_edge, beyond], as_stroke([(0, 0)]))

    assert [point.y for point in points(first[0])] == [88, 400]
    assert second == (beyond,)


def test_beyond_its_looks_whatever_it_may_touch_is_gone_and_what_lies_far_stays():
    rng = Random(5)
    strokes, far = walked(600, 40, 400, rng), as_stroke([(10, 10), (400, 10)])
    path = scrubbed(600, rng)
    left = [piece for pieces in erased([*strokes, far], path) for piece in pieces]

    assert far in left
    assert erased(left, path) == [(piece,) for piece in left]
    assert sum(map(length, left)) < sum(map(length, strokes)) / 2
    assert MOST_LOOKS < 10_000


@pytest.mark.slow
def test_the_costliest_slate_costs_little_beside_the_plain_eraser():
    """Processor time in one run of both, so that neither the machine nor its neighbours matter."""

    def spent(erase, slates):
        times = []
        for strokes, path in slates:
            started = process_time()
            erase(strokes, path)
            times.append(process_time() - started)
        return max(times)

    slates = [*costly()]
    quick = min(spent(erased, slates) for _ in range(3))

    assert quick * 3 < spent(plain_eraser.erased, slates[-2:-1])
