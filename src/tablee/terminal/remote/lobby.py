"""The lobby: who sits at the table and what was agreed, shown in a few lines."""

from collections.abc import Iterator

from tablee.tables.public_table import PublicChair
from tablee.terminal.remote.address import Address
from tablee.terminal.remote.orders import Orders, option_lines
from tablee.terminal.remote.table import TableCopy
from tablee.terminal.screen import ACCENT, Screen
from tablee.words import Words


class Lobby:
    def __init__(self, address: Address, table: TableCopy, words: Words, screen: Screen) -> None:
        self._address = address
        self._table = table
        self._words = words
        self._screen = screen

    def show(self) -> None:
        public_table = self._table.public_table
        self._screen.heading(self._say("heading", code=public_table.code, game=self._words.say("game-title")))
        self._screen.rows([(str(number), text) for number, text in enumerate(self._chairs(), 1)], ACCENT)
        for line in (*option_lines(self._table, self._words), *self._settings()):
            self._screen.quiet(line)
        if public_table.stage == "gathering":
            self._screen.line(self._say("invite", link=self._address.link(public_table.code)))
            self._screen.quiet(self._say("keys-host" if self._table.hosting else "keys-guest"))

    def help(self) -> None:
        """What can be typed before a game, or when it is over."""
        self._screen.heading(self._words.say("help-heading"))
        if self._table.hosting:
            levels = self._words.listed(list(Orders(self._table, self._words).levels().values()), "or")
            self._screen.line(self._say("help-host", levels=levels))
        self._screen.line(self._say("help-guest"))

    def _chairs(self) -> Iterator[str]:
        for chair in self._table.public_table.chairs:
            marks = [self._name(chair)]
            if chair.holder == "bot" and chair.level:
                marks.append(self._say("mark-bot", level=self._words.say(f"level-{chair.level}")))
            if chair.person is not None and chair.person == self._table.person:
                marks.append(self._say("mark-you"))
            if chair.person is not None and chair.person == self._table.public_table.host:
                marks.append(self._say("mark-host"))
            if chair.away:
                marks.append(self._say("mark-away"))
            if chair.ready:
                marks.append(self._say("mark-ready"))
            yield ", ".join(marks)

    def _name(self, chair: PublicChair) -> str:
        return chair.name or self._say("mark-free")

    def _settings(self) -> Iterator[str]:
        public_table = self._table.public_table
        if public_table.limit is not None:
            yield self._say("limit", seconds=public_table.limit)
        if public_table.pace != "normal":
            yield self._say("pace", pace=self._words.say(f"table-pace-{public_table.pace}"))

    def _say(self, key: str, **arguments: str | int) -> str:
        return self._words.say(f"table-{key}", **arguments)
