"""A stay at a table: from the moment we are in until we go. It hears, tells in words, asks and sends."""

from collections.abc import Callable
from contextlib import suppress
from typing import assert_never

from msgspec import Raw
from msgspec.structs import replace

from tablee.kernel.codec import encode
from tablee.kernel.offers import Offers
from tablee.tables.asks import Act
from tablee.tables.notices import Notice
from tablee.tables.refusals import Why
from tablee.tables.sights import Update, Whole
from tablee.terminal.client import Left
from tablee.terminal.lines import Lines
from tablee.terminal.remote import commands
from tablee.terminal.remote.address import Address
from tablee.terminal.remote.commands import Command, command
from tablee.terminal.remote.connection import Connection, fresh_id
from tablee.terminal.remote.ears import SLASH, Ears
from tablee.terminal.remote.handshake import HandShaker
from tablee.terminal.remote.inbox import Heard, Lost, Unreachable
from tablee.terminal.remote.lobby import Lobby
from tablee.terminal.remote.news import News
from tablee.terminal.remote.orders import Orders, Unclear
from tablee.terminal.remote.table import TableCopy
from tablee.terminal.remote.telling import Telling
from tablee.terminal.screen import Screen
from tablee.terminal.turn import shortened
from tablee.wire import told
from tablee.wire.asked import Ping
from tablee.words import Words
from tablee.words.arguments import kebab

REMEMBERED = 5
"""Lines of chat that somebody who comes in can still read."""


class Moved(Exception):  # noqa: N818 - it says what happened
    """What was being asked is no longer the question."""


class Gone(Exception):  # noqa: N818 - same
    """There is nothing left to do here; the text says why."""

    def __init__(self, text: str, *, for_good: bool = False) -> None:
        super().__init__(text)
        self.text = text
        self.for_good = for_good
        """Whether the seat is no longer ours."""


