"""What a seat can know of its own rack: every rack that may be there, and how likely each is. Exact.

There are few racks of three tiles, so a set of them is one number, a bit for each: to hear a reply is to keep the bits
of the racks with which it would have been given.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, perm

from tablee.games.code777.clues import Clues, Heard
from tablee.games.code777.questions import REPLIES, numbers, reply
from tablee.games.code777.vocabulary import COPIES, RACK, More, Rack, Reply, Tile, Triple

EVERY: tuple[Rack, ...] = tuple(
    rack for rack in combinations_with_replacement(sorted(Tile), RACK) if Counter(rack) <= Counter(COPIES)
)
"""Every rack that the box can make."""
KINDS = tuple(Tile)
PARTS: tuple[tuple[tuple[Tile, int], ...], ...] = tuple(tuple(Counter(rack).items()) for rack in EVERY)
TRIPLES: tuple[Triple, ...] = tuple(numbers(rack) for rack in EVERY)

Racks = int
"""A set of racks: the bit of EVERY[i] is 1 << i."""

ALL: Racks = (1 << len(EVERY)) - 1
AT_MOST: dict[Tile, tuple[Racks, ...]] = {
    tile: tuple(sum([1 << at for at, rack in enumerate(EVERY) if rack.count(tile) <= most]) for most in range(RACK + 1))
    for tile in Tile
}
"""By kind: the racks with none of it, with one at most, and so on."""


def possible(clues: Clues) -> Racks:
    """Those that can be mine, given all that I saw and heard."""
    left = drawable(clues)
    for heard in clues.heard:
        left &= fitting(heard)
    return left


def fitting(heard: Heard) -> Racks:
    return by_reply(heard.question, heard.others).get(heard.reply, 0)


@lru_cache(maxsize=5_000)
def by_reply(question: int, others: tuple[Rack, ...]) -> Mapping[Reply, Racks]:
    """Beside these racks, which of mine lead to which reply."""
    found: dict[Reply, Racks] = {}
    for one, sort in SORTS[question]:
        said = reply(question, (*others, one))
        found[said] = found.get(said, 0) | sort
    return found


def drawable(clues: Clues) -> Racks:
    """Those that could have been drawn, and then leave enough for what was drawn after them."""
    left = ALL
    for tile, likely in chances(clues).items():
        left &= AT_MOST[tile][max([copies for copies in range(RACK + 1) if likely[copies]])]
    return left


def chances(clues: Clues) -> dict[Tile, tuple[float, ...]]:
    """By kind of tile: how much likelier all that I saw drawn is with 0, 1, 2 or 3 of it on my rack than with none.

    My rack is drawn from the pool; all that comes after it comes from what it left, to which each reshuffle adds the
    discards. How likely all of that is, is a product over the kinds of tile: of ways to choose them for my rack, and of
    ways to draw from the rest what was drawn.
    """
    return {
        tile: _likelier(
            clues.pool[tile], tuple([drawn[tile] for drawn in clues.drawn]), tuple([mix[tile] for mix in clues.mixed])
        )
        for tile in KINDS
    }


def feasible(clues: Clues, tile: Tile) -> list[int]:
    """How many of a kind can be mine, were there room for all, by what I saw drawn alone."""
    drawn, mixed = tuple([drawn[tile] for drawn in clues.drawn]), tuple([mix[tile] for mix in clues.mixed])
    return [copies for copies in range(clues.pool[tile] + 1) if _ways(clues.pool[tile], drawn, mixed, copies)]


@lru_cache(maxsize=5_000)
def _likelier(pool: int, drawn: tuple[int, ...], mixed: tuple[int, ...]) -> tuple[float, ...]:
    ways = [_ways(pool, drawn, mixed, copies) for copies in range(RACK + 1)]
    return tuple([way / ways[0] for way in ways])


def _ways(pool: int, drawn: tuple[int, ...], mixed: tuple[int, ...], copies: int) -> int:
    if copies > pool:
        return 0
    ways, stock = comb(pool, copies), pool - copies
    for taken, added in zip(drawn, (*mixed, 0), strict=True):
        if taken > stock:
            return 0
        ways *= perm(stock, taken)
        stock += added - taken
    return ways


@dataclass(frozen=True)
class Belief:
    """How likely each rack is, by its place in EVERY; and each triple of numbers, the likeliest first."""

    racks: Mapping[int, float]
    triples: Mapping[Triple, float]

    @property
    def best(self) -> tuple[Triple, float]:
        return next(iter(self.triples.items()))


def belief(clues: Clues) -> Belief:
    return weighed(possible(clues), clues)


def weighed(left: Racks, clues: Clues) -> Belief:
    """Of these racks alone, each by how likely it was to be drawn; those that could not be drawn are left out."""
    likely = chances(clues)
    weights: dict[int, float] = {}
    for at in members(left):
        weight = 1.0
        for tile, copies in PARTS[at]:
            weight *= likely[tile][copies]
        if weight:
            weights[at] = weight
    return shared(weights)


def shared(weights: Mapping[int, float]) -> Belief:
    """What so much weight for each rack comes to."""
    total = sum(weights.values())
    racks = {at: weight / total for at, weight in weights.items()}
    return Belief(racks, by_triple(racks))


def by_triple(racks: Mapping[int, float]) -> dict[Triple, float]:
    triples: dict[Triple, float] = {}
    for at, share in racks.items():
        triples[TRIPLES[at]] = triples.get(TRIPLES[at], 0.0) + share
    return dict(sorted(triples.items(), key=lambda found: -found[1]))


def members(racks: Racks) -> list[int]:
    """Places in EVERY."""
    found = []
    while racks:
        lowest = racks & -racks
        found.append(lowest.bit_length() - 1)
        racks ^= lowest
    return found


def what_matters(question: int) -> Callable[[Rack], object]:
    """Of a rack, to this question: two racks that have it in common get the same reply, whatever stands beside them."""
    match question:
        case 8:
            return lambda rack: frozenset(tile.colour for tile in rack)
        case 9:
            return lambda rack: tuple(sorted(tile.colour for tile in rack))
        case 10:
            return lambda rack: frozenset(numbers(rack))
        case _ if question >= 12:
            lead = {tile: LEAD[reply(question, ((tile,),))] for tile in Tile}
            return lambda rack: sum([lead[tile] for tile in rack])
        case _:
            return lambda rack: reply(question, (rack,))


LEAD: dict[Reply, int] = {More.FIRST: 1, More.SECOND: -1, More.SAME: 0}


def sorts(question: int) -> tuple[tuple[Rack, Racks], ...]:
    """Of all racks, by what matters to this question: one of each sort, and the whole sort."""
    found: dict[object, Racks] = {}
    matters = what_matters(question)
    for at, rack in enumerate(EVERY):
        matter = matters(rack)
        found[matter] = found.get(matter, 0) | 1 << at
    return tuple((EVERY[members(racks)[0]], racks) for racks in found.values())


SORTS: dict[int, tuple[tuple[Rack, Racks], ...]] = {question: sorts(question) for question in REPLIES}
"""By question: 2 to 7 of them, and up to 84 for three questions. Without them a reply is worked out for 251 racks."""
