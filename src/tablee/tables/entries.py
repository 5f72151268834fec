"""The log of a table: all that ever changed it, in the order in which it happened.

Times are milliseconds since 1970. A field marked SECRET leaves the server only as the rules of fairness say.
"""

from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import Meta

from tablee.fairness.commitment import Hash
from tablee.fairness.header import SeatSeed
from tablee.kernel.entries import Entry
from tablee.kernel.game import Level
from tablee.kernel.offers import Scalar
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value

FORMAT = 1
"""Of the log; a log of a newer format is refused."""

PersonId = int
"""Somebody at this table, counted from 0: the one who laid it."""
Timestamp = int
"""Milliseconds since 1970."""
Pace = Literal["slow", "normal", "instant"]
Chair = Annotated[int, Meta(ge=0, lt=64)]
"""A place at the table, from 0. Once the game starts the taken ones close ranks, and a chair is a seat of the game."""

A = TypeVar("A")


class Laid(Value, frozen=True, tag="laid"):
    """The table was made, by a person who has no seat yet and may never take one (a screen)."""

    format: int
    code: str
    game: str
    options: dict[str, Scalar]
    token: Hash
    """Of the host's device."""
    at: Timestamp


class SatDown(Value, frozen=True, tag="sat_down"):
    person: PersonId
    name: str
    token: Hash
    chair: Chair
    device: int
    """People of one device have the same number: it is passed round among them."""
    id: str
    """Of the request: asked again, it is the same person who sits down."""


class Renamed(Value, frozen=True, tag="renamed"):
    person: PersonId
    name: str


class Moved(Value, frozen=True, tag="moved"):
    """To another device: the old token opens nothing from here on."""

    person: PersonId
    token: Hash
    device: int
    by: str = ""
    """The id of a request to sit down that was asked again; empty when the seat was claimed by its code."""


class Left(Value, frozen=True, tag="left"):
    """For good, or sent away by the host. In a game a bot plays on, until somebody else takes the chair."""

    person: PersonId


class BotSat(Value, frozen=True, tag="bot_sat"):
    chair: Chair
    level: Level
    name: str


class BotLeft(Value, frozen=True, tag="bot_left"):
    chair: Chair


class Swapped(Value, frozen=True, tag="swapped"):
    chair: Chair
    other: Chair


class GameChosen(Value, frozen=True, tag="game_chosen"):
    """With its options as they are by default."""

    game: str
    options: dict[str, Scalar]


class OptionSet(Value, frozen=True, tag="option_set"):
    name: str
    value: Scalar


class LimitSet(Value, frozen=True, tag="limit_set"):
    """Seconds for a decision; null: as long as it takes."""

    seconds: int | None


class PaceSet(Value, frozen=True, tag="pace_set"):
    pace: Pace


class TalkSet(Value, frozen=True, tag="talk_set"):
    """Whether there is chat and reactions."""

    on: bool


class Readied(Value, frozen=True, tag="readied"):
    person: PersonId
    ready: bool


class HandedOver(Value, frozen=True, tag="handed_over"):
    """Somebody else is the host."""

    to: PersonId


class Sealed(Value, frozen=True, tag="sealed"):
    """The table has committed to its chance, and asks these people for seeds."""

    game_id: str
    """The table's own name for this game, in its commitment and record."""
    secret: Hash  # SECRET until the game is over
    asked: tuple[PersonId, ...]
    there: tuple[PersonId, ...]
    """Those of them who were here then, and are waited for."""
    until: Timestamp


class SeedCommitted(Value, frozen=True, tag="seed_committed"):
    person: PersonId
    commitment: Hash


class SeedsDue(Value, frozen=True, tag="seeds_due"):
    """Nobody can commit any more: now those who did show their seeds."""

    until: Timestamp


class SeedShown(Value, frozen=True, tag="seed_shown"):
    person: PersonId
    seed: Hash  # SECRET until the game has started with all of them


class Started(Value, frozen=True, tag="started"):
    seats: tuple[SeatSeed, ...]


class Played(Value, Generic[A], frozen=True, tag="played"):
    """One move, with the answers of chance that it leads to and the deadlines that follow from it."""

    entries: tuple[Entry[A], ...]  # SECRET in part: views say what each seat may know of it
    id: str = ""
    """The one that the player's device gave it; empty for bots, chance and timers."""
    limit: Timestamp | None = None
    """When the people who are awaited now run out of time."""
    timer: Timestamp | None = None
    """When the rule's own countdown shows 0."""


class TookOver(Value, frozen=True, tag="took_over"):
    """A bot plays this seat until its person is back."""

    seat: Seat
    level: Level
    why: Literal["late", "away", "left"]


class CameBack(Value, frozen=True, tag="came_back"):
    """A person plays their seat again."""

    seat: Seat
    limit: Timestamp | None = None
    """When they run out of time, where no limit was running; null leaves it as it is."""


class Wished(Value, frozen=True, tag="wished"):
    """A person would have a bot play for this seat; when most agree, it does."""

    person: PersonId
    seat: Seat


class Paused(Value, frozen=True, tag="paused"):
    at: Timestamp


class Resumed(Value, frozen=True, tag="resumed"):
    """Deadlines have moved by as long as the pause was."""

    at: Timestamp


class GivenUp(Value, frozen=True, tag="given_up"):
    """The game ends here, without a result."""


class Rematched(Value, frozen=True, tag="rematched"):
    """The same people gather again."""


class Closed(Value, frozen=True, tag="closed"):
    pass


TableEntry = (
    Laid
    | SatDown
    | Renamed
    | Moved
    | Left
    | BotSat
    | BotLeft
    | Swapped
    | GameChosen
    | OptionSet
    | LimitSet
    | PaceSet
    | TalkSet
    | Readied
    | HandedOver
    | Sealed
    | SeedCommitted
    | SeedsDue
    | SeedShown
    | Started
    | Played[Any]
    | TookOver
    | CameBack
    | Wished
    | Paused
    | Resumed
    | GivenUp
    | Rematched
    | Closed
)
