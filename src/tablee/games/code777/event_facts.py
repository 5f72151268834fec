"""The deal and the events of the log as one seat perceives them: what is on its own rack stays out of it."""

from tablee.games.code777.facts import Dealt, Declared, Dummy, DummyReplaced, Held, Replaced, Replied, Reshuffled
from tablee.games.code777.phases import Claimed, Event, Given, Refilled
from tablee.games.code777.views import seen_by
from tablee.games.code777.vocabulary import STOCK, Rack
from tablee.kernel.seats import Seat, Viewer


def deal_seen(racks: tuple[Rack, ...], me: Viewer, players: int) -> Dealt:
    seen = [(rack, tiles) for rack, tiles in enumerate(seen_by(racks, me, players)) if tiles is not None]
    return Dealt(
        tuple(Held(Seat(rack), tiles) for rack, tiles in seen if rack < players),
        tuple(Dummy(rack, tiles) for rack, tiles in seen if rack >= players),
    )


def retold(event: Event, me: Viewer, players: int) -> Replied | Declared | Replaced | DummyReplaced | Reshuffled:
    match event:
        case Given(seat, question, reply, racks, refills):
            # What the one who replied saw, as far as I saw it too: neither that one's own rack nor mine.
            seen = seen_by(racks, me, players)
            return Replied(seat, question, reply, (*seen[:seat], None, *seen[seat + 1 :]), refills)
        case Claimed(seat, numbers, right, points):
            return Declared(seat, numbers, right, points)
        case Refilled(rack, removed, drawn) if rack < players:
            return Replaced(Seat(rack), removed, None if me is None or me == rack else drawn)
        case Refilled(rack, removed, drawn):
            return DummyReplaced(rack, removed, drawn)
        case _:
            return Reshuffled(STOCK)
