"""How hard’s table is learned and written."""

import pytest

from bench.hard_table import School, learned, module, rounded
from tablee.games.sept_pour_cent.hard_announce import OPINIONS, SHARES, read


@pytest.mark.parametrize(
    ("played", "mix"),
    [
        ([1.0, 0.0], "aaaaaaaa"),
        ([5.0, 3.0], "aaaaabbb"),
        ([1.0, 1.0, 1.0], "aaabbbcc"),
        ([0.97, 0.03], "aaaaaaaa"),
        ([1.0] * 26, "abcdefgh"),
    ],
)
def test_a_mix_is_rounded_to_eighths_and_what_is_faint_goes(played, mix):
    assert rounded(played) == mix


@pytest.mark.parametrize("players", [2, 4])
def test_a_school_learns_openings_raises_and_where_there_are_others_opinions(players):
    school = School(players, seed=1)

    school.attend(30)

    rows = school.regrets.learned()
    assert any(row < 22 for row in rows)
    assert any(22 <= row < OPINIONS for row in rows)
    assert any(row >= OPINIONS for row in rows) == (players > 2)


def test_what_is_written_is_a_module_that_can_be_read():
    text = learned(2, deals=20, seed=1)
    scope: dict[str, dict[int, str]] = {}

    exec(module({2: text}, 20, 1), scope)  # noqa: S102 - our own module

    assert scope["ROWS"] == {2: text}
    assert all(len(mix) == SHARES for _, mix in read(text))


def test_the_same_seed_learns_the_same():
    assert learned(3, deals=5, seed=2) == learned(3, deals=5, seed=2)
