"""What an entry does to a table; one that cannot follow is no entry of this log."""

import pytest

from tablee.kernel.entries import Elapsed
from tablee.kernel.refusals import Malformed
from tablee.tables import log
from tablee.tables.fold import add
from tablee.tables.topics.moves import Played
from tests.tables.tables import Sim, begun


def test_only_what_the_rules_ask_for_runs_out():
    sim, _ = begun("Ann", "Ben")

    with pytest.raises(Malformed):
        add(sim.table, Played((Elapsed("siesta"),)))


def test_a_table_is_laid_once():
    sim = Sim()

    with pytest.raises(Malformed, match="once"):
        log.folded(sim.catalogue, sim.lines * 2)
