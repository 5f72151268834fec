"""The hold: while what happened is shown, bots wait and nobody's time runs.

How long it takes is what the game says of the facts that the shared screen is told, so nothing private is in it. It is
not in the log: a server that starts anew holds nobody up for what was shown before.
"""

from collections.abc import Collection
from dataclasses import dataclass, field

from tablee.bots.pace import PACES
from tablee.tables.entries import Entries, PersonId, Timestamp
from tablee.tables.shown_for import last_shown_for
from tablee.tables.table import Table
from tablee.tables.topics.handshake import Started
from tablee.tables.topics.moves import Played


@dataclass
class Hold:
    end: Timestamp = 0
    """When all that happened so far has been shown, or everybody had enough of it."""
    released_by: set[PersonId] = field(default_factory=set)
    """Those who need not see more of it."""

    def happened(self, table: Table, entries: Entries, at: Timestamp) -> None:
        """What these entries, which are in the log by now, take to show comes after what is shown already."""
        for entry in entries:
            if type(entry) is Started:
                self.end = 0  # whatever was shown of another game is off every screen
            elif type(entry) is Played and (current := table.current) is not None:
                self._show(last_shown_for(current), max(at, self.until(table)))

    def _show(self, time: int, at: Timestamp) -> None:
        if time:
            self.end = at + time
            self.released_by.clear()

    def release(self, people: Collection[PersonId]) -> None:
        """These have seen all that is shown now, or skipped it."""
        self.released_by.update(people)

    def end_once_released(self, table: Table, present: Collection[PersonId], at: Timestamp) -> None:
        """It is over once all of those at the table who are here have released it; where nobody is, in its own time."""
        if not self.released_by:  # as nearly always
            return
        here = {person.id for _, person in table.sitters() if person.id in present}
        if here and here <= self.released_by:
            self.end = min(self.end, at)

    def until(self, table: Table) -> Timestamp:
        """No bot speaks before."""
        return self.end if PACES[table.pace].holds else 0
