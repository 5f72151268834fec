"""What the table sends, taken into our copy of it and said in words, each thing once."""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.bots.pace import PACES
from tablee.kernel.show import show_time
from tablee.kernel.structs import Value
from tablee.tables.perspective import Patch, Snapshot
from tablee.tables.public_table import PublicTable
from tablee.tables.refusals import Why
from tablee.terminal.remote.connection import TableConnection, fresh_id
from tablee.terminal.remote.countdown import Countdown
from tablee.terminal.remote.inbox import AwayForAWhile, ConnectionLost, Inbox, Received, Unreachable
from tablee.terminal.remote.narrator import Narrator
from tablee.terminal.remote.table_copy import OwnMoves, SeedHandshake, TableCopy
from tablee.terminal.remote.table_text import TableNews, show_table
from tablee.terminal.screen import Screen
from tablee.wire import messages
from tablee.wire.requests import Release
from tablee.words import Words
from tablee.words.arguments import kebab

REMEMBERED = 5
"""Lines of chat that somebody who comes in can still read."""
LASTING = 4.0
"""Seconds after which an absence is news: who loads a page anew is away for a moment."""


class CannotStay(Exception):  # noqa: N818 - it says what happened
    """There is nothing left to do at this table; the text says why."""

    def __init__(self, text: str, *, seat_lost: bool = False) -> None:
        super().__init__(text)
        self.text = text
        self.seat_lost = seat_lost
        """Whether the seat is no longer ours."""


