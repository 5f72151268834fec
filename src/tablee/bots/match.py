"""A match: one game among bots. Each of them gets what a person in its seat would get, and nothing else."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, cast, overload

from tablee.bots.bot import Bot
from tablee.kernel.chance import Rng
from tablee.kernel.entries import Acted, Answered, Elapsed, Entry
from tablee.kernel.game import Action, Answer, Fact, Game, Over, Question, Result, State, View, Waiting
from tablee.kernel.refusals import Malformed
from tablee.kernel.replay import Step, recapped
from tablee.kernel.seats import Viewer, seats
from tablee.kernel.typed import typed

LAZY = 1 / 8
"""How often a timer of the rules runs out before any bot speaks."""


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

    def since(self, heard: int) -> Sequence[Fact]:
        """All but the first `heard` ones."""
        return self._caught_up()[heard:]

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


def match(
    game: Game[State, View, Action, Fact],
    start: State,
    bots: Sequence[Bot[View, Fact, Action]],
    answer: Callable[[Question], Answer],
    dice: Rng,
) -> Match[State, Action]:
    """Play from `start`: `answer` speaks for chance, and all bots throw the same `dice`, one after the other.

    It may begin in the middle. What a bot returns is held to its types (Malformed) and to the rules (Refused).
    No game gives hunches yet; when one does, they are drawn here.
    """
    pending, view, offers, apply = game.pending, game.view, game.offers, game.apply
    if (players := game.players_in(start)) != len(bots):
        raise Malformed(f"{players} play, and there are {len(bots)} bots")
    check, known = typed(game.actions).check, typed(game.actions).known.get
    steps: list[Step[State, Action]] = []
    told = [Told(game, steps, seat, start) for seat in seats(len(bots))]
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
                action = bots[seat](seen, offers(seen), told[seat], None, dice)
                if action is None:
                    if seat not in due.may:
                        raise Malformed(f"the bot of seat {seat} lets it pass, and is awaited")
                    continue
                if known(id(action)) is not action:  # what was found right need not be looked at again
                    check(action)
                after = apply(state, seat, action)
                entry = Acted(seat, action)
                decisions += 1
        elif type(due) is Over:
            return Match(due.result, decisions, steps)
        else:
            answered = answer(cast("Question", due))
            after = game.answer(state, answered)
            entry = Answered(answered)
        steps.append((state, entry, after))
        state = after
