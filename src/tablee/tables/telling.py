"""What the viewers of a game were told. Facts are kept for good, and the steps that led to them for a while.

A fact is made when somebody reads it, as most bots never do, and but once if it is the same for all. But steps hold
states, which are large: when there are some, all viewers are told of them, and they are forgotten. So no read has much
to catch up with, either.
"""

from collections.abc import Sequence
from typing import Any

from tablee.kernel.codec import encode
from tablee.kernel.game import AnyGame, told_to_all
from tablee.kernel.replay import Step
from tablee.kernel.seats import Viewer, seats

STEPS_KEPT = 64


class Telling:
    def __init__(self, game: AnyGame, players: int) -> None:
        self._game = game
        self._steps: list[Step[Any, Any]] = []
        self._told: dict[Viewer, list[Any]] = {viewer: [] for viewer in (None, *seats(players))}
        self._read = dict.fromkeys(self._told, 0)
        self._public: list[tuple[tuple[Any, ...], bool]] = []
        """Of each step that somebody has read, what a spectator is told, and whether that is what all are told."""
        self._before_last = 0
        """Facts that a spectator was told before the last move."""

    def begin_move(self) -> None:
        self._before_last = len(self.to(None))

    @property
    def last(self) -> Sequence[Any]:
        """What a spectator was told of the last move."""
        return self.to(None)[self._before_last :]

    def add(self, step: Step[Any, Any]) -> None:
        self._steps.append(step)
        if len(self._steps) >= STEPS_KEPT:
            self.catch_up()

    def catch_up(self) -> None:
        for viewer in self._told:
            self.to(viewer)
        self._steps.clear()
        self._public.clear()
        self._read = dict.fromkeys(self._told, 0)

    def to(self, viewer: Viewer) -> Sequence[Any]:
        """Every fact since the start. It grows."""
        told, read = self._told[viewer], self._read[viewer]
        if read < len(self._steps):
            self._public += [self._in_public(step) for step in self._steps[len(self._public) :]]
            for step, (public, for_all) in zip(self._steps[read:], self._public[read:], strict=True):
                told.extend(public if for_all or viewer is None else self._game.tell(*step, viewer))
            self._read[viewer] = len(self._steps)
        return told

    def _in_public(self, step: Step[Any, Any]) -> tuple[tuple[Any, ...], bool]:
        public = self._game.tell(*step, None)
        return public, told_to_all(self._game, public)


PART = 128 * 1024
"""Bytes of facts that are sent in one message: more than games of people have."""


def part_before(told: Sequence[Any], end: int) -> int:
    """Where those begin that are sent together, up to this one: as many as have room, and one at least."""
    first, room = end, PART
    while first and (room := room - len(encode(told[first - 1])) - 1) >= 0:
        first -= 1
    return min(first, max(0, end - 1))
