"""The disk of the database is really full in the middle of games: nothing acknowledged is lost, and all go on after."""

import asyncio

import pytest

from tests.server.house.full_disk import FullDisk, cluster_on, small_disk
from tests.storage.postgres.cluster import PASSWORD


@pytest.mark.trust
def test_a_full_disk_under_the_write_ahead_log_in_the_middle_of_games(tmp_path, monkeypatch):
    monkeypatch.setenv("PGPASSWORD", PASSWORD)

    async def raging():
        storm = FullDisk(cluster, tmp_path, kinds=("brimful",), harms=3, tables=6, seed=7)
        storm.disk = disk
        return await storm.rage()

    with small_disk() as disk, cluster_on(disk) as cluster:
        found = asyncio.run(raging())
    print(found)

    assert found.clean, str(found)
    assert found.acknowledged > 50
