"""What can be perceived in Code 777: every fact that a seat can be told."""

from tablee.games.code777.vocabulary import QuestionNumber, Rack, RackIndex, Reply, Seen, Triple
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


class Held(Value, frozen=True):
    """What a player has on the rack, as the others see it."""

    seat: Seat
    tiles: Rack


class Dummy(Value, frozen=True):
    """What is on a rack that is nobody's. [C77-05]"""

    rack: RackIndex
    tiles: Rack


class Dealt(Value, frozen=True, tag="dealt"):
    """Three tiles on each rack; these are the ones that I see. [C77-04]"""

    held: tuple[Held, ...]
    dummies: tuple[Dummy, ...]


class Starts(Value, frozen=True, tag="starts"):
    """Drawn by lot. [C77-07]"""

    seat: Seat


class Replied(Value, frozen=True, tag="replied"):
    """A question and its reply, with what the one who replied saw then, as far as I saw it too. [C77-14]"""

    seat: Seat
    question: QuestionNumber
    reply: Reply
    racks: Seen
    refills: tuple[int, ...]
    """How often each rack had been refilled: one that was refilled since is not the one that was spoken of."""


class Declared(Value, frozen=True, tag="declared"):
    seat: Seat
    numbers: Triple
    right: bool
    points: int
    """Of the declarer, with this one."""


class Replaced(Value, frozen=True, tag="replaced"):
    """A player's tiles go to the discards, in sight of all; new ones come that the player does not see. [C77-08]"""

    seat: Seat
    removed: Rack
    drawn: Rack | None


class DummyReplaced(Value, frozen=True, tag="dummy_replaced"):
    """[C77-10]"""

    rack: RackIndex
    removed: Rack
    drawn: Rack


class Reshuffled(Value, frozen=True, tag="reshuffled"):
    """Stock and discards are one stock again, of so many tiles. [C77-09]"""

    tiles: int


class Won(Value, frozen=True, tag="won"):
    """Three points. All racks are turned round. [C77-11]"""

    seat: Seat
    held: tuple[Held, ...]


class Course(Value, frozen=True, tag="course"):
    """After the end: what this seat could have known all along."""

    seat: Seat
    left: tuple[int, ...]
    """How many triples were possible: at the deal, and after each question."""
    odds: tuple[int, ...]
    """Of the likeliest of them, in hundredths."""


class Found(Value, frozen=True, tag="found"):
    """After the end: a rack that this seat had, and from when on its numbers could have been known."""

    seat: Seat
    numbers: Triple
    dealt: int
    """Questions that had been drawn when it came."""
    certain: int | None
    """Questions that had been drawn when no other numbers were possible any more; None if it never came to that."""
    declared: int | None
    """Questions that had been drawn when a declaration ended it; None for the one that stood at the end."""
    right: bool


Fact = Dealt | Starts | Replied | Declared | Replaced | DummyReplaced | Reshuffled | Won | Course | Found
