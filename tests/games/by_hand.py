"""What tests do with a table of any game that is set out by hand: move, let chance speak, look, and be refused."""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any, TypeVar

import pytest

from tablee.kernel import codec
from tablee.kernel.chance import ChanceAnswer, Shuffled
from tablee.kernel.entries import Acted, Answered, Elapsed
from tablee.kernel.game import AnyGame
from tablee.kernel.refusals import Refused
from tablee.kernel.replay import Step
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.structs import members

T = TypeVar("T")
Move = tuple[Seat, Any]
SPECTATOR = None


class ByHand:
    """One game's. A test knows which phase a table is in, so tables have no type here."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def played(self, table: Any, *moves: Move) -> Any:
        """The table after these moves."""
        for seat, action in moves:
            table = self.game.apply(table, seat, action)
        return table

    def answered(self, table: Any, answer: ChanceAnswer) -> Any:
        return self.game.answer(table, answer)

    def elapsed(self, table: Any) -> Any:
        """The timer runs out."""
        assert self.game.elapse is not None
        waiting: Any = self.game.pending(table)
        return self.game.elapse(table, waiting.timer)

    def seen(self, table: Any, me: Viewer) -> Any:
        """What `me` may know of this table."""
        return self.game.view(table, me)

    def told(self, table: Any, what: Move | ChanceAnswer | Elapsed, me: Viewer = SPECTATOR) -> tuple[Any, ...]:
        """The facts that `me` perceives when this happens at that table."""
        if isinstance(what, tuple):
            return self.game.tell(table, Acted(*what), self.played(table, what), me)
        if isinstance(what, Elapsed):
            return self.game.tell(table, what, self.elapsed(table), me)
        return self.game.tell(table, Answered(what), self.answered(table, what), me)

    def refused(self, table: Any, seat: Seat, action: Any) -> StrEnum:
        """Why the rules say no; that it changes nothing is seen to here, for every refusal of every test."""
        before = codec.encode(table)
        with pytest.raises(Refused) as refusal:
            self.game.apply(table, seat, action)
        assert codec.encode(table) == before
        return self.game.whys(refusal.value.why)

    def offered_kinds(self, table: Any, seat: Viewer) -> set[str]:
        """What a seat may do, by name."""
        return {offer.action for offer in self.game.offers(self.seen(table, seat)).choices}

    def recalled(self, steps: Iterable[Step[Any, Any]], viewer: Viewer) -> list[Any]:
        """All that this viewer was told in the course of these steps."""
        return [fact for step in steps for fact in self.game.tell(*step, viewer)]

    def samples(self, games: Iterable[Iterable[Step[Any, Any]]]) -> dict[type, list[Any]]:
        """States of every phase, the first and the last of each from each game."""
        phases = members(self.game.states)
        found: dict[type, list[Any]] = {phase: [] for phase in phases}
        for game in games:
            met: dict[type, list[Any]] = {phase: [] for phase in phases}
            for before, _, after in game:
                met[type(before)].append(before)
                met[type(after)].append(after)
            for phase, states in met.items():
                found[phase] += [*states[:1], *states[1:][-1:]]
        return found

    def decision(self, table: Any, seat: Viewer) -> int:
        return self.game.offers(self.seen(table, seat)).decision


def stacked(box: Sequence[T], *top: Sequence[T]) -> Shuffled:
    """A shuffle that brings these to the top, in this order."""
    places = list(range(len(box)))
    order = []
    for thing in (thing for things in top for thing in things):
        order.append(next(place for place in places if box[place] == thing))
        places.remove(order[-1])
    return Shuffled((*order, *places))


def same(some: Sequence[object], others: Sequence[object]) -> bool:
    """The same cards or tiles, in whatever order."""
    return Counter(some) == Counter(others)
