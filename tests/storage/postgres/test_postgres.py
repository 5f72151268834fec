"""The store in PostgreSQL keeps to the contract."""

import pytest

from tablee.storage.postgres.address import Address
from tablee.storage.postgres.store import PostgresStore
from tests.storage.contract import DurableContract

pytestmark = pytest.mark.slow


class TestPostgresStore(DurableContract):
    @pytest.fixture
    def opened(self, database):
        return lambda: PostgresStore(Address.read(database))
