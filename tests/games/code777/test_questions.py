"""The 23 questions, each over racks that it counts, does not count, and only just counts. [C77-06]"""

from random import Random

import pytest

from tablee.games.code777.questions import REPLIES, reply
from tablee.games.code777.vocabulary import TILES, More, Tile
from tests.games.by_hand import same
from tests.games.code777 import brute
from tests.games.code777.tables import rack

PLAIN = "1 green, 3 black, 7 blue"
"""A rack of no merit: no sum worth the name, no run, three colours, all odd."""


def said(question: int, *racks: str) -> int | str:
    return reply(question, [rack(words) for words in racks])


def counts(question: int, words: str) -> bool:
    """Whether this rack alone is counted: 1 or 0."""
    return {1: True, 0: False}[said(question, words)]  # type: ignore[index]  # a count is a number


def test_C77_02_there_are_23_questions_from_1_to_23():
    assert sorted(REPLIES) == list(range(1, 24))


# How many racks have …


@pytest.mark.parametrize(
    ("words", "is_counted"),
    [
        ("5 red, 6 pink, 7 blue", True),  # 18
        ("6 green, 6 green, 6 pink", True),  # 18
        ("5 red, 6 pink, 6 pink", False),  # 17
        ("3 black, 7 blue, 7 blue", False),  # 17
        ("4 brown, 7 blue, 7 pink", True),  # 18
        ("7 blue, 7 blue, 7 blue", True),  # 21
        ("1 green, 2 yellow, 2 yellow", False),  # 5
    ],
)
def test_C77_06_question_01_a_sum_of_18_or_more(words, is_counted):
    assert counts(1, words) is is_counted


def test_C77_06_question_01_counts_racks_and_not_tiles():
    high = "7 blue, 7 blue, 7 yellow"

    assert said(1, high, PLAIN, "6 pink, 6 pink, 6 green") == 2
    assert said(1, PLAIN, PLAIN, PLAIN) == 0
    assert said(1, high, "5 red, 6 pink, 7 pink", "6 pink, 6 pink, 6 green") == 3


@pytest.mark.parametrize(
    ("words", "is_counted"),
    [
        ("4 brown, 4 brown, 4 brown", True),  # 12
        ("1 green, 4 brown, 7 blue", True),  # 12
        ("1 green, 5 red, 7 blue", False),  # 13
        ("3 black, 4 brown, 6 pink", False),  # 13
        ("1 green, 2 yellow, 2 yellow", True),  # 5
        ("7 blue, 7 blue, 7 blue", False),
    ],
)
def test_C77_06_question_02_a_sum_of_12_or_less(words, is_counted):
    assert counts(2, words) is is_counted


def test_C77_06_question_02_a_rack_between_13_and_17_is_in_neither_count():
    for words in ("2 yellow, 4 brown, 7 blue", "3 black, 7 blue, 7 yellow", "5 red, 5 red, 5 black"):
        assert (said(1, words), said(2, words)) == (0, 0)


@pytest.mark.parametrize(
    ("words", "is_counted"),
    [
        ("7 blue, 7 yellow, 1 green", True),
        ("5 red, 5 black, 5 red", True),  # two of them alike does not matter
        ("6 green, 6 pink, 6 pink", True),
        ("7 blue, 7 yellow, 7 pink", True),
        ("7 blue, 7 blue, 7 blue", False),  # one number, one colour
        ("4 brown, 4 brown, 7 blue", False),
        ("3 black, 5 black, 6 pink", False),  # one colour, two numbers
        ("2 yellow, 7 yellow, 7 yellow", False),
        (PLAIN, False),
    ],
)
def test_C77_06_question_03_one_number_in_different_colours(words, is_counted):
    assert counts(3, words) is is_counted


@pytest.mark.parametrize(
    ("words", "is_counted"),
    [
        ("1 green, 3 black, 7 blue", True),
        ("7 blue, 7 yellow, 7 pink", True),  # one number
        ("5 black, 5 red, 6 pink", True),
        ("1 green, 6 green, 7 blue", False),  # two greens, though of different numbers
        ("6 pink, 7 pink, 7 blue", False),
        ("4 brown, 4 brown, 7 blue", False),
        ("3 black, 3 black, 5 black", False),
    ],
)
def test_C77_06_question_04_three_different_colours(words, is_counted):
    assert counts(4, words) is is_counted


@pytest.mark.parametrize(
    ("words", "is_counted"),
    [
        ("2 yellow, 4 brown, 6 pink", True),
        ("1 green, 3 black, 7 blue", True),
        ("4 brown, 4 brown, 4 brown", True),
        ("5 red, 5 red, 5 black", True),
        ("2 yellow, 4 brown, 7 blue", False),
        ("1 green, 3 black, 6 pink", False),
        ("3 black, 4 brown, 4 brown", False),
    ],
)
def test_C77_06_question_05_only_even_or_only_odd_numbers(words, is_counted):
    assert counts(5, words) is is_counted