class Stay:
    def __init__(
        self,
        address: Address,
        table: TableCopy,
        connection: Connection,
        ears: Ears,
        screen: Screen,
        words: Words,
        ended: Callable[[Notice], None],
    ) -> None:
        """`ended` is told of every game that is over, for its record."""
        self._table = table
        self._connection = connection
        self._ears = ears
        self._screen = screen
        self._words = words
        self._ended = ended
        self._lobby = Lobby(address, table, words, screen)
        self._telling = Telling(table, words, screen)
        self._shaker = HandShaker(connection.ask)
        self._lines = Lines(words, screen, {})
        self._known = table.notice
        """The notice of which all is told."""
        self._lost = False
        self._said: list[told.Said] = []
        self._acts: dict[str, Offers] = {}
        """Moves that were sent, by id, with what they answer."""
        self._answered: Offers | None = None
        self._passed: int | None = None
        """The decision that the person let pass out of turn."""
        self._asked: tuple[object, ...] | None = None
        """The moment for which something is being asked."""
        self._over = 0
        """The last game whose end was told."""
        ears.hear, ears.reading = self.hear, self.read

    # What happens at the table

    def spend(self) -> None:
        """Until somebody goes: raises Left or Gone."""
        if self._table.notice.stage == "gathering":
            self._lobby.show()
        self._telling.go_on()
        self._shaker.shake(self._table)
        while True:
            self._asked = None
            self._until_synced()
            self._asked = self._moment()
            with suppress(Moved):
                self._one_thing()

    def _one_thing(self) -> None:
        match self._table.notice.stage:
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
        client, sight = self._telling.client, self._table.sight
        if client is None or sight is None or (asking := self._asking()) is None:
            self._wait(self._telling.awaited(), (*commands.GAME, *commands.ANYWHERE, *commands.SEAT))
            return
        must, offers = asking
        try:
            action = client.choose(sight.view, offers) if must else client.step_in(sight.view, offers)
        except Moved:
            playing = self._table.notice.stage == "playing" and not self._table.notice.paused
            if must and playing and sight.offers.decision != offers.decision:
                self._screen.hint(self._say("refusal-too-late"))
            raise
        if action is None:
            self._passed = offers.decision
            return
        assert self._table.person is not None, "only those who sit are asked"
        act = Act(fresh_id(), self._table.person, offers.decision, Raw(encode(action)))
        self._acts[act.id] = self._answered = offers
        self._connection.ask(act)

    def _asking(self) -> tuple[bool, Offers] | None:
        """Whether we must or may act now, and how; None when we are not asked."""
        sight, seat = self._table.sight, self._table.seat
        if sight is None or seat is None or self._table.notice.stage != "playing" or self._table.notice.paused:
            return None
        if not sight.offers.choices or sight.offers == self._answered:
            return None
        if seat in sight.awaited:
            return True, sight.offers
        return (False, sight.offers) if seat in sight.may and sight.offers.decision != self._passed else None

    def _end(self) -> None:
        notice = self._table.notice
        if self._over != notice.games:
            self._over = notice.games
            self._telling.end()
            self._ended(notice)
            if self._table.hosting:
                self._screen.strong(self._say("again-host"))
            elif self._table.person is not None:
                self._screen.quiet(self._say("again-guest"))
        own = commands.OVER if self._table.hosting else ("no",)
        among = (*own, *commands.ANYWHERE, *commands.SEAT)
        self._wait("", among, asked=self._table.hosting, stay=False)

    def _moment(self) -> tuple[object, ...]:
        """While this stays the same, so does what is asked."""
        notice = self._table.notice
        names = self._telling.awaited() if self._asking() is None else ""
        return notice.stage, notice.games, notice.paused, self._table.hosting, self._asking(), names

    def _until_synced(self) -> None:
        while not self._table.synced:
            self._ears.listen()

    # What is typed

    def read(self, prompt: str) -> str:
        """A line that answers a question, for the screen. Raises Moved when the question no longer stands."""
        while True:
            line = self._line(prompt)
            prompt = ""
            given = command(line, (*commands.GAME, *commands.ANYWHERE), self._words) if line.startswith(SLASH) else None
            if given is None:
                if line == "?":  # the client's own help comes below
                    self._screen.gap()
                    self._screen.line(self._say("help-game"))
                return line
            self._obey(given)

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
                raise Left from None
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

    def _look(self) -> None:
        if self._table.synced and self._asked is not None and self._moment() != self._asked:
            raise Moved

    def _take(self, line: str, among: tuple[str, ...]) -> None:
        if not line:
            return
        given = command(line, among, self._words)
        if given is not None:
            self._obey(given)
        elif self._table.notice.stage == "playing":
            self._screen.hint(self._say("not-yet"))
        else:
            self._screen.hint(self._say("unclear", line=shortened(line)))

    def _obey(self, given: Command) -> None:
        client = self._telling.client
        match given.name:
            case "quit":
                raise Left
            case "table":
                self._lobby.show()
            case "help" if self._table.notice.stage != "playing" or client is None:
                self._lobby.help()
            case "help":
                self._screen.heading(self._words.say("help-heading"))
                self._screen.line(self._say("help-game"))
                self._screen.line(self._words.say("help-commands"))
            case "rules":
                self._telling.rules()
            case "repeat" if client is not None:
                client.repeat()
            case "situation" if client is not None:
                client.situation()
            case "repeat" | "situation":
                self._lobby.show()
            case "no":
                raise Left
            case _ if self._table.person is None:
                self._screen.hint(self._say("watching-only"))
            case "leave" if not self._lines.yes(self._say("leave-sure")):
                pass
            case _:
                self._order(given)

    def _order(self, given: Command) -> None:
        try:
            for ask in Orders(self._table, self._words).given(given):
                self._connection.ask(ask)
        except Unclear as unclear:
            self._screen.hint(str(unclear))

    # What is heard

    def hear(self, item: Heard) -> None:  # noqa: C901 - a case a message
        match item:
            case Lost():
                self._table.synced = False
                if not self._lost:
                    self._lost = True
                    self._screen.hint(self._say("lost"))
            case Unreachable(reason):
                raise Gone(reason)
            case told.Entered():
                self._enter(item)
            case told.Pong():
                self._table.synced = True
                if self._lost:
                    self._lost = False
                    self._screen.hint(self._say("found-again"))
                    here = {chair.person for chair in self._known.chairs if not chair.away}
                    self._table.overlooked = here & {chair.person for chair in self._table.notice.chairs if chair.away}
                self._tell()
            case told.Changed(changed):
                self._table.change(changed)
                self._tell()
            case Whole():
                self._telling.look(item)
                self._tell()
            case Update() if self._table.sight is not None:
                self._table.sight.take(item)
                self._tell()
            case told.Refused():
                self._refused(item)
            case told.Taken(person, why) if person == self._table.person:
                raise Gone(self._say("taken-" + kebab(why)), for_good=why != "opened_elsewhere")
            case told.Said():
                self._hear_said(item)
            case told.Reacted(person, reaction):
                names = [chair.name for chair in self._table.notice.chairs if chair.person == person]
                self._screen.quiet(self._say("reacted-" + reaction, name="".join(names)))
            case told.Farewell(why=why):
                raise Gone(self._say("farewell-" + kebab(why)))
            case _:
                pass

    def _enter(self, entered: told.Entered) -> None:
        """Back after a loss."""
        self._table.synced = False
        if self._table.person is not None and self._table.person not in [mine.person for mine in entered.people]:
            raise Gone(self._say("taken-left"), for_good=True)
        self._table.notice = entered.notice
        self.catch_up_said(entered)

    def catch_up_said(self, entered: told.Entered) -> None:
        known = self._said[-1] if self._said else None
        said = list(entered.said)
        if known in said:
            said = said[len(said) - said[::-1].index(known) :]
        for one in said[-REMEMBERED:]:
            self._hear_said(one)

    def _hear_said(self, said: told.Said) -> None:
        self._said = [*self._said[-REMEMBERED:], said]
        self._screen.line(self._say("said", name=said.name, text=said.text))

    def _tell(self) -> None:
        """All that is new, once everything is here: first what happened in the game, then at the table."""
        if not self._table.synced:
            return
        before, self._known = self._known, self._table.notice
        begun = (before.stage, before.games) != (self._known.stage, self._known.games)
        if before.games != self._known.games:
            self._answered = self._passed = None
        if self._known.stage in ("playing", "over") and begun:
            self._telling.begin()
        self._telling.go_on()
        for line in News(self._seen(before), self._seen(self._known), self._table.person, self._words).lines():
            self._screen.quiet(line)
        self._table.overlooked &= {chair.person for chair in self._known.chairs if chair.away}
        if self._known.stage == "gathering" and before.stage != "gathering":
            self._lobby.show()
        self._shaker.shake(self._table)

    def _seen(self, notice: Notice) -> Notice:
        """With those present who were lost together with us: they come back as we did, and nobody wants to hear it."""
        chairs = [
            replace(chair, away=chair.away and chair.person not in self._table.overlooked) for chair in notice.chairs
        ]
        return replace(notice, chairs=tuple(chairs))

    def _refused(self, refused: told.Refused) -> None:
        act = self._acts.pop(refused.id, None)
        if act is not None and act == self._answered:
            self._answered = None
        if self._connection.was_repeated(refused.id) and (act is None or self._table.notice.stage != "playing"):
            return  # asked again after a loss: it had happened
        if act is not None and refused.why in list(self._table.game.whys) and not self._table.notice.paused:
            self._screen.hint(self._words.refusal(refused.why))
        elif refused.why != Why.SEED_UNFIT:  # nobody typed it
            self._screen.hint(self._say("refusal-" + kebab(refused.why)))

    def _say(self, key: str, **arguments: str | int) -> str:
        return self._words.say(f"table-{key}", **arguments)
