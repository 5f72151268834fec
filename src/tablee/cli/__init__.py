"""The command line: one module a command, each with a line of help, its arguments and what it does."""

import io
import os
import signal
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from types import FrameType

from tablee import __version__
from tablee.cli import (
    backup,
    check,
    forget,
    join,
    mend,
    move,
    pack,
    play,
    replay,
    serve,
    simulate,
    tables,
    tournament,
    verify,
)
from tablee.games import GAMES
from tablee.kernel.refusals import Malformed

COMMANDS = (serve, join, play, simulate, tournament, check, replay, verify, pack, tables, forget, backup, mend, move)
"""Each has HELP, `arguments(parser)` and `run(args) -> exit code`."""


def main(argv: Sequence[str] | None = None) -> int:
    """0: done. 1: what was checked does not hold. 2: what was asked cannot be done, with a line that says why."""
    _make_ready()
    parser = ArgumentParser(prog="tablee", description=f"French parlour games at one table: {', '.join(GAMES)}.")
    parser.add_argument("--version", action="version", version=f"tablee {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in COMMANDS:
        name = module.__name__.rpartition(".")[2]
        command = commands.add_parser(name, help=module.HELP, description=module.HELP)
        module.arguments(command)
        command.set_defaults(run=module.run)
    args = parser.parse_args(argv)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except Malformed as error:
        print(f"tablee: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        _stop_printing()  # whoever read has seen enough, and that is no error
        return 0
    except OSError as error:
        _stop_printing()
        where = error.filename or "the output"
        print(f"tablee: {Malformed(f'cannot read or write {where}: {error.strerror}')}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return code


def _make_ready() -> None:
    """Letters that a terminal lacks are replaced, a closed output swallows, and a hang-up is like Ctrl-C."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w", encoding="utf-8"))  # noqa: PTH123, SIM115 - for good
        elif name != "stdin" and isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    for hang_up in (signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])):
        signal.signal(hang_up, _interrupt)


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _stop_printing() -> None:
    """So that Python does not fail once more when it flushes on its way out."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115 - for good
