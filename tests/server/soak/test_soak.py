"""Strangers do all that was ever tried against the server, and four people hardly notice."""

import asyncio

import pytest

from tests.server.servers import RunningServer
from tests.server.soak.__main__ import GROWN, soaked
from tests.server.soak.strangers import UNSEATED

SECONDS = 12.0
"""So that each of thirteen strangers has its turn also on a busy machine."""


@pytest.mark.slow
def test_nothing_is_lost_and_little_is_kept_while_strangers_try_everything(tmp_path):
    """For how long people wait, see the command: in a few seconds, beside other tests, that would tell nothing."""
    with RunningServer(tmp_path / "tables.sqlite3") as server:
        evening, grown, strangers = asyncio.run(soaked(server, SECONDS, warm=1))

        assert evening.games
        assert evening.lost == 0
        assert grown < GROWN
        assert all(strangers.values()), "every stranger got something done, or it was no attack"
        assert not any(UNSEATED in got for got in strangers.values())
        assert server.faults() == []
