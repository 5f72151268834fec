"""What a stranger has of a game: a copy of one feed, to which every patch is put."""

from dataclasses import dataclass, fields
from typing import Any

Json = dict[str, Any]
Mark = tuple[str, int]
"""An epoch, and a number in it."""


class Lost(Exception):  # noqa: N818 - what has happened, and no error
    """A message was missed, or a change does not fit: the feed is to be opened again."""


@dataclass
class Feed:
    seat: int | None
    epoch: str
    number: int
    view: Json
    offers: Json
    awaited: list[int]
    may: list[int]
    told: list[Json]
    earlier: int
    """Facts that were told before these."""

    @classmethod
    def of(cls, snapshot: Json) -> "Feed":
        return cls(**{one.name: snapshot[one.name] for one in fields(cls)})

    def take(self, patch: Json) -> None:
        if patch["number"] != self.number + 1:
            raise Lost(f"message {patch['number']} after {self.number}")
        self.number = patch["number"]
        self.view = changed(self.view, patch.get("view", {}))
        self.offers = patch.get("offers", self.offers)
        self.awaited = patch.get("awaited", self.awaited)
        self.may = patch.get("may", self.may)
        self.told = [*self.told, *patch.get("told", [])]

    @property
    def mark(self) -> Mark:
        return self.epoch, self.number


def changed(value: Any, change: Json) -> Any:
    """An object or a list after a `Change`."""
    try:
        return _list(value, change) if isinstance(value, list) else _object(value, change)
    except (KeyError, IndexError) as error:
        raise Lost(f"a change that does not fit: {change}") from error


def _list(items: list[Any], change: Json) -> list[Any]:
    items = [*items]
    for place, cut, put in change.get("splice", []):
        if place + cut > len(items):
            raise IndexError(place)
        items[place : place + cut] = put
    for name, inner in change.get("inside", {}).items():
        items[int(name)] = changed(items[int(name)], inner)
    return items


def _object(fields: Json, change: Json) -> Json:
    fields = {**fields, **change.get("set", {})}
    for name in change.get("gone", []):
        del fields[name]
    for name, inner in change.get("inside", {}).items():
        fields[name] = changed(fields[name], inner)
    return fields
