"""What must have been: the log from what somebody was told and the racks as they stand, and the first racks from it."""

from collections.abc import Mapping, Sequence

from tablee.games.code777.facts import Declared, DummyReplaced, Fact, Replaced, Replied, Reshuffled
from tablee.games.code777.phases import Claimed, Event, Given, Mixed, Refilled
from tablee.games.code777.vocabulary import RACKS, Rack

EveryRack = Mapping[int, Sequence[Rack]]
"""By rack: all that it has held, the first deal first."""


def racks_of(told: Sequence[Fact], racks: Sequence[Rack]) -> EveryRack:
    """What was removed was shown to all, so only what stands now can be unknown."""
    held: dict[int, list[Rack]] = {rack: [] for rack in range(RACKS)}
    for fact in told:
        match fact:
            case Replaced(rack, removed) | DummyReplaced(rack, removed):
                held[rack].append(removed)
    for rack, tiles in enumerate(racks):
        held[rack].append(tiles)
    return held


def first_racks(log: Sequence[Event], racks: Sequence[Rack]) -> tuple[Rack, ...]:
    """As they were dealt: what was removed from them first, or what still stands."""
    first = dict(enumerate(racks))
    for event in reversed(log):
        if isinstance(event, Refilled):
            first[event.rack] = event.removed
    return tuple(first.values())


def log_of(told: Sequence[Fact], held: EveryRack) -> tuple[Event, ...]:
    refills = [0] * RACKS
    log: list[Event] = []
    for fact in told:
        match fact:
            case Replied(seat, question, reply):
                racks = tuple([held[rack][refills[rack]] for rack in range(RACKS)])
                log.append(Given(seat, question, reply, racks, tuple(refills)))
            case Declared(seat, numbers, right, points):
                log.append(Claimed(seat, numbers, right, points))
            case Replaced(rack) | DummyReplaced(rack):
                removed, drawn = held[rack][refills[rack] : refills[rack] + 2]
                refills[rack] += 1
                log.append(Refilled(rack, removed, drawn))
            case Reshuffled():
                log.append(Mixed())
    return tuple(log)
