"""A feed: the messages that one viewer gets of one game, numbered by what changed for it and nothing else."""

from collections import deque
from collections.abc import Sequence
from typing import Any

from tablee.kernel.seats import Viewer
from tablee.kernel.show import show_time
from tablee.tables.perspective import Patch, Perspective, Snapshot, patch_between, perspective_of
from tablee.tables.table_game import TableGame
from tablee.tables.telling import part_before

KEPT = 64
"""Patches for a device that was gone for a moment; one that missed more gets a snapshot."""


MOST_FACTS = 128
"""Of a patch, which has no more bytes of them than a part. Only one that nobody watched for a while has more to tell,
and then it is told as to somebody new."""
FEW_FACTS = 16
"""That go into a part, however large they are."""


class Feed:
    def __init__(self, current: TableGame, viewer: Viewer, epoch: str) -> None:
        self._current = current
        self._viewer = viewer
        self._epoch = epoch
        self._number = 0
        self._perspective: Perspective = perspective_of(current, viewer)
        self._heard = len(current.told(viewer))
        self._kept: deque[Patch] = deque(maxlen=KEPT)
        self._showing = 0
        """The last message that told something which takes time to show."""

    def next_message(self) -> Patch | Snapshot | None:
        """What changed since the last message of this feed; however much happened, it is one message."""
        after, told = perspective_of(self._current, self._viewer), self._current.told(self._viewer)[self._heard :]
        message = patch_between(self._viewer, self._number + 1, self._perspective, after, told)
        self._perspective = after
        self._heard += len(told)
        if message is None:
            return None
        self._number += 1
        if show_time(self._current.game.shows, told):
            self._showing = self._number
        if len(told) > MOST_FACTS or (len(told) > FEW_FACTS and part_before(told, len(told))):
            self._kept.clear()
            return self.snapshot()
        self._kept.append(message)
        return message

    def snapshot(self) -> Snapshot:
        """As of the last message."""
        seen = self._perspective
        told = self._current.told(self._viewer)
        first = part_before(told, self._heard)
        return Snapshot(
            self._viewer,
            self._epoch,
            self._number,
            seen.view,
            seen.offers,
            seen.awaited,
            seen.may,
            tuple(told[first : self._heard]),
            first,
        )

    def recalled(self, epoch: str, before: int) -> tuple[int, Sequence[Any]] | None:
        """From which fact on, and those from there to this one; None of another epoch, or of what was not told yet."""
        if epoch != self._epoch or before > self._heard:
            return None
        told = self._current.told(self._viewer)
        first = part_before(told, before)
        return first, told[first:before]

    def has_shown(self, epoch: str, number: int) -> bool:
        """Whether all that there is to show was shown, for a device that has shown it up to message `number`."""
        return epoch == self._epoch and self._showing <= number <= self._number

    def since(self, epoch: str, number: int) -> tuple[Patch, ...] | None:
        """What a device that has message `number` missed; None when it needs a snapshot."""
        missed = self._number - number
        if epoch != self._epoch or not 0 <= missed <= len(self._kept):
            return None
        return tuple(self._kept)[len(self._kept) - missed :]
