"""What a device asked of its table, until it is answered: whose it is, how often it was tried, who hears of it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Self

from tablee.server.connection import Connection
from tablee.tables.decide import TableRequest
from tablee.tables.topics.moves import Act
from tablee.wire.messages import Done, RequestRefused

TRIES = 5
"""How often a request is decided anew when another server was quicker to append."""


@dataclass(frozen=True)
class Asked:
    connection: Connection
    request: TableRequest
    token: str | None = None
    """The hash of one, for whoever sits down."""
    answered: Callable[[], None] | None = None
    """Where there is more to say than that it is done."""
    tries: int = TRIES

    @property
    def is_theirs(self) -> bool:
        """Or they were moved or sent away meanwhile."""
        return self.request.person is None or self.request.person in self.connection.people

    @property
    def comes_again(self) -> bool:
        """One of a row, and nobody hears the answer: nothing of its row may overtake it."""
        in_a_row = isinstance(self.request, Act) and self.request.place is not None
        return in_a_row and self.connection.closing is not None

    def once_more(self) -> Self:
        return replace(self, tries=self.tries - 1)

    def done(self) -> None:
        if self.answered is None:
            self.connection.tell(Done(self.request.id))
        else:
            self.answered()

    def refuse(self, why: str) -> None:
        self.connection.tell(RequestRefused(self.request.id, why))
