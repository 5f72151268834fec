"""Secrets that open something: tokens of people, codes of tables, one-time codes."""

import hmac
import secrets
from collections.abc import Callable
from hashlib import sha256

from tablee.wire.codes import LETTERS


def token() -> str:
    """192 bits, as a device keeps them."""
    return secrets.token_urlsafe(24)


def hashed(kept: str) -> str:
    """As the log keeps it. A token is random and long, so a plain hash cannot be searched."""
    return sha256(b"tablee/token/v1" + kept.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(one, other)


def letters(count: int, choice: Callable[[str], str] = secrets.choice) -> str:
    return "".join([choice(LETTERS) for _ in range(count)])
