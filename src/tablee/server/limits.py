"""Limits: how much one connection, one address and the whole server may ask for."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from tablee.server.door.bans import Bans
from tablee.server.door.guesses import Guesses
from tablee.server.door.networks import forget_silent, network
from tablee.server.house.news import Knocked
from tablee.tables.topics.moves import Act
from tablee.wire.codes import UNGUESSABLE
from tablee.wire.requests import React, Request, Say


@dataclass(frozen=True)
class Rate:
    """So many a second on the long run, and so many at once."""

    a_second: float
    burst: int


class Bucket:
    """Holds what may be asked for at once, and fills up with time."""

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._filled = now

    def holds(self, now: float) -> bool:
        self._left = min(self._rate.burst, self._left + (now - self._filled) * self._rate.a_second)
        self._filled = now
        return self._left >= 1

    def take(self, now: float, amount: int = 1) -> bool:
        if not self.holds(now) or self._left < amount:
            return False
        self._left -= amount
        return True


@dataclass(frozen=True)
class Limits:
    actions: Rate = Rate(30, 60)
    """`act`, of one connection; a drawing is many of them."""
    talk: Rate = Rate(1, 5)
    """Chat and reactions."""
    others: Rate = Rate(10, 40)
    """All other messages of a connection, pings and pongs of the socket among them."""
    excess: int = 40
    """Messages beyond a rate, each refused, after which the connection is closed."""
    malformed: int = 3
    """Messages that do not decode, after which the connection is closed."""
    connections: int = 100
    """At once from one address, before they are sockets of the page."""
    requests: Rate = Rate(200, 5000)
    """Of plain HTTP from one address: a class that opens the page asks for a thousand files. Sockets that are opened
    count, and what is no request. Whoever asks for more is not listened to."""
    head: int = 16 * 1024
    """Bytes of the head of a request."""
    request_within: float = 10
    """Seconds for a request to be whole."""
    sockets: int = 20
    """At once from one address; a family shares one."""
    unknown_codes: Rate = Rate(1 / 3600, 20)
    """Codes that open nothing, from one address; in between it waits longer and longer (`door/guesses.py`)."""
    tables: Rate = Rate(60 / 3600, 20)
    """Laid from one address."""
    records: Rate = Rate(0.5, 20)
    """Read from one address: each is made from the whole log of its table."""
    pictures: Rate = Rate(1, 40)
    """QR codes drawn for one address: a whole class may come at once."""
    guided: Rate = Rate(4, 60)
    """Steps of guided first rounds from one address: each is worked out from the beginning of its round."""
    packs: Rate = Rate(1 / 60, 10)
    """Given from one address: each is checked card by card, and kept."""
    seating: Rate = Rate(0.5, 300)
    """From one address: who sits down, leaves, takes another name, face or device, is ready, has a bot play or does so
    again. Each is an entry of a table's log, which has a bound; a whole class may come at once."""
    written: Rate = Rate(16 * 1024, 64 * 1024 * 1024)
    """Bytes that one address writes into logs; a request counts for 512 at least, one that begins a game for 256 KiB.
    An evening of patient drawings has three million."""
    pack_within: float = 60
    """Seconds for a pack to be whole; it is larger than other requests, and lines are slow."""
    closings: int = 5
    """For going too fast, within `ban` seconds; then no socket is opened from there until the first was so long ago."""
    ban: float = 300
    """Seconds."""
    enter_within: float = 5
    """Seconds until the first message must be there."""
    ping_every: float = 15
    """Seconds; who misses two is gone."""
    close_within: float = 5
    """Seconds for the other side to take its farewell; then it is cut off."""


MOST_ADDRESSES = 10_000
"""Known at once beside those with a socket; then those are forgotten that have been silent for longest."""
SAME_WAIT = 0.05
"""Seconds until a stranger is answered: whether a code is a table's, or ever was, cannot be told from the time."""


class ConnectionRates:
    """How fast one connection may ask, by what it asks for."""

    def __init__(self, limits: Limits, now: float) -> None:
        self._actions = Bucket(limits.actions, now)
        self._talk = Bucket(limits.talk, now)
        self._others = Bucket(limits.others, now)

    def allow(self, request: Request, now: float) -> bool:
        match request:
            case Act():
                return self._actions.take(now)
            case Say() | React():
                return self._talk.take(now)
            case _:
                return self._others.take(now)

    def allow_control(self, now: float) -> bool:
        """A ping or pong of the socket."""
        return self._others.take(now)


@dataclass
class KnownAddress:
    """What one address is doing; kept in memory only, and for as long as it matters."""

    tables: Bucket
    records: Bucket
    packs: Bucket
    pictures: Bucket
    guided: Bucket
    seating: Bucket
    written: Bucket
    requests: Bucket
    sockets: int = 0


