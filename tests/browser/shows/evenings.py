"""What is done on evenings whose clocks are moved: a game of Code 777 that Ann wins, and rounds of « 7 % »."""

from random import Random
from types import MappingProxyType
from typing import Any

from tablee.games import code777, sept_pour_cent
from tablee.games.code777.facts import Dealt, Declared, Replaced, Replied
from tablee.games.code777.questions import numbers
from tablee.games.sept_pour_cent.facts import Announced, Contested, Opined, Rolled
from tests.browser.players import Player
from tests.browser.shows.showing import ANN, BEN, BOT, Evening
from tests.browser.thinkers import Thinker
from tests.stranger.choices import action


class Code777Evening(Evening):
    """Ann declares right three times."""

    game = code777.GAME
    person = Thinker
    bots_say = (Replied, Declared)
    won = code777.facts.Won
    aside = (code777.facts.Course, code777.facts.Found)
    options = MappingProxyType({"pause": 0})

    def play(self) -> None:
        while not self.over:
            self._declare_right()
            self._draw_twice()

    def _declare_right(self) -> None:
        """Ann does, what Ben was told of her rack."""
        self.look_on()
        told = self.people[BEN].told()
        dealt = [held.tiles for fact in told if isinstance(fact, Dealt) for held in fact.held if held.seat == ANN]
        drawn = [fact.drawn for fact in told if isinstance(fact, Replaced) and fact.seat == ANN and fact.drawn]
        first, second, third = numbers((*dealt, *drawn)[-1])
        self.act(ANN, {"type": "declare", "first": first, "second": second, "third": third})

    def _draw_twice(self) -> None:
        """Those whose turn it is, so that after four of these everybody has."""
        for _ in range(2):
            self.look_on()
            if self.over:
                return
            (seat,) = self.hand.awaited
            if seat < BOT:
                self.act(seat, {"type": "draw"})
            else:
                self.let_a_bot_act()


class SeptPourCentEvening(Evening):
    """Until Ann or Ben has won a round and rolled for it, or the game is won."""

    game = sept_pour_cent.GAME
    person = Player
    bots_say = (Announced, Contested, Opined)
    won = sept_pour_cent.facts.Won

    LIKED = ("contest", "disagree", "roll", "announce")
    """By kind of action, what is done first where it is offered: whatever ends a round soon."""

    def play(self) -> None:
        luck = Random(7)
        while not self.over and not self._rolled():
            self.look_on()
            if self.over:
                return
            seat = self.hand.awaited[0]
            if seat >= BOT:
                self.let_a_bot_act()
            else:
                self._act(seat, luck)

    def _act(self, seat: int, luck: Random) -> None:
        self.act(seat, action(self._liked(seat), luck))

    def _rolled(self) -> bool:
        return any(isinstance(fact, Rolled) and fact.seat < BOT for fact in self.people[ANN].told())

    def _liked(self, seat: int) -> Any:
        choices = self.offers(seat)["choices"]
        rank = {kind: at for at, kind in enumerate(self.LIKED)}
        return min(choices, key=lambda choice: rank.get(choice["action"], len(rank)))


class HastyEvening(SeptPourCentEvening):
    """Ann and Ben alone. Whoever wins the first round skips what is shown and rolls at once, as long as asked."""

    bots = 0
    hasty: int | None = None
    """Nobody, where two zeros have won before anything was announced: in one start of twenty-five."""

    def play(self) -> None:
        luck = Random(7)
        self.look_on()
        while not self.over and not self._contested():
            self.look_on()
            self._act(self.hand.awaited[0], luck)
        for seat in self.hand.awaited[:1]:  # nobody, if it is over
            self.hasty = seat
            while self.hand.awaited == [seat]:
                self.people[seat].skip()
                self._act(seat, luck)

    def _contested(self) -> bool:
        return any(isinstance(fact, Contested) for fact in self.people[ANN].told())
