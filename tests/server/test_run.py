"""The port that a server listens on."""

import socket

import pytest

from tablee.kernel.refusals import Malformed
from tablee.server.run import LAST_PORT, listening


@pytest.mark.parametrize("port", [-1, LAST_PORT + 1])
def test_a_port_that_does_not_exist_is_refused_in_one_line(port):
    with pytest.raises(Malformed, match="a port is a number from 0 to 65535"):
        listening("127.0.0.1", port)


def test_when_a_port_is_taken_the_next_free_one_is_found():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        with listening("127.0.0.1", port) as found:
            assert port < found.getsockname()[1] < port + 20


def test_after_the_last_port_there_is_none():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", LAST_PORT))
        with pytest.raises(Malformed, match=r"cannot listen on .*, port 65535"):
            listening("127.0.0.1", LAST_PORT)
