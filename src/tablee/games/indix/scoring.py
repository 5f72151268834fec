"""Points and pawns: 20 a card, shared by whoever finds it and the reader. [IDX-11, IDX-12, IDX-14, IDX-15, IDX-18]"""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.games.indix.phases import LastCard, Race
from tablee.games.indix.vocabulary import FEWEST_FOR_TOKENS, FINISH, FREE_PRIZE, POINTS, SUNS, Ending
from tablee.kernel.game import Result
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


class Walk(Value, frozen=True):
    """How one pawn moved, by a square at least."""

    seat: Seat
    start: int
    steps: int

    @property
    def end(self) -> int:
        return self.start + self.steps


def points_of(race: Race, over: LastCard) -> list[tuple[Seat, int]]:
    """Whoever found it first, then the reader."""
    if over.finder is None:
        return [(race.reader, POINTS)]  # [IDX-15]
    if over.called:
        return [(over.finder, FREE_PRIZE)]  # [IDX-11]
    return [(over.finder, POINTS - over.clues), (race.reader, over.clues)]  # [IDX-14]


def walks_of(race: Race, over: LastCard) -> tuple[Walk, ...]:
    return tuple([Walk(seat, race.pawns[seat], points) for seat, points in points_of(race, over) if points])


def on_suns(race: Race, walked: Sequence[Walk]) -> tuple[Seat, ...]:
    """Who gets a spent token back: whose pawn has landed on a sun. [IDX-12]"""
    if len(race.pawns) < FEWEST_FOR_TOKENS:
        return ()
    return tuple([one.seat for one in walked if one.end in SUNS[race.board] and not race.tokens[one.seat]])


def moved(race: Race, over: LastCard) -> Race:
    """After the scoring; the reader stays, for now."""
    walked = walks_of(race, over)
    pawns, tokens = list(race.pawns), list(race.tokens)
    for one in walked:
        pawns[one.seat] = one.end
    for seat in on_suns(race, walked):
        tokens[seat] = True
    return replace(race, pawns=tuple(pawns), tokens=tuple(tokens))


def is_over(race: Race) -> bool:
    return max(race.pawns) >= FINISH[race.board]


def result_of(race: Race) -> Result:
    """Places by how far the pawns are; equally far is a shared place. [IDX-18]"""
    places = tuple([1 + sum(other > pawn for other in race.pawns) for pawn in race.pawns])
    return Result(places, race.pawns, Ending.FINISH)
