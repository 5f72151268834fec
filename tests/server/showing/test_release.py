"""Whoever has seen or skipped what is shown releases the table: for the people of their device, and for nobody else.

The clock is moved: see `clockwork.py`.
"""

import asyncio

import pytest

from tablee.bots.pace import PACES
from tablee.tables.waits import SEEDS_WITHIN
from tests.server.showing.clockwork import Hall, now, run
from tests.tables.tables import catalogue

ANN, BEN = 0, 1
SHORTEST, LONGEST = (int(1000 * seconds) for seconds in (PACES["normal"].shortest, PACES["normal"].longest))
DEAL, SHOUT = 400, 1100
"""Milliseconds that they take to show in murmure."""


class Evening:
    """Ann, Ben and a bot that is awaited; Ann's shout has just begun to be shown. A screen looks on."""

    @classmethod
    async def begun(cls, hall):
        evening = cls()
        evening.live, token = await hall.lay("murmure")
        evening.ann, evening.screen = await hall.guest(evening.live, token), await hall.guest(evening.live)
        evening.ben = await hall.guest(evening.live)
        people = {ANN: evening.ann, BEN: evening.ben}
        await evening.ann.ask("sit", name="Ann", person=ANN)
        await evening.ben.ask("sit", name="Ben")
        await evening.ann.ask("seat_bot", person=ANN, chair=2, level="easy")
        await evening.screen.ask("open", person=None)
        for person, device in people.items():
            await device.ask("open", person=person)
        await evening.ann.ask("start", person=ANN)
        started = now() + SEEDS_WITHIN  # as nobody shows a seed
        await asyncio.sleep((SEEDS_WITHIN + 1) / 1000)
        for person, device in people.items():
            await evening.act(device, person, {"type": "guess", "number": 9})
        await evening.act(evening.ann, ANN, {"type": "shout", "word": "sesame"})
        evening.shown_until = started + DEAL + SHOUT
        return evening

    async def act(self, device, person, action):
        decision = self.live.table.current.seen(person).offers.decision
        answer = await device.ask("act", person=person, decision=decision, action=action)
        assert answer["type"] == "done", answer

    def release(self, device, person, **upto):
        return device.ask("release", person=person, upto={**device.upto(person), **upto})

    async def bot_spoke(self):
        """When."""
        while self.live.table.current.awaited == (2,):
            self.screen.woken.clear()
            await self.screen.woken.wait()
        return now()


def lived(evening):
    async def one():
        return await evening(await Evening.begun(Hall(catalogue())))

    return run(one())


def test_a_bot_waits_for_the_show_and_takes_its_pause_after_it():
    async def evening(it):
        return await it.bot_spoke() - it.shown_until

    assert SHORTEST <= lived(evening) <= LONGEST + 2


def test_once_everybody_has_released_it_the_bot_takes_its_pause_at_once():
    async def evening(it):
        await asyncio.sleep(0.2)
        await it.release(it.ann, ANN)
        await it.release(it.ben, BEN)
        released = now()
        return released - it.shown_until, await it.bot_spoke() - released

    early, pause = lived(evening)

    assert early < -800
    assert SHORTEST <= pause <= LONGEST + 2


async def by_one(it):
    return await it.release(it.ann, ANN)


async def twice_by_one(it):
    await it.release(it.ann, ANN)
    return await it.release(it.ann, ANN)


async def by_the_screen(it):
    await it.release(it.ann, ANN)
    return await it.release(it.screen, None)


async def for_somebody_else(it):
    return await it.ann.ask("release", person=BEN, upto=it.ben.upto(BEN))


async def of_what_it_does_not_show(it):
    await it.release(it.ann, ANN)
    await it.ben.ask("shut", person=BEN)
    return await it.release(it.ben, BEN)


async def of_the_future(it):
    await it.release(it.ann, ANN)
    return await it.release(it.ben, BEN, number=2**53 - 1)


async def of_the_past(it):
    await it.release(it.ann, ANN)
    return await it.release(it.ben, BEN, number=0)


async def of_another_game(it):
    await it.release(it.ann, ANN)
    return await it.release(it.ben, BEN, epoch="yesterday-1")


async def before_something_else_is_shown(it):
    await it.release(it.ann, ANN)
    answer = await it.release(it.ben, BEN)
    await it.act(it.ben, BEN, {"type": "shout", "word": "sesame"})
    it.shown_until = now() + SHOUT  # after the first one, which was released
    return answer


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (by_one, "done"),
        (twice_by_one, "done"),
        (by_the_screen, "done"),
        (for_somebody_else, "request_refused"),
        (of_what_it_does_not_show, "done"),
        (of_the_future, "done"),
        (of_the_past, "done"),
        (of_another_game, "done"),
        (before_something_else_is_shown, "done"),
    ],
)
def test_nothing_else_cuts_a_show_short(said, answer):
    async def evening(it):
        answered = await said(it)
        return answered["type"], await it.bot_spoke() - it.shown_until

    answered, pause = lived(evening)

    assert answered == answer
    assert SHORTEST <= pause <= LONGEST + 2


def test_who_goes_away_is_not_waited_for():
    async def evening(it):
        await it.release(it.ann, ANN)
        it.ben.session.gone()
        left = now()
        return await it.bot_spoke() - left

    assert SHORTEST <= lived(evening) <= LONGEST + 2


def test_bots_that_are_hurried_speak_when_the_show_is_over_and_not_before():
    async def evening(it):
        await it.ann.ask("hurry", person=ANN)
        return await it.bot_spoke() - it.shown_until

    assert 0 <= lived(evening) <= 2
