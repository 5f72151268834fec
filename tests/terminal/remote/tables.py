"""Public tables for tests of the terminal."""

from msgspec.structs import replace

from tablee.games.sept_pour_cent import GAME
from tablee.tables.public_table import PublicChair, PublicTable

ANN, BEN = 0, 1
EMPTY = PublicChair("empty", "", takeable=True)


def public_table(*chairs: PublicChair, **others) -> PublicTable:
    plain = PublicTable(
        code="ABCDEF",
        game=GAME.name,
        options={},
        packs=(),
        pack=None,
        stage="gathering",
        chairs=chairs,
        host=ANN,
        limit=None,
        pace="normal",
        talk=True,
        games=0,
        handshake=None,
        seeds=(),
        heads=(),
        paused=False,
        limit_at=None,
        timer_at=None,
        result=None,
    )
    return replace(plain, **others)


TWO = (PublicChair("person", "Ann", ANN), PublicChair("person", "Ben", BEN), EMPTY, EMPTY)
