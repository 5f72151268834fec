"""How a page keeps its view: the whole of it once, then what changed. All of it from bytes, as a device would."""

from dataclasses import dataclass
from typing import Any

import msgspec

from tablee.kernel.codec import encode
from tablee.tables.patches.change import Change, applied
from tablee.tables.perspective import Patch, Snapshot

KEPT = ("offers", "awaited", "may")


def changed(view: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Of JSON both."""
    after: dict[str, Any] = applied(view, msgspec.convert(change, Change))
    return after


@dataclass
class Page:
    number: int
    epoch: str
    seen: dict[str, Any]

    @classmethod
    def of(cls, snapshot: Snapshot) -> "Page":
        read = msgspec.json.decode(encode(snapshot))
        return cls(read["number"], read["epoch"], {name: read[name] for name in ("view", "told", *KEPT)})

    def patch(self, update: Patch) -> None:
        read = msgspec.json.decode(encode(update))
        assert read["number"] == self.number + 1
        self.number += 1
        self.seen = {
            "view": changed(self.seen["view"], read.get("view", {})),
            "told": [*self.seen["told"], *read.get("told", ())],
            **{name: read.get(name, self.seen[name]) for name in KEPT},
        }
