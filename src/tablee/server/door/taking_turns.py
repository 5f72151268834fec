"""Taking turns: who is heard next, when more is said than the loop can take in one go.

Sites take turns, the addresses of each, and the sockets of one. So whoever says one thing waits for one thing of each
other site that speaks, however many addresses and sockets it has and however much they say.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

from tablee.server.door.giving_way import Whence

A_TURN = 0.005
"""Seconds for which all of them are heard at a stretch; then the loop does whatever else it has to do."""


class Speaker(Protocol):
    def hear_next(self) -> bool:
        """One thing that was said; whether there is more."""
        ...


class TakingTurns:
    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        self._loop = asyncio.get_running_loop()
        self._now = now
        self._line: dict[str, dict[str, deque[Speaker]]] = {}
        """Who waits, by site and address; the site whose turn it is comes first, and in it the address."""
        self._until = 0.0
        self._goes_on = False

    def hear(self, speaker: Speaker, whence: Whence) -> bool:
        """Now, if nobody waits and there is time; whether all of it was heard, or the speaker is in line for the rest.

        Who is in line does not come again.
        """
        if not self._goes_on:
            self._goes_on = True
            self._until = self._now() + A_TURN
            self._loop.call_soon(self._go_on)
        while not self._line and self._now() < self._until:
            if not speaker.hear_next():
                return True
        self._line.setdefault(whence.site, {}).setdefault(whence.subscriber, deque()).append(speaker)
        return False

    def _go_on(self) -> None:
        self._until = self._now() + A_TURN
        try:
            while self._line and self._now() < self._until:
                self._hear_first()
        finally:
            self._goes_on = bool(self._line)
            if self._goes_on:
                self._loop.call_soon(self._go_on)

    def _hear_first(self) -> None:
        site = next(iter(self._line))
        of_site = self._line.pop(site)
        address = next(iter(of_site))
        speakers = of_site.pop(address)
        speaker = speakers.popleft()
        try:
            if speaker.hear_next():
                speakers.append(speaker)
        finally:
            if speakers:
                of_site[address] = speakers
            if of_site:
                self._line[site] = of_site
