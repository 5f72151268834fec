"""What may wait for a guest who reads slowly: so many messages and bytes, then the visit is over."""

import pytest

from tablee.server.guests import MOST_BYTES, MOST_MESSAGES, TRY_LATER, Guest


@pytest.fixture
def woken():
    return []


@pytest.fixture
def guest(woken):
    return Guest(lambda: woken.append(1))


def waiting(guest):
    found = []
    while (message := guest.next()) is not None:
        found.append(message)
    return found


def test_messages_are_sent_in_the_order_in_which_they_came(guest, woken):
    for number in range(5):
        guest.send(b"%d" % number)

    assert len(woken) == 5
    assert waiting(guest) == [b"0", b"1", b"2", b"3", b"4"]


@pytest.mark.parametrize(("size", "most"), [(10, MOST_MESSAGES), (MOST_BYTES // 8, 8), (MOST_BYTES + 1, 1)])
def test_who_falls_behind_is_sent_away_and_nothing_is_kept_for_them(guest, size, most):
    for _ in range(most):
        guest.send(b"x" * size)
    assert guest.closing is None

    guest.send(b"x" * size)

    assert guest.closing == TRY_LATER
    (farewell,) = waiting(guest)
    assert b"too_slow" in farewell


def test_who_keeps_up_may_get_any_amount(guest):
    for _ in range(10 * MOST_MESSAGES):
        guest.send(b"x" * (MOST_BYTES // 4))
        waiting(guest)

    assert guest.closing is None


def test_after_the_farewell_nothing_is_added(guest):
    for _ in range(MOST_MESSAGES + 1):
        guest.send(b"x")
    guest.send(b"late")

    assert len(waiting(guest)) == 1
