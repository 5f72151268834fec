"""The command line: one module a command, each with a line of help, its arguments and what it does."""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from tablee import __version__
from tablee.cli import check, play, replay, simulate, tournament, verify
from tablee.kernel.refusals import Malformed

COMMANDS = (play, simulate, tournament, check, replay, verify)
"""Each has HELP, `arguments(parser)` and `run(args) -> exit code`."""


def main(argv: Sequence[str] | None = None) -> int:
    """0: done. 1: what was checked does not hold. 2: what was asked cannot be done, with a line that says why."""
    parser = ArgumentParser(prog="tablee", description="Five French parlour games at one table.")
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
    except Malformed as error:
        print(f"tablee: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return code
