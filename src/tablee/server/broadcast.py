"""What the connections at a table are sent: the public table, and to each the feeds that it has opened."""

from collections.abc import Collection, Iterable, Sequence
from typing import Literal

from tablee.kernel.codec import encode
from tablee.kernel.seats import Viewer
from tablee.kernel.structs import Value
from tablee.server.connection import Connection
from tablee.server.door.crowd import only_looks_on
from tablee.tables.entries import PersonId, TableEntry
from tablee.tables.feed import Feed
from tablee.tables.public_table import PublicTable, changes, host_offers_of, public_table_of
from tablee.tables.table import Table
from tablee.tables.topics.moves import Played
from tablee.tables.topics.seating import Left, Moved
from tablee.wire.messages import Reacted, Said, TableChanged, Taken
from tablee.wire.requests import Since


class Broadcast:
    def __init__(self, table: Table, connections: Collection[Connection], epoch: str) -> None:
        """`connections` may grow and shrink. `epoch` is new whenever a server takes the table up."""
        self._table = table
        self._connections = connections
        self._epoch = epoch
        self._feeds: dict[Viewer, Feed] = {}
        self._current = table.current
        self._watching: dict[PersonId | None, set[Connection]] = {}
        self.public_table: PublicTable = public_table_of(table, ())

    def publish(self, entries: Sequence[TableEntry], present: Collection[PersonId], asker: Connection | None) -> None:
        """What these entries changed, to everybody for whom they changed something. `asker` asked for it."""
        no_moves = [entry for entry in entries if type(entry) is not Played]
        for entry in no_moves:
            if isinstance(entry, Left):
                self._take_away(entry.person, "left")
            elif isinstance(entry, Moved):
                self._take_away(entry.person, "moved", keeper=asker)
        self._publish_game()
        if (
            no_moves
            or self._deadlines_changed()
            or self._heads_changed()
            or host_offers_of(self._table) != self.public_table.host_offers
        ):
            self.publish_table(present)

    def publish_table(self, present: Collection[PersonId]) -> None:
        """The public table, as far as it changed."""
        before, self.public_table = self.public_table, public_table_of(self._table, present)
        if changed := changes(before, self.public_table):
            _send(self._connections, TableChanged(changed))

    def to_all(self, message: Said | Reacted) -> None:
        _send(self._connections, message)

    def opened_by_another(self, connection: Connection, person: PersonId) -> bool:
        return any(other is not connection for other in self._watching.get(person, ()))

    def open(self, connection: Connection, person: PersonId | None, since: Since | None) -> None:
        """From now on; a person's own feed is shown on one device at a time."""
        if person is not None:
            self.opened_elsewhere(person, but=connection)
        viewer = self._viewer(person)
        shown = self._table.current is not None and (person is None or viewer is not None)
        feed = self._caught_up(viewer) if shown else None
        self._watching.setdefault(person, set()).add(connection)
        connection.opened.add(person)
        if feed is None:
            return
        missed = feed.since(since.epoch, since.number) if since else None
        for message in (feed.snapshot(),) if missed is None else missed:
            connection.tell(message)

    def opened_elsewhere(self, person: PersonId, but: Connection | None = None) -> None:
        for other in tuple(self._watching.get(person, ())):
            if other is not but:
                self.shut(other, person)
                other.tell(Taken(person, "opened_elsewhere"))

    def opened(self, connection: Connection, person: PersonId | None) -> Feed | None:
        """The feed that is shown there of the game that is on; None where none is."""
        return self._feeds.get(self._viewer(person)) if person in connection.opened else None

    def has_shown(self, connection: Connection, person: PersonId | None, upto: Since) -> bool:
        """Whether this feed, which is open there, has no more to show than was shown up to this message."""
        feed = self.opened(connection, person)
        return feed is not None and feed.has_shown(upto.epoch, upto.number)

    def shut(self, connection: Connection, person: PersonId | None) -> None:
        connection.opened.discard(person)
        watching = self._watching.get(person, set())
        watching.discard(connection)
        if not watching:
            self._watching.pop(person, None)

    def forget(self, connection: Connection) -> None:
        for person in tuple(connection.opened):
            self.shut(connection, person)

    def _publish_game(self) -> None:
        if self._table.current is not self._current:
            self._begin_game()
            return
        if self._current is None:
            return
        for person, connections in self._watching.items():
            viewer = self._viewer(person)
            if person is not None and viewer is None:
                continue
            if viewer not in self._feeds:
                _send(connections, self._feed(viewer).snapshot())
            elif (message := self._feeds[viewer].next_message()) is not None:
                _send(connections, message)

    def _begin_game(self) -> None:
        """Another game is on the table, or none."""
        self._current = self._table.current
        self._feeds = {}
        if self._current is None:
            return
        for person, connections in self._watching.items():
            viewer = self._viewer(person)
            if person is None or viewer is not None:
                _send(connections, self._feed(viewer).snapshot())

    def _caught_up(self, viewer: Viewer) -> Feed:
        """Who is there already hears of what came while nobody watched, before somebody else gets it."""
        feed = self._feed(viewer)
        if (message := feed.next_message()) is not None:
            for person, connections in self._watching.items():
                if self._viewer(person) == viewer and (person is None) == (viewer is None):
                    _send(connections, message)
        return feed

    def _feed(self, viewer: Viewer) -> Feed:
        if viewer not in self._feeds:
            assert self._current is not None, "feeds are of a game"
            self._feeds[viewer] = Feed(self._current, viewer, f"{self._epoch}-{self._table.games}")
        return self._feeds[viewer]

    def _viewer(self, person: PersonId | None) -> Viewer:
        return None if person is None else self._table.seat_of(person)

    def _take_away(self, person: PersonId, why: Literal["left", "moved"], keeper: Connection | None = None) -> None:
        for connection in tuple(self._connections):
            if person in connection.people and connection is not keeper:
                self._drop(connection, person, why)

    def _drop(self, connection: Connection, person: PersonId, why: Literal["left", "moved"]) -> None:
        connection.people.discard(person)
        self.shut(connection, person)
        connection.tell(Taken(person, why))
        if not connection.people:
            only_looks_on(self._connections, connection)

    def _deadlines_changed(self) -> bool:
        current, shown = self._current, self.public_table
        return current is not None and (current.limit, current.timer) != (shown.limit_at, shown.timer_at)

    def _heads_changed(self) -> bool:
        return self._current is not None and (*self._current.heads[-1:],) != self.public_table.heads[-1:]


def _send(connections: Iterable[Connection], message: Value) -> None:
    """Encoded once, however many get it."""
    encoded = encode(message)
    for connection in connections:
        connection.send(encoded)
