"""What is asked for on the command line, and what it says to what cannot be."""

import pytest

from tablee.cli.argument_types import seat_names
from tablee.games import GAMES
from tablee.kernel.refusals import Malformed
from tablee.tables.names import BOT_NAMES


def test_names_are_given_for_all_seats_or_for_none():
    assert seat_names(None, 3) == BOT_NAMES[:3]
    assert seat_names("Zoé, Ben", 2) == ("Zoé", "Ben")


def test_there_is_a_name_for_every_seat_of_every_game():
    assert len(seat_names(None, len(BOT_NAMES))) >= max(game.players[-1] for game in GAMES.values())


@pytest.mark.parametrize("asked", ["Zoé", "Zoé,Zoé", "Zoé,", "Zoé,\x1b[2J", "Zoé,a name that is far too long"])
def test_other_names_are_refused_in_one_line(asked):
    with pytest.raises(Malformed, match="name"):
        seat_names(asked, 2)
