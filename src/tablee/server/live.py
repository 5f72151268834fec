"""A live table: one table with its log, its guests and its agenda. It does one thing at a time.

A step is decided, appended, and only when it is on disk does it happen and is anybody told. What comes meanwhile waits
its turn; other tables go on.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial

from tablee.kernel.codec import encode
from tablee.kernel.refusals import Refused
from tablee.server.clock import Outside
from tablee.server.guests import TROUBLE, Guest
from tablee.server.journal import Journal
from tablee.server.showing import Showing
from tablee.storage.store import Store, Unavailable
from tablee.tables import asks, log
from tablee.tables import entries as logged
from tablee.tables.agenda import Agenda, BotTurn
from tablee.tables.asks import TableAsk
from tablee.tables.deciding import decide
from tablee.tables.entries import PersonId, TableEntry
from tablee.tables.gathering import moved
from tablee.tables.playing import move
from tablee.tables.refusals import Why
from tablee.tables.scene import Scene
from tablee.tables.table import Closed, Playing, Table
from tablee.wire.told import Done, Farewell
from tablee.wire.told import Refused as RefusedTold

Entries = Sequence[TableEntry]
Step = Callable[[], None]
TRIES = 5
"""How often a step is decided anew when somebody else was quicker to append."""


class LiveTable:
    def __init__(self, table: Table, store: Store, outside: Outside, journal: Journal) -> None:
        self.table = table
        self.guests: set[Guest] = set()
        self.showing = Showing(table, self.guests, outside.secret(6).hex())
        self.agenda = Agenda(outside.pauses)
        self._store = store
        self._outside = outside
        self._journal = journal
        self._loop = asyncio.get_running_loop()
        self._steps: deque[Step] = deque()
        self._busy = False
        self._present: frozenset[PersonId] | None = None
        """Made again when somebody comes, goes or sits down."""
        self._alarm: asyncio.TimerHandle | None = None
        self._stopped = False
        self.broken = False

    @property
    def present(self) -> frozenset[PersonId]:
        if self._present is None:
            self._present = frozenset(person for guest in self.guests for person in guest.people)
        return self._present

    # What people ask

    def ask(self, guest: Guest, ask: TableAsk, token: str | None = None, done: Step | None = None) -> None:
        """Its answer comes to the guest, by `done` where there is more to say than that.

        `token` is the hash of one that was made for whoever sits down.
        """
        self._then(partial(self._decide, guest, ask, token, done or partial(guest.tell, Done(ask.id))))

    def move_person(self, guest: Guest, person: PersonId, token: str, done: Step, refused: Step) -> None:
        """To this guest's device, which has this token."""
        self._then(partial(self._move_person, guest, person, token, done, refused))

    def _move_person(self, guest: Guest, person: PersonId, token: str, done: Step, refused: Step) -> None:
        if person not in self.table.people or isinstance(self.table.stage, Closed):
            refused()
            return
        again = partial(self._steps.appendleft, partial(self._move_person, guest, person, token, done, refused))
        self._append(moved(self.table, person, token), done, again, guest)

    def _decide(self, guest: Guest, ask: TableAsk, token: str | None, done: Step, tries: int = TRIES) -> None:
        if ask.person is not None and ask.person not in guest.people:
            guest.tell(RefusedTold(ask.id, Why.NOT_YOURS))  # moved or sent away while the message waited its turn
            return
        try:
            entries = decide(self.table, ask, self._scene(guest, token))
        except Refused as refused:
            self._journal.refused()
            guest.tell(RefusedTold(ask.id, str(refused.why)))
            return
        if isinstance(ask, asks.Hurry):
            self.agenda.hurry(self._outside.now())
        if not entries:
            done()
            self.set_alarm()
        elif tries:
            again = partial(self._decide, guest, ask, token, done, tries - 1)
            self._append(entries, done, partial(self._steps.appendleft, again), guest)
        else:
            guest.tell(RefusedTold(ask.id, Why.NOT_NOW))

    def _scene(self, guest: Guest, token: str | None) -> Scene:
        people = [self.table.people[person] for person in guest.people if person in self.table.people]
        device = people[0].device if people else None
        return Scene(self._outside.now(), self.present, self._outside.secret, token, device)

    # What happens by itself

    def set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.broken or self._stopped or isinstance(self.table.stage, Closed):
            return
        now = self._outside.now()
        due = self.agenda.due(self.table, self.present, now)
        if due is not None:
            self._alarm = self._loop.call_later(max(0, due - now) / 1000, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._then(self._on_time)

    def _on_time(self) -> None:
        now = self._outside.now()
        if entries := self.agenda.overdue(self.table, self.present, now):
            self._append(entries, lambda: None, lambda: None)
            return
        for turn in self.agenda.bot_turns(self.table, now):
            if (entry := self._bot_move(turn)) is not None:
                self._append((entry,), lambda: None, lambda: None)
                return
        self.set_alarm()

    def _bot_move(self, turn: BotTurn) -> TableEntry | None:
        """What the bot does; None when it lets it pass. It is held to the same rules as anybody."""
        assert isinstance(self.table.stage, Playing), "bots have turns in a game"
        play = self.table.stage.play
        seen = play.seen(turn.seat)
        bot = self.table.house.bot(play.game, turn.level)
        action = bot(seen.view, seen.offers, play.told(turn.seat), None, self._outside.dice)
        if action is None:
            self.agenda.let_pass(turn)
            return None
        return move(self.table, play, turn.seat, turn.decision, action, self._outside.now())

    # One thing at a time

    def _then(self, step: Step) -> None:
        self._steps.append(step)
        self._go_on()

    def _go_on(self) -> None:
        while self._steps and not self._busy and not self.broken:
            try:
                self._steps.popleft()()
            except Exception as error:  # noqa: BLE001 - a bug in one game must not take other tables along
                self._break(error)

    def _append(self, entries: Entries, done: Step, again: Step, asker: Guest | None = None) -> None:
        """`done` once it has happened, before anybody else hears of it; `again` if the log had grown meanwhile."""
        self._busy = True
        lines = [encode(entry) for entry in entries]
        closed = any(isinstance(entry, logged.Closed) for entry in entries)
        appended = self._store.append(
            self.table.code, self.table.length, lines, at=self._outside.now(), open=not closed
        )
        appended.add_done_callback(partial(self._appended, entries, done, again, asker))

    def _appended(
        self, entries: Entries, done: Step, again: Step, asker: Guest | None, appended: "asyncio.Future[bool]"
    ) -> None:
        self._busy = False
        try:
            if not appended.result():
                self._catch_up(again)
                return
            for entry in entries:
                self.table.add(entry)
            done()
            if moved_people := type(entries[0]) is not logged.Played:
                self._present = None
            self.showing.publish(entries, self.present, asker)
            if moved_people:  # whoever left or moved was taken from their devices just now
                self._present = None
            self._journal.appended(self.table.code, entries)
            self.set_alarm()
        except Unavailable as error:
            self._unavailable(error, asker)
        except Exception as error:  # noqa: BLE001 - same as above
            self._break(error)
        self._go_on()

    def _catch_up(self, again: Step) -> None:
        """Another server has appended to this log: read what it wrote, then decide anew."""
        self._busy = True
        missing = self._store.read(self.table.code, self.table.length)
        missing.add_done_callback(partial(self._caught_up, again))

    def _caught_up(self, again: Step, missing: "asyncio.Future[list[bytes]]") -> None:
        self._busy = False
        try:
            log.read(self.table, missing.result())
            self.showing.publish_all(self.present)
            self._present = None
            again()
            self.set_alarm()
        except Unavailable as error:
            self._unavailable(error, None)
        except Exception as error:  # noqa: BLE001 - same as above
            self._break(error)
        self._go_on()

    # When it goes wrong

    def _unavailable(self, error: Unavailable, asker: Guest | None) -> None:
        """Nothing has changed. People may try again; what happens by itself is tried again in a second."""
        self._journal.trouble(self.table.code, error)
        if asker is not None:
            asker.leave(TROUBLE, Farewell("trouble", "the table cannot be written to disk now; enter again", 5))
        if self._alarm is None and not self._stopped:
            self._alarm = self._loop.call_later(1, self._ring)

    def _break(self, error: Exception) -> None:
        """A bug: the table stops here and keeps its log, which replays it."""
        self.broken = True
        self._journal.broken(self.table.code, self.table.length, error)
        for guest in tuple(self.guests):
            guest.leave(TROUBLE, Farewell("trouble", "this table has stopped; its log is kept", None))

    # Who comes and goes

    def enter(self, guest: Guest) -> None:
        """The others hear of it; the guest itself is told the whole notice, and nothing before that."""
        self.showing.presence(self.present | guest.people)
        self.guests.add(guest)
        self._present = None
        self.set_alarm()

    def go(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self._present = None
        self.showing.forget(guest)
        self.showing.presence(self.present)
        self.set_alarm()

    def seat_back(self, guest: Guest, person: PersonId) -> None:
        """Whoever opens their seat again plays it again."""
        if isinstance(self.table.stage, Playing) and self.table.seat_of(person) in self.table.stage.play.stand_ins:
            self._then(partial(self._come_back, guest, person))

    def _come_back(self, guest: Guest, person: PersonId) -> None:
        try:
            entries = decide(self.table, asks.ComeBack("opened-again", person), self._scene(guest, None))
        except Refused:  # the game is over, or they were sent away meanwhile
            return
        if entries:
            self._append(entries, lambda: None, lambda: None, guest)

    def farewell(self, code: int, farewell: Farewell) -> None:
        for guest in tuple(self.guests):
            guest.leave(code, farewell)

    def stop(self) -> None:
        """What people asked for is still done; what happens by itself waits for the next server."""
        self._stopped = True
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    @property
    def idle(self) -> bool:
        """Nobody is there, and nothing will happen by itself."""
        return not self.guests and not self._busy and not self._steps and self._alarm is None
