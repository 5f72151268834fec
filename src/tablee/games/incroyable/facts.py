"""What can be perceived in « Incroyable ! »: every fact that a seat can be told."""

from tablee.games.incroyable.vocabulary import Kind, Number, Sign, Symbol
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


class Begins(Value, frozen=True, tag="begins"):
    """The first questioner: by lot, or as the host said. [INC-05]"""

    seat: Seat


class Asked(Value, frozen=True, tag="asked"):
    """A normal turn begins: its question is read out. [INC-05]"""

    seat: Seat
    symbol: Symbol
    text: str
    kind: Kind
    unit: str


class RiskBegan(Value, frozen=True, tag="risk_began"):
    """The questioner's pawn stands on a spiral. [INC-15]"""

    seat: Seat


class RiskAsked(Value, frozen=True, tag="risk_asked"):
    """The next question of a risk turn; `answer` is for the questioner alone."""

    seat: Seat
    stake: int
    symbol: Symbol
    text: str
    kind: Kind
    unit: str
    answer: int | None


class Ready(Value, frozen=True, tag="ready"):
    """Has handed in an estimate, or a + or -: nothing more is known of it. [INC-23]"""

    seat: Seat


class ShownEstimate(Value, frozen=True):
    seat: Seat
    number: Number


class Shown(Value, frozen=True, tag="shown"):
    """All estimates, turned over together; from high to low, and equal ones in the order of seats. [INC-06]"""

    estimates: tuple[ShownEstimate, ...]


class Shifted(Value, frozen=True, tag="shifted"):
    """Gave way to an equal estimate. [INC-07]"""

    seat: Seat
    number: Number


class Passed(Value, frozen=True, tag="passed"):
    seat: Seat


class Raised(Value, frozen=True, tag="raised"):
    seat: Seat
    number: Number


class Challenged(Value, frozen=True, tag="challenged"):
    """« Incroyable ! »"""

    seat: Seat
    target: Seat
    number: Number


class AnswerRead(Value, frozen=True, tag="answer_read"):
    """The answer and its little story, if it has one."""

    kind: Kind
    unit: str | None
    answer: Number
    comment: str | None


class Judged(Value, frozen=True, tag="judged"):
    """Whether the estimate that this seat has challenged was too high. [INC-11]"""

    seat: Seat
    number: Number
    success: bool


class SeatPoints(Value, frozen=True, array_like=True):
    """As an array: the message of a scoring is the longest one, and has a bound."""

    seat: Seat
    points: int


class Scored(Value, frozen=True, tag="scored"):
    """Points, each a square, for those who got any; the most first. [INC-12, INC-13]"""

    points: tuple[SeatPoints, ...]


class Walked(Value, frozen=True, tag="walked"):
    """A pawn moved by so many steps; a bonus carried it on, a danger sent it back. [INC-14, INC-19, INC-21]"""

    seat: Seat
    steps: int
    bonus: int
    back: int
    path: tuple[int, ...]
    """Every square that it stepped on, the last one where it rests."""


class Named(Value, frozen=True, tag="named"):
    """« Plus ou moins ? » [INC-16]"""

    seat: Seat
    number: Number
    stake: int


class ShownSign(Value, frozen=True):
    seat: Seat
    sign: Sign


class SignsShown(Value, frozen=True, tag="signs_shown"):
    """What those still in chose, shown together. [INC-16]"""

    signs: tuple[ShownSign, ...]
    number: Number


class Fell(Value, frozen=True, tag="fell"):
    """Wrong, and so out of the risk turn. [INC-17]"""

    seats: tuple[Seat, ...]


class RiskEnded(Value, frozen=True, tag="risk_ended"):
    """All others are out, five questions were asked, or the race is over. [INC-18, INC-22]"""

    seat: Seat
    standing: tuple[Seat, ...]
    """Who did not fall."""
    over: bool


class Won(Value, frozen=True, tag="won"):
    """Farthest beyond the finish; several if equally far. [INC-22]"""

    seats: tuple[Seat, ...]


Fact = (
    Begins
    | Asked
    | RiskBegan
    | RiskAsked
    | Ready
    | Shown
    | Shifted
    | Passed
    | Raised
    | Challenged
    | AnswerRead
    | Judged
    | Scored
    | Walked
    | Named
    | SignsShown
    | Fell
    | RiskEnded
    | Won
)
