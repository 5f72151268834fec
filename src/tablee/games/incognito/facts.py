"""What can be perceived in « Incognito »: every fact that a seat can be told. No fact holds a drawing."""

from tablee.games.incognito.vocabulary import Found, PileName
from tablee.kernel.seats import Seat
from tablee.kernel.stroke import Stroke
from tablee.kernel.structs import Value


class Reshuffled(Value, frozen=True, tag="reshuffled"):
    """A pile ran out, and its discards are the new one. [ICG-10]"""

    pile: PileName


class SeatPlace(Value, frozen=True):
    seat: Seat
    place: str


class Dealt(Value, frozen=True, tag="dealt"):
    """A round begins: a place for everyone, seen by all, and a word, told to its player alone. [ICG-02]"""

    round: int
    """From 1."""
    places: tuple[SeatPlace, ...]
    word: str | None
    joke: str | None


class PutDown(Value, frozen=True, tag="put_down"):
    """A slate lies face down: nothing more is known of it. [ICG-03]"""

    seat: Seat


class DrawingTimeUp(Value, frozen=True, tag="drawing_time_up"):
    """The last drawing stands as it is. [ICG-04]"""

    seat: Seat


class NumberedWord(Value, frozen=True):
    number: int
    word: str


class Laid(Value, frozen=True, tag="laid"):
    """Six words lie face up at their numbers, and all slates are shown. [ICG-05]"""

    words: tuple[NumberedWord, ...]


class Blanked(Value, frozen=True, tag="blanked"):
    """The host took a drawing away."""

    seat: Seat


class TakenDown(Value, frozen=True, tag="taken_down"):
    """The host took a drawing away that was shown in an earlier round."""

    seat: Seat
    round: int
    """From 1."""


class Voted(Value, frozen=True, tag="voted"):
    """Is done voting. [ICG-07]"""

    seat: Seat


class VotingTimeUp(Value, frozen=True, tag="voting_time_up"):
    """What the last one has not laid is drawn from their unused cards. [ICG-07]"""

    seat: Seat
    missing: int


class TurnedVote(Value, frozen=True):
    seat: Seat
    number: int
    found: bool


class Revealed(Value, frozen=True, tag="revealed"):
    """The votes before one slate are turned up, and its word is named. [ICG-08]"""

    seat: Seat
    place: str
    number: int
    word: str
    joke: str
    votes: tuple[TurnedVote, ...]
    found: Found
    finders: tuple[Seat, ...]
    points: int
    """The artist's."""
    loop: Stroke | None
    """Around what was hidden, where the artist said so or it is known."""


class SeatPoints(Value, frozen=True):
    seat: Seat
    points: int
    total: int


class Scored(Value, frozen=True, tag="scored"):
    """What the round brought, and what all have now; the most first."""

    points: tuple[SeatPoints, ...]


class Won(Value, frozen=True, tag="won"):
    """The most points after three rounds; several if as many. [ICG-11]"""

    seats: tuple[Seat, ...]


Fact = (
    Reshuffled
    | Dealt
    | PutDown
    | DrawingTimeUp
    | Laid
    | Blanked
    | TakenDown
    | Voted
    | VotingTimeUp
    | Revealed
    | Scored
    | Won
)
