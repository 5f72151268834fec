"""The door: which table, who we are there, and the first steps inside."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tablee.games import GAMES
from tablee.tables.requests import Sit
from tablee.terminal.parse_line import number_of, plain
from tablee.terminal.prompt import Prompt, Quit
from tablee.terminal.remote.address import Address, spelt
from tablee.terminal.remote.connection import Connection, fresh_id
from tablee.terminal.remote.desk import Desk
from tablee.terminal.remote.ears import Ears
from tablee.terminal.remote.inbox import Heard, Unreachable
from tablee.terminal.remote.keyring import Key, Keyring
from tablee.terminal.remote.table import TableCopy
from tablee.terminal.screen import ACCENT, Screen
from tablee.wire import messages
from tablee.words import Words, words_for
from tablee.words.arguments import kebab


class NoTable(Exception):  # noqa: N818 - it says what happened
    """Nothing opens there; the text says why."""


@dataclass
class Arrival:
    """We are in: with a seat, or only to look on."""

    table: TableCopy
    connection: Connection
    key: Key | None
    early: list[Heard] = field(default_factory=list)
    """What was heard of the game before anybody listened."""


class Door:
    def __init__(self, address: Address, ears: Ears, screen: Screen, words: Words, folder: Path) -> None:
        self._address = address
        self._ears = ears
        self._screen = screen
        self._words = words
        self._folder = folder
        self._desk = Desk(address)
        self._lines = Prompt(words, screen, {})

    def code(self) -> str:
        """Asked of the person: that of a table which is there, or of a new one. Raises Quit."""
        while True:
            self._screen.line(self._say("which"))
            line = self._asked("which-code")
            code = spelt(line)
            if not line:
                return self.lay(self._chosen_game())
            if code.isascii() and code.isalpha() and len(code) <= 12:
                return code
            self._screen.hint(self._say("which-unclear"))

    def lay(self, game: str) -> str:
        """The code of a new table, whose host we are. Raises NoTable."""
        known = [card.name for card in self._desk.games()]
        if game not in known:
            raise NoTable(f"this server has no game {game!r}; it has {', '.join(known)}")
        laid = self._desk.lay(game)
        self._keyring(laid.code).keep(Key(laid.person, "", laid.token))
        return laid.code

    def enter(self, code: str, name: str | None, *, watch: bool) -> Arrival:
        """Through the door, as whoever we were there before, or as somebody new. Raises NoTable and Quit."""
        if not watch:
            kept = self._keyring(code).kept()
            if name is None and len(kept) > 1:
                self._screen.line(self._say("kept", names=self._words.listed([key.name for key in kept if key.name])))
                name = self._asked("name") or None
            for key in kept:
                named = name is not None and plain(key.name) == plain(name)
                if (name is None or named or not key.name) and (back := self._back_as(code, key, take=named)):
                    return back if back.table.seat is not None else self._seated(back, name)
        arrival = self._arrived(code, None, watch=watch)
        assert arrival is not None, "nobody can be elsewhere who is nobody yet"
        return arrival if watch else self._seated(arrival, name)

    def _back_as(self, code: str, key: Key, *, take: bool) -> Arrival | None:
        """None when this key opens nothing any more, or the person sits at another terminal."""
        arrival = self._arrived(code, key, take=take)
        if arrival is not None and arrival.table.person is None:
            self._keyring(code).forget(key)
            self._close(arrival.connection)
            return None
        if arrival is not None and arrival.table.seat is not None:
            self._screen.line(self._say("back-as", name=key.name))
        return arrival

    def _arrived(self, code: str, key: Key | None, *, take: bool = True, watch: bool = False) -> Arrival | None:
        """None when the person is at another terminal now."""
        connection = Connection(self._address, code, self._ears.inbox.put, watch=watch)
        early: list[Heard] = []
        self._ears.hear = early.append
        connection.open(key, take=take)
        while not any(isinstance(item, messages.Pong) for item in early):
            self._ears.listen()
            match early[-1:]:
                case [Unreachable(reason)]:
                    raise NoTable(self._say("unreachable", url=f"{self._address.url}/", reason=reason))
                case [messages.Farewell(why=why)]:
                    raise NoTable(self._say("farewell-" + kebab(why)))
                case [messages.Elsewhere()]:
                    self._close(connection)
                    return None
        entered = [item for item in early if isinstance(item, messages.Entered)][-1]
        if entered.public_table.game not in GAMES:
            self._close(connection)
            raise NoTable(self._say("unknown-game", game=entered.public_table.game))
        held = [mine.person for mine in entered.people]
        table = TableCopy(entered.public_table, held[0] if held else None)
        return Arrival(table, connection, key if held else None, early[early.index(entered) + 1 :])

    def _seated(self, arrival: Arrival, name: str | None) -> Arrival:
        """On a chair, under a name that the table takes; or to look on, where there is no chair."""
        table, connection = arrival.table, arrival.connection
        table.synced = True
        self._ears.hear = _taking(arrival)
        if all(chair.holder != "empty" for chair in table.public_table.chairs):
            self._screen.hint(self._say("refusal-no-seat"))
            return self._looking_on(arrival)
        while True:
            wanted = name or self._asked("name")
            if not wanted:
                continue
            sit = Sit(fresh_id(), wanted[:200], None, arrival.key.person if arrival.key else None)
            arrival.early.clear()
            connection.ask(sit)
            while not (
                answers := [one for one in arrival.early if isinstance(one, messages.Seated | messages.RequestRefused)]
            ):
                self._ears.listen()
            match answers[0]:
                case messages.Seated(person=person, token=token):
                    table.person = person
                    while table.seat is None:  # the notice that says so comes right behind
                        self._ears.listen()
                    token = token or (arrival.key.token if arrival.key else "")
                    arrival.key = Key(person, self._name_of(table, wanted), token)
                    self._keyring(table.public_table.code).keep(arrival.key)
                    connection.hold(arrival.key)
                    arrival.early.clear()
                    return arrival
                case messages.RequestRefused(why=why):
                    self._screen.hint(self._say("refusal-" + kebab(why)))
                    if why != "name_unfit":
                        return self._looking_on(arrival)
                    name = None

    def _looking_on(self, arrival: Arrival) -> Arrival:
        if not self._lines.yes(self._say("watch-instead")):
            raise Quit
        self._close(arrival.connection)
        watching = self._arrived(arrival.table.public_table.code, None, watch=True)
        assert watching is not None, "whoever looks on is nobody in particular"
        return watching

    def _name_of(self, table: TableCopy, wanted: str) -> str:
        seat = table.seat
        return wanted if seat is None else table.public_table.chairs[seat].name

    def _chosen_game(self) -> str:
        cards = [card for card in self._desk.games() if card.name in GAMES]
        if len(cards) == 1:
            return cards[0].name
        titles = [words_for(self._words.language, GAMES[card.name]).say("game-title") for card in cards]
        while True:
            self._screen.rows([(str(number), title) for number, title in enumerate(titles, 1)], ACCENT)
            line = self._asked("which-game")
            number = number_of(line)
            if number is not None and 1 <= number <= len(cards):
                return cards[number - 1].name
            found = [card.name for card, title in zip(cards, titles, strict=True) if plain(line) in plain(title)]
            if line and len(found) == 1:
                return found[0]

    def _asked(self, key: str) -> str:
        line = self._screen.ask(self._say(key))
        if line is None:
            raise Quit
        return line

    def _close(self, connection: Connection) -> None:
        connection.close()
        self._ears.inbox.forget_told()

    def _keyring(self, code: str) -> Keyring:
        return Keyring(self._folder, self._address, code)

    def _say(self, key: str, **arguments: str | int) -> str:
        return self._words.say(f"table-{key}", **arguments)


def _taking(arrival: Arrival) -> Callable[[Heard], None]:
    """While somebody finds a name, the table's copy stays up to date."""

    def take(item: Heard) -> None:
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

    return take
