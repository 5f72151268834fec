"""How easy and medium announce, contest and give opinions.

Easy counts what it holds and what the others hold on average, and has its whims. Medium reads the exact odds, but takes
no announcement of a rival for a sign of what that rival holds.
"""

from collections.abc import Callable

from tablee.games.sept_pour_cent import views
from tablee.games.sept_pour_cent.odds import FAMILIES, at_least, unseen
from tablee.games.sept_pour_cent.vocabulary import (
    ANNOUNCE_CARDS,
    HAND,
    HIGHEST,
    Action,
    Agree,
    Announce,
    Contest,
    Disagree,
    Family,
    Hand,
)
from tablee.kernel.chance import Rng

CONTEST, AGREE, DISAGREE = Contest(), Agree(), Disagree()
ANNOUNCES = {family: tuple(Announce(number, family) for number in range(1, HIGHEST + 1)) for family in FAMILIES}

AVERAGE = 0.6
"""What a card that one cannot see brings to a family: all fifty together bring 30 to each."""
WHIM = 0.12
"""How often easy does something rash."""
LEAP = 3
"""How much more than it need easy announces at most, on a whim."""
SURE = 0.7
"""Medium announces at once as much as is at least that likely."""
RELUCTANCE = 0.4
"""By so much must a contest look better than a raise: who raises may still be let through, who contests is at stake."""

Odds = Callable[[Family, int], float]


def announcement(number: int, family: Family) -> Announce:
    return ANNOUNCES[family][number - 1]


def own_totals(hand: Hand) -> dict[Family, int]:
    totals = dict.fromkeys(FAMILIES, 0)
    for card in hand:
        totals[card.family] += card.value
    return totals


def any_best(worth: Callable[[Family], float], dice: Rng) -> Family:
    """The best family; among equals any, as a fixed order would tell rivals something."""
    return max(FAMILIES, key=lambda family: (worth(family), dice.random()))


def easy_announce(seen: views.Announcing, dice: Rng) -> Action:
    expected = _expectation(seen)
    standing = seen.ladder[-1].number if seen.ladder else 0
    best = any_best(expected.__getitem__, dice)
    whim = dice.random() < WHIM
    if standing:
        doubts = expected[seen.ladder[-1].family] < standing and expected[best] < standing + 1
        if standing == HIGHEST or doubts != whim:
            return CONTEST
    leap = 1 + int(dice.random() * LEAP) if whim else 1
    return announcement(min(HIGHEST, standing + leap), best)


def easy_opine(seen: views.Contesting, dice: Rng) -> Action:
    standing = seen.ladder[-1]
    believes = _expectation(seen)[standing.family] >= standing.number
    return AGREE if believes != (dice.random() < WHIM) else DISAGREE


def _expectation(seen: views.Announcing | views.Contesting) -> dict[Family, float]:
    hidden = AVERAGE * HAND * (len(seen.tabletop.in_play) - 1)
    return {family: total + hidden for family, total in own_totals(seen.own).items()}


def medium_announce(seen: views.Announcing, dice: Rng) -> Action:
    odds = plain_odds(seen)
    standing = seen.ladder[-1].number if seen.ladder else 0
    if standing == HIGHEST:
        return CONTEST
    number = standing + 1
    best = any_best(lambda family: odds(family, number), dice)
    if standing and 1 - odds(seen.ladder[-1].family, standing) > odds(best, number) + RELUCTANCE:
        return CONTEST
    while number < HIGHEST and odds(best, number + 1) >= SURE:
        number += 1
    return announcement(number, best)


def medium_opine(seen: views.Contesting, dice: Rng) -> Action:
    standing = seen.ladder[-1]
    return AGREE if plain_odds(seen)(standing.family, standing.number) >= 0.5 else DISAGREE


def plain_odds(seen: views.Announcing | views.Contesting) -> Odds:
    """Chances that a family totals so much over all hands, from the cards that I hold and those shown in this round."""
    own = own_totals(seen.own)
    known = (*seen.tabletop.discards, *seen.own)
    left = unseen(known)
    cards = len(ANNOUNCE_CARDS) - len(known)
    hidden = HAND * (len(seen.tabletop.in_play) - 1)

    def odds(family: Family, number: int) -> float:
        need = number - own[family]
        return at_least(left[family], cards, hidden)[need] if need > 0 else 1.0

    return odds