def test_C77_06_question_05_even_racks_and_odd_ones_are_counted_together():
    assert said(5, "2 yellow, 4 brown, 6 pink", "1 green, 3 black, 7 blue", "3 black, 4 brown, 5 red") == 2


@pytest.mark.parametrize(
    ("words", "is_counted"),
    [
        ("4 brown, 4 brown, 7 blue", True),
        ("4 brown, 4 brown, 4 brown", True),
        ("6 green, 6 pink, 6 pink", True),
        ("7 blue, 7 yellow, 7 pink", False),  # one number, but no two tiles alike
        ("3 black, 5 black, 6 pink", False),  # one colour
        (PLAIN, False),
    ],
)
def test_C77_06_question_06_at_least_two_identical_tiles(words, is_counted):
    assert counts(6, words) is is_counted


@pytest.mark.parametrize(
    ("words", "is_counted"),
    [
        ("1 green, 2 yellow, 3 black", True),
        ("5 black, 6 green, 7 pink", True),  # of whatever colours
        ("4 brown, 2 yellow, 3 black", True),  # in any order on the rack
        ("3 black, 4 brown, 4 brown", False),
        ("3 black, 3 black, 4 brown", False),
        ("3 black, 4 brown, 6 pink", False),
        ("2 yellow, 4 brown, 5 red", False),
        ("4 brown, 4 brown, 4 brown", False),
        ("1 green, 6 green, 7 blue", False),  # nobody counts on from 7 to 1
    ],
)
def test_C77_06_question_07_three_consecutive_numbers(words, is_counted):
    assert counts(7, words) is is_counted


# How many …


@pytest.mark.parametrize(
    ("racks", "seen"),
    [
        (["4 brown, 4 brown, 4 brown"], 1),
        (["3 black, 3 black, 5 black", "4 brown, 4 brown, 7 blue", "7 blue, 7 blue, 7 blue"], 3),
        (["1 green, 2 yellow, 3 black", "4 brown, 5 red, 6 pink", "7 blue, 7 blue, 7 blue"], 7),
        (["1 green, 6 green, 6 green", "2 yellow, 7 yellow, 7 yellow", "6 pink, 6 pink, 7 pink"], 3),
    ],
)
def test_C77_06_question_08_colours_that_are_seen(racks, seen):
    assert said(8, *racks) == seen


@pytest.mark.parametrize(
    ("racks", "seen"),
    [
        (["1 green, 2 yellow, 3 black", "4 brown, 5 red, 6 pink", "7 blue, 1 green, 2 yellow"], 0),  # twice at most
        (["4 brown, 4 brown, 1 green", "4 brown, 2 yellow, 3 black", "5 red, 5 red, 7 blue"], 1),
        (["4 brown, 4 brown, 4 brown", "4 brown, 7 blue, 7 blue", "7 blue, 5 red, 5 red"], 2),  # four times is enough
        (["4 brown, 4 brown, 4 brown", "5 red, 5 red, 5 red", "7 blue, 7 blue, 7 blue"], 3),
        (["1 green, 6 green, 2 yellow", "6 green, 7 yellow, 3 black", "5 red, 6 pink, 5 black"], 1),  # over numbers
    ],
)
def test_C77_06_question_09_colours_that_are_seen_at_least_three_times(racks, seen):
    assert said(9, *racks) == seen


@pytest.mark.parametrize(
    ("racks", "missing"),
    [
        (["1 green, 2 yellow, 3 black", "4 brown, 5 red, 6 pink", "7 blue, 7 blue, 7 blue"], 0),
        (["7 blue, 7 blue, 7 blue", "7 blue, 7 pink, 7 yellow", "6 pink, 6 pink, 6 green"], 5),
        (["4 brown, 4 brown, 4 brown"], 6),
        (["1 green, 2 yellow, 3 black", "4 brown, 5 red, 6 pink", "5 red, 5 black, 6 green"], 1),
    ],
)
def test_C77_06_question_10_numbers_that_are_not_seen(racks, missing):
    assert said(10, *racks) == missing


@pytest.mark.parametrize(
    ("racks", "seen"),
    [
        (["2 yellow, 3 black, 5 red", "6 green, 6 pink, 7 blue", "7 yellow, 4 brown, 3 black"], 0),  # only like them
        (["1 green, 3 black, 4 brown", "2 yellow, 5 red, 7 blue", "6 green, 6 pink, 7 yellow"], 1),
        (["1 green, 5 black, 4 brown", "2 yellow, 5 red, 7 blue", "6 green, 6 pink, 7 yellow"], 2),
        (["1 green, 5 black, 7 pink", "2 yellow, 5 red, 7 blue", "6 green, 6 pink, 7 yellow"], 3),
        (["1 green, 3 black, 4 brown", "5 black, 5 red, 7 blue", "6 green, 6 pink, 7 pink"], 3),
    ],
)
def test_C77_06_question_11_green_1_black_5_and_pink_7_in_all(racks, seen):
    assert said(11, *racks) == seen


