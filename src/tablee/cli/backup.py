"""`tablee backup COPY`: the tables of one moment in a file of their own, also while a server uses them."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

HELP = "copy all tables as they are at this moment, even while people play"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("copy", type=Path, metavar="COPY", help="a file that is not there yet")
    parser.add_argument("--data", type=Path, metavar="FILE", help="where tables are kept (default: as for serve)")


def run(args: Namespace) -> int:
    """0: a whole copy. 1: a copy of a file that lacks something, which is told. 2: no copy."""
    from tablee.cli.serve import default_file
    from tablee.cli.tables import number_of
    from tablee.kernel.refusals import Malformed
    from tablee.storage.backup import backed_up
    from tablee.storage.damage import lacking
    from tablee.storage.store import Unavailable

    path = args.data or default_file()
    try:
        made = backed_up(path.resolve(), args.copy.resolve())
    except Unavailable as error:
        raise Malformed(str(error)) from None
    held = f"{number_of(made.tables, 'table', 'tables')}, {number_of(made.entries, 'entry', 'entries')}"
    print(f"{args.copy}: {held}, {made.bytes:,} bytes. Keep it secret.")
    if made.damage:
        print("\n".join(lacking(path, made.damage)))
    return 1 if made.damage else 0
