"""Moving: every table of one store into another, then all of it read back there and compared.

A table is put as a whole or not at all, and one that is there already is passed over; so whoever was stopped begins
anew and goes on. Nothing is ever taken from where it was, nor written over where it goes.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from tablee.storage.store import Listing, Store, WholeTable

AT_ONCE = 8
"""Tables on their way: they share the waits for the disk, and a few of the largest still fit into memory."""


async def carry(source: Store, into: Store, listed: Sequence[Listing], step: Callable[[int], None]) -> int:
    """Those that are not there yet: how many. `step` is told how many more are done."""
    known = {listing.code for listing in await into.directory(closed=True)}
    step(sum(listing.code in known for listing in listed))
    carried = 0
    for some in _groups([listing for listing in listed if listing.code not in known]):
        tables = await asyncio.gather(*[source.whole(listing.code) for listing in some])
        carried += sum(await asyncio.gather(*[into.put(table) for table in tables if table is not None]))
        step(len(some))
    return carried


async def differing(
    source: Store, into: Store, listed: Sequence[Listing], step: Callable[[int], None]
) -> list[Listing]:
    """What is not the same at both ends, from the first byte to the last, or not as it was when it was listed."""
    found: list[Listing] = []
    for some in _groups(listed):
        for listing in some:
            here, there = await asyncio.gather(source.whole(listing.code), into.whole(listing.code))
            if here is None or here != there or _listing(here) != listing:
                found.append(listing)
        step(len(some))
    return found


def _listing(table: WholeTable) -> Listing:
    return Listing(table.code, len(table.entries), table.times[-1], table.open)


def _groups(listed: Sequence[Listing]) -> Iterator[list[Listing]]:
    rest = iter(listed)
    while some := list(islice(rest, AT_ONCE)):
        yield some
