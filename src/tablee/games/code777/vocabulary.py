"""The words of Code 777: its tiles, what can be asked, what can happen, and why the rules say no."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


class Colour(StrEnum):
    """Seven, of four tiles each."""

    GREEN = "green"
    YELLOW = "yellow"
    BLACK = "black"
    BROWN = "brown"
    RED = "red"
    PINK = "pink"
    BLUE = "blue"


class Tile(StrEnum):
    """The eleven kinds of tile. Copies of one kind cannot be told apart, so each is one object; they sort by number."""

    __hash__ = str.__hash__  # that of Enum is written in Python, and tiles are counted at every turn

    def __init__(self, name: str) -> None:
        number, colour = name.split("_")
        self.number = int(number)
        self.colour = Colour(colour)

    GREEN_1 = "1_green"
    YELLOW_2 = "2_yellow"
    BLACK_3 = "3_black"
    BROWN_4 = "4_brown"
    BLACK_5 = "5_black"
    RED_5 = "5_red"
    GREEN_6 = "6_green"
    PINK_6 = "6_pink"
    BLUE_7 = "7_blue"
    PINK_7 = "7_pink"
    YELLOW_7 = "7_yellow"


COPIES: dict[Tile, int] = {
    Tile.GREEN_1: 1,
    Tile.YELLOW_2: 2,
    Tile.BLACK_3: 3,
    Tile.BROWN_4: 4,
    Tile.BLACK_5: 1,
    Tile.RED_5: 4,
    Tile.GREEN_6: 3,
    Tile.PINK_6: 3,
    Tile.BLUE_7: 4,
    Tile.PINK_7: 1,
    Tile.YELLOW_7: 2,
}
TILES: tuple[Tile, ...] = tuple(tile for tile, copies in COPIES.items() for _ in range(copies))
"""[C77-01]"""

Rack = tuple[Tile, ...]
"""Three tiles, lowest first: their order on a rack means nothing."""
Seen = tuple[Rack | None, ...]
"""The four racks, by seat and then the dummies; None is one that is not seen."""

RACKS = 4
RACK = 3
STOCK = len(TILES) - RACK * RACKS
"""Tiles that are on no rack: in the stock or among the discards."""
RESHUFFLE = 7
"""So few tiles in the stock are shuffled with the discards. [C77-09]"""
POINTS = 3
UNTIL_NOTED = 99
"""A pause without a clock: it ends when everybody has noted."""
QUESTIONS = 23

Number = Annotated[int, Meta(ge=1, le=7)]
QuestionNumber = Annotated[int, Meta(ge=1, le=QUESTIONS)]
RackIndex = Annotated[int, Meta(ge=0, lt=RACKS)]
Triple = tuple[Number, Number, Number]
"""Three numbers, lowest first: a declaration has no colours and no order. [C77-08]"""


class More(StrEnum):
    """The reply to « do you see more … or … ». Zero each is the same number."""

    FIRST = "first"
    SECOND = "second"
    SAME = "same"


Reply = int | More


class Dial(StrEnum):
    """How much the pad helps: each a little more than the one before."""

    OFF = "off"
    MARKS = "marks"
    SEEN = "seen"
    POSSIBLE = "possible"
    ODDS = "odds"


class Draw(Value, frozen=True, tag="draw"):
    """Take the top question and reply to it. [C77-06]"""


class GoOn(Value, frozen=True, tag="go_on"):
    """I have noted it; for me the next question may come. [C77-13]"""


class Declare(Value, frozen=True, tag="declare"):
    """These are my three numbers, in any order. [C77-08]"""

    first: int
    second: int
    third: int


Action = Draw | GoOn | Declare


class Ending(StrEnum):
    THREE_POINTS = "three_points"


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


class Why(StrEnum):
    NOT_YOUR_TURN = "not_your_turn"
    NOT_NOW = "not_now"
    PAUSE = "pause"
    PAUSE_OVER = "pause_over"
    OUT_OF_RANGE = "out_of_range"
    ALREADY_DECLARED = "already_declared"
