"""Votes: a card before every other slate, changed until one is done, filled up by lot when time is up."""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.games.incognito import views
from tablee.games.incognito.phases import Drawing, Filling, Reshuffling, Voting, Won
from tablee.games.incognito.rounds import next_round
from tablee.games.incognito.vocabulary import NUMBERS, Action, Finish, TakeBack, Vote, Why
from tablee.kernel.chance import Shuffle, in_order
from tablee.kernel.offers import Field, Offer, Offers, OneOf
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat

FINISH = Offer("finish")
After = Voting | Filling | Drawing | Reshuffling | Won


def unused(votes: Sequence[int | None]) -> tuple[int, ...]:
    """Vote cards that do not lie anywhere; there is always one, as six are for five slates at most. [ICG-06]"""
    return tuple([number for number in NUMBERS if number not in votes])


def missing(votes: Sequence[int | None], me: Seat) -> tuple[Seat, ...]:
    """Slates of others before which no card of mine lies."""
    return tuple([Seat(seat) for seat, number in enumerate(votes) if number is None and seat != me])


def offers(seen: views.Voting) -> Offers:
    me = seen.me
    if me is None or seen.done[me]:
        return Offers(seen.decision, ())
    others = tuple([seat for seat in range(len(seen.mine)) if seat != me])
    laid = seen.laid[me]
    number = Field("number", OneOf(unused(seen.mine)))
    choices = [Offer("vote", (Field("target", OneOf((other,))), number)) for other in others]
    choices += [Offer("take_back", (Field("target", OneOf(laid)),))] if laid else []
    return Offers(seen.decision, (FINISH, *choices) if not missing(seen.mine, me) else tuple(choices))


def refusal(seen: views.Voting, action: Action) -> Why | None:
    me = seen.me
    if me is None:
        return Why.NOT_YOUR_TURN
    if not isinstance(action, Vote | TakeBack | Finish):
        return Why.NOT_NOW
    if seen.done[me]:
        return Why.VOTED  # [ICG-14]
    match action:
        case Finish():
            return Why.VOTES_MISSING if missing(seen.mine, me) else None
        case Vote(target, number):
            if number not in NUMBERS:
                return Why.NO_SUCH_CARD
            return _of_slate(seen, target) or (Why.CARD_USED if number in seen.mine else None)
        case _:
            return _of_slate(seen, action.target) or (Why.NOTHING_THERE if seen.mine[action.target] is None else None)


def _of_slate(seen: views.Voting, target: Seat) -> Why | None:
    if target == seen.me:
        return Why.OWN_SLATE
    return None if 0 <= target < len(seen.mine) else Why.NO_SUCH_SLATE


def vote(state: Voting, seat: Seat, action: Action) -> After:
    if why := refusal(views.voting(state, seat), action):
        raise Refused(why)
    match action:
        case Vote(target, number):
            return _laid(state, seat, target, number)
        case TakeBack(target):
            return _laid(state, seat, target, None)
        case _:
            done = replace(state, done=(*state.done[:seat], True, *state.done[seat + 1 :]))
            return next_round(done) if all(done.done) else done


def _laid(state: Voting, seat: Seat, target: Seat, number: int | None) -> Voting:
    mine = state.votes[seat]
    return _with_votes(state, seat, (*mine[:target], number, *mine[target + 1 :]))


def _with_votes(state: Voting, seat: Seat, votes: tuple[int | None, ...]) -> Voting:
    return replace(state, votes=(*state.votes[:seat], votes, *state.votes[seat + 1 :]))


def time_up(state: Voting) -> After:
    """Of whoever is last; where all their cards lie, there is nothing to draw. [ICG-07]"""
    last = Seat(state.done.index(False))
    return Filling(state, last) if missing(state.votes[last], last) else next_round(state)


def to_fill(state: Filling) -> Shuffle:
    return Shuffle(len(unused(state.voting.votes[state.seat])))


def filled(state: Filling, order: tuple[int, ...]) -> After:
    """Missing votes from the unused cards, as they come. [ICG-07]"""
    return next_round(with_filled(state, order))


def with_filled(state: Filling, order: tuple[int, ...]) -> Voting:
    votes = list(state.voting.votes[state.seat])
    cards = in_order(unused(votes), order)
    for target, number in zip(missing(votes, state.seat), cards, strict=False):
        votes[target] = number
    return _with_votes(state.voting, state.seat, tuple(votes))
