"""Errands: what a command of the person does, here on the screen or at the table."""

from tablee.terminal.prompt import Prompt, Quit
from tablee.terminal.remote.commands import Command
from tablee.terminal.remote.connection import Connection
from tablee.terminal.remote.lobby import Lobby
from tablee.terminal.remote.orders import Orders, Unclear
from tablee.terminal.remote.table import TableCopy
from tablee.terminal.remote.telling import Telling
from tablee.terminal.screen import Screen
from tablee.words import Words


class Errands:
    def __init__(
        self,
        table: TableCopy,
        connection: Connection,
        screen: Screen,
        words: Words,
        telling: Telling,
        lobby: Lobby,
    ) -> None:
        self._table = table
        self._connection = connection
        self._screen = screen
        self._words = words
        self._telling = telling
        self._lobby = lobby
        self._lines = Prompt(words, screen, {})

    def run(self, given: Command) -> None:
        """Raises Quit where the person goes."""
        conversation = self._telling.conversation
        match given.name:
            case "quit" | "no":
                raise Quit
            case "table":
                self._lobby.show()
            case "help" if self._table.public_table.stage != "playing" or conversation is None:
                self._lobby.help()
            case "help":
                self._screen.heading(self._words.say("help-heading"))
                self._screen.line(self._words.say("table-help-game"))
                self._screen.line(self._words.say("help-commands"))
            case "rules":
                self._telling.rules()
            case "seal":
                self._telling.seal()
            case "repeat" if conversation is not None:
                conversation.repeat()
            case "situation" if conversation is not None:
                conversation.situation()
            case "repeat" | "situation":
                self._lobby.show()
            case _ if self._table.person is None:
                self._screen.hint(self._words.say("table-watching-only"))
            case "leave" if not self._lines.yes(self._words.say("table-leave-sure")):
                pass
            case _:
                self._order(given)

    def _order(self, given: Command) -> None:
        try:
            for ask in Orders(self._table, self._words).given(given):
                self._connection.ask(ask)
        except Unclear as unclear:
            self._screen.hint(str(unclear))
