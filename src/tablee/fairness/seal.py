"""The seal: everything that is fixed at the start of one game, the secret included."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import count
from typing import Self

from tablee.fairness import hashing, header, stream
from tablee.fairness.commitment import commitment, u64
from tablee.fairness.header import Header, SeatSeed, Seedless, format_of
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import ChanceAnswer, ChanceQuestion
from tablee.kernel.game import AnyGame, Measure, Question
from tablee.kernel.offers import Scalar
from tablee.kernel.playout import all_options
from tablee.kernel.refusals import Malformed
from tablee.kernel.seats import Seat


@dataclass(frozen=True)
class Seal:
    header: Header
    secret: bytes
    """SECRET until the game is over; then it is revealed, and everything can be checked."""
    pack: Pack | None = None
    """The cards themselves, of which the header has the hash."""

    @classmethod
    def of(
        cls,
        game: AnyGame,
        *,
        table: str,
        seats: Sequence[SeatSeed],
        secret: bytes,
        options: Mapping[str, Scalar] | None = None,
        pack: Pack | None = None,
        rules: int | None = None,
    ) -> Self:
        """A table publishes `commitment(…)` of the same terms first, then gathers the seeds, then seals.

        `rules` are those that it was sealed under, if not the game's rules of today.
        """
        by = game.rules_version if rules is None else rules
        settled = dict(all_options(game, options or {}))
        played = tuple(sorted(pack.played)) if pack else ()
        committed = commitment(
            table=table,
            game=game.name,
            rules=by,
            pack=pack.hash if pack else None,
            played=played,
            options=settled,
            secret=secret,
        )
        header = Header(
            format=format_of(game),
            table=table,
            game=game.name,
            rules=by,
            pack=pack.terms if pack else None,
            options=settled,
            commitment=committed.hex(),
            seats=tuple(seats),
            played=played,
        )
        return cls(header, secret, pack)

    @cached_property
    def start(self) -> bytes:
        """Also the first head of the chain."""
        return header.start(self.header)

    def answer(self, question: ChanceQuestion, number: int) -> ChanceAnswer:
        """What chance says to the game's question `number`; the first one is 0."""
        return stream.answer(question, stream.words(self.secret, self.start, number))

    def hunch_number(self, seat: Seat, occasion: int) -> int:
        """What a bot in this seat may happen to know on this occasion hangs on it; see `bots/hunches.py`."""
        return stream.hunch_number(self.secret, self.start, seat, occasion)

    def in_order(self) -> Callable[[Question], ChanceAnswer]:
        """Chance for a game that is played in one go: each call answers the next question."""
        numbers = count()

        def ask(question: Question) -> ChanceAnswer:
            assert not isinstance(question, Measure), "a typed answer is measured, not drawn"
            return self.answer(question, next(numbers))

        return ask

    def digest(self, number: int, body: bytes) -> bytes:
        """Of line `number` after the header, counted from 1; `body` is what it holds, in its canonical spelling."""
        return hashing.digest(hashing.salt(self.secret, self.start, number), body)


def simulated(
    game: AnyGame,
    players: int,
    seed: int,
    index: int,
    options: Mapping[str, Scalar] | None = None,
    pack: Pack | None = None,
) -> Seal:
    """Game `index` of a simulation. The same seed gives the same chance everywhere and for ever, and is no secret."""
    if type(seed) is not int or not 0 <= seed < 2**64:
        raise Malformed(f"a seed is a whole number from 0 to 2^64 - 1, not {seed!r}")
    secret = sha256(b"tablee/simulate/v1" + u64(seed) + u64(index)).digest()
    table = f"simulate/{seed}/{index}"
    return Seal.of(game, table=table, seats=[Seedless()] * players, secret=secret, options=options, pack=pack)
