"""Records are made one after the other, and whoever asks for many does not have the line alone."""

import asyncio

import pytest

from tablee.server.door.line import LineFull
from tablee.server.records.record_line import IN_LINE, OF_ONE, RecordLine
from tests.server.showing.stopped_clock import StoppedLoop


class Workshop:
    """Makes what it is told to, and knows how much it makes at a time."""

    def __init__(self):
        self.line = RecordLine()
        self.at_work = 0
        self.most_at_work = 0
        self.order = []
        self.done = asyncio.Event()

    async def make(self, name):
        self.at_work += 1
        self.most_at_work = max(self.most_at_work, self.at_work)
        self.order.append(name)
        await self.done.wait()
        self.at_work -= 1
        return name.encode()

    def ask(self, name, address):
        return asyncio.ensure_future(self.line.made((name, 1), address, lambda: self.make(name)))


def lived(evening):
    with asyncio.Runner(loop_factory=StoppedLoop) as runner:
        return runner.run(evening())


def test_one_is_made_at_a_time_in_the_order_in_which_they_were_asked_for():
    async def evening():
        workshop = Workshop()
        asked = [workshop.ask(name, name) for name in "abcd"]
        await asyncio.sleep(0)
        workshop.done.set()
        return await asyncio.gather(*asked), workshop

    made, workshop = lived(evening)

    assert made == [b"a", b"b", b"c", b"d"]
    assert workshop.order == [*"abcd"]
    assert workshop.most_at_work == 1


def test_who_asks_for_what_is_being_made_gets_the_same_and_it_is_made_once():
    async def evening():
        workshop = Workshop()
        asked = [workshop.ask("a", "here") for _ in range(20)]
        await asyncio.sleep(0)
        workshop.done.set()
        return await asyncio.gather(*asked), workshop.order

    made, order = lived(evening)

    assert made == [b"a"] * 20
    assert order == ["a"]


def test_one_address_has_only_so_many_in_line_and_a_neighbour_comes_next():
    async def evening():
        workshop = Workshop()
        greedy = [workshop.ask(f"greedy {number}", "here") for number in range(20)]
        neighbour = workshop.ask("neighbour", "there")
        await asyncio.sleep(0)
        workshop.done.set()
        await neighbour
        return await asyncio.gather(*greedy, return_exceptions=True), workshop.order

    answers, order = lived(evening)

    assert [type(answer) for answer in answers] == [bytes] * OF_ONE + [LineFull] * (20 - OF_ONE)
    assert order.index("neighbour") == 1


def test_the_line_has_an_end_and_is_free_again_when_what_was_asked_for_is_made():
    async def evening():
        workshop = Workshop()
        asked = [workshop.ask(f"{number}", f"{number}") for number in range(IN_LINE + 1)]
        await asyncio.sleep(0)
        workshop.done.set()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        return answers, await workshop.ask("again", "here")

    answers, again = lived(evening)

    assert isinstance(answers.pop(), LineFull)
    assert answers == [f"{number}".encode() for number in range(IN_LINE)]
    assert again == b"again"


def test_a_few_who_fill_the_line_keep_no_neighbour_out():
    """Eight addresses did."""

    async def evening():
        workshop = Workshop()
        few = [f"198.51.{number}.1" for number in range(IN_LINE // OF_ONE)]
        asked = [workshop.ask(f"{host} {number}", host) for host in few for number in range(OF_ONE)]
        neighbour = workshop.ask("neighbour", "203.0.113.7")
        await asyncio.sleep(0)
        workshop.done.set()
        return await neighbour, await asyncio.gather(*asked, return_exceptions=True)

    neighbour, answers = lived(evening)

    assert neighbour == b"neighbour"
    assert [type(answer) for answer in answers].count(LineFull) == 1


def test_who_waits_for_what_somebody_greedy_asked_for_first_gets_it_all_the_same():
    async def evening():
        workshop = Workshop()
        greedy = [workshop.ask(f"{number}", "192.0.2.7") for number in range(OF_ONE + 1)]
        joined = [workshop.ask(f"{OF_ONE}", "203.0.113.7") for _ in range(2)]
        await asyncio.sleep(0)
        workshop.done.set()
        return await asyncio.gather(*joined), await asyncio.gather(*greedy, return_exceptions=True), workshop.order

    joined, greedy, order = lived(evening)

    assert joined == [f"{OF_ONE}".encode()] * 2
    assert [type(answer) for answer in greedy] == [bytes] * OF_ONE + [LineFull]
    assert sorted(order) == ["0", "1", "2"]


def test_it_rests_as_long_as_one_took():
    async def evening():
        loop = asyncio.get_running_loop()
        loop.stopped_at = loop.time()
        workshop = Workshop()
        first, second = workshop.ask("first", "here"), workshop.ask("second", "there")
        for _ in range(10):
            await asyncio.sleep(0)
        loop.stopped_at += 0.5
        workshop.done.set()
        await first
        begun = []
        for _ in range(3):
            for _ in range(10):
                await asyncio.sleep(0)
            begun.append(workshop.order[:])
            loop.stopped_at += 0.3
        await second
        return begun

    assert lived(evening) == [["first"], ["first"], ["first", "second"]]


def test_who_goes_takes_nobody_along_and_a_fault_is_told_to_all_who_wait():
    async def evening():
        workshop = Workshop()
        gone, other = workshop.ask("a", "here"), workshop.ask("a", "there")
        await asyncio.sleep(0)
        gone.cancel()
        workshop.done.set()
        made = await other

        async def fail():
            raise LookupError

        with pytest.raises(LookupError):
            await workshop.line.made(("b", 1), "here", fail)
        return made

    assert lived(evening) == b"a"