# Do you see more …: for each, racks on which the first is in the lead, the second, and both are as many


def compared(question: int, first: str, second: str, neither: str) -> None:
    """`first` and `second` are two tiles of either side, `neither` two of none: all seven cases, zero each included."""
    (one, other), (this, that), (no, none) = (words.split(", ") for words in (first, second, neither))
    nothing = f"{no}, {no}, {none}"

    assert said(question, f"{one}, {no}, {none}", nothing) == More.FIRST
    assert said(question, nothing, f"{this}, {no}, {none}") == More.SECOND
    assert said(question, nothing, nothing) == More.SAME  # zero each
    assert said(question, f"{one}, {this}, {no}", nothing) == More.SAME
    assert said(question, f"{one}, {other}, {no}", f"{this}, {no}, {none}") == More.FIRST
    assert said(question, f"{one}, {no}, {none}", f"{this}, {that}, {no}") == More.SECOND
    assert said(question, f"{one}, {this}, {no}", f"{that}, {other}, {no}") == More.SAME


def test_C77_06_question_12_threes_or_pink_sixes():
    compared(12, "3 black, 3 black", "6 pink, 6 pink", "6 green, 5 black")


def test_C77_06_question_13_green_sixes_or_yellow_sevens():
    compared(13, "6 green, 6 green", "7 yellow, 7 yellow", "1 green, 2 yellow")
    assert said(13, "6 pink, 6 pink, 7 blue") == More.SAME


def test_C77_06_question_14_yellow_twos_or_yellow_sevens():
    compared(14, "2 yellow, 2 yellow", "7 yellow, 7 yellow", "7 blue, 7 pink")


def test_C77_06_question_15_pink_sixes_or_green_sixes():
    compared(15, "6 pink, 6 pink", "6 green, 6 green", "7 pink, 1 green")


def test_C77_06_question_16_blue_sevens_or_sevens_of_other_colours():
    compared(16, "7 blue, 7 blue", "7 yellow, 7 pink", "2 yellow, 6 pink")
    assert said(16, "7 yellow, 7 yellow, 7 pink", "7 blue, 7 blue, 7 blue") == More.SAME


def test_C77_06_question_17_brown_or_blue():
    compared(17, "4 brown, 4 brown", "7 blue, 7 blue", "7 yellow, 5 red")


def test_C77_06_question_18_red_or_pink():
    compared(18, "5 red, 5 red", "6 pink, 7 pink", "5 black, 6 green")


def test_C77_06_question_19_green_or_blue():
    compared(19, "1 green, 6 green", "7 blue, 7 blue", "6 pink, 7 yellow")


def test_C77_06_question_20_yellow_or_pink():
    compared(20, "2 yellow, 7 yellow", "6 pink, 7 pink", "7 blue, 6 green")


def test_C77_06_question_21_black_or_brown():
    compared(21, "3 black, 5 black", "4 brown, 4 brown", "5 red, 7 blue")


def test_C77_06_question_22_black_or_red():
    compared(22, "3 black, 5 black", "5 red, 5 red", "4 brown, 6 pink")


def test_C77_06_question_23_green_or_yellow():
    compared(23, "1 green, 6 green", "2 yellow, 7 yellow", "6 pink, 7 blue")


# All of them, against the ones that the brute force has of its own


def three_racks(rng: Random) -> list[tuple[Tile, ...]]:
    drawn = rng.sample(TILES, 9)
    return [tuple(sorted(drawn[3 * at : 3 * at + 3])) for at in range(3)]


@pytest.mark.parametrize("question", range(1, 24))
def test_C77_06_both_ways_to_reply_agree_on_two_thousand_triples_of_racks(question):
    rng = Random(question)
    seen = [three_racks(rng) for _ in range(2000)]

    replies = [reply(question, racks) for racks in seen]

    assert replies == [brute.answer(question, racks) for racks in seen]
    assert len(set(replies)) > 1


def test_the_box_of_the_brute_force_is_the_box():
    assert sorted(brute.BOX) == sorted(set(TILES))
    assert same(TILES, [Tile(tile) for tile, copies in brute.BOX.items() for _ in range(copies)])


def test_the_brute_force_imports_nothing_of_ours():
    assert "tablee" not in vars(brute)
    assert not [value for value in vars(brute).values() if str(getattr(value, "__module__", "")).startswith("tablee")]