class Doorkeeper:
    """Knows the addresses that come, and keeps out those that went too fast for too long."""

    def __init__(
        self, limits: Limits, now: Callable[[], float], tell: Callable[[Knocked], None] = lambda _: None
    ) -> None:
        """`tell` is for other nodes: what counts against an address counts at all of them."""
        self.limits = limits
        self._now = now
        self._tell = tell
        self._there: dict[str, KnownAddress] = {}
        """Those with a socket."""
        self._silent: dict[str, KnownAddress] = {}
        """All others, first those of which nothing was heard for longest."""
        self._bans = Bans(limits.closings, limits.ban, now)
        self._guesses = Guesses(limits.unknown_codes.burst, limits.unknown_codes.a_second, now)

    def admit(self, address: str) -> bool:
        known = self._known(address)
        if known.sockets >= self.limits.sockets or self._bans.keeps_out(address):
            return False
        known.sockets += 1
        self._there[network(address)] = known
        self._silent.pop(network(address), None)
        return True

    def gone(self, address: str) -> None:
        known = self._known(address)
        known.sockets -= 1
        if not known.sockets:
            self._keep(network(address), self._there.pop(network(address)))

    def may_ask(self, address: str) -> bool:
        """For a page, a file or anything else over plain HTTP."""
        return self._known(address).requests.take(self._now())

    def has_asked_too_much(self, address: str) -> bool:
        return not self._known(address).requests.holds(self._now())

    def closed(self, address: str) -> None:
        """For going too fast."""
        self._bans.count(address)
        self._tell(Knocked("flood", address))

    def hear(self, knocked: Knocked) -> None:
        """What another node has counted."""
        match knocked.what:
            case "guess":
                self._guesses.count(knocked.address)
            case "table":
                self._known(knocked.address).tables.take(self._now())
            case "pack":
                self._known(knocked.address).packs.take(self._now())
            case "flood":
                self._bans.count(knocked.address)

    def may_try_code(self, address: str, *, opens: bool = False, code: str = "") -> bool:
        """Whether a stranger's code is borne from there.

        One that opens something costs nothing; but when too many from there have opened nothing, it is not borne
        either, or whoever goes on guessing would be let in at the first hit. A code that cannot be hit opens always.
        """
        if opens and len(code) >= UNGUESSABLE:
            return True
        if self._guesses.wait(address):
            return False
        if not opens:
            self._guesses.count(address)
            self._tell(Knocked("guess", address))
        return True

    def keeps_waiting(self, address: str, code: str) -> bool:
        """Whether a stranger's code is not borne from there now, whatever it opens."""
        return self._guesses.wait(address) > 0 and len(code) < UNGUESSABLE

    def code_wait(self, address: str) -> int:
        """Seconds until a stranger's code is borne from there again; at most those that a message can tell."""
        return math.ceil(min(max(1.0, self._guesses.wait(address)), 24 * 3600))

    def may_read(self, address: str) -> bool:
        return self._known(address).records.take(self._now())

    def may_draw(self, address: str) -> bool:
        return self._known(address).pictures.take(self._now())

    def may_be_guided(self, address: str) -> bool:
        return self._known(address).guided.take(self._now())

    def may_change_seats(self, address: str) -> bool:
        return self._known(address).seating.take(self._now())

    def may_write(self, address: str, size: int) -> bool:
        return self._known(address).written.take(self._now(), size)

    def may_lay(self, address: str) -> bool:
        return self._told("table", address, may=self._known(address).tables.take(self._now()))

    def may_give_pack(self, address: str) -> bool:
        return self._told("pack", address, may=self._known(address).packs.take(self._now()))

    def _told(self, what: Literal["table", "pack"], address: str, *, may: bool) -> bool:
        if may:
            self._tell(Knocked(what, address))
        return may

    def _known(self, address: str) -> KnownAddress:
        name = network(address)
        if (known := self._there.get(name)) is None:
            known = self._silent.pop(name, None) or self._heard_of_first()
            self._keep(name, known)
        return known

    def _keep(self, name: str, known: KnownAddress) -> None:
        forget_silent(self._silent, MOST_ADDRESSES)
        self._silent[name] = known

    def _heard_of_first(self) -> KnownAddress:
        now, limits = self._now(), self.limits
        return KnownAddress(
            tables=Bucket(limits.tables, now),
            records=Bucket(limits.records, now),
            packs=Bucket(limits.packs, now),
            pictures=Bucket(limits.pictures, now),
            guided=Bucket(limits.guided, now),
            seating=Bucket(limits.seating, now),
            written=Bucket(limits.written, now),
            requests=Bucket(limits.requests, now),
        )
