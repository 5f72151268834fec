"""What the guests of a table are shown: the table's notice, and to each the streams that it has opened."""

from collections import deque
from collections.abc import Collection, Sequence

from tablee.kernel.codec import encode
from tablee.kernel.seats import Viewer
from tablee.server.guests import Guest
from tablee.tables import entries as logged
from tablee.tables.entries import PersonId, TableEntry
from tablee.tables.notices import Notice, changes, notice
from tablee.tables.streams import Stream
from tablee.tables.table import Table
from tablee.wire.asked import Since
from tablee.wire.told import Changed, Reacted, Said, Taken

SPOKEN = 200
"""Lines of chat that somebody who comes later can still read."""


class Showing:
    def __init__(self, table: Table, guests: Collection[Guest], epoch: str) -> None:
        """`guests` may grow and shrink. `epoch` is new whenever a server takes the table up."""
        self._table = table
        self._guests = guests
        self._epoch = epoch
        self._streams: dict[Viewer, Stream] = {}
        self._play = table.play
        self._watching: dict[PersonId | None, set[Guest]] = {}
        self.notice: Notice = notice(table, ())
        self.said: deque[Said] = deque(maxlen=SPOKEN)
        self.talked: deque[tuple[PersonId, str]] = deque(maxlen=SPOKEN)
        """By whom and by which id something was said last, so that nothing is said twice."""

    def publish(self, entries: Sequence[TableEntry], present: Collection[PersonId], mover: Guest | None) -> None:
        """What these entries changed, to everybody for whom they changed something. `mover` asked for it."""
        for entry in entries:
            if isinstance(entry, logged.Left):
                self._take_away(entry.person, "left")
            elif isinstance(entry, logged.Moved):
                self._take_away(entry.person, "moved", keeper=mover)
        self._publish_game()
        if any(not isinstance(entry, logged.Played) for entry in entries) or self._timed() or self._headed():
            self.presence(present)

    def publish_all(self, present: Collection[PersonId]) -> None:
        """After entries of another server."""
        for guest in tuple(self._guests):
            for person in guest.people - self._table.people.keys():
                self._drop(guest, person, "left")
        self._publish_game()
        self.presence(present)

    def presence(self, present: Collection[PersonId]) -> None:
        """The notice, as far as it changed."""
        before, self.notice = self.notice, notice(self._table, present)
        if changed := changes(before, self.notice):
            message = encode(Changed(changed))
            for guest in self._guests:
                guest.send(message)

    def to_all(self, message: Said | Reacted) -> None:
        encoded = encode(message)
        for guest in self._guests:
            guest.send(encoded)

    def opened_by_another(self, guest: Guest, person: PersonId) -> bool:
        return any(other is not guest for other in self._watching.get(person, ()))

    def open(self, guest: Guest, person: PersonId | None, since: Since | None) -> None:
        """From now on; a person's own stream is shown on one device at a time."""
        if person is not None:
            for other in tuple(self._watching.get(person, ())):
                if other is not guest:
                    self.shut(other, person)
                    other.tell(Taken(person, "opened_elsewhere"))
        viewer = self._viewer(person)
        shown = self._table.play is not None and (person is None or viewer is not None)
        stream = self._caught_up(viewer) if shown else None
        self._watching.setdefault(person, set()).add(guest)
        guest.opened.add(person)
        if stream is None:
            return
        missed = stream.since(since.epoch, since.number) if since else None
        for message in (stream.whole(),) if missed is None else missed:
            guest.tell(message)

    def shut(self, guest: Guest, person: PersonId | None) -> None:
        guest.opened.discard(person)
        watching = self._watching.get(person, set())
        watching.discard(guest)
        if not watching:
            self._watching.pop(person, None)

    def forget(self, guest: Guest) -> None:
        for person in tuple(guest.opened):
            self.shut(guest, person)

    def _publish_game(self) -> None:
        if self._table.play is not self._play:
            self._begin()
            return
        if self._play is None:
            return
        for person, guests in self._watching.items():
            viewer = self._viewer(person)
            if person is not None and viewer is None:
                continue
            if viewer not in self._streams:
                whole = encode(self._stream(viewer).whole())
                for guest in guests:
                    guest.send(whole)
            elif (message := self._streams[viewer].news()) is not None:
                update = encode(message)
                for guest in guests:
                    guest.send(update)

    def _begin(self) -> None:
        """Another game is on the table, or none."""
        self._play = self._table.play
        self._streams = {}
        if self._play is None:
            return
        for person, guests in self._watching.items():
            viewer = self._viewer(person)
            if person is None or viewer is not None:
                whole = encode(self._stream(viewer).whole())
                for guest in guests:
                    guest.send(whole)

    def _caught_up(self, viewer: Viewer) -> Stream:
        """Who is there already hears of what came while nobody watched, before somebody else gets it."""
        stream = self._stream(viewer)
        if (message := stream.news()) is not None:
            update = encode(message)
            for person, guests in self._watching.items():
                if self._viewer(person) == viewer and (person is None) == (viewer is None):
                    for guest in guests:
                        guest.send(update)
        return stream

    def _stream(self, viewer: Viewer) -> Stream:
        if viewer not in self._streams:
            assert self._play is not None, "streams are of a game"
            self._streams[viewer] = Stream(self._play, viewer, f"{self._epoch}-{self._table.games}")
        return self._streams[viewer]

    def _viewer(self, person: PersonId | None) -> Viewer:
        return None if person is None else self._table.seat_of(person)

    def _take_away(self, person: PersonId, why: str, keeper: Guest | None = None) -> None:
        for guest in tuple(self._guests):
            if person in guest.people and guest is not keeper:
                self._drop(guest, person, why)

    def _drop(self, guest: Guest, person: PersonId, why: str) -> None:
        guest.people.discard(person)
        self.shut(guest, person)
        guest.tell(Taken(person, "moved" if why == "moved" else "left"))

    def _timed(self) -> bool:
        play = self._play
        return play is not None and (play.limit, play.timer) != (self.notice.limit_at, self.notice.timer_at)

    def _headed(self) -> bool:
        return self._play is not None and len(self._play.heads) != len(self.notice.heads)
