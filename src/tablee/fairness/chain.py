"""The chain: each head stands for all that happened so far, and tells nothing of what is still secret.

Every entry is salted, whether it holds a secret or not (docs/design/0006-every-entry-is-salted.md).
"""

import hmac
from hashlib import sha256

from tablee.fairness.commitment import u64

SALT = 16


def salt(secret: bytes, start: bytes, number: int) -> bytes:
    """Of entry `number`, counted from 1. Without it a vote, a card or a sign would be found by trying them all."""
    return hmac.digest(secret, b"tablee/salt/v1" + start + u64(number), "sha256")[:SALT]


def digest(salted: bytes, body: bytes) -> bytes:
    """All that is left of an entry once it is erased."""
    return sha256(salted + body).digest()


def link(head: bytes, digested: bytes) -> bytes:
    """The head after one more entry."""
    return sha256(head + digested).digest()
