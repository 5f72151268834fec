"""The gallery of the page shows views of today's rules."""

from tests.gallery import FILE, MOMENTS, written


def test_the_stored_moments_are_those_that_the_rules_make_today():
    assert FILE.read_text("utf-8") == written(), "run `python -m tests.gallery`"


def test_each_moment_has_a_name_of_its_own():
    assert len({moment.name for moment in MOMENTS}) == len(MOMENTS)
