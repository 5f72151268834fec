"""`tablee forget`: frees what tables take that nobody needs any more."""

from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tablee.storage.kept_tables import KeptTable

HELP = "forget tables, and give the disk back the room they took"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("codes", nargs="*", metavar="CODE", help="of a table, as `tablee tables` lists it")
    parser.add_argument("--unused-since", metavar="WHEN", help="all last used before this: 30d, or 2026-10-01")
    parser.add_argument("--open", action="store_true", help="open ones too: people may still come back to them")
    parser.add_argument("--dry-run", action="store_true", help="only say which")
    parser.add_argument("--data", type=Path, metavar="FILE", help="where tables are kept (default: as for serve)")


def run(args: Namespace) -> int:
    from tablee.cli.serve import default_file
    from tablee.cli.tables import lines, number_of, size
    from tablee.kernel.refusals import Malformed
    from tablee.storage.kept_tables import forget_tables, kept_tables
    from tablee.storage.store import Unavailable
    from tablee.wire.codes import spelt

    if not args.codes and args.unused_since is None:
        raise Malformed("name tables by their codes, or say --unused-since 30d")
    path = (args.data or default_file()).resolve()
    try:
        kept = kept_tables(path)
        chosen = named(kept, [spelt(code) for code in args.codes], open_too=args.open)
        if args.unused_since is not None:
            chosen += unused(kept, moment_in(args.unused_since, datetime.now(UTC)), open_too=args.open)
        chosen = [*{table.code: table for table in chosen}.values()]
        for line in lines(chosen) if chosen else ():
            print(line)
        counted = number_of(len(chosen), "table", "tables")
        if not chosen or args.dry_run:
            print(f"{counted} would be forgotten." if args.dry_run else "No such tables.")
            return 0
        freed = forget_tables(path, [table.code for table in chosen])
    except Unavailable as error:
        raise Malformed(str(error)) from None
    print(f"{counted} {'is' if len(chosen) == 1 else 'are'} forgotten; {path} is {size(max(0, freed))} shorter.")
    return 0


def named(kept: "Sequence[KeptTable]", codes: "Sequence[str]", *, open_too: bool) -> "list[KeptTable]":
    from tablee.kernel.refusals import Malformed

    known = {table.code: table for table in kept}
    for code in codes:
        if code not in known:
            raise Malformed(f"no table {code} is kept; `tablee tables` lists them")
        if known[code].open and not open_too:
            raise Malformed(f"table {code} is open, and people may come back to it; with --open it is forgotten too")
    return [known[code] for code in codes]


def unused(kept: "Sequence[KeptTable]", since: int, *, open_too: bool) -> "list[KeptTable]":
    return [table for table in kept if table.used < since and (open_too or not table.open)]


def moment_in(asked: str, now: datetime) -> int:
    """In milliseconds since 1970: so many days before now, or the beginning of a day by the clock of this machine."""
    from tablee.kernel.refusals import Malformed

    days = asked.removesuffix("d")
    try:
        if days != asked and days.isascii() and days.isdigit():
            when = now - timedelta(days=int(days))
        else:
            when = datetime.strptime(asked, "%Y-%m-%d").astimezone()
    except (ValueError, OverflowError):
        raise Malformed(
            f"--unused-since takes a number of days such as 30d, or a day such as 2026-10-01, not {asked!r}"
        ) from None
    return int(1000 * when.timestamp())
