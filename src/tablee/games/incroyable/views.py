"""What a seat may know, phase by phase; `me` is None for a spectator and for the shared screen.

A view is built field by field. A field that is added to a phase stays hidden until it is named here.
"""

from collections.abc import Callable, Iterable
from typing import Any

from tablee.games.incroyable import phases
from tablee.games.incroyable.cards import question_on
from tablee.games.incroyable.phases import Asked, Pile, Race, State, asked
from tablee.games.incroyable.track import from_questioner
from tablee.games.incroyable.vocabulary import BoardName, Kind, Sign, Symbol, worth
from tablee.kernel.cards.parts import Part
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.structs import Value


class OpenQuestion(Value, frozen=True):
    """As it is read out; the answer is on the back."""

    symbol: Symbol
    text: str
    kind: Kind
    unit: str


class AnsweredQuestion(Value, frozen=True):
    """One whose answer was read, with its little story."""

    symbol: Symbol
    text: str
    kind: Kind
    unit: str
    answer: int
    comment: str


class Preparing(Value, frozen=True, tag="preparing"):
    me: Viewer
    players: int
    board: BoardName
    first: Seat | None


class Estimating(Value, frozen=True, tag="estimating"):
    me: Viewer
    race: Race
    last: AnsweredQuestion | None
    question: OpenQuestion
    own: int | None
    """My estimate, once it is handed in."""
    ready: tuple[bool, ...]
    decision: int


class Settling(Value, frozen=True, tag="settling"):
    me: Viewer
    race: Race
    last: AnsweredQuestion | None
    question: OpenQuestion
    estimates: tuple[int, ...]
    keeper: Seat
    """Whose equal estimate stays."""
    to_move: Seat
    decision: int


class Challenging(Value, frozen=True, tag="challenging"):
    me: Viewer
    race: Race
    last: AnsweredQuestion | None
    question: OpenQuestion
    estimates: tuple[int, ...]
    worth: tuple[int, ...]
    """By seat: what a doubt of their estimate brings, if it is too high."""
    to_speak: tuple[Seat, ...]
    decision: int


class Naming(Value, frozen=True, tag="naming"):
    me: Viewer
    race: Race
    last: AnsweredQuestion | None
    question: OpenQuestion
    at: int
    still_in: tuple[Seat, ...]
    answer: int | None
    """The questioner's alone."""
    decision: int


class Choosing(Value, frozen=True, tag="choosing"):
    me: Viewer
    race: Race
    last: AnsweredQuestion | None
    question: OpenQuestion
    at: int
    still_in: tuple[Seat, ...]
    answer: int | None
    """The questioner's alone."""
    named: int
    own: Sign | None
    ready: tuple[bool, ...]
    decision: int


class Won(Value, frozen=True, tag="won"):
    me: Viewer
    race: Race
    last: AnsweredQuestion


View = Estimating | Settling | Challenging | Naming | Choosing | Won | Preparing


def view(state: State, me: Viewer) -> View:
    return BUILDERS[type(state)](state, me)


def preparing(state: phases.Preparing, me: Viewer) -> Preparing:
    return Preparing(me, state.players, state.board, state.first)


def estimating(state: phases.Estimating, me: Viewer) -> Estimating:
    own = None if me is None else state.estimates[me]
    ready = tuple([one is not None for one in state.estimates])
    return Estimating(me, state.race, _last(state), _open(state), own, ready, state.decision)


def settling(state: phases.Settling, me: Viewer) -> Settling:
    estimates, to_move = state.estimates, state.to_move
    order = from_questioner(state.race.questioner, len(estimates))
    keeper = next(seat for seat in order if estimates[seat] == estimates[to_move])  # [INC-07]
    return Settling(me, state.race, _last(state), _open(state), estimates, keeper, to_move, state.decision)


def challenging(state: phases.Challenging, me: Viewer) -> Challenging:
    estimates = state.estimates
    return Challenging(
        me, state.race, _last(state), _open(state), estimates, worth(estimates), state.to_speak, state.decision
    )


def naming(state: phases.Naming, me: Viewer) -> Naming:
    return Naming(
        me, state.race, _last(state), _open(state), state.at, state.still_in, _answer(state, me), state.decision
    )


def choosing(state: phases.Choosing, me: Viewer) -> Choosing:
    return Choosing(
        me,
        state.race,
        _last(state),
        _open(state),
        state.at,
        state.still_in,
        _answer(state, me),
        state.named,
        None if me is None else state.signs[me],
        tuple([sign is not None for sign in state.signs]),
        state.decision,
    )


def won(state: phases.Won, me: Viewer) -> Won:
    return Won(me, state.race, answered(state.pile, state.last))


BUILDERS: dict[type, Callable[[Any, Viewer], View]] = {
    phases.Estimating: estimating,
    phases.Settling: settling,
    phases.Challenging: challenging,
    phases.Naming: naming,
    phases.Choosing: choosing,
    phases.Won: won,
    phases.Preparing: preparing,
}


def answered(pile: Pile, at: Asked) -> AnsweredQuestion:
    of = question_on(pile.pack, at.card, at.symbol)
    return AnsweredQuestion(at.symbol, of.text, of.kind, of.unit, of.answer, of.comment)


def open_question(pile: Pile, at: Asked) -> OpenQuestion:
    of = question_on(pile.pack, at.card, at.symbol)
    return OpenQuestion(at.symbol, of.text, of.kind, of.unit)


def _last(state: phases.Turn) -> AnsweredQuestion | None:
    return None if state.last is None else answered(state.pile, state.last)


def _open(state: phases.Turn) -> OpenQuestion:
    return open_question(state.pile, asked(state))


def _answer(state: phases.Naming | phases.Choosing, me: Viewer) -> int | None:
    """In a risk turn the questioner looks at the answer of this question. [INC-16]"""
    if me != state.race.questioner:
        return None
    at = asked(state)
    return question_on(state.pile.pack, at.card, at.symbol).answer


OPEN = ("text", "kind", "unit")
READ = (*OPEN, "answer", "comment")


def parts_seen(state: State, me: Viewer) -> Iterable[Part]:
    if isinstance(state, phases.Preparing):
        return
    if state.last is not None:
        yield from _parts(state.last, READ)
    if isinstance(state, phases.Won):
        return
    yield from _parts(asked(state), OPEN)
    if isinstance(state, phases.Naming | phases.Choosing) and me == state.race.questioner:
        yield from _parts(asked(state), ("answer",))


def _parts(at: Asked, fields: Iterable[str]) -> Iterable[Part]:
    return [(at.card, at.symbol.value, field) for field in fields]
