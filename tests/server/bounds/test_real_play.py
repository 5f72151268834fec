"""Who plays never meets a bound: whole games of bots, at the fullest table, are short beside it."""

from io import BytesIO

import pytest

from tablee.bots.simulation import recorded_game
from tablee.games import GAMES, bot
from tablee.tables.catalogue import OURS
from tests.game_packs import pack_for

pytestmark = pytest.mark.slow

LEVEL = "easy"
SHORT = 1 / 5
"""Of the bound of a game."""
AN_EVENING = 20
"""Games at one table."""


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_has_a_fifth_of_its_lines_at_most_and_an_evening_of_them_fits_in_a_log(name):
    game = GAMES[name]
    players = game.players[-1]
    lengths = []
    for number in range(3):
        record = BytesIO()
        bots, pack = [bot(game, LEVEL)] * players, pack_for(game)
        recorded_game(game, {}, bots, [LEVEL] * players, 16, number, record, pack)
        lengths.append(len(record.getvalue().splitlines()))

    assert max(lengths) < SHORT * game.most_lines
    assert AN_EVENING * max(lengths) < OURS.log_bounds.full
