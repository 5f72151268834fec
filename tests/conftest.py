"""What Hypothesis does in every test: the same examples each time, however busy the machine is; and a database.

And which tests the coverage of the rules is measured with.
"""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")

OF_THE_RULES = [Path(__file__).parent / folder for folder in ("kernel", "games", "awards", "packs")]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Quick tests of the rules cover them; a slow one, or one of another part, does where it is marked so."""
    for item in items:
        of_the_rules = any(item.path.is_relative_to(folder) for folder in OF_THE_RULES)
        if of_the_rules and item.get_closest_marker("slow") is None:
            item.add_marker("covers")


@pytest.fixture(scope="session")
def cluster():
    """A real PostgreSQL, for all tests of a process that do not harm it."""
    from tests.storage.postgres.cluster import Cluster  # noqa: PLC0415 - only where it is asked for

    with Cluster() as running:
        yield running
