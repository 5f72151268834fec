"""The words of Code 777: its tiles, what can be asked, how a game is won, and why the rules say no."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

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


class Why(StrEnum):
    NOT_YOUR_TURN = "not_your_turn"
    NOT_NOW = "not_now"
    PAUSE = "pause"
    PAUSE_OVER = "pause_over"
    OUT_OF_RANGE = "out_of_range"
    ALREADY_DECLARED = "already_declared"
