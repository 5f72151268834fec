"""The whole of `tablee join`: through the entrance, to the table, and how to come back."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, BinaryIO, cast

from tablee.bots.pace import PACES
from tablee.tables.public_table import PublicTable
from tablee.terminal.console import console_on
from tablee.terminal.line_input import OutputAbovePrompt
from tablee.terminal.prompt import Quit
from tablee.terminal.remote.entrance import Arrival, Entrance, NoTable
from tablee.terminal.remote.http_client import HttpClient, NoAnswer, ServerAddress, reason
from tablee.terminal.remote.inbox import Inbox
from tablee.terminal.remote.receiver import CannotStay
from tablee.terminal.remote.seat_tokens import SeatTokens
from tablee.terminal.remote.table_loop import TableLoop
from tablee.terminal.screen import Screen
from tablee.words import Words

NONSENSE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What goes wrong here when a server speaks of things that this program has no words or rules for."""
TRIES = 5
"""For a record, when the server is just starting anew."""


@dataclass(frozen=True, kw_only=True)
class JoinSession:
    server: ServerAddress
    language: str
    folder: Path
    """Where the tokens of seats are kept."""
    code: str | None = None
    """Of the table."""
    name: str | None = None
    lay: str | None = None
    """The game of a new table."""
    watch: bool = False
    plain: bool = False
    file: BinaryIO | None = None
    """Where games are recorded."""
    sleep: Callable[[float], None]

    def run(self, lines: IO[str], shown: IO[str]) -> int:
        """0 when somebody was at the table, 2 when there was none."""
        live = lines.isatty() and shown.isatty()
        plain = self.plain or not live
        output = OutputAbovePrompt(shown, live=live, plain=self.plain)
        inbox = Inbox(lines, output, live=live)

        def beat(seconds: float) -> None:
            """With what is being typed at the bottom meanwhile."""
            if seconds:
                inbox.show_prompt()
            self.sleep(seconds)

        console = console_on(cast("IO[str]", output), plain=plain)  # which it is, but for its name
        screen = Screen(console, inbox.read, beat, PACES["normal" if live else "instant"], plain=plain)
        words = Words(self.language)
        try:
            return self._enter(Entrance(self.server, inbox, screen, words, self.folder), inbox, screen, words)
        except NONSENSE as error:
            what = reason(f"{type(error).__name__}: {error}")
            screen.hint(f"{words.say('table-farewell-other-protocol')} ({what})")
            return 2

    def _enter(self, entrance: Entrance, inbox: Inbox, screen: Screen, words: Words) -> int:
        try:
            while True:
                try:
                    code = entrance.code(self.code) if self.lay is None else entrance.lay_table(self.lay)
                    arrival = entrance.enter(code, self.name, watch=self.watch)
                    break
                except NoTable as none:
                    screen.hint(str(none))
                    if self.code is not None or self.lay is not None:
                        return 2
        except (Quit, KeyboardInterrupt):
            screen.line(words.say("bye"))
            return 0
        except NoAnswer as error:
            screen.hint(str(error))
            return 2
        self._stay(arrival, inbox, screen)
        return 0

    def _stay(self, arrival: Arrival, inbox: Inbox, screen: Screen) -> None:
        table = arrival.table
        words = Words(self.language, table.game)  # its own: it turns to another game when the table does
        screen.title(words.say("game-title"), words.say("game-tagline"))

        def ended(public_table: PublicTable) -> None:
            self._keep_record(public_table, screen, words)

        loop = TableLoop(table, arrival.connection, inbox, screen, words, ended)
        try:
            for item in arrival.early:
                loop.receive(item)
            loop.run()
        except CannotStay as end:
            screen.line(end.text)
            if end.seat_lost and arrival.token is not None:
                SeatTokens(self.folder, self.server, table.public_table.code).forget(arrival.token)
        except (Quit, KeyboardInterrupt):
            screen.gap()
            if table.seat is None or arrival.token is None:
                screen.line(words.say("bye"))
            else:
                screen.line(words.say("table-bye", link=table.link, name=arrival.token.name))
        finally:
            arrival.connection.close()

    def _keep_record(self, public_table: PublicTable, screen: Screen, words: Words) -> None:
        """Of a game that is over, or say where it can be had."""
        client = HttpClient(self.server)
        if self.file is None:
            path = client.record_path(public_table.code, public_table.games)
            screen.quiet(words.say("table-record", url=f"{self.server.origin}{path}"))
            return
        for again in range(TRIES):
            try:
                self.file.write(client.record(public_table.code, public_table.games))
                self.file.flush()
                screen.quiet(words.say("end-recorded", file=self.file.name))
                return
            except NoAnswer as error:
                self.sleep(again)
                failed = error
        screen.hint(str(failed))
