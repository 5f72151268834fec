"""Moves: what is asked of our seat, and what it answered."""

from msgspec import Raw

from tablee.kernel.codec import encode
from tablee.kernel.offers import Offers
from tablee.kernel.structs import Value
from tablee.tables.moves import Act
from tablee.terminal.remote.connection import Connection, fresh_id
from tablee.terminal.remote.table import TableCopy


class Moves:
    def __init__(self, table: TableCopy, connection: Connection) -> None:
        self._table = table
        self._connection = connection
        self._sent: dict[str, Offers] = {}
        """By id, what each move answers."""
        self._answered: Offers | None = None
        self._passed: int | None = None
        """The decision that the person let pass out of turn."""

    def asking(self) -> tuple[bool, Offers] | None:
        """Whether we must or may act now, and how; None when we are not asked."""
        perspective, seat = self._table.perspective, self._table.seat
        if (
            perspective is None
            or seat is None
            or self._table.public_table.stage != "playing"
            or self._table.public_table.paused
        ):
            return None
        if not perspective.offers.choices or perspective.offers == self._answered:
            return None
        if seat in perspective.awaited:
            return True, perspective.offers
        return (
            (False, perspective.offers)
            if seat in perspective.may and perspective.offers.decision != self._passed
            else None
        )

    def send(self, offers: Offers, action: Value) -> None:
        assert self._table.person is not None, "only those who sit are asked"
        act = Act(fresh_id(), self._table.person, offers.decision, Raw(encode(action)))
        self._sent[act.id] = self._answered = offers
        self._connection.ask(act)

    def let_pass(self, offers: Offers) -> None:
        self._passed = offers.decision

    def begin(self) -> None:
        """Another game: decisions are counted anew."""
        self._answered = self._passed = None

    def refused(self, id_: str) -> bool:
        """Whether this was a move of ours, which can then be made in another way."""
        offers = self._sent.pop(id_, None)
        if offers is not None and offers == self._answered:
            self._answered = None
        return offers is not None
