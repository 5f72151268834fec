"""The stream: answers that fit, that are even, and that depend on the number of the question alone."""

import hmac
from collections import Counter
from itertools import islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.fairness import stream
from tablee.fairness.seal import Seal, simulated
from tablee.games.sept_pour_cent import GAME as SEPT_POUR_CENT
from tablee.kernel.chance import Pick, Roll, Shuffle, fits
from tablee.kernel.game import Measure
from tablee.kernel.refusals import Malformed
from tests.fairness.recorded import ANN, SEATED, recorded, revealed, sealed
from tests.kernel.murmure import MURMURE

questions = st.one_of(
    st.builds(Shuffle, st.integers(1, 300)),
    st.builds(Roll, st.integers(1, 10_000), st.integers(1, 40)),
    st.builds(Pick, st.integers(1, 10_000)),
)
seals = st.builds(sealed, number=st.integers(0, 2**64 - 1))
numbers = st.integers(0, 2**64 - 1)


@given(seals, questions, numbers)
def test_every_answer_fits_its_question(seal, question, number):
    assert fits(question, seal.answer(question, number))


def test_the_largest_questions_are_answered():
    for question in (Shuffle(10_000), Roll(10_000, 10_000)):
        assert fits(question, sealed().answer(question, 0))


@given(questions, st.lists(questions, max_size=5), numbers)
def test_what_was_asked_before_changes_nothing(question, before, number):
    seal, fresh = sealed(), sealed()
    for asked, other in enumerate(before):
        seal.answer(other, asked)

    assert seal.answer(question, number) == fresh.answer(question, number)


def test_in_order_each_question_has_the_next_number():
    seal = sealed()
    ask = seal.in_order()

    assert [ask(Pick(10_000)) for _ in range(5)] == [seal.answer(Pick(10_000), number) for number in range(5)]


def test_a_typed_answer_is_not_drawn():
    with pytest.raises(AssertionError):
        sealed().in_order()(Measure("sesame", ("sesame",)))


def test_another_number_secret_seed_seat_table_or_option_is_another_stream():
    others = [
        sealed(),
        sealed(number=1),
        sealed(seats=(revealed(ANN), SEATED[1], SEATED[1])),
        sealed(seats=SEATED[:2]),
        sealed(MURMURE),
        sealed(MURMURE, step=2),
        Seal.of(SEPT_POUR_CENT, table="another", seats=SEATED, secret=sealed().secret),
    ]
    orders = [seal.answer(Shuffle(50), number) for seal in others for number in range(3)]

    assert len(set(orders)) == len(orders)


def test_blocks_are_plain_hmac():
    seal = sealed()
    block = hmac.digest(seal.secret, b"tablee/chance/v1" + seal.start + bytes(7) + b"\5" + bytes(7) + b"\1", "sha256")
    words = list(islice(stream.words(seal.secret, seal.start, 5), 16))

    assert b"".join([word.to_bytes(4, "big") for word in words[8:]]) == block


@pytest.mark.parametrize(
    ("n", "words", "number"),
    [
        (2, [0x7FFFFFFF], 0),
        (2, [0x80000000], 1),
        (3, [0xC0000000, 0xFFFFFFFF, 0xBFFFFFFF], 2),
        (10, [0xA0000000, 0x9FFFFFFF], 9),
        (16, [0xFFFFFFFF], 15),
        (17, [0x88000000, 0x87FFFFFF], 16),
    ],
)
def test_top_bits_are_taken_and_what_is_too_much_is_thrown_away(n, words, number):
    source = iter(words)

    assert stream.below(n, source) == number
    assert list(source) == []


def test_one_of_one_reads_nothing():
    assert stream.below(1, iter(())) == 0
    assert stream.order(1, iter(())) == (0,)


@given(st.integers(1, 80), numbers)
def test_a_shuffle_is_one_number_below_for_each_swap(n, number):
    """The quick loop draws as the slow words of the documentation do."""
    seal = sealed()
    source = stream.words(seal.secret, seal.start, number)
    slow = list(range(n))
    for i in range(n - 1, 0, -1):
        j = stream.below(i + 1, source)
        slow[i], slow[j] = slow[j], slow[i]

    assert stream.order(n, stream.words(seal.secret, seal.start, number)) == tuple(slow)


def unevenness(counts, kinds):
    """Chi-square, in standard deviations from what even chance gives. Our streams are fixed, so it never varies."""
    expected = sum(counts.values()) / kinds
    square = sum((counts[kind] - expected) ** 2 / expected for kind in counts) + (kinds - len(counts)) * expected
    return abs(square - (kinds - 1)) / (2 * (kinds - 1)) ** 0.5


@pytest.mark.parametrize("n", [2, 3, 5, 6, 10, 34, 50, 65])
def test_numbers_are_even(n):
    seal = sealed()
    source = stream.words(seal.secret, seal.start, n)

    assert unevenness(Counter(stream.below(n, source) for _ in range(20_000)), n) < 5


def test_orders_are_even():
    seal = sealed()
    counts = Counter(seal.answer(Shuffle(4), number).order for number in range(12_000))

    assert set(counts) == set(permutations(range(4)))
    assert unevenness(counts, 24) < 5


@pytest.mark.slow
def test_every_card_is_as_likely_at_each_place():
    seal = sealed()
    orders = [seal.answer(Shuffle(50), number).order for number in range(5_000)]

    assert [place for place in range(50) if unevenness(Counter(order[place] for order in orders), 50) >= 5] == []


def test_a_simulation_repeats_itself_and_no_other():
    first = simulated(SEPT_POUR_CENT, 3, seed=1, index=0)
    others = [simulated(SEPT_POUR_CENT, 3, seed, index) for seed, index in ((1, 0), (1, 1), (2, 0))]

    assert recorded(first) == recorded(others[0])
    assert len({seal.start for seal in others}) == 3


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_that_is_no_seed_is_named(seed):
    with pytest.raises(Malformed, match=f"from 0 to 2\\^64 - 1, not {seed}"):
        simulated(SEPT_POUR_CENT, 2, seed, 0)
