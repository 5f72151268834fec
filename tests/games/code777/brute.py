"""Which racks can be mine, and how likely each is: every rack is tried, and every answer given again with it.

Written from the rules of record alone. It shares nothing with the game but the names of tiles ("4_brown") and of
replies, which are plain strings: it imports no part of it, and is told the truth of each moment, not what a seat hears.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations

Tile = str
Rack = tuple[Tile, ...]
"""Three, in the order of the alphabet."""
Reply = int | str

BOX: dict[Tile, int] = {
    "1_green": 1,
    "2_yellow": 2,
    "3_black": 3,
    "4_brown": 4,
    "5_red": 4,
    "5_black": 1,
    "6_green": 3,
    "6_pink": 3,
    "7_pink": 1,
    "7_yellow": 2,
    "7_blue": 4,
}
"""[C77-01]"""

EVERY: list[Rack] = sorted(
    {tuple(sorted(tiles)) for tiles in combinations([tile for tile in BOX for _ in range(BOX[tile])], 3)}
)
ORDERS = {rack: len(set(permutations(rack))) for rack in EVERY}
"""In which its tiles can come; each is as likely."""


def number(tile: Tile) -> int:
    return int(tile[0])


def colour(tile: Tile) -> str:
    return tile[2:]


def racks_that(question: int, rack: Rack) -> bool:
    """Whether this rack counts, for the questions that count racks."""
    first, second, third = sorted(map(number, rack))
    pairs = list(combinations(rack, 2))
    match question:
        case 1:
            return first + second + third >= 18
        case 2:
            return first + second + third <= 12
        case 3:
            return any(number(one) == number(other) and colour(one) != colour(other) for one, other in pairs)
        case 4:
            return all(colour(one) != colour(other) for one, other in pairs)
        case 5:
            return first % 2 == second % 2 == third % 2
        case 6:
            return any(one == other for one, other in pairs)
        case _:
            assert question == 7
            return second - first == 1 and third - second == 1


EITHER: dict[int, tuple[list[Tile], list[Tile]]] = {
    12: (["3_black"], ["6_pink"]),
    13: (["6_green"], ["7_yellow"]),
    14: (["2_yellow"], ["7_yellow"]),
    15: (["6_pink"], ["6_green"]),
    16: (["7_blue"], ["7_pink", "7_yellow"]),
    17: (["4_brown"], ["7_blue"]),
    18: (["5_red"], ["6_pink", "7_pink"]),
    19: (["1_green", "6_green"], ["7_blue"]),
    20: (["2_yellow", "7_yellow"], ["6_pink", "7_pink"]),
    21: (["3_black", "5_black"], ["4_brown"]),
    22: (["3_black", "5_black"], ["5_red"]),
    23: (["1_green", "6_green"], ["2_yellow", "7_yellow"]),
}
"""Spelt out in tiles, those of a colour too."""


def answer(question: int, racks: Sequence[Rack]) -> Reply:
    """What somebody who sees these racks says to a question."""
    if question <= 7:
        return len([rack for rack in racks if racks_that(question, rack)])
    tiles = [tile for rack in racks for tile in rack]
    colours = [colour(tile) for tile in tiles]
    numbers = [number(tile) for tile in tiles]
    match question:
        case 8:
            return len(dict.fromkeys(colours))
        case 9:
            return len([found for found in Counter(colours).values() if found > 2])
        case 10:
            return len([wanted for wanted in (1, 2, 3, 4, 5, 6, 7) if wanted not in numbers])
        case 11:
            return len([tile for tile in tiles if tile in ("1_green", "5_black", "7_pink")])
    one, other = ([tile in side for tile in tiles].count(True) for side in EITHER[question])
    if one == other:
        return "same"
    return "first" if one > other else "second"


class Brute:
    """What one seat can know of the rack before it, from the moment on at which it came."""

    def __init__(self, me: int, racks: Sequence[Rack], discards: Sequence[Tile] = ()) -> None:
        """All four racks as they stand when the seat's own, which is not looked at, has just been filled."""
        self.me = me
        self.racks = {at: tuple(rack) for at, rack in enumerate(racks) if at != me}
        self.discards: list[Tile] = list(discards)
        self.weights = self._drawn()
        """For each rack that can be mine, in how many ways all could have come as it came."""

    def refilled(self, rack: int, removed: Rack, drawn: Rack) -> None:
        if rack == self.me:
            self.discards += removed
            self.weights = self._drawn()
            return
        for mine in list(self.weights):
            self.weights[mine] *= ways(drawn, self._stock(mine))
            if not self.weights[mine]:
                del self.weights[mine]
        self.discards += removed
        self.racks[rack] = tuple(drawn)

    def shuffled(self) -> None:
        """The discards go into the stock."""
        self.discards = []

    def heard(self, seat: int, question: int, reply: Reply) -> None:
        """Somebody answered; with each rack that I may have, the answer is given again."""
        if seat == self.me:
            return
        theirs = [rack for at, rack in self.racks.items() if at != seat]
        for mine in list(self.weights):
            if answer(question, [*theirs, mine]) != reply:
                del self.weights[mine]

    def shares(self) -> dict[Rack, float]:
        total = sum(self.weights.values())
        return {rack: weight / total for rack, weight in self.weights.items()}

    def certain(self) -> tuple[int, ...] | None:
        """My numbers, where there is no doubt."""
        triples = {tuple(map(number, rack)) for rack in self.weights}
        return triples.pop() if len(triples) == 1 else None

    def _drawn(self) -> dict[Rack, int]:
        stock = self._stock(())
        chances = {rack: ORDERS[rack] * ways(rack, stock) for rack in EVERY}
        return {rack: chance for rack, chance in chances.items() if chance}

    def _stock(self, mine: Rack) -> Counter[Tile]:
        """What it holds, if this is mine: all that is nowhere else."""
        stock = Counter(BOX)
        stock.subtract([*mine, *self.discards, *(tile for rack in self.racks.values() for tile in rack)])
        return stock


def ways(tiles: Sequence[Tile], stock: Counter[Tile]) -> int:
    """To draw these, one by one, from a stock in which each tile is another piece of wood.

    For each rack of mine the stock is as big, so that ways can be compared like chances.
    """
    found = 1
    for at, tile in enumerate(tiles):
        found *= max(stock[tile] - tiles[:at].count(tile), 0)
    return found
