"""What people at a table ask for. The wire decodes into these; `decide` answers them.

Each carries an `id` made by the device that asks, which comes back with the answer, and the person who asks. A table
believes `person`: whether a connection may speak for them is for the server to know.
"""

from typing import Annotated, Literal

from msgspec import Meta, Raw

from tablee.fairness.commitment import Hash
from tablee.kernel.game import Level
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value
from tablee.tables.entries import Chair, Pace

RequestId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_\-]*\Z")]
"""Made by the device, never twice: at least 16 random characters."""
Person = Annotated[int, Meta(ge=0, lt=10_000)]
ShortName = Annotated[str, Meta(max_length=40)]
Given = Annotated[int, Meta(ge=-(2**31), lt=2**31)] | Annotated[str, Meta(max_length=100)]
"""What an option is set to."""


class PersonRequest(Value, frozen=True):
    id: RequestId
    person: Person


class Sit(Value, frozen=True, tag="sit"):
    """A newcomer takes a chair, any free one where none is named. A device that lays a table sits down as its host."""

    id: RequestId
    name: Annotated[str, Meta(max_length=200)]
    chair: Chair | None = None
    person: Person | None = None
    """The host of this device, to sit down themselves; null for somebody new."""


class Rename(PersonRequest, frozen=True, tag="rename"):
    name: Annotated[str, Meta(max_length=200)]


class Leave(PersonRequest, frozen=True, tag="leave"):
    """For good."""


class Ready(PersonRequest, frozen=True, tag="ready"):
    ready: bool = True


class SeatBot(PersonRequest, frozen=True, tag="seat_bot"):
    """The host's; on a chair that has a bot it changes the level."""

    chair: Chair
    level: Annotated[Level, Meta(max_length=40)]


class Free(PersonRequest, frozen=True, tag="free"):
    """The host's: whoever sits there leaves."""

    chair: Chair


class Swap(PersonRequest, frozen=True, tag="swap"):
    """The host's: two chairs change places."""

    chair: Chair
    other: Chair


class ChooseGame(PersonRequest, frozen=True, tag="choose_game"):
    game: ShortName


class SetOption(PersonRequest, frozen=True, tag="set_option"):
    name: ShortName
    value: Given


class SetLimit(PersonRequest, frozen=True, tag="set_limit"):
    """Seconds for each decision; null for no limit."""

    seconds: Annotated[int, Meta(ge=5, le=3600)] | None


class SetPace(PersonRequest, frozen=True, tag="set_pace"):
    pace: Pace


class SetTalk(PersonRequest, frozen=True, tag="set_talk"):
    on: bool


class HandOver(PersonRequest, frozen=True, tag="hand_over"):
    to: Person


class Start(PersonRequest, frozen=True, tag="start"):
    pass


class CommitSeed(PersonRequest, frozen=True, tag="commit_seed"):
    commitment: Hash


class ShowSeed(PersonRequest, frozen=True, tag="show_seed"):
    seed: Hash


class Act(PersonRequest, frozen=True, tag="act"):
    decision: Annotated[int, Meta(ge=0, lt=2**53)]
    """The number that came with the offers that this answers."""
    action: Raw


class Hurry(PersonRequest, frozen=True, tag="hurry"):
    """Bots need not take their time now."""


class StandIn(PersonRequest, frozen=True, tag="stand_in"):
    """Let a bot play for somebody who is away: the host's word does it, or most of the others'."""

    seat: Annotated[Seat, Meta(ge=0, lt=64)]


class ComeBack(PersonRequest, frozen=True, tag="come_back"):
    pass


class Pause(PersonRequest, frozen=True, tag="pause"):
    pass


class Resume(PersonRequest, frozen=True, tag="resume"):
    pass


class GiveUp(PersonRequest, frozen=True, tag="give_up"):
    """The host's: the game ends here, without a result."""


class Rematch(PersonRequest, frozen=True, tag="rematch"):
    """The same people, a new game, at once."""


class Regather(PersonRequest, frozen=True, tag="regather"):
    """The same people, but something is to be changed first."""


class CloseTable(PersonRequest, frozen=True, tag="close_table"):
    pass


TableRequest = (
    Sit
    | Rename
    | Leave
    | Ready
    | SeatBot
    | Free
    | Swap
    | ChooseGame
    | SetOption
    | SetLimit
    | SetPace
    | SetTalk
    | HandOver
    | Start
    | CommitSeed
    | ShowSeed
    | Act
    | Hurry
    | StandIn
    | ComeBack
    | Pause
    | Resume
    | GiveUp
    | Rematch
    | Regather
    | CloseTable
)

Reaction = Literal["clap", "laugh", "wow", "think", "sad", "heart"]
