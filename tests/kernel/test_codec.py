"""What is sent, read by types; and what is only out of bounds, read for the rules to say so."""

import subprocess
import sys

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


MANY_THREADS = """
import sys
from threading import Barrier, Thread
from msgspec import defstruct
from tablee.kernel.codec import Codec

def read(kind, together):
    together.wait()
    Codec(kind).decode(b'{"first":{"number":7},"last":{"number":7}}')

sys.setswitchinterval(1e-6)
for _ in range(500):
    inner = [(name, defstruct(name, [("number", int)])) for name in ("first", "last")]
    kind, together = defstruct("Outer", inner), Barrier(4)
    threads = [Thread(target=read, args=(kind, together)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


@pytest.mark.slow
def test_a_type_may_be_read_first_in_several_threads_at_once():
    """The server reads long logs in threads, and died of it: of a segmentation fault in msgspec."""
    done = subprocess.run([sys.executable, "-c", MANY_THREADS], capture_output=True, text=True, check=False, timeout=60)

    assert (done.returncode, done.stderr) == (0, "")
