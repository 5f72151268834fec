"""One random game under inspection: what the laws have seen of it so far, and how they say that one is broken."""

from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from tablee.kernel.cards.pack import Pack
from tablee.kernel.cards.parts import Part
from tablee.kernel.chance import Rng
from tablee.kernel.entries import Entry
from tablee.kernel.game import AnyGame
from tablee.kernel.ink.sheets import Sheets
from tablee.kernel.memo import once
from tablee.kernel.offers import Offer
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.structs import Value
from tablee.kernel.twins import Pair
from tablee.kernel.witness import Witness

State = Any
AnyWitness = Witness[Any, Any, Any]


class LawBroken(AssertionError):  # noqa: N818 - it says what happened
    """Which law, and what was seen."""

    def __init__(self, law: int, seen: str) -> None:
        super().__init__(f"law {law} is broken: {seen}")
        self.law = law


@dataclass
class Inspection:
    """One random game under inspection."""

    game: AnyGame
    witness: AnyWitness | None
    players: int
    eyes: Viewer
    rng: Rng
    pack: Pack | None = None
    told: list[Value] = field(default_factory=list)
    entries: list[Entry[Any]] = field(default_factory=list)
    decisions: int = 0
    pairs: list[Pair] = field(default_factory=list)
    twins: int = 0
    """At how many steps twins were compared."""
    offers: dict[str, Offer] = field(default_factory=dict)
    """By action: the last one that anybody was seen to have."""
    wild: list[Value] = field(default_factory=list)
    """Actions that all twins of a step are asked about: whether one is refused."""
    blinded: dict[frozenset[Part], Pack] = field(default_factory=dict)
    """By what is seen of the pack: the pack with no more than that in it."""
    states: list[State] = field(default_factory=list)
    """From the start on."""
    encoded: bytes = b""
    """The state as it was when it was last looked at."""
    sheets: Sheets = field(init=False)
    """Where the ink of it stands among the entries."""

    def __post_init__(self) -> None:
        self.sheets = Sheets(self.game)


@cache
def looked_at_once(game: AnyGame) -> AnyGame:
    """The same game, whose views, offers and facts are worked out once: many laws ask for the same ones."""
    return replace(game, view=once(game.view), offers=once(game.offers), tell=once(game.tell))


def any_viewer(players: int, rng: Rng) -> Viewer:
    """A seat or nobody's, each as likely."""
    drawn = int(rng.random() * (players + 1))
    return None if drawn == players else Seat(drawn)


def who(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
