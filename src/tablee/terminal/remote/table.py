"""The client's copy of a table: its notice and the seat's sight, put together from what changed."""

from typing import Any

from msgspec import UNSET, convert, to_builtins

from tablee.games import named
from tablee.kernel import codec
from tablee.kernel.game import AnyGame
from tablee.kernel.offers import Offers
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value
from tablee.tables.perspective import Patch, Snapshot
from tablee.tables.public_table import PublicTable


class Sight:
    """What the seat sees of the game."""

    def __init__(self, game: AnyGame, whole: Snapshot) -> None:
        self._game = game
        self._raw: dict[str, Any] = whole.view
        self._number = whole.number
        self.offers: Offers = whole.offers
        self.awaited = whole.awaited
        self.may = whole.may
        self.told: list[Value] = [self._fact(fact) for fact in whole.told]
        """Every fact since the start of the game."""
        self.view: Value = self._view()

    def take(self, update: Patch) -> None:
        """One that is here already, as it may come again after a loss, changes nothing."""
        if update.number <= self._number:
            return
        assert update.number == self._number + 1, "the server sends every message, or a whole sight"
        self._number = update.number
        raw = dict(self._raw if update.view is UNSET else update.view)
        raw.update({} if update.changed is UNSET else update.changed)
        for name, added in ({} if update.grown is UNSET else update.grown).items():
            raw[name] = [*raw[name], *added]
        for name, left in ({} if update.cut is UNSET else update.cut).items():
            raw[name] = raw[name][:left]
        self._raw = raw
        self.offers = self.offers if update.offers is UNSET else update.offers
        self.awaited = self.awaited if update.awaited is UNSET else update.awaited
        self.may = self.may if update.may is UNSET else update.may
        self.told += [self._fact(fact) for fact in update.told]
        self.view = self._view()

    def _view(self) -> Value:
        view: Value = codec.views(self._game).decode(codec.encode(self._raw))
        return view

    def _fact(self, raw: object) -> Value:
        fact: Value = codec.facts(self._game).decode(codec.encode(raw))
        return fact


class TableCopy:
    def __init__(self, public_table: PublicTable, person: int | None) -> None:
        self.public_table = public_table
        self.person = person
        """Whose device this is; None for somebody who only looks on."""
        self.perspective: Sight | None = None
        self.synced = False
        """Whether all that came before we entered is here."""
        self.overlooked: set[int | None] = set()
        """People whose absence is no news: they were lost together with us, or have been away for a moment only."""

    @property
    def game(self) -> AnyGame:
        return named(self.public_table.game)

    @property
    def seat(self) -> Seat | None:
        """Where our person sits."""
        people = [chair.person for chair in self.public_table.chairs]
        return Seat(people.index(self.person)) if self.person is not None and self.person in people else None

    @property
    def hosting(self) -> bool:
        return self.person is not None and self.public_table.host == self.person

    def change(self, changed: dict[str, Any]) -> None:
        raw = to_builtins(self.public_table, str_keys=True)
        self.public_table = convert({**raw, **changed}, PublicTable, str_keys=True)

    def look(self, whole: Snapshot) -> None:
        self.perspective = Sight(self.game, whole)
