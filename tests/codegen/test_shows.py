"""How long things take to show, as the page gets it."""

import re

from codegen import shows
from tablee.games import GAMES
from tablee.kernel.show import Show
from tests.kernel.murmure import MURMURE


def test_each_fact_that_has_a_show_stands_there_by_its_tag():
    text = shows.table(MURMURE, "python -m maker")

    assert text.startswith("// Made by `python -m maker` from")
    assert '  revealed: { steps: [200], each: [200, 100], of: "tiles", then: [400], look: 1000 },\n' in text
    assert "  dealt: { steps: [], look: 400 },\n" in text
    assert re.findall(r"^  (\w+): ", text, re.MULTILINE) == ["dealt", "shouted", "heard", "revealed"]
    assert 'export const ANYTIME = ["shout"] as const;\n' in text


def test_the_last_steps_stand_there_also_where_none_is_for_each_of_many():
    assert shows.fields(Show((100,), then=(400,), look=7)) == {"steps": [100], "then": [400], "look": 7}


def test_where_nothing_may_be_done_meanwhile_the_list_is_empty():
    assert "export const ANYTIME = [] as const;\n" in shows.table(GAMES["sept_pour_cent"], "x")
