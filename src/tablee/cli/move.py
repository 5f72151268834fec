"""`tablee move`: all tables from where they are kept to another place, a file or a database."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.cli.stores import password_argument

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tablee.storage.store import Listing, Store

HELP = "move all tables into another file or database, and compare every byte of them there"
LISTED = 20
"""Tables that are named one by one."""


def arguments(parser: ArgumentParser) -> None:
    place = "FILE|postgresql://USER@HOST:PORT/DATABASE"
    parser.add_argument(
        "--from", required=True, dest="source", metavar=place, help="where they are; no server may run there meanwhile"
    )
    parser.add_argument(
        "--to",
        required=True,
        dest="into",
        metavar=place,
        help="where they go; made if it is not there, and no server may run there either",
    )
    password_argument(parser)


def run(args: Namespace) -> int:
    """0: all of it is there. 1: something is damaged, or not the same at both ends. 2: it cannot be done."""
    import asyncio

    from tablee.kernel.refusals import Malformed
    from tablee.storage.address import is_file
    from tablee.storage.store import Unavailable

    places = [Path(place).resolve() if is_file(place) else place for place in (args.source, args.into)]
    if places[0] == places[1]:
        raise Malformed("--from and --to are the same place; name another one to move to")
    try:
        return asyncio.run(moved(args.source, args.into, args.store_password_file))
    except Unavailable as error:
        raise Malformed(str(error)) from None


async def moved(source: str, into: str, password_file: Path | None) -> int:
    from contextlib import AsyncExitStack

    from tablee.cli.progress import progress_bar
    from tablee.cli.tables import number_of
    from tablee.storage.address import store_at
    from tablee.storage.moving import carry, differing
    from tablee.storage.store import Unavailable

    async with AsyncExitStack() as at_the_end:
        old = await store_at(source, password_file, there=True)
        at_the_end.push_async_callback(close, old)
        await see_that_nobody_serves(old, source)
        if is_damaged(old, source):
            return 1
        new = await store_at(into, password_file)
        at_the_end.push_async_callback(close, new)
        await see_that_nobody_serves(new, into)
        if is_damaged(new, into):
            return 1
        listed = await old.directory(closed=True)
        try:
            with progress_bar(2 * len(listed), "tables moved and compared") as step:
                carried = await carry(old, new, listed, step)
                different = await differing(old, new, listed, step)
        except Unavailable as error:
            raise Unavailable(f"{error}. What was moved stays there: the same command goes on with the rest") from None
        if different:
            tell(different, source, into)
            return 1
    entries = sum(listing.length for listing in listed)
    held = f"{number_of(len(listed), 'table', 'tables')}, {number_of(entries, 'entry', 'entries')}"
    there = len(listed) - carried
    already = f" ({there:,} {'was' if there == 1 else 'were'} there already)" if there else ""
    print(f"{into}: {held}{already}; every byte is as it is in {source}.")
    print(f"{source} is left as it was. Put it aside: whoever plays there from now on is not in {into}.")
    return 0


async def close(store: "Store") -> None:
    await store.close()


async def see_that_nobody_serves(store: "Store", place: str) -> None:
    """Unavailable where nodes are up; a file is locked by whoever serves it."""
    from tablee.storage.address import is_file
    from tablee.storage.store import Unavailable

    if is_file(place):
        return
    from tablee.storage.postgres.store import PostgresStore

    assert isinstance(store, PostgresStore)
    if up := len(await store.nodes()):
        raise Unavailable(
            f"{store.address} is served by {up} node{'s' if up > 1 else ''}; stop all of them first, so that nobody "
            "plays what is not moved (one that was killed counts for 6 seconds)"
        )


def is_damaged(store: "Store", place: str) -> bool:
    """Told in words; a database in PostgreSQL sees to that itself."""
    from tablee.storage.damage import lacking
    from tablee.storage.sqlite import SqliteStore

    if not isinstance(store, SqliteStore) or not store.damage:
        return False
    print("\n".join(lacking(Path(place), store.damage)))
    print(f"Nothing was moved. Put back what is missing, or let these tables go on: tablee mend --data {place}")
    return True


def tell(different: "Sequence[Listing]", source: str, into: str) -> None:
    codes = ", ".join([listing.code for listing in different[:LISTED]])
    more = f" and {len(different) - LISTED:,} more" if len(different) > LISTED else ""
    print(f"NOT THE SAME in {source} and in {into}: table {codes}{more}. All others are.")
    print(
        "Somebody plays there, or other tables were there before. Nothing was written over: stop all servers of both, "
        "then move to a place that is empty."
    )
