"""A live table: one table with its log, its connections and its schedule. It does one thing at a time.

Something is decided, its entries are appended, and only when they are on disk do they happen and is anybody told. What
comes meanwhile waits its turn; other tables go on.
"""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial

from tablee.kernel.codec import encode
from tablee.kernel.refusals import Refused
from tablee.server.asked import Asked
from tablee.server.broadcast import Broadcast
from tablee.server.by_itself import ByItself
from tablee.server.connection import RESTART, TROUBLE, Connection
from tablee.server.house.catching_up import CatchingUp
from tablee.server.house.news import Hurried, Released, TableNews
from tablee.server.house.packs_elsewhere import PacksElsewhere
from tablee.server.house.presence import Presence
from tablee.server.shared import Shared
from tablee.server.table_packs import keep_used
from tablee.server.talk import Talk
from tablee.server.thinking.foresight import foresight
from tablee.server.thinking.hindsight import with_hindsight
from tablee.server.turns import Callback, Turns
from tablee.server.upkeep.left_notes import drop_left
from tablee.storage.store import Unavailable
from tablee.tables import log
from tablee.tables.circumstances import Circumstances
from tablee.tables.decide import TableRequest, decide
from tablee.tables.entries import Entries, PersonId
from tablee.tables.fold import add
from tablee.tables.ink import holds_ink
from tablee.tables.refusals import Why
from tablee.tables.stages import GameOver, Playing, TableClosed
from tablee.tables.table import Table
from tablee.tables.topics.hosting import Closed
from tablee.tables.topics.moves import Hurry, Played
from tablee.tables.topics.seating import moving
from tablee.tables.topics.stand_ins import ComeBack
from tablee.wire.messages import Farewell
from tablee.wire.requests import Since

Appended = asyncio.Future[bool]
ELSEWHERE = 5
"""Seconds after which somebody is to try again who came to a table that another node can play, and this one cannot."""


