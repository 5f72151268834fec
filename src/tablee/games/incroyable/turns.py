"""From turn to turn: who asks, which kind of turn it is, and when the race is over. [INC-05, INC-14, INC-15, INC-22]"""

from collections.abc import Sequence

from tablee.games.incroyable.phases import Asked, Estimating, Naming, Pile, Race, Won
from tablee.games.incroyable.track import BOARDS, Walk, after, from_questioner, is_spiral, symbol_of
from tablee.kernel.game import Result
from tablee.kernel.seats import Seat


def begin(race: Race, pile: Pile, last: Asked | None, decision: int) -> Estimating | Naming:
    """The questioner's square says which question is read; on a spiral it is a risk turn."""
    square = race.pawns[race.questioner]
    if is_spiral(square):
        _, *others = from_questioner(race.questioner, len(race.pawns))
        return Naming(race, pile, last, 0, tuple(others), decision)
    return Estimating(race, pile, last, symbol_of(square), (None,) * len(race.pawns), decision)


def moved(race: Race, walked: Sequence[Walk]) -> Race:
    return Race(race.board, after(race.pawns, walked), race.questioner, race.turn)


def is_over(race: Race) -> bool:
    return max(race.pawns) >= BOARDS[race.board].finish


def next_turn(race: Race, pile: Pile, last: Asked, decision: int) -> Estimating | Naming | Won:
    """The next one clockwise, with the next card, unless a pawn has reached the finish."""
    if is_over(race):
        return Won(race, pile, last)
    questioner = Seat((race.questioner + 1) % len(race.pawns))
    return begin(Race(race.board, race.pawns, questioner, race.turn + 1), pile, last, decision)


def result_of(race: Race, why: str) -> Result:
    """Places by how far the pawns are; equally far is a shared place."""
    places = tuple([1 + sum(other > pawn for other in race.pawns) for pawn in race.pawns])
    return Result(places, race.pawns, why)
