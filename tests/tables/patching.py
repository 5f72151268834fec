"""How a page keeps its view: the whole of it once, then what changed. All of it from bytes, as a device would."""

from dataclasses import dataclass
from typing import Any

import msgspec

from tablee.kernel.codec import encode
from tablee.tables.perspective import Patch, Snapshot

KEPT = ("offers", "awaited", "may")


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
        view = read.get("view", self.seen["view"])
        view |= read.get("changed", {})
        for name, tail in read.get("grown", {}).items():
            view[name] = [*view[name], *tail]
        for name, left in read.get("cut", {}).items():
            view[name] = view[name][:left]
        self.seen = {
            "view": view,
            "told": [*self.seen["told"], *read.get("told", ())],
            **{name: read.get(name, self.seen[name]) for name in KEPT},
        }
