"""The contract of a house: what a node can tell the others, and what all of them share besides the store."""

from asyncio import Future
from collections.abc import Sequence
from typing import Protocol

from tablee.server.house.news import Knocked, Met, News, TableNews
from tablee.tables.entries import PersonId, Timestamp

LENT_FOR = 120
"""Seconds for which a code for another device can be used."""


class Ears(Protocol):
    """Who hears what other nodes tell."""

    def grown(self, code: str, length: int, ending: Sequence[bytes] = ()) -> None:
        """Another node has appended to this log, which has this length now and ends so."""
        ...

    def news(self, node: str, news: TableNews | Knocked | Met) -> None:
        """In one order for all nodes; also what this one told."""
        ...

    def missed(self) -> None:
        """Something may have been told that was not heard."""
        ...

    def fault(self, error: Exception) -> None:
        """A bug in what is done between nodes, which goes on."""
        ...

    def came(self, node: str) -> None:
        """A node that was not known to be up: what it told before was not heard."""
        ...

    def nodes_changed(self, gone: frozenset[str]) -> None: ...

    def cut_off(self) -> None:
        """This node has been so for a moment, long enough for a proxy to have seen it."""
        ...

    def start_anew(self) -> None:
        """What is in the logs from now on may not be what was there: nothing that is at hand holds any more."""
        ...


class House(Protocol):
    node: str
    """Which one this is."""
    sweeps: bool
    """Whether there may be other nodes: then tables that none of them keeps are looked for."""

    @property
    def others(self) -> frozenset[str]:
        """Nodes that are up."""
        ...

    @property
    def cut_off(self) -> bool:
        """Nothing that happens elsewhere comes here, nothing can be kept: guests are better off at another node."""
        ...

    async def start(self, ears: Ears) -> None: ...

    def now(self) -> Timestamp:
        """The same at all nodes."""
        ...

    def tell(self, news: News) -> None: ...

    def keep(self, code: str) -> None:
        """This node has the table at hand, and does what happens there by itself."""
        ...

    def put_away(self, code: str, length: int) -> None:
        """Nothing happens there by itself any more, with so much in its log."""
        ...

    async def sweep(self) -> list[str]:
        """Tables that are to be kept, and that were nobody's: they are this node's now."""
        ...

    async def lengths(self, codes: list[str]) -> list[tuple[str, int]]:
        """Of their logs, by now."""
        ...

    def lend(self, code: str, person: PersonId) -> "Future[str]":
        """A code with which this person moves to another device, once; the one before it is void."""
        ...

    def claim(self, code: str, lent: str, request: str) -> "Future[PersonId | None]":
        """Whom it stands for. From then on it is of use to this request alone, asked again."""
        ...

    async def close(self) -> None: ...
