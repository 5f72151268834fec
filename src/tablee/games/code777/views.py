"""What a seat may know, phase by phase; `me` is None for a spectator and for the shared screen.

Here it is one's *own* rack that is hidden. A spectator's eyes are those of the screen that all players look at, so it
sees the dummies only. A view is built field by field: what is added to a phase stays hidden until it is named here.
"""

from collections.abc import Callable
from typing import Any

from tablee.games.code777 import phases
from tablee.games.code777.phases import Settings, State, Tabletop
from tablee.games.code777.vocabulary import Rack, RackIndex, Seen
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.structs import Value


class Boxed(Value, frozen=True, tag="boxed"):
    me: Viewer
    players: int
    settings: Settings


class Shuffled(Value, frozen=True, tag="shuffled"):
    me: Viewer
    players: int
    settings: Settings


class Seated(Value, frozen=True, tag="seated"):
    me: Viewer
    players: int
    settings: Settings
    racks: Seen


class Asking(Value, frozen=True, tag="asking"):
    me: Viewer
    tabletop: Tabletop
    racks: Seen
    stock: int
    """How many tiles are left in it."""


class Noting(Value, frozen=True, tag="noting"):
    me: Viewer
    tabletop: Tabletop
    racks: Seen
    stock: int
    noted: tuple[Seat, ...]


class Reshuffling(Value, frozen=True, tag="reshuffling"):
    me: Viewer
    tabletop: Tabletop
    racks: Seen
    stock: int
    to_replace: tuple[RackIndex, ...]


class Won(Value, frozen=True, tag="won"):
    me: Viewer
    tabletop: Tabletop
    racks: Seen
    stock: int
    winner: Seat


View = Asking | Noting | Reshuffling | Seated | Shuffled | Boxed | Won


def view(state: State, me: Viewer) -> View:
    return BUILDERS[type(state)](state, me)


def seen_by(racks: tuple[Rack, ...], me: Viewer, players: int) -> Seen:
    """Every rack but one's own; a spectator has no seat, and so looks with the eyes of all players at once."""
    if me is None:
        return (None,) * players + racks[players:]
    return (*racks[:me], None, *racks[me + 1 :])


def asking(state: phases.Asking, me: Viewer) -> Asking:
    table = state.tabletop
    return Asking(me, table, seen_by(state.racks, me, len(table.points)), len(state.stock))


def noting(state: phases.Noting, me: Viewer) -> Noting:
    table = state.tabletop
    return Noting(me, table, seen_by(state.racks, me, len(table.points)), len(state.stock), state.noted)


def _reshuffling(state: phases.Reshuffling, me: Viewer) -> Reshuffling:
    table = state.tabletop
    return Reshuffling(me, table, seen_by(state.racks, me, len(table.points)), len(state.stock), state.to_replace)


def _boxed(state: phases.Boxed, me: Viewer) -> Boxed:
    return Boxed(me, state.players, state.settings)


def _shuffled(state: phases.Shuffled, me: Viewer) -> Shuffled:
    return Shuffled(me, state.players, state.settings)


def _seated(state: phases.Seated, me: Viewer) -> Seated:
    return Seated(me, state.players, state.settings, seen_by(state.racks, me, state.players))


def _won(state: phases.Won, me: Viewer) -> Won:
    return Won(me, state.tabletop, state.racks, len(state.stock), state.winner)


BUILDERS: dict[type, Callable[[Any, Viewer], View]] = {
    phases.Asking: asking,
    phases.Noting: noting,
    phases.Reshuffling: _reshuffling,
    phases.Seated: _seated,
    phases.Shuffled: _shuffled,
    phases.Boxed: _boxed,
    phases.Won: _won,
}
