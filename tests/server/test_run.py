"""The port that a server listens on, and what goes with it for as long as it runs."""

import asyncio
import errno
import gc
import socket
import sys

import pytest

from tablee.kernel.refusals import Malformed
from tablee.server.journal import Journal
from tablee.server.run import LAST_PORT, ServerSettings, listening, serve
from tablee.storage.memory import MemoryStore


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


@pytest.mark.slow
def test_a_server_that_fails_at_its_start_leaves_nobody_listening():
    def ready(_host, _port):
        raise KeyError("a bug")

    with listening("127.0.0.1", 0) as sock:
        free = sock.getsockname()[1]

    async def evening():
        with pytest.raises(KeyError):
            await serve(
                MemoryStore(), ServerSettings(port=0, metrics_port=free), ready, journal=Journal(lambda _: None)
            )
        with socket.socket() as caller:
            return caller.connect_ex(("127.0.0.1", free))

    assert asyncio.run(evening()) == errno.ECONNREFUSED


@pytest.mark.slow
def test_a_thread_that_works_on_something_long_soon_gives_way_to_the_loop():
    """As Python comes, guided rounds and packs of strangers kept neighbours' moves for 65 ms, and 270 at worst."""
    intervals = []

    def ready(_host, _port):
        intervals.append(sys.getswitchinterval())
        raise KeyError("enough was seen")

    before = sys.getswitchinterval()
    try:
        with pytest.raises(KeyError):
            asyncio.run(
                serve(MemoryStore(), ServerSettings(port=0, metrics_port=None), ready, journal=Journal(lambda _: None))
            )
    finally:
        sys.setswitchinterval(before)

    assert intervals == [pytest.approx(0.0005)]


@pytest.mark.slow
def test_while_a_server_runs_garbage_is_looked_for_in_its_own_moments_and_pauses_are_told():
    """Or the moments of `Collector` and the metric of `Pulse` would be those of nobody."""
    seen, journal = [], Journal(lambda _: None)

    def ready(_host, _port):
        told = "tablee_loop_longest_pause_seconds" in journal.metrics()
        seen.append((gc.isenabled(), gc.get_freeze_count() > 0, told))
        raise KeyError("enough was seen")

    before = sys.getswitchinterval()
    try:
        with pytest.raises(KeyError):
            asyncio.run(serve(MemoryStore(), ServerSettings(port=0, metrics_port=None), ready, journal=journal))
    finally:
        sys.setswitchinterval(before)

    assert seen == [(False, True, True)]
    assert gc.isenabled()
