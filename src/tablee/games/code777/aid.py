"""What the pad shows by itself, as far as the host's dial lets it: from what the seat may know, and exact."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from tablee.games.code777 import belief as beliefs
from tablee.games.code777.aid_types import Aid, Copies, Proof, TileOdds, TripleOdds
from tablee.games.code777.belief import EVERY, Racks
from tablee.games.code777.clues import Clues, Heard, on_latest
from tablee.games.code777.facts import Fact
from tablee.games.code777.views import Asking, Noting, Reshuffling, View
from tablee.games.code777.vocabulary import COPIES, RACK, Dial, Tile

LISTED = 12
"""Triples that are named with their odds; the rest are unlikely, or it is too early to look at any."""


def _with(tile: Tile, copies: int) -> Racks:
    return sum([1 << at for at, rack in enumerate(EVERY) if rack.count(tile) >= copies])


WITH: dict[tuple[Tile, int], Racks] = {
    (tile, copies): _with(tile, copies) for tile in Tile for copies in range(1, RACK + 1)
}
"""Racks with at least so many of a kind."""


def aid(seen: View, told: Sequence[Fact], dial: str) -> Aid | None:
    """Nothing for a spectator, before the deal and after the end."""
    if dial in (Dial.OFF, Dial.MARKS) or not isinstance(seen, Asking | Noting | Reshuffling) or seen.me is None:
        return None
    return on_latest(told, seen.me, partial(_aid, Dial(dial)))


def _aid(dial: Dial, known: Clues) -> Aid:
    in_sight = in_sight_of(known)
    if dial is Dial.SEEN:
        return Aid(Dial.SEEN, _counted(in_sight), 0, 0, (), (), (), (), ())
    return _deduced(in_sight, known, dial)


def in_sight_of(known: Clues) -> Counter[Tile]:
    """What I saw when my rack came and what I came to see since: as if it were crossed out with a pencil."""
    reach = {tile: max(beliefs.feasible(known, tile)) for tile in Tile}
    return Counter({tile: COPIES[tile] - reach[tile] for tile in Tile})


def _deduced(in_sight: Counter[Tile], known: Clues, dial: Dial) -> Aid:
    drawable, left = beliefs.drawable(known), beliefs.possible(known)
    believed = beliefs.weighed(left, known)
    with_odds = dial is Dial.ODDS
    return Aid(
        dial,
        _counted(in_sight),
        len(believed.racks),
        len(believed.triples),
        tuple(Copies(tile, most(left, tile)) for tile in Tile),
        tuple(Copies(tile, copies) for tile in Tile if (copies := least(left, tile))),
        tuple(_proofs(in_sight, known, drawable, left)),
        tuple(_likely(believed)) if with_odds else (),
        tuple(_tile_odds(believed)) if with_odds else (),
    )


def _counted(tiles: Counter[Tile]) -> tuple[Copies, ...]:
    return tuple(Copies(tile, tiles[tile]) for tile in Tile if tiles[tile])


def most(racks: Racks, tile: Tile) -> int:
    return max([copies for copies in range(1, RACK + 1) if racks & WITH[tile, copies]], default=0)


def least(racks: Racks, tile: Tile) -> int:
    return max([copies for copies in range(1, RACK + 1) if not racks & ~WITH[tile, copies]], default=0)


def _proofs(in_sight: Counter[Tile], known: Clues, drawable: Racks, left: Racks) -> Iterator[Proof]:
    """Why fewer of a kind are possible than lie out of sight."""
    telling = beliefs.telling(known)
    for tile in Tile:
        limit = most(left, tile)
        if limit < min(RACK, COPIES[tile] - in_sight[tile]):
            yield Proof(tile, limit + 1, proof(telling, drawable & WITH[tile, limit + 1]))


def proof(answers: Sequence[Heard], doubtful: Racks) -> tuple[int, ...]:
    """Answers that together leave none of these racks, none of which could be spared; by their number, earliest first.

    The answer that rules out most goes first, until all are ruled out; then each that the others make needless goes.
    """
    chosen: list[tuple[int, Racks]] = []
    excluded = {heard.at: doubtful & ~beliefs.fitting(heard) for heard in answers}
    open_still = doubtful
    while open_still:
        at = max(excluded, key=lambda number: (excluded[number] & open_still).bit_count())
        chosen.append((at, excluded[at]))
        open_still &= ~excluded[at]
    for answer in tuple(chosen):
        others = [racks for number, racks in chosen if number != answer[0]]
        if not doubtful & ~_together(others):
            chosen.remove(answer)
    return tuple(sorted(at for at, _ in chosen))


def _together(sets: Sequence[Racks]) -> Racks:
    union = 0
    for racks in sets:
        union |= racks
    return union


def _likely(believed: beliefs.Belief) -> Iterator[TripleOdds]:
    for numbers, odds in list(believed.triples.items())[:LISTED]:
        yield TripleOdds(numbers, round(1000 * odds))


def _tile_odds(believed: beliefs.Belief) -> Iterator[TileOdds]:
    for tile in Tile:
        for copies in range(1, RACK + 1):
            odds = sum([share for at, share in believed.racks.items() if EVERY[at].count(tile) >= copies])
            if odds:
                yield TileOdds(tile, copies, round(1000 * odds))
