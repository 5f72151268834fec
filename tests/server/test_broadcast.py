"""What the connections at a table are sent when something happened, and what is no news to anybody."""

import json

from tablee.server.broadcast import Broadcast
from tablee.server.connection import Connection
from tests.kernel.murmure import Guess
from tests.server.test_connection import waiting
from tests.tables.tables import STROKE, begun

BEN = 1


def told(connection):
    return [json.loads(message) for message in waiting(connection)]


def test_what_the_host_could_do_is_sent_when_it_changes_and_only_then():
    sim, people = begun("Ann", "Ben", "Cat")
    connection = Connection(lambda: None)
    broadcast = Broadcast(sim.table, [connection], "epoch")

    broadcast.publish(sim.act(BEN, STROKE), people, None)
    assert told(connection) == []
    broadcast.publish(sim.act(BEN, Guess(9)), people, None)
    (changed,) = [message["public_table"] for message in told(connection)]

    domain = {"type": "one_of", "these": [0, 2]}
    assert changed["host_offers"] == [{"action": "blank", "fields": [{"name": "seat", "domain": domain}]}]
