"""A state of Code 777 has kept all that was said on the way to it, for each seat its own."""

import pytest

from tablee.games.code777 import GAME
from tablee.games.code777.phases import Boxed, Reshuffling, Seated, Shuffled, Won
from tablee.kernel.seats import seats
from tests.games.code777.random_games import whole_game


@pytest.mark.parametrize(("players", "seed", "temper"), [(2, 3, "thoughtful"), (3, 5, "rash"), (4, 1, "rash")])
def test_a_recap_is_what_was_told(players, seed, temper):
    """Every word of it, in this game."""
    viewers = (None, *seats(players))
    told = dict.fromkeys(viewers, ())
    phases = set()
    game = [*whole_game(players, seed, temper)]
    for at, moment in enumerate(game):
        for viewer in viewers:
            told[viewer] += GAME.tell(*moment, viewer)
        if at < 60 or at % 40 == 0 or isinstance(moment[2], Reshuffling | Won):
            phases.add(type(moment[2]))
            for viewer in viewers:
                assert GAME.recap(moment[2], viewer) == told[viewer]

    assert phases >= {Shuffled, Seated, Won}
    assert all(GAME.recap(game[0][0], viewer) == () for viewer in viewers)
    assert isinstance(game[0][0], Boxed)
