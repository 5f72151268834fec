"""A match: one game among bots. Each of them gets what a person in its seat would get, and nothing else."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, cast, overload

from tablee.bots.bot import Bot
from tablee.bots.hunches import Hunches
from tablee.kernel.chance import Rng
from tablee.kernel.entries import Acted, Answered, Elapsed, Entry
from tablee.kernel.game import Action, Answer, Fact, Game, Over, Question, Result, State, View, Waiting
from tablee.kernel.offers import Offers
from tablee.kernel.refusals import Malformed
from tablee.kernel.replay import Step, answers, recapped
from tablee.kernel.seats import Seat, Viewer, seats
from tablee.kernel.typed import typed

LAZY = 1 / 8
"""How often a timer of the rules runs out before any bot speaks."""
KEPT = 1000
"""Moves of a seat that are kept."""


class Told(Sequence[Fact], Generic[State, View, Action, Fact]):
    """Every fact for one viewer since the start. They are made when somebody reads them: most bots never do."""

    def __init__(
        self,
        game: Game[State, View, Action, Fact],
        steps: Sequence[Step[State, Action]],
        viewer: Viewer,
        start: State | None = None,
    ) -> None:
        """`steps` may grow; what is told grows with it. `start` is where a game began that may be in the middle."""
        self._game = game
        self._steps = steps
        self._viewer = viewer
        self._start = start
        self._read = 0
        self._facts: list[Fact] = []

    def __len__(self) -> int:
        return len(self._caught_up())

    @overload
    def __getitem__(self, at: int) -> Fact: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Fact]: ...
    def __getitem__(self, at: int | slice) -> Fact | Sequence[Fact]:
        return self._caught_up()[at]

    def _caught_up(self) -> list[Fact]:
        if self._start is not None:
            self._facts.extend(recapped(self._game, self._start, self._viewer))
            self._start = None
        while self._read < len(self._steps):
            self._facts.extend(self._game.tell(*self._steps[self._read], self._viewer))
            self._read += 1
        return self._facts


@dataclass(frozen=True)
class Match(Generic[State, Action]):
    """A game that was played to its end."""

    result: Result
    decisions: int
    steps: Sequence[Step[State, Action]]
    """From the start on."""


class Moves(dict[Any, Acted[Any]]):
    """What one seat does, as entries, each held to its types when it is first met.

    Bots take their actions from offers, which make the same objects over and over: to find one here takes less time
    than to make an entry of it.
    """

    def __init__(self, actions: Any, seat: Seat) -> None:  # noqa: ANN401 - a union has no type of its own
        super().__init__()
        self._check = typed(actions).check
        self._seat = seat

    def checked(self, action: Any) -> Acted[Any]:  # noqa: ANN401 - that is the question
        self._check(action)
        if len(self) >= KEPT:  # some bots make new ones all the time
            self.clear()
        entry = self[action] = Acted(self._seat, action)
        return entry

    __missing__ = checked


@cache
def _moves(actions: Any, players: int) -> tuple[Moves, ...]:  # noqa: ANN401 - same
    return tuple([Moves(actions, seat) for seat in seats(players)])


def _with_hunch(
    choose: Bot[View, Fact, Action], seat: Seat, hunches: Hunches, steps: Sequence[Step[State, Any]], start: State
) -> Bot[View, Fact, Action]:
    """The bot of this seat, who knows where `steps` have led to: games without hunches pay nothing for it."""

    def chosen(view: View, offers: Offers, told: Sequence[Fact], _hunch: object, dice: Rng) -> Action | None:
        return choose(view, offers, told, hunches(steps[-1][2] if steps else start, seat), dice)

    return chosen


def match(
    game: Game[State, View, Action, Fact],
    start: State,
    bots: Sequence[Bot[View, Fact, Action]],
    answer: Callable[[Question], Answer],
    dice: Rng,
    hunches: Hunches | None = None,
) -> Match[State, Action]:
    """Play from `start`: `answer` speaks for chance, and all bots throw the same `dice`, one after the other.

    It may begin in the middle. What a bot returns is held to its types (Malformed) and to the rules (Refused).
    """
    pending, view, offers, apply = game.pending, game.view, game.offers, game.apply
    if (players := game.players_in(start)) != len(bots):
        raise Malformed(f"{players} play, and there are {len(bots)} bots")
    steps: list[Step[State, Action]] = []
    if hunches is not None:
        bots = [_with_hunch(bot, seat, hunches, steps, start) for seat, bot in zip(seats(players), bots, strict=True)]
    heard = [Told(game, steps, seat, start) for seat in seats(len(bots))]
    chairs = [*zip(bots, heard, _moves(game.actions, len(bots)), strict=True)]
    state, decisions = start, 0
    entry: Entry[Action]
    while True:
        due = pending(state)
        if type(due) is Waiting:  # not isinstance: this is the inner loop of every simulation
            if due.timer is not None and game.elapse is not None and dice.random() < LAZY:
                after = game.elapse(state, due.timer)
                entry = Elapsed(due.timer.name)
            else:
                speakers = due.awaited + due.may
                seat = speakers[0] if len(speakers) == 1 else speakers[int(dice.random() * len(speakers))]
                seen = view(state, seat)
                choose, told, moves = chairs[seat]
                action = choose(seen, offers(seen), told, None, dice)
                if action is None:
                    if seat not in due.may:
                        raise Malformed(f"the bot of seat {seat} lets it pass, and is awaited")
                    continue
                try:
                    entry = moves[action]
                except TypeError:  # it has no hash: somewhere in it is a list, where no action has one
                    entry = moves.checked(action)
                if entry.action is not action:  # one that is merely equal may have other types
                    entry = moves.checked(action)
                after = apply(state, seat, action)
                decisions += 1
        elif type(due) is Over:
            return Match(due.result, decisions, steps)
        else:
            answered = answer(cast("Question", due))
            if not answers(due, answered):
                raise Malformed(f"an answer that does not fit the question: {answered!r} to {due!r}")
            after = game.answer(state, answered)
            entry = Answered(answered)
        steps.append((state, entry, after))
        state = after
