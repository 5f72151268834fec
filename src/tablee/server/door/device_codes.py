"""One-time codes with which a person moves to another device, of a house of one node. A restart makes them void."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from tablee.server.house.house import LENT_FOR
from tablee.server.tokens import letters
from tablee.tables.entries import PersonId
from tablee.wire.codes import spelt

LENGTH = 10
"""Letters of a code: 46 bits, which cannot be guessed within its time."""


@dataclass(frozen=True)
class DeviceCode:
    table: str
    person: PersonId
    until: float
    claimed: str | None = None
    """By which request."""


class DeviceCodes:
    def __init__(self, fresh: Callable[[int], str] = letters) -> None:
        self._fresh = fresh
        self._loans: dict[str, DeviceCode] = {}

    def lend(self, table: str, person: PersonId, now: float) -> str:
        """A code; the one before it for the same person is void."""
        self._loans = {
            code: loan
            for code, loan in self._loans.items()
            if loan.until > now and (loan.table, loan.person) != (table, person)
        }
        code = self._fresh(LENGTH)
        self._loans[code] = DeviceCode(table, person, now + LENT_FOR)
        return code

    def claim(self, table: str, code: str, id_: str, now: float) -> PersonId | None:
        """Whom the code stands for at this table. From then on it is of use to this request alone, asked again.

        Its answer may have been lost, and with it the only token that opens the seat. A code for another table stays
        as it is.
        """
        code = spelt(code)
        loan = self._loans.get(code)
        if loan is None or loan.table != table or loan.until <= now or loan.claimed not in (None, id_):
            return None
        self._loans[code] = replace(loan, claimed=id_)
        return loan.person
