"""The doorkeeper: knows the addresses that come, and keeps out those that went too fast for too long."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from tablee.server.door.bans import Bans
from tablee.server.door.bucket import Bucket
from tablee.server.door.guesses import Guesses
from tablee.server.door.networks import forget_silent, network
from tablee.server.house.news import Knocked
from tablee.server.limits import Limits
from tablee.wire.codes import UNGUESSABLE

MOST_ADDRESSES = 10_000
"""Known at once beside those with a socket; then those are forgotten that have been silent for longest."""


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
