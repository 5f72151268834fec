"""Lots: an order of n things out of random bits, with no step of it a loop in Python.

A trick for speed, kept apart because it reads like one: random play shuffles all the time. Whoever wants to know what a
shuffle is need not look in here; `tests/kernel/test_chance.py` says that every order is as likely as the next.
"""

from struct import Struct

from tablee.kernel.memo import Memo


def order_by_lots(n: int, bits: int) -> tuple[int, ...]:
    """0..n-1, for n of 1 to 65,536, by 64 random bits for each of them.

    Each draws a lot, and they line up by their lots. A lot is a float whose bits are 46 of luck and then the number, so
    that sorting, at which floats are the quickest, carries the numbers along.
    """
    luck, numbers, as_floats, as_numbers = LANES[n]
    lots = [*as_floats.unpack((bits & luck | numbers).to_bytes(8 * n, "little"))]
    lots.sort()
    return as_numbers.unpack(as_floats.pack(*lots))


def _lanes(n: int) -> tuple[int, int, Struct, Struct]:
    """Of n lots of 64 bits: where the luck goes, the numbers, how to read them as floats, and the numbers back.

    The two highest bits stay 0: then a lot is a finite float that is not negative, and those sort as their bits do.
    """
    luck = b"\x00\x00\xff\xff\xff\xff\xff\x3f" * n
    numbers = b"".join([number.to_bytes(8, "little") for number in range(n)])
    return int.from_bytes(luck, "little"), int.from_bytes(numbers, "little"), Struct(f"<{n}d"), Struct("<" + "H6x" * n)


LANES = Memo(_lanes, most=100)
