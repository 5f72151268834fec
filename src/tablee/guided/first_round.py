"""A guided first round: the first minute of a game, played with a guest. A game may bring one.

It begins in the middle of a game, set out by hand. Chance and the other seats do as the script says; the guest does
whatever the rules offer. Nothing is kept: where a round stands follows from what the guest did so far, and is worked
out from its beginning by the rules themselves, so a guide can show nothing that the game does not.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import ChanceAnswer, ChanceQuestion
from tablee.kernel.entries import Acted, Answered, Entry, Measured
from tablee.kernel.game import Action, Fact, Game, Measure, Over, State, View, Waiting
from tablee.kernel.offers import Offers
from tablee.kernel.refusals import Malformed
from tablee.kernel.replay import step
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value

Told = TypeVar("Told")
GUEST = Seat(0)
MOST_STEPS = 2_000
"""Of one round: far more than a script and the longest drawing take."""


@dataclass(frozen=True, kw_only=True, eq=False)
class FirstRound(Generic[State, View, Action, Fact]):
    game: Game[State, View, Action, Fact]
    begins: Callable[[Pack | None], State]
    """The position, with the game's first pack where it has cards."""
    chance: Callable[[ChanceQuestion], ChanceAnswer]
    moves: Callable[[State], Acted[Action] | None]
    """What another seat does now; None where only the guest can."""
    lines: Callable[[State, Sequence[Fact]], tuple[str, ...]]
    """What the guide says here, by the names of messages (`words/guide/`), with all that the guest was told since the
    stop before. Wherever something is said the round stops."""
    over: Callable[[State, Sequence[Fact]], bool]
    """Whether this is where it ends, with all that the guest was ever told."""


AnyFirstRound = FirstRound[Any, Any, Any, Any]


def unasked(question: ChanceQuestion) -> ChanceAnswer:
    """For a script in which nothing is left to chance."""
    raise AssertionError(f"nothing is asked of chance in this round, and this was: {question}")


def first_of(kind: type[Told], told: Sequence[object]) -> Told | None:
    """Of all that was told, the first fact of a kind; None before there is one."""
    return next((fact for fact in told if isinstance(fact, kind)), None)


def ends_with(kind: type[Any]) -> Callable[[Any, Sequence[object]], bool]:
    """For a round that is over once such a fact has been told."""
    return lambda _, told: first_of(kind, told) is not None


class NoDice:
    """For bots that play along and throw none."""

    def random(self) -> float:
        raise AssertionError("no dice are thrown")

    def getrandbits(self, k: int, /) -> int:
        raise AssertionError(f"no dice are thrown, and {k} bits were asked for")


class Stop(Value, frozen=True):
    """Where a round waits for its guest. All of it is what a seat may know, and what the guide says."""

    lines: tuple[str, ...]
    view: Any
    offers: Offers
    awaited: tuple[Seat, ...]
    may: tuple[Seat, ...]
    told: tuple[Any, ...]
    """Since the stop before."""
    waits: bool
    """Only the guest can go on, by one of the offers; else the others go on when the guest lets them."""
    over: bool


def stop_after(
    script: FirstRound[State, View, Action, Fact],
    pack: Pack | None,
    measured: Callable[[Measure], Measured],
    done: Sequence[Action | None],
) -> Stop:
    """The stop that follows what the guest has done: at each stop so far an action, or None to let the others go on.

    Refused where the rules say no to the last of them.
    """
    game, left = script.game, iter(done)
    state = script.begins(pack)
    told: list[Fact] = [*game.recap(state, GUEST)] if game.recap is not None else []
    since = 0
    for _ in range(MOST_STEPS):
        pending = game.pending(state)
        entry: Entry[Action]
        if isinstance(pending, Measure):
            entry = Answered(measured(pending))
        elif not isinstance(pending, Waiting | Over):
            entry = Answered(script.chance(pending))
        else:
            over = isinstance(pending, Over) or script.over(state, told)
            move = None if over else script.moves(state)
            lines = script.lines(state, told[since:])
            if over or move is None or lines:
                given = next(left, STOP)
                if over or given is STOP:
                    return _stop(game, state, lines, tuple(told[since:]), waits=move is None and not over, over=over)
                since = len(told)
                move = move if given is None else Acted(GUEST, given)
                if move is None:
                    raise Malformed("here nobody goes on but the guest, by one of the offers")
            entry = move
        after = _after(game, state, entry)
        told += game.tell(state, entry, after, GUEST)
        state = after
    raise Malformed(f"a first round of {game.name} takes fewer than {MOST_STEPS} steps")


STOP: Any = object()
"""The guest has done no more than that."""


def _after(game: Game[State, View, Action, Fact], state: State, entry: Entry[Action]) -> State:
    """As `step`, but the guest hears why the rules say no."""
    if isinstance(entry, Acted) and entry.seat == GUEST:
        return game.apply(state, GUEST, entry.action)
    return step(game, state, entry)


def _stop(
    game: Game[State, View, Action, Fact],
    state: State,
    lines: tuple[str, ...],
    told: tuple[Fact, ...],
    *,
    waits: bool,
    over: bool,
) -> Stop:
    seen, pending = game.view(state, GUEST), game.pending(state)
    waiting = pending if isinstance(pending, Waiting) and not over else Waiting(())
    offers = Offers(0, ()) if over else game.offers(seen)
    return Stop(lines, seen, offers, waiting.awaited, waiting.may, told, waits, over)
