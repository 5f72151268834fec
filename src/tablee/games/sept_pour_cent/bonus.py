"""The three bonuses of the reward phase: *vol*, *pioche 2* and *relance*."""

from typing import assert_never

from tablee.games.sept_pour_cent import views
from tablee.games.sept_pour_cent.holdings import HOLDINGS, Cards, Kinds, card_field, drawn, spent, stolen, wins
from tablee.games.sept_pour_cent.phases import Discarding, Relancing, Rewarding, Tabletop
from tablee.games.sept_pour_cent.vocabulary import LIMIT, Bonus, Vol, Why
from tablee.kernel.memo import Memo
from tablee.kernel.offers import Field, Offer, OneOf
from tablee.kernel.seats import Seat, seats

PIOCHE, RELANCE = Offer("pioche"), Offer("relance")


def choices(turn: Rewarding | views.Rewarding, rewards_left: int) -> list[Offer]:
    """What the round's winner can do now with the bonuses among the cards."""
    found: list[Offer] = []
    for bonus in HOLDINGS[frozenset(turn.tabletop.owned[turn.winner])].bonuses:
        match bonus:
            case Bonus.VOL:
                found += [VOLS[victim] for victim in _victims(turn)]  # [SPC-20]
            case Bonus.PIOCHE_2:
                found += [PIOCHE] if rewards_left else []  # [SPC-21]
            case Bonus.RELANCE:
                found += [RELANCE] if turn.lone_hit else []  # [SPC-22]
            case _:
                assert_never(bonus)
    return found


def _victims(turn: Rewarding | views.Rewarding) -> list[tuple[Seat, Kinds]]:
    """Opponents who have a card, out of play or not."""
    owned = turn.tabletop.owned
    return [(seat, frozenset(owned[seat])) for seat in seats(len(owned)) if seat != turn.winner and owned[seat]]


def _vol_offer(victim: tuple[Seat, Kinds]) -> Offer:
    """One for each victim, as what can be taken depends on whom."""
    seat, kinds = victim
    return Offer("vol", (Field("victim", OneOf((seat,))), card_field(kinds)))


VOLS = Memo(_vol_offer)


def vol_refusal(seen: views.Rewarding, action: Vol) -> Why | None:
    owned = seen.tabletop.owned
    if Bonus.VOL not in owned[seen.winner]:
        return Why.NOT_YOUR_CARD
    if action.victim == seen.winner or action.victim not in seats(len(owned)):
        return Why.NO_SUCH_OPPONENT
    return None if action.card in owned[action.victim] else Why.NOT_THEIR_CARD


def pioche_refusal(seen: views.Rewarding) -> Why | None:
    if Bonus.PIOCHE_2 not in seen.tabletop.owned[seen.winner]:
        return Why.NOT_YOUR_CARD
    return None if seen.rewards_left else Why.DECK_EMPTY  # [SPC-21]


def relance_refusal(seen: views.Rewarding) -> Why | None:
    if Bonus.RELANCE not in seen.tabletop.owned[seen.winner]:
        return Why.NOT_YOUR_CARD
    return None if seen.lone_hit else Why.NO_LONE_HIT  # [SPC-22]


def vol(state: Rewarding, action: Vol) -> Rewarding:
    """The *vol* leaves first, so it can be used with 8 cards. [SPC-23]"""
    paid = spent(state.tabletop, state.winner, Bonus.VOL)
    table = stolen(paid, state.winner, action.victim, action.card)
    return Rewarding(table, state.rewards, state.winner, state.left, None, state.decision + 1)


def pioche(state: Rewarding) -> Rewarding | Discarding:
    paid = spent(state.tabletop, state.winner, Bonus.PIOCHE_2)
    table = drawn(paid, state.winner, state.rewards[0])
    rest = state.rewards[1:]
    if rest and len(table.owned[state.winner]) >= LIMIT:
        return Discarding(table, rest, state.winner, state.left, state.decision + 1)  # [SPC-23]
    return second_card(table, rest, state.winner, state.left, state.decision + 1)


def second_card(table: Tabletop, rewards: Cards, me: Seat, left: int, decision: int) -> Rewarding:
    if not rewards:  # [SPC-21] one, if one is left
        return Rewarding(table, rewards, me, left, None, decision)
    return Rewarding(drawn(table, me, rewards[0]), rewards[1:], me, left, None, decision)


def relance(state: Rewarding) -> Relancing:
    """The die that shows a winning number stays, the other one flies again. [SPC-22]"""
    assert state.lone_hit is not None, "refusal() guards this"
    first, second = state.lone_hit
    kept = first if wins(first, state.tabletop.owned[state.winner]) else second
    table = spent(state.tabletop, state.winner, Bonus.RELANCE)
    return Relancing(table, state.rewards, state.winner, state.left, kept, state.decision + 1)
