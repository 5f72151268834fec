"""Hearing: what the table tells us, taken into our copy of it and said in words, each thing once."""

from msgspec.structs import replace

from tablee.tables.perspective import Patch, Snapshot
from tablee.tables.public_table import PublicTable
from tablee.tables.refusals import Why
from tablee.terminal.remote.connection import Connection
from tablee.terminal.remote.handshake import HandShaker
from tablee.terminal.remote.inbox import Heard, Inbox, Lost, Unreachable, Waited
from tablee.terminal.remote.lobby import Lobby
from tablee.terminal.remote.moves import Moves
from tablee.terminal.remote.news import News
from tablee.terminal.remote.table import TableCopy
from tablee.terminal.remote.telling import Telling
from tablee.terminal.screen import Screen
from tablee.wire import messages
from tablee.words import Words
from tablee.words.arguments import kebab

REMEMBERED = 5
"""Lines of chat that somebody who comes in can still read."""
LASTING = 4.0
"""Seconds after which an absence is news: who loads a page anew is away for a moment."""


class Gone(Exception):  # noqa: N818 - it says what happened
    """There is nothing left to do here; the text says why."""

    def __init__(self, text: str, *, for_good: bool = False) -> None:
        super().__init__(text)
        self.text = text
        self.for_good = for_good
        """Whether the seat is no longer ours."""


class Hearing:
    def __init__(
        self,
        table: TableCopy,
        connection: Connection,
        inbox: Inbox,
        screen: Screen,
        words: Words,
        telling: Telling,
        lobby: Lobby,
    ) -> None:
        self._table = table
        self._connection = connection
        self._inbox = inbox
        self._screen = screen
        self._words = words
        self._telling = telling
        self._lobby = lobby
        self.moves = Moves(table, connection)
        self._shaker = HandShaker(connection.ask)
        self._known = table.public_table
        """The notice of which all is told, as it was told."""
        self._lost = False
        self._said: list[messages.Said] = []

    def begin(self) -> None:
        """What is there when we come in."""
        if self._table.public_table.stage == "gathering":
            self._lobby.show()
        self._telling.go_on()
        self._shaker.shake(self._table)

    def hear(self, item: Heard) -> None:  # noqa: C901 - a case a message
        match item:
            case Lost():
                self._table.synced = False
                if not self._lost:
                    self._lost = True
                    self._screen.hint(self._say("lost"))
            case Unreachable(reason):
                raise Gone(reason)
            case Waited(people):
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
                self._telling.look(item)
                self._tell()
            case Patch() if self._table.perspective is not None:
                self._table.perspective.take(item)
                self._tell()
            case messages.RequestRefused():
                self._refused(item)
            case messages.Taken(person, why) if person == self._table.person:
                raise Gone(self._say("taken-" + kebab(why)), for_good=why != "opened_elsewhere")
            case messages.Said():
                self._hear_said(item)
            case messages.Reacted(person, reaction):
                names = [chair.name for chair in self._table.public_table.chairs if chair.person == person]
                self._screen.quiet(self._say("reacted-" + reaction, name="".join(names) or self._say("somebody")))
            case messages.Farewell(why=why):
                raise Gone(self._say("farewell-" + kebab(why)))
            case _:
                pass

    def _enter(self, entered: messages.Entered) -> None:
        """Back after a loss."""
        self._table.synced = False
        if self._table.person is not None and self._table.person not in [mine.person for mine in entered.people]:
            raise Gone(self._say("taken-left"), for_good=True)
        self._table.public_table = entered.public_table
        known = self._said[-1] if self._said else None
        said = list(entered.said)
        if known in said:
            said = said[len(said) - said[::-1].index(known) :]
        for one in said[-REMEMBERED:]:
            self._hear_said(one)

    def _come_back(self) -> None:
        """All is here. Who was lost together with us comes back as we did, and nobody wants to hear of it."""
        self._table.synced = True
        if self._lost:
            self._lost = False
            self._screen.hint(self._say("found-again"))
            self._table.overlooked = self._newly_away()

    def _overlook_for_now(self) -> None:
        fresh = self._newly_away() - self._table.overlooked
        if fresh and self._table.synced:
            self._table.overlooked |= fresh
            self._inbox.put_later(Waited(frozenset(fresh)), LASTING)

    def _newly_away(self) -> set[int | None]:
        here = {chair.person for chair in self._known.chairs if not chair.away}
        return here & {chair.person for chair in self._table.public_table.chairs if chair.away}

    def _hear_said(self, said: messages.Said) -> None:
        self._said = [*self._said[-REMEMBERED:], said]
        self._screen.line(self._say("said", name=said.name, text=said.text))

    def _tell(self) -> None:
        """All that is new, once everything is here: first what happened in the game, then at the table."""
        if not self._table.synced:
            return
        before, self._known = self._known, self._seen(self._table.public_table)
        begun = (before.stage, before.games) != (self._known.stage, self._known.games)
        if before.games != self._known.games:
            self.moves.begin()
        if self._known.stage in ("playing", "over") and begun:
            self._telling.begin()
        self._telling.go_on()
        for line in News(before, self._known, self._table.person, self._words).lines():
            self._screen.quiet(line)
        self._table.overlooked &= {chair.person for chair in self._table.public_table.chairs if chair.away}
        if self._known.stage == "gathering" and before.stage != "gathering":
            self._lobby.show()
        self._shaker.shake(self._table)

    def _seen(self, public_table: PublicTable) -> PublicTable:
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
        if moved and refused.why in list(self._table.game.whys) and not self._table.public_table.paused:
            self._screen.hint(self._words.refusal(refused.why))
        elif refused.why != Why.SEED_UNFIT:  # nobody typed it
            self._screen.hint(self._say("refusal-" + kebab(refused.why)))

    def _say(self, key: str, **arguments: str | int) -> str:
        return self._words.say(f"table-{key}", **arguments)
