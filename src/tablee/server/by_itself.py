"""What happens at a live table when nobody asks: deadlines, bots' turns, the place of a host who stays away.

Where several nodes have the table at hand, one of them sees to it (`house/presence.py`).
"""

import asyncio
from typing import TYPE_CHECKING

from tablee.server.shared import Shared
from tablee.server.table_bots import TableBots
from tablee.server.thinking.thoughts import Reply
from tablee.tables.entries import Entries
from tablee.tables.schedule import BotTurn, Schedule
from tablee.tables.stages import TableClosed

if TYPE_CHECKING:
    from tablee.server.live_table import LiveTable

TRY_AGAIN = 1.0
"""Seconds, when the store could not be written to."""


class ByItself:
    def __init__(self, live: "LiveTable", shared: Shared) -> None:
        self._live = live
        self._now = shared.environment.now
        self.schedule = Schedule(shared.environment.bot_delays)
        self._bots = TableBots(
            live.table, self.schedule, shared.environment, shared.journal, shared.thinkers, self._bot_answered
        )
        self._alarm: asyncio.TimerHandle | None = None
        self._stopped = False

    def __bool__(self) -> bool:
        """Whether something will happen."""
        return self._alarm is not None or bool(self.schedule.thinking)

    def set_alarm(self) -> None:
        live = self._live
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if live.broken or self._stopped or isinstance(live.table.stage, TableClosed):
            return
        now = self._now()
        if live.presence.leads:
            self.schedule.watched = live.presence.watched
            due = self.schedule.due(live.table, live.present, now)
        else:
            self.schedule.leave_it(live.table, live.present, now)
            due = live.presence.backstop(live.table)
        if due is not None:
            self._ring_in(max(0, due - now) / 1000)

    def try_again(self) -> None:
        if self._alarm is None and not self._stopped:
            self._ring_in(TRY_AGAIN)

    def stop(self) -> None:
        """It waits for the next server."""
        self._stopped = True
        self.set_alarm()  # which cancels the one that there is

    def _ring_in(self, seconds: float) -> None:
        self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._live.happen(lambda _: self._due_now())

    def _due_now(self) -> Entries:
        live, now = self._live, self._now()
        if not live.presence.leads:
            return live.presence.overdue(live.table, now)
        if entries := self.schedule.overdue(live.table, live.present, now):
            return entries
        moves = map(self._bots.move, self.schedule.bot_turns(live.table, now))
        return next(((move,) for move in moves if move is not None), ())

    def _bot_answered(self, turn: BotTurn, reply: Reply | None) -> None:
        if not self._stopped:
            self._live.happen(lambda _: () if (entry := self._bots.answer(turn, reply)) is None else (entry,))
