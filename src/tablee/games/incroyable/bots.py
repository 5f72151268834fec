"""Bots: what each believes of the answer, what it makes of the others' numbers, and when it doubts.

They start from a hunch (`hunch.py`), as noisy as their level, and work on a scale on which being off by half and by
twice are alike: the logarithm, or plain years.
"""

from collections.abc import Sequence
from math import erf, exp, log, sqrt
from typing import NamedTuple, assert_never

from tablee.bots import Bot
from tablee.games.incroyable import views
from tablee.games.incroyable.challenging import raises
from tablee.games.incroyable.facts import Fact
from tablee.games.incroyable.hunch import Belief
from tablee.games.incroyable.views import View
from tablee.games.incroyable.vocabulary import (
    HIGHEST,
    PRIZES,
    Action,
    Challenge,
    Choose,
    Estimate,
    Kind,
    Name,
    Pass,
    Raise,
    Shift,
    Sign,
    rank_of,
)
from tablee.kernel.chance import Rng
from tablee.kernel.game import Level
from tablee.kernel.offers import Offers, OneOf
from tablee.kernel.seats import Seat


class Temper(NamedTuple):
    shade: float
    """By how many deviations the first estimate stays below what it believes."""
    learns: float
    """What each of the others' numbers counts beside its own belief."""
    doubt: float
    """What a challenge must be worth more than to let things go on."""


TEMPERS: dict[Level, Temper] = {
    "easy": Temper(shade=0.4, learns=0.0, doubt=1.5),
    "medium": Temper(shade=0.9, learns=0.3, doubt=0.5),
    "hard": Temper(shade=1.0, learns=0.3, doubt=0.0),
}
"""Measured: docs/reference/bots-incroyable.md."""
JUMP = 0.2
"""Deviations above the least that one could raise to."""


class Scale(NamedTuple):
    """Where numbers lie so that errors are alike: years as they are, all others by their logarithm."""

    is_year: bool

    def place(self, number: int) -> float:
        return float(number) if self.is_year else log(number)

    def number(self, place: float) -> int:
        return min(HIGHEST, max(1, round(place if self.is_year else exp(min(place, 10.0)))))


class Mind(NamedTuple):
    """What a bot holds to be true: the answer lies about here."""

    middle: float
    spread: float

    def too_high(self, place: float) -> float:
        """How likely it is that the answer lies below this place."""
        return 0.5 * (1 + erf((place - self.middle) / (self.spread * sqrt(2))))


def bot(temper: Temper) -> Bot[View, Fact, Action]:
    def choose(view: View, offers: Offers, told: Sequence[Fact], hunch: object, dice: Rng) -> Action:
        assert isinstance(hunch, Belief), "the table gives one for every question"
        assert not isinstance(view, views.Preparing | views.Won), "nobody is asked then"
        scale = Scale(view.question.kind is Kind.YEAR)
        mind = Mind(scale.place(hunch.guess), hunch.spread)
        match view:
            case views.Estimating():
                return Estimate(scale.number(mind.middle - temper.shade * mind.spread))
            case views.Settling():
                return _shift(offers)
            case views.Challenging():
                return _speak(view, scale, learnt(view, scale, mind, temper), temper)
            case views.Naming():
                return _name(view, scale, mind, dice)
            case views.Choosing():
                likely = mind.too_high(scale.place(view.named))
                return Choose(Sign.MINUS if likely > 0.5 else Sign.PLUS)
            case _:
                assert_never(view)

    return choose


def _shift(offers: Offers) -> Action:
    """Down, where that is possible: too high is worth nothing."""
    domain = offers.choices[0].fields[0].domain
    assert isinstance(domain, OneOf), "one of the nearest free numbers"
    return Shift(int(domain.these[0]))


def learnt(view: views.Challenging, scale: Scale, mind: Mind, temper: Temper) -> Mind:
    """Others are as careful as oneself: what they believe lies above what they say."""
    others = [scale.place(number) for seat, number in enumerate(view.estimates) if seat != view.me]
    weight = temper.learns * len(others)
    if not weight:
        return mind
    heard = sum(others) / len(others) + temper.shade * mind.spread
    middle = (mind.middle + weight * heard) / (1 + weight)
    return Mind(middle, mind.spread / sqrt(1 + weight))


def _speak(view: views.Challenging, scale: Scale, mind: Mind, temper: Temper) -> Action:
    assert view.me is not None, "a seat was asked"
    worth, target = max(
        (
            mind.too_high(scale.place(number)) * view.worth[seat],
            -seat,
        )
        for seat, number in enumerate(view.estimates)
        if seat != view.me
    )
    challenge = Challenge(Seat(-target))
    if len(view.to_speak) > 1:
        return challenge if worth > _hope(view.estimates, view.me, scale, mind) + temper.doubt else Pass()
    span = raises(view.estimates, view.me)
    if span is None:
        return challenge
    # A jump, and to what is still likely: creeping by one would never end.
    jump = scale.number(scale.place(span.low) + JUMP * mind.spread)
    number = max(span.low, jump, scale.number(mind.middle - 0.5 * mind.spread))
    while number in span.holes:
        number += 1
    if number > HIGHEST:
        return challenge
    raised = (*view.estimates[: view.me], number, *view.estimates[view.me + 1 :])
    return challenge if worth > _hope(raised, view.me, scale, mind) + temper.doubt else Raise(number)


def _hope(estimates: Sequence[int], me: Seat, scale: Scale, mind: Mind) -> float:
    """What one's estimate is worth if somebody else doubts: the nearer below the answer, the more."""
    mine = estimates[me]
    safe = 1 - mind.too_high(scale.place(mine))
    nearer = rank_of(estimates, mine) - 1
    # Whoever is higher is nearer if the answer lies above them, and out if it lies below.
    return safe * PRIZES[min(nearer, len(PRIZES) - 1)]


def _name(view: views.Naming, scale: Scale, mind: Mind, dice: Rng) -> Action:
    """Close to the answer, on the side where the others would not look: what it believed before it saw the answer."""
    assert view.answer is not None, "the questioner is asked"
    below = mind.middle < scale.place(view.answer)
    step = max(
        1, abs(view.answer - scale.number(scale.place(view.answer) + 0.25 * mind.spread * (0.5 + dice.random())))
    )
    number = view.answer - step if below else view.answer + step
    return Name(number if 1 <= number <= HIGHEST else view.answer + (step if below else -step))


BOTS: dict[Level, Bot[View, Fact, Action]] = {level: bot(temper) for level, temper in TEMPERS.items()}
