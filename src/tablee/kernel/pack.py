"""The pack: all the cards of a game that has cards, as one value."""

from hashlib import sha256

import msgspec

from tablee.kernel.structs import Value

_canonical = msgspec.json.Encoder(order="sorted").encode


class Pack:
    """It stands whole in a state and encodes as its hash: logs and records stay small, and unplayed cards unseen.

    A plain class, since msgspec would spell out a struct. It never changes, and is equal to another of the same hash.
    """

    __slots__ = ("cards", "hash")

    def __init__(self, cards: tuple[Value, ...]) -> None:
        """The hash is over the hashes of the cards, so that a record can show one card and prove that it was there."""
        self.cards = cards
        self.hash = sha256(b"".join(map(card_hash, cards))).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and other.hash == self.hash

    def __hash__(self) -> int:
        return hash(self.hash)

    def __repr__(self) -> str:
        return f"Pack({self.hash[:8]}…, {len(self.cards)} cards)"


def card_hash(card: Value) -> bytes:
    return sha256(_canonical(card)).digest()
