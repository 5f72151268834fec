"""The order of a card's slots: shuffled once and for good by the card's id, so that numbers tell nothing.

An author writes from hard to easy; left like that, the last numbers would be the easy ones by habit. Question marks are
spread over the numbers by what figures an id has, and never lie side by side.
"""

from collections.abc import Collection, Sequence
from hashlib import shake_256

from tablee.games.indix.cards import Slot
from tablee.games.indix.vocabulary import SLOTS, Category
from tablee.kernel.chance import in_order
from tablee.kernel.lots import order_by_lots

STRIDE, NEXT_CATEGORY = 7, 15
"""The first is prime to the number of slots: cards that are counted through begin at each number once before any twice.
Both, and what follows, were tried on a first pack of 66 cards, so that no number has a question mark much more often.
"""


def mark_places(card: str, category: Category, count: int) -> tuple[int, ...]:
    """Numbers of so many question marks; for more than a card may have, the first ones."""
    figures = "".join([letter for letter in card if letter.isdecimal()])
    number = int(figures) if figures else shake_256(card.encode()).digest(1)[0]
    first = STRIDE * number + NEXT_CATEGORY * [*Category].index(category)
    match count:
        case 1:
            after: tuple[int, ...] = (0,)
        case 2:
            after = (0, 7 + 3 * number % 7)
        case 3:
            after = (0, 5 + 2 * number % 3, 12 + number // 3 % 3)
        case _:
            return tuple(range(1, count + 1))
    return tuple(sorted([1 + (first + some) % SLOTS for some in after]))


def shuffled_slots(card: str, clues: Sequence[Slot], marks: Collection[int]) -> tuple[Slot, ...]:
    bits = int.from_bytes(shake_256(b"clues of " + card.encode()).digest(8 * max(1, len(clues))), "little")
    left = iter(in_order(clues, order_by_lots(len(clues), bits)) if clues else ())
    return tuple([Slot() if number in marks else next(left) for number in range(1, SLOTS + 1)])
