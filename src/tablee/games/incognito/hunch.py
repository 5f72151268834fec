"""What a bot has besides its view: a hand for the round that it draws, and for its votes what the words look like.

A person knows what a boot looks like. A bot gets an outline of each word that lies face up: another drawing of it than
the one that bots draw and people stamp, and of no other word than everybody can read.
"""

from tablee.games.incognito import views
from tablee.games.incognito.phases import Drawing, State, Voting
from tablee.games.incognito.slate.slate import Strokes
from tablee.kernel.cards.pack import FRENCH
from tablee.kernel.game import Level
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


class Hand(Value, frozen=True):
    luck: float
    """From 0 up to 1: all that a bot draws in a round follows from it."""
    language: str = FRENCH
    """Of the cards, in which it says what it drew."""


class Eyes(Value, frozen=True):
    luck: float
    outlines: tuple[Strokes, ...]
    """Of the words at 1 to 6; empty where a pack has none."""


def occasion(state: State, seat: Seat) -> int | None:
    """One for what is drawn in each round, and one for its votes."""
    if isinstance(state, Drawing):
        return 2 * state.match.round
    return 2 * state.match.round + 1 if isinstance(state, Voting) else None


def hunch(state: State, seat: Seat, level: Level, number: float) -> Hand | Eyes:
    if isinstance(state, Drawing):
        return Hand(number, state.box.pack.language)
    assert isinstance(state, Voting), "there is no occasion"
    return Eyes(number, tuple([views.word_card(state.box, card).outline for card in state.words]))
