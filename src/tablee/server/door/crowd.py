"""A crowd: how many devices there may be at a table, and which of them goes for one more."""

from collections import Counter
from collections.abc import Collection

from tablee.server.connection import POLICY, Connection
from tablee.server.door.giving_way import gives_way, whence
from tablee.tables.entries import PersonId
from tablee.wire.messages import Farewell

MOST_THERE, OF_A_PERSON = 200, 20
"""Devices that look on at a table, by way of one node, and those of each of its people: what happens goes to all of
them in one step. Nobody who looks on keeps its people out, nor, from an address with many of them, a newcomer."""
CROWDED = Farewell("crowded", "as many devices as a table has are at this one; try again later", 60)


def makes_room(there: Collection[Connection], newcomer: Connection, held: Collection[PersonId]) -> bool:
    """Whether there is room now for a device that holds these people: another one may be sent away for it."""
    if held:
        return sum(not other.people.isdisjoint(held) for other in there) < OF_A_PERSON
    looking_on = [other for other in there if other is not newcomer and not other.people and other.closing is None]
    if len(looking_on) < MOST_THERE:
        return True
    greediest = gives_way(Counter([whence(other.address) for other in looking_on]), whence(newcomer.address))
    for other in looking_on:
        if whence(other.address) == greediest:
            other.leave(POLICY, CROWDED)
            return True
    return False


def only_looks_on(there: Collection[Connection], device: Connection) -> None:
    """It holds nobody any more, and needs a place as a newcomer does.

    Or any number would come to look on, each by sitting down for a moment.
    """
    if device.closing is None and not makes_room(there, device, ()):
        device.leave(POLICY, CROWDED)
