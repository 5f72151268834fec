"""The reward phase: the round's winner rolls, takes cards, discards and uses bonuses; three rewards in all."""

from msgspec.structs import replace

from tablee.games.sept_pour_cent import bonus, views
from tablee.games.sept_pour_cent.holdings import HOLDINGS, Cards, card_field, spent, taken, wins
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
from tablee.kernel.chance import Rolled
from tablee.kernel.memo import Memo
from tablee.kernel.offers import Offer, Offers
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat, seats

ROLL, END = Offer("roll"), Offer("end")


def _spending(face_up: Cards) -> tuple[Offer, ...]:
    """What a reward can be spent on."""
    return (ROLL, Offer("take", (card_field(frozenset(face_up)),))) if face_up else (ROLL,)  # [SPC-24]


SPENDING = Memo(_spending)


def offers(seen: views.Rewarding) -> Offers:
    if seen.me != seen.winner:
        return Offers(seen.decision, ())
    mine = seen.tabletop.owned[seen.winner]
    room = len(mine) < LIMIT  # [SPC-23]
    found = SPENDING[seen.tabletop.face_up if room else ()] if seen.left else (END,)
    if mine:
        holding = HOLDINGS[frozenset(mine)]
        usable = bonus.choices(seen, seen.rewards_left) if holding.bonuses else ()
        found = (*usable, *found, holding.discard)
    return Offers(seen.decision, found)


def refusal(seen: views.Rewarding, action: Action) -> Why | None:
    if seen.me != seen.winner:
        return Why.NOT_YOUR_TURN
    if type(action) is Roll:
        return None if seen.left else Why.NO_REWARD_LEFT
    if type(action) is Take:
        if not seen.left:
            return Why.NO_REWARD_LEFT
        if action.card not in seen.tabletop.face_up:
            return Why.NOT_FACE_UP
        return Why.TOO_MANY_CARDS if len(seen.tabletop.owned[seen.winner]) >= LIMIT else None  # [SPC-23]
    if type(action) is Discard:
        return None if action.card in seen.tabletop.owned[seen.winner] else Why.NOT_YOUR_CARD
    if type(action) is End:
        return Why.REWARDS_LEFT if seen.left else None  # [SPC-25]
    if type(action) is Vol:
        return bonus.vol_refusal(seen, action)
    if type(action) is Pioche:
        return bonus.pioche_refusal(seen)
    return bonus.relance_refusal(seen) if type(action) is Relance else Why.NOT_NOW


def reward(state: Rewarding, seat: Seat, action: Action) -> State:
    if why := refusal(views.rewarding(state, seat), action):
        raise Refused(why)
    table, rewards, left, decision = state.tabletop, state.rewards, state.left, state.decision + 1
    if type(action) is Roll:
        return Rolling(table, rewards, seat, left - 1, decision)
    if type(action) is Take:
        return closed(Rewarding(taken(table, seat, action.card), rewards, seat, left - 1, None, decision))
    if type(action) is Discard:
        return closed(Rewarding(spent(table, seat, action.card), rewards, seat, left, None, decision))
    if type(action) is Vol:
        return closed(bonus.vol(state, action))
    if type(action) is Pioche:
        return closed(bonus.pioche(state))
    if type(action) is Relance:
        return bonus.relance(state)
    assert type(action) is End, "refusal() guards this"
    return end_round(table, rewards, seat, decision)


def discard_offers(seen: views.Discarding) -> Offers:
    if seen.me != seen.winner:
        return Offers(seen.decision, ())
    return Offers(seen.decision, (HOLDINGS[frozenset(seen.tabletop.owned[seen.winner])].discard,))


def discard_refusal(seen: views.Discarding, action: Action) -> Why | None:
    if seen.me != seen.winner:
        return Why.NOT_YOUR_TURN
    if type(action) is not Discard:
        return Why.MUST_DISCARD  # [SPC-23]
    return None if action.card in seen.tabletop.owned[seen.winner] else Why.NOT_YOUR_CARD


def discard_between(state: Discarding, seat: Seat, action: Action) -> State:
    """The second card of a *pioche 2* comes once there is room for it. [SPC-23]"""
    if why := discard_refusal(views.discarding(state, seat), action):
        raise Refused(why)
    assert type(action) is Discard, "refusal() guards this"
    table = spent(state.tabletop, seat, action.card)
    return closed(bonus.second_card(table, state.rewards, seat, state.left, state.decision + 1))


def roll(state: Rolling, dice: Rolled) -> State:
    first, second = dice.faces
    return _judge(state, (first, second))


def roll_again(state: Relancing, die: Rolled) -> State:
    return _judge(state, (state.kept, die.faces[0]))


def _judge(state: Rolling | Relancing, dice: Dice) -> State:
    """By the cards owned as the dice fall. [SPC-18]"""
    table, rewards, winner = state.tabletop, state.rewards, state.winner
    hits = wins(dice[0], table.owned[winner]) + wins(dice[1], table.owned[winner])
    if hits == 2:
        how = Ending.RELANCE if type(state) is Relancing else Ending.WINNING_ROLL
        return Won(table, rewards, winner, how, dice)
    lone_hit = dice if hits == 1 else None  # [SPC-22]
    return closed(Rewarding(table, rewards, winner, state.left, lone_hit, state.decision))


def closed(state: Rewarding | Discarding) -> State:
    """The phase ends by itself when there is no reward and no bonus left that could be used. [SPC-25]"""
    if state.left or type(state) is not Rewarding or bonus.choices(state, len(state.rewards)):
        return state
    return end_round(state.tabletop, state.rewards, state.winner, state.decision)


def end_round(table: Tabletop, rewards: Cards, winner: Seat, decision: int) -> Reshuffling:
    """Reward cards are turned up to three, and everyone is back in play. [SPC-26]"""
    missing = FACE_UP - len(table.face_up)
    everyone = seats(len(table.owned))
    ready = replace(table, in_play=everyone, face_up=table.face_up + rewards[:missing], discards=())
    return Reshuffling(ready, rewards[missing:], winner, decision)
