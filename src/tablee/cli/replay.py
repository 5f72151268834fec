"""`tablee replay FILE`: a recorded game in words, as a spectator saw it or as a seat did."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from tablee.cli import argument_types
from tablee.kernel.refusals import Malformed
from tablee.kernel.seats import Seat, Viewer

HELP = "retell the recorded games of FILE in words"
SPECTATOR = "spectator"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", default=SPECTATOR, metavar="N", help="through the eyes of seat N, counting from 0")
    eyes.add_argument("--all", action="store_true", help="through every seat's eyes at once: nothing is hidden")
    argument_types.add_language(parser)
    parser.add_argument("--names", metavar="NAME,…", help="the players' names, which a record does not hold")


def run(args: Namespace) -> int:
    """0, or as `tablee verify`: the games before a fault are told first."""
    from tablee.cli.verify import outcome
    from tablee.fairness.record import read
    from tablee.fairness.record_faults import Faulty
    from tablee.fairness.verify import verify
    from tablee.games import named
    from tablee.terminal.console import ignore_broken_pipe, silent_screen
    from tablee.terminal.retell_record import RetoldRecord

    screen = silent_screen(sys.stdout)
    language = argument_types.language(args.lang)
    told, fault = 0, None
    try:
        with args.file.open("rb") as file, ignore_broken_pipe(sys.stdout):
            try:
                for record in read(file, named):
                    seat = viewer(args.seat, record.header.players)
                    verify(record)
                    names = argument_types.seat_names(args.names, record.header.players) if args.names else None
                    RetoldRecord(record, screen, language, names, seat, everything=args.all).tell()
                    told += 1
            except Faulty as found:
                fault = found
    except OSError as error:
        raise Malformed(f"cannot read {args.file}: {error.strerror}") from None
    return outcome(args.file, told, fault, {})


def viewer(asked: str, players: int) -> Viewer:
    if asked == SPECTATOR:
        return None
    if asked not in map(str, range(players)):
        raise Malformed(f"no seat is called {asked!r}; there are 0 to {players - 1}, or {SPECTATOR}")
    return Seat(int(asked))
