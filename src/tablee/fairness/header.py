"""The header: all that is fixed and known to everybody when a game starts. Its hash is the first head of the chain."""

from hashlib import sha256
from typing import Annotated

from msgspec import Meta

from tablee.fairness.commitment import Hash
from tablee.kernel.codec import canonical
from tablee.kernel.offers import Scalar
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value

FORMAT = "tablee/record/v1"


class Revealed(Value, frozen=True, tag="revealed"):
    """A player who committed to a seed before anybody's was known, and then showed it."""

    commitment: Hash
    seed: Hash


class Absent(Value, frozen=True, tag="absent"):
    """A player who was asked for a seed and showed none in time; the commitment is null when there was none either."""

    commitment: Hash | None


class Seedless(Value, frozen=True, tag="seedless"):
    """Nobody was asked: a bot, a person alone with bots, or a simulation."""


SeatSeed = Revealed | Absent | Seedless


class Header(Value, frozen=True):
    format: Annotated[str, Meta(max_length=40)]
    table: Annotated[str, Meta(min_length=1, max_length=200)]
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    rules: Annotated[int, Meta(ge=1, lt=2**53)]
    pack: Hash | None
    options: dict[Annotated[str, Meta(max_length=40)], Scalar]
    """All options of the game, those left at their default included."""
    commitment: Hash
    seats: Annotated[tuple[SeatSeed, ...], Meta(min_length=1, max_length=64)]

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def seeded(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, seed in enumerate(self.seats) if isinstance(seed, Revealed))

    @property
    def absent(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, seed in enumerate(self.seats) if isinstance(seed, Absent))


def start(header: Header) -> bytes:
    """Fixed once every seed is shown or given up. All chance depends on it, so no single party chose any of it."""
    return sha256(b"tablee/start/v1" + canonical(header)).digest()
