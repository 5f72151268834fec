"""Which parts of cards people saw in a game: what its record shows, and which cards count as played."""

from collections.abc import Iterable
from typing import Any

from tablee.kernel.cards.pack import Pack, ShownCard
from tablee.kernel.cards.parts import Part
from tablee.kernel.game import AnyGame
from tablee.kernel.seats import seats


def parts_seen(game: AnyGame, states: Iterable[Any]) -> frozenset[Part]:
    """All that stood in the view of a seat, or of those who watch, in one of these states; none without cards."""
    if game.parts_seen is None:
        return frozenset()
    seen: set[Part] = set()
    for state in states:
        for viewer in (None, *seats(game.players_in(state))):
            seen.update(game.parts_seen(state, viewer))
    return frozenset(seen)


def cards_shown(pack: Pack | None, parts: Iterable[Part]) -> tuple[ShownCard, ...]:
    """The cards as a record holds them."""
    return () if pack is None else tuple(pack.show(parts))
