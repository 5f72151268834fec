"""The phases of « Incognito », in the order of a game: what the state is while each of them lasts.

Preparing → (Reshuffling →) Drawing → Gathering → Voting → (Filling →) the next round … and Won ends it.
"""

from tablee.games.incognito.slate.slate import Slate, Strokes
from tablee.kernel.cards.pack import Pack
from tablee.kernel.seats import Seat
from tablee.kernel.stroke import Stroke
from tablee.kernel.structs import Value
from tablee.kernel.text import Text


class Match(Value, frozen=True):
    """What lies open before everybody. It is part of every view: nothing secret may be added here."""

    round: int
    """From 0."""
    scores: tuple[int, ...]
    countdown: int
    """Seconds."""
    blanked: tuple[tuple[Seat, ...], ...] = ()
    """By round, of those that are over: whose drawings the host took away."""


class Pile(Value, frozen=True):
    left: tuple[int, ...]  # SECRET: numbers of cards, top first
    discards: tuple[int, ...]


class Box(Value, frozen=True):
    """The cards. The number of a card is in no view: it tells all to whoever has the file."""

    pack: Pack  # SECRET: `parts_seen` says what is known of it
    words: Pile
    places: Pile


class Deal(Value, frozen=True):
    """The cards of a round."""

    words: tuple[int, ...]  # SECRET: six; words[s] is known to seat s alone, and those beyond the seats to nobody
    places: tuple[int, ...]
    """By seat, known to all. [ICG-02]"""


class Picture(Value, frozen=True):
    """A slate once it is shown."""

    strokes: Strokes
    description: Text | None
    loop: Stroke | None  # SECRET from all others until the votes are turned up
    blank: bool = False
    """Whether the host took it away."""


class Exhibit(Value, frozen=True):
    """A round that is over, all of it known to everybody."""

    places: tuple[int, ...]
    words: tuple[int, ...]
    """Cards, as they lay at 1 to 6."""
    numbers: tuple[int, ...]
    """By seat: that of its word."""
    pictures: tuple[Picture, ...]
    votes: tuple[tuple[int | None, ...], ...]
    """votes[s][t]: the number that seat s laid before the slate of t; none before its own."""


class Preparing(Value, frozen=True, tag="preparing"):
    """The cards are shuffled."""

    players: int
    countdown: int
    pack: Pack
    orders: tuple[tuple[int, ...], ...]  # SECRET: of the pack, as chance has shuffled it so far


class Reshuffling(Value, frozen=True, tag="reshuffling"):
    """A pile has too few cards for the next round. [ICG-10]"""

    match: Match
    box: Box
    gallery: tuple[Exhibit, ...]


class Drawing(Value, frozen=True, tag="drawing"):
    """Everyone draws, and nobody sees another's slate. [ICG-03]"""

    match: Match
    box: Box
    deal: Deal
    slates: tuple[Slate, ...]  # SECRET: slates[s] is known to seat s alone, and nothing of it to anybody else
    down: tuple[bool, ...]
    """Whose slate lies face down."""
    gallery: tuple[Exhibit, ...]


class Gathering(Value, frozen=True, tag="gathering"):
    """The six words are shuffled. [ICG-05]"""

    drawing: Drawing


class Voting(Value, frozen=True, tag="voting"):
    """All slates are shown, and votes lie face down before them. [ICG-06]"""

    match: Match
    box: Box
    deal: Deal
    words: tuple[int, ...]
    """The six cards of the deal as they lie at 1 to 6."""
    pictures: tuple[Picture, ...]
    votes: tuple[tuple[int | None, ...], ...]  # SECRET: votes[s] is known to seat s alone, and where they lie to all
    done: tuple[bool, ...]
    gallery: tuple[Exhibit, ...]


class Filling(Value, frozen=True, tag="filling"):
    """Time is up: what this seat has not laid is drawn from its unused cards. [ICG-07]"""

    voting: Voting
    seat: Seat


class Won(Value, frozen=True, tag="won"):
    match: Match
    box: Box
    gallery: tuple[Exhibit, ...]


State = Preparing | Reshuffling | Drawing | Gathering | Voting | Filling | Won
