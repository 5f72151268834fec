"""What may wait for a device that reads slowly: so many messages and bytes, then the connection is over."""

import pytest

from tablee.server.connection import MOST_BYTES, MOST_MESSAGES, TRY_LATER, Connection


@pytest.fixture
def woken():
    return []


@pytest.fixture
def connection(woken):
    return Connection(lambda: woken.append(1))


def waiting(connection):
    found = []
    while (message := connection.next()) is not None:
        found.append(message)
    return found


def test_messages_are_sent_in_the_order_in_which_they_came(connection, woken):
    for number in range(5):
        connection.send(b"%d" % number)

    assert len(woken) == 5
    assert waiting(connection) == [b"0", b"1", b"2", b"3", b"4"]


@pytest.mark.parametrize(("size", "most"), [(10, MOST_MESSAGES), (MOST_BYTES // 8, 8), (MOST_BYTES + 1, 1)])
def test_who_falls_behind_is_sent_away_and_nothing_is_kept_for_them(connection, size, most):
    for _ in range(most):
        connection.send(b"x" * size)
    assert connection.closing is None

    connection.send(b"x" * size)

    assert connection.closing == TRY_LATER
    (farewell,) = waiting(connection)
    assert b"too_slow" in farewell


def test_who_keeps_up_may_get_any_amount(connection):
    for _ in range(10 * MOST_MESSAGES):
        connection.send(b"x" * (MOST_BYTES // 4))
        waiting(connection)

    assert connection.closing is None


def test_after_the_farewell_nothing_is_added(connection):
    for _ in range(MOST_MESSAGES + 1):
        connection.send(b"x")
    connection.send(b"late")

    assert len(waiting(connection)) == 1
