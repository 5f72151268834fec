"""Python's collector stays away while a test counts what it would find."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Whatever happens meanwhile, it is back afterwards."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
