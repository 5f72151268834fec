"""The phases of « Incroyable ! », in the order of a game: what the state is while each of them lasts.

Preparing → Estimating → (Settling →) Challenging ─┐
        ↖ or, on a spiral: Naming ⇄ Choosing ──────┴→ the next turn … and Won ends it.
"""

from tablee.games.incroyable.vocabulary import SYMBOLS, BoardName, Sign, Symbol
from tablee.kernel.cards.pack import Pack
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


class Race(Value, frozen=True):
    """What lies open before everybody. It is part of every view: nothing secret may be added here."""

    board: BoardName
    pawns: tuple[int, ...]
    """By seat: squares from the start, counted on beyond the finish."""
    questioner: Seat
    turn: int
    """From 0."""


class Pile(Value, frozen=True):
    """The cards. A used one goes to the back, so they come round in the same order again. [INC-24]"""

    pack: Pack  # SECRET: what stands on the back of a card, until it is read; `parts_seen` says what is known of it
    order: tuple[int, ...]  # SECRET: numbers of cards; order[n] comes up in turn n, and is known from then on


class Asked(Value, frozen=True):
    """Which question of which card. The number of a card is in no view: it tells all to whoever has the file."""

    card: int
    symbol: Symbol


class Preparing(Value, frozen=True, tag="preparing"):
    """The cards are shuffled; then the lot says who begins, unless the host did. [INC-05]"""

    players: int
    board: BoardName
    first: Seat | None
    pack: Pack
    orders: tuple[tuple[int, ...], ...]  # SECRET: of the pack, as chance has shuffled it so far


class Estimating(Value, frozen=True, tag="estimating"):
    """Everyone sets an estimate in secret. [INC-06]"""

    race: Race
    pile: Pile
    last: Asked | None
    """The question before this one, whose answer was read; none in the first turn."""
    symbol: Symbol
    estimates: tuple[int | None, ...]  # SECRET: estimates[s] is known to seat s alone, that there is one to all
    decision: int


class Settling(Value, frozen=True, tag="settling"):
    """Equal estimates are settled, one seat after the other. [INC-07]"""

    race: Race
    pile: Pile
    last: Asked | None
    symbol: Symbol
    estimates: tuple[int, ...]
    to_move: Seat
    decision: int


class Challenging(Value, frozen=True, tag="challenging"):
    """From the second-highest estimate down, then whoever is lowest. [INC-08 to INC-10]"""

    race: Race
    pile: Pile
    last: Asked | None
    symbol: Symbol
    estimates: tuple[int, ...]
    to_speak: tuple[Seat, ...]
    """The first one speaks now; the last one is the lowest, who cannot pass."""
    decision: int


class Naming(Value, frozen=True, tag="naming"):
    """A risk turn: the questioner has seen the answer and names a number. [INC-15, INC-16]"""

    race: Race
    pile: Pile
    last: Asked | None
    at: int
    """Which of the five questions, from 0."""
    still_in: tuple[Seat, ...]
    decision: int


class Choosing(Value, frozen=True, tag="choosing"):
    """Those still in choose + or - in secret. [INC-16]"""

    race: Race
    pile: Pile
    last: Asked | None
    at: int
    still_in: tuple[Seat, ...]
    named: int
    signs: tuple[Sign | None, ...]  # SECRET: by seat; each is known to its seat alone, that there is one to all
    decision: int


class Won(Value, frozen=True, tag="won"):
    race: Race
    pile: Pile
    last: Asked


Turn = Estimating | Settling | Challenging | Naming | Choosing
"""While some question stands."""
State = Turn | Won | Preparing


def asked(state: Turn) -> Asked:
    """The question that stands: each turn has a card of its own, a risk turn all of its questions."""
    order = state.pile.order
    symbol = SYMBOLS[state.at] if isinstance(state, Naming | Choosing) else state.symbol
    return Asked(order[state.race.turn % len(order)], symbol)
