"""The reward phase: the round's winner rolls, takes cards, discards and uses bonuses; three rewards in all."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from tablee.games.sept_pour_cent import bonus, views
from tablee.games.sept_pour_cent.holdings import Cards, card_field, lone_hit, spent, taken, wins
from tablee.games.sept_pour_cent.phases import (
    Discarding,
    Relancing,
    Reshuffling,
    Rewarding,
    Rolling,
    State,
    Tabletop,
    Won,
)
from tablee.games.sept_pour_cent.vocabulary import (
    FACE_UP,
    LIMIT,
    Action,
    Dice,
    Discard,
    End,
    Ending,
    Pioche,
    Relance,
    Roll,
    Take,
    Vol,
    Why,
)
from tablee.kernel import chance
from tablee.kernel.offers import Offer, Offers
from tablee.kernel.seats import Seat, seats

ROLL, END = Offer("roll"), Offer("end")


def offers(seen: views.Rewarding) -> Offers:
    if seen.me is None or seen.me != seen.winner:
        return Offers(seen.decision, ())
    table = seen.tabletop
    mine = table.owned[seen.winner]
    found = bonus.choices(seen)
    if seen.left:
        found.append(ROLL)
        if table.face_up and len(mine) < LIMIT:
            found.append(card_offer("take", table.face_up))
    else:
        found.append(END)
    if mine:
        found.append(card_offer("discard", mine))
    return Offers(seen.decision, tuple(found))


@lru_cache(maxsize=10_000)
def card_offer(action: str, cards: Cards) -> Offer:
    """Kept, as the same few cards lie there again and again."""
    return Offer(action, (card_field(cards),))


def refusal(seen: views.Rewarding, action: Action) -> Why | None:
    if seen.me is None or seen.me != seen.winner:
        return Why.NOT_YOUR_TURN
    judge = REFUSALS.get(type(action))
    return judge(seen, action) if judge else Why.NOT_NOW


def _roll_refusal(seen: views.Rewarding, _: Roll) -> Why | None:
    return None if seen.left else Why.NO_REWARD_LEFT


def _take_refusal(seen: views.Rewarding, action: Take) -> Why | None:
    if not seen.left:
        return Why.NO_REWARD_LEFT
    if action.card not in seen.tabletop.face_up:
        return Why.NOT_FACE_UP
    return Why.TOO_MANY_CARDS if len(seen.tabletop.owned[seen.winner]) >= LIMIT else None  # [SPC-23]


def _discard_refusal(seen: views.Rewarding | views.Discarding, action: Discard) -> Why | None:
    return None if action.card in seen.tabletop.owned[seen.winner] else Why.NOT_YOUR_CARD


def _end_refusal(seen: views.Rewarding, _: End) -> Why | None:
    return Why.REWARDS_LEFT if seen.left else None  # [SPC-25]


REFUSALS: dict[type, Callable[[views.Rewarding, Any], Why | None]] = {
    Roll: _roll_refusal,
    Take: _take_refusal,
    Discard: _discard_refusal,
    End: _end_refusal,
    Vol: bonus.vol_refusal,
    Pioche: bonus.pioche_refusal,
    Relance: bonus.relance_refusal,
}


def reward(state: Rewarding, action: Action) -> State:
    """What happens on an action that `refusal` allowed."""
    return closed(REWARDS[type(action)](state, action))


def _roll(state: Rewarding, _: Roll) -> Rolling:
    return Rolling(state.tabletop, state.rewards, state.winner, state.left - 1, state.decision + 1)


def _take(state: Rewarding, action: Take) -> Rewarding:
    table = taken(state.tabletop, state.winner, action.card)
    return Rewarding(table, state.rewards, state.winner, state.left - 1, None, state.decision + 1)


def _discard(state: Rewarding, action: Discard) -> Rewarding:
    table = spent(state.tabletop, state.winner, action.card)
    return Rewarding(table, state.rewards, state.winner, state.left, None, state.decision + 1)


def _end(state: Rewarding, _: End) -> Reshuffling:
    return end_round(state.tabletop, state.rewards, state.winner, state.decision + 1)


REWARDS: dict[type, Callable[[Rewarding, Any], State]] = {
    Roll: _roll,
    Take: _take,
    Discard: _discard,
    End: _end,
    Vol: bonus.vol,
    Pioche: bonus.pioche,
    Relance: bonus.relance,
}


def discard_offers(seen: views.Discarding) -> Offers:
    mine = card_offer("discard", seen.tabletop.owned[seen.winner])
    return Offers(seen.decision, (mine,) if seen.me is not None and seen.me == seen.winner else ())


def discard_refusal(seen: views.Discarding, action: Action) -> Why | None:
    if seen.me is None or seen.me != seen.winner:
        return Why.NOT_YOUR_TURN
    return _discard_refusal(seen, action) if isinstance(action, Discard) else Why.MUST_DISCARD  # [SPC-23]


def discard_between(state: Discarding, action: Discard) -> State:
    """The second card of a *pioche 2* comes once there is room for it. [SPC-23]"""
    table = spent(state.tabletop, state.winner, action.card)
    return closed(bonus.second_card(table, state.rewards, state.winner, state.left, state.decision + 1))


def roll(state: Rolling, dice: chance.Rolled) -> State:
    first, second = dice.faces
    return _judge(state, (first, second), Ending.WINNING_ROLL)


def roll_again(state: Relancing, die: chance.Rolled) -> State:
    return _judge(state, (state.kept, die.faces[0]), Ending.RELANCE)


def _judge(state: Rolling | Relancing, dice: Dice, how: Ending) -> State:
    """By the cards owned as the dice fall. [SPC-18]"""
    owned = state.tabletop.owned[state.winner]
    if wins(dice[0], owned) and wins(dice[1], owned):
        return Won(state.tabletop, state.rewards, state.winner, how, dice)
    hit = lone_hit(dice, owned)
    return closed(Rewarding(state.tabletop, state.rewards, state.winner, state.left, hit, state.decision))


def closed(state: State) -> State:
    """The phase ends by itself when there is no reward and no bonus left that could be used. [SPC-25]"""
    if type(state) is not Rewarding or state.left or bonus.usable(state, len(state.rewards)):
        return state
    return end_round(state.tabletop, state.rewards, state.winner, state.decision)


def end_round(table: Tabletop, rewards: Cards, winner: Seat, decision: int) -> Reshuffling:
    """Reward cards are turned up to three, and everyone is back in play. [SPC-26]"""
    missing = FACE_UP - len(table.face_up)
    everyone = seats(len(table.owned))
    ready = Tabletop(everyone, table.face_up + rewards[:missing], table.owned, table.gone, ())
    return Reshuffling(ready, rewards[missing:], winner, decision)
