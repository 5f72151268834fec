"""Commitments: what the table and each player fix before they know what the others chose."""

from collections.abc import Mapping, Sequence
from hashlib import sha256

from tablee.kernel.codec import canonical
from tablee.kernel.offers import Scalar
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Hash

SECRET = 32
"""Bytes of the table's secret, and of each player's seed. Never another number: HMAC treats other keys as if padded."""


def commitment(
    *,
    table: str,
    game: str,
    rules: int,
    pack: Hash | None,
    played: Sequence[int] = (),
    options: Mapping[str, Scalar],
    secret: bytes,
) -> bytes:
    """What the table publishes before anything else: it tells nothing of the secret, and rules out any other.

    All that the start hangs on but the seeds is in it. Else whoever runs the table could try this and that once the
    seeds are known, until chance answers as they like.
    """
    assert len(secret) == SECRET
    cards = bytes.fromhex(pack or "") + b"".join(map(u64, played))
    terms = fields(table.encode(), game.encode(), u64(rules), cards, canonical(dict(options)), secret)
    return sha256(b"tablee/commit/v1" + terms).digest()


def seed_commitment(table: str, seat: Seat, seed: bytes) -> bytes:
    """What a player's page sends first. The seat is in it, so nobody can hand in a copy of another's as their own."""
    assert len(seed) == SECRET
    return sha256(b"tablee/seed/v1" + fields(table.encode(), u64(seat), seed)).digest()


def fields(*parts: bytes) -> bytes:
    """Each with its length before it, so that no two lists of parts give the same bytes."""
    return b"".join([u64(len(part)) + part for part in parts])


def u64(number: int) -> bytes:
    return number.to_bytes(8, "big")
