"""Talk: chat and reactions at one table. It is in no log, and gone with the table."""

from collections import deque

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
            self._keep(Said(request.person, name, "", request.reaction))
            return Reacted(request.person, request.reaction)
        text = chat_line(request.text, LONGEST_LINE)
        if not text:
            return None
        message = Said(request.person, name, text)
        self._keep(message)
        return message

    def _keep(self, said: Said) -> None:
        """However often somebody reacts, no message goes for it."""
        reacts = said.reaction is not None
        alike = [other for other in self.said if (other.reaction is not None) == reacts]
        if len(alike) >= (REACTIONS_KEPT if reacts else LINES_KEPT):
            self.said.remove(alike[0])
        self.said.append(said)
        while sum([len(encode(line)) for line in self.said]) > SAID_BYTES:
            del self.said[0]
