"""The store in memory keeps to the contract."""

import pytest

from tablee.storage.memory import MemoryStore
from tests.storage.contract import Contract
from tests.storage.moving_contract import MovingContract


class TestMemoryStore(Contract, MovingContract):
    @pytest.fixture
    def opened(self):
        return MemoryStore
