"""The lines of a record: a header, one for each entry, change of seat, hunch and card, a closing; each with its head.

There is one way to write a record: any other spelling of the same values, such as a space more, is refused.
"""

from collections.abc import Iterator
from typing import Annotated, BinaryIO, Literal

from msgspec import Meta, Raw

from tablee.fairness.header import Header
from tablee.fairness.record_faults import Damaged
from tablee.fairness.stream import HUNCH_BITS
from tablee.kernel.cards.pack import ShownCard
from tablee.kernel.codec import Codec, canonical
from tablee.kernel.game import Result
from tablee.kernel.refusals import Malformed
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Hash, Value

LONGEST = 65_536
"""Bytes of a line without its line feed: a shuffle of 10,000 things, the most that chance is asked, takes 49,000."""
NOT_CANONICAL = "not in canonical JSON: keys in order, no spaces, one spelling for each value"


class SeatChange(Value, frozen=True):
    """Who plays a seat from here on, without a name. The rules know nothing of it, so a replay passes over it."""

    seat: Seat
    player: Literal["person", "bot", "another"]
    """The person it belongs to; a bot; or another person than before, to whom it belongs from now on."""


class HunchNumber(Value, frozen=True):
    """The secret number that a bot's hunch on one occasion hung on. The rules know nothing of it either."""

    seat: Seat
    occasion: Annotated[int, Meta(ge=0, lt=2**53)]
    """Which question or card it was for this seat, as its game counts."""
    number: Annotated[int, Meta(ge=0, lt=2**HUNCH_BITS)]  # SECRET until the game is over


class Erasure(Value, frozen=True):
    """All that is left of a line that was taken out: it keeps the chain whole."""

    digest: Hash


class Closing(Value, frozen=True):
    result: Result | None
    """Null when the table was given up before the end."""
    secret: Hash


class HeaderLine(Value, frozen=True, tag="header"):
    head: Hash
    header: Header


class EntryLine(Value, frozen=True, tag="entry"):
    entry: Raw
    head: Hash


class SeatLine(Value, frozen=True, tag="seat"):
    change: SeatChange
    head: Hash


class HunchLine(Value, frozen=True, tag="hunch"):
    hunch: HunchNumber
    head: Hash


class ErasedLine(Value, frozen=True, tag="erased"):
    """See `Erasure`."""

    digest: Hash
    head: Hash


class CardLine(Value, frozen=True, tag="card"):
    card: ShownCard
    head: Hash


class ClosingLine(Value, frozen=True, tag="closing"):
    closing: Closing
    head: Hash


Line = HeaderLine | EntryLine | SeatLine | HunchLine | ErasedLine | CardLine | ClosingLine
LINES: Codec[Line] = Codec(Line)


def encoded(line: Line) -> bytes:
    return canonical(line) + b"\n"


def numbered(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Each line without its line feed, and its number from 1; never more of the file than a line in memory."""
    number = 0
    while raw := file.readline(LONGEST + 1):
        number += 1
        if raw.endswith(b"\n"):
            yield number, raw[:-1]
        elif len(raw) > LONGEST:
            raise Damaged(number, f"longer than {LONGEST:,} bytes, and no line of a record is")
        else:
            raise Damaged(number, "the file is cut off within this line; each one ends with a line feed")


def decoded(number: int, raw: bytes) -> Line:
    try:
        line = LINES.decode(raw)
    except Malformed as error:
        raise Damaged(number, f"no line of a record: {error}") from None
    if canonical(line) != raw:  # what is inside an entry is compared once its game is known
        raise Damaged(number, NOT_CANONICAL)
    return line
