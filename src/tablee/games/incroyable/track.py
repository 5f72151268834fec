"""The race track as data, and how a pawn goes along it. [INC-01, INC-19 to INC-21]"""

from collections.abc import Sequence

from tablee.games.incroyable.vocabulary import BONUS, DANGERS, FINISH, REMAINDERS, SPIRALS, BoardName, Symbol
from tablee.kernel.seats import Seat, clockwise, seats
from tablee.kernel.structs import Value

BY_REMAINDER = tuple(sorted(REMAINDERS, key=REMAINDERS.__getitem__))
ON_SPIRALS = frozenset(SPIRALS)


class Board(Value, frozen=True):
    finish: int
    bonus: int

    def danger(self, square: int) -> int:
        """0 where there is none. Beyond the finish there is nothing to fear."""
        return DANGERS.get(square, 0) if square < self.finish else 0


BOARDS = {name: Board(FINISH[name], BONUS[name]) for name in BoardName}


def is_spiral(square: int) -> bool:
    return square in ON_SPIRALS


def symbol_of(square: int) -> Symbol:
    return BY_REMAINDER[square % len(BY_REMAINDER)]


class Walk(Value, frozen=True):
    """How one pawn moved, square by square."""

    seat: Seat
    start: int
    steps: int
    bonus: int
    """Squares that the bonus square added: the pawn's rank in the race. [INC-19]"""
    back: int
    """Squares that a danger square took. [INC-21]"""

    @property
    def end(self) -> int:
        return self.start + self.steps + self.bonus - self.back

    @property
    def path(self) -> tuple[int, ...]:
        """Every square that it steps on, the last one where it rests."""
        farthest = self.end + self.back
        return (*range(self.start + 1, farthest + 1), *range(farthest - 1, self.end - 1, -1))


def walk(board: Board, pawns: Sequence[int], seat: Seat, steps: int) -> Walk:
    """Passing the bonus carries it on by its rank, counted after its own move; a danger acts on where it comes to rest.

    A pawn that goes back meets nothing more. [INC-21]
    """
    start = pawns[seat]
    landed = start + steps
    passed = start < board.bonus <= landed
    bonus = 1 + sum(pawn > landed for other, pawn in enumerate(pawns) if other != seat) if passed else 0
    return Walk(seat, start, steps, bonus, board.danger(landed + bonus))


def walks(name: BoardName, pawns: Sequence[int], questioner: Seat, points: Sequence[int]) -> tuple[Walk, ...]:
    """One pawn after the other, in turn order from the questioner. [INC-14, INC-20]"""
    standing, moved = list(pawns), []
    for seat in from_questioner(questioner, len(pawns)):
        if points[seat]:
            one = walk(BOARDS[name], standing, seat, points[seat])
            standing[seat] = one.end
            moved.append(one)
    return tuple(moved)


def after(pawns: Sequence[int], moved: Sequence[Walk]) -> tuple[int, ...]:
    ends = {one.seat: one.end for one in moved}
    return tuple([ends.get(Seat(seat), pawn) for seat, pawn in enumerate(pawns)])


def from_questioner(questioner: Seat, players: int) -> tuple[Seat, ...]:
    """Turn order: the questioner first, then clockwise."""
    *others, last = clockwise(seats(players), questioner)
    return (last, *others)
