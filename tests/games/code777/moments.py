"""The moments of Code 777 that the gallery of the page shows."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.bots.match import match
from tablee.games.code777 import BOTS, GAME, phases
from tablee.games.code777.chunked_log import events
from tablee.games.code777.facts import Declared, Replaced, Replied, Reshuffled, Won
from tablee.games.code777.vocabulary import Dial
from tablee.kernel.playout import any_answer, opening
from tablee.kernel.replay import Step
from tablee.kernel.seats import Seat
from tests.gallery import LONG_NAMES, Found, Gallery, Moment, State, both, is_a, nobody
from tests.games.code777.random_games import whole_game

ALL = 10_000
"""The log of the pad has every question since the start."""
ASKING, NOTING, WON = is_a(phases.Asking), is_a(phases.Noting), is_a(phases.Won)


def questions(least: int) -> Found:
    return lambda state: state.tabletop.questions >= least


def unasked(state: State) -> bool:
    return isinstance(state, phases.Asking) and state.tabletop.questions == 0


def right(state: State) -> bool:
    """What was declared last."""
    return next(event.right for event in reversed([*events(state.log)]) if isinstance(event, phases.Claimed))


def wrong(state: State) -> bool:
    return not right(state)


def to_draw(state: State) -> Seat:
    return Seat(state.tabletop.to_draw)


def next_to_draw(state: State) -> Seat:
    return Seat((state.tabletop.to_draw + 1) % len(state.tabletop.points))


def ready(state: State) -> Seat:
    """Who has noted last."""
    return Seat(state.noted[-1])


def unready(state: State) -> Seat:
    return next(Seat(seat) for seat in range(len(state.tabletop.points)) if seat not in state.noted)


def answerer(state: State) -> Seat:
    return Seat(state.tabletop.last.seat)


def declarer(state: State) -> Seat:
    return next(Seat(event.seat) for event in reversed([*events(state.log)]) if isinstance(event, phases.Claimed))


def witness(state: State) -> Seat:
    return Seat((declarer(state) + 1) % len(state.tabletop.points))


def winner(state: State) -> Seat:
    return Seat(state.winner)


def loser(state: State) -> Seat:
    return Seat((state.winner + 1) % len(state.tabletop.points))


def some_noted(state: State) -> bool:
    return isinstance(state, phases.Noting) and len(state.noted) > 0


LATE = both(NOTING, questions(9))

MOMENTS = (
    Moment("opening-mine", 4, unasked, to_draw, facts=ALL),
    Moment("opening-other", 4, unasked, next_to_draw, facts=ALL),
    Moment("noting-mine", 4, both(NOTING, questions(3)), unready, told=(Replied,), facts=ALL),
    Moment("noting-answerer", 3, both(NOTING, questions(5)), answerer, told=(Replied,), facts=ALL),
    Moment("noting-noted", 4, both(some_noted, questions(5)), ready, facts=ALL),
    Moment("noting-long", 4, LATE, unready, names=LONG_NAMES, told=(Replied,), facts=ALL),
    Moment("opening-screen", 3, unasked, nobody, "screen", facts=ALL),
    Moment("noting-screen", 4, LATE, nobody, "screen", LONG_NAMES, told=(Replied,), facts=ALL),
    Moment("asking-mine", 4, both(ASKING, questions(6)), to_draw, facts=ALL),
    Moment("asking-other", 4, both(ASKING, questions(7)), next_to_draw, facts=ALL),
    Moment("asking-two", 2, both(ASKING, questions(8)), to_draw, facts=ALL),
    Moment("asking-spectator", 3, both(ASKING, questions(4)), nobody, "spectator", facts=ALL),
    Moment("asking-screen", 2, both(ASKING, questions(8)), nobody, "screen", facts=ALL),
    Moment("replied-other", 4, both(NOTING, questions(5)), unready, showing=Replied, facts=ALL),
    Moment("replied-screen", 4, LATE, nobody, "screen", LONG_NAMES, showing=Replied, facts=ALL),
    Moment("declaring-mine", 4, right, declarer, showing=Declared, facts=ALL),
    Moment("declaring-other", 4, right, witness, names=LONG_NAMES, showing=Replaced, facts=ALL),
    Moment("declaring-screen", 4, right, nobody, "screen", LONG_NAMES, showing=Replaced, facts=ALL),
    Moment("missing-screen", 4, wrong, nobody, "screen", wild=True, showing=Declared, facts=ALL),
    Moment("declared-mine", 4, right, declarer, told=(Replaced,), facts=ALL),
    Moment("declared-other", 4, right, witness, told=(Replaced,), facts=ALL),
    Moment("declared-screen", 4, right, nobody, "screen", told=(Replaced,), facts=ALL),
    Moment("missed-mine", 4, wrong, declarer, wild=True, told=(Declared,), facts=ALL),
    Moment("missed-other", 3, wrong, witness, wild=True, told=(Declared,), facts=ALL),
    Moment("reshuffled", 4, NOTING, unready, wild=True, told=(Reshuffled,), facts=ALL),
    *(Moment(f"help-{dial}", 4, LATE, unready, options={"aid": dial.value}, facts=ALL) for dial in Dial),
    Moment("won-mine", 4, WON, winner, facts=ALL),
    Moment("won-other", 4, WON, loser, names=LONG_NAMES, facts=ALL),
    Moment("won-two", 2, WON, loser, facts=ALL),
    Moment("winning-mine", 4, WON, winner, showing=Won, facts=ALL),
    Moment("winning-screen", 4, WON, nobody, "screen", showing=Won, facts=ALL),
    Moment("won-screen", 4, WON, nobody, "screen", LONG_NAMES, facts=ALL),
)


def played(moment: Moment, seed: int) -> Iterator[Step[Any, Any]]:
    """Exact and cautious; the rash ones declare all the time, half of it at random."""
    if moment.wild:
        return whole_game(moment.players, seed, "rash", pause=8)
    rng = Random(seed)
    bots = [BOTS["medium"]] * moment.players
    start = opening(GAME, moment.players, moment.options)
    return iter(match(GAME, start, bots, lambda question: any_answer(question, rng), rng).steps)


PICTURES = (
    "opening-mine",
    "replied-other",
    "noting-mine",
    "declaring-mine",
    "declared-mine",
    "won-mine",
)
"""Of the rules, in this order."""

GALLERY = Gallery(GAME, MOMENTS, played, PICTURES)
