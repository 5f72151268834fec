"""How a seat can be helped with its pad: closed structs, sent to that seat alone and kept nowhere."""

from tablee.games.code777.vocabulary import Dial, Tile, Triple
from tablee.kernel.structs import Value


class Copies(Value, frozen=True):
    """So many tiles of a kind."""

    tile: Tile
    copies: int


class Proof(Value, frozen=True):
    """Why my rack cannot have this tile, or so many of it."""

    tile: Tile
    copies: int
    """So many or more are impossible."""
    answers: tuple[int, ...]
    """The answers that prove it together, by their number among all questions of the game, from 1."""


class TripleOdds(Value, frozen=True):
    numbers: Triple
    odds: int
    """In thousandths."""


class TileOdds(Value, frozen=True):
    """How likely it is that I have at least so many of a kind."""

    tile: Tile
    copies: int
    odds: int
    """In thousandths."""


class Aid(Value, frozen=True, tag="aid"):
    """What the dial lets this seat be shown. Each part is empty below the dial that brings it."""

    dial: Dial
    seen: tuple[Copies, ...]
    """From `seen` on: what I see, or have seen since my rack came, so that it cannot be mine."""
    racks: int
    triples: int
    """From `possible` on: how many racks, and how many triples of numbers, are left; 0 below it."""
    most: tuple[Copies, ...]
    """From `possible` on: for every kind, how many of it I can have at most."""
    least: tuple[Copies, ...]
    """From `possible` on: kinds that I surely have, and how many of each."""
    proofs: tuple[Proof, ...]
    """From `possible` on: one for each kind of which I could have more if nobody had said anything."""
    likely: tuple[TripleOdds, ...]
    """With `odds`: the likeliest triples, likeliest first."""
    tiles: tuple[TileOdds, ...]
    """With `odds`."""