class Receiver:
    def __init__(
        self,
        table: TableCopy,
        connection: TableConnection,
        inbox: Inbox,
        screen: Screen,
        words: Words,
        narrator: Narrator,
    ) -> None:
        self._table = table
        self._connection = connection
        self._inbox = inbox
        self._screen = screen
        self._words = words
        self._narrator = narrator
        self.moves = OwnMoves(table)
        self._handshake = SeedHandshake()
        self._countdown = Countdown(table, words)
        self._known = table.public_table
        """The public table of which all is told, as it was told."""
        self._lost = False
        self._said: list[messages.Said] = []

    def begin(self) -> None:
        """What is there when we come in."""
        if self._table.public_table.stage == "gathering":
            show_table(self._table, self._words, self._screen)
        self._narrator.tell_game()
        self._shake_hands()

    def receive(self, item: Received) -> None:  # noqa: C901 - a case a message
        match item:
            case ConnectionLost():
                self._table.synced = False
                if not self._lost:
                    self._lost = True
                    self._screen.hint(self._words.say("table-lost"))
            case Unreachable(reason):
                raise CannotStay(reason)
            case AwayForAWhile(people):
                self._table.overlooked -= people
                self._tell()
            case messages.Entered():
                self._enter(item)
            case messages.Pong():
                self._come_back()
                self._tell()
            case messages.TableChanged(changed):
                self._table.change(changed)
                self._overlook_for_now()
                self._tell()
            case Snapshot():
                self._narrator.show(item)
                self.moves.saw()
                self._tell()
            case Patch() if self._table.perspective is not None:
                if self._table.perspective.take(item):
                    self.moves.saw()
                    self._tell()
                else:
                    self._connection.open_anew()
            case messages.Done(id_):
                # What was asked again after a loss may have been seen before it was answered.
                self.moves.done(id_, seen=self._connection.was_repeated(id_))
            case messages.RequestRefused():
                self._refused(item)
            case messages.Taken(person, why) if person == self._table.person:
                raise CannotStay(self._words.say(f"table-taken-{kebab(why)}"), seat_lost=why != "opened_elsewhere")
            case messages.Said():
                self._tell_said(item)
            case messages.Reacted(person, reaction):
                names = [chair.name for chair in self._table.public_table.chairs if chair.person == person]
                name = "".join(names) or self._words.say("table-somebody")
                self._screen.quiet(self._words.say(f"table-reacted-{reaction}", name=name))
            case messages.Farewell(why=why):
                raise CannotStay(self._words.say(f"table-farewell-{kebab(why)}"))
            case _:
                pass

    def _enter(self, entered: messages.Entered) -> None:
        """Back after a loss."""
        self._table.synced = False
        if self._table.person is not None and self._table.person not in [mine.person for mine in entered.people]:
            raise CannotStay(self._words.say("table-taken-left"), seat_lost=True)
        self._table.public_table = entered.public_table
        self._table.clock.set(entered.now)
        known = self._said[-1] if self._said else None
        said = [one for one in entered.said if one.reaction is None]
        if known in said:
            said = said[len(said) - said[::-1].index(known) :]
        for one in said[-REMEMBERED:]:
            self._tell_said(one)

    def _come_back(self) -> None:
        """All is here. Who was lost together with us comes back as we did, and nobody wants to hear of it."""
        self._table.synced = True
        if self._lost:
            self._lost = False
            self._screen.hint(self._words.say("table-found-again"))
            self._table.overlooked = self._newly_away()

    def _overlook_for_now(self) -> None:
        fresh = self._newly_away() - self._table.overlooked
        if fresh and self._table.synced:
            self._table.overlooked |= fresh
            self._inbox.put_later(AwayForAWhile(frozenset(fresh)), LASTING)

    def _newly_away(self) -> set[int | None]:
        here = {chair.person for chair in self._known.chairs if not chair.away}
        return here & {chair.person for chair in self._table.public_table.chairs if chair.away}

    def _tell_said(self, said: messages.Said) -> None:
        self._said = [*self._said[-REMEMBERED:], said]
        self._screen.line(self._words.say("table-said", name=said.name, text=said.text))

    def _tell(self) -> None:
        """All that is new, once everything is here: first what happened in the game, then at the table."""
        if not self._table.synced:
            return
        before, self._known = self._known, self._as_told(self._table.public_table)
        begun = (before.stage, before.games) != (self._known.stage, self._known.games)
        if before.games != self._known.games:
            self.moves.begin()
        if before.game != self._known.game:
            self._words.turn_to(self._table.game)
        if self._known.stage in ("playing", "over") and begun:
            self._narrator.tell_seal()
        self._release(self._narrator.tell_game())
        for line in TableNews(before, self._known, self._table.person, self._words, self._table.game.options).lines():
            self._screen.quiet(line)
        if hurry := self._countdown.news(self._narrator.names()):
            self._screen.hint(hurry)
        self._table.overlooked &= {chair.person for chair in self._table.public_table.chairs if chair.away}
        if self._known.stage == "gathering" and (before.stage, before.game) != ("gathering", self._known.game):
            show_table(self._table, self._words, self._screen)
        self._shake_hands()

    def _release(self, facts: Sequence[Value]) -> None:
        """Lines are read at leisure: as soon as they are here, the table need not wait for us."""
        perspective, holds = self._table.perspective, PACES[self._table.public_table.pace].holds
        if perspective and holds and self._table.seat is not None and show_time(self._table.game.shows, facts):
            self._connection.ask(Release(fresh_id(), self._table.person, perspective.upto))

    def _shake_hands(self) -> None:
        if (due := self._handshake.due(self._table)) is not None:
            self._connection.ask(due)

    def _as_told(self, public_table: PublicTable) -> PublicTable:
        """With those present whose absence is no news."""
        chairs = [
            replace(chair, away=chair.away and chair.person not in self._table.overlooked)
            for chair in public_table.chairs
        ]
        return replace(public_table, chairs=tuple(chairs))

    def _refused(self, refused: messages.RequestRefused) -> None:
        moved = self.moves.refused(refused.id)
        if self._connection.was_repeated(refused.id) and (not moved or self._table.public_table.stage != "playing"):
            return  # asked again after a loss: it had happened
        rules = refused.why in list(self._table.game.whys) and (moved or refused.why not in list(Why))
        if rules and not self._table.public_table.paused:
            self._screen.hint(self._words.refusal(refused.why))
        elif refused.why != Why.SEED_UNFIT:  # nobody typed it
            self._screen.hint(self._words.say(f"table-refusal-{kebab(refused.why)}"))
