"""What Hypothesis does in every test: the same examples each time, however busy the machine is; and a database."""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")


@pytest.fixture(scope="session")
def cluster():
    """A real PostgreSQL, for all tests of a process that do not harm it."""
    from tests.storage.postgres.cluster import Cluster  # noqa: PLC0415 - only where it is asked for

    with Cluster() as running:
        yield running
