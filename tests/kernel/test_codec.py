"""What is sent, read by types; and what is only out of bounds, read for the rules to say so."""

import pytest

from tablee.kernel import codec
from tablee.kernel.refusals import Malformed
from tests.kernel.murmure import MURMURE, Guess


@pytest.mark.parametrize(("number", "read"), [(-7, 0), (0, 0), (1, 1), (20, 20), (36, 36), (37, 37), (900, 37)])
def test_a_number_beyond_its_bounds_is_read_as_the_nearest_that_is_beyond_them(number, read):
    assert codec.beyond_bounds(MURMURE, f'{{"type":"guess","number":{number}}}') == Guess(read)


@pytest.mark.parametrize("line", ['{"type":"guess","number":"7"}', '{"type":"guess"}', '{"type":"nod"}', "[7]"])
def test_any_other_fault_stays_one(line):
    with pytest.raises(Malformed):
        codec.beyond_bounds(MURMURE, line)
