"""The bots of one table: asked when their time has come, here or in another process, and held to what they were asked.

A bot that fails in whatever way, or takes too long, does the simplest legal thing, and the journal says so. One that
merely may speak says nothing then.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from tablee.bots import is_slow, simplest_bot
from tablee.kernel import codec
from tablee.kernel.offers import Offers
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.seats import Seat
from tablee.server.environment import Environment
from tablee.server.journal import Journal, places
from tablee.server.thinking.thinkers import Thinkers
from tablee.server.thinking.thoughts import Chose, Failed, Passed, Reply, worded
from tablee.tables.entries import TableEntry
from tablee.tables.patience import holds_back
from tablee.tables.schedule import BotTurn, Schedule
from tablee.tables.table import Table
from tablee.tables.topics.hunches import hunch_for, hunches_due
from tablee.tables.topics.moves import bot_move


class TableBots:
    def __init__(
        self,
        table: Table,
        schedule: Schedule,
        environment: Environment,
        journal: Journal,
        thinkers: Thinkers,
        answered: Callable[[BotTurn, Reply | None], None],
    ) -> None:
        """`answered` is called with what came of a thought, sooner or later; `answer` then says what it comes to."""
        self._table = table
        self._schedule = schedule
        self._environment = environment
        self._journal = journal
        self._thinkers = thinkers
        self._answered = answered
        self._asked_with: dict[Seat, Offers] = {}
        """What bots that think now were offered. Another offer is another question, though the decision be the same: a
        pause to take notes may have begun meanwhile."""

    def move(self, turn: BotTurn) -> TableEntry | None:
        """What the bot does; None when it lets it pass, or takes its time."""
        current = self._table.playing()
        bot = self._table.catalogue.bot(current.game, turn.level)
        seen = current.seen(turn.seat)
        if is_slow(bot, seen.view):
            self._schedule.think(turn)
            self._thinkers.think(partial(self._thought, turn), partial(self._when_due, turn))
            return None
        try:
            hunch = hunch_for(current, turn.seat, turn.level)
            action = bot(seen.view, seen.offers, current.told(turn.seat), hunch, self._environment.dice)
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way, and its seat still moves
            return self._instead(turn, type(error).__name__, places(error))
        return self._does(turn, action)

    def _thought(self, turn: BotTurn) -> bytes | None:
        """For another process, in words, now that one has time for it; None if it has been dropped meanwhile."""
        if not self._schedule.still_asked(self._table, turn, self._environment.now()):
            return None
        current = self._table.playing()
        if hunches_due(current, (turn.seat,)):  # another occasion has come while this one waited: it is asked anew
            return None
        seen = current.seen(turn.seat)
        self._asked_with[turn.seat] = seen.offers
        told, hunch = current.told(turn.seat), hunch_for(current, turn.seat, turn.level)
        return worded(current.game.name, turn.level, seen, told, hunch, self._environment.dice)

    def _when_due(self, turn: BotTurn, reply: Reply | None) -> None:
        """How long it thought is nobody's business: who was quick waits for the end of their pause, or of a show."""
        wait = max(turn.due, self._schedule.hold.until(self._table)) - self._environment.now()
        if wait > 0 and reply is not None:
            asyncio.get_running_loop().call_later(wait / 1000, self._answered, turn, reply)
        else:
            self._answered(turn, reply)

    def answer(self, turn: BotTurn, reply: Reply | None) -> TableEntry | None:
        """What comes of a thought. None when something else is asked by now, or the bot lets it pass."""
        now = self._environment.now()
        if reply is not None and self._schedule.hold.until(self._table) > now:  # somebody spoke just before
            self._when_due(turn, reply)
            return None
        still_asked = self._schedule.still_asked(self._table, turn, now)
        self._schedule.thought(turn)
        offered = self._asked_with.pop(turn.seat, None)
        if isinstance(reply, Failed):
            self._say_failed(turn, reply.why, reply.where)
        if not still_asked or (offered is not None and offered != self._table.playing().seen(turn.seat).offers):
            return None
        match reply:
            case Chose(raw):
                try:
                    action = codec.actions(self._table.playing().game).decode(bytes(raw))
                except Malformed:
                    return self._instead(turn, "no action")
                return self._does(turn, action)
            case Passed():
                return self._does(turn, None)
            case Failed():
                return self._simplest(turn)
            case None:
                return None

    def _does(self, turn: BotTurn, action: Any) -> TableEntry | None:  # noqa: ANN401 - of any game
        """Held to the same rules as anybody, and to the decision that it was asked."""
        if action is None:
            if turn.prompt.out_of_turn is None:
                return self._instead(turn, "nothing, though it was awaited")
            self._schedule.let_pass(turn)
            return None
        try:
            return self._moves(turn, action)
        except Malformed:
            return self._instead(turn, "no action")
        except Refused:
            return self._instead(turn, "refused")

    def _instead(self, turn: BotTurn, why: str, where: Sequence[str] = ()) -> TableEntry | None:
        self._say_failed(turn, why, where)
        return self._simplest(turn)

    def _say_failed(self, turn: BotTurn, why: str, where: Sequence[str]) -> None:
        self._journal.bot_failed(self._table.code, self._table.game.name, turn.level, why, where)

    def _simplest(self, turn: BotTurn) -> TableEntry | None:
        if turn.prompt.out_of_turn is not None:
            self._schedule.let_pass(turn)
            return None
        current = self._table.playing()
        seen = current.seen(turn.seat)
        action = simplest_bot(current.game)(seen.view, seen.offers, (), None, self._environment.dice)
        return self._moves(turn, action)

    def _moves(self, turn: BotTurn, action: Any) -> TableEntry | None:  # noqa: ANN401 - of any game
        """None where people come first."""
        current = self._table.playing()
        entry = bot_move(self._table, current, turn.seat, turn.decision, action, self._environment.now())
        if holds_back(self._table, current, action):
            self._schedule.hold_back(turn)
            return None
        return entry
