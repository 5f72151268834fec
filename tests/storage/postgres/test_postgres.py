"""The store in PostgreSQL keeps to the contract."""

import pytest

from tablee.storage.postgres.address import Address
from tablee.storage.postgres.store import PostgresStore
from tests.storage.contract import DurableContract
from tests.storage.moving_contract import MovingContract

pytestmark = pytest.mark.slow


class TestPostgresStore(DurableContract, MovingContract):
    @pytest.fixture
    def opened(self, database):
        return lambda: PostgresStore(Address.read(database))
