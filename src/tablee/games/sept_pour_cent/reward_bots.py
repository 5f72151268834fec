"""How easy and medium use their rewards: easy follows its nose, medium takes cards until it has enough numbers."""

from collections import Counter
from collections.abc import Iterable, Iterator

from tablee.games.sept_pour_cent import views
from tablee.games.sept_pour_cent.vocabulary import (
    LIMIT,
    Action,
    Bonus,
    Digit,
    Discard,
    End,
    Pioche,
    Relance,
    RewardCard,
    Roll,
    Take,
    Vol,
)
from tablee.kernel.chance import Rng
from tablee.kernel.seats import Seat

ROLL, PIOCHE, RELANCE, END = Roll(), Pioche(), Relance(), End()

ENOUGH = 4
"""Numbers from which on medium rolls: one roll in four then wins."""
FEW = 2
"""Numbers from which on easy rolls."""
HASTE = 0.25
"""How often easy rolls although it has fewer."""

Holding = tuple[RewardCard, ...]


def numbers(cards: Iterable[RewardCard]) -> set[Digit]:
    return {card for card in cards if type(card) is int}


def fresh(cards: Iterable[RewardCard], mine: Holding) -> list[Digit]:
    """The numbers among these cards that I do not own, each once."""
    return sorted(numbers(cards) - numbers(mine))


def loot(seen: views.Rewarding) -> Iterator[Vol]:
    """Every new number that a *vol* could bring, from whoever owns most numbers first."""
    owned = seen.tabletop.owned
    rivals = [Seat(seat) for seat in range(len(owned)) if seat != seen.winner]
    for rival in sorted(rivals, key=lambda seat: -len(numbers(owned[seat]))):
        for digit in fresh(owned[rival], owned[seen.winner]):
            yield Vol(rival, digit)


def least(mine: Holding) -> RewardCard:
    """What is missed least: a second copy, then a bonus, then any number."""
    copies = Counter(mine)
    doubles = [card for card in mine if type(card) is int and copies[card] > 1]
    bonuses = [card for card in mine if type(card) is not int]
    return (*doubles, *bonuses, *mine)[0]


def easy_reward(seen: views.Rewarding, dice: Rng) -> Action:
    """Bonuses as soon as they can be used; any face-up card while it has few numbers."""
    mine = seen.tabletop.owned[seen.winner]
    if found := _bonus(seen):
        return found
    if not seen.left:
        return END
    hasty = dice.random() < HASTE
    lying = seen.tabletop.face_up
    if lying and len(mine) < LIMIT and len(numbers(mine)) < FEW and not hasty:
        return Take(lying[int(dice.random() * len(lying))])
    return ROLL


def medium_reward(seen: views.Rewarding, dice: Rng) -> Action:
    mine = seen.tabletop.owned[seen.winner]
    if found := _bonus(seen):
        return found
    if not seen.left:
        return END
    wanted = fresh(seen.tabletop.face_up, mine)
    if wanted and len(numbers(mine)) < ENOUGH:
        return Take(wanted[int(dice.random() * len(wanted))]) if len(mine) < LIMIT else Discard(least(mine))
    return ROLL


def _bonus(seen: views.Rewarding) -> Action | None:
    """A bonus that does some good now; a *vol* waits for a number that is worth it."""
    mine = seen.tabletop.owned[seen.winner]
    if seen.lone_hit and Bonus.RELANCE in mine:
        return RELANCE
    if seen.rewards_left and Bonus.PIOCHE_2 in mine:
        return PIOCHE
    return next(loot(seen), None) if Bonus.VOL in mine else None


def discard_least(seen: views.Discarding, dice: Rng) -> Action:
    return Discard(least(seen.tabletop.owned[seen.winner]))
