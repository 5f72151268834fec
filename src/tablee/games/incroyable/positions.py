"""Positions: a table of « Incroyable ! » in the middle of a game, set out by hand. For puzzles, studies and tests.

Cards are meant by their number in the pack. What is not named lies in the pile: in the order of the pack, or shuffled
by `rng`. What cannot lie like this is Malformed, and says why. Every other phase is a move or two away from these.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.games.incroyable import GAME
from tablee.games.incroyable.challenging import speaking_order
from tablee.games.incroyable.phases import Asked, Challenging, Estimating, Naming, Pile, Race
from tablee.games.incroyable.track import BOARDS, from_questioner, is_spiral, symbol_of
from tablee.games.incroyable.vocabulary import HIGHEST, STAKES, SYMBOLS, BoardName, Symbol
from tablee.kernel.box import out_of, rest
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Rng
from tablee.kernel.playout import check_pack, check_players
from tablee.kernel.refusals import Malformed
from tablee.kernel.seats import existing


class Laid(NamedTuple):
    """What every phase has: pawns, pile, and the question before, if there was one."""

    race: Race
    pile: Pile
    last: Asked | None

    @property
    def square(self) -> int:
        """Of the questioner's pawn."""
        return self.race.pawns[self.race.questioner]


def estimating(
    pack: Pack,
    pawns: Sequence[int],
    *,
    estimates: Sequence[int | None] = (),
    questioner: int = 0,
    card: int = 0,
    before: Sequence[int] = (),
    last: str = Symbol.PROFESSEUR,
    board: str = BoardName.LONG,
    rng: Rng | None = None,
) -> Estimating:
    """A question was read, and estimates are being set. `pawns` are squares, by seat.

    `estimates` are by seat too, None for whoever is awaited. `card` holds the question of this turn; which one of its
    five, the questioner's square says. `before` are the cards of the turns before, in turn, and `last` is the symbol of
    the last question then; without any, nothing is known of how the pawns came to where they are.
    """
    laid = _laid(pack, pawns, questioner, (*before, card), last, board, rng)
    set_so_far = tuple(estimates) or (None,) * len(laid.race.pawns)
    _check_count(set_so_far, len(laid.race.pawns))
    _check_numbers([one for one in set_so_far if one is not None])
    if None not in set_so_far:
        raise Malformed("all have set an estimate: they are shown, and nobody is awaited")
    return Estimating(laid.race, laid.pile, laid.last, _symbol(laid), set_so_far, decision=0)


def challenging(
    pack: Pack,
    pawns: Sequence[int],
    estimates: Sequence[int],
    *,
    passed: int = 0,
    questioner: int = 0,
    card: int = 0,
    before: Sequence[int] = (),
    last: str = Symbol.PROFESSEUR,
    board: str = BoardName.LONG,
    rng: Rng | None = None,
) -> Challenging:
    """Estimates are shown and settled, and so many have `passed`, from the second highest down.

    After a raise only the lowest is still to speak: all but two have passed then. For the rest see `estimating`.
    """
    laid = _laid(pack, pawns, questioner, (*before, card), last, board, rng)
    _check_count(estimates, len(laid.race.pawns))
    _check_numbers(estimates)
    if len({*estimates}) < len(estimates):
        raise Malformed(f"of {_listed(estimates)} some are equal; these are settled first")  # [INC-07]
    to_speak = speaking_order(estimates)
    if type(passed) is not int or not 0 <= passed < len(to_speak):
        raise Malformed(
            f"{passed!r} have passed; of {len(estimates)} the highest does not speak, the lowest cannot pass"
        )
    return Challenging(
        laid.race, laid.pile, laid.last, _symbol(laid), tuple(estimates), to_speak[passed:], decision=passed
    )


def naming(
    pack: Pack,
    pawns: Sequence[int],
    *,
    stake: int = STAKES[0],
    out: Sequence[int] = (),
    questioner: int = 0,
    card: int = 0,
    before: Sequence[int] = (),
    last: str = Symbol.PROFESSEUR,
    board: str = BoardName.LONG,
    rng: Rng | None = None,
) -> Naming:
    """A risk turn: the questioner, whose pawn stands on a spiral, has looked at an answer and is to say a number.

    `stake` says which question it is, and `out` are the seats that were wrong before. For the rest see `estimating`.
    """
    laid = _laid(pack, pawns, questioner, (*before, card), last, board, rng)
    if not is_spiral(laid.square):
        raise Malformed(f"the questioner stands on {laid.square}, which is no spiral: a normal turn")
    if type(stake) is not int or stake not in STAKES:
        raise Malformed(f"{stake!r} is no stake; they are {_listed(STAKES)}")
    at = STAKES.index(stake)
    _, *others = from_questioner(laid.race.questioner, len(laid.race.pawns))
    fell = {existing(seat, len(laid.race.pawns)) for seat in out}
    still_in = tuple([seat for seat in others if seat not in fell])
    if not still_in or (fell and not at):
        raise Malformed(
            f"{len(fell)} of {len(others)} are out at {stake}; at {STAKES[0]} all are in, and one always is"
        )
    last_read = Asked(laid.pile.order[laid.race.turn], SYMBOLS[at - 1]) if at else laid.last
    return Naming(laid.race, laid.pile, last_read, at, still_in, decision=0)


def _laid(
    pack: Pack,
    pawns: Sequence[int],
    questioner: int,
    cards: Sequence[int],
    last: str,
    board: str,
    rng: Rng | None,
) -> Laid:
    check_players(GAME, len(pawns))
    check_pack(GAME, pack)
    (name,) = out_of(tuple(BoardName), [board], str)
    (symbol,) = out_of(SYMBOLS, [last], str)
    numbers = range(len(pack.cards))
    for square in pawns:
        _check_square(name, square)
    came = out_of(numbers, cards, _card)
    order = (*came, *rest(numbers, came, named=_card, rng=rng))
    turn = len(came) - 1
    race = Race(name, tuple(pawns), existing(questioner, len(pawns)), turn)
    return Laid(race, Pile(pack, order), Asked(came[-2], symbol) if turn else None)


def _check_square(board: BoardName, square: object) -> None:
    """No pawn ever rests on the bonus or on a danger. [INC-01]"""
    on = BOARDS[board]
    if type(square) is not int or not 0 <= square < on.finish:
        raise Malformed(f"a pawn stands on {square!r}; while a game goes on, squares are 0 to {on.finish - 1}")
    if square == on.bonus or on.danger(square):
        raise Malformed(f"no pawn rests on {square}, a {'bonus' if square == on.bonus else 'danger'} square")


def _check_count(estimates: Sequence[object], players: int) -> None:
    if len(estimates) != players:
        raise Malformed(f"{players} play, and there are {len(estimates)} estimates")


def _check_numbers(given: Sequence[object]) -> None:
    for number in given:
        if type(number) is not int or not 1 <= number <= HIGHEST:
            raise Malformed(f"{number!r} is no estimate; these are 1 to {HIGHEST}")


def _symbol(laid: Laid) -> Symbol:
    if is_spiral(laid.square):
        raise Malformed(f"the questioner stands on {laid.square}, a spiral: a risk turn, which begins with `naming`")
    return symbol_of(laid.square)


def _card(number: int) -> str:
    return f"card {number}"


def _listed(some: Sequence[object]) -> str:
    return ", ".join(map(str, some))
