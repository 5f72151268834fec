"""Who is at one table, by way of this node or of another; and which node does what happens there by itself.

That is the first by name of those that have the table at hand. The others see to deadlines alone, and a little later:
whoever is first, the log takes one entry.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterable

from tablee.server.connection import Connection
from tablee.server.house.house import House
from tablee.server.house.news import Enquired, Here, Took
from tablee.tables.deadlines import deadline_of
from tablee.tables.entries import Entries, PersonId, Timestamp
from tablee.tables.table import Table
from tablee.tables.time_up import time_up

ANSWER_WITHIN = 1.0
"""Seconds; a node that takes longer to say who is there is counted as empty until it does."""
LAG = 2000
"""Milliseconds by which others are later with a deadline."""


class Presence:
    def __init__(
        self, house: House, code: str, connections: Collection[Connection], others_changed: Callable[[], None]
    ) -> None:
        """`connections` of this node may grow and shrink: then it is told by `changed`.

        `others_changed` is called when another node is found to be gone, whoever finds it.
        """
        self._house = house
        self._code = code
        self._connections = connections
        self._others_changed = others_changed
        self._people: frozenset[PersonId] | None = None
        self._nodes: dict[str, Here] = {}
        self.leads = True
        """Whether it is this node that does what happens by itself."""
        self._told = self._gone = Here(code, held=False)
        self._withdrawn = False
        self._taking: Counter[PersonId] = Counter()
        """Seats that were opened here, until all have heard of it."""
        self._unanswered: set[str] = set()
        self._answered: asyncio.Future[None] | None = None

    @property
    def people(self) -> frozenset[PersonId]:
        """At whichever node."""
        if self._people is None:
            elsewhere = frozenset(person for here in self._nodes.values() for person in here.people)
            self._people = self._here() | elsewhere
        return self._people

    def _here(self) -> frozenset[PersonId]:
        return frozenset(person for connection in self._connections for person in connection.people)

    def _opened(self) -> set[PersonId]:
        """Whose feeds are shown by way of this node."""
        return {person for connection in self._connections for person in connection.opened if person is not None}

    @property
    def watched(self) -> bool:
        return bool(self._connections) or any(here.watched for here in self._nodes.values())

    def changed(self) -> None:
        """Somebody came, went or sat down, or holds somebody else."""
        self._people = None

    def has_opened(self, person: PersonId) -> bool:
        return any(person in here.opened for here in self._nodes.values())

    def announce(self, *, again: bool = False) -> None:
        """To other nodes, who is there by way of this one, when it changed."""
        if not self._house.sweeps:
            return
        here = self._gone if self._withdrawn else self._found_here()
        if again or here != self._told:
            self._told = here
            self._house.tell(here)

    def _found_here(self) -> Here:
        return Here(self._code, tuple(sorted(self._here())), tuple(sorted(self._opened())), bool(self._connections))

    def withdraw(self) -> None:
        """Nothing happens there by way of this node any more: another one is to act, whoever asks."""
        self._withdrawn = True
        self.announce()

    def ask(self, *, said: bool = False) -> "asyncio.Future[None]":
        """Who else is there: known when it is done. Whoever does not answer is not there.

        With `said` also for what was said, which is heard a little later: once, or it would stand there twice.
        """
        if self._answered is None or self._answered.done():
            self._answered = asyncio.get_running_loop().create_future()
            self._unanswered = set(self._house.others)
            if self._unanswered:
                self._house.tell(Enquired(self._code, said))
                asyncio.get_running_loop().call_later(ANSWER_WITHIN, self._waited, self._answered)
            else:
                self._answered.set_result(None)
        return self._answered

    def _waited(self, answered: "asyncio.Future[None]") -> None:
        if not answered.done():
            self.drop(self._unanswered)  # after which nobody is waited for

    def hear(self, node: str, here: Here) -> None:
        if here.held:
            self._nodes[node] = here
        else:
            self._nodes.pop(node, None)
        self._nodes_changed()
        self._unanswered.discard(node)
        self._answer_if_all_did()

    def _answer_if_all_did(self) -> None:
        if not self._unanswered and self._answered is not None and not self._answered.done():
            self._answered.set_result(None)

    def drop(self, gone: Iterable[str]) -> None:
        """Nodes that are gone: if one of them had this table, another one acts from now on. No answer comes of them."""
        gone = frozenset(gone)
        self._unanswered -= gone
        self._answer_if_all_did()
        if had := self._nodes.keys() & gone:
            for node in had:
                del self._nodes[node]
            self._nodes_changed()
            self._others_changed()

    def _nodes_changed(self) -> None:
        self._people = None
        self.leads = all(self._house.node < node for node in self._nodes)

    def deaf(self) -> None:
        """Something that was told may not have been heard, here either: seats that were opened are taken once more."""
        opened = self._taking.keys() & self._opened()
        self._taking.clear()
        for person in opened:
            self.take(person)

    def take(self, person: PersonId) -> None:
        """A device here opened this seat."""
        if self._house.sweeps:
            self._taking[person] += 1
            self._house.tell(Took(self._code, person))

    def taken(self, node: str, person: PersonId) -> bool:
        """Whether a device elsewhere has it now. All nodes hear it in one order: if one here was newer, it stays."""
        if node == self._house.node:
            self._taking -= Counter((person,))  # never below none: it may be heard after it was given up
            return False
        return person not in self._taking

    def backstop(self, table: Table) -> Timestamp | None:
        deadline = deadline_of(table)
        return None if deadline is None else deadline + LAG

    def overdue(self, table: Table, at: Timestamp) -> Entries:
        due = self.backstop(table)
        return () if due is None or due > at else time_up(table, at)
