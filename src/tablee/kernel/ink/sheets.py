"""Sheets: where the ink of a game stands in its log, and which of it the host took away."""

from dataclasses import dataclass, field
from typing import Any

from tablee.kernel.entries import Acted, Overruled
from tablee.kernel.game import AnyGame
from tablee.kernel.ink.sheet import Sheet


def is_ink(game: AnyGame, line: object) -> bool:
    return isinstance(line, Acted) and isinstance(line.action, game.ink)


@dataclass
class Sheets:
    game: AnyGame
    _places: dict[Sheet | None, list[int]] = field(default_factory=dict)
    """Of the ink, by sheet; None where no host takes any away."""
    taken: set[int] = field(default_factory=set)
    """Places of ink that the host took away."""

    @property
    def has_ink(self) -> bool:
        return bool(self._places or self.taken)

    def look(self, before: Any, entry: object, place: int) -> None:  # noqa: ANN401 - the state of whichever game it is
        """What is about to happen, and where it will stand."""
        if isinstance(entry, Overruled):
            self.take(before, entry.act)
        elif is_ink(self.game, entry):
            assert isinstance(entry, Acted), "only who acts uses ink"
            sheet = self.game.sheet(before, entry.seat) if self.game.sheet else None
            self._places.setdefault(sheet, []).append(place)

    def take(self, before: Any, act: object) -> None:  # noqa: ANN401 - likewise
        """The host is about to do this."""
        host = self.game.host
        if host is not None and host.takes is not None:
            self.taken.update(self._places.pop(host.takes(before, act), ()))
