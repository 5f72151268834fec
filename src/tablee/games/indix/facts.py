"""What can be perceived in « Indix »: every fact that a seat can be told."""

from tablee.games.indix.menu import Trait
from tablee.games.indix.vocabulary import Category, Face, Number, Truth
from tablee.kernel.entries import Verdict
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value
from tablee.kernel.text import Text


class Begins(Value, frozen=True, tag="begins"):
    """The first reader: by lot, or as the host said. [IDX-04]"""

    seat: Seat


class CardDrawn(Value, frozen=True, tag="card_drawn"):
    """The reader says what is looked for; the name is for the reader alone. [IDX-04]"""

    seat: Seat
    category: Category
    name: str | None


class NumberPicked(Value, frozen=True, tag="number_picked"):
    """A red token is placed. [IDX-06]"""

    seat: Seat
    number: Number


class ClueRead(Value, frozen=True, tag="clue_read"):
    number: Number
    text: str


class MarkRead(Value, frozen=True, tag="mark_read"):
    """A question mark instead of a clue. [IDX-08]"""

    number: Number


class DieRolled(Value, frozen=True, tag="die_rolled"):
    seat: Seat
    face: Face


class Asked(Value, frozen=True, tag="asked"):
    """A question of the menu. [IDX-19]"""

    seat: Seat
    trait: Trait


class AskedFreely(Value, frozen=True, tag="asked_freely"):
    seat: Seat
    words: Text


class Nodded(Value, frozen=True, tag="nodded"):
    """The reader's reply, in a word."""

    seat: Seat
    truth: Truth


class Replied(Value, frozen=True, tag="replied"):
    seat: Seat
    words: Text


class Passed(Value, frozen=True, tag="passed"):
    """Gives no answer. [IDX-07]"""

    seat: Seat


class Spoke(Value, frozen=True, tag="spoke"):
    """« Je réponds » [IDX-21]"""

    seat: Seat


class Called(Value, frozen=True, tag="called"):
    """« Réponse ! »: a purple token falls. [IDX-10]"""

    seat: Seat


class Answered(Value, frozen=True, tag="answered"):
    """Said aloud, for all to hear. [IDX-19]"""

    seat: Seat
    words: Text


class AnsweredNothing(Value, frozen=True, tag="answered_nothing"):
    """After having said that they answer: it counts as wrong. [IDX-21]"""

    seat: Seat
    late: bool
    """Because time was up."""


class Weighed(Value, frozen=True, tag="weighed"):
    """Not exactly the name: the reader decides, and gets what the measure says. [IDX-09]"""

    seat: Seat
    verdict: Verdict | None


class Judged(Value, frozen=True, tag="judged"):
    seat: Seat
    """Whose answer it is."""
    right: bool


class Found(Value, frozen=True, tag="found"):
    """After so many clues; `called` if by a free answer. [IDX-07, IDX-11]"""

    seat: Seat
    name: str
    clues: int
    called: bool


class Unfound(Value, frozen=True, tag="unfound"):
    """All tokens are placed. [IDX-15, IDX-20]"""

    name: str


class Disputed(Value, frozen=True, tag="disputed"):
    """The reader decided against the measure. [IDX-09]"""

    seat: Seat
    reader: Seat
    words: Text
    verdict: Verdict
    accepted: bool


class Walked(Value, frozen=True, tag="walked"):
    """A pawn moved. [IDX-14]"""

    seat: Seat
    steps: int
    path: tuple[int, ...]
    """Every square that it stepped on, the last one where it rests."""


class TokenBack(Value, frozen=True, tag="token_back"):
    """Landed on a sun. [IDX-12]"""

    seat: Seat


class Won(Value, frozen=True, tag="won"):
    """Farthest beyond the finish; several if equally far. [IDX-18]"""

    seats: tuple[Seat, ...]


Fact = (
    Begins
    | CardDrawn
    | NumberPicked
    | ClueRead
    | MarkRead
    | DieRolled
    | Asked
    | AskedFreely
    | Nodded
    | Replied
    | Passed
    | Spoke
    | Called
    | Answered
    | AnsweredNothing
    | Weighed
    | Judged
    | Found
    | Unfound
    | Disputed
    | Walked
    | TokenBack
    | Won
)
