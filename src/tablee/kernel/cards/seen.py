"""Which parts of cards people saw in a game: what its record shows, and which cards count as played."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tablee.kernel.cards.pack import Pack, ShownCard
from tablee.kernel.cards.parts import Part
from tablee.kernel.game import AnyGame
from tablee.kernel.seats import seats


@dataclass
class SeenParts:
    """All that stood in the view of a seat, or of those who watch, in the states that were looked at."""

    game: AnyGame
    parts: set[Part] = field(default_factory=set)

    def look(self, state: Any) -> None:  # noqa: ANN401 - a state of any game
        """At each state of a game, the first included; costs nothing where there are no cards."""
        if self.game.parts_seen is not None:
            for viewer in (None, *seats(self.game.players_in(state))):
                self.parts.update(self.game.parts_seen(state, viewer))

    def cards(self, pack: Pack | None) -> tuple[ShownCard, ...]:
        """As a record holds them."""
        return () if pack is None else tuple(pack.show(self.parts))


def seen_in(game: AnyGame, states: Iterable[Any]) -> SeenParts:
    seen = SeenParts(game)
    for state in states:
        seen.look(state)
    return seen