class LiveTable:
    def __init__(self, table: Table, shared: Shared) -> None:
        self.table = table
        self._shared = shared
        self.connections: set[Connection] = set()
        self.broadcast = Broadcast(table, self.connections, shared.environment.secret(6).hex())
        self.talk = Talk(table)
        self.presence = Presence(shared.house, table.code, self.connections, self.others_changed)
        self.packs = PacksElsewhere(table, shared.packs_of)
        self._turns = Turns(self.stop_for)
        self.catching_up = CatchingUp(self, self._turns, shared)
        self._by_itself = ByItself(self, shared)
        self.schedule = self._by_itself.schedule
        self.retry: int | None = None
        """For whoever comes once it is broken; None: in vain."""
        self._foreseen: object = None
        """The request that was worked out elsewhere last, to be decided next."""

    @property
    def broken(self) -> bool:
        return self._turns.broken

    @property
    def present(self) -> frozenset[PersonId]:
        return self.presence.people

    # What people ask

    def ask(
        self, connection: Connection, request: TableRequest, token: str | None = None, done: Callback | None = None
    ) -> None:
        """Answered by `done` where there is more to say than that. `token` is the hash of one for whoever sits down."""
        self._turns.add(partial(self._decide, Asked(connection, request, token, done)))

    def move_person(self, asker: Connection, person: PersonId, token: str, done: Callback, refused: Callback) -> None:
        """To this connection's device, which has this token."""
        self._turns.add(partial(self._move_person, asker, person, token, done, refused))

    def _move_person(self, asker: Connection, person: PersonId, token: str, done: Callback, refused: Callback) -> None:
        if person not in self.table.people or isinstance(self.table.stage, TableClosed) or self.table.is_at_its_end:
            refused()
            return
        move = partial(self._move_person, asker, person, token, done, refused)
        self._append(moving(self.table, person, token), done, partial(self._turns.next, move), asker)

    def _decide(self, asked: Asked) -> None:
        request = asked.request
        if not asked.is_theirs:
            asked.refuse(Why.NOT_YOURS)
            return
        if asked.comes_again:
            return
        if self._foreseen is not request and (
            work := foresight(self.table, request, self._shared.line, asked.connection.address)
            or self.packs.before(request)
        ):
            self._turns.busy = True
            self._foreseen = request
            self._turns.next(partial(self._decide, asked))
            work.add_done_callback(self._turns.resume)
            return
        try:
            entries = decide(self.table, request, self._circumstances(asked.connection, asked.token))
        except Refused as refused:
            self._shared.journal.refused(self.table.code, refused)
            asked.refuse(refused.why)
            return
        if isinstance(request, Hurry):
            self.schedule.hurry()
            self.tell(Hurried(self.table.code))
        if not entries:
            asked.done()
            self.set_alarm()
        elif asked.tries:
            again = partial(self._turns.next, partial(self._decide, asked.once_more()))
            self._append(entries, asked.done, again, asked.connection)
        else:
            asked.refuse(Why.NOT_NOW)

    def _circumstances(self, connection: Connection, token: str | None) -> Circumstances:
        environment = self._shared.environment
        device = self.table.device_of(connection.people)
        shown, full = self.schedule.hold.end, self._shared.disk.full
        return Circumstances(environment.now(), self.present, environment.secret, token, device, shown, full)

    # What happens by itself

    def set_alarm(self) -> None:
        self._by_itself.set_alarm()

    def happen(self, due: Callable[[Table], Entries]) -> None:
        """What is due now, if it still is when its turn comes."""
        self._turns.add(lambda: self._happen(due(self.table)))

    def _happen(self, entries: Entries) -> None:
        if entries:
            self._append(entries, lambda: None, lambda: None)
        else:
            self.set_alarm()

    def _append(self, entries: Entries, done: Callback, again: Callback, asker: Connection | None = None) -> None:
        """`done` once it has happened, before anybody else hears of it; `again` if the log had grown meanwhile."""
        self._turns.busy = True
        lines = [encode(entry) for entry in entries]
        keep_used(self._shared.store, self.table, entries)
        closed = any(isinstance(entry, Closed) for entry in entries) and not holds_ink(self.table)
        at = self._shared.environment.now()
        appended = self._shared.store.append(self.table.code, self.table.length, lines, at=at, open=not closed)
        happened = partial(self._appended, entries, sum(map(len, lines)), done, again, asker)
        address = "" if asker is None else asker.address
        with_hindsight(self.table, entries, appended, self._shared.line, address).add_done_callback(happened)

    def _appended(
        self, entries: Entries, size: int, done: Callback, again: Callback, asker: Connection | None, appended: Appended
    ) -> None:
        self._turns.busy = False
        try:
            if not appended.result():
                self.catching_up.first(again, asker)
                return
            self.table.size += size
            for entry in entries:
                add(self.table, entry)
            self.schedule.hold.happened(self.table, entries, self._shared.environment.now())
            done()
            self.publish(entries, asker)
            self._shared.journal.appended(self.table.code, entries)
        except Unavailable as error:
            self.unavailable(error, asker)
        except Exception as error:  # noqa: BLE001 - a bug in one game must not take other tables along
            self.stop_for(error)
        self._turns.go_on()

    def publish(self, entries: Entries, asker: Connection | None) -> None:
        """What has happened, whoever appended it."""
        if self.table.ink_ends and isinstance(self.table.stage, GameOver | TableClosed):
            self._shared.drawn(self.table)
        if moved_people := any(type(entry) is not Played for entry in entries):
            self.presence.changed()
        self.broadcast.publish(entries, self.present, asker)
        if moved_people:  # whoever left or moved was taken from their devices just now
            self.presence.changed()
            drop_left(self._shared.store, self.table, entries)
            self.presence.announce()
        self.set_alarm()

    # When it goes wrong

    def unavailable(self, error: Unavailable, asker: Connection | None) -> None:
        """Nothing has changed. People may try again; what happens by itself is tried again in a second."""
        self._shared.journal.trouble(self.table.code, error)
        if asker is not None:
            asker.leave(TROUBLE, Farewell("trouble", "the table cannot be written to disk now; enter again", 5))
        self._by_itself.try_again()

    def stop_for(self, error: Exception) -> None:
        """A bug: the table stops here and keeps its log, which replays it.

        It is none where a node of another version has played on, as this one cannot: guests are to come to that one.
        """
        self._shared.journal.broken(self.table.code, self.table.length, error)
        if isinstance(error, log.UnknownEntry | log.EarlierRules):
            self.retry = ELSEWHERE
            self.give_up(Farewell("restarting", "a node of another version goes on with this table; enter again", 1))
        else:
            self._end()
            self.farewell(TROUBLE, Farewell("trouble", "this table has stopped; its log is kept", None))

    # Who comes and goes

    def enter(self, connection: Connection) -> None:
        """The others hear of it; the connection itself is sent the whole public table, and nothing before that."""
        self.broadcast.publish_table(self.present | connection.people)
        self.connections.add(connection)
        self.presence.changed()
        self.presence.announce()
        self.set_alarm()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.presence.changed()
        self.broadcast.forget(connection)
        self.others_changed()
        self.presence.announce()

    def others_changed(self) -> None:
        """Who is there, at this node or another."""
        self.presence.changed()
        self.broadcast.publish_table(self.present)
        self.set_alarm()

    def opened_by_another(self, connection: Connection, person: PersonId) -> bool:
        return self.broadcast.opened_by_another(connection, person) or self.presence.has_opened(person)

    def open(self, connection: Connection, person: PersonId | None, since: Since | None) -> None:
        """The newest device wins, at whichever node the one before it is."""
        self.broadcast.open(connection, person, since)
        if person is not None:
            self.presence.take(person)
        self.presence.announce()

    def release(self, people: Collection[PersonId]) -> None:
        """They have seen all that is shown now."""
        self.schedule.hold.release(people)
        self.tell(Released(self.table.code, tuple(people)))
        self.set_alarm()

    def tell(self, news: TableNews) -> None:
        self._shared.house.tell(news)

    def come_back(self, connection: Connection, person: PersonId) -> None:
        """Whoever opens their seat again plays it again."""
        if isinstance(self.table.stage, Playing) and self.table.seat_of(person) in self.table.stage.current.stand_ins:
            self._turns.add(partial(self._come_back, connection, person))

    def _come_back(self, connection: Connection, person: PersonId) -> None:
        back = ComeBack("opened-again", person)
        with suppress(Refused):  # the game is over, or they were sent away meanwhile
            if entries := decide(self.table, back, self._circumstances(connection, None)):
                self._append(entries, lambda: None, lambda: None, connection)

    def give_up(self, farewell: Farewell) -> None:
        """It does not hold any more: nothing is done here, and everybody is sent round to what does."""
        self._end()
        self.farewell(RESTART, farewell)

    def _end(self) -> None:
        """Other nodes have it as they had, and one of them leads it."""
        self._turns.end()
        self.catching_up.end()
        self._by_itself.stop()
        self.presence.withdraw()

    def farewell(self, code: int, farewell: Farewell) -> None:
        for connection in tuple(self.connections):
            connection.leave(code, farewell)

    def stop(self) -> None:
        """What people asked for is still done; what happens by itself waits for the next server."""
        self._by_itself.stop()

    @property
    def idle(self) -> bool:
        """Nobody is there, and nothing will happen by itself."""
        return not self.connections and (self.broken or not (self._turns or self._by_itself))
