"""A table that was set out by hand is as good as one that a game led to: every law holds, and bots play on."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from tablee.bots import LEVELS
from tablee.bots.hunches import hunches, quick_numbers
from tablee.bots.match import match
from tablee.games import GAMES, bot
from tablee.kernel.laws import examine_from
from tablee.kernel.playout import any_answer
from tablee.kernel.seats import seats
from tests.game_packs import pack_for
from tests.games.code777 import random_games as code777
from tests.games.code777.witness import WITNESS as CODE_777
from tests.games.incognito import random_games as incognito
from tests.games.incognito.witness import WITNESS as INCOGNITO
from tests.games.incroyable import random_games as incroyable
from tests.games.incroyable.witness import WITNESS as INCROYABLE
from tests.games.indix import random_games as indix
from tests.games.indix.witness import WITNESS as INDIX
from tests.games.sept_pour_cent import random_games as sept_pour_cent
from tests.games.sept_pour_cent.witness import WITNESS as SEPT_POUR_CENT

pytestmark = pytest.mark.slow

ANYWHERE: dict[str, Callable[[Random], Any]] = {
    "sept_pour_cent": sept_pour_cent.any_position,
    "code777": code777.any_position,
    "incroyable": incroyable.any_position,
    "incognito": incognito.any_position,
    "indix": indix.any_position,
}


def test_no_game_is_left_out():
    assert {*ANYWHERE} == {*GAMES}


@pytest.mark.parametrize(
    ("name", "witness", "games"),
    [
        ("sept_pour_cent", SEPT_POUR_CENT, 40),
        ("code777", CODE_777, 4),
        ("incroyable", INCROYABLE, 20),
        ("incognito", INCOGNITO, 4),
        ("indix", INDIX, 20),
    ],
)
def test_every_law_holds_in_a_game_that_begins_there(name, witness, games):
    for seed in range(games):
        start = ANYWHERE[name](Random(seed))
        examine_from(GAMES[name], start, Random(seed), witness, pack=pack_for(GAMES[name]))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ANYWHERE)
def test_bots_play_on_from_there(name, level):
    game = GAMES[name]
    for seed in range(8):
        start, rng = ANYWHERE[name](Random(seed)), Random(seed)
        everyone = seats(game.players_in(start))
        known = hunches(game, dict.fromkeys(everyone, level), quick_numbers(str(seed)))
        match(game, start, [bot(game, level)] * len(everyone), partial(any_answer, rng=rng), rng, known)
