"""At a table, from the moment we are in until we go: whatever is to be done now is done, or waited for."""

from collections.abc import Callable
from contextlib import suppress
from typing import assert_never

from tablee.tables.public_table import PublicTable
from tablee.terminal.prompt import SLASH, Quit
from tablee.terminal.remote.commands import CommandPlace, Commands
from tablee.terminal.remote.connection import TableConnection, fresh_id
from tablee.terminal.remote.inbox import Inbox, Received
from tablee.terminal.remote.narrator import Narrator
from tablee.terminal.remote.receiver import CannotStay, Receiver
from tablee.terminal.remote.table_copy import TableCopy
from tablee.terminal.screen import Screen
from tablee.terminal.turn import shortened
from tablee.wire.requests import Ping
from tablee.words import Words


class QuestionGone(Exception):  # noqa: N818 - it says what happened
    """What was being asked is no longer the question."""


class TableLoop:
    def __init__(
        self,
        table: TableCopy,
        connection: TableConnection,
        inbox: Inbox,
        screen: Screen,
        words: Words,
        ended: Callable[[PublicTable], None],
    ) -> None:
        """`ended` is told of every game that is over, for its record."""
        self._table = table
        self._connection = connection
        self._inbox = inbox
        self._screen = screen
        self._words = words
        self._ended = ended
        self._narrator = Narrator(table, words, screen)
        self._commands = Commands(table, screen, words, self._narrator, connection.ask, connection.give_pack)
        self._receiver = Receiver(table, connection, inbox, screen, words, self._narrator)
        self._moves = self._receiver.moves
        self._asked: tuple[object, ...] | None = None
        """What `_question` was when something was asked."""
        self._over = 0
        """The last game whose end was told."""
        self.receive = self._receiver.receive
        inbox.receive, inbox.reading = self.receive, self.read

    def run(self) -> None:
        """Until somebody goes: raises Quit or CannotStay."""
        self._receiver.begin()
        while True:
            self._asked = None
            while not self._table.synced:
                self._inbox.wait()
            self._asked = self._question()
            with suppress(QuestionGone):
                self._one_thing()

    def _one_thing(self) -> None:
        match self._table.public_table.stage:
            case "gathering":
                self._wait(CommandPlace.LOBBY, asked=self._table.hosting)
            case "sealing":
                self._wait(CommandPlace.SEALING)
            case "playing":
                self._play()
            case "over":
                self._end()
            case "closed":
                raise CannotStay(self._words.say("table-closed"), seat_lost=True)
            case stage:
                assert_never(stage)

    def _play(self) -> None:
        conversation, perspective = self._narrator.conversation, self._table.perspective
        if conversation is None or perspective is None or (asked := self._moves.asked()) is None:
            self._wait(CommandPlace.GAME, self._narrator.awaited())
            return
        must, offers = asked
        choose = conversation.choose if must else conversation.step_in
        try:
            action = choose(perspective.view, offers)
        except QuestionGone:
            playing = self._table.public_table.stage == "playing" and not self._table.public_table.paused
            if must and playing and perspective.offers.decision != offers.decision:
                self._screen.hint(self._words.say("table-refusal-too-late"))
            raise
        if action is None:
            self._moves.let_pass(offers)
        else:
            self._connection.ask(self._moves.act(offers, action))

    def _end(self) -> None:
        public_table, hosting = self._table.public_table, self._table.hosting
        if self._over != public_table.games:
            self._over = public_table.games
            self._narrator.tell_end()
            self._ended(public_table)
            if hosting:
                self._screen.strong(self._words.say("table-again-host"))
            elif self._table.person is not None:
                self._screen.quiet(self._words.say("table-again-others"))
        self._wait(CommandPlace.OVER_AS_HOST if hosting else CommandPlace.OVER, asked=hosting, stay=False)

    def _question(self) -> tuple[object, ...]:
        """All that what is asked depends on: while this stays the same, the question stands."""
        public_table, asked = self._table.public_table, self._moves.asked()
        names = self._narrator.awaited() if asked is None else ""
        return public_table.stage, public_table.games, public_table.paused, self._table.hosting, asked, names

    def _look(self) -> None:
        if self._table.synced and self._asked is not None and self._question() != self._asked:
            raise QuestionGone

    # What is typed

    def read(self, prompt: str) -> str:
        """A line that answers a question, for the screen. Raises QuestionGone when the question no longer stands."""
        while True:
            line = self._line(prompt)
            prompt = ""
            if line.startswith(SLASH) and self._commands.run(line, CommandPlace.QUESTION):
                continue
            if line == "?":  # the conversation's own help comes below
                self._screen.gap()
                self._screen.line(self._words.say("table-help-game"))
            return line

    def _line(self, prompt: str) -> str:
        receive = self._inbox.receive

        def receive_and_look(item: Received) -> None:
            receive(item)
            self._look()

        self._inbox.receive = receive_and_look
        try:
            return self._inbox.ask(prompt)
        finally:
            self._inbox.receive = receive

    def _wait(self, place: CommandPlace, sentence: str = "", *, asked: bool = False, stay: bool = True) -> None:
        """Nothing is asked of us, or nothing in particular; commands are taken until something else is to be done."""
        self._narrator.rest(sentence)
        while True:
            self._look()
            try:
                line = self._line("") if asked and not self._inbox.live else self._inbox.command(stay=stay)
            except EOFError:
                raise Quit from None
            if line is not None:
                self._take(line, place)
                self._settle()

    def _settle(self) -> None:
        """Lines from a pipe come at once: each has had its effect before the next one is taken."""
        if self._inbox.live:
            return
        for _ in range(2):  # what has changed comes right after the answer
            self._connection.ask(Ping(fresh_id()))
            while self._connection.waits:
                self._inbox.wait()

    def _take(self, line: str, place: CommandPlace) -> None:
        if not line or self._commands.run(line, place):
            return
        if self._table.public_table.stage == "playing":
            self._screen.hint(self._words.say("table-not-yet"))
        else:
            self._screen.hint(self._words.say("table-unclear", line=shortened(line)))
