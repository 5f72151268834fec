"""Tables set out by hand: the tiles that a test names lie where it says, all the others in stock and discards."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from tablee.games.code777 import GAME
from tablee.games.code777.facts import Fact
from tablee.games.code777.phases import Asking, Boxed, Noting, Settings, Tabletop
from tablee.games.code777.questions import numbers
from tablee.games.code777.vocabulary import TILES, Action, Declare, Dial, Rack, Tile, Why
from tablee.kernel import codec
from tablee.kernel.chance import Picked, Shuffled
from tablee.kernel.entries import Acted, Answered, Elapsed
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat, Viewer, seats

T = TypeVar("T")
Move = tuple[Seat, Action]

ANN, BEN, CAT, DAN = seats(4)
SPECTATOR = None

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


def tiles(words: str) -> tuple[Tile, ...]:
    """« 4 brown, 6 pink » in tiles; no words, no tiles."""
    return tuple(Tile(word.strip().replace(" ", "_")) for word in words.split(",") if word)


def rack(words: str) -> Rack:
    return tuple(sorted(tiles(words)))


def rest(box: Sequence[T], *lying: Sequence[T]) -> tuple[T, ...]:
    """What is left in the box. A test that lays out a tile more often than it exists is wrong."""
    left = list(box)
    for things in lying:
        for thing in things:
            left.remove(thing)
    return tuple(left)


def stacked(box: Sequence[T], *top: Sequence[T]) -> Shuffled:
    """A shuffle that brings these to the top, in this order."""
    places = list(range(len(box)))
    order = []
    for thing in (thing for things in top for thing in things):
        order.append(next(place for place in places if box[place] == thing))
        places.remove(order[-1])
    return Shuffled((*order, *places))


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
    """A table at which the next question is to be drawn; what is not in a stock of this size was discarded before."""
    held = tuple(map(rack, racks or FOUR_RACKS))
    coming = tiles(top)
    unseen = (*coming, *rest(TILES, coming, *held))
    return Asking(
        Tabletop(
            settings,
            tuple(points) or (0,) * players,
            refills=(0,) * 4,
            discards=unseen[stock:],
            reshuffles=0,
            last=None,
            questions=0,
            to_draw=to_draw,
            declared=(),
            declarations=0,
            next_dummy=players if players < 4 else None,
        ),
        tuple(deck),
        held,
        unseen[:stock],
        log=(),
    )


def boxed(players: int, settings: Settings = NO_PAUSE) -> Boxed:
    return Boxed(players, settings)


def shuffled_questions(players: int) -> Any:
    return answered(boxed(players), stacked(IN_ORDER))


def seated(players: int, *racks: str) -> Any:
    return answered(shuffled_questions(players), stacked(TILES, *map(rack, racks)))


def played(table: Any, *moves: Move) -> Any:
    """The table after these moves. A test knows which phase that is."""
    for seat, action in moves:
        table = GAME.apply(table, seat, action)
    return table


def answered(table: Any, answer: Shuffled | Picked) -> Any:
    return GAME.answer(table, answer)


def elapsed(table: Noting) -> Any:
    """The pause runs out."""
    assert GAME.elapse is not None
    waiting: Any = GAME.pending(table)
    return GAME.elapse(table, waiting.timer)


def reshuffled(table: Any, top: str = "") -> Any:
    """The new stock has these on top."""
    return answered(table, stacked(table.stock + table.tabletop.discards, tiles(top)))


def right(table: Any, seat: Seat) -> Declare:
    """What this seat would declare if it could turn its rack round."""
    return Declare(*numbers(table.racks[seat]))


WRONG = Declare(1, 1, 1)


def seen(table: Any, me: Viewer) -> Any:
    """What `me` may know of this table."""
    return GAME.view(table, me)


def refused(table: Any, seat: Seat, action: Action) -> Why:
    """Why the rules say no; that it changes nothing is seen to here, for every refusal of every test."""
    before = codec.encode(table)
    with pytest.raises(Refused) as refusal:
        GAME.apply(table, seat, action)
    assert codec.encode(table) == before
    return Why(refusal.value.why)


def offered_kinds(table: Any, seat: Viewer) -> set[str]:
    """What a seat may do, by name."""
    return {offer.action for offer in GAME.offers(GAME.view(table, seat)).choices}


def decision(table: Any, seat: Viewer) -> int:
    return GAME.offers(GAME.view(table, seat)).decision


def told(table: Any, what: Move | Shuffled | Picked | Elapsed, me: Viewer = SPECTATOR) -> tuple[Fact, ...]:
    """The facts that `me` perceives when this happens at that table."""
    if isinstance(what, tuple):
        return GAME.tell(table, Acted(*what), played(table, what), me)
    if isinstance(what, Elapsed):
        return GAME.tell(table, what, elapsed(table), me)
    return GAME.tell(table, Answered(what), answered(table, what), me)


def same_tiles(some: Sequence[object], others: Sequence[object]) -> bool:
    """In whatever order."""
    return Counter(some) == Counter(others)
