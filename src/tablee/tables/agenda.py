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
class BotTurn:
    seat: Seat
    decision: int
    level: Level
    pending: Pending
    """What the game waited for then."""


@dataclass
class Agenda:
    luck: Rng
    """For the time that bots take: never their own dice, and drawn without a look at cards."""
    turns: dict[Seat, tuple[int, Moment]] = field(default_factory=dict)
    """The decision that a bot will answer, and when."""
    passed: dict[Seat, tuple[int, Pending]] = field(default_factory=dict)
    """The last decision that a bot let pass out of turn, and what was waited for then: as that changes, it is asked
    again, for what it may say by then can be another thing though the decision is the same."""
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
        for seat, (decision, moment) in sorted(turns, key=lambda turn: (turn[1][1], self.luck.random())):
            level = table.bot_at(seat)
            if moment <= at and level is not None and isinstance(table.stage, Playing):
                self.turns.pop(seat, None)  # what it has to say after this, even in the same decision, takes time again
                yield BotTurn(seat, decision, level, table.stage.play.pending)

    def let_pass(self, turn: BotTurn) -> None:
        self.passed[turn.seat] = (turn.decision, turn.pending)
        self.turns.pop(turn.seat, None)

    def hurry(self, at: Moment) -> None:
        self.turns = {seat: (decision, at) for seat, (decision, _) in self.turns.items()}

    def _bots(self, table: Table, at: Moment) -> dict[Seat, tuple[int, Moment]]:
        """Every bot that has something to say, and when; one that is new takes a human moment from now."""
        if not isinstance(table.stage, Playing) or table.stage.play.paused is not None:
            self.turns = {}
            return self.turns
        if self.games != table.games:
            self.games, self.turns, self.passed = table.games, {}, {}
        play = table.stage.play
        turns = {}
        for seat in self._speakers(table, play):
            decision = play.seen(seat).offers.decision
            known, moment = self.turns.get(seat, (None, 0))
            if known != decision:
                moment = at + int(1000 * PACES[table.pace].moment(self.luck))
            turns[seat] = (decision, moment)
        self.turns = turns
        return turns

    def _speakers(self, table: Table, play: Play) -> Iterator[Seat]:
        yield from (seat for seat in play.awaited if table.bot_at(seat) is not None)
        for seat in play.may:
            asked = (play.seen(seat).offers.decision, play.pending)
            if table.bot_at(seat) is not None and self.passed.get(seat) != asked:
                yield seat

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
