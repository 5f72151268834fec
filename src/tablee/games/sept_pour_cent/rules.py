"""Which file speaks for which phase: the functions of the contract, each with its table of contents.

Tables by type rather than `match`: this is the inner loop of every simulation, and `match` on classes costs most of it.
"""

from collections.abc import Callable
from typing import Any

from tablee.games.sept_pour_cent import announce, deal, phases, reward, start, views
from tablee.games.sept_pour_cent.phases import State
from tablee.games.sept_pour_cent.views import View
from tablee.games.sept_pour_cent.vocabulary import ANNOUNCE_CARDS, REWARD_CARDS, Action, Why
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Roll, Shuffle
from tablee.kernel.game import Answer, Options, Over, Pending, Result, Waiting
from tablee.kernel.offers import Offers
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat, seats
from tablee.kernel.structs import members

PLAYERS = range(2, 7)
AWAITED = tuple(Waiting((seat,)) for seat in seats(PLAYERS[-1]))
TWO_DICE = Roll(sides=10, count=2)
ONE_DIE = Roll(sides=10, count=1)
ANNOUNCE_SHUFFLE = Shuffle(len(ANNOUNCE_CARDS))
REWARD_SHUFFLE = Shuffle(len(REWARD_CARDS))


def setup(options: Options, players: int, pack: Pack | None) -> State:
    """« 7 % » has no options and needs no pack."""
    return phases.Boxed(players)


def players_in(state: State) -> int:
    return state.players if isinstance(state, phases.Boxed) else len(state.tabletop.owned)


PENDING: dict[type, Callable[[Any], Pending]] = {
    phases.Announcing: lambda state: AWAITED[state.to_act],
    phases.Contesting: lambda state: AWAITED[state.to_ask[0]],
    phases.Rewarding: lambda state: AWAITED[state.winner],
    phases.Discarding: lambda state: AWAITED[state.winner],
    phases.Boxed: lambda _: REWARD_SHUFFLE,
    phases.Unboxed: lambda _: ANNOUNCE_SHUFFLE,
    phases.Reshuffling: lambda _: ANNOUNCE_SHUFFLE,
    phases.Dealing: lambda state: Shuffle(len(state.tabletop.discards)),
    phases.StartRolls: lambda _: TWO_DICE,
    phases.Rolling: lambda _: TWO_DICE,
    phases.Relancing: lambda _: ONE_DIE,
    phases.Won: lambda state: Over(won(state)),
}


def pending(state: State) -> Pending:
    return PENDING[type(state)](state)


ANSWERED: dict[type, Callable[[Any, Any], State]] = {
    phases.Boxed: start.unbox,
    phases.Unboxed: start.deal_first,
    phases.StartRolls: start.roll_for_start,
    phases.Dealing: deal.deal_on,
    phases.Reshuffling: deal.deal_anew,
    phases.Rolling: reward.roll,
    phases.Relancing: reward.roll_again,
}


def answer(state: State, given: Answer) -> State:
    return ANSWERED[type(state)](state, given)


NOTHING = Offers(0, ())
OFFERS: dict[type, Callable[[Any], Offers]] = {
    **dict.fromkeys(members(View), lambda _: NOTHING),  # while chance is to speak, and after the end
    views.Announcing: announce.offers,
    views.Contesting: announce.opinion_offers,
    views.Rewarding: reward.offers,
    views.Discarding: reward.discard_offers,
}


def offers(seen: View) -> Offers:
    return OFFERS[type(seen)](seen)


REFUSALS: dict[type, Callable[[Any, Action], Why | None]] = {
    **dict.fromkeys(members(View), lambda _, __: Why.NOT_YOUR_TURN),
    views.Announcing: announce.refusal,
    views.Contesting: announce.opinion_refusal,
    views.Rewarding: reward.refusal,
    views.Discarding: reward.discard_refusal,
}


def refusal(seen: View, action: Action) -> Why | None:
    return REFUSALS[type(seen)](seen, action)


def nobody(state: State, seat: Seat, action: Action) -> State:
    raise Refused(Why.NOT_YOUR_TURN)


APPLIED: dict[type, Callable[[Any, Seat, Action], State]] = {
    **dict.fromkeys(members(State), nobody),
    phases.Announcing: announce.speak,
    phases.Contesting: announce.opine,
    phases.Rewarding: reward.reward,
    phases.Discarding: reward.discard_between,
}


def apply(state: State, seat: Seat, action: Action) -> State:
    return APPLIED[type(state)](state, seat, action)


def result(state: State) -> Result | None:
    return won(state) if isinstance(state, phases.Won) else None


def won(state: phases.Won) -> Result:
    """The winner is first; nobody else has come any nearer to it than another."""
    everyone = range(len(state.tabletop.owned))
    return Result(
        places=tuple(1 if seat == state.winner else 2 for seat in everyone),
        scores=tuple(int(seat == state.winner) for seat in everyone),
        why=state.how,
    )
