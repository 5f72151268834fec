"""The stages of a table: people gather, the chance of a game is sealed, they play, it is over; the table is closed."""

from dataclasses import dataclass, field

from tablee.kernel.cards.pack import Pack
from tablee.kernel.ending.honours import Honours
from tablee.kernel.game import Result
from tablee.kernel.offers import Scalar
from tablee.kernel.structs import Hash
from tablee.tables.entries import PersonId, Timestamp
from tablee.tables.table_game import TableGame


@dataclass(frozen=True)
class Gathering:
    """Before a game: chairs, options and bots can be changed."""


@dataclass
class Sealing:
    """The start handshake: the table has committed to its chance, then players to their seeds, then they show them."""

    game_id: str
    secret: bytes  # SECRET until the game is over
    commitment: Hash
    asked: tuple[PersonId, ...]
    there: tuple[PersonId, ...]
    until: Timestamp
    options: dict[str, Scalar]
    """As the rules get them: what names a chair names the seat that it has become."""
    rules: int
    """Which rules of the game: those of the program that sealed it."""
    pack: Pack | None = None
    """The cards of this game, and which of them were played before."""
    showing: bool = False
    commitments: dict[PersonId, Hash] = field(default_factory=dict)
    seeds: dict[PersonId, Hash] = field(default_factory=dict)  # SECRET until the game has started with all of them


@dataclass(frozen=True)
class Playing:
    current: TableGame


@dataclass(frozen=True)
class GameOver:
    current: TableGame
    result: Result | None
    """None when it was given up or cut short."""
    cut_short: bool = False
    """It met a bound, and the table ended it."""
    honours: Honours | None = None
    """None where there is no result, and of a game that knows none."""


@dataclass(frozen=True)
class TableClosed:
    pass


Stage = Gathering | Sealing | Playing | GameOver | TableClosed
