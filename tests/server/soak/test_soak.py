"""Strangers do all that was ever tried against the server, and four people hardly notice."""

import asyncio

import pytest

from tests.server.servers import RunningServer
from tests.server.soak.__main__ import GROWN, soaked

SECONDS = 180.0
"""In which each stranger has got something done also on a busy machine; mostly it takes a few."""


@pytest.mark.slow
def test_nothing_is_lost_and_little_is_kept_while_strangers_try_everything(tmp_path):
    """For how long people wait, and what is kept to the megabyte, see the command: a few seconds tell nothing."""
    with RunningServer(tmp_path / "tables.sqlite3") as server:
        found = asyncio.run(soaked(server, SECONDS, warm=1, until_proven=True))

        assert found.amiss == []
        assert found.grown < 2 * GROWN
        assert server.faults() == []
