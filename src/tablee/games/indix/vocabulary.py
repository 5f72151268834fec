"""The words of « Indix »: categories, boards, what can be asked and answered, and why the rules say no."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from tablee.kernel.structs import Value
from tablee.kernel.text import Text


class Category(StrEnum):
    PERSON = "person"
    PLACE = "place"
    THING = "thing"


class BoardName(StrEnum):
    LONG = "long"
    SHORT = "short"


FINISH = {BoardName.LONG: 80, BoardName.SHORT: 48}
SUN_EVERY = 8
"""A sun on every eighth square between start and finish. [IDX-01]"""
SUNS = {board: tuple(range(SUN_EVERY, finish, SUN_EVERY)) for board, finish in FINISH.items()}


def sign_on(board: BoardName, square: int) -> str:
    if square == FINISH[board]:
        return "flag"
    return "sun" if square in SUNS[board] else "plain"


SQUARES = {board: tuple([sign_on(board, square) for square in range(FINISH[board] + 1)]) for board in BoardName}
"""From the start to the finish: what stands there."""

SLOTS = 20
"""Clues and question marks of a card, and red tokens. [IDX-02, IDX-03]"""
POINTS = 20
"""Of a card, shared by whoever finds it and the reader. [IDX-14]"""
FREE_PRIZE = 10
"""Of a free answer that is right, whatever the number of clues. [IDX-11]"""
FEWEST_FOR_TOKENS = 3
"""Players; two have no purple tokens. [IDX-13]"""
NO_LIMIT = "none"
LIMITS: tuple[int | str, ...] = (30, 60, 120, NO_LIMIT)
"""Seconds to give an answer in. [IDX-21]"""

LONGEST_ANSWER, LONGEST_QUESTION, LONGEST_REPLY = 60, 140, 140

Number = Annotated[int, Meta(ge=1, le=SLOTS)]


class Face(StrEnum):
    """Of the die: three blank ones and three question marks. [IDX-03]"""

    BLANK = "blank"
    MARK = "mark"


FACES = (Face.BLANK, Face.BLANK, Face.BLANK, Face.MARK, Face.MARK, Face.MARK)


class Truth(StrEnum):
    """What can be said to a question of yes or no. A card knows the first three. [IDX-19]"""

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"
    UNSURE = "unsure"


class Pick(Value, frozen=True, tag="pick"):
    """Say a number: its red token is placed, and its clue is read. [IDX-06]"""

    number: Number


class Speak(Value, frozen=True, tag="speak"):
    """« Je réponds »: from here on nobody interrupts. [IDX-10, IDX-21]"""


class Call(Value, frozen=True, tag="call"):
    """« Réponse ! »: spend the purple token on a free answer. [IDX-10]"""


class Say(Value, frozen=True, tag="say"):
    """Give the answer."""

    words: Text


class Pass(Value, frozen=True, tag="pass"):
    """Give none. [IDX-07, IDX-21]"""


class Roll(Value, frozen=True, tag="roll"):
    """Throw the die. [IDX-08]"""


class AskFreely(Value, frozen=True, tag="ask_freely"):
    """Any question, in one's own words. [IDX-08]"""

    words: Text


class Reply(Value, frozen=True, tag="reply"):
    """The reader's, in free words, which do not say the name. [IDX-19]"""

    words: Text


class Nod(Value, frozen=True, tag="nod"):
    """The reader's, in a word."""

    truth: Truth


class Accept(Value, frozen=True, tag="accept"):
    """The reader's, of an answer that is not exactly the name. [IDX-09]"""


class Refuse(Value, frozen=True, tag="refuse"):
    pass


class Ending(StrEnum):
    FINISH = "finish"


class Why(StrEnum):
    """The closed set of refusals."""

    NOT_YOUR_TURN = "not_your_turn"
    NOT_NOW = "not_now"
    OUT_OF_RANGE = "out_of_range"
    TAKEN = "taken"
    NO_TOKEN = "no_token"  # noqa: S105 - no password: a purple token
    READER_CANNOT = "reader_cannot"
    SOMEBODY_ANSWERS = "somebody_answers"
    EMPTY = "empty"
    TOO_LONG = "too_long"
    HOLDS_THE_NAME = "holds_the_name"
    OFF_THE_MENU = "off_the_menu"
