"""Work beside the event loop: it brings what it brings, and holds up no stop."""

import asyncio
import gc
import subprocess
import sys
from contextlib import suppress
from threading import Event, current_thread, main_thread

import pytest

from tablee.server.in_thread import in_thread
from tests.server.bounds.garbage import uncollected


def test_it_brings_its_result_or_its_error_from_another_thread():
    async def asked():
        with pytest.raises(ZeroDivisionError):
            await in_thread(lambda: 1 // 0)
        return await in_thread(current_thread), await in_thread(max, 3, 7)

    thread, most = asyncio.run(asked())

    assert thread is not main_thread()
    assert most == 7


def test_who_gave_up_waiting_is_not_told():
    goes_on = Event()

    async def given_up():
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(in_thread(goes_on.wait), 0.01)
        goes_on.set()
        return await in_thread(max, 3, 7)

    assert asyncio.run(given_up()) == 7


def test_an_error_and_all_that_it_was_about_leaves_nothing_for_the_collector():
    """A pack of 2 MB with a fault kept 25 MB until everything was searched, which can take an hour."""

    async def left():
        for _ in range(2):
            gc.collect()
            with suppress(ZeroDivisionError):
                await in_thread(lambda: 1 // 0)
        return gc.collect()

    with uncollected():
        assert asyncio.run(left()) == 0


ENDLESS = """
import asyncio, threading
from tablee.server.in_thread import in_thread

async def stopped():
    checking = asyncio.create_task(in_thread(threading.Event().wait))
    await asyncio.sleep(0)
    checking.cancel()

asyncio.run(stopped())
"""


def test_a_program_ends_though_a_thread_of_it_never_would():
    """A stop took 40 seconds while a hostile pack was looked over."""
    assert subprocess.run([sys.executable, "-c", ENDLESS], timeout=60, check=False).returncode == 0
