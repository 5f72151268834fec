"""That the figures in the docs can be printed again: a few games here, the whole table there."""

import pytest

from bench.indix import HEAD, NINTH, line, told_in
from tablee.games.indix.facts import Found, Unfound


@pytest.mark.slow
def test_medium_finds_about_half_of_the_cards_by_the_ninth_clue_when_it_looks_alone():
    told = told_in("medium", 2, 60, seed=3)
    over = [fact for fact in told if isinstance(fact, Found | Unfound)]
    soon = [fact for fact in over if isinstance(fact, Found) and fact.clues <= NINTH]

    assert 0.4 < len(soon) / len(over) < 0.6
    assert len(line("medium", 2, 60, told)) <= len(HEAD)
