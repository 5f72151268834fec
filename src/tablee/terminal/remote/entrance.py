"""The entrance: which table, who we are there, and a chair, or a place to look on."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_urlsafe

from tablee.games import GAMES
from tablee.kernel.text import folded
from tablee.tables.topics.seating import Sit
from tablee.terminal.parse_line import number_of
from tablee.terminal.prompt import Prompt, Quit
from tablee.terminal.remote.connection import TableConnection, fresh_id
from tablee.terminal.remote.http_client import HttpClient, ServerAddress
from tablee.terminal.remote.inbox import Inbox, Received, Unreachable
from tablee.terminal.remote.seat_tokens import SeatToken, SeatTokens
from tablee.terminal.remote.table_copy import TableCopy
from tablee.terminal.screen import ACCENT, Screen
from tablee.wire import messages
from tablee.wire.codes import spelt
from tablee.words import Words, words_for
from tablee.words.arguments import kebab


class NoTable(Exception):  # noqa: N818 - it says what happened
    """Nothing opens there; the text says why."""


@dataclass
class Arrival:
    """We are in: with a seat, or only to look on."""

    table: TableCopy
    connection: TableConnection
    token: SeatToken | None
    early: list[Received] = field(default_factory=list)
    """What came of the game before anybody waited for it."""


class Entrance:
    def __init__(self, server: ServerAddress, inbox: Inbox, screen: Screen, words: Words, folder: Path) -> None:
        self._server = server
        self._inbox = inbox
        self._screen = screen
        self._words = words
        self._folder = folder
        self._http = HttpClient(server)

    def code(self, given: str | None) -> str:
        """As it was given, or asked of the person: that of a table which is there, or of a new one. Raises Quit."""
        if given is not None and (code := spelt(given)):
            return code
        while True:
            self._screen.line(self._words.say("table-which"))
            line = self._asked("table-which-code")
            code = spelt(line)
            if not line:
                return self.lay_table(self._chosen_game())
            if code.isascii() and code.isalpha() and len(code) <= 12:
                return code
            self._screen.hint(self._words.say("table-which-unclear"))

    def lay_table(self, game: str) -> str:
        """The code of a new table, whose host we are. Raises NoTable."""
        known = [card.name for card in self._http.games()]
        if game not in known:
            raise NoTable(f"this server has no game {game!r}; it has {', '.join(known)}")
        laid = self._http.lay_table(game)
        self._tokens(laid.code).keep(SeatToken(laid.person, "", laid.token))
        return laid.code

    def enter(self, code: str, name: str | None, *, watch: bool) -> Arrival:
        """As whoever we were there before, or as somebody new. Raises NoTable and Quit."""
        if watch:
            return self._arrived_as_nobody(code, watch=True)
        kept = self._tokens(code).kept()
        if name is None and len(kept) > 1:
            names = self._words.listed([token.name for token in kept if token.name])
            self._screen.line(self._words.say("table-kept", names=names))
            name = self._asked("table-name") or None
        for token in kept:
            named = name is not None and folded(token.name) == folded(name)
            if (name is None or named or not token.name) and (back := self._back_as(code, token, take=named)):
                return back if back.table.seat is not None else self._seated(back, name)
        return self._seated(self._arrived_as_nobody(code), name)

    def _back_as(self, code: str, token: SeatToken, *, take: bool) -> Arrival | None:
        """None when this token opens nothing any more, or the person sits at another terminal."""
        arrival = self._arrived(code, token, take=take)
        if arrival is not None and arrival.table.person is None:
            self._tokens(code).forget(token)
            self._close(arrival.connection)
            return None
        if arrival is not None and arrival.table.seat is not None:
            self._screen.line(self._words.say("table-back-as", name=token.name))
        return arrival

    def _arrived_as_nobody(self, code: str, *, watch: bool = False) -> Arrival:
        arrival = self._arrived(code, None, watch=watch)
        assert arrival is not None, "nobody can be elsewhere who is nobody yet"
        return arrival

    def _arrived(self, code: str, token: SeatToken | None, *, take: bool = True, watch: bool = False) -> Arrival | None:
        """None when the person is at another terminal now."""
        connection = TableConnection(self._server, code, self._inbox.put, watch=watch)
        early: list[Received] = []
        self._inbox.receive = early.append
        connection.open(token, take=take)
        while not any(isinstance(item, messages.Pong) for item in early):
            self._inbox.wait()
            match early[-1:]:
                case [Unreachable(reason)]:
                    raise NoTable(self._words.say("table-unreachable", url=f"{self._server.origin}/", reason=reason))
                case [messages.Farewell(why=why)]:
                    raise NoTable(self._words.say(f"table-farewell-{kebab(why)}"))
                case [messages.Elsewhere()]:
                    self._close(connection)
                    return None
        entered = [item for item in early if isinstance(item, messages.Entered)][-1]
        if entered.public_table.game not in GAMES:
            self._close(connection)
            raise NoTable(self._words.say("table-unknown-game", game=entered.public_table.game))
        held = [mine.person for mine in entered.people]
        table = TableCopy(self._server, entered.public_table, held[0] if held else None)
        table.clock.set(entered.now)
        return Arrival(table, connection, token if held else None, early[early.index(entered) + 1 :])

    def _seated(self, arrival: Arrival, name: str | None) -> Arrival:
        """On a chair, under a name that the table takes; or to look on, where there is no chair."""
        table = arrival.table
        table.synced = True
        self._inbox.receive = _keeping_up(arrival)
        if not any(chair.takeable for chair in table.public_table.chairs):
            self._screen.hint(self._words.say("table-refusal-no-seat"))
            return self._looking_on(arrival)
        while True:
            wanted = name or self._asked("table-name")
            if not wanted:
                continue
            match self._answer_to_sitting(arrival, wanted):
                case messages.Seated(person=person, token=token):
                    self._take_chair(arrival, person, token)
                    return arrival
                case messages.RequestRefused(why=why):
                    self._screen.hint(self._words.say(f"table-refusal-{kebab(why)}"))
                    if why != "name_unfit":
                        return self._looking_on(arrival)
                    name = None

    def _answer_to_sitting(self, arrival: Arrival, name: str) -> messages.Seated | messages.RequestRefused:
        arrival.early.clear()
        host = arrival.token.person if arrival.token else None
        arrival.connection.ask(Sit(fresh_id(), name[:200], None, host, token=token_urlsafe(24)))
        while True:
            for item in arrival.early:
                if isinstance(item, messages.Seated | messages.RequestRefused):
                    return item
            self._inbox.wait()

    def _take_chair(self, arrival: Arrival, person: int, token: str) -> None:
        table = arrival.table
        table.person = person
        while (seat := table.seat) is None:  # the public table that says so comes right behind
            self._inbox.wait()
        name = table.public_table.chairs[seat].name
        arrival.token = SeatToken(person, name, token or (arrival.token.token if arrival.token else ""))
        self._tokens(table.public_table.code).keep(arrival.token)
        arrival.connection.hold(arrival.token)
        arrival.early.clear()

    def _looking_on(self, arrival: Arrival) -> Arrival:
        if not Prompt(self._words, self._screen, {}).yes(self._words.say("table-watch-instead")):
            raise Quit
        self._close(arrival.connection)
        return self._arrived_as_nobody(arrival.table.public_table.code, watch=True)

    def _chosen_game(self) -> str:
        cards = [card for card in self._http.games() if card.name in GAMES]
        if len(cards) == 1:
            return cards[0].name
        titles = [words_for(self._words.language, GAMES[card.name]).say("game-title") for card in cards]
        while True:
            self._screen.rows([(str(number), title) for number, title in enumerate(titles, 1)], ACCENT)
            line = self._asked("table-which-game")
            number = number_of(line)
            if number is not None and 1 <= number <= len(cards):
                return cards[number - 1].name
            found = [card.name for card, title in zip(cards, titles, strict=True) if folded(line) in folded(title)]
            if line and len(found) == 1:
                return found[0]

    def _asked(self, key: str) -> str:
        line = self._screen.ask(self._words.say(key))
        if line is None:
            raise Quit
        return line

    def _close(self, connection: TableConnection) -> None:
        connection.close()
        self._inbox.forget_received()

    def _tokens(self, code: str) -> SeatTokens:
        return SeatTokens(self._folder, self._server, code)


def _keeping_up(arrival: Arrival) -> Callable[[Received], None]:
    """While somebody finds a name, the table's copy stays up to date."""

    def receive(item: Received) -> None:
        arrival.early.append(item)
        match item:
            case messages.Entered(public_table=public_table):
                arrival.table.public_table = public_table
            case messages.TableChanged(changed):
                arrival.table.change(changed)
            case messages.Farewell(text=text):
                raise NoTable(text)
            case _:
                pass

    return receive
