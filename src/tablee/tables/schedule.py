"""The schedule: what is due at a table when nobody asks: bots' turns, a deadline, the place of a host who stays away.

None of it is in the log until it happens, and a server that starts anew makes a new one.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from tablee.bots import is_slow
from tablee.bots.pace import HASTE, LONGEST_THOUGHT, PACES, PONDERED
from tablee.kernel.chance import Rng
from tablee.kernel.game import Level, Pending, Waiting
from tablee.kernel.seats import Seat
from tablee.tables.deadlines import deadline_of
from tablee.tables.entries import Entries, PersonId, Timestamp
from tablee.tables.hold import Hold
from tablee.tables.patience import people_first
from tablee.tables.stages import Playing, TableClosed
from tablee.tables.table import Table
from tablee.tables.table_game import TableGame
from tablee.tables.time_up import time_up
from tablee.tables.topics.hosting import HandedOver
from tablee.tables.topics.hunches import hunches_due
from tablee.tables.waits import HOST_AWAY


@dataclass(frozen=True)
class BotPrompt:
    """What a bot has to answer."""

    decision: int
    out_of_turn: Pending | None
    """What is waited for meanwhile, where the bot itself need not answer: as that changes it is asked anew, for what it
    may say by then can be another thing though the decision is the same."""


@dataclass(frozen=True)
class BotTurn:
    seat: Seat
    prompt: BotPrompt
    level: Level
    due: Timestamp
    """When its pause ends, after all was shown. It is asked then, or before if it is slow; it answers no sooner."""

    @property
    def decision(self) -> int:
        return self.prompt.decision


@dataclass
class Schedule:
    luck: Rng
    """For the time that bots take: never their own dice, and drawn without a look at cards."""
    hold: Hold = field(default_factory=Hold)
    turns: dict[Seat, tuple[BotPrompt, Timestamp, int]] = field(default_factory=dict)
    """What a bot will answer, since when, and the milliseconds of its pause, which begins when all was shown."""
    passed: dict[Seat, BotPrompt] = field(default_factory=dict)
    """What a bot last let pass out of turn."""
    held_back: dict[Seat, BotPrompt] = field(default_factory=dict)
    """What a bot is done with, and does not say before people are."""
    hurried: dict[Seat, BotPrompt] = field(default_factory=dict)
    """What need not take time any more, in however many actions it is answered."""
    thinking: dict[Seat, BotTurn | None] = field(default_factory=dict)
    """Bots that think elsewhere now, and about what; None once that is no longer asked. A seat has one thought at a
    time: until that has come to its end it is not asked for anything else."""
    watched: bool = True
    """Whether anybody is at the table, to play or to look on."""
    host_left: Timestamp | None = None
    games: int = 0
    """Which game of the table all this is about: the next one counts its decisions anew."""

    def due(self, table: Table, present: Collection[PersonId], at: Timestamp) -> Timestamp | None:
        """When something is to happen next."""
        self.hold.end_once_released(table, present, at)
        times = [self._asked_at(table, seat, when) for seat, (_, when) in self._bots(table, at).items()]
        if (host_left := self._host_left(table, present, at)) is not None:
            times.append(host_left + HOST_AWAY)
        if (deadline := deadline_of(table)) is not None:
            times.append(deadline)
        return min(times, default=None)

    def leave_it(self, table: Table, present: Collection[PersonId], at: Timestamp) -> None:
        """Somebody else sees to it all, for now: pauses begin anew, should this schedule have to."""
        self.hold.end_once_released(table, present, at)
        self._drop_thoughts(table, {})
        self.turns, self.host_left = {}, None

    def overdue(self, table: Table, present: Collection[PersonId], at: Timestamp) -> Entries:
        """What time alone brings about now, and what bots whose time has come need first; their turns come after."""
        if (deadline := deadline_of(table)) is not None and deadline <= at:
            return time_up(table, at)
        host_left = self._host_left(table, present, at)
        if host_left is not None and host_left + HOST_AWAY <= at:
            return (HandedOver(next(person.id for _, person in table.sitters() if person.id in present)),)
        if table.game.occasion is None or not isinstance(table.stage, Playing):
            return ()
        turns = self._bots(table, at).items()
        asked = [seat for seat, (_, when) in turns if self._asked_at(table, seat, when) <= at]
        return hunches_due(table.stage.current, asked)

    def bot_turns(self, table: Table, at: Timestamp) -> Iterator[BotTurn]:
        """Bots that are to be asked now, the earliest first; of those that come together, luck says which."""
        turns = self._bots(table, at).items()
        for seat, (prompt, when) in sorted(turns, key=lambda turn: (turn[1][1], self.luck.random())):
            level = table.bot_at(seat)
            if level is not None and self._asked_at(table, seat, when) <= at:
                self.turns.pop(seat, None)  # what it has to say after this, even in the same decision, takes time again
                yield BotTurn(seat, prompt, level, when)

    def _asked_at(self, table: Table, seat: Seat, due: Timestamp) -> Timestamp:
        level, current = table.bot_at(seat), table.playing()
        slow = level is not None and is_slow(table.catalogue.bot(current.game, level), current.seen(seat).view)
        return due - int(1000 * LONGEST_THOUGHT) if slow else due

    def let_pass(self, turn: BotTurn) -> None:
        self.passed[turn.seat] = turn.prompt
        self.turns.pop(turn.seat, None)

    def hold_back(self, turn: BotTurn) -> None:
        """It is asked again once enough people are done (`patience.py`)."""
        self.held_back[turn.seat] = turn.prompt
        self.turns.pop(turn.seat, None)

    def think(self, turn: BotTurn) -> None:
        """Its answer will take a while."""
        self.thinking[turn.seat] = turn

    def still_asked(self, table: Table, turn: BotTurn, at: Timestamp) -> bool:
        """Whether a bot that thinks has had this to answer ever since: a person may have been back for a moment."""
        self._bots(table, at)
        return self.thinking.get(turn.seat) is turn

    def thought(self, turn: BotTurn) -> None:
        """That thought has come to its end, whatever came of it."""
        self.thinking.pop(turn.seat, None)

    def hurry(self) -> None:
        """No more pauses; but what is shown is shown to everybody, and goes on until all of them release it."""
        self.turns = {seat: (prompt, since, 0) for seat, (prompt, since, _) in self.turns.items()}
        self.hurried = {seat: prompt for seat, (prompt, _, _) in self.turns.items()}

    def _bots(self, table: Table, at: Timestamp) -> dict[Seat, tuple[BotPrompt, Timestamp]]:
        """Every bot that has something to say, and when: after a human pause, from now or from the end of the show."""
        if not isinstance(table.stage, Playing) or table.stage.current.paused is not None or self._rests(table):
            self._drop_thoughts(table, {})
            self.turns = {}
            return {}
        if self.games != table.games:
            self._drop_thoughts(table, {})
            self.games, self.turns, self.passed, self.held_back, self.hurried = table.games, {}, {}, {}, {}
        speakers = dict(self._speakers(table, table.stage.current))
        self._drop_thoughts(table, speakers)
        turns = {}
        for seat, prompt in speakers.items():
            if seat in self.thinking:
                continue
            known = self.turns.get(seat)
            if known is None or known[0] != prompt:
                pace = PACES[table.pace if self.watched or table.pace != "instant" else "normal"]
                pause = int(1000 * pace.thinking_time(self.luck)) * _times(table.stage.current, seat)
                if _is_last(table.stage.current):
                    pause = min(pause, int(1000 * HASTE))
                known = prompt, at, 0 if self.hurried.get(seat) == prompt else pause
            turns[seat] = known
        self.turns = turns
        shown = self.hold.until(table)
        return {seat: (prompt, max(since, shown) + pause) for seat, (prompt, since, pause) in turns.items()}

    def _rests(self, table: Table) -> bool:
        """Bots that lose no time stop while nobody watches: they would fill the disk.

        Where time runs they play on, no faster than a person, or it would run out for them.
        """
        return table.pace == "instant" and not self.watched and deadline_of(table) is None

    def _drop_thoughts(self, table: Table, asked: Mapping[Seat, BotPrompt]) -> None:
        """About what is not asked any more, or not of a bot of that level: its person may be back."""
        for seat, turn in self.thinking.items():
            if turn is not None and (asked.get(seat) != turn.prompt or table.bot_at(seat) != turn.level):
                self.thinking[seat] = None

    def _speakers(self, table: Table, current: TableGame) -> Iterator[tuple[Seat, BotPrompt]]:
        if self.held_back and not people_first(table, current):
            self.held_back = {}
        for seat in (*current.awaited, *current.may):
            if table.bot_at(seat) is not None:
                out_of_turn = None if seat in current.awaited else current.pending
                prompt = BotPrompt(current.seen(seat).offers.decision, out_of_turn)
                if prompt not in (self.passed.get(seat), self.held_back.get(seat)):
                    yield seat, prompt

    def _host_left(self, table: Table, present: Collection[PersonId], at: Timestamp) -> Timestamp | None:
        """Since when the host is away while somebody else who sits is here; None when there is nothing to wait for."""
        if (
            table.host in present
            or isinstance(table.stage, TableClosed)
            or table.is_at_its_end
            or not any(person.id in present for _, person in table.sitters())
        ):
            self.host_left = None
        elif self.host_left is None:
            self.host_left = at
        return self.host_left


def _times(current: TableGame, seat: Seat) -> int:
    """How many pauses long its pause is: by which phase it is, which everybody sees."""
    return PONDERED if isinstance(current.seen(seat).view, current.game.pondered) else 1


def _is_last(current: TableGame) -> bool:
    """Whether all others are done, in a game in which bots wait for people with that: now a bot is waited for."""
    counted = isinstance(current.pending, Waiting) and current.pending.timer is not None
    return counted and bool(current.game.after_people)
