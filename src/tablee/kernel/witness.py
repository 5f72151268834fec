"""The witness: what a game's tests know of it from the rulebook, written without a look at its `view`.

The laws about secrets compare the game with this second statement. It lives in `tests/games/<game>/witness.py`, so that
a slip in the rules and the same slip in the witness would have to be made twice.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from tablee.kernel.chance import Rng, shuffled
from tablee.kernel.entries import Entry
from tablee.kernel.game import Action, Fact, State
from tablee.kernel.seats import Viewer

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Witness(Generic[State, Action, Fact]):
    twin: Callable[[State, Viewer, Rng], State]
    """The same state, every secret that this viewer may not know drawn again, all that it was told still true."""
    otherwise: Callable[[State, Entry[Action], Viewer, Rng], Entry[Action]]
    """What might have happened instead, as far as this viewer may know: another secret estimate, another order of the
    cards that it does not get. The entry itself where nothing of it is hidden."""
    discloses: Callable[[State, Entry[Action], State, Viewer], object]
    """What the rulebook makes known to this viewer by this entry: compared with ==, and two that differ end a pair."""
    possible: Callable[[State, Sequence[Fact], Viewer], bool]
    """Whether this world could have told the viewer all these facts."""
    conserved: Callable[[State], bool]
    """Whether every card, tile and token of the box is there, once."""


def reordered(things: Sequence[T], rng: Rng, known: Collection[int] = ()) -> tuple[T, ...]:
    """What lies at the places that are known stays there; all the rest lies in any order. For those who write one."""
    others = iter(shuffled([thing for place, thing in enumerate(things) if place not in known], rng))
    return tuple([thing if place in known else next(others) for place, thing in enumerate(things)])
