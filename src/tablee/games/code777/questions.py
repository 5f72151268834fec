"""The 23 questions, and what is replied to each by somebody who sees these racks. [C77-06]"""

from collections.abc import Callable, Sequence

from tablee.games.code777.vocabulary import Colour, More, Rack, Reply, Tile

Holds = Callable[[Rack], bool]
Counts = Callable[[Sequence[Tile]], int]
Is = Callable[[Tile], bool]

RARE = (Tile.GREEN_1, Tile.BLACK_5, Tile.PINK_7)


def reply(question: int, racks: Sequence[Rack]) -> Reply:
    """The true one: a player only draws."""
    return REPLIES[question](racks)


def how_many_racks(holds: Holds) -> Callable[[Sequence[Rack]], Reply]:
    return lambda racks: sum([holds(rack) for rack in racks])


def how_many(counts: Counts) -> Callable[[Sequence[Rack]], Reply]:
    return lambda racks: counts([tile for rack in racks for tile in rack])


def more(first: frozenset[Tile], second: frozenset[Tile]) -> Callable[[Sequence[Rack]], Reply]:
    def compared(racks: Sequence[Rack]) -> More:
        lead = 0
        for rack in racks:
            for tile in rack:
                if tile in first:
                    lead += 1
                elif tile in second:
                    lead -= 1
        return More.FIRST if lead > 0 else More.SECOND if lead < 0 else More.SAME

    return compared


def numbers(rack: Rack) -> tuple[int, int, int]:
    """Of a rack, lowest first, as its tiles are."""
    first, second, third = rack
    return first.number, second.number, third.number


def one_number_in_two_colours(rack: Rack) -> bool:
    return len(set(rack)) > len(set(numbers(rack)))


def even_only_or_odd_only(rack: Rack) -> bool:
    return len({number % 2 for number in numbers(rack)}) == 1


def consecutive(rack: Rack) -> bool:
    low, middle, high = numbers(rack)
    return low + 2 == middle + 1 == high


def _colours(tiles: Sequence[Tile]) -> list[Colour]:
    return [tile.colour for tile in tiles]


def colours_seen(tiles: Sequence[Tile]) -> int:
    return len(set(_colours(tiles)))


def colours_seen_three_times(tiles: Sequence[Tile]) -> int:
    colours = _colours(tiles)
    return sum([colours.count(colour) >= 3 for colour in set(colours)])


def numbers_not_seen(tiles: Sequence[Tile]) -> int:
    return 7 - len({tile.number for tile in tiles})


def rare_seen(tiles: Sequence[Tile]) -> int:
    return sum([tiles.count(tile) for tile in RARE])


def of(is_meant: Is) -> frozenset[Tile]:
    return frozenset(filter(is_meant, Tile))


def colour(which: Colour) -> frozenset[Tile]:
    return of(lambda tile: tile.colour is which)


def just(tile: Tile) -> frozenset[Tile]:
    return frozenset({tile})


THREES = of(lambda tile: tile.number == 3)
OTHER_SEVENS = of(lambda tile: tile.number == 7 and tile is not Tile.BLUE_7)

REPLIES: dict[int, Callable[[Sequence[Rack]], Reply]] = {
    1: how_many_racks(lambda rack: sum(numbers(rack)) >= 18),
    2: how_many_racks(lambda rack: sum(numbers(rack)) <= 12),
    3: how_many_racks(one_number_in_two_colours),
    4: how_many_racks(lambda rack: colours_seen(rack) == 3),
    5: how_many_racks(even_only_or_odd_only),
    6: how_many_racks(lambda rack: len(set(rack)) < 3),
    7: how_many_racks(consecutive),
    8: how_many(colours_seen),
    9: how_many(colours_seen_three_times),
    10: how_many(numbers_not_seen),
    11: how_many(rare_seen),
    12: more(THREES, just(Tile.PINK_6)),
    13: more(just(Tile.GREEN_6), just(Tile.YELLOW_7)),
    14: more(just(Tile.YELLOW_2), just(Tile.YELLOW_7)),
    15: more(just(Tile.PINK_6), just(Tile.GREEN_6)),
    16: more(just(Tile.BLUE_7), OTHER_SEVENS),
    17: more(colour(Colour.BROWN), colour(Colour.BLUE)),
    18: more(colour(Colour.RED), colour(Colour.PINK)),
    19: more(colour(Colour.GREEN), colour(Colour.BLUE)),
    20: more(colour(Colour.YELLOW), colour(Colour.PINK)),
    21: more(colour(Colour.BLACK), colour(Colour.BROWN)),
    22: more(colour(Colour.BLACK), colour(Colour.RED)),
    23: more(colour(Colour.GREEN), colour(Colour.YELLOW)),
}
