"""What somebody might happen to know of an answer: a noisy belief, never the answer itself. For bots alone."""

from math import exp, log

from tablee.games.incroyable.cards import question_on
from tablee.games.incroyable.phases import Choosing, Naming, Preparing, State, Won, asked
from tablee.games.incroyable.vocabulary import HIGHEST, STAKES, Kind
from tablee.kernel.game import Level
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value

SPREAD = {"easy": 0.85, "medium": 0.6, "hard": 0.45}
"""One standard deviation of the logarithm of a guess: at .6 most guesses lie between half and twice the answer."""
YEARS = {"easy": 60.0, "medium": 40.0, "hard": 28.0}
"""The same of a year, which nobody is off by half of."""
BESIDE_COUNTS = {Kind.PERCENT: 0.7, Kind.AGE: 0.5, Kind.DURATION: 0.9, Kind.RANK: 0.9, Kind.MEASURE: 1.1}
"""How far people are off with some kinds of numbers, beside a count."""
LOGISTIC = 0.5513
"""The deviation of a logistic spread is its scale times 1 / .5513; it has no more than a logarithm in it."""


class Belief(Value, frozen=True):
    guess: int
    spread: float
    """Of the logarithm, or in years."""


def occasion(state: State, seat: Seat) -> int | None:
    """One for each question of each turn: what one knows of it stays the same until its answer is read."""
    if isinstance(state, Preparing | Won):
        return None
    at = state.at if isinstance(state, Naming | Choosing) else 0
    return state.race.turn * len(STAKES) + at


def hunch(state: State, seat: Seat, level: Level, number: float) -> Belief:
    """`number`, from 0 up to 1, says how lucky a guess it is."""
    assert not isinstance(state, Preparing | Won), "there is no occasion"
    at = asked(state)
    question = question_on(state.pile.pack, at.card, at.symbol)
    luck = min(max(number, 1e-6), 1 - 1e-6)
    off = LOGISTIC * log(luck / (1 - luck))
    if question.kind is Kind.YEAR:
        return Belief(_within(question.answer + off * YEARS[level]), YEARS[level])
    spread = SPREAD[level] * BESIDE_COUNTS.get(question.kind, 1.0)
    return Belief(_within(question.answer * exp(off * spread)), spread)


def _within(guess: float) -> int:
    return min(HIGHEST, max(1, round(guess)))
