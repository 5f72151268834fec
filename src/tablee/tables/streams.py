"""A stream: the messages that one viewer gets of one game, numbered by what changed for it and nothing else."""

from collections import deque

from tablee.kernel.seats import Viewer
from tablee.tables.play import Play
from tablee.tables.sights import Sight, Update, Whole, sight, update

KEPT = 64
"""Updates for a device that was gone for a moment; one that missed more gets the whole view."""


class Stream:
    def __init__(self, play: Play, viewer: Viewer, epoch: str) -> None:
        self._play = play
        self._viewer = viewer
        self._epoch = epoch
        self._number = 0
        self._sight: Sight = sight(play, viewer)
        self._heard = len(play.told(viewer))
        self._kept: deque[Update] = deque(maxlen=KEPT)

    def news(self) -> Update | None:
        """What changed since the last message of this stream; however much happened, it is one message."""
        after, told = sight(self._play, self._viewer), self._play.told(self._viewer).since(self._heard)
        message = update(self._viewer, self._number + 1, self._sight, after, told)
        self._sight = after
        self._heard += len(told)
        if message is not None:
            self._number += 1
            self._kept.append(message)
        return message

    def whole(self) -> Whole:
        """As of the last message."""
        seen = self._sight
        told = self._play.told(self._viewer)[: self._heard]
        return Whole(
            self._viewer, self._epoch, self._number, seen.view, seen.offers, seen.awaited, seen.may, tuple(told)
        )

    def since(self, epoch: str, number: int) -> tuple[Update, ...] | None:
        """What a device that has message `number` missed; None when it needs the whole view."""
        missed = self._number - number
        if epoch != self._epoch or not 0 <= missed <= len(self._kept):
            return None
        return tuple(self._kept)[len(self._kept) - missed :]
