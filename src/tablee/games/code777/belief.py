"""What a seat can know of its own rack: every rack that may be there, and how likely each is. Exact.

There are few racks of three tiles, so a set of them is one number, a bit for each: to hear a reply is to keep the bits
of the racks with which it would have been given.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, ldexp

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
        if is_one(left):
            break  # and stays: it is the one that I have
        left &= fitting(heard)
    return left


def telling(clues: Clues) -> list[Heard]:
    """What I heard until one rack was left: nothing tells more after that, however long the rack stands."""
    left, found = drawable(clues), []
    for heard in clues.heard:
        if is_one(left):
            break
        left &= fitting(heard)
        found.append(heard)
    return found


def is_one(racks: Racks) -> bool:
    return not racks & racks - 1


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
        left &= AT_MOST[tile][max([copies for copies in range(RACK + 1) if likely[copies][0]])]
    return left


def chances(clues: Clues) -> dict[Tile, tuple["Chance", ...]]:
    """By kind of tile: how much likelier all that I saw drawn is with 0, 1, 2 or 3 of it on my rack than with none.

    My rack is drawn from the pool; all that comes after it comes from what it left, to which each reshuffle adds the
    discards. How likely all of that is, is a product over the kinds of tile: of ways to choose them for my rack, and of
    ways to draw from the rest what was drawn.
    """
    return {tile: _likelier(clues.pool[tile], drawn) for tile, drawn in by_kind(clues).items()}


def feasible(clues: Clues, tile: Tile) -> list[int]:
    """How many of a kind can be mine, were there room for all, by what I saw drawn alone."""
    drawn = by_kind(clues)[tile]
    return [copies for copies in range(clues.pool[tile] + 1) if _ways(clues.pool[tile], drawn, copies)]


Draws = tuple[tuple[int, int], ...]
"""Of one kind: while how many of it were left, and how often."""


def by_kind(clues: Clues) -> dict[Tile, Draws]:
    found: dict[Tile, list[tuple[int, int]]] = {tile: [] for tile in KINDS}
    for (tile, left), times in clues.drawn.times.items():
        found[tile].append((left, times))
    return {tile: tuple(sorted(drawn)) for tile, drawn in found.items()}


Chance = tuple[float, int]
"""A number and a power of two by which it is taken: after a thousand draws it would be too small for a float."""


@lru_cache(maxsize=5_000)
def _likelier(pool: int, drawn: Draws) -> tuple[Chance, ...]:
    none = _ways(pool, drawn, 0)
    return tuple([_ratio(_ways(pool, drawn, copies), none) for copies in range(RACK + 1)])


def _ratio(of: int, to: int) -> Chance:
    power = of.bit_length() - to.bit_length()
    return (of << max(0, -power)) / (to << max(0, power)), power


def _ways(pool: int, drawn: Draws, copies: int) -> int:
    if copies > pool:
        return 0
    ways = comb(pool, copies)
    for left, times in drawn:
        if left <= copies:
            return 0
        ways *= (left - copies) ** times
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
    weights: dict[int, Chance] = {}
    for at in members(left):
        weight, power = 1.0, 0
        for tile, copies in PARTS[at]:
            one, by = likely[tile][copies]
            weight *= one
            power += by
        if weight:
            weights[at] = weight, power
    most = max([power for _, power in weights.values()], default=0)
    return shared({at: ldexp(weight, power - most) for at, (weight, power) in weights.items()})


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
