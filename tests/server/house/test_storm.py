"""A node or the database fails in the middle of games: all are back, and no acknowledged move is lost or doubled."""

import pytest

from tests.server.house.storm import KINDS, storm
from tests.storage.postgres.cluster import PASSWORD, Cluster

pytestmark = pytest.mark.slow


def test_each_kind_of_failure_once_in_the_middle_of_games(tmp_path, monkeypatch):
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    with Cluster() as cluster:
        found = storm(cluster, tmp_path, harms=len(KINDS), tables=4)
    print(found)

    assert found.clean, str(found)
    assert found.acknowledged > 50
