"""What stands behind a command: a chair, a level, seconds… What makes no sense is Unclear, with words on what would."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import get_args

from tablee.games import GAMES, ROSTER
from tablee.kernel.game import Level
from tablee.kernel.offers import Field, Option, Scalar
from tablee.kernel.structs import Hash, Value, by_tag
from tablee.kernel.text import folded
from tablee.tables.entries import PaceName
from tablee.tables.public_table import PublicChair
from tablee.tables.waits import LONGEST_LIMIT, SHORTEST_LIMIT
from tablee.terminal.parse_line import Choice, Draft, number_of, understood, value_of
from tablee.terminal.remote.table_copy import TableCopy
from tablee.terminal.remote.table_text import option_lines, option_value, pack_text
from tablee.wire.requests import LONGEST_LINE
from tablee.words import Company, Words, words_for
from tablee.words.arguments import kebab

PACES: tuple[PaceName, ...] = get_args(PaceName)


class Unclear(Exception):  # noqa: N818 - it says what happened
    """The command wants something else behind it; the text says what."""


@dataclass(frozen=True)
class CommandArguments:
    table: TableCopy
    words: Words
    typed: str

    def text(self) -> str:
        if not self.typed:
            raise Unclear(self.words.say("table-say-what"))
        return self.typed[:LONGEST_LINE]

    def chair(self) -> int:
        """By its number, from 1, or by the name of whoever sits there."""
        return self._chair(self.typed)

    def person(self) -> int:
        """By their name, or by the number of their chair."""
        chairs = self.table.public_table.chairs
        person = chairs[self.chair()].person
        if person is None:
            raise self._who([chair for chair in chairs if chair.holder == "person"])
        return person

    def bots(self) -> Iterator[tuple[int, Level]]:
        """Chairs and levels: `bot`, `bot hard`, `bot hard 2`, or `bot hard Turbo` to change that one's level."""
        levels = self.levels()
        level: Level = tuple(levels)[len(levels) // 2]
        chairs = self.table.public_table.chairs
        count = 1
        for word in self.typed.split():
            named = [known for known, called in levels.items() if _begins(word, called) or _begins(word, known)]
            if len(named) == 1:
                level = named[0]
            elif (number := number_of(word)) is not None:
                count = number
            else:
                at = self._chair(word)
                if chairs[at].holder != "bot":
                    raise Unclear(self.words.say("table-bot-how", levels=self.words.listed(list(levels.values()))))
                yield at, level
                return
        free = [at for at, chair in enumerate(chairs) if chair.holder == "empty"]
        if not 1 <= count <= len(free):
            raise Unclear(self.words.say("table-free-chairs", count=len(free)))
        yield from ((at, level) for at in free[:count])

    def levels(self) -> dict[Level, str]:
        """Of the bots that this game has, and what they are called."""
        return {level: self.words.say(f"level-{level}") for level in ROSTER[self.table.game.name]}

    def option(self) -> tuple[str, Scalar]:
        """Its name and its value, each by its beginning."""
        if not self.table.game.options:
            raise Unclear(self.words.say("table-no-options"))
        typed = self.typed.split()
        for spaces in range(len(typed) - 1, 0, -1):  # a name may have several words, and so may a value
            label, text = " ".join(typed[:spaces]), " ".join(typed[spaces:])
            for option in self.table.game.options:
                if _begins(label, option.name) or _begins(label, self.words.say(f"option-{kebab(option.name)}")):
                    value = value_of(text, "", Field(option.name, option.domain), partial(self._option_value, option))
                    if isinstance(value, int | str):
                        return option.name, value
        lines = option_lines(self.table, self.words, choices=True)
        raise Unclear(self.words.say("table-option-how", options="\n".join(lines)))

    def game(self) -> str:
        """By the beginning of its title, or by any part of it that no other has."""
        titles = {name: words_for(self.words.language, game).say("game-title") for name, game in GAMES.items()}
        wanted = folded(self.typed)
        begun = [name for name, title in titles.items() if _begins(self.typed, title)]
        found = begun or [name for name, title in titles.items() if wanted and wanted in folded(title)]
        if len(found) != 1:
            raise Unclear(self.words.say("table-game-how", games=self.words.listed(list(titles.values()), "or")))
        return found[0]

    def pack(self) -> Hash | Path:
        """One that is here, by its number or the beginning of its title; or a file with one."""
        packs = self.table.public_table.packs
        if self.table.game.cards is None and not packs:
            raise Unclear(self.words.say("table-no-cards"))
        number = number_of(self.typed)
        if number is not None and 1 <= number <= len(packs):
            return packs[number - 1].hash
        found = [pack for pack in packs if _begins(self.typed, pack.title)]
        if one := [pack for pack in found if folded(pack.title) == folded(self.typed)] or found[:1]:
            return one[0].hash
        if self.typed.endswith(".json"):
            return Path(self.typed).expanduser()
        lines = [f"{number} {pack_text(pack, self.words)}" for number, pack in enumerate(packs, 1)]
        raise Unclear("\n".join([self.words.say("table-pack-how"), *lines]))

    def host_act(self) -> Value:
        """What the game lets its host do now, and to whom: by number or name, as a move is typed."""
        host, offers = self.table.game.host, self.table.public_table.host_offers
        if host is None or not offers:
            raise Unclear(self.words.say("table-overrule-nothing"))
        company = Company([chair.name for chair in self.table.public_table.chairs], self.table.seat)
        kinds = by_tag(host.acts)
        choices = [Choice(offer, kinds[offer.action], self.words.offer(offer, company)) for offer in offers]
        meant = understood(self.typed, choices, partial(_value_called, self.words, company))
        if not isinstance(meant, Draft) or meant.open:
            acts = "\n".join(f"{number} {choice.label}" for number, choice in enumerate(choices, 1))
            raise Unclear(self.words.say("table-overrule-how", acts=acts))
        return meant.action()

    def seconds(self) -> int | None:
        if _begins(self.typed, self.words.say("table-none")):
            return None
        number = number_of(self.typed)
        if number is None or not SHORTEST_LIMIT <= number <= LONGEST_LIMIT:
            raise Unclear(self.words.say("table-limit-how", low=SHORTEST_LIMIT, high=LONGEST_LIMIT))
        return number

    def pace(self) -> PaceName:
        called = {pace: self.words.say(f"table-pace-{pace}") for pace in PACES}
        for pace, word in called.items():
            if _begins(self.typed, word) or self.typed == pace:
                return pace
        raise Unclear(self.words.say("table-pace-how", paces=self.words.listed(list(called.values()), "or")))

    def _chair(self, wanted: str) -> int:
        chairs = self.table.public_table.chairs
        number = number_of(wanted)
        if number is not None and 1 <= number <= len(chairs):
            return number - 1
        found = [at for at, chair in enumerate(chairs) if chair.name and _begins(wanted, chair.name)]
        exact = [at for at in found if folded(chairs[at].name) == folded(wanted)]
        if len(exact or found) != 1:
            raise self._who(chairs)
        return (exact or found)[0]

    def _who(self, chairs: Sequence[PublicChair]) -> Unclear:
        names = [chair.name for chair in chairs if chair.name]
        return Unclear(self.words.say("table-who", names=self.words.listed(names, "or")))

    def _option_value(self, option: Option, _action: str, _name: str, value: Scalar) -> str:
        return option_value(option, value, self.table.public_table.chairs, self.words)


def _value_called(words: Words, company: Company, action: str, field: str, value: Scalar) -> str:
    return words.value(action, field, value, company)


def _begins(said: str, name: str) -> bool:
    return bool(folded(said)) and folded(name).startswith(folded(said))
