"""Estimates: set in secret, shown together, and settled where some are equal. [INC-06, INC-07]"""

from collections import Counter
from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from tablee.games.incroyable import views
from tablee.games.incroyable.challenging import speaking_order
from tablee.games.incroyable.phases import Challenging, Estimating, Settling
from tablee.games.incroyable.track import from_questioner
from tablee.games.incroyable.vocabulary import HIGHEST, Action, Estimate, Shift, Why
from tablee.kernel.offers import Field, Offer, Offers, OneOf, Span
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat

ESTIMATE = (Offer("estimate", (Field("number", Span(1, HIGHEST)),)),)


def offers(seen: views.Estimating) -> Offers:
    if seen.me is None or seen.ready[seen.me]:
        return Offers(seen.decision, ())
    return Offers(seen.decision, ESTIMATE)


def refusal(seen: views.Estimating, action: Action) -> Why | None:
    if seen.me is None:
        return Why.NOT_YOUR_TURN
    if type(action) is not Estimate:
        return Why.NOT_NOW
    if seen.ready[seen.me]:
        return Why.HANDED_IN  # [INC-23]
    return None if 1 <= action.number <= HIGHEST else Why.OUT_OF_RANGE


def hand_in(state: Estimating, seat: Seat, action: Action) -> Estimating | Settling | Challenging:
    if why := refusal(views.estimating(state, seat), action):
        raise Refused(why)
    assert isinstance(action, Estimate), "refusal() guards this"
    estimates = (*state.estimates[:seat], action.number, *state.estimates[seat + 1 :])
    if None in estimates:
        return replace(state, estimates=estimates)
    return settled(state, cast("tuple[int, ...]", estimates))


def settled(state: Estimating | Settling, estimates: tuple[int, ...]) -> Settling | Challenging:
    """Once nobody's equals another's, the challenge round begins."""
    to_move = next_to_move(estimates, state.race.questioner)
    decision = state.decision + 1
    if to_move is not None:
        return Settling(state.race, state.pile, state.last, state.symbol, estimates, to_move, decision)
    to_speak = speaking_order(estimates)
    return Challenging(state.race, state.pile, state.last, state.symbol, estimates, to_speak, decision)


def next_to_move(estimates: Sequence[int], questioner: Seat) -> Seat | None:
    """Of the highest estimate that several have: the first in turn order keeps it, the next one must move. [INC-07]"""
    held = Counter(estimates)
    equal = [number for number, times in held.items() if times > 1]
    if not equal:
        return None
    highest = max(equal)
    _, second, *_ = [seat for seat in from_questioner(questioner, len(estimates)) if estimates[seat] == highest]
    return second


def nearest_free(estimates: Sequence[int], number: int) -> tuple[int, ...]:
    """Below and above; held by nobody. There is nothing below 1 and above 9999. [INC-07]"""
    below = next((free for free in range(number - 1, 0, -1) if free not in estimates), None)
    above = next((free for free in range(number + 1, HIGHEST + 1) if free not in estimates), None)
    return tuple([free for free in (below, above) if free is not None])


def settling_offers(seen: views.Settling) -> Offers:
    if seen.me != seen.to_move:
        return Offers(seen.decision, ())
    free = nearest_free(seen.estimates, seen.estimates[seen.to_move])
    return Offers(seen.decision, (Offer("shift", (Field("number", OneOf(free)),)),))


def settling_refusal(seen: views.Settling, action: Action) -> Why | None:
    if seen.me != seen.to_move:
        return Why.NOT_YOUR_TURN
    if type(action) is not Shift:
        return Why.NOT_NOW
    free = nearest_free(seen.estimates, seen.estimates[seen.to_move])
    return None if action.number in free else Why.NOT_NEAREST_FREE


def shift(state: Settling, seat: Seat, action: Action) -> Settling | Challenging:
    if why := settling_refusal(views.settling(state, seat), action):
        raise Refused(why)
    assert isinstance(action, Shift), "refusal() guards this"
    return settled(state, (*state.estimates[:seat], action.number, *state.estimates[seat + 1 :]))
