"""The narrator: facts of the game in words as they come, each once, whatever the connection does meanwhile."""

from collections.abc import Sequence

from tablee.fairness.header import Absent
from tablee.kernel.structs import Value
from tablee.tables.perspective import Snapshot
from tablee.terminal.conversation import Conversation
from tablee.terminal.remote.table_copy import TableCopy
from tablee.terminal.screen import Screen
from tablee.words import Company, Words

SHORT = 8
"""Digits of a fingerprint that are shown where nobody asked for it."""
RECENT = 8
"""Facts that are told to somebody who comes in the middle of a game."""


class Narrator:
    def __init__(self, table: TableCopy, words: Words, screen: Screen) -> None:
        self._table = table
        self._words = words
        self._screen = screen
        self.conversation: Conversation | None = None
        """About the game that is on the table."""
        self._names: list[str] = []
        self._due = table.public_table.games
        """The number of the game that the perspective is of."""
        self._late = table.public_table.stage in ("playing", "over")
        """Whether we come in the middle of a game."""
        self._game: int | None = None
        """The one that is being told."""
        self._told = 0
        self._rested = ""

    def show(self, whole: Snapshot) -> None:
        """A game's first snapshot comes just before the public table that says so."""
        public_table = self._table.public_table
        ahead = self._table.synced and public_table.stage in ("gathering", "over")
        self._due = public_table.games + ahead
        self._table.show(whole)

    def tell_seal(self) -> None:
        """How the chance of this game is sealed, said before its first card."""
        public_table = self._table.public_table
        if public_table.games == self._game or public_table.handshake is None or public_table.stage != "playing":
            return
        self._screen.gap()
        self._screen.quiet(self._words.say("table-sealed", commitment=public_table.handshake.commitment[:SHORT]))
        names = self.names()
        absent = [names[seat] for seat, seed in enumerate(public_table.seeds) if isinstance(seed, Absent)]
        if absent:
            self._screen.quiet(self._words.say("table-absent", names=self._words.listed(absent), count=len(absent)))

    def tell_game(self) -> Sequence[Value]:
        """Whatever was not told yet."""
        public_table, perspective = self._table.public_table, self._table.perspective
        if perspective is None or self._due != public_table.games or public_table.stage not in ("playing", "over"):
            return ()
        if self._game != public_table.games:
            self._game, self._told, self.conversation = public_table.games, 0, None
            if self._late:
                self._told = max(0, len(perspective.told) - RECENT)
                self._screen.heading(self._words.say("repeat-heading"))
            self._late = False
        if self.conversation is None or self._names != self.names():
            self._names = self.names()
            self.conversation = Conversation(self._table.game, self._words, self._screen, self._names, self._table.seat)
        facts = perspective.told[self._told :]
        self._told = len(perspective.told)
        self.conversation.tell(facts, perspective.view)
        return facts

    def tell_end(self) -> None:
        public_table = self._table.public_table
        if public_table.result is None or self.conversation is None:
            self._screen.heading(self._words.say("end-heading"))
            self._screen.line(self._words.say("table-cut-short" if public_table.cut_short else "table-given-up"))
        else:
            self.conversation.over(public_table.result, self._table.honours)
        if public_table.heads:
            self._screen.gap()
            self._screen.quiet(self._words.say("end-head", head=public_table.heads[-1]))

    def names(self) -> list[str]:
        """By seat. Where somebody has left, the name that they had, as it stands in what was told."""
        names = []
        for seat, chair in enumerate(self._table.public_table.chairs):
            known = self._names[seat] if seat < len(self._names) else ""
            names.append(chair.name or known or self._words.say("table-somebody"))
        return names

    def awaited(self) -> str:
        """Who keeps us waiting, where that is a person; bots are quick."""
        public_table, perspective = self._table.public_table, self._table.perspective
        if public_table.stage != "playing" or perspective is None:
            return ""
        if public_table.paused:
            return self._words.say("table-paused")
        people = [
            seat
            for seat in perspective.awaited
            if seat < len(public_table.chairs) and public_table.chairs[seat].level is None and seat != self._table.seat
        ]
        names = self.names()
        gone = [seat for seat in people if public_table.chairs[seat].away]
        away = [names[seat] for seat in gone if public_table.chairs[seat].person not in self._table.overlooked]
        if away:
            return self._words.say("table-awaiting-away", names=self._words.listed(away), first=away[0])
        if not people:
            return ""
        return self._words.awaited(perspective.view, tuple(people), Company(names, self._table.seat))

    def rest(self, sentence: str) -> None:
        """Nothing is asked of us; who is, is said once."""
        if self.conversation is not None:
            self.conversation.rest(sentence)
        if sentence and sentence != self._rested:
            self._screen.quiet(sentence)
        self._rested = sentence
