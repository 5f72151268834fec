"""What one viewer has of a game, and what changed between two looks: for every game alike.

All that leaves the server about a game goes through here. A perspective is made of a viewer's own view and offers,
and of what is public (who is awaited); so nothing that is sent can depend on what the viewer may not know.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from tablee.kernel.offers import Offers
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.structs import Value
from tablee.tables.patches.change import Change
from tablee.tables.patches.difference import difference
from tablee.tables.table_game import TableGame


class Perspective(Struct, frozen=True):
    view: Any
    offers: Offers
    awaited: tuple[Seat, ...]
    may: tuple[Seat, ...]


class Snapshot(Value, frozen=True, tag="snapshot"):
    """Everything that this seat may know now, and what it was told since the start of the game, or the last of it."""

    seat: Viewer
    """Null for a spectator and the shared screen."""
    epoch: str
    """Numbers count from 0 in each epoch; another one means that the server started anew, or a new game."""
    number: int
    view: Any
    offers: Offers
    awaited: tuple[Seat, ...]
    """Seats that the game waits for."""
    may: tuple[Seat, ...]
    """Seats that may speak though nobody waits for them."""
    told: Sequence[Any]
    earlier: int = 0
    """Facts that were told before these, in a game that is very long: `recall` brings them."""


class Patch(Value, frozen=True, tag="patch", omit_defaults=True):
    """What changed since the message with the number before."""

    seat: Viewer
    number: int
    view: Change | UnsetType = UNSET
    offers: Offers | UnsetType = UNSET
    awaited: tuple[Seat, ...] | UnsetType = UNSET
    may: tuple[Seat, ...] | UnsetType = UNSET
    told: Sequence[Any] = ()


def perspective_of(current: TableGame, viewer: Viewer) -> Perspective:
    seen = current.seen(viewer)
    return Perspective(seen.view, seen.offers, current.awaited, current.may)


def patch_between(
    viewer: Viewer, number: int, before: Perspective, after: Perspective, told: Sequence[Any]
) -> Patch | None:
    """None when nothing changed for this viewer: then it gets no message, which would count hidden moves."""
    view = difference(before.view, after.view) or UNSET
    offers = UNSET if after.offers == before.offers else after.offers
    awaited = UNSET if after.awaited == before.awaited else after.awaited
    may = UNSET if after.may == before.may else after.may
    if view is offers is awaited is may is UNSET and not told:
        return None
    return Patch(viewer, number, view, offers, awaited, may, tuple(told))
