"""Which parts of a line a rub touches, where no rounding decides."""

from tablee.games.incognito.slate.rubbing import Rubbing


def test_of_a_line_that_is_all_under_a_way_every_part_is_touched_and_none_beyond_them():
    rubbing = Rubbing(((0, 2_000), (1_000, 2_000)))
    line = (400, 2_000), (500, 2_000)

    assert rubbing.touched(*line, 4, rubbing.ways_near(*line)) == 0b1111
