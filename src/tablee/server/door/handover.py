"""Handing somebody over to another device by a one-time code, at whichever node either device is."""

from asyncio import Future
from functools import partial
from typing import TYPE_CHECKING

from tablee.server import tokens
from tablee.server.connection import Connection
from tablee.server.house.house import LENT_FOR, House
from tablee.server.journal import Journal
from tablee.tables.entries import PersonId
from tablee.tables.refusals import Why
from tablee.wire.messages import Lent, RequestRefused, Seated
from tablee.wire.requests import Claim, Lend

if TYPE_CHECKING:
    from collections.abc import Callable

    from tablee.server.live_table import LiveTable


class Handover:
    def __init__(self, connection: Connection, house: House, journal: Journal, may_guess: "Callable[[], bool]") -> None:
        """`may_guess` is asked after a code that opens nothing; it sends away whoever may not go on."""
        self._connection = connection
        self._house = house
        self._journal = journal
        self._may_guess = may_guess

    def lend(self, live: "LiveTable", request: Lend) -> None:
        self._house.lend(live.table.code, request.person).add_done_callback(partial(self._lent, request.id))

    def claim(self, live: "LiveTable", request: Claim) -> None:
        claimed = self._house.claim(live.table.code, request.code, request.id)
        claimed.add_done_callback(partial(self._claimed, live, request))

    def _lent(self, id_: str, lent: "Future[str]") -> None:
        failed = self._journal.failed("lending a code", lent)
        self._connection.tell(RequestRefused(id_, Why.NOT_NOW) if failed else Lent(id_, lent.result(), LENT_FOR))

    def _claimed(self, live: "LiveTable", request: Claim, claimed: "Future[PersonId | None]") -> None:
        if self._journal.failed("claiming a code", claimed):
            self._connection.tell(RequestRefused(request.id, Why.NOT_NOW))
            return
        person, token = claimed.result(), tokens.token()
        refused = partial(self._connection.tell, RequestRefused(request.id, Why.UNKNOWN_CODE))
        if person is not None:
            moved = partial(self._moved, request.id, person, token)
            live.move_person(self._connection, person, tokens.hashed(token), moved, refused)
        elif self._may_guess():
            refused()

    def _moved(self, id_: str, person: PersonId, token: str) -> None:
        self._connection.people.add(person)
        self._connection.tell(Seated(id_, person, token))
