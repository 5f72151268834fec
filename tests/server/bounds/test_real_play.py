"""Who plays never meets a bound: whole games of bots, at the fullest table, are short beside it."""

from io import BytesIO
from random import Random

import pytest

from tablee.bots.simulation import recorded_game
from tablee.games import GAMES, bot
from tablee.games.incognito import GAME as INCOGNITO
from tablee.games.incognito.phases import Drawing
from tablee.games.incognito.vocabulary import MOST_POINTS, Draw, PutDown
from tablee.kernel.stroke import Stroke, as_stroke
from tablee.tables.catalogue import OURS
from tests.game_packs import pack_for
from tests.tables.long_games import gathered

pytestmark = pytest.mark.slow

LEVEL = "easy"
SHORT = 1 / 5
"""Of the bound of a game."""
AN_EVENING, A_PATIENT_EVENING = 20, 10
"""Games at one table."""
STROKES, POINTS = 400, MOST_POINTS // 400
"""On each slate."""


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_has_a_fifth_of_its_lines_at_most_and_an_evening_of_them_fits_in_a_log(name):
    game = GAMES[name]
    players = game.players[-1]
    lengths, sizes = [], []
    for number in range(3):
        record = BytesIO()
        bots, pack = [bot(game, LEVEL)] * players, pack_for(game)
        recorded_game(game, {}, bots, [LEVEL] * players, 16, number, record, pack)
        lengths.append(len(record.getvalue().splitlines()))
        sizes.append(len(record.getvalue()))

    assert max(lengths) < SHORT * game.most_lines
    assert AN_EVENING * max(lengths) < OURS.log_bounds.full
    assert AN_EVENING * max(sizes) < OURS.log_bounds.full_bytes


def test_slates_that_patient_people_fill_take_little_of_the_bytes_of_a_log():
    long = gathered(INCOGNITO.name, ("Ann", "Ben", "Cat", "Dan", "Eve", "Flo"))
    long.start()
    dice, slates = Random(1), 0
    while awaited := long.current.awaited:
        person = long.people[awaited[0]]
        if isinstance(long.current.state, Drawing):
            for stroke in strokes(dice):
                long.act(person, Draw(stroke))
            long.act(person, PutDown())
            slates += 1
        else:
            long.act(person, long.random_action(awaited[0], dice))

    assert slates == 3 * 6
    assert len(long.current.lines) < INCOGNITO.most_lines
    assert A_PATIENT_EVENING * sum(map(len, long.lines)) < OURS.log_bounds.full_bytes


def strokes(dice: Random) -> list[Stroke]:
    """As many as go onto a slate with so many points of each, wherever they are."""
    begins = [(dice.randrange(2_000), dice.randrange(2_000)) for _ in range(STROKES)]
    return [as_stroke([(x + 9 * at, y + 7 * at) for at in range(POINTS)]) for x, y in begins]
