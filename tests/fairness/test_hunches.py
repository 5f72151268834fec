"""Numbers of bots' hunches in a record: a stream of their own, chained like all else, checked against the secret."""

import io
from collections import Counter

import pytest

from tablee.fairness.record import RecordedHunch, read
from tablee.fairness.record_faults import Damaged, Disproved
from tests.fairness import second_verifier
from tests.fairness.recorded import (
    ANN,
    BEN,
    CAT,
    altered,
    checked,
    erased,
    felt,
    felt_seal,
    forged,
    hunch_lines,
    named,
    recorded,
    sealed,
)
from tests.kernel.murmure import MURMURE


def test_they_are_counted_and_change_nothing_else():
    [without], [verified] = checked(recorded(felt_seal())), checked(felt())

    assert (without.hunches, verified.hunches) == (0, len(hunch_lines(felt())))
    assert verified.hunches >= 2
    assert (verified.entries, verified.answers, verified.result) == (without.entries, without.answers, without.result)
    assert verified.head != without.head


def test_each_seat_has_one_number_for_an_occasion_and_only_bots_have_any():
    [record] = read(io.BytesIO(felt()), named)
    drawn = Counter((line.hunch.seat, line.hunch.occasion) for line in record.lines if isinstance(line, RecordedHunch))

    assert {seat for seat, _ in drawn} == {BEN, CAT}
    assert set(drawn.values()) == {1}
    assert record.entries
    assert len([*record.entries()]) == len(record.lines) - len(drawn) - 1, "and a card"


def test_a_number_says_nothing_of_the_next_roll():
    """Seat, occasion and secret make it; no question to chance is counted by it, and none of them hangs on it."""
    seal, other = sealed(MURMURE, 2), sealed(MURMURE, 3)
    numbers = [seal.hunch_number(seat, occasion) for seat in (ANN, BEN, CAT) for occasion in range(50)]

    assert len({*numbers, other.hunch_number(ANN, 0)}) == 151
    assert all(0 <= number < 2**53 for number in numbers)
    assert 0.4 < sum(numbers) / len(numbers) / 2**53 < 0.6


@pytest.mark.parametrize("other", [{"number": 5}, {"seat": ANN}])
def test_another_number_is_disproved_even_with_heads_that_follow(other):
    line = hunch_lines(felt())[0]

    with pytest.raises(Disproved, match=f"line {line}: not the committed number of seat"):
        checked(forged(felt(), lambda lines: lines[line - 1]["hunch"].update(other)))


def test_also_after_an_erased_line():
    content = erased(felt(), 1)
    line = hunch_lines(content)[-1]

    assert checked(content)[0].hunches == checked(felt())[0].hunches
    with pytest.raises(Disproved, match=f"line {line}: not the committed number"):
        checked(forged(content, lambda lines: lines[line - 1]["hunch"].update(number=5)))


def test_one_that_was_erased_leaves_the_chain_whole():
    at = hunch_lines(felt())[0] - 1
    [whole], [verified] = checked(felt()), checked(erased(felt(), at))

    assert verified.head == whole.head
    assert verified.erased == (at + 1,)
    assert verified.hunches == whole.hunches - 1


def test_altered_without_new_heads_it_is_found_too():
    line = hunch_lines(felt())[0]

    with pytest.raises(Disproved, match=f"line {line}: "):
        checked(altered(felt(), line, lambda found: found["hunch"].update(occasion=7)))


def moved(content, to):
    """The first hunch at another place, by a forger."""

    def move(lines):
        lines.insert(to, lines.pop(hunch_lines(content)[0] - 1))

    return forged(content, move)


def test_one_where_the_seat_has_no_such_occasion_is_disproved():
    """Before anything was dealt; for another occasion; for a seat that cannot speak; in a game without."""
    seal = felt_seal()
    line = hunch_lines(felt())[0]

    with pytest.raises(Disproved, match="line 2: here is no occasion 0 for a hunch of seat"):
        checked(moved(felt(), 1))
    early = {"occasion": 1, "seat": BEN, "number": seal.hunch_number(BEN, 1)}
    with pytest.raises(Disproved, match=f"line {line}: here is no occasion 1"):
        checked(forged(felt(), lambda lines: lines[line - 1].update(hunch=early)))
    seven = sealed()
    drawn = {"type": "hunch", "hunch": {"seat": 0, "occasion": 0, "number": seven.hunch_number(ANN, 0)}, "head": ""}
    with pytest.raises(Disproved, match="line 6: here is no occasion 0"):
        checked(forged(recorded(seven), lambda lines: lines.insert(5, drawn)))


def test_no_number_is_drawn_twice():
    line = hunch_lines(felt())[0]
    content = forged(felt(), lambda lines: lines.insert(line, dict(lines[line - 1])))

    with pytest.raises(Disproved, match=f"line {line + 1}: seat . has its number for occasion 0 already"):
        checked(content)
    with pytest.raises(ValueError, match=f"line {line + 1}: this seat has its number"):
        second_verifier.verify(content)


def test_a_seat_that_is_not_there_is_a_fault_of_form():
    line = hunch_lines(felt())[0]

    with pytest.raises(Damaged, match=f"line {line}: there is no seat 3"):
        checked(forged(felt(), lambda lines: lines[line - 1]["hunch"].update(seat=3)))
