"""Packs: cards that stand in a state, and encode as their hash."""

import pytest

from tablee.kernel import codec
from tablee.kernel.pack import Pack
from tablee.kernel.playout import opening
from tablee.kernel.refusals import Malformed
from tests.kernel.murmure import MURMURE, PACK, MagicWord


def test_a_state_encodes_its_pack_as_a_hash_and_comes_back_with_the_cards():
    state = opening(MURMURE, 2, pack=PACK)
    line = codec.encode(state)

    assert PACK.hash.encode() in line
    assert b"sesame" not in line
    assert codec.states(MURMURE, PACK).decode(line).pack.cards == PACK.cards


def test_a_state_of_another_pack_is_refused():
    line = codec.encode(opening(MURMURE, 2, pack=PACK))
    other = Pack((MagicWord("abracadabra"), MagicWord("sesame")))

    assert other != PACK
    assert len({other, PACK, Pack(PACK.cards)}) == 2
    assert repr(PACK).endswith("2 cards)")
    for pack in (None, other):
        with pytest.raises(Malformed, match="another pack"):
            codec.states(MURMURE, pack).decode(line)


def test_nothing_else_than_values_and_packs_goes_into_a_log():
    with pytest.raises(NotImplementedError, match="object has no place in a log"):
        codec.encode(object())
