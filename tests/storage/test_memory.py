"""The store in memory keeps to the contract."""

import pytest

from tablee.storage.memory import MemoryStore
from tests.storage.contract import Contract


class TestMemoryStore(Contract):
    @pytest.fixture
    def opened(self):
        return MemoryStore
