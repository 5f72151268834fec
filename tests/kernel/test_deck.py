"""The deck: cards not yet played at this table first, then those that were; each half a shuffle of its own."""

from tablee.kernel.cards.deck import dealt, played_after, shuffles
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Shuffle
from tests.kernel.murmure_cards import MagicWord

PACK = Pack("murmure", "", [MagicWord(letter, letter) for letter in "abcdef"])


def test_a_new_pack_is_shuffled_once():
    assert shuffles(PACK) == (Shuffle(6),)
    assert dealt(PACK, [(5, 0, 1, 2, 3, 4)]) == (5, 0, 1, 2, 3, 4)


def test_played_cards_come_last_and_are_shuffled_among_themselves():
    pack = PACK.with_played({0, 3})

    assert shuffles(pack) == (Shuffle(4), Shuffle(2))
    assert dealt(pack, [(3, 2, 1, 0), (1, 0)]) == (5, 4, 2, 1, 3, 0)


def test_a_pack_that_was_played_whole_is_shuffled_once():
    assert shuffles(PACK.with_played(range(6))) == (Shuffle(6),)


def test_a_pack_of_which_one_card_is_left():
    pack = PACK.with_played(range(5))

    assert shuffles(pack) == (Shuffle(5),)
    assert dealt(pack, [(4, 3, 2, 1, 0)]) == (5, 4, 3, 2, 1, 0)


def test_what_was_seen_counts_as_played_until_all_were():
    assert played_after(PACK.with_played({0}), frozenset({2})) == {0, 2}
    assert played_after(PACK.with_played({0, 1, 2, 3}), frozenset({4, 5})) == {4, 5}
