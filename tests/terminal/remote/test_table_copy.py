"""What this device answers by itself: its half of a start, and moves that are made once."""

import pytest
from msgspec import json
from msgspec.structs import replace

from tablee.fairness.commitment import SECRET, seed_commitment
from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.vocabulary import Contest
from tablee.kernel.codec import encode
from tablee.kernel.seats import Seat
from tablee.tables.perspective import Snapshot
from tablee.tables.public_table import Handshake
from tablee.tables.topics.handshake import CommitSeed, ShowSeed
from tablee.terminal.remote.http_client import ServerAddress
from tablee.terminal.remote.table_copy import OwnMoves, SeedHandshake, TableCopy
from tests.terminal.remote.tables import ANN, BEN, TWO, public_table
from tests.terminal.test_conversation import announcing

SERVER = ServerAddress("http", "localhost", 7077)
START = Handshake("game", "ab" * 32, (ANN, BEN), {}, showing=False)


def copied(person: int | None = ANN, **others) -> TableCopy:
    return TableCopy(SERVER, public_table(*TWO, **others), person)


def test_a_seed_is_promised_once_and_shown_once_when_all_have_promised():
    table, handshake = copied(stage="sealing", handshake=START), SeedHandshake(seed=bytes)
    promised, again = handshake.due(table), handshake.due(table)
    shown = replace(START, showing=True)
    table.public_table = replace(table.public_table, handshake=shown)

    assert isinstance(promised, CommitSeed)
    assert promised.commitment == seed_commitment("game", Seat(0), bytes(SECRET)).hex()
    assert again is None
    assert isinstance(shown_seed := handshake.due(table), ShowSeed)
    assert shown_seed.seed == bytes(SECRET).hex()
    assert handshake.due(table) is None


@pytest.mark.parametrize(
    ("person", "others"),
    [
        (None, {"stage": "sealing", "handshake": START}),
        (ANN, {"stage": "playing", "handshake": START}),
        (ANN, {"stage": "sealing", "handshake": replace(START, asked=(BEN,))}),
        (ANN, {"stage": "sealing", "handshake": replace(START, showing=True)}),
    ],
    ids=["looks on", "not now", "not asked", "too late"],
)
def test_nobody_else_promises_a_seed(person, others):
    assert SeedHandshake().due(copied(person, **others)) is None


@pytest.fixture
def moves():
    table = copied(stage="playing", games=1)
    view = GAME.view(announcing(), Seat(0))
    table.show(Snapshot(Seat(0), "epoch", 0, json.decode(encode(view)), GAME.offers(view), (Seat(0),), (), ()))
    return OwnMoves(table)


def test_what_was_answered_is_not_asked_again_unless_it_is_refused(moves):
    must, offers = moves.asked()
    act = moves.act(offers, Contest())

    assert must
    assert moves.asked() is None
    assert moves.refused(act.id)
    assert moves.asked() == (True, offers)
    assert not moves.refused("another")


@pytest.mark.parametrize("seen_before", [False, True])
def test_whoever_draws_is_asked_for_the_same_again_once_it_is_seen(moves, seen_before):
    """The answer comes first, and then what it led to; after a lost line it may be the other way round."""
    _, offers = moves.asked()
    act = moves.act(offers, Contest())
    moves.saw()  # somebody else's doing
    moves.done("another", seen=True)
    assert moves.asked() is None
    moves.done(act.id, seen=seen_before)
    assert (moves.asked() is None) != seen_before
    moves.saw()

    assert moves.asked() == (True, offers)
