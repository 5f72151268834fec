"""Safe text, a must of every pack: the same look as at a built file, with the line of what is wrong."""

from collections.abc import Iterator, Sequence
from typing import Any

from tablee.packs.authoring.faults import Fault
from tablee.packs.authoring.written import Draft, Path
from tablee.packs.safe_text import unsafe


def safe(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft in cards:
        for path, text in texts(draft.written.value):
            if found := unsafe(text):
                what, details = found
                yield draft.fault("text", what, *path, **details)


def texts(value: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:  # noqa: ANN401 - a plain value
    """Every text in what was written, and where it stands."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for name, held in value.items():
            yield from texts(held, (*path, name))
    elif isinstance(value, list):
        for at, held in enumerate(value):
            yield from texts(held, (*path, at))
