"""The table itself: the fold of its log."""

from collections.abc import Iterator, Sequence
from typing import Any, assert_never

from msgspec.structs import replace

from tablee.fairness.commitment import Hash, commitment
from tablee.fairness.header import SeatSeed
from tablee.fairness.seal import Seal
from tablee.kernel.entries import Acted
from tablee.kernel.game import AnyGame, Level, Result
from tablee.kernel.offers import Scalar
from tablee.kernel.playout import all_options
from tablee.kernel.refusals import Malformed
from tablee.kernel.seats import Seat
from tablee.tables import entries as log
from tablee.tables.catalogue import Catalogue
from tablee.tables.entries import FORMAT, Pace, PersonId, TableEntry
from tablee.tables.people import Bot, Empty, Occupant, Person, Sitter
from tablee.tables.stages import GameOver, Gathering, Playing, Sealing, Stage, TableClosed
from tablee.tables.table_game import TableGame


class Table:
    def __init__(self, catalogue: Catalogue, laid: log.Laid) -> None:
        if laid.format != FORMAT:
            raise Malformed(f"this table's log has format {laid.format}; this program reads {FORMAT}")
        self.catalogue = catalogue
        self.code = laid.code
        self.game: AnyGame = catalogue.game(laid.game)
        self.options: dict[str, Scalar] = dict(laid.options)
        self.people: dict[PersonId, Person] = {0: Person(0, "", laid.token, 0)}
        self.chairs: list[Occupant] = [Empty()] * self.game.players[-1]
        self._seated: dict[PersonId, Seat] | None = None
        """Made again when somebody sits down, leaves or moves."""
        self.host: PersonId = 0
        self.limit: int | None = None
        self.pace: Pace = "normal"
        self.talk = True
        self.stage: Stage = Gathering()
        self.games = 0
        """How many were begun here."""
        self.newest: PersonId = 0
        self.devices = 1
        self.sat: dict[str, PersonId] = {}
        """Who sat down by which request."""
        self.earlier: frozenset[str] = frozenset()
        """Ids of moves of the last game: whoever asks again for one of them does not mean the next game."""
        self.length = 1
        """Entries in the log."""

    @property
    def current(self) -> TableGame | None:
        """The game that is on the table, also when it is over."""
        return self.stage.current if isinstance(self.stage, Playing | GameOver) else None

    def sitters(self) -> Iterator[tuple[Seat, Person]]:
        """People who have a chair."""
        for chair, occupant in enumerate(self.chairs):
            if isinstance(occupant, Sitter):
                yield Seat(chair), self.people[occupant.person]

    def seat_of(self, person: PersonId) -> Seat | None:
        """None for somebody who only watches, or laid the table and did not sit down."""
        if self._seated is None:
            self._seated = {sitter.id: seat for seat, sitter in self.sitters()}
        return self._seated.get(person)

    def names(self) -> list[str]:
        """Of all who are here, bots too."""
        bots = [chair.name for chair in self.chairs if isinstance(chair, Bot)]
        return [person.name for person in self.people.values() if person.name] + bots

    def bot_at(self, seat: Seat) -> str | None:
        """The level of the bot that plays this seat now; None when its person does."""
        occupant = self.chairs[seat]
        if isinstance(occupant, Bot):
            return occupant.level
        return self.stage.current.stand_ins.get(seat) if isinstance(self.stage, Playing) else None

    def commitment_of(self, secret: bytes, game_id: str) -> Hash:
        return commitment(
            table=game_id,
            game=self.game.name,
            rules=self.game.rules_version,
            pack=None,
            options=dict(all_options(self.game, self.options)),
            secret=secret,
        ).hex()

    def begun(self, game_id: str, secret: bytes, seats: Sequence[SeatSeed]) -> TableGame:
        """The game as it stands before the first answer of chance."""
        seal = Seal.of(self.game, table=game_id, seats=seats, secret=secret, options=self.options)
        return TableGame.begun(self.game, self.catalogue, seal, earlier=int(game_id.rpartition("/")[2]) - 1)

    def add(self, entry: TableEntry) -> None:  # noqa: C901, PLR0915 - a case an entry
        """What is in the log has happened; an entry that cannot follow is a bug or a forged log."""
        self.length += 1
        if type(entry) is log.Played:  # first and alone: nearly all entries are moves
            self._played(entry)
            return
        self._seated = None
        match entry:
            case log.SatDown():
                self._sit_down(entry)
            case log.Renamed(person, name):
                self.people[person] = replace(self.people[person], name=name)
            case log.Moved(person, token, device, by):
                self.people[person] = replace(self.people[person], token=token, device=device)
                self.devices = max(self.devices, device + 1)
                if not by:  # the device that sat down has no claim to the seat any more
                    self.sat = {id_: sitter for id_, sitter in self.sat.items() if sitter != person}
            case log.Left(person):
                self._leave(person)
            case log.BotSat(chair, level, name):
                self.chairs[chair] = Bot(level, name)
            case log.BotLeft(chair):
                self.chairs[chair] = Empty()
            case log.Swapped(chair, other):
                self.chairs[chair], self.chairs[other] = self.chairs[other], self.chairs[chair]
            case log.GameChosen(game, options):
                self.game, self.options = self.catalogue.game(game), dict(options)
                self._spread_chairs()
            case log.OptionSet(name, value):
                self.options[name] = value
            case log.LimitSet(seconds):
                self.limit = seconds
                if seconds is None and isinstance(self.stage, Playing):
                    self.stage.current.limit = None
            case log.PaceSet(pace):
                self.pace = pace
            case log.TalkSet(on):
                self.talk = on
            case log.Readied(person, ready):
                self.people[person] = replace(self.people[person], ready=ready)
            case log.HandedOver(to):
                self.host = to
            case log.Sealed():
                self._seal(entry)
            case log.SeedCommitted(person, committed):
                self._sealing().commitments[person] = committed
            case log.SeedsDue(until):
                sealing = self._sealing()
                sealing.showing, sealing.until = True, until
            case log.SeedShown(person, seed):
                self._sealing().seeds[person] = seed
            case log.Rematched():
                self._gather()
            case log.Started(seats):
                sealing = self._sealing()
                self.stage = Playing(self.begun(sealing.game_id, sealing.secret, seats))
            case log.Played():
                raise AssertionError("seen to above")
            case log.TookOver(seat, level):
                self._take_over(seat, level)
            case log.CameBack(seat, limit):
                current = self._playing()
                current.give_back(seat, "person")
                current.limit = limit or current.limit
            case log.Wished(person, seat):
                self._playing().wishes.setdefault(seat, set()).add(person)
            case log.Paused(at):
                self._playing().paused = at
            case log.Resumed(at):
                current = self._playing()
                current.move_deadlines(at - (current.paused or at))
                current.paused = None
            case log.GivenUp():
                self._end(self._playing(), None)
            case log.Closed():
                self.stage = TableClosed()
            case log.Laid():
                raise Malformed("a table is laid once")
            case _:
                assert_never(entry)

    def _sit_down(self, entry: log.SatDown) -> None:
        """In a game, on a chair that somebody left: a bot has kept it warm."""
        self.people[entry.person] = Person(entry.person, entry.name, entry.token, entry.device)
        self.newest = max(self.newest, entry.person)
        self.devices = max(self.devices, entry.device + 1)
        self.sat[entry.id] = entry.person
        self.chairs[entry.chair] = Sitter(entry.person)
        if isinstance(self.stage, Playing):
            self.stage.current.give_back(Seat(entry.chair), "another")

    def _take_over(self, seat: Seat, level: Level) -> None:
        """A limit is for people: with the last of those who are awaited it is gone."""
        current = self._playing()
        current.take_over(seat, level)
        if all(self.bot_at(awaited) is not None for awaited in current.awaited):
            current.limit = None

    def _leave(self, person: PersonId) -> None:
        seat = self.seat_of(person)
        if seat is not None:
            self.chairs[seat] = Empty()
            self._seated = None
        del self.people[person]
        if isinstance(self.stage, Playing):
            for wishes in self.stage.current.wishes.values():
                wishes.discard(person)

    def _seal(self, entry: log.Sealed) -> None:
        self.chairs = [chair for chair in self.chairs if not isinstance(chair, Empty)]
        secret = bytes.fromhex(entry.secret)
        self.games += 1
        self.stage = Sealing(
            entry.game_id,
            secret,
            self.commitment_of(secret, entry.game_id),
            entry.asked,
            entry.there,
            entry.until,
        )

    def _played(self, entry: log.Played[Any]) -> None:
        current = self._playing()
        if entry.id and entry.entries and isinstance(entry.entries[0], Acted):
            current.remember(entry.entries[0].seat, entry.id)
        current.add(entry)
        if current.result is not None:
            self._end(current, current.result)

    def _end(self, current: TableGame, result: Result | None) -> None:
        current.end(result)
        self.earlier = frozenset([id_ for ids in current.ids.values() for id_ in ids])
        self.stage = GameOver(current, result)

    def _gather(self) -> None:
        self.stage = Gathering()
        self.people = {id_: replace(person, ready=False) for id_, person in self.people.items()}
        self._spread_chairs()

    def _spread_chairs(self) -> None:
        """As many as the game takes, those who sit first."""
        taken = [chair for chair in self.chairs if not isinstance(chair, Empty)]
        self.chairs = taken + [Empty()] * (self.game.players[-1] - len(taken))

    def _sealing(self) -> Sealing:
        assert isinstance(self.stage, Sealing), "entries come in order"
        return self.stage

    def _playing(self) -> TableGame:
        assert isinstance(self.stage, Playing), "entries come in order"
        return self.stage.current
