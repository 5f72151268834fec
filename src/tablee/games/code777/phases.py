"""The phases of Code 777, in the order of a game: what the state is while each of them lasts.

Boxed → Shuffled → Seated → Asking ⇄ Noting, Reshuffling → … → Won
"""

from tablee.games.code777.vocabulary import Dial, QuestionNumber, Rack, RackIndex, Reply, Tile, Triple
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


class Settings(Value, frozen=True):
    """What the host chose, for all to see."""

    pause: int
    """Seconds to note, after an answer or a declaration; 0 is none, the highest (UNTIL_NOTED) as long as it takes."""
    aid: Dial


class Asked(Value, frozen=True):
    """A question and the reply that all heard."""

    seat: Seat
    question: QuestionNumber
    reply: Reply


class Tabletop(Value, frozen=True):
    """What lies open before everybody. It is part of every view: nothing secret may be added here."""

    settings: Settings
    points: tuple[int, ...]
    """By seat; as many as there are players."""
    refills: tuple[int, ...]
    """By rack: how often it was refilled since the first deal."""
    discards: tuple[Tile, ...]
    """Face up until they are shuffled in. [C77-08]"""
    reshuffles: int
    last: Asked | None
    """The question that was drawn last; None before the first."""
    questions: int
    """Drawn so far."""
    to_draw: Seat
    declared: tuple[Seat, ...]
    """Who has declared since the last question. [C77-12]"""
    declarations: int
    """Made so far."""
    next_dummy: RackIndex | None
    """Which dummy goes at the next right declaration; None where all racks are players'. [C77-10]"""


class Given(Value, frozen=True, tag="given"):
    """A reply, with all four racks as they stood. [C77-14]"""

    seat: Seat
    question: QuestionNumber
    reply: Reply
    racks: tuple[Rack, ...]
    refills: tuple[int, ...]


class Claimed(Value, frozen=True, tag="claimed"):
    """A declaration. [C77-08]"""

    seat: Seat
    numbers: Triple
    right: bool
    points: int
    """Of the one who declared, with this one."""


class Refilled(Value, frozen=True, tag="refilled"):
    """A rack that was emptied onto the discards and filled from the stock. [C77-08, C77-10]"""

    rack: RackIndex
    removed: Rack
    drawn: Rack


class Mixed(Value, frozen=True, tag="mixed"):
    """The discards went back into the stock. [C77-09]"""


Event = Given | Claimed | Refilled | Mixed
"""All that bears on what anybody can know: kept, because a reply speaks of the racks of its moment."""
Log = tuple[tuple[Event, ...], ...]
"""In chunks: see chunked_log.py."""


class Boxed(Value, frozen=True, tag="boxed"):
    """All in the box; the questions are to be shuffled. [C77-04]"""

    players: int
    settings: Settings


class Shuffled(Value, frozen=True, tag="shuffled"):
    """The tiles are to be shuffled and dealt. [C77-04, C77-05]"""

    players: int
    settings: Settings
    deck: tuple[QuestionNumber, ...]  # SECRET: the questions, top first


class Seated(Value, frozen=True, tag="seated"):
    """The racks stand; the lot decides who starts. [C77-07]"""

    players: int
    settings: Settings
    deck: tuple[QuestionNumber, ...]  # SECRET
    racks: tuple[Rack, ...]  # SECRET: racks[s] is known to all seats but s; a dummy's to everybody
    stock: tuple[Tile, ...]  # SECRET: top first


class Asking(Value, frozen=True, tag="asking"):
    """The next player draws when ready; whoever has not declared since the last question may. [C77-06, C77-08]"""

    tabletop: Tabletop
    deck: tuple[QuestionNumber, ...]  # SECRET until drawn; then it is under the deck, and its turn comes again
    racks: tuple[Rack, ...]  # SECRET
    stock: tuple[Tile, ...]  # SECRET
    log: Log  # SECRET: it holds racks


class Noting(Value, frozen=True, tag="noting"):
    """Time to note, before the next question; declaring is always possible. [C77-13]"""

    tabletop: Tabletop
    deck: tuple[QuestionNumber, ...]  # SECRET
    racks: tuple[Rack, ...]  # SECRET
    stock: tuple[Tile, ...]  # SECRET
    log: Log  # SECRET
    noted: tuple[Seat, ...]
    """Who is ready to go on."""


class Reshuffling(Value, frozen=True, tag="reshuffling"):
    """Seven tiles are left in the stock: they are to be shuffled with the discards. [C77-09]"""

    tabletop: Tabletop
    deck: tuple[QuestionNumber, ...]  # SECRET
    racks: tuple[Rack, ...]  # SECRET
    stock: tuple[Tile, ...]  # SECRET
    log: Log  # SECRET
    to_replace: tuple[RackIndex, ...]
    """The dummy whose turn comes after this. [C77-10]"""


class Won(Value, frozen=True, tag="won"):
    tabletop: Tabletop
    deck: tuple[QuestionNumber, ...]  # SECRET: it stays face down
    racks: tuple[Rack, ...]
    """Turned round for all."""
    stock: tuple[Tile, ...]  # SECRET: it stays face down
    log: Log
    """With the racks that it holds: nothing in it is hidden any more."""
    winner: Seat


State = Asking | Noting | Reshuffling | Seated | Shuffled | Boxed | Won
