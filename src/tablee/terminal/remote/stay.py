"""A stay at a table: from the moment we are in until we go. Whatever is to be done now is done, or waited for."""

from collections.abc import Callable
from contextlib import suppress
from typing import assert_never

from tablee.tables.public_table import PublicTable
from tablee.terminal.prompt import SLASH, Quit
from tablee.terminal.remote import commands
from tablee.terminal.remote.address import Address
from tablee.terminal.remote.commands import command
from tablee.terminal.remote.connection import Connection, fresh_id
from tablee.terminal.remote.ears import Ears
from tablee.terminal.remote.errands import Errands
from tablee.terminal.remote.hearing import Gone, Hearing
from tablee.terminal.remote.inbox import Heard
from tablee.terminal.remote.lobby import Lobby
from tablee.terminal.remote.table import TableCopy
from tablee.terminal.remote.telling import Telling
from tablee.terminal.screen import Screen
from tablee.terminal.turn import shortened
from tablee.wire.requests import Ping
from tablee.words import Words


class Moved(Exception):  # noqa: N818 - it says what happened
    """What was being asked is no longer the question."""


class Stay:
    def __init__(
        self,
        address: Address,
        table: TableCopy,
        connection: Connection,
        ears: Ears,
        screen: Screen,
        words: Words,
        ended: Callable[[PublicTable], None],
    ) -> None:
        """`ended` is told of every game that is over, for its record."""
        self._table = table
        self._connection = connection
        self._ears = ears
        self._screen = screen
        self._words = words
        self._ended = ended
        self._telling = Telling(table, words, screen)
        lobby = Lobby(address, table, words, screen)
        self._errands = Errands(table, connection, screen, words, self._telling, lobby)
        self._hearing = Hearing(table, connection, ears.inbox, screen, words, self._telling, lobby)
        self._moves = self._hearing.moves
        self._asked: tuple[object, ...] | None = None
        """The moment for which something is being asked."""
        self._over = 0
        """The last game whose end was told."""
        self.hear = self._hearing.hear
        ears.hear, ears.reading = self.hear, self.read

    def spend(self) -> None:
        """Until somebody goes: raises Quit or Gone."""
        self._hearing.begin()
        while True:
            self._asked = None
            while not self._table.synced:
                self._ears.listen()
            self._asked = self._moment()
            with suppress(Moved):
                self._one_thing()

    def _one_thing(self) -> None:
        match self._table.public_table.stage:
            case "gathering":
                self._wait("", (*commands.LOBBY, *commands.ANYWHERE, *commands.SEAT), asked=self._table.hosting)
            case "sealing":
                self._wait("", (*commands.ANYWHERE, *commands.SEAT))
            case "playing":
                self._play()
            case "over":
                self._end()
            case "closed":
                raise Gone(self._say("closed"), for_good=True)
            case stage:
                assert_never(stage)

    def _play(self) -> None:
        conversation, perspective = self._telling.conversation, self._table.perspective
        if conversation is None or perspective is None or (asking := self._moves.asking()) is None:
            self._wait(self._telling.awaited(), (*commands.GAME, *commands.ANYWHERE, *commands.SEAT))
            return
        must, offers = asking
        try:
            action = (
                conversation.choose(perspective.view, offers)
                if must
                else conversation.step_in(perspective.view, offers)
            )
        except Moved:
            playing = self._table.public_table.stage == "playing" and not self._table.public_table.paused
            if must and playing and perspective.offers.decision != offers.decision:
                self._screen.hint(self._say("refusal-too-late"))
            raise
        if action is None:
            self._moves.let_pass(offers)
        else:
            self._moves.send(offers, action)

    def _end(self) -> None:
        public_table = self._table.public_table
        if self._over != public_table.games:
            self._over = public_table.games
            self._telling.end()
            self._ended(public_table)
            if self._table.hosting:
                self._screen.strong(self._say("again-host"))
            elif self._table.person is not None:
                self._screen.quiet(self._say("again-guest"))
        own = commands.OVER if self._table.hosting else ("no",)
        among = (*own, *commands.ANYWHERE, *commands.SEAT)
        self._wait("", among, asked=self._table.hosting, stay=False)

    def _moment(self) -> tuple[object, ...]:
        """While this stays the same, so does what is asked."""
        public_table, asking = self._table.public_table, self._moves.asking()
        names = self._telling.awaited() if asking is None else ""
        return public_table.stage, public_table.games, public_table.paused, self._table.hosting, asking, names

    def _look(self) -> None:
        if self._table.synced and self._asked is not None and self._moment() != self._asked:
            raise Moved

    # What is typed

    def read(self, prompt: str) -> str:
        """A line that answers a question, for the screen. Raises Moved when the question no longer stands."""
        while True:
            line = self._line(prompt)
            prompt = ""
            given = command(line, (*commands.GAME, *commands.ANYWHERE), self._words) if line.startswith(SLASH) else None
            if given is None:
                if line == "?":  # the conversation's own help comes below
                    self._screen.gap()
                    self._screen.line(self._say("help-game"))
                return line
            self._errands.run(given)

    def _line(self, prompt: str) -> str:
        hear = self._ears.hear

        def hear_and_look(item: Heard) -> None:
            hear(item)
            self._look()

        self._ears.hear = hear_and_look
        try:
            return self._ears.ask(prompt)
        finally:
            self._ears.hear = hear

    def _wait(self, sentence: str, among: tuple[str, ...], *, asked: bool = False, stay: bool = True) -> None:
        """Nothing is asked of us, or nothing in particular; commands are taken until something else is to be done."""
        self._telling.rest(sentence)
        while True:
            self._look()
            try:
                line = self._line("") if asked and not self._ears.live else self._ears.command(stay=stay)
            except EOFError:
                raise Quit from None
            if line is not None:
                self._take(line, among)
                self._settle()

    def _settle(self) -> None:
        """Lines from a pipe come at once: each has had its effect before the next one is taken."""
        if not self._ears.live:
            self._connection.ask(Ping(fresh_id()))
            while self._connection.waits:
                self._ears.listen()
            self._connection.ask(Ping(fresh_id()))  # the notice comes right after the answer
            while self._connection.waits:
                self._ears.listen()

    def _take(self, line: str, among: tuple[str, ...]) -> None:
        if not line:
            return
        given = command(line, among, self._words)
        if given is not None:
            self._errands.run(given)
        elif self._table.public_table.stage == "playing":
            self._screen.hint(self._say("not-yet"))
        else:
            self._screen.hint(self._say("unclear", line=shortened(line)))

    def _say(self, key: str, **arguments: str | int) -> str:
        return self._words.say(f"table-{key}", **arguments)
