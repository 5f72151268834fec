"""Orders: what a command asks of the table. Pure; what makes no sense is Unclear, with words on what would."""

from collections.abc import Sequence

from tablee.games import ROSTER
from tablee.kernel.game import Level
from tablee.kernel.offers import Field, Scalar
from tablee.kernel.seats import Seat
from tablee.tables.chairs import Free, SeatBot
from tablee.tables.entries import PaceName
from tablee.tables.handshake import Rematch, Start
from tablee.tables.hosting import HandOver, Regather
from tablee.tables.moves import Hurry
from tablee.tables.pauses import Pause, Resume
from tablee.tables.public_table import PublicChair
from tablee.tables.seating import Leave, Ready
from tablee.tables.settings import SetLimit, SetOption, SetPace
from tablee.tables.stand_ins import ComeBack, StandIn
from tablee.terminal.parse_line import number_of, plain, value_of
from tablee.terminal.remote.commands import Command
from tablee.terminal.remote.connection import fresh_id
from tablee.terminal.remote.table import TableCopy
from tablee.wire.requests import Request, Say
from tablee.words import Words
from tablee.words.arguments import kebab

SHORTEST_LIMIT, LONGEST_LIMIT = 5, 3600
"""Seconds that a host may set."""
PACES: tuple[PaceName, ...] = ("slow", "normal", "instant")


class Unclear(Exception):  # noqa: N818 - it says what happened
    """The command wants something else behind it; the text says what."""


