"""The heads of one game while it is played, with no file: a table shows them, and a recorder writes them down."""

from typing import Any

from tablee.fairness import hashing
from tablee.fairness.record_lines import Closing, HunchNumber, SeatChange
from tablee.fairness.seal import Seal
from tablee.kernel.cards.pack import ShownCard
from tablee.kernel.codec import canonical
from tablee.kernel.entries import Entry
from tablee.kernel.game import Result
from tablee.kernel.structs import Hash


class Chain:
    """Entries, seat changes, hunches and cards are numbered together, from 1, and the closing is the last of them."""

    def __init__(self, seal: Seal) -> None:
        self._seal = seal
        self._number = 0
        self._head = seal.start

    @property
    def head(self) -> str:
        """What is shown to the players at the start, after each round and at the end; never with every entry."""
        return self._head.hex()

    def add(self, entry: Entry[Any]) -> bytes:
        """Its canonical spelling, which a record takes over as it is."""
        body = canonical(entry)
        self._link(body)
        return body

    def digest(self, entry: Entry[Any]) -> Hash:
        """All that would be left of it, were it the next one and erased."""
        return self._seal.digest(self._number + 1, canonical(entry)).hex()

    def erase(self, digest: Hash) -> None:
        """The next one was taken out."""
        self._follow(bytes.fromhex(digest))

    def change(self, change: SeatChange) -> None:
        self._link(canonical(change))

    def hunch(self, drawn: HunchNumber) -> None:
        self._link(canonical(drawn))

    def show(self, card: ShownCard) -> None:
        """What people saw of a card. All of them come last, before the closing."""
        self._link(canonical(card))

    def close(self, result: Result | None) -> Closing:
        """Reveals the secret: only once nothing that it hides matters any more. No result: the game was given up."""
        closing = Closing(result, self._seal.secret.hex())
        self._link(canonical(closing))
        return closing

    def _link(self, body: bytes) -> None:
        self._follow(self._seal.digest(self._number + 1, body))

    def _follow(self, digest: bytes) -> None:
        self._number += 1
        self._head = hashing.link(self._head, digest)
