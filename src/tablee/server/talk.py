"""Talk: chat and reactions at one table. It is in no log, and gone with the table."""

from collections import deque
from collections.abc import Sequence

from tablee.kernel.codec import encode
from tablee.kernel.refusals import Refused
from tablee.tables.entries import PersonId
from tablee.tables.names import chat_line
from tablee.tables.refusals import Why
from tablee.tables.table import Table
from tablee.wire.messages import Reacted, Said
from tablee.wire.requests import LINES_KEPT, LONGEST_LINE, REACTIONS_KEPT, React, Say

SAID_BYTES = 64 * 1024
"""Of all that is kept: 200 ordinary lines take a third of it."""


class Talk:
    def __init__(self, table: Table) -> None:
        self._table = table
        self.said: list[Said] = []
        """The last lines, and the last reactions among them."""
        self._done: deque[tuple[PersonId, str]] = deque(maxlen=LINES_KEPT)
        """By whom and by which id something was said last."""
        self._told_by = ""

    def hear(self, request: Say | React) -> Said | Reacted | None:
        """What everybody is sent of it, or Refused.

        None when nothing is left of it, or when it was said already: asked again as an answer was lost, it is not said
        again.
        """
        if not self._table.talk:
            raise Refused(Why.QUIET_TABLE)
        if (request.person, request.id) in self._done:
            return None
        self._done.append((request.person, request.id))
        name = self._table.people[request.person].name
        if isinstance(request, React):
            return self._keep(Said(request.person, name, "", request.reaction))
        text = chat_line(request.text, LONGEST_LINE)
        return self._keep(Said(request.person, name, text)) if text else None

    def overhear(self, id_: str, said: Said) -> Said | Reacted | None:
        """What was said at another node; None when it was said here already."""
        if (said.person, id_) in self._done:
            return None
        self._done.append((said.person, id_))
        return self._keep(said)

    def take_over(self, node: str, lines: Sequence[Said]) -> None:
        """What was said before this node had the table, from the first that tells of it."""
        if not self.said and not self._told_by:
            self._told_by = node
        if self._told_by == node:
            self.said += lines

    def _keep(self, said: Said) -> Said | Reacted:
        """However often somebody reacts, no message goes for it. What everybody is sent of it."""
        reacts = said.reaction is not None
        alike = [other for other in self.said if (other.reaction is not None) == reacts]
        if len(alike) >= (REACTIONS_KEPT if reacts else LINES_KEPT):
            self.said.remove(alike[0])
        self.said.append(said)
        while sum([len(encode(line)) for line in self.said]) > SAID_BYTES:
            del self.said[0]
        return said if said.reaction is None else Reacted(said.person, said.reaction)
