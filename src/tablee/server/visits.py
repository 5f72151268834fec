"""A visit: one connection from its first message to its last, whatever carries it."""

import asyncio
from collections.abc import Callable
from functools import partial

from msgspec import Struct

from tablee.kernel.codec import Codec
from tablee.kernel.refusals import Malformed
from tablee.server import tokens
from tablee.server.guests import POLICY, Guest
from tablee.server.hall import Hall
from tablee.server.lending import Lending
from tablee.server.limits import SAME_WAIT, Doorkeeper, Paces
from tablee.server.live import LiveTable
from tablee.storage.store import LARGEST_NOTE, Unavailable
from tablee.tables.asks import Act, AskId, Sit
from tablee.tables.names import said as said_text
from tablee.tables.refusals import Why
from tablee.wire import asked, codec, told
from tablee.wire.asked import PROTOCOL_VERSION, Asked

LONGEST_LINE = 500
"""Of chat, in letters."""


class Asking(Struct):
    """Any message with an id, whatever else is wrong with it."""

    id: AskId


ASKING: Codec[Asking] = Codec(Asking)
READ_AGAIN = 16_384


class Visit:
    def __init__(self, hall: Hall, doors: Doorkeeper, lending: Lending, address: str, wake: Callable[[], None]) -> None:
        self.guest = Guest(wake)
        self._hall = hall
        self._doors = doors
        self._lending = lending
        self._address = address
        self._loop = asyncio.get_running_loop()
        self._paces = Paces(doors.limits, self._loop.time())
        self._excess = 0
        self._malformed = 0
        self._live: LiveTable | None = None

    async def enter(self, message: bytes) -> None:
        """The first message. A table that nobody has at hand is read first, hence the waiting."""
        try:
            ask = codec.asked(message)
        except Malformed as error:
            self._leave("malformed", str(error), None)
            return
        if not isinstance(ask, asked.Enter):
            self._leave("enter_first", "the first message is `enter`", None)
        elif ask.protocol != PROTOCOL_VERSION:
            self._leave("other_protocol", f"this server speaks version {PROTOCOL_VERSION}; reload the page", None)
        else:
            try:
                live = await self._table(ask)
            except Unavailable:
                self._leave("trouble", "this table cannot be read now; its log is kept", 5)
            else:
                self._arrive(live, ask)

    async def _table(self, ask: asked.Enter) -> LiveTable | None:
        """Whoever holds somebody there is let in at once; strangers all wait as long, whatever the code opens."""
        arrived = self._loop.time()
        live = await self._hall.find(ask.table)
        if live is not None and _held(live, ask):
            return live
        await asyncio.sleep(arrived + SAME_WAIT - self._loop.time())
        return None if live is None else await self._hall.find(ask.table)  # it may have been put away meanwhile

    def _arrive(self, live: LiveTable | None, ask: asked.Enter) -> None:
        people = _held(live, ask) if live is not None else ()
        if not people and not self._doors.may_try_code(self._address, opens=live is not None):
            self._too_many_codes()
        elif live is None:
            self._leave("unknown_table", "no table has this code; ask for it again", None)
        elif live.broken:
            self._leave("trouble", "this table has stopped; its log is kept", None)
        else:
            self._enter(live, people)

    def _enter(self, live: LiveTable, people: tuple[told.Mine, ...]) -> None:
        self._live = live
        self.guest.people.update([mine.person for mine in people])
        live.enter(self.guest)
        now = self._hall.outside.now()
        self.guest.tell(told.Entered(PROTOCOL_VERSION, people, live.showing.notice, now, tuple(live.showing.said)))

    def hear(self, message: bytes) -> None:
        """Every message after the first."""
        try:
            ask = codec.asked(message)
        except Malformed as error:
            self._hall.journal.counts["tablee_malformed_total"] += 1
            self._malformed += 1
            if self._malformed >= self._doors.limits.malformed:
                self._leave("malformed", str(error), 5)
            else:
                self.guest.tell(told.Refused(_id_in(message), Why.MALFORMED))
            return
        if self._live is None or self.guest.closing is not None:
            return
        if not self._paces.allow(ask, self._loop.time()):
            self._slow_down(ask)
        elif type(ask) is Act:  # before all others: nearly all messages are moves
            self._live.ask(self.guest, ask)
        elif isinstance(ask, asked.Enter):
            self._leave("malformed", "`enter` comes once", None)
        else:
            self._hear(self._live, ask)

    def hear_control(self) -> None:
        """A ping of the socket, which the protocol answers, or a pong."""
        if self.guest.closing is None and not self._paces.allow_control(self._loop.time()):
            self._slow_down(None)

    def cut_off(self, text: str) -> None:
        """For going too fast; an address that does so again and again is kept out."""
        if self.guest.closing is None:
            self._doors.closed(self._address)
            self._hall.journal.counts["tablee_floods_total"] += 1
            self._leave("too_fast", text, 10)

    def _slow_down(self, ask: Asked | None) -> None:
        self._excess += 1
        if self._excess > self._doors.limits.excess:
            self.cut_off("too many messages at once; wait a little")
        elif ask is not None and not isinstance(ask, asked.Enter):
            self.guest.tell(told.Refused(ask.id, Why.TOO_FAST))

    def _hear(self, live: LiveTable, ask: Asked) -> None:
        assert not isinstance(ask, asked.Enter), "entering is done"
        if not isinstance(ask, asked.Ping | asked.Claim) and not self._speaks_for(ask.person):
            self.guest.tell(told.Refused(ask.id, Why.NOT_YOURS))
            return
        match ask:
            case asked.Ping(id_):
                self.guest.tell(told.Pong(id_))
            case asked.Open():
                self._open(live, ask)
            case asked.Shut(id_, person):
                live.showing.shut(self.guest, person)
                self.guest.tell(told.Done(id_))
            case asked.WriteNote():
                self._write_note(live, ask)
            case asked.AskAid(id_, person):
                self._aid(live, id_, person)
            case asked.Say() | asked.React():
                self._talk(live, ask)
            case asked.Lend(id_, person):
                code, seconds = self._lending.lend(live.table.code, person, self._loop.time())
                self.guest.tell(told.Lent(id_, code, seconds))
            case asked.Claim():
                self._claim(live, ask)
            case Sit():
                token = tokens.token()
                live.ask(self.guest, ask, tokens.hashed(token), partial(self._seated, live, ask, token))
            case _:
                live.ask(self.guest, ask)

    def _speaks_for(self, person: int | None) -> bool:
        return person is None or person in self.guest.people

    def _seated(self, live: LiveTable, ask: Sit, token: str) -> None:
        """The host's device has its token since the table was laid; asked again, the host too gets a new one."""
        person = live.table.sat[ask.id]
        self.guest.people.add(person)
        fresh = tokens.same(live.table.people[person].token, tokens.hashed(token))
        self.guest.tell(told.Seated(ask.id, person, token if fresh else ""))

    def _open(self, live: LiveTable, ask: asked.Open) -> None:
        person = ask.person
        if person is not None and not ask.take and live.showing.opened_by_another(self.guest, person):
            self.guest.tell(told.Elsewhere(ask.id, person))
            return
        self.guest.tell(told.Done(ask.id))
        live.showing.open(self.guest, person, ask.since)
        if person is not None:
            live.seat_back(self.guest, person)
            kept = asyncio.ensure_future(self._hall.store.note(live.table.code, person))
            kept.add_done_callback(partial(self._note_read, person))

    def _note_read(self, person: int, kept: "asyncio.Future[bytes]") -> None:
        if not kept.cancelled() and kept.exception() is None and kept.result() and person in self.guest.opened:
            self.guest.tell(told.NoteKept(person, kept.result().decode()))

    def _write_note(self, live: LiveTable, ask: asked.WriteNote) -> None:
        note = ask.note.encode()
        if len(note) > LARGEST_NOTE:
            self.guest.tell(told.Refused(ask.id, Why.NOTE_TOO_LONG))
            return
        kept = asyncio.ensure_future(self._hall.store.keep_note(live.table.code, ask.person, note))
        kept.add_done_callback(partial(self._note_written, ask.id))

    def _note_written(self, id_: str, kept: "asyncio.Future[None]") -> None:
        failed = kept.cancelled() or kept.exception() is not None
        self.guest.tell(told.Refused(id_, Why.NOT_NOW) if failed else told.Done(id_))

    def _aid(self, live: LiveTable, id_: str, person: int) -> None:
        """Like the view that it is made of, only while the seat is shown here."""
        play, seat = live.table.play, live.table.seat_of(person)
        if play is None or seat is None or play.game.aid is None:
            self.guest.tell(told.Refused(id_, Why.NO_AID))
            return
        if person not in self.guest.opened:
            self.guest.tell(told.Refused(id_, Why.NOT_NOW))
            return
        dial = str(live.table.options.get("aid", ""))
        self.guest.tell(told.Aided(id_, play.game.aid(play.seen(seat).view, play.told(seat), dial)))

    def _talk(self, live: LiveTable, ask: asked.Say | asked.React) -> None:
        """In no log: it is gone with the table. Asked again since the line was lost, it is not said again."""
        if not live.table.talk:
            self.guest.tell(told.Refused(ask.id, Why.QUIET_TABLE))
            return
        if (ask.person, ask.id) in live.showing.talked:
            self.guest.tell(told.Done(ask.id))
            return
        live.showing.talked.append((ask.person, ask.id))
        name = live.table.people[ask.person].name
        message: told.Said | told.Reacted
        if isinstance(ask, asked.Say):
            text = said_text(ask.text, LONGEST_LINE)
            if not text:
                self.guest.tell(told.Done(ask.id))
                return
            message = told.Said(ask.person, name, text)
            live.showing.said.append(message)
        else:
            message = told.Reacted(ask.person, ask.reaction)
        self.guest.tell(told.Done(ask.id))
        live.showing.to_all(message)

    def _claim(self, live: LiveTable, ask: asked.Claim) -> None:
        person = self._lending.claim(live.table.code, ask.code, ask.id, self._loop.time())
        token = tokens.token()
        refused = partial(self.guest.tell, told.Refused(ask.id, Why.UNKNOWN_CODE))
        if person is None:
            if self._doors.may_try_code(self._address):
                refused()
            else:
                self._too_many_codes()
            return
        claimed = partial(self._claimed, ask.id, person, token)
        live.move_person(self.guest, person, tokens.hashed(token), claimed, refused)

    def _claimed(self, id_: str, person: int, token: str) -> None:
        self.guest.people.add(person)
        self.guest.tell(told.Seated(id_, person, token))

    def gone(self) -> None:
        if self._live is not None:
            self._live.go(self.guest)
            if not self._live.guests:
                self._hall.put_away(self._live)

    def _too_many_codes(self) -> None:
        self._leave("too_fast", "too many codes that open nothing; wait a minute", 60)

    def _leave(self, why: str, text: str, retry: int | None) -> None:
        self.guest.leave(POLICY, told.Farewell(why, text, retry))  # type: ignore[arg-type]  # one of the closed set


def _id_in(message: bytes) -> str:
    """Whoever waits for an answer learns that this is it. A long one is a note or an attack, and not read twice."""
    if len(message) > READ_AGAIN:
        return ""
    try:
        return ASKING.decode(message).id
    except Malformed:
        return ""


def _held(live: LiveTable, ask: asked.Enter) -> tuple[told.Mine, ...]:
    """The people whom these tokens are of."""
    hashes = [(token, tokens.hashed(token)) for token in dict.fromkeys(ask.tokens)]
    return tuple(
        [
            told.Mine(person.id, token)
            for token, hashed in hashes
            for person in live.table.people.values()
            if tokens.same(person.token, hashed)
        ]
    )
