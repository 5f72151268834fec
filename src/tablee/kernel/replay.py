"""Replay by folding: the same entries always give the same state, and the same facts for each seat."""

from collections.abc import Iterable, Iterator
from functools import reduce

from tablee.kernel.chance import fits
from tablee.kernel.entries import Acted, Answered, Elapsed, Entry, Measured, Overruled
from tablee.kernel.game import Action, Fact, Game, Measure, Over, State, View, Waiting
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.seats import Viewer, existing
from tablee.kernel.typed import typed

Step = tuple[State, Entry[Action], State]
"""Before, what happened, after."""


def step(game: Game[State, View, Action, Fact], state: State, entry: Entry[Action]) -> State:
    """The state after this entry, or Malformed when it cannot follow."""
    pending = game.pending(state)
    match entry:
        case Acted(seat, action):
            if not isinstance(pending, Waiting) or seat not in (*pending.awaited, *pending.may):
                raise Malformed(f"seat {seat} acts while {_awaited(pending)}")
            existing(seat, game.players_in(state))  # True is awaited where 1 is, by Python's lights
            typed(game.actions).check(action)
            try:
                return game.apply(state, seat, action)
            except Refused as refused:
                raise Malformed(f"seat {seat} may not do this: {refused.why}") from None
        case Answered(answer):
            if not answers(pending, answer):
                raise Malformed(f"an answer that does not fit, while {_awaited(pending)}")
            return game.answer(state, answer)
        case Overruled(done):
            if game.host is None:
                raise Malformed(f"in {game.name} no host has a say")
            if not isinstance(pending, Waiting):
                raise Malformed(f"the host acts while {_awaited(pending)}")
            typed(game.host.acts).check(done)
            try:
                return game.host.apply(state, done)
            except Refused as refused:
                raise Malformed(f"the host may not do this: {refused.why}") from None
        case Elapsed(name):
            timer = pending.timer if isinstance(pending, Waiting) else None
            if game.elapse is None or timer is None or timer.name != name:
                raise Malformed(f"timer {name!r} runs out while {_awaited(pending)}")
            return game.elapse(state, timer)
    raise Malformed(f"{type(entry).__name__} is no entry; there is Acted, Answered, Elapsed and Overruled")


def steps(
    game: Game[State, View, Action, Fact], start: State, entries: Iterable[Entry[Action]]
) -> Iterator[Step[State, Action]]:
    """Every step of a game, one after the other."""
    state = start
    for entry in entries:
        after = step(game, state, entry)
        yield state, entry, after
        state = after


def fold(game: Game[State, View, Action, Fact], start: State, entries: Iterable[Entry[Action]]) -> State:
    """The state after all of them, or Malformed where one cannot follow."""
    return reduce(lambda state, entry: step(game, state, entry), entries, start)


def recapped(game: Game[State, View, Action, Fact], start: State, viewer: Viewer) -> tuple[Fact, ...]:
    """What was told before a game that begins here; nothing at its opening. The viewer is taken at its word."""
    return () if game.recap is None else game.recap(start, viewer)


def answers(pending: object, answer: object) -> bool:
    """Whether this could be what chance or the measure says to what is pending."""
    match pending:
        case Waiting() | Over():
            return False
        case Measure():
            return isinstance(answer, Measured)
        case _:
            return fits(pending, answer)  # type: ignore[arg-type]  # what is left of Pending is a question to chance


def _awaited(pending: object) -> str:
    match pending:
        case Waiting(awaited):
            listed = ", ".join(map(str, awaited))
            return f"seat {listed} is awaited" if len(awaited) == 1 else f"seats {listed} are awaited"
        case Over():
            return "the game is over"
        case _:
            return f"{type(pending).__name__.lower()} is to be answered"
