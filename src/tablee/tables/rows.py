"""Rows: actions that a device sends one after another without waiting for each answer, as when somebody draws."""

from typing import Annotated

from msgspec import Meta

from tablee.kernel.structs import Value
from tablee.tables.requests import RequestId


class Place(Value, frozen=True):
    """Where an action stands in a row. They are played in this order and once each, however often they are sent."""

    row: RequestId
    number: Annotated[int, Meta(ge=0, lt=2**31)]
    """Higher than that of any before it; not all need be there, as some were refused or taken back."""

    def is_past(self, last: "Place | None") -> bool:
        """Whether this one was played or refused before `last` was played: its turn has gone by."""
        return last is not None and self.row == last.row and self.number <= last.number
