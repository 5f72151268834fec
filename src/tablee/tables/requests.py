"""What every request to a table has; the requests themselves stand in their topics, each with its decision.

Each carries an `id` made by the device that asks, which comes back with the answer, and the person who asks. A table
believes `person`: whether a connection may speak for them is for the server to know.
"""

from typing import Annotated

from msgspec import Meta

from tablee.kernel.structs import Value

RequestId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_\-]*\Z")]
"""Made by the device, never twice: at least 16 random characters."""
PersonNumber = Annotated[int, Meta(ge=0, lt=2**31)]
"""A `PersonId` as a device sends it, which may be any number; within these bounds somebody could have it."""
SeatToken = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_\-]{32}\Z")]
"""Of 32 random characters, 192 bits: whoever has it is that person."""
ShortName = Annotated[str, Meta(max_length=40)]
LongName = Annotated[str, Meta(max_length=200)]
"""Of somebody, before it is made fit: `names.py` says how long it may be in the end."""
OptionValue = Annotated[int, Meta(ge=-(2**31), lt=2**31)] | Annotated[str, Meta(max_length=100)]
"""What an option is set to."""


class PersonRequest(Value, frozen=True):
    id: RequestId
    person: PersonNumber
