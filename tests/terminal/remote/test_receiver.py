"""What a terminal says to the table by itself."""

import pytest
from msgspec import json

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.facts import Announced, Fact, Shuffled
from tablee.games.sept_pour_cent.vocabulary import Family
from tablee.kernel.codec import encode
from tablee.kernel.seats import Seat
from tablee.tables.perspective import Patch, Snapshot
from tablee.terminal.remote.connection import TableConnection
from tablee.terminal.remote.narrator import Narrator
from tablee.terminal.remote.receiver import Receiver
from tablee.terminal.remote.table_copy import TableCopy
from tablee.words import words_for
from tests.terminal.remote.tables import ANN, TWO, public_table
from tests.terminal.remote.test_inbox import piped
from tests.terminal.remote.test_table_copy import SERVER
from tests.terminal.scripted import Script
from tests.terminal.test_conversation import announcing

SAID = Announced(Seat(1), 1, Family.REQUIN)


def told(fact: Fact, person: int | None = ANN, pace: str = "normal") -> list[dict[str, object]]:
    """What goes out, on a line that is not there yet, when this is told in the middle of a game."""
    table = TableCopy(SERVER, public_table(*TWO, stage="playing", games=1, pace=pace), person)
    table.synced = True
    connection = TableConnection(SERVER, "ABCDEF", lambda _: None)
    inbox, _ = piped("")
    screen, words = Script(()).screen, words_for("en", GAME)
    receiver = Receiver(table, connection, inbox, screen, words, Narrator(table, words, screen))
    view = GAME.view(announcing(), Seat(0))
    receiver.receive(Snapshot(Seat(0), "epoch", 7, json.decode(encode(view)), GAME.offers(view), (Seat(0),), (), ()))
    assert not connection.waits
    receiver.receive(Patch(Seat(0), 8, told=[json.decode(encode(fact))]))
    return [json.decode(message) for message in connection._unanswered.values()]


def test_once_its_lines_are_printed_the_table_need_not_wait_for_it():
    (released,) = told(SAID)

    assert (released["type"], released["person"]) == ("release", ANN)
    assert released["upto"] == {"epoch": "epoch", "number": 8}


@pytest.mark.parametrize(
    "others",
    [{"fact": Shuffled(20)}, {"fact": SAID, "person": None}, {"fact": SAID, "pace": "instant"}],
    ids=["takes no time", "looks on", "nobody waits"],
)
def test_where_the_table_does_not_wait_for_it_it_says_nothing(others):
    assert told(**others) == []
