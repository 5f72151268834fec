"""What can be perceived in Murmure, how long it takes to show, and what is remembered of it."""

from collections.abc import Sequence

from tablee.kernel.ending.honours import GoodCompany, Honours, bestowed
from tablee.kernel.seats import Seat
from tablee.kernel.show import Show
from tablee.kernel.structs import Value
from tablee.kernel.text import Text
from tests.kernel.murmure_cards import PACK


class Dealt(Value, frozen=True, tag="dealt"):
    own: int | None
    clue: str = PACK.cards[0].clue


class Ready(Value, frozen=True, tag="ready"):
    seat: Seat


class Shouted(Value, frozen=True, tag="shouted"):
    seat: Seat
    word: Text


class Heard(Value, frozen=True, tag="heard"):
    verdict: str


class Revealed(Value, frozen=True, tag="revealed"):
    tiles: tuple[int, ...]
    guesses: tuple[int, ...]


class Blanked(Value, frozen=True, tag="blanked"):
    """By the host."""

    seat: Seat


Fact = Dealt | Ready | Shouted | Heard | Revealed | Blanked


class Nearest(Value, frozen=True, tag="nearest"):
    """Guessed this, and the tiles made that."""

    seat: Seat
    guess: int
    total: int


Award = Nearest | GoodCompany


def honours(told: Sequence[Fact], players: int) -> Honours:
    revealed = next(fact for fact in told if isinstance(fact, Revealed))
    total = sum(revealed.tiles)
    nearest = min(enumerate(revealed.guesses), key=lambda guess: abs(guess[1] - total))
    return bestowed(players, (Nearest(Seat(nearest[0]), nearest[1], total),), ())


SHOWS: dict[type[Fact], Show] = {
    Dealt: Show(look=400),
    Shouted: Show(steps=(300,), look=500),
    Heard: Show(look=300),
    Revealed: Show(steps=(200,), each=(200, 100), of="tiles", then=(400,), look=1000),
}
