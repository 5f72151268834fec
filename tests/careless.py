"""Actions as a careless script would make them."""

from typing import Any


def made(kind: Any, *fields: Any) -> Any:
    """The type checker, which would say what is wrong, looks away here."""
    return kind(*fields)
