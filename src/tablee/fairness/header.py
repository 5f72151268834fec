"""The header: all that is fixed and known to everybody when a game starts. Its hash is the first head of the chain."""

from hashlib import sha256
from typing import Annotated

from msgspec import Meta

from tablee.kernel.cards.pack import CardNumber, PackTerms
from tablee.kernel.codec import canonical
from tablee.kernel.game import AnyGame
from tablee.kernel.offers import Scalar
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Hash, Value

WITHOUT_CARDS, WITH_CARDS = "tablee/record/v1", "tablee/record/v2"
"""The second format adds what only games with cards or hunches have; a game without is written in the first, so that a
seed gives the same chance as ever: the format is hashed into it."""


def format_of(game: AnyGame) -> str:
    """There is one way to write a record."""
    return WITHOUT_CARDS if game.cards is None and game.hunch is None else WITH_CARDS


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


class Header(Value, frozen=True, omit_defaults=True):
    """Omits what is as by default, which the first format did not know."""

    format: Annotated[str, Meta(max_length=40)]
    table: Annotated[str, Meta(min_length=1, max_length=200)]
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    rules: Annotated[int, Meta(ge=1, lt=2**53)]
    pack: PackTerms | None
    options: dict[Annotated[str, Meta(max_length=40)], Scalar]
    """All options of the game, those left at their default included."""
    commitment: Hash
    seats: Annotated[tuple[SeatSeed, ...], Meta(min_length=1, max_length=64)]
    played: tuple[CardNumber, ...] = ()
    """Cards of the pack that were played at the table before, in rising order: they come after the others."""

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def seeded(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, seed in enumerate(self.seats) if isinstance(seed, Revealed))

    @property
    def absent(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, seed in enumerate(self.seats) if isinstance(seed, Absent))


def other_rules(header: Header, game: AnyGame) -> str | None:
    """What is to be said of a game that was played by other rules than those of today."""
    if header.rules == game.rules_version:
        return None
    return f"played by rules {header.rules} of {game.name}; this program has rules {game.rules_version}"


def start(header: Header) -> bytes:
    """Fixed once every seed is shown or given up. All chance depends on it, so no single party chose any of it."""
    return sha256(b"tablee/start/v1" + canonical(header)).digest()
