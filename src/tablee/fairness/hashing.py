"""How heads are computed: each stands for all that happened so far, and tells nothing of what is still secret.

Every line is salted, whether it holds a secret or not (docs/design/0006-every-entry-is-salted.md).
"""

import hmac
from hashlib import sha256

from tablee.fairness.commitment import u64

SALT = 16


def salt(secret: bytes, start: bytes, number: int) -> bytes:
    """Of line `number`, the first after the header being 1. Without it a vote or a card is found by trying all."""
    return hmac.digest(secret, b"tablee/salt/v1" + start + u64(number), "sha256")[:SALT]


def digest(salted: bytes, body: bytes) -> bytes:
    """All that is left of a line once it is erased."""
    return sha256(salted + body).digest()


def link(head: bytes, digested: bytes) -> bytes:
    """The head after one more line."""
    return sha256(head + digested).digest()
