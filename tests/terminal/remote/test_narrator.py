"""What is told of the end of a game that nobody has won."""

import pytest

from tablee.games.sept_pour_cent import GAME
from tablee.terminal.remote.http_client import ServerAddress
from tablee.terminal.remote.narrator import Narrator
from tablee.terminal.remote.table_copy import TableCopy
from tablee.words import words_for
from tests.terminal.remote.tables import ANN, TWO, public_table
from tests.terminal.scripted import Script


@pytest.mark.parametrize(
    ("cut_short", "said"),
    [(False, "stopped before its end"), (True, "past every limit: the table ends it here, with no winner")],
)
def test_a_game_that_was_given_up_and_one_that_went_on_for_too_long_end_in_other_words(cut_short, said):
    words, script = words_for("en", GAME), Script([])
    over = public_table(*TWO, stage="over", cut_short=cut_short)
    Narrator(TableCopy(ServerAddress("http", "localhost", 7077), over, ANN), words, script.screen).tell_end()

    assert said in " ".join(script.shown.split())
