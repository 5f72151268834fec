"""News of the table itself, in words: what changed between two notices."""

from collections.abc import Iterator

from tablee.kernel.seats import Seat
from tablee.tables.public_table import PublicChair, PublicTable
from tablee.terminal.remote.orders import option_value
from tablee.words import Company, Words
from tablee.words.arguments import capital, kebab, named


class News:
    def __init__(self, before: PublicTable, after: PublicTable, person: int | None, words: Words) -> None:
        self._before = before
        self._after = after
        self._person = person
        self._words = words

    def lines(self) -> Iterator[str]:
        yield from self._comings()
        yield from self._goings()
        yield from self._chairs()
        yield from self._host()
        yield from self._settings()
        if self._after.paused != self._before.paused:
            yield self._say("paused" if self._after.paused else "resumed")
        if self._after.stage != self._before.stage:
            yield from self._stage()

    def _comings(self) -> Iterator[str]:
        known = {chair.person for chair in self._before.chairs}
        for chair in self._after.chairs:
            if chair.holder == "person" and chair.person not in known and chair.person != self._person:
                yield self._say("sat-down", name=chair.name)
        bots = {chair.name: chair.level for chair in self._before.chairs if chair.holder == "bot"}
        for chair in self._after.chairs:
            if chair.holder == "bot" and bots.get(chair.name) != chair.level:
                yield self._say("bot-sat", name=chair.name, level=self._words.say(f"level-{chair.level}"))

    def _goings(self) -> Iterator[str]:
        people = {chair.person for chair in self._after.chairs if chair.holder == "person"}
        bots = {chair.name for chair in self._after.chairs if chair.holder == "bot"}
        for chair in self._before.chairs:
            gone = chair.person not in people if chair.holder == "person" else chair.name not in bots
            if chair.holder != "empty" and gone:
                yield self._say("left", name=chair.name)

    def _chairs(self) -> Iterator[str]:
        before = {chair.person: chair for chair in self._before.chairs if chair.holder == "person"}
        for seat, chair in enumerate(self._after.chairs):
            if chair.holder == "person" and chair.person in before:
                yield from self._same_person(Seat(seat), before[chair.person], chair)

    def _same_person(self, seat: Seat, before: PublicChair, after: PublicChair) -> Iterator[str]:
        mine = after.person == self._person
        if after.name != before.name:
            yield self._say("renamed", old=before.name, name=after.name)
        if after.away and not before.away and not mine:
            yield self._say("away", name=after.name)
        if before.away and not after.away and not mine:
            yield self._say("here-again", name=after.name)
        if self._after.stage == "playing" and (after.level is None) != (before.level is None):
            company = Company([chair.name for chair in self._after.chairs], seat if mine else None)
            key = "seat-person" if after.level is None else "seat-bot"
            yield capital(self._words.filled(key, named("seat", Seat, seat, company, self._words)))
            if mine and after.level is not None:
                yield self._say("bot-for-you")
        if after.wishes > before.wishes and after.level is None:
            yield self._say("wished", name=after.name, count=after.wishes)
        if after.ready != before.ready and self._after.stage == self._before.stage:  # a start takes all of it back
            if mine:
                yield self._say("ready-you" if after.ready else "unready-you")
            else:
                yield self._say("ready" if after.ready else "unready", name=after.name)

    def _host(self) -> Iterator[str]:
        if self._after.host != self._before.host:
            names = [chair.name for chair in self._after.chairs if chair.person == self._after.host]
            if self._after.host == self._person:
                yield self._say("host-you")
            elif names:
                yield self._say("host-other", name=names[0])

    def _settings(self) -> Iterator[str]:
        before, after = self._before, self._after
        if after.limit != before.limit:
            yield self._say("limit-none") if after.limit is None else self._say("limit", seconds=after.limit)
        if after.pace != before.pace:
            yield self._say("pace", pace=self._words.say(f"table-pace-{after.pace}"))
        if after.talk != before.talk:
            yield self._say("talk-on" if after.talk else "talk-off")
        for name, value in after.options.items():
            if after.game == before.game and value != before.options.get(name):
                option = self._words.say(f"option-{kebab(name)}")
                yield self._say("option", option=option, value=option_value(name, value, self._words))

    def _stage(self) -> Iterator[str]:
        match self._before.stage, self._after.stage:
            case _, "sealing":
                yield self._say("sealing")
            case _, "gathering":
                yield self._say("gathering")
            case _, "closed":
                yield self._say("closed")
            case _:
                pass

    def _say(self, key: str, **arguments: str | int) -> str:
        return self._words.say(f"table-{key}", **arguments)
