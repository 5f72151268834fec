"""The stream: what chance answers, from the table's secret, the start and the number of the question.

Nothing else goes in, so nothing that anybody does between two questions changes the answer to the second. A language's
own shuffle is never used: its order is not promised from one version to the next.
The numbers of bots' hunches are a stream of their own, by seat and occasion.
"""

import hmac
from collections.abc import Iterator
from struct import Struct
from typing import assert_never

from tablee.fairness.commitment import u64
from tablee.kernel.chance import ChanceAnswer, ChanceQuestion, Pick, Picked, Roll, Rolled, Shuffle, Shuffled
from tablee.kernel.seats import Seat

WORDS = Struct(">8I")
"""A block of 32 bytes is read as eight numbers of 32 bits."""


def words(secret: bytes, start: bytes, number: int) -> Iterator[int]:
    """The endless numbers for one question, made a block at a time as they are needed."""
    question = hmac.new(secret, b"tablee/chance/v1" + start + u64(number), "sha256")
    counter = 0
    while True:
        block = question.copy()
        block.update(u64(counter))
        yield from WORDS.unpack(block.digest())
        counter += 1


def below(n: int, source: Iterator[int]) -> int:
    """Any of 0..n-1, each as likely: as many top bits as n-1 has, and the next word when they make too much.

    A remainder would favour small numbers. One of one is no question, and reads nothing.
    """
    if n == 1:
        return 0
    spare = 32 - (n - 1).bit_length()
    while (value := next(source) >> spare) >= n:
        pass
    return value


def order(n: int, source: Iterator[int]) -> tuple[int, ...]:
    """Fisher-Yates: from the last place down to the second, each swaps with any place up to itself."""
    things = list(range(n))
    word = source.__next__
    for last in range(n - 1, 0, -1):
        spare = 32 - last.bit_length()
        while (other := word() >> spare) > last:  # below(last + 1), written out for speed
            pass
        things[last], things[other] = things[other], things[last]
    return tuple(things)


HUNCH_BITS = 53
"""As many as both a float and a whole number in JSON hold exactly."""


def hunch_number(secret: bytes, start: bytes, seat: Seat, occasion: int) -> int:
    """Below 2^53. A stream of its own, without an order: so that no roll shifts when a bot takes or leaves a seat."""
    drawn = hmac.digest(secret, b"tablee/hunch/v1" + start + u64(seat) + u64(occasion), "sha256")
    return int.from_bytes(drawn[:8], "big") >> (64 - HUNCH_BITS)


def answer(question: ChanceQuestion, source: Iterator[int]) -> ChanceAnswer:
    match question:
        case Roll(sides, dice):
            return Rolled(tuple([below(sides, source) for _ in range(dice)]))
        case Shuffle(n):
            return Shuffled(order(n, source))
        case Pick(n):
            return Picked(below(n, source))
        case _:
            assert_never(question)
