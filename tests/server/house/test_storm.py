"""A node or the database fails in the middle of games: all are back, and no acknowledged move is lost or doubled."""

from statistics import median

import pytest

from tests.server.house.found import BACK_ELSEWHERE, NOTICED_WITHIN
from tests.server.house.storm import QUICK, storm
from tests.storage.postgres.cluster import PASSWORD, Cluster
from tests.storage.postgres.pair import Pair

pytestmark = pytest.mark.slow


def test_each_kind_of_failure_once_in_the_middle_of_games(tmp_path, monkeypatch):
    """But those that take long: `make trust` has them, and test_nodes.py that a node which stays away is noticed.

    It has the machine to itself, too, and holds each guest of a node that stops to three seconds: here the median.
    """
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    with Cluster() as cluster:
        found = storm(cluster, tmp_path, harms=len(QUICK), tables=4, kinds=QUICK)
    print(found)

    assert found.clean, str(found)
    assert found.returns, "the node that was told to stop had guests"
    assert median(found.returns) < BACK_ELSEWHERE, str(found)
    assert max(found.returns) < NOTICED_WITHIN, str(found)
    assert found.elsewhere_after, "the node that was cut off alone had guests"
    assert found.acknowledged > 50


def test_a_standby_takes_over_once_in_the_middle_of_games(tmp_path, monkeypatch):
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    with Pair() as pair:
        pair.name_synchronous()
        found = storm(pair, tmp_path, harms=1, tables=2, kinds=("promotion",))
    print(found)

    assert found.clean, str(found)
    assert found.killed == 1
