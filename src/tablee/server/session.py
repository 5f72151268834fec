"""A session: one connection from its first message to its last, whatever carries it."""

import asyncio
from collections.abc import Callable
from functools import partial

from tablee.kernel.codec import encode
from tablee.kernel.refusals import Malformed, Refused
from tablee.server import tokens
from tablee.server.connection import POLICY, Connection
from tablee.server.door.connection_rates import ConnectionRates
from tablee.server.door.crowd import CROWDED, makes_room
from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.door.entrance import Entrance, people_held
from tablee.server.door.handover import Handover
from tablee.server.door.time_to_look import SOON
from tablee.server.door.writing import may_write
from tablee.server.house.news import Spoke
from tablee.server.live_table import LiveTable
from tablee.server.open_tables import OpenTables
from tablee.server.rows import Rows
from tablee.storage.store import LARGEST_NOTE, Unavailable
from tablee.tables.refusals import Why
from tablee.tables.topics.moves import Act
from tablee.tables.topics.seating import Sit
from tablee.wire import codec, messages, requests
from tablee.wire.codes import spelt
from tablee.wire.requests import PROTOCOL_VERSION, Request


class Session:
    def __init__(
        self,
        open_tables: OpenTables,
        doorkeeper: Doorkeeper,
        address: str,
        wake: Callable[[], None],
    ) -> None:
        self.connection = Connection(wake, address)
        self._open_tables = open_tables
        self._doorkeeper = doorkeeper
        self._address = address
        self._loop = asyncio.get_running_loop()
        self._rates = ConnectionRates(doorkeeper.limits, self._loop.time())
        self._may_write = partial(may_write, doorkeeper, address)
        self._rows = Rows()
        self._entrance = Entrance(open_tables, doorkeeper, address, self.connection)
        self._excess = 0
        self._malformed = 0
        self._live: LiveTable | None = None

    async def enter(self, message: bytes) -> None:
        """The first message. A table that nobody has at hand is read first, hence the waiting."""
        try:
            request = codec.read_request(message)
        except Malformed as error:
            self._send_away("malformed", str(error), None)
            return
        if not isinstance(request, requests.Enter):
            self._send_away("enter_first", "the first message is `enter`", None)
        elif request.protocol != PROTOCOL_VERSION:
            self._send_away("other_protocol", f"this server speaks version {PROTOCOL_VERSION}; reload the page", None)
        elif self._open_tables.house.cut_off:  # also from a table at hand, whose guests were sent away
            self._send_away("trouble", "the database does not answer; what was acknowledged is kept", 5)
        else:
            try:
                live = await self._entrance.table(request)
            except (Unavailable, TimeoutError):
                self._send_away("trouble", "this table cannot be read now; its log is kept", 5)
            else:
                self._arrive(live, request)

    def _arrive(self, live: LiveTable | None, request: requests.Enter) -> None:
        people, code = people_held(live, request) if live is not None else (), spelt(request.table)
        if not people and not self._doorkeeper.may_try_code(self._address, opens=live is not None, code=code):
            self._too_many_codes(SOON if request.tokens else None)
        elif live is None:
            self._send_away("unknown_table", "no table has this code; ask for it again", None)
        elif live.broken:
            self._send_away("trouble", "this table has stopped; its log is kept", live.retry)
        elif makes_room(live.connections, self.connection, [mine.person for mine in people]):
            self._enter(live, people)
        else:
            self.connection.leave(POLICY, CROWDED)

    def _enter(self, live: LiveTable, people: tuple[messages.Mine, ...]) -> None:
        self._live = live
        self.connection.people.update([mine.person for mine in people])
        live.enter(self.connection)
        now = self._open_tables.environment.now()
        self.connection.tell(
            messages.Entered(PROTOCOL_VERSION, people, live.broadcast.public_table, now, tuple(live.talk.said))
        )

    def hear(self, message: bytes) -> None:
        """Every message after the first."""
        try:
            request = codec.read_request(message)
        except codec.TooLong as error:
            self._refuse_long(error.id)
            return
        except Malformed as error:
            self._open_tables.journal.counts["tablee_malformed_total"] += 1
            self._malformed += 1
            if self._malformed >= self._doorkeeper.limits.malformed:
                self._send_away("malformed", str(error), 5)
            else:
                self.connection.tell(messages.RequestRefused(codec.id_in(message), Why.MALFORMED))
            return
        if self._live is None or self.connection.closing is not None:
            return
        if not self._rates.allow(request, self._loop.time()) or not self._may_write(request, len(message)):
            self._slow_down(request)
        elif type(request) is Act:  # before all others: nearly all messages are moves
            self._act(self._live, request)
        elif isinstance(request, requests.Enter):
            self._send_away("malformed", "`enter` comes once", None)
        else:
            self._hear(self._live, request)

    def _act(self, live: LiveTable, request: Act) -> None:
        if request.place is not None and self._rows.overtakes(request.place):
            self.connection.tell(messages.RequestRefused(request.id, Why.TOO_FAST))
        else:
            live.ask(self.connection, request)

    def _refuse_long(self, id_: str) -> None:
        if self._rates.allow_control(self._loop.time()):
            self.connection.tell(messages.RequestRefused(id_, Why.TOO_LONG))
        else:
            self._slow_down(None)

    def hear_control(self) -> None:
        """A ping of the socket, which the protocol answers, or a pong."""
        if self.connection.closing is None and not self._rates.allow_control(self._loop.time()):
            self._slow_down(None)

    def cut_off(self, text: str) -> None:
        """For going too fast; an address that does so again and again is kept out."""
        if self.connection.closing is None:
            self._doorkeeper.closed(self._address)
            self._open_tables.journal.counts["tablee_floods_total"] += 1
            self._send_away("too_fast", text, 10)

    def _slow_down(self, request: Request | None) -> None:
        self._excess += 1
        if type(request) is Act and request.place is not None:
            self._rows.leave(request.place)
        if self._excess > self._doorkeeper.limits.excess:
            self.cut_off("too many messages at once; wait a little")
        elif request is not None and not isinstance(request, requests.Enter):
            self.connection.tell(messages.RequestRefused(request.id, Why.TOO_FAST))

    def _hear(self, live: LiveTable, request: Request) -> None:
        assert not isinstance(request, requests.Enter), "entering is done"
        if not isinstance(request, requests.Ping | requests.Claim) and not self._speaks_for(request.person):
            self.connection.tell(messages.RequestRefused(request.id, Why.NOT_YOURS))
            return
        match request:
            case requests.Ping(id_):
                self.connection.tell(messages.Pong(id_))
            case requests.Open():
                self._open(live, request)
            case requests.Shut(id_, person):
                live.broadcast.shut(self.connection, person)
                live.presence.announce()
                self.connection.tell(messages.Done(id_))
            case requests.Release():
                self._release(live, request)
            case requests.WriteNote():
                self._write_note(live, request)
            case requests.Recall():
                self._recall(live, request)
            case requests.AskAid(id_, person):
                self._open_tables.aids.ask(self.connection, id_, person, live.table)
            case requests.Say() | requests.React():
                self._talk(live, request)
            case requests.Lend():
                self._handover.lend(live, request)
            case requests.Claim():
                self._handover.claim(live, request)
            case Sit():
                token = request.token or tokens.token()
                live.ask(self.connection, request, tokens.hashed(token), partial(self._seated, live, request, token))
            case _:
                live.ask(self.connection, request)

    @property
    def _handover(self) -> Handover:
        """For each time it is asked for: it refers back to the session, which is to be gone with its line."""
        return Handover(self.connection, self._open_tables.house, self._open_tables.journal, self._may_guess)

    def _speaks_for(self, person: int | None) -> bool:
        return person is None or person in self.connection.people

    def _seated(self, live: LiveTable, request: Sit, token: str) -> None:
        """The host's device has its token since the table was laid."""
        person = live.table.sat_by_request[request.id]
        self.connection.people.add(person)
        fresh = tokens.same(live.table.people[person].token, tokens.hashed(token))
        self.connection.tell(messages.Seated(request.id, person, token if fresh else ""))

    def _open(self, live: LiveTable, request: requests.Open) -> None:
        person = request.person
        if person is None or request.take or not live.presence.has_opened(person):
            self._open_here(live, request)
        else:  # if that node is still there to say so
            live.presence.ask().add_done_callback(lambda _: self._open_here(live, request))

    def _open_here(self, live: LiveTable, request: requests.Open) -> None:
        person = request.person
        if not self._speaks_for(person) or self.connection not in live.connections:  # moved or gone meanwhile
            return
        if person is not None and not request.take and live.opened_by_another(self.connection, person):
            self.connection.tell(messages.Elsewhere(request.id, person))
            return
        self.connection.tell(messages.Done(request.id))
        live.open(self.connection, person, request.since)
        if person is not None:
            live.come_back(self.connection, person)
            kept = asyncio.ensure_future(self._open_tables.store.note(live.table.code, person))
            kept.add_done_callback(partial(self._note_read, person))

    def _release(self, live: LiveTable, request: requests.Release) -> None:
        """Also one that means nothing is answered: who sent it would only send it again."""
        if live.broadcast.has_shown(self.connection, request.person, request.upto):
            live.release(self.connection.people)
        self.connection.tell(messages.Done(request.id))

    def _note_read(self, person: int, kept: "asyncio.Future[bytes]") -> None:
        if not kept.cancelled() and kept.exception() is None and kept.result() and person in self.connection.opened:
            self.connection.tell(messages.NoteKept(person, kept.result().decode()))

    def _write_note(self, live: LiveTable, request: requests.WriteNote) -> None:
        note = request.note.encode()
        if len(encode(request.note)) > LARGEST_NOTE:  # as it is sent back: some letters take six bytes there
            self.connection.tell(messages.RequestRefused(request.id, Why.NOTE_TOO_LONG))
            return
        kept = asyncio.ensure_future(self._open_tables.store.keep_note(live.table.code, request.person, note))
        kept.add_done_callback(partial(self._note_written, request.id))

    def _note_written(self, id_: str, kept: "asyncio.Future[None]") -> None:
        failed = self._open_tables.journal.failed("keeping a note", kept)
        self.connection.tell(messages.RequestRefused(id_, Why.NOT_NOW) if failed else messages.Done(id_))

    def _recall(self, live: LiveTable, request: requests.Recall) -> None:
        """Of a feed that is shown here."""
        feed = live.broadcast.opened(self.connection, request.person)
        if feed is None or (found := feed.recalled(request.epoch, request.before)) is None:
            self.connection.tell(messages.RequestRefused(request.id, Why.TOO_LATE))
        else:
            self.connection.tell(messages.Recalled(request.id, *found))

    def _talk(self, live: LiveTable, request: requests.Say | requests.React) -> None:
        try:
            message = live.talk.hear(request)
        except Refused as refused:
            self.connection.tell(messages.RequestRefused(request.id, str(refused.why)))
            return
        self.connection.tell(messages.Done(request.id))
        if message is not None:
            live.broadcast.to_all(message)
            live.tell(Spoke(live.table.code, request.id, live.talk.said[-1]))

    def _may_guess(self) -> bool:
        if self._doorkeeper.may_try_code(self._address):
            return True
        self._too_many_codes()
        return False

    def gone(self) -> None:
        if self._live is not None:
            self._live.leave(self.connection)
            if not self._live.connections:
                self._open_tables.put_away(self._live)

    def _too_many_codes(self, wait: int | None = None) -> None:
        wait = wait or self._doorkeeper.code_wait(self._address)
        self._send_away("too_fast", "too many codes that open nothing; wait a while", wait)

    def _send_away(self, why: str, text: str, retry: int | None) -> None:
        self.connection.leave(POLICY, messages.Farewell(why, text, retry))  # type: ignore[arg-type]  # one of the closed set
