import pytest

from tests.storage.postgres.cluster import PASSWORD

EMPTY = (
    "DO $$ BEGIN IF to_regclass('tablee.house') IS NOT NULL THEN TRUNCATE tablee.tables, tablee.entries, tablee.notes, "
    "tablee.packs, tablee.table_packs, tablee.nodes, tablee.device_codes; END IF; END $$"
)


@pytest.fixture
def database(cluster, monkeypatch):
    """The address of one without tables in it, which takes no time to make."""
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    cluster.sql(EMPTY)
    return cluster.address


@pytest.fixture
def new_database(cluster, monkeypatch):
    """The name of one that nobody has used yet."""
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    cluster.sql("DROP DATABASE IF EXISTS fresh WITH (FORCE)")
    cluster.sql("CREATE DATABASE fresh")
    return "fresh"
