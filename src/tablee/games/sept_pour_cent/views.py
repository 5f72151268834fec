"""What a seat may know, phase by phase; `me` is None for a spectator and for the shared screen.

A view is built field by field. A field that is added to a phase stays hidden until it is named here.
"""

from collections.abc import Callable
from typing import Any

from tablee.games.sept_pour_cent import phases
from tablee.games.sept_pour_cent.facts import Announced, Opined
from tablee.games.sept_pour_cent.phases import StartRoll, State, Tabletop
from tablee.games.sept_pour_cent.vocabulary import Dice, Die, Ending, Hand
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.structs import Value


class Boxed(Value, frozen=True, tag="boxed"):
    me: Viewer
    players: int


class Unboxed(Value, frozen=True, tag="unboxed"):
    me: Viewer
    tabletop: Tabletop
    rewards_left: int


class StartRolls(Value, frozen=True, tag="start_rolls"):
    me: Viewer
    tabletop: Tabletop
    rewards_left: int
    own: Hand
    to_roll: tuple[Seat, ...]
    rolled: tuple[StartRoll, ...]


class Announcing(Value, frozen=True, tag="announcing"):
    me: Viewer
    tabletop: Tabletop
    rewards_left: int
    own: Hand
    ladder: tuple[Announced, ...]
    to_act: Seat
    decision: int


class Contesting(Value, frozen=True, tag="contesting"):
    me: Viewer
    tabletop: Tabletop
    rewards_left: int
    own: Hand
    ladder: tuple[Announced, ...]
    contester: Seat
    opinions: tuple[Opined, ...]
    to_ask: tuple[Seat, ...]
    decision: int


class Dealing(Value, frozen=True, tag="dealing"):
    me: Viewer
    tabletop: Tabletop
    rewards_left: int
    first: Seat
    decision: int


class Rewarding(Value, frozen=True, tag="rewarding"):
    me: Viewer
    tabletop: Tabletop
    rewards_left: int
    winner: Seat
    left: int
    lone_hit: Dice | None
    decision: int


class Rolling(Value, frozen=True, tag="rolling"):
    me: Viewer
    tabletop: Tabletop
    rewards_left: int
    winner: Seat
    left: int
    decision: int


class Relancing(Value, frozen=True, tag="relancing"):
    me: Viewer
    tabletop: Tabletop
    rewards_left: int
    winner: Seat
    left: int
    kept: Die
    decision: int


class Discarding(Value, frozen=True, tag="discarding"):
    me: Viewer
    tabletop: Tabletop
    rewards_left: int
    winner: Seat
    left: int
    decision: int


class Reshuffling(Value, frozen=True, tag="reshuffling"):
    me: Viewer
    tabletop: Tabletop
    rewards_left: int
    first: Seat
    decision: int


class Won(Value, frozen=True, tag="won"):
    me: Viewer
    tabletop: Tabletop
    rewards_left: int
    winner: Seat
    how: Ending
    dice: Dice


View = (
    Announcing
    | Contesting
    | Rewarding
    | Rolling
    | Reshuffling
    | Dealing
    | Relancing
    | Discarding
    | StartRolls
    | Unboxed
    | Boxed
    | Won
)


def view(state: State, me: Viewer) -> View:
    return BUILDERS[type(state)](state, me)


def announcing(state: phases.Announcing, me: Viewer) -> Announcing:
    return Announcing(
        me,
        state.tabletop,
        len(state.rewards),
        state.hands[me] if me is not None and me >= 0 else (),
        state.ladder,
        state.to_act,
        state.decision,
    )


def contesting(state: phases.Contesting, me: Viewer) -> Contesting:
    return Contesting(
        me,
        state.tabletop,
        len(state.rewards),
        state.hands[me] if me is not None and me >= 0 else (),
        state.ladder,
        state.contester,
        state.opinions,
        state.to_ask,
        state.decision,
    )


def rewarding(state: phases.Rewarding, me: Viewer) -> Rewarding:
    return Rewarding(me, state.tabletop, len(state.rewards), state.winner, state.left, state.lone_hit, state.decision)


def rolling(state: phases.Rolling, me: Viewer) -> Rolling:
    return Rolling(me, state.tabletop, len(state.rewards), state.winner, state.left, state.decision)


def relancing(state: phases.Relancing, me: Viewer) -> Relancing:
    return Relancing(me, state.tabletop, len(state.rewards), state.winner, state.left, state.kept, state.decision)


def discarding(state: phases.Discarding, me: Viewer) -> Discarding:
    return Discarding(me, state.tabletop, len(state.rewards), state.winner, state.left, state.decision)


def reshuffling(state: phases.Reshuffling, me: Viewer) -> Reshuffling:
    return Reshuffling(me, state.tabletop, len(state.rewards), state.first, state.decision)


def dealing(state: phases.Dealing, me: Viewer) -> Dealing:
    return Dealing(me, state.tabletop, len(state.rewards), state.first, state.decision)


def start_rolls(state: phases.StartRolls, me: Viewer) -> StartRolls:
    own = state.hands[me] if me is not None and me >= 0 else ()
    return StartRolls(me, state.tabletop, len(state.rewards), own, state.to_roll, state.rolled)


def unboxed(state: phases.Unboxed, me: Viewer) -> Unboxed:
    return Unboxed(me, state.tabletop, len(state.rewards))


def boxed(state: phases.Boxed, me: Viewer) -> Boxed:
    return Boxed(me, state.players)


def won(state: phases.Won, me: Viewer) -> Won:
    return Won(me, state.tabletop, len(state.rewards), state.winner, state.how, state.dice)


BUILDERS: dict[type, Callable[[Any, Viewer], View]] = {
    phases.Announcing: announcing,
    phases.Contesting: contesting,
    phases.Rewarding: rewarding,
    phases.Rolling: rolling,
    phases.Relancing: relancing,
    phases.Discarding: discarding,
    phases.Reshuffling: reshuffling,
    phases.Dealing: dealing,
    phases.StartRolls: start_rolls,
    phases.Unboxed: unboxed,
    phases.Boxed: boxed,
    phases.Won: won,
}