class Orders:
    def __init__(self, table: TableCopy, words: Words) -> None:
        assert table.person is not None, "who only looks on gives no orders"
        self._table = table
        self._person = table.person
        self._words = words

    def given(self, command: Command) -> Sequence[Request]:  # noqa: C901 - a case a command
        rest, person = command.rest, self._person
        match command.name:
            case "say":
                return (Say(fresh_id(), person, self._text(rest)),)
            case "ready":
                return (Ready(fresh_id(), person, not self._ready()),)
            case "start":
                return (Start(fresh_id(), person),)
            case "bot" if self._table.public_table.stage == "gathering":
                return self._bots(rest.split())
            case "bot":
                return (StandIn(fresh_id(), person, Seat(self._chair(rest))),)
            case "remove":
                return (Free(fresh_id(), person, self._chair(rest)),)
            case "option":
                return (self._option(rest),)
            case "limit":
                return (SetLimit(fresh_id(), person, self._seconds(rest)),)
            case "pace":
                return (SetPace(fresh_id(), person, self._pace(rest)),)
            case "host":
                return (HandOver(fresh_id(), person, self._sitter(rest)),)
            case "pause":
                return (Pause(fresh_id(), person),)
            case "resume":
                return (Resume(fresh_id(), person),)
            case "hurry":
                return (Hurry(fresh_id(), person),)
            case "back":
                return (ComeBack(fresh_id(), person),)
            case "again":
                return (Rematch(fresh_id(), person),)
            case "change":
                return (Regather(fresh_id(), person),)
            case "leave":
                return (Leave(fresh_id(), person),)
            case unknown:
                raise LookupError(unknown)

    def levels(self) -> dict[Level, str]:
        """Of the bots that this game has, and what they are called."""
        return {level: self._words.say(f"level-{level}") for level in ROSTER[self._table.game.name]}

    def _ready(self) -> bool:
        return any(chair.ready for chair in self._table.public_table.chairs if chair.person == self._person)

    def _text(self, rest: str) -> str:
        if not rest:
            raise Unclear(self._words.say("table-say-what"))
        return rest[:500]

    def _bots(self, wanted: Sequence[str]) -> Sequence[Request]:
        """`bot`, `bot hard`, `bot hard 2`, or `bot hard Ada` for another level of one that sits there."""
        levels = self.levels()
        level: Level = tuple(levels)[len(levels) // 2]
        chairs = self._table.public_table.chairs
        count = 1
        for word in wanted:
            named = [known for known, called in levels.items() if _begins(word, called) or _begins(word, known)]
            if len(named) == 1:
                level = named[0]
            elif (number := number_of(word)) is not None:
                count = number
            else:
                at = self._chair(word)
                if chairs[at].holder != "bot":
                    raise Unclear(self._words.say("table-bot-how", levels=self._words.listed(list(levels.values()))))
                return (SeatBot(fresh_id(), self._person, at, level),)
        free = [at for at, chair in enumerate(chairs) if chair.holder == "empty"]
        if not 1 <= count <= len(free):
            raise Unclear(self._words.say("table-free-chairs", count=len(free)))
        return [SeatBot(fresh_id(), self._person, at, level) for at in free[:count]]

    def _chair(self, wanted: str) -> int:
        """By its number, from 1, or by the name of whoever sits there."""
        chairs = self._table.public_table.chairs
        number = number_of(wanted)
        if number is not None and 1 <= number <= len(chairs):
            return number - 1
        found = [at for at, chair in enumerate(chairs) if chair.name and _begins(wanted, chair.name)]
        exact = [at for at in found if plain(chairs[at].name) == plain(wanted)]
        if len(exact or found) != 1:
            raise Unclear(self._words.say("table-who", names=self._words.listed(_names(chairs), "or")))
        return (exact or found)[0]

    def _sitter(self, wanted: str) -> int:
        person = self._table.public_table.chairs[self._chair(wanted)].person
        if person is None:
            people = [chair for chair in self._table.public_table.chairs if chair.holder == "person"]
            raise Unclear(self._words.say("table-who", names=self._words.listed(_names(people), "or")))
        return person

    def _option(self, rest: str) -> Request:
        options = self._table.game.options
        if not options:
            raise Unclear(self._words.say("table-no-options"))
        label, _, text = rest.partition(" ")
        for option in options:
            if _begins(label, option.name) or _begins(label, self._words.say(f"option-{kebab(option.name)}")):
                value = value_of(text, "", Field(option.name, option.domain), self._option_value)
                if isinstance(value, int | str):
                    return SetOption(fresh_id(), self._person, option.name, value)
        raise Unclear(self._words.say("table-option-how", options="\n".join(option_lines(self._table, self._words))))

    def _option_value(self, _action: str, name: str, value: Scalar) -> str:
        return option_value(name, value, self._words)

    def _seconds(self, rest: str) -> int | None:
        if _begins(rest, self._words.say("table-none")):
            return None
        number = number_of(rest)
        if number is None or not SHORTEST_LIMIT <= number <= LONGEST_LIMIT:
            raise Unclear(self._words.say("table-limit-how", low=SHORTEST_LIMIT, high=LONGEST_LIMIT))
        return number

    def _pace(self, rest: str) -> PaceName:
        called = {pace: self._words.say(f"table-pace-{pace}") for pace in PACES}
        for pace, word in called.items():
            if _begins(rest, word) or rest == pace:
                return pace
        raise Unclear(self._words.say("table-pace-how", paces=self._words.listed(list(called.values()), "or")))


def option_lines(table: TableCopy, words: Words) -> list[str]:
    """Each option of the game with what it is set to."""
    return [
        words.say(
            "table-option",
            option=words.say(f"option-{kebab(option.name)}"),
            value=option_value(option.name, table.public_table.options.get(option.name, option.default), words),
        )
        for option in table.game.options
    ]


def option_value(name: str, value: Scalar, words: Words) -> str:
    key = f"option-{kebab(name)}-{kebab(str(value))}"
    return words.say(key) if words.has(key) else str(value)


def _begins(said: str, name: str) -> bool:
    return bool(plain(said)) and plain(name).startswith(plain(said))


def _names(chairs: Sequence[PublicChair]) -> list[str]:
    return [chair.name for chair in chairs if chair.name]
