"""One-time codes: for one person at one table, once, and for two minutes."""

import pytest

from tablee.server.door.device_codes import DeviceCodes
from tablee.server.house.house import LENT_FOR

ANN, BEN = 0, 1
PHONE, TABLET = "asked-by-the-phone", "asked-by-the-tablet"
NOON = 1000.0


@pytest.fixture
def device_codes():
    return DeviceCodes()


def test_a_code_stands_for_one_person_at_one_table(device_codes):
    code = device_codes.lend("QUARTZ", ANN, NOON)

    assert len(code) == 10
    assert device_codes.claim("MARBLE", code, PHONE, NOON) is None
    assert device_codes.claim("QUARTZ", code, PHONE, NOON) == ANN


def test_it_is_used_by_one_request_which_may_be_asked_again(device_codes):
    """The answer to the first one may have been lost, and then nobody has a token for the seat."""
    code = device_codes.lend("QUARTZ", ANN, NOON)
    device_codes.claim("QUARTZ", code, PHONE, NOON)

    assert device_codes.claim("QUARTZ", code, TABLET, NOON) is None
    assert device_codes.claim("QUARTZ", code, PHONE, NOON) == ANN
    assert device_codes.claim("QUARTZ", code, PHONE, NOON + LENT_FOR) is None


@pytest.mark.parametrize(("later", "whom"), [(LENT_FOR - 1, ANN), (LENT_FOR, None), (LENT_FOR + 1, None)])
def test_it_can_be_used_for_two_minutes(device_codes, later, whom):
    code = device_codes.lend("QUARTZ", ANN, NOON)

    assert device_codes.claim("QUARTZ", code, PHONE, NOON + later) == whom


def test_a_new_one_makes_the_one_before_void_and_leaves_those_of_others(device_codes):
    old = device_codes.lend("QUARTZ", ANN, NOON)
    bens = device_codes.lend("QUARTZ", BEN, NOON)
    new = device_codes.lend("QUARTZ", ANN, NOON)

    assert device_codes.claim("QUARTZ", old, PHONE, NOON) is None
    assert device_codes.claim("QUARTZ", bens, PHONE, NOON) == BEN
    assert device_codes.claim("QUARTZ", new, PHONE, NOON) == ANN
