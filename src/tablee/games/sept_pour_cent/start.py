"""Set-up: both decks are shuffled, three reward cards turned up, hands dealt, and a roll says who starts."""

from tablee.games.sept_pour_cent.deal import dealt_hands
from tablee.games.sept_pour_cent.phases import Announcing, Boxed, StartRoll, StartRolls, Tabletop, Unboxed, Won
from tablee.games.sept_pour_cent.vocabulary import ANNOUNCE_CARDS, FACE_UP, HAND, REWARD_CARDS, Dice, Ending
from tablee.kernel.chance import Rolled, Shuffled, in_order
from tablee.kernel.seats import Seat, seats


def unbox(state: Boxed, shuffled: Shuffled) -> Unboxed:
    rewards = in_order(REWARD_CARDS, shuffled.order)
    everyone = seats(state.players)
    tabletop = Tabletop(everyone, face_up=rewards[:FACE_UP], owned=((),) * state.players, gone=(), discards=())
    return Unboxed(tabletop, rewards[FACE_UP:])


def deal_first(state: Unboxed, shuffled: Shuffled) -> StartRolls:
    deck = in_order(ANNOUNCE_CARDS, shuffled.order)
    everyone = state.tabletop.in_play
    hands = dealt_hands(len(everyone), everyone, deck)
    return StartRolls(state.tabletop, state.rewards, hands, deck[HAND * len(everyone) :], to_roll=everyone, rolled=())


def roll_for_start(state: StartRolls, chance: Rolled) -> StartRolls | Announcing | Won:
    first, second = chance.faces
    dice: Dice = (first, second)
    seat, *others = state.to_roll
    if dice == (0, 0):  # [SPC-06]
        return Won(state.tabletop, state.rewards, seat, Ending.DOUBLE_ZERO, dice)
    rolled = (*state.rolled, StartRoll(seat, dice))
    if others:
        return _rolling(state, tuple(others), rolled)
    lowest = lowest_of(rolled)
    if len(lowest) > 1:
        return _rolling(state, lowest, ())
    return Announcing(state.tabletop, state.rewards, state.hands, state.deck, ladder=(), to_act=lowest[0], decision=0)


def lowest_of(rolled: tuple[StartRoll, ...]) -> tuple[Seat, ...]:
    """Who rolled the lowest sum; more than one in a tie. [SPC-05]"""
    lowest = min(sum(roll.dice) for roll in rolled)
    return tuple(roll.seat for roll in rolled if sum(roll.dice) == lowest)


def _rolling(state: StartRolls, to_roll: tuple[Seat, ...], rolled: tuple[StartRoll, ...]) -> StartRolls:
    return StartRolls(state.tabletop, state.rewards, state.hands, state.deck, to_roll, rolled)
