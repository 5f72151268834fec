"""The words of « Incognito »: what can be done with a slate and with votes, how it ends, and why the rules say no."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from tablee.games.incognito.cards import HIGH, WIDE
from tablee.games.incognito.slate import shapes
from tablee.kernel.seats import Seat
from tablee.kernel.stroke import Stroke
from tablee.kernel.structs import Value
from tablee.kernel.text import Text

ROUNDS = 3
LAID = 6
"""Words that lie face up together, at the numbers 1 to 6; and as many vote cards a player. [ICG-01, ICG-05]"""
NUMBERS = tuple(range(1, LAID + 1))
COUNTDOWNS = (5, 10, 20)
"""Seconds for the last one, as the table agreed. [ICG-04]"""
FOUND, HIDDEN_WELL = 1, 2
"""Points for a word that one found, and for one that some found and some did not. [ICG-08]"""

LONGEST_STROKE = 400
"""Points of one stroke; a longer one is drawn as several."""
MOST_POINTS, MOST_STROKES = 4_800, 500
"""Ink of a slate: what is drawn beyond it is refused."""
FARTHEST_STROKE, FARTHEST_SLATE, FARTHEST_RUB = 20_000, 600_000, 2_048
"""How far a pen may go in one stroke and on a slate, and an eraser in one go."""
MOST_CUT_POINTS, MOST_CUT_STROKES = 5_200, 600
"""With what an eraser adds, as each cut has two ends."""
LONGEST_RUB, LONGEST_LOOP = 32, 120
"""Points of what an eraser does in one go, and of the loop around what is hidden."""
LONGEST_DESCRIPTION = 200
ERASER = 72
"""Half as wide as an eraser rubs, in units of the slate."""
MOST_ACTS = 4_000
"""Of one slate, undoing and describing included: ten times what a patient hand needs."""
STEPS_KEPT = 200
"""Steps that can be undone."""
SMALLEST, LARGEST = 128, 2048
"""A stamp, from side to side."""
TURNS = shapes.TURNS
"""In each of so many directions it can be turned."""
SHAPES = shapes.SHAPES
"""What anybody can stamp, whatever their cards."""


class Motif(StrEnum):
    """What can be stamped: one's word, the doodles of one's place, and plain shapes."""

    WORD = "word"
    DOODLE_1 = "doodle_1"
    DOODLE_2 = "doodle_2"
    DOODLE_3 = "doodle_3"
    DOODLE_4 = "doodle_4"
    DOODLE_5 = "doodle_5"
    DOODLE_6 = "doodle_6"
    LINE = "line"
    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    ARC = "arc"
    WAVE = "wave"
    STAR = "star"


Gesture = Annotated[int, Meta(ge=0, lt=2**32)]
"""Parts that were sent one by one and made in one go have one number, any but 0, and are one step."""


class Draw(Value, frozen=True, tag="draw", omit_defaults=True):
    stroke: Stroke
    gesture: Gesture = 0


class Erase(Value, frozen=True, tag="erase", omit_defaults=True):
    """Rub out what the eraser touches on its way; strokes are cut there."""

    path: Stroke
    gesture: Gesture = 0


class Stamp(Value, frozen=True, tag="stamp"):
    """Put a ready drawing on the slate: its middle, its size, and how far it is turned."""

    motif: Motif
    x: Annotated[int, Meta(ge=0, le=WIDE - 1)]
    y: Annotated[int, Meta(ge=0, le=HIGH - 1)]
    size: Annotated[int, Meta(ge=SMALLEST, le=LARGEST)]
    turn: Annotated[int, Meta(ge=0, le=TURNS - 1)]


class Undo(Value, frozen=True, tag="undo"):
    pass


class Redo(Value, frozen=True, tag="redo"):
    pass


class Clear(Value, frozen=True, tag="clear"):
    pass


class Loop(Value, frozen=True, tag="loop"):
    """Go round what one has hidden, for the reveal; nobody sees it before."""

    around: Stroke


class Describe(Value, frozen=True, tag="describe"):
    """Say in words what is to be seen, for those who do not see. [ICG-13]"""

    text: Text


class PutDown(Value, frozen=True, tag="put_down"):
    """Done drawing: the slate lies face down. [ICG-03, ICG-14]"""


class Vote(Value, frozen=True, tag="vote"):
    """Lay a vote card before a slate, in place of the one that lies there. [ICG-06]"""

    target: Seat
    number: Annotated[int, Meta(ge=1, le=LAID)]


class TakeBack(Value, frozen=True, tag="take_back"):
    target: Seat


class Finish(Value, frozen=True, tag="finish"):
    """Done voting. [ICG-14]"""


INK = (Draw, Erase, Stamp, Undo, Redo, Clear, Loop, Describe)
"""What only fills slates: a log without any of it leads to the same scores, with nothing on the wall."""
Action = Draw | Erase | Stamp | Undo | Redo | Clear | Loop | Describe | PutDown | Vote | TakeBack | Finish


class Blank(Value, frozen=True, tag="blank"):
    """The host's: take a drawing and its description away; votes and scores go on."""

    seat: Seat


class TakeDown(Value, frozen=True, tag="take_down"):
    """The host's: the same of a round that is over, while it is revealed, later, or when it hangs on the wall."""

    seat: Seat
    round: Annotated[int, Meta(ge=1, le=ROUNDS)]


class Found(StrEnum):
    """By how many: why an artist scores, or does not. [ICG-08]"""

    NOBODY = "nobody"
    SOME = "some"
    EVERYBODY = "everybody"


class PileName(StrEnum):
    WORDS = "words"
    PLACES = "places"


class Ending(StrEnum):
    THREE_ROUNDS = "three_rounds"


class Why(StrEnum):
    """The closed set of refusals."""

    NOT_YOUR_TURN = "not_your_turn"
    NOT_NOW = "not_now"
    PUT_DOWN = "put_down"
    OFF_THE_SLATE = "off_the_slate"
    SLATE_FULL = "slate_full"
    NOTHING_THERE = "nothing_there"
    NO_SUCH_STAMP = "no_such_stamp"
    TOO_LONG = "too_long"
    HOLDS_THE_WORD = "holds_the_word"
    VOTED = "voted"
    OWN_SLATE = "own_slate"
    NO_SUCH_SLATE = "no_such_slate"
    NO_SUCH_CARD = "no_such_card"
    CARD_USED = "card_used"
    VOTES_MISSING = "votes_missing"
    BLANK_ALREADY = "blank_already"
