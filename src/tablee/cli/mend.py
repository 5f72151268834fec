"""`tablee mend`: let tables go on that lack something, from their last whole entry."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

HELP = "let damaged tables go on from what is left of them"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, metavar="FILE", help="where tables are kept (default: as for serve)")
    parser.add_argument("--go-on", action="store_true", help="do it; otherwise only say what would be lost for good")


def run(args: Namespace) -> int:
    """0: nothing is damaged any more. 1: something is, and was only told."""
    from tablee.cli.serve import default_file
    from tablee.kernel.refusals import Malformed
    from tablee.storage.damage import lacking
    from tablee.storage.mending import mended
    from tablee.storage.store import Unavailable

    path = (args.data or default_file()).resolve()
    if not path.exists():
        raise Malformed(f"there is no file {path}")
    try:
        damages, aside = mended(path, go_on=args.go_on)
    except Unavailable as error:
        raise Malformed(str(error)) from None
    if aside == path:
        print(f"{path}: nothing is missing.")
        return 0
    found = lacking(path, damages) if damages else [f"{path}: no move is missing, but its structure is damaged."]
    print("\n".join([*found, f"The file as it was found is in {aside}."]))
    if not args.go_on:
        print("To let them go on without it, for good: add --go-on. Tables of which nothing is left are forgotten.")
        return 1
    print("They go on from their last whole entry; people who were there meet an earlier moment of the game.")
    return 0
