"""A node or the database fails in the middle of games: all are back, and no acknowledged move is lost or doubled."""

import pytest

from tests.server.house.storm import QUICK, storm
from tests.storage.postgres.cluster import PASSWORD, Cluster

pytestmark = pytest.mark.slow


def test_each_kind_of_failure_once_in_the_middle_of_games(tmp_path, monkeypatch):
    """But one: that a node which stays away is noticed takes long, and is seen to in test_nodes.py."""
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    with Cluster() as cluster:
        found = storm(cluster, tmp_path, harms=len(QUICK), tables=4, kinds=QUICK)
    print(found)

    assert found.clean, str(found)
    assert found.returns, "the node that was told to stop had guests"
    assert 2 * found.late <= len(found.returns), str(found)
    assert found.acknowledged > 50
