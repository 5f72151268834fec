"""What one viewer has of a game, and what changed between two looks: for every game alike.

All that leaves the server about a game goes through here. A perspective is made of a viewer's own view and offers,
and of what is public (who is awaited); so nothing that is sent can depend on what the viewer may not know.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import astuple

from tablee.kernel.offers import Offers
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.structs import Value
from tablee.tables.table_game import TableGame


class Perspective(Struct, frozen=True):
    view: Any
    offers: Offers
    awaited: tuple[Seat, ...]
    may: tuple[Seat, ...]


class Snapshot(Value, frozen=True, tag="snapshot"):
    """Everything that this seat may know now, and all that it was told since the start of the game."""

    seat: Viewer
    """Null for a spectator and the shared screen."""
    epoch: str
    """Numbers count from 0 in each epoch; another one means that the server started anew, or a new game."""
    number: int
    view: Any
    offers: Offers
    awaited: tuple[Seat, ...]
    may: tuple[Seat, ...]
    told: Sequence[Any]


class Patch(Value, frozen=True, tag="patch", omit_defaults=True):
    """What changed since the message with the number before."""

    seat: Viewer
    number: int
    view: Any = UNSET
    """Whole, when it is of another kind than the one before."""
    changed: dict[str, Any] | UnsetType = UNSET
    """Fields of the view, each with its new value."""
    grown: dict[str, Any] | UnsetType = UNSET
    """Fields that are lists, each with what was added at its end."""
    cut: dict[str, int] | UnsetType = UNSET
    """Fields that are lists, each with the length that is left of it."""
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
    view, changed, grown, cut = _view_change(before.view, after.view)
    offers = UNSET if after.offers == before.offers else after.offers
    awaited = UNSET if after.awaited == before.awaited else after.awaited
    may = UNSET if after.may == before.may else after.may
    if all(part is UNSET for part in (view, changed, grown, cut, offers, awaited, may)) and not told:
        return None
    return Patch(viewer, number, view, changed, grown, cut, offers, awaited, may, tuple(told))


def _view_change(before: Any, after: Any) -> tuple[Any, Any, Any, Any]:  # noqa: ANN401 - views of any game
    if before is after:
        return UNSET, UNSET, UNSET, UNSET
    if type(before) is not type(after):
        return after, UNSET, UNSET, UNSET
    changed: dict[str, Any] = {}
    grown: dict[str, Any] = {}
    cut: dict[str, int] = {}
    for name, old, new in zip(after.__struct_fields__, astuple(before), astuple(after), strict=True):
        if old is new or old == new:
            continue
        if type(old) is tuple and type(new) is tuple and old and new and new[: len(old)] == old:
            grown[name] = new[len(old) :]
        elif type(old) is tuple and type(new) is tuple and new and old[: len(new)] == new:
            cut[name] = len(new)
        else:
            changed[name] = new
    return UNSET, changed or UNSET, grown or UNSET, cut or UNSET
