"""Words that wait to be told: together where they can be, and what cannot be told is not passed over in silence."""

import asyncio

from tablee.storage.postgres.outbox import AT_ONCE, Outbox
from tablee.storage.store import Unavailable


class Wire:
    """It keeps what is sent over it, where it is not cut."""

    def __init__(self):
        self.sent = []
        self.cut = False
        self.drops = 0

    async def send(self, words):
        await asyncio.sleep(0)
        if self.cut:
            raise Unavailable("nobody answers")
        self.sent.append(words)

    def dropped(self):
        self.drops += 1


def outbox(wire):
    box = Outbox(wire.send)
    box.dropped = wire.dropped
    return box


def test_what_comes_in_one_turn_goes_at_once_and_in_its_order():
    async def evening():
        wire = Wire()
        box = outbox(wire)
        for number in range(AT_ONCE + 1):
            box.put(str(number))
        await box.emptied()
        box.put("more")
        await box.emptied()
        return wire.sent, wire.drops

    words = [str(number) for number in range(AT_ONCE + 1)]
    assert asyncio.run(evening()) == ([words[:-1], words[-1:], ["more"]], 0)


def test_that_something_could_not_be_told_is_said_once_when_others_can_be_told_of_it():
    """Said at once it would be for nothing, and said again and again."""

    async def evening():
        wire = Wire()
        box, drops = outbox(wire), []
        for word, wire.cut in (("one", True), ("two", True), ("three", False), ("four", False)):
            box.put(word)
            await box.emptied()
            drops.append(wire.drops)
        return wire.sent, drops

    assert asyncio.run(evening()) == ([["three"], ["four"]], [0, 0, 1, 1])
