"""The table itself in words: who sits there and what was agreed, and what changed between two looks at it."""

from collections.abc import Iterator, Sequence

from tablee.kernel.offers import AnySeat, OneOf, Option, Scalar, Span
from tablee.kernel.seats import Seat
from tablee.tables.public_table import PublicChair, PublicPack, PublicTable
from tablee.terminal.remote.table_copy import TableCopy
from tablee.terminal.screen import ACCENT, Screen
from tablee.words import Company, Words
from tablee.words.arguments import kebab


def show_table(table: TableCopy, words: Words, screen: Screen) -> None:
    """In a few lines, with what can be typed while people gather."""
    public_table = table.public_table
    screen.heading(words.say("table-heading", code=public_table.code, game=words.say("game-title")))
    screen.rows([(str(number), text) for number, text in enumerate(_chairs(table, words), 1)], ACCENT)
    for line in (*_pack(public_table, words), *option_lines(table, words), *_settings(public_table, words)):
        screen.quiet(line)
    if public_table.stage == "gathering":
        screen.line(words.say("table-invite", link=table.link))
        screen.quiet(words.say("table-keys-host" if table.hosting else "table-keys-others"))


def _chairs(table: TableCopy, words: Words) -> Iterator[str]:
    for chair in table.public_table.chairs:
        marks = [chair.name or words.say("table-mark-free")]
        if chair.holder == "bot" and chair.level:
            marks.append(words.say("table-mark-bot", level=words.say(f"level-{chair.level}")))
        if chair.person is not None and chair.person == table.person:
            marks.append(words.say("table-mark-you"))
        if chair.person is not None and chair.person == table.public_table.host:
            marks.append(words.say("table-mark-host"))
        if chair.away:
            marks.append(words.say("table-mark-away"))
        if chair.ready:
            marks.append(words.say("table-mark-ready"))
        yield ", ".join(marks)


def _pack(public_table: PublicTable, words: Words) -> Iterator[str]:
    """The one that is chosen, in a game with cards."""
    for pack in public_table.packs:
        if pack.hash == public_table.pack:
            value = pack_text(pack, words)
            yield words.say("table-option", option=words.say("table-pack-label"), value=value)


def pack_text(pack: PublicPack, words: Words) -> str:
    return words.say("table-pack-text", title=pack.title, cards=pack.cards, played=pack.played, language=pack.language)


def _settings(public_table: PublicTable, words: Words) -> Iterator[str]:
    if public_table.limit is not None:
        yield words.say("table-limit", seconds=public_table.limit)
    if public_table.pace != "normal":
        yield words.say("table-pace", pace=words.say(f"table-pace-{public_table.pace}"))


def option_lines(table: TableCopy, words: Words, *, choices: bool = False) -> list[str]:
    """Each option of the game with what it is set to, and what else it could be where that is asked for."""
    settled, chairs = table.public_table.options, table.public_table.chairs
    lines = []
    for option in table.game.options:
        line = option_line(option, settled.get(option.name, option.default), chairs, words)
        others = _choices(option, chairs, words) if choices else ""
        lines.append(words.say("table-option-choices", line=line, choices=others) if others else line)
    return lines


def _choices(option: Option, chairs: Sequence[PublicChair], words: Words) -> str:
    match option.domain:
        case OneOf(these):
            return words.listed([option_value(option, value, chairs, words) for value in these], "or")
        case Span(low, high):
            return words.say("domain-span", low=low, high=high)
        case AnySeat(most):
            return words.say("domain-seat", most=most)
        case _:
            return ""


def option_line(option: Option, value: Scalar, chairs: Sequence[PublicChair], words: Words) -> str:
    name = words.say(f"option-{kebab(option.name)}")
    return words.say("table-option", option=name, value=option_value(option, value, chairs, words))


def option_value(option: Option, value: Scalar, chairs: Sequence[PublicChair], words: Words) -> str:
    """A chair goes by the name of who has it."""
    name = option.name
    if isinstance(option.domain, AnySeat):
        if type(value) is not int:
            return words.say("option-lot")
        holder = chairs[value].name if value < len(chairs) else ""
        return holder or words.say("option-chair", number=value + 1)
    key = f"option-{kebab(name)}-{kebab(str(value))}"
    return words.say(key) if words.has(key) else str(value)


