"""`tablee join URL`: a seat at a table of a server, in the terminal."""

import os
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import IO

from tablee.cli import argument_types

HELP = "take a seat at a server's table, in the terminal"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("url", metavar="URL", help="the server's address, or the link to a table")
    parser.add_argument("--table", metavar="CODE", help="the table's code (default: you are asked)")
    parser.add_argument("--lay", metavar="GAME", help="open a new table for this game, as its host")
    parser.add_argument("--name", metavar="NAME", help="your name at the table (default: you are asked)")
    parser.add_argument("--watch", action="store_true", help="watch, without a seat")
    argument_types.add_language(parser)
    parser.add_argument("--record", type=Path, metavar="FILE", help="record the games in this new file")
    parser.add_argument("--plain", action="store_true", help="plain lines of text: no frames, no colours")


def run(args: Namespace) -> int:
    return join_table(args, sys.stdin, sys.stdout, time.sleep)


def join_table(args: Namespace, lines: IO[str], shown: IO[str], sleep: Callable[[float], None]) -> int:
    """The whole of the command, on any input, output and clock."""
    from tablee.kernel.refusals import Malformed
    from tablee.terminal.console import ignore_broken_pipe
    from tablee.terminal.remote.http_client import server_and_code
    from tablee.terminal.remote.join_session import JoinSession
    from tablee.terminal.remote.seat_tokens import default_folder

    server, code = server_and_code(args.url)
    code = code if args.table is None else args.table
    if args.lay is not None and (args.watch or code is not None):
        raise Malformed("--lay makes a new table with you as its host: leave out --watch and the table's code")
    language = argument_types.language(args.lang)
    with argument_types.new_file(args.record) if args.record else nullcontext() as file, ignore_broken_pipe(shown):
        return JoinSession(
            server=server,
            code=code,
            language=language,
            folder=default_folder(os.environ),
            name=args.name,
            lay=args.lay,
            watch=args.watch,
            plain=args.plain,
            file=file,
            sleep=sleep,
        ).run(lines, shown)
    return 0
