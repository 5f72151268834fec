"""The race for the winning roll: how likely a seat is to win the game, by what lies before it and before the others.

A seat stands at a level: the different numbers it owns, and what its bonuses are worth in numbers. Each seat is taken
to win as many rounds, and levels to rise as they do on average, so that a few sums stand for all that may come.
"""

from functools import lru_cache

from tablee.games.sept_pour_cent.reward_bots import ENOUGH
from tablee.games.sept_pour_cent.vocabulary import FACE_UP, REWARD_CARDS, REWARDS, Bonus, RewardCard

Level = float
"""0 to 9, in tenths: nothing depends on more, and a few levels come again and again."""

TOP = 9.0
WORTH = {Bonus.RELANCE: 0.7, Bonus.VOL: 0.8, Bonus.PIOCHE_2: 1.2}
"""Bonuses in numbers. Half or double of it was tried: no difference that 5,000 games would show."""
NUMBER_CARDS = sum(type(card) is int for card in REWARD_CARDS) / len(REWARD_CARDS)
SETTLED = 0.005
"""Once a game is decided but for that, the rest is anybody's."""


def level(cards: tuple[RewardCard, ...]) -> Level:
    held = set(cards)
    bonuses = sum(WORTH[card] for card in cards if type(card) is Bonus)
    return tenths(sum(type(card) is int for card in held) + bonuses)


def tenths(exact: float) -> Level:
    return min(TOP, max(0.0, round(exact, 1)))


def hit(at: Level) -> float:
    """Chance that one die shows a winning number."""
    return (at + 1) / 10


@lru_cache(maxsize=50_000)
def prospects(me: Level, rivals: tuple[Level, ...]) -> float:
    """My chance to win the game, at the start of a round."""
    levels, undecided, mine = [me, *rivals], 1.0, 0.0
    share = 1 / len(levels)
    while undecided > SETTLED:
        ends = 0.0
        for seat, at in enumerate(levels):
            wins, gain = _turn(tenths(at))
            ends += share * wins
            if seat == 0:
                mine += undecided * share * wins
            levels[seat] = at + share * (1 - wins) * gain
        undecided *= 1 - ends
    return mine + undecided * share


@lru_cache(maxsize=100)
def _turn(at: Level) -> tuple[float, float]:
    """A reward phase as it goes on average: the chance to win the game in it, and by how much the level rises."""
    useful = FACE_UP * NUMBER_CARDS * (TOP - at) / TOP
    takes = max(0.0, min(ENOUGH - at, useful))
    return 1 - (1 - hit(at + takes) ** 2) ** (REWARDS - takes), takes


@lru_cache(maxsize=50_000)
def dared(rolls: int, at: Level, relances: int, spare: Level, rivals: tuple[Level, ...]) -> float:
    """My chance to win the game when so many rolls come first; `spare` is what my other bonuses are worth."""
    if not rolls:
        return prospects(tenths(at + WORTH[Bonus.RELANCE] * relances + spare), rivals)
    p = hit(at)
    miss = dared(rolls - 1, at, relances, spare, rivals)
    return p * p + 2 * p * (1 - p) * _lone_hit(rolls, at, relances, spare, rivals) + (1 - p) ** 2 * miss


def _lone_hit(rolls: int, at: Level, relances: int, spare: Level, rivals: tuple[Level, ...]) -> float:
    """One die hit: each *relance* gives the other one another chance. [SPC-22]"""
    if not relances:
        return dared(rolls - 1, at, 0, spare, rivals)
    p = hit(at)
    return p + (1 - p) * _lone_hit(rolls, at, relances - 1, spare, rivals)