class TableNews:
    """What changed at the table, for the person whose device this is."""

    def __init__(
        self,
        before: PublicTable,
        after: PublicTable,
        person: int | None,
        words: Words,
        options: Sequence[Option],
    ) -> None:
        """`options` are those of the game that is on the table now."""
        self._options = options
        self._before = before
        self._after = after
        self._person = person
        self._words = words
        self._say = words.say

    def lines(self) -> Iterator[str]:
        yield from self._comings()
        yield from self._goings()
        yield from self._chairs()
        yield from self._host()
        yield from self._changed_settings()
        if self._after.paused != self._before.paused:
            yield self._say("table-paused" if self._after.paused else "table-resumed")
        if self._after.stage != self._before.stage:
            yield from self._stage()

    def _comings(self) -> Iterator[str]:
        known = {chair.person for chair in self._before.chairs}
        for at, chair in enumerate(self._after.chairs):
            if chair.holder == "person" and chair.person not in known and chair.person != self._person:
                bot = self._ousted(at)
                yield self._say("table-took-chair" if bot else "table-sat-down", name=chair.name, bot=bot)
        bots = {chair.name: chair.level for chair in self._before.chairs if chair.holder == "bot"}
        for chair in self._after.chairs:
            if chair.holder == "bot" and bots.get(chair.name) != chair.level:
                yield self._say("table-bot-sat", name=chair.name, level=self._say(f"level-{chair.level}"))

    def _goings(self) -> Iterator[str]:
        people = {chair.person for chair in self._after.chairs if chair.holder == "person"}
        bots = {chair.name for chair in self._after.chairs if chair.holder == "bot"}
        ousted = {self._ousted(at) for at, chair in enumerate(self._after.chairs) if chair.holder == "person"}
        for chair in self._before.chairs:
            gone = chair.person not in people if chair.holder == "person" else chair.name not in bots
            if chair.holder != "empty" and gone and chair.name not in ousted:
                yield self._say("table-left", name=chair.name)

    def _ousted(self, at: int) -> str:
        """The name of a bot whose chair somebody has taken; empty where none was there, or it only moved."""
        was = self._before.chairs[at] if at < len(self._before.chairs) else None
        here = {chair.name for chair in self._after.chairs}
        return was.name if was is not None and was.holder == "bot" and was.name not in here else ""

    def _chairs(self) -> Iterator[str]:
        before = {chair.person: chair for chair in self._before.chairs if chair.holder == "person"}
        for seat, chair in enumerate(self._after.chairs):
            if chair.holder == "person" and chair.person in before:
                yield from self._same_person(Seat(seat), before[chair.person], chair)

    def _same_person(self, seat: Seat, before: PublicChair, after: PublicChair) -> Iterator[str]:
        mine = after.person == self._person
        if after.name != before.name:
            yield self._say("table-renamed", old=before.name, name=after.name)
        if after.away and not before.away and not mine:
            yield self._say("table-away", name=after.name)
        if before.away and not after.away and not mine:
            yield self._say("table-here-again", name=after.name)
        if self._after.stage == "playing" and (after.level is None) != (before.level is None):
            company = Company([chair.name for chair in self._after.chairs], seat if mine else None)
            yield self._words.seat_change(seat, "person" if after.level is None else "bot", company)
            if mine and after.level is not None:
                yield self._say("table-bot-for-you")
        if after.wishes > before.wishes and after.level is None:
            yield self._say("table-wished", name=after.name, count=after.wishes)
        if after.ready != before.ready and self._after.stage == self._before.stage:  # a start takes all of it back
            if mine:
                yield self._say("table-ready-you" if after.ready else "table-unready-you")
            else:
                yield self._say("table-ready" if after.ready else "table-unready", name=after.name)

    def _host(self) -> Iterator[str]:
        if self._after.host != self._before.host:
            names = [chair.name for chair in self._after.chairs if chair.person == self._after.host]
            if self._after.host == self._person:
                yield self._say("table-host-you")
            elif names:
                yield self._say("table-host-other", name=names[0])

    def _changed_settings(self) -> Iterator[str]:
        before, after = self._before, self._after
        if after.limit != before.limit:
            yield (
                self._say("table-limit-none") if after.limit is None else self._say("table-limit", seconds=after.limit)
            )
        if after.pace != before.pace:
            yield self._say("table-pace", pace=self._say(f"table-pace-{after.pace}"))
        if after.talk != before.talk:
            yield self._say("table-talk-on" if after.talk else "table-talk-off")
        if after.late != before.late:
            yield self._say("table-late-on" if after.late else "table-late-off")
        if after.game != before.game:
            yield self._say("table-game-chosen", game=self._say("game-title"))
        if after.pack != before.pack and after.game == before.game:
            yield from _pack(after, self._words)
        known = {option.name: option for option in self._options}
        for name, value in after.options.items():
            if after.game == before.game and value != before.options.get(name):
                option = known.get(name, Option(name, OneOf((value,)), value))  # of a newer game, if any: words lack it
                yield option_line(option, value, after.chairs, self._words)

    def _stage(self) -> Iterator[str]:
        match self._after.stage:
            case "sealing":
                yield self._say("table-sealing")
            case "gathering" if self._after.game == self._before.game:
                yield self._say("table-gathering")
            case "closed":
                yield self._say("table-closed")
            case _:
                pass
