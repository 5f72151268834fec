"""The challenge round: challenge, pass or raise until somebody doubts, then the answer is read. [INC-08 to INC-13]"""

from collections.abc import Sequence

from tablee.games.incroyable import views
from tablee.games.incroyable.cards import question_on
from tablee.games.incroyable.phases import Challenging, Estimating, Naming, Won, asked
from tablee.games.incroyable.track import Walk, walks
from tablee.games.incroyable.turns import moved, next_turn
from tablee.games.incroyable.vocabulary import (
    HIGHEST,
    PRIZES,
    Action,
    Challenge,
    Pass,
    Raise,
    Why,
    doubt_prize,
    rank_of,
)
from tablee.kernel.offers import Field, Offer, Offers, OneOf, Span
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value

PASS = Offer("pass")


class Verdict(Value, frozen=True):
    """What came of a challenge."""

    success: bool
    points: tuple[int, ...]
    walks: tuple[Walk, ...]


def speaking_order(estimates: Sequence[int]) -> tuple[Seat, ...]:
    """From the second highest down to the lowest: the highest does not speak. [INC-08]"""
    down = sorted(range(len(estimates)), key=lambda seat: -estimates[seat])
    return tuple([Seat(seat) for seat in down[1:]])


def least_raise(estimates: Sequence[int], seat: Seat) -> int:
    """Above the estimate next above the raiser's own. [INC-09]"""
    return 1 + min([other for other in estimates if other > estimates[seat]], default=HIGHEST)


def raises(estimates: Sequence[int], seat: Seat) -> Span | None:
    """Every legal raise; None when there is none left, and one must challenge. [INC-09]"""
    low = least_raise(estimates, seat)
    holes = tuple(sorted([other for other in estimates if other >= low]))
    return None if low + len(holes) > HIGHEST else Span(low, HIGHEST, holes)


def offers(seen: views.Challenging) -> Offers:
    me = seen.me
    if me is None or me != seen.to_speak[0]:
        return Offers(seen.decision, ())
    others = tuple([seat for seat in range(len(seen.estimates)) if seat != me])
    choices = [Offer("challenge", (Field("target", OneOf(others)),))]
    if len(seen.to_speak) > 1:
        choices.append(PASS)
    elif (span := raises(seen.estimates, me)) is not None:
        choices.append(Offer("raise", (Field("number", span),)))
    return Offers(seen.decision, tuple(choices))


def refusal(seen: views.Challenging, action: Action) -> Why | None:
    me = seen.me
    if me is None or me != seen.to_speak[0]:
        return Why.NOT_YOUR_TURN
    lowest = len(seen.to_speak) == 1
    match action:
        case Challenge(target):
            return None if target != me and 0 <= target < len(seen.estimates) else Why.NOT_ANOTHER
        case Pass():
            return Why.CANNOT_PASS if lowest else None  # [INC-08]
        case Raise(number):
            if not lowest:
                return Why.NOT_LOWEST
            if number < least_raise(seen.estimates, me):
                return Why.TOO_LOW
            if number > HIGHEST:
                return Why.OUT_OF_RANGE
            return Why.TAKEN if number in seen.estimates else None
        case _:
            return Why.NOT_NOW


def speak(state: Challenging, seat: Seat, action: Action) -> Challenging | Estimating | Naming | Won:
    if why := refusal(views.challenging(state, seat), action):
        raise Refused(why)
    decision = state.decision + 1
    match action:
        case Pass():
            return _heard(state, state.estimates, state.to_speak[1:])
        case Raise(number):
            estimates = (*state.estimates[:seat], number, *state.estimates[seat + 1 :])
            return _heard(state, estimates, speaking_order(estimates)[-1:])  # [INC-10]
        case _:
            assert isinstance(action, Challenge), "refusal() guards this"
            race = moved(state.race, verdict(state, seat, action.target).walks)
            return next_turn(race, state.pile, asked(state), decision)


def _heard(state: Challenging, estimates: tuple[int, ...], to_speak: tuple[Seat, ...]) -> Challenging:
    return Challenging(state.race, state.pile, state.last, state.symbol, estimates, to_speak, state.decision + 1)


def verdict(state: Challenging, challenger: Seat, target: Seat) -> Verdict:
    at = asked(state)
    answer = question_on(state.pile.pack, at.card, at.symbol).answer
    challenged = state.estimates[target]
    success = challenged > answer
    rank = rank_of(state.estimates, challenged) if success else None
    points = scores(state.estimates, answer, challenger, rank)
    moved_pawns = walks(state.race.board, state.race.pawns, state.race.questioner, points)
    return Verdict(success, points, moved_pawns)


def scores(estimates: Sequence[int], answer: int, challenger: Seat, rank: int | None) -> tuple[int, ...]:
    """By seat. `rank` is that of the estimate that was rightly challenged; None when the challenge failed.

    Others that are not too high are paid by closeness: after a success from the second prize on, as the challenger has
    the first, and a bonus if it was not the highest that was doubted. [INC-12, INC-13]
    """
    near = sorted(
        [seat for seat, number in enumerate(estimates) if number <= answer and seat != challenger],
        key=lambda seat: -estimates[seat],
    )
    points = [0] * len(estimates)
    for seat, prize in zip(near, PRIZES if rank is None else PRIZES[1:], strict=False):
        points[seat] = prize
    if rank is not None:
        points[challenger] = doubt_prize(rank)
    return tuple(points)
