"""One-time codes: for one person at one table, once, and for two minutes."""

import pytest

from tablee.server.lending import SECONDS, Lending

ANN, BEN = 0, 1
NOON = 1000.0


@pytest.fixture
def lending():
    return Lending()


def test_a_code_stands_for_one_person_at_one_table(lending):
    code, seconds = lending.lend("QUARTZ", ANN, NOON)

    assert seconds == SECONDS
    assert len(code) >= 16
    assert lending.claim("MARBLE", code, NOON) is None
    assert lending.claim("QUARTZ", code, NOON) == ANN


def test_it_is_used_once(lending):
    code, _ = lending.lend("QUARTZ", ANN, NOON)
    lending.claim("QUARTZ", code, NOON)

    assert lending.claim("QUARTZ", code, NOON) is None


@pytest.mark.parametrize(("later", "whom"), [(SECONDS - 1, ANN), (SECONDS, None), (SECONDS + 1, None)])
def test_it_can_be_used_for_two_minutes(lending, later, whom):
    code, _ = lending.lend("QUARTZ", ANN, NOON)

    assert lending.claim("QUARTZ", code, NOON + later) == whom


def test_a_new_one_makes_the_one_before_void_and_leaves_those_of_others(lending):
    old, _ = lending.lend("QUARTZ", ANN, NOON)
    bens, _ = lending.lend("QUARTZ", BEN, NOON)
    new, _ = lending.lend("QUARTZ", ANN, NOON)

    assert lending.claim("QUARTZ", old, NOON) is None
    assert lending.claim("QUARTZ", bens, NOON) == BEN
    assert lending.claim("QUARTZ", new, NOON) == ANN
