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

STRIDE = 7
"""Prime to the number of slots: cards that are counted through begin at each number once before any twice."""
APART = {1: ((0, 1),), 2: ((0, 1), (7, 7)), 3: ((0, 1), (5, 3), (12, 3))}
"""How far from the first each question mark is, and how much that may vary."""


def mark_places(card: str, category: Category, count: int) -> tuple[int, ...]:
    """Numbers of so many question marks; for more than a card may have, the first ones."""
    figures = "".join([letter for letter in card if letter.isdecimal()])
    luck = shake_256(card.encode()).digest(8)
    number = int(figures) if figures else luck[0]
    first = (STRIDE * number + STRIDE * [*Category].index(category)) % SLOTS
    if count not in APART:
        return tuple(range(1, count + 1))
    places = [first + least + byte % vary for (least, vary), byte in zip(APART[count], luck[1:], strict=False)]
    return tuple(sorted([1 + place % SLOTS for place in places]))


def shuffled_slots(card: str, clues: Sequence[Slot], marks: Collection[int]) -> tuple[Slot, ...]:
    bits = int.from_bytes(shake_256(b"clues of " + card.encode()).digest(8 * max(1, len(clues))), "little")
    left = iter(in_order(clues, order_by_lots(len(clues), bits)) if clues else ())
    return tuple([Slot() if number in marks else next(left) for number in range(1, SLOTS + 1)])
