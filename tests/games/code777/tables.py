"""Tables set out by hand: the tiles that a test names lie where it says, all the others in stock and discards."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tablee.games.code777 import GAME, positions
from tablee.games.code777.phases import Asking, Boxed, Settings
from tablee.games.code777.positions import tiles
from tablee.games.code777.questions import numbers
from tablee.games.code777.vocabulary import TILES, Declare, Dial, Rack
from tablee.kernel.seats import Seat, seats
from tests.games.by_hand import ByHand, stacked

_by_hand = ByHand(GAME)
played, answered, seen, told = _by_hand.played, _by_hand.answered, _by_hand.seen, _by_hand.told
refused, offered_kinds = _by_hand.refused, _by_hand.offered_kinds
elapsed, decision = _by_hand.elapsed, _by_hand.decision

ANN, BEN, CAT, DAN = seats(4)

FOUR_RACKS = (
    "1 green, 3 black, 4 brown",
    "2 yellow, 5 red, 7 blue",
    "3 black, 6 pink, 7 yellow",
    "4 brown, 5 red, 6 green",
)
"""Ann, Ben, Cat and Dan, or the dummies in the place of those who are not there."""
ANNS = (1, 3, 4)
BENS = (2, 5, 7)
CATS = (3, 6, 7)
DANS = (4, 5, 6)
IN_ORDER = tuple(range(1, 24))
"""The questions, as they come from a new box."""
EIGHT_SECONDS = Settings(8, Dial.SEEN)
NO_PAUSE = Settings(0, Dial.SEEN)


def rack(words: str) -> Rack:
    return tuple(sorted(tiles(words)))


def asking(
    *racks: str,
    players: int = 4,
    top: str = "",
    stock: int = 16,
    deck: Sequence[int] = IN_ORDER,
    points: Sequence[int] = (),
    to_draw: Seat = ANN,
    settings: Settings = NO_PAUSE,
) -> Asking:
    """A table at which the next question is to be drawn.

    What is not in a stock of this size lies among the discards, though no game leads there: so each figure of the
    rulebook can be tried by itself.
    """
    options = {"pause": settings.pause, "aid": settings.aid.value}
    table = positions.asking(
        racks or FOUR_RACKS,
        players=players,
        to_draw=to_draw,
        coming=deck,
        stock=top,
        points=points,
        options=options,
    )
    discards = table.stock[stock:]
    return replace(table, stock=table.stock[:stock], tabletop=replace(table.tabletop, discards=discards))


def boxed(players: int, settings: Settings = NO_PAUSE) -> Boxed:
    return Boxed(players, settings)


def shuffled_questions(players: int) -> Any:
    return answered(boxed(players), stacked(IN_ORDER))


def seated(players: int, *racks: str) -> Any:
    return answered(shuffled_questions(players), stacked(TILES, *map(rack, racks)))


def reshuffled(table: Any, top: str = "") -> Any:
    """The new stock has these on top."""
    return answered(table, stacked(table.stock + table.tabletop.discards, tiles(top)))


def right(table: Any, seat: Seat) -> Declare:
    """What this seat would declare if it could turn its rack round."""
    return Declare(*numbers(table.racks[seat]))
