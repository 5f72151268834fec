"""Aid: what helps a seat, worked out beside the loop that everybody shares.

One thread does it for all tables, one question after the other. Of a seat one waits at most: what is asked meanwhile
takes its place, as a pad that has seen more wants to know more.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tablee.kernel.codec import encode
from tablee.kernel.seats import Seat
from tablee.server.connection import Connection
from tablee.server.in_thread import in_thread
from tablee.server.journal import Journal
from tablee.tables.entries import PersonId
from tablee.tables.refusals import Why
from tablee.tables.table import Table
from tablee.tables.table_game import TableGame
from tablee.wire.messages import Aided, RequestRefused


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
        self._waiting: dict[tuple[str, Seat], Question] = {}
        """By table and seat, the first that came first."""
        self._at_work: asyncio.Task[Any] | None = None

    def ask(self, connection: Connection, id_: str, person: PersonId, table: Table) -> None:
        current, seat = table.current, table.seat_of(person)
        if current is None or seat is None or current.game.aid is None:
            connection.tell(RequestRefused(id_, Why.NO_AID))
            return
        question = Question(connection, id_, person, table, current, seat)
        if (before := self._waiting.get((table.code, seat))) is not None:
            before.refuse(Why.TOO_FAST)
        self._waiting[table.code, seat] = question
        if self._at_work is None:
            self._at_work = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        """Until nobody waits; and that this has ended is known at once, as whoever asks next needs another."""
        try:
            await self._answer_all()
        finally:
            self._at_work = None

    async def _answer_all(self) -> None:
        while self._waiting:
            question = self._waiting.pop(next(iter(self._waiting)))
            if not question.is_open:
                question.refuse(Why.NOT_NOW)
                continue
            try:
                aided = await in_thread(question.work())
            except Exception as error:  # noqa: BLE001 - a fault in one game's aid must not end that of all others
                self._journal.aid_failed(question.table.code, question.current.game.name, error)
                question.refuse(Why.NOT_NOW)
                continue
            if question.is_open:
                question.connection.send(aided)
            else:
                question.refuse(Why.NOT_NOW)

    def close(self) -> None:
        if self._at_work is not None:
            self._at_work.cancel()
