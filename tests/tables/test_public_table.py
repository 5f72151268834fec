"""The public table says which of its parts have changed."""

from tablee.tables.public_table import changes, public_table_of
from tablee.tables.topics import settings
from tests.tables.tables import gathered


def test_the_public_table_tells_which_of_its_parts_have_changed():
    sim, (ann, _) = gathered("Ann", "Ben")
    before = public_table_of(sim.table, sim.present)
    sim.ask(settings.SetPace(sim.id(), ann, "slow"))

    assert changes(before, public_table_of(sim.table, sim.present)) == {"pace": "slow"}
