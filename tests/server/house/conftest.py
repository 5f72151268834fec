from contextlib import ExitStack

import pytest

from tests.server.servers import ROOMY, RunningServer
from tests.storage.postgres.cluster import PASSWORD

FEW_GUESSES = {**ROOMY, "unknown_codes": {"a_second": 0.001, "burst": 3}}


@pytest.fixture(scope="module")
def house(cluster, tmp_path_factory):
    """Starts nodes of one house, each with a log of its own, and stops those that run at the end.

    `by` is the port of whatever is on a node's way to the database, `limits` None for those of every server.
    """
    with pytest.MonkeyPatch.context() as patched, ExitStack() as running:
        patched.setenv("PGPASSWORD", PASSWORD)
        cluster.sql("DROP DATABASE IF EXISTS house WITH (FORCE)")
        cluster.sql("CREATE DATABASE house")
        folder = tmp_path_factory.mktemp("house")

        def node(name, *words, limits=FEW_GUESSES, by=cluster.port):
            address = cluster.address_by(by, "house")
            started = RunningServer(folder / f"{name}.sqlite3", *words, limits=limits, store=address)
            return running.enter_context(started)

        yield node


@pytest.fixture(scope="module")
def two_nodes(house):
    """The machine of the second one has a clock that is half a minute late."""
    return house("one"), house("two", "--clock-late=30000")
