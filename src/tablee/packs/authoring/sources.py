"""Where something on a card was looked up."""

from typing import Annotated

from msgspec import Meta

from tablee.kernel.structs import Value

Line = Annotated[str, Meta(min_length=1, max_length=200)]


class Source(Value, frozen=True):
    """Really looked up, on that day."""

    site: Line
    title: Line
    seen: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
