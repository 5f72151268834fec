"""The whole of `tablee join`: through the door, to the table, and how to come back."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import IO, BinaryIO, cast

from rich.console import Console

from tablee.bots.pace import PACES
from tablee.tables.public_table import PublicTable
from tablee.terminal.prompt import Quit
from tablee.terminal.remote.address import Address
from tablee.terminal.remote.desk import Desk, Unanswered
from tablee.terminal.remote.door import Arrival, Door, NoTable
from tablee.terminal.remote.ears import Ears
from tablee.terminal.remote.hearing import Gone
from tablee.terminal.remote.inbox import Inbox
from tablee.terminal.remote.keyring import Keyring
from tablee.terminal.remote.reading import reason
from tablee.terminal.remote.stay import Stay
from tablee.terminal.remote.typist import Above, Typist
from tablee.terminal.screen import Screen
from tablee.words import Words, words_for

NONSENSE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What goes wrong here when a server speaks of things that this program has no words or rules for."""
TRIES = 5
"""For a record, when the server is just starting anew."""


@dataclass(frozen=True, kw_only=True)
class Visit:
    address: Address
    language: str
    folder: Path
    """Where the keys of seats are kept."""
    name: str | None = None
    lay: str | None = None
    """The game of a new table."""
    watch: bool = False
    plain: bool = False
    file: BinaryIO | None = None
    """Where games are recorded."""
    sleep: Callable[[float], None]

    def pay(self, lines: IO[str], shown: IO[str]) -> int:
        """0 when somebody was at the table, 2 when there was none."""
        live = lines.isatty() and shown.isatty()
        above = Above(shown, live=live, plain=self.plain)
        inbox = Inbox()
        typist = Typist(lines, above, inbox.put, live=live)
        ears = Ears(inbox, typist, above)
        plain = self.plain or not live
        output = cast("IO[str]", above)  # which it is, but for its name
        console = Console(file=output, highlight=False, no_color=plain or None, force_terminal=False if plain else None)
        pace = PACES["normal" if live else "instant"]

        def beat(seconds: float) -> None:
            """With what is being typed at the bottom meanwhile."""
            if seconds:
                typist.wait()
            self.sleep(seconds)

        screen = Screen(console, ears.read, beat, pace, plain=plain)
        words = Words(self.language)
        try:
            return self._at_the_door(Door(self.address, ears, screen, words, self.folder), ears, screen)
        except NONSENSE as error:
            what = reason(f"{type(error).__name__}: {error}")
            screen.hint(f"{words.say('table-farewell-other-protocol')} ({what})")
            return 2

    def _at_the_door(self, door: Door, ears: Ears, screen: Screen) -> int:
        words = Words(self.language)
        code = self.address.code
        try:
            while True:
                try:
                    if self.lay is not None:
                        code = door.lay(self.lay)
                    arrival = door.enter(code or door.code(), self.name, watch=self.watch)
                    break
                except NoTable as none:
                    screen.hint(str(none))
                    if code is not None or self.lay is not None:
                        return 2
        except (Quit, KeyboardInterrupt):
            screen.line(words.say("bye"))
            return 0
        except Unanswered as error:
            screen.hint(str(error))
            return 2
        self._at_the_table(arrival, ears, screen)
        return 0

    def _at_the_table(self, arrival: Arrival, ears: Ears, screen: Screen) -> None:
        table = arrival.table
        words = words_for(self.language, table.game)
        screen.title(words.say("game-title"), words.say("game-tagline"))
        ended = partial(self._keep, screen, words)
        stay = Stay(self.address, table, arrival.connection, ears, screen, words, ended)
        try:
            for item in arrival.early:
                stay.hear(item)
            stay.spend()
        except Gone as gone:
            screen.line(gone.text)
            if gone.for_good and arrival.key is not None:
                Keyring(self.folder, self.address, table.public_table.code).forget(arrival.key)
        except (Quit, KeyboardInterrupt):
            self._goodbye(arrival, screen, words)
        finally:
            arrival.connection.close()

    def _goodbye(self, arrival: Arrival, screen: Screen, words: Words) -> None:
        link = self.address.link(arrival.table.public_table.code)
        screen.gap()
        if arrival.table.seat is None or arrival.key is None:
            screen.line(words.say("bye"))
        else:
            screen.line(words.say("table-bye", link=link, name=arrival.key.name))

    def _keep(self, screen: Screen, words: Words, public_table: PublicTable) -> None:
        """The record of a game that is over, or where it can be had."""
        desk = Desk(self.address)
        if self.file is None:
            path = desk.record_path(public_table.code, public_table.games)
            screen.quiet(words.say("table-record", url=f"{self.address.url}{path}"))
            return
        for again in range(TRIES):
            try:
                self.file.write(desk.record(public_table.code, public_table.games))
                self.file.flush()
                screen.quiet(words.say("end-recorded", file=self.file.name))
                return
            except Unanswered as error:
                self.sleep(again)
                failed = error
        screen.hint(str(failed))
