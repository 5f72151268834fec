"""A log that cannot be is refused, with the place of its fault."""

from dataclasses import replace

import pytest

from tablee.kernel.refusals import Malformed
from tablee.tables import log
from tests.kernel.murmure import MURMURE
from tests.tables.tables import Sim, begun, catalogue, gathered


@pytest.mark.parametrize(
    ("forged", "what"),
    [
        (b"{}", "entry 1"),
        (b'{"type":"left","person":44}', "entry 1"),
        (b'{"type":"started","seats":[]}', "entry 1"),
        (b'{"type":"game_chosen","game":"bridge","options":{}}', "entry 1"),
        (b'{"type":"bot_sat","chair":60,"level":"easy","name":"Ada"}', "entry 1"),
        (b'{"type":"played","entries":[],"id":"x"}', "entry 1"),
    ],
)
def test_a_log_that_cannot_be_is_refused_with_the_place_of_its_fault(forged, what):
    sim, _ = gathered("Ann")

    with pytest.raises(Malformed, match=what):
        log.folded(sim.catalogue, [sim.lines[0], forged])


@pytest.mark.parametrize("lines", [[], [b"{}"], [b'{"type":"closed"}']])
def test_a_log_without_a_laying_is_refused(lines):
    with pytest.raises(Malformed):
        log.folded(catalogue(), lines)


def test_a_log_of_a_game_that_is_not_in_the_catalogue_is_refused():
    sim = Sim()
    other = catalogue()

    with pytest.raises(Malformed, match="murmure"):
        log.folded(replace(other, games={}), sim.lines)


def test_a_log_of_a_newer_format_is_refused():
    sim = Sim()

    with pytest.raises(Malformed, match="format 3"):
        log.folded(sim.catalogue, [sim.lines[0].replace(b'"format":2', b'"format":3')])


@pytest.mark.parametrize(("rules", "fault"), [(0, log.UnknownEntry), (1, log.EarlierRules)])
def test_what_cannot_be_read_of_a_game_by_other_rules_is_told_by_them(rules, fault):
    """Its form may have gone with them; of another version's entry in a game by these rules nothing more is known."""
    sim, _ = begun("Ann", "Ben")
    today = replace(MURMURE, rules_version=MURMURE.rules_version + rules)
    table = log.folded(replace(sim.catalogue, games={MURMURE.name: today}), sim.lines)

    with pytest.raises(fault):
        log.read(table, [b'{"type":"of_another_day"}'])
