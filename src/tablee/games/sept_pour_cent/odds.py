"""Exact odds of the announce phase: how likely a family is to total so much over cards that one cannot see.

All that matters of the unseen cards is how many there are, how many of them lie in hands, and which of them are of the
family; so a row of odds is made once for each such case (in a fraction of a millisecond) and then only read.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import accumulate
from math import comb

from tablee.games.sept_pour_cent.vocabulary import HIGHEST, Card, Family

Left = tuple[int, int, int, int, int]
"""Of one family, how many cards of value 1, 2, 3, 4 and 5 are unseen; two of each at first. [SPC-01]"""
Row = tuple[float, ...]
"""By number, 0 to 30."""

FAMILIES = tuple(Family)
WHOLE: Left = (2, 2, 2, 2, 2)


def unseen(seen: Iterable[Card]) -> dict[Family, Left]:
    """What is left of each family once these cards are seen."""
    left = {family: [2, 2, 2, 2, 2] for family in FAMILIES}
    for card in seen:
        left[card.family][card.value - 1] -= 1
    return {family: (ones, twos, threes, fours, fives) for family, (ones, twos, threes, fours, fives) in left.items()}


@lru_cache(maxsize=50_000)
def at_least(left: Left, cards: int, hidden: int) -> Row:
    """Chances that the family totals n or more over `hidden` cards, which are any of the `cards` unseen ones."""
    return tuple(accumulate(reversed(exactly(left, cards, hidden))))[::-1]


@lru_cache(maxsize=50_000)
def exactly(left: Left, cards: int, hidden: int) -> Row:
    """Chances that the family totals n, neither more nor less."""
    others, hands = cards - sum(left), comb(cards, hidden)
    row = [0] * (HIGHEST + 1)
    for taken, sums in enumerate(_ways(left)[: hidden + 1]):
        rest = comb(others, hidden - taken)
        for total, ways in sums.items():
            row[total] += ways * rest
    return tuple([ways / hands for ways in row])


@cache
def _ways(left: Left) -> tuple[dict[int, int], ...]:
    """By how many cards are taken of the family: how many choices of them have each total."""
    ways: list[dict[int, int]] = [{0: 1}] + [{} for _ in range(sum(left))]
    for value, copies in enumerate(left, start=1):
        for _ in range(copies):
            for taken in range(len(ways) - 1, 0, -1):
                for total, count in ways[taken - 1].items():
                    ways[taken][total + value] = ways[taken].get(total + value, 0) + count
    return tuple(ways)
