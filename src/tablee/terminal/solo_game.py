"""A game of one person alone with bots, here in this process."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tablee.bots import AnyBot
from tablee.bots.hunches import Hunches
from tablee.kernel.chance import Rng, shuffled
from tablee.kernel.ending.honours import Honours
from tablee.kernel.entries import Acted, Elapsed, Entry
from tablee.kernel.game import Answer, AnyGame, Question, Result, Waiting
from tablee.kernel.playout import steps_until_over
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value
from tablee.terminal.conversation import Conversation


class SoloGame:
    def __init__(
        self,
        game: AnyGame,
        conversation: Conversation,
        me: Seat,
        bots: Mapping[Seat, AnyBot],
        dice: Rng,
        thinking_time: Callable[[], float] = float,
        hunches: Hunches | None = None,
    ) -> None:
        """`thinking_time` says how many seconds a bot seems to think; by default none. `hunches` are the bots' own."""
        self._game = game
        self._conversation = conversation
        self._me = me
        self._bots = bots
        self._dice = dice
        self._thinking_time = thinking_time
        self._hunches = hunches
        self._passed: int | None = None
        """The decision that the person was last asked about out of turn."""
        self._bot_passed: dict[Seat, tuple[int, Waiting]] = {}
        """The same for each bot."""
        self._waited_for: dict[Seat, int] = {}
        """The decision of each bot that the person has waited for: it may take many actions, as a drawing does."""
        self._told: dict[Seat, list[Value]] = {seat: [] for seat in bots}
        self._public: list[Value] = []
        """What a spectator would have been told."""

    def play(
        self,
        start: object,
        answer: Callable[[Question], Answer],
        record: Callable[[Entry[Any]], None],
    ) -> Result:
        """To the end; raises Quit when the person goes before."""
        state = start
        for before, entry, state in steps_until_over(self._game, start, answer, self._next):
            record(entry)
            self._public += self._game.tell(before, entry, state, None)
            for seat in self._bots:
                self._told[seat] += self._game.tell(before, entry, state, seat)
            facts = self._game.tell(before, entry, state, self._me)
            self._conversation.tell(facts, self._game.view(state, self._me))
        result = self._game.result(state)
        assert result is not None, "play() goes on until the game is over"
        return result

    def honours(self, players: int) -> Honours | None:
        """Once it is over."""
        return self._game.honours(self._public, players) if self._game.honours else None

    def _next(self, state: object, waiting: Waiting) -> Entry[Any]:
        """Who may step in is asked once, before bots go on. Otherwise bots come first: nobody waits for them."""
        if self._me in waiting.may and (entry := self._stepping_in(state)):
            return entry
        for seat in self._in_any_order(waiting.may):
            if entry := self._bot_stepping_in(seat, state, waiting):
                return entry
        for seat in self._in_any_order(waiting.awaited):
            self._wait_for(seat, state)
            return self._bot(seat, state)
        if waiting.awaited:
            view = self._game.view(state, self._me)
            offers = self._game.offers(view)
            self._passed = offers.decision  # it is all before me now, and need not be asked again
            return Acted(self._me, self._conversation.choose(view, offers))
        assert waiting.timer is not None, "somebody is awaited, or a timer runs"
        return Elapsed(waiting.timer.name)

    def _wait_for(self, seat: Seat, state: object) -> None:
        decision = self._game.offers(self._game.view(state, seat)).decision
        if self._waited_for.get(seat) != decision:
            self._waited_for[seat] = decision
            self._conversation.wait_for(seat, self._thinking_time())

    def _in_any_order(self, speakers: Sequence[Seat]) -> list[Seat]:
        """Those that bots sit at: luck says which of them speaks first."""
        return shuffled([seat for seat in speakers if seat in self._bots], self._dice)

    def _stepping_in(self, state: object) -> Entry[Any] | None:
        view = self._game.view(state, self._me)
        offers = self._game.offers(view)
        if offers.decision == self._passed:
            return None
        self._passed = offers.decision
        action = self._conversation.step_in(view, offers)
        return None if action is None else Acted(self._me, action)

    def _bot_stepping_in(self, seat: Seat, state: object, waiting: Waiting) -> Entry[Any] | None:
        """Each bot is asked once a decision, too, and again when others are awaited, as at a table."""
        asked = self._game.offers(self._game.view(state, seat)).decision, waiting
        if self._bot_passed.get(seat) == asked:
            return None
        self._bot_passed[seat] = asked
        entry = self._bot(seat, state)
        return None if entry.action is None else entry

    def _bot(self, seat: Seat, state: object) -> Acted[Any]:
        view = self._game.view(state, seat)
        hunch = None if self._hunches is None else self._hunches(state, seat)
        return Acted(seat, self._bots[seat](view, self._game.offers(view), self._told[seat], hunch, self._dice))
