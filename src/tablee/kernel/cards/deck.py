"""The deck: in which order the cards of a pack come up. Those not played at this table yet come first, then the others.

Each half is a shuffle of its own, so that chance is asked two questions at most; a single card is not shuffled.

    pending: shuffles(pack)[len(orders)]        until there are as many orders as shuffles
    answer:  (*orders, shuffled.order)          then dealt(pack, orders)
"""

from collections.abc import Sequence

from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Shuffle, in_order


def shuffles(pack: Pack) -> tuple[Shuffle, ...]:
    """What chance is asked, in this order."""
    return tuple([Shuffle(len(half)) for half in _halves(pack) if len(half) > 1])


def dealt(pack: Pack, orders: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Numbers of cards, top first, once chance has answered all of that."""
    left = iter(orders)
    halves = [in_order(half, next(left)) if len(half) > 1 else half for half in _halves(pack)]
    return tuple([number for half in halves for number in half])


def _halves(pack: Pack) -> list[list[int]]:
    unplayed = [number for number in range(len(pack.cards)) if number not in pack.played]
    return [unplayed, sorted(pack.played)]


def played_after(pack: Pack, seen: frozenset[int]) -> frozenset[int]:
    """What counts as played in the next game. Once all were, only those of the last game do: the pack begins anew."""
    played = pack.played | seen
    return seen if len(played) == len(pack.cards) else played
