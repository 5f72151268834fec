"""The agenda: what happens at a table when nobody asks: bots' turns, deadlines, a host who stays away.

None of it is in the log until it happens, and a server that starts anew makes a new one.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from tablee.bots.pace import PACES
from tablee.kernel.chance import Rng
from tablee.kernel.game import Level, Pending
from tablee.kernel.seats import Seat
from tablee.tables import entries as log
from tablee.tables import playing, starting
from tablee.tables.entries import Moment, PersonId
from tablee.tables.gathering import Entries
from tablee.tables.play import Play
from tablee.tables.table import Closed, Playing, Sealing, Table

LAST_STROKE = 700
"""Milliseconds that a rule's countdown is let run beyond 0, for what was sent at the last moment."""
HOST_AWAY = 60_000
"""After so long somebody else is the host, if anybody is there."""


@dataclass(frozen=True)
class Asked:
    """What a bot has to answer."""

    decision: int
    out_of_turn: Pending | None
    """What is waited for meanwhile, where the bot itself need not answer: as that changes it is asked anew, for what it
    may say by then can be another thing though the decision is the same."""


@dataclass(frozen=True)
class BotTurn:
    seat: Seat
    asked: Asked
    level: Level

    @property
    def decision(self) -> int:
        return self.asked.decision


@dataclass
class Agenda:
    luck: Rng
    """For the time that bots take: never their own dice, and drawn without a look at cards."""
    turns: dict[Seat, tuple[Asked, Moment]] = field(default_factory=dict)
    """What a bot will answer, and when."""
    passed: dict[Seat, Asked] = field(default_factory=dict)
    """What a bot last let pass out of turn."""
    host_left: Moment | None = None
    games: int = 0
    """Which game of the table `turns` and `passed` are about: the next one counts its decisions anew."""

    def due(self, table: Table, present: Collection[PersonId], at: Moment) -> Moment | None:
        """When something is to happen next."""
        moments = [moment for _, moment in self._bots(table, at).values()]
        if (host_left := self._host_left(table, present, at)) is not None:
            moments.append(host_left + HOST_AWAY)
        if (deadline := deadline_of(table)) is not None:
            moments.append(deadline)
        return min(moments, default=None)

    def overdue(self, table: Table, present: Collection[PersonId], at: Moment) -> Entries:
        """What time alone brings about now; bots' turns come after."""
        if (deadline := deadline_of(table)) is not None and deadline <= at:
            return _passing(table, at)
        host_left = self._host_left(table, present, at)
        if host_left is not None and host_left + HOST_AWAY <= at:
            return (log.HandedOver(next(person.id for _, person in table.sitters() if person.id in present)),)
        return ()

    def bot_turns(self, table: Table, at: Moment) -> Iterator[BotTurn]:
        """Bots whose moment has come, the earliest first; of those that come together, luck says which."""
        turns = self._bots(table, at).items()
        for seat, (asked, moment) in sorted(turns, key=lambda turn: (turn[1][1], self.luck.random())):
            level = table.bot_at(seat)
            if moment <= at and level is not None:
                self.turns.pop(seat, None)  # what it has to say after this, even in the same decision, takes time again
                yield BotTurn(seat, asked, level)

    def let_pass(self, turn: BotTurn) -> None:
        self.passed[turn.seat] = turn.asked
        self.turns.pop(turn.seat, None)

    def hurry(self, at: Moment) -> None:
        self.turns = {seat: (asked, at) for seat, (asked, _) in self.turns.items()}

    def _bots(self, table: Table, at: Moment) -> dict[Seat, tuple[Asked, Moment]]:
        """Every bot that has something to say, and when; one that is new takes a human moment from now."""
        if not isinstance(table.stage, Playing) or table.stage.play.paused is not None:
            self.turns = {}
            return self.turns
        if self.games != table.games:
            self.games, self.turns, self.passed = table.games, {}, {}
        play = table.stage.play
        turns = {}
        for seat, asked in self._speakers(table, play):
            known, moment = self.turns.get(seat, (None, 0))
            if known != asked:
                moment = at + int(1000 * PACES[table.pace].moment(self.luck))
            turns[seat] = (asked, moment)
        self.turns = turns
        return turns

    def _speakers(self, table: Table, play: Play) -> Iterator[tuple[Seat, Asked]]:
        for seat in (*play.awaited, *play.may):
            if table.bot_at(seat) is not None:
                asked = Asked(play.seen(seat).offers.decision, None if seat in play.awaited else play.pending)
                if self.passed.get(seat) != asked:
                    yield seat, asked

    def _host_left(self, table: Table, present: Collection[PersonId], at: Moment) -> Moment | None:
        """Since when the host is away while somebody else who sits is here; None when there is nothing to wait for."""
        if (
            table.host in present
            or isinstance(table.stage, Closed)
            or not any(person.id in present for _, person in table.sitters())
        ):
            self.host_left = None
        elif self.host_left is None:
            self.host_left = at
        return self.host_left


def deadline_of(table: Table) -> Moment | None:
    match table.stage:
        case Sealing(until=until):
            return until
        case Playing(play) if play.paused is None:
            timer = None if play.timer is None else play.timer + LAST_STROKE
            return min([moment for moment in (play.limit, timer) if moment is not None], default=None)
        case _:
            return None


def _passing(table: Table, at: Moment) -> Entries:
    match table.stage:
        case Sealing() as sealing:
            return starting.due(table, sealing, at)
        case Playing(play) if play.timer is not None and play.timer + LAST_STROKE <= at:
            return playing.elapsed(table, play, at)
        case Playing(play):
            return playing.out_of_time(table, play)
        case _:
            return ()
