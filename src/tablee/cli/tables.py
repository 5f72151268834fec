"""`tablee tables`: what a server keeps, table by table."""

from argparse import ArgumentParser, Namespace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tablee.storage.kept_tables import KeptTable

HELP = "list the tables that are kept: when they were last used, and how much they take"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, metavar="FILE", help="where tables are kept (default: as for serve)")
    parser.add_argument("--json", action="store_true", help="for a program: a list, with times in ms since 1970")


def run(args: Namespace) -> int:
    from tablee.cli.serve import default_file
    from tablee.kernel.codec import encode
    from tablee.kernel.refusals import Malformed
    from tablee.storage.kept_tables import kept_tables
    from tablee.storage.store import Unavailable

    path = (args.data or default_file()).resolve()
    try:
        tables = kept_tables(path)
    except Unavailable as error:
        raise Malformed(str(error)) from None
    if args.json:
        print(encode(tables).decode())
        return 0
    for line in lines(tables):
        print(line)
    print(f"{number_of(len(tables), 'table', 'tables')} in {path}: {size(sum(table.bytes for table in tables))}")
    return 0


def lines(tables: "Sequence[KeptTable]") -> list[str]:
    rows = [("code", "game", "last used", "entries", "size", "")]
    rows += [
        (table.code, table.game, moment(table.used), f"{table.entries:,}", size(table.bytes), state(table))
        for table in tables
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    to_the_right = (3, 4)
    return [
        "  ".join(
            [cell.rjust(width) if at in to_the_right else cell.ljust(width) for at, (cell, width) in enumerate(cells)]
        ).rstrip()
        for cells in [list(zip(row, widths, strict=True)) for row in rows]
    ]


def number_of(count: int, one: str, many: str) -> str:
    return f"{count:,} {one if count == 1 else many}"


def state(table: "KeptTable") -> str:
    return "open" if table.open else "closed"


def moment(milliseconds: int) -> str:
    """By the clock of this machine."""
    return datetime.fromtimestamp(milliseconds / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def size(count: int) -> str:
    for unit, one in (("GB", 2**30), ("MB", 2**20)):
        if count >= one:
            return f"{count / one:.1f} {unit}"
    return f"{-(-count // 1024)} KB"
