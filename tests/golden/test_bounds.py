"""What is read is bounded, and by no other bounds than those that are written down."""

from tests.golden.bounds import FILE, bounds


def test_every_bound_is_as_it_is_written_down():
    """If it is meant: `make generated`, and read the diff; what was written under the old one must still be read."""
    assert bounds() == FILE.read_text(encoding="utf-8").splitlines()
