"""Aid: what helps a seat, worked out beside the loop that everybody shares.

One thread does it for all tables, one question after the other, and sites take turns. Of a seat one waits at most: what
is asked meanwhile takes its place, as a pad that has seen more wants to know more.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tablee.kernel.codec import encode
from tablee.kernel.seats import Seat
from tablee.server.connection import Connection
from tablee.server.door.line import Line, LineFull
from tablee.server.in_thread import in_thread
from tablee.server.journal import Journal
from tablee.tables.entries import PersonId
from tablee.tables.refusals import Why
from tablee.tables.table import Table
from tablee.tables.table_game import TableGame
from tablee.wire.messages import Aided, RequestRefused

IN_LINE, OF_ONE = 1024, 100
"""Seats that wait, of all and of one address, whose sockets are at twenty tables at most."""


@dataclass(frozen=True)
class Question:
    """Of one seat, by one device."""

    connection: Connection
    id: str
    person: PersonId
    table: Table
    current: TableGame
    seat: Seat

    @property
    def is_open(self) -> bool:
        """Like the view that the aid is made of, only while the seat is shown there."""
        at_seat = self.table.current is self.current and self.table.seat_of(self.person) == self.seat
        return at_seat and self.person in self.connection.opened

    def work(self) -> Callable[[], bytes]:
        """As things stand now; what is worked out in a thread may change no more."""
        aid, seen = self.current.game.aid, self.current.seen(self.seat).view
        assert aid is not None, "it was asked of a game that has one"
        told, dial = tuple(self.current.told(self.seat)), str(self.table.options.get("aid", ""))
        return lambda: encode(Aided(self.id, aid(seen, told, dial)))

    def refuse(self, why: Why) -> None:
        self.connection.tell(RequestRefused(self.id, why))


class Aids:
    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._line = Line(IN_LINE, OF_ONE, rests=False)
        self._waiting: dict[tuple[str, Seat], Question] = {}
        """By table and seat: what is asked last."""
        self._asked: set[asyncio.Task[None]] = set()
        """A task for each of them, and for the one that is worked out."""

    def ask(self, connection: Connection, id_: str, person: PersonId, table: Table) -> None:
        current, seat = table.current, table.seat_of(person)
        if current is None or seat is None or current.game.aid is None:
            connection.tell(RequestRefused(id_, Why.NO_AID))
            return
        at = table.code, seat
        before, self._waiting[at] = self._waiting.get(at), Question(connection, id_, person, table, current, seat)
        if before is not None:
            before.refuse(Why.TOO_FAST)
            return
        asked = asyncio.get_running_loop().create_task(self._in_turn(connection.address, at))
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)

    async def _in_turn(self, address: str, at: tuple[str, Seat]) -> None:
        try:
            await self._line.do(address, partial(self._answer, at))
        except LineFull:
            self._waiting.pop(at).refuse(Why.TOO_FAST)

    async def _answer(self, at: tuple[str, Seat]) -> None:
        question = self._waiting.pop(at)
        if not question.is_open:
            question.refuse(Why.NOT_NOW)
            return
        try:
            aided = await in_thread(question.work())
        except Exception as error:  # noqa: BLE001 - a fault in one game's aid is told to whoever asked for it
            self._journal.aid_failed(question.table.code, question.current.game.name, error)
            question.refuse(Why.NOT_NOW)
            return
        if question.is_open:
            question.connection.send(aided)
        else:
            question.refuse(Why.NOT_NOW)

    def close(self) -> None:
        for asked in self._asked:
            asked.cancel()
