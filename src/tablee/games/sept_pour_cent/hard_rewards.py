"""How hard uses its rewards: it looks at every choice of face-up cards, and how the race would stand after it.

Cards first, then rolls: a roll tells nothing that would change which cards to take, and each card helps later rolls.
"""

from collections import Counter
from itertools import combinations

from tablee.games.sept_pour_cent import views
from tablee.games.sept_pour_cent.holdings import without
from tablee.games.sept_pour_cent.race import WORTH, dared, level, tenths
from tablee.games.sept_pour_cent.reward_bots import (
    END,
    PIOCHE,
    RELANCE,
    ROLL,
    Holding,
    fresh,
    least,
    numbers,
)
from tablee.games.sept_pour_cent.vocabulary import LIMIT, REWARD_CARDS, Action, Bonus, Discard, RewardCard, Take, Vol
from tablee.kernel.chance import Rng
from tablee.kernel.seats import Seat

FIRST = (Bonus.PIOCHE_2, Bonus.VOL)
"""What is taken first: they bring cards that may change the rest of the plan."""


def hard_reward(seen: views.Rewarding, dice: Rng) -> Action:
    mine = seen.tabletop.owned[seen.winner]
    if seen.lone_hit and Bonus.RELANCE in mine:
        return RELANCE
    if seen.rewards_left and Bonus.PIOCHE_2 in mine:
        return PIOCHE
    if Bonus.VOL in mine and (found := _loot(seen)):
        return found
    if not seen.left:
        return END
    wanted = _plan(seen)
    if not wanted:
        return ROLL
    return Take(min(wanted, key=_turn_of)) if len(mine) < LIMIT else Discard(least(mine))


def _loot(seen: views.Rewarding) -> Vol | None:
    """The best theft. A bonus counts, even another *vol*: it can be used at once, and its owner is without."""
    owned = seen.tabletop.owned
    mine, unseen = without(owned[seen.winner], Bonus.VOL), _unseen(seen)
    thefts = {}
    for victim in _rivals(seen):
        theirs = owned[victim]
        for card in dict.fromkeys(theirs):
            if type(card) is Bonus or card not in mine:
                left_to_them = [without(theirs, card) if seat == victim else owned[seat] for seat in _rivals(seen)]
                thefts[Vol(victim, card)] = _outlook((*mine, card), left_to_them, unseen, seen.left)
    return max(thefts, key=thefts.__getitem__, default=None)


def _plan(seen: views.Rewarding) -> Holding:
    """The face-up cards to take before the rewards that are left become rolls; none when it is time to roll."""
    mine = seen.tabletop.owned[seen.winner]
    theirs = [seen.tabletop.owned[seat] for seat in _rivals(seen)]
    unseen = _unseen(seen)
    best = -1.0
    plan: Holding = ()
    for takes in range(seen.left + 1):
        for cards in combinations(seen.tabletop.face_up, takes):
            value = _outlook(_kept((*mine, *cards)), theirs, unseen, seen.left - takes)
            if value > best:
                best, plan = value, cards
    return plan


def _outlook(mine: Holding, theirs: list[Holding], unseen: list[RewardCard], rolls: int) -> float:
    """My chance to win the game with these cards, once bonuses are used and so many rolls are made."""
    rivals = sorted(map(level, theirs))
    at = float(len(numbers(mine)))
    if unseen:
        new = sum(card not in mine for card in unseen if type(card) is int)
        at += 2 * mine.count(Bonus.PIOCHE_2) * new / len(unseen)
    vols = mine.count(Bonus.VOL)
    thefts = min(vols, len(fresh((card for cards in theirs for card in cards), mine)))
    rivals[-1] = tenths(rivals[-1] - thefts)
    spare = (vols - thefts) * WORTH[Bonus.VOL]
    return dared(rolls, tenths(at + thefts), mine.count(Bonus.RELANCE), spare, tuple(sorted(rivals)))


def _kept(cards: Holding) -> Holding:
    """What is left of them under the limit. [SPC-23]"""
    while len(cards) > LIMIT:
        cards = without(cards, least(cards))
    return cards


def _unseen(seen: views.Rewarding) -> list[RewardCard]:
    """The reward deck, in no order."""
    table = seen.tabletop
    shown = Counter((*table.face_up, *table.gone, *(card for cards in table.owned for card in cards)))
    return list((Counter(REWARD_CARDS) - shown).elements())


def _rivals(seen: views.Rewarding) -> list[Seat]:
    return [Seat(seat) for seat in range(len(seen.tabletop.owned)) if seat != seen.winner]


def _turn_of(card: RewardCard) -> int:
    return 0 if card in FIRST else 1
