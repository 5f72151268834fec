"""Strangers who ask for much make neighbours wait for one thing of each address, and the line has an end."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import pytest

from tablee.server.app import PICTURES
from tablee.server.door.line import Line, LineFull
from tablee.server.limits import Limits
from tablee.server.records import record_line
from tablee.server.routes import first_round_route
from tests.server.bounds.garbage import uncollected

NEIGHBOUR = "203.0.113.7"
STRANGERS = [f"198.18.{number}.1" for number in range(1, 12)]
AT_ONCE = 40
"""Of each of them."""


class Workshop:
    def __init__(self, most: int = 1000, of_one: int = 100) -> None:
        self.line = Line(most, of_one)
        self.made: list[str] = []

    async def make(self, name: str) -> str:
        self.made.append(name)
        await asyncio.sleep(0)
        if name == "faulty":
            raise RuntimeError(name)
        if name == "given up":
            raise asyncio.CancelledError
        return name

    def asks(self, address: str, name: str) -> "asyncio.Task[str]":
        return asyncio.create_task(self.line.do(address, partial(self.make, name)))


def evening(at: Callable[[Workshop], Awaitable[None]], **bounds: int) -> Workshop:
    async def of() -> Workshop:
        workshop = Workshop(**bounds)
        await at(workshop)
        return workshop

    return asyncio.run(of())


def test_a_neighbour_waits_for_one_thing_of_each_other_address():
    """As things came, four hundred were made before the neighbour's."""

    async def at(workshop: Workshop) -> None:
        strangers = [workshop.asks(stranger, stranger) for stranger in STRANGERS for _ in range(AT_ONCE)]
        await asyncio.gather(*strangers, workshop.asks(NEIGHBOUR, "neighbour"))

    made = evening(at).made

    assert len(made) == len(STRANGERS) * AT_ONCE + 1
    assert made.index("neighbour") <= len(STRANGERS)


@pytest.mark.parametrize("site", ["192.0.2.{}", "2001:db8:7:{}::1"], ids=["of the old kind", "of the new kind"])
def test_a_neighbour_waits_for_one_thing_of_a_site_however_many_addresses_it_has(site):
    """A /48 has 65,536 of them: with one step of a guided round each it took a neighbour 48 seconds to take one."""

    async def at(workshop: Workshop) -> None:
        strangers = [workshop.asks(site.format(one), f"{one} {number}") for one in range(1, 12) for number in range(2)]
        await asyncio.gather(*strangers, workshop.asks(NEIGHBOUR, "neighbour"))

    assert evening(at).made[:4] == ["1 0", "neighbour", "2 0", "3 0"]


def test_the_addresses_of_a_site_take_turns_among_themselves():
    async def at(workshop: Workshop) -> None:
        asked = [("2001:db8:7:1::1", 3), ("2001:db8:7:2::1", 1), (NEIGHBOUR, 2)]
        strangers = [workshop.asks(one, f"{one} {number}") for one, many in asked for number in range(many)]
        await asyncio.gather(*strangers)

    assert [name.split()[0] for name in evening(at).made] == [
        "2001:db8:7:1::1",
        NEIGHBOUR,
        "2001:db8:7:2::1",
        NEIGHBOUR,
        "2001:db8:7:1::1",
        "2001:db8:7:1::1",
    ]


def test_what_one_address_asks_for_is_made_in_its_order():
    async def at(workshop: Workshop) -> None:
        await asyncio.gather(*[workshop.asks(NEIGHBOUR, f"{number}") for number in range(5)])

    assert evening(at).made == ["0", "1", "2", "3", "4"]


@pytest.mark.parametrize(
    ("bounds", "askers"), [({"of_one": 3}, [NEIGHBOUR] * 5), ({"most": 3}, STRANGERS[:5])], ids=["of one", "of all"]
)
def test_the_line_has_an_end_and_later_there_is_room_again(bounds, askers):
    answers: list[object] = []

    async def at(workshop: Workshop) -> None:
        asked = [workshop.asks(asker, f"{number}") for number, asker in enumerate(askers)]
        answers.extend(await asyncio.gather(*asked, return_exceptions=True))
        answers.append(await workshop.asks(askers[0], "later"))

    evening(at, **bounds)

    assert answers[:3] + answers[-1:] == ["0", "1", "2", "later"]
    assert [type(answer) for answer in answers[3:-1]] == [LineFull, LineFull]


@pytest.mark.parametrize(
    ("most", "of_one"),
    [
        (first_round_route.IN_LINE, first_round_route.OF_ONE),
        (PICTURES, Limits().pictures.burst),
        (record_line.IN_LINE, record_line.OF_ONE),
    ],
    ids=["guided rounds", "QR codes", "records"],
)
@pytest.mark.parametrize("stranger", ["198.51.{}.1", "2001:db8:7:{}::1"], ids=["of many sites", "of one site"])
def test_a_line_that_strangers_have_filled_has_room_for_a_neighbour(most, of_one, stranger):
    """Four addresses kept everybody else out of guided rounds, and eight out of records."""
    answers: list[object] = []

    async def at(workshop: Workshop) -> None:
        strangers = [stranger.format(number) for number in range(-(-most // of_one))]
        places = [(one, number) for one in strangers for number in range(of_one)][:most]
        asked = [workshop.asks(one, f"{one} {number}") for one, number in places]
        answers.append(await workshop.asks(NEIGHBOUR, "neighbour"))
        answers.extend(await asyncio.gather(*asked, return_exceptions=True))

    made = evening(at, most=most, of_one=of_one).made

    assert answers[0] == "neighbour"
    assert made.index("neighbour") <= -(-most // of_one)
    assert [type(answer) for answer in answers].count(LineFull) == 1


def test_who_asked_first_and_has_one_thing_in_the_line_keeps_it():
    answers: list[object] = []

    async def at(workshop: Workshop) -> None:
        first, neighbour = workshop.asks(STRANGERS[0], "first"), workshop.asks(NEIGHBOUR, "neighbour")
        crowd = [workshop.asks(f"198.51.{number}.1", f"{number}") for number in range(5)]
        answers.extend(await asyncio.gather(first, neighbour, *crowd, return_exceptions=True))

    evening(at, most=4)

    assert answers[:4] == ["first", "neighbour", "0", "1"]
    assert [type(answer) for answer in answers[4:]] == [LineFull] * 3


def test_what_is_given_up_by_what_it_asks_itself_keeps_nobody_waiting():
    answers: list[object] = []

    async def at(workshop: Workshop) -> None:
        asked = [workshop.asks(NEIGHBOUR, "given up"), workshop.asks(NEIGHBOUR, "after")]
        done, _ = await asyncio.wait(asked, timeout=5)
        answers.extend("given up" if one.cancelled() else one.result() for one in asked if one in done)

    evening(at)

    assert answers == ["given up", "after"]


def test_a_fault_and_all_that_it_was_about_leaves_nothing_for_the_collector():
    left: list[int] = []

    async def at(workshop: Workshop) -> None:
        for _ in range(2):
            gc.collect()
            with suppress(RuntimeError):
                await workshop.line.do(NEIGHBOUR, partial(workshop.make, "faulty"))
        for _ in range(5):
            await asyncio.sleep(0)
        left.append(gc.collect())

    with uncollected():
        evening(at)

    assert left == [0]


def test_what_fails_is_told_to_whoever_asked_and_the_line_goes_on():
    async def at(workshop: Workshop) -> None:
        faulty, after = workshop.asks(NEIGHBOUR, "faulty"), workshop.asks(NEIGHBOUR, "after")
        with pytest.raises(RuntimeError, match="faulty"):
            await faulty
        assert await after == "after"

    evening(at)


def test_for_whoever_waits_no_more_nothing_is_made():
    async def at(workshop: Workshop) -> None:
        first, gone, last = [workshop.asks(NEIGHBOUR, name) for name in ("first", "gone", "last")]
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(first, last)

    assert evening(at).made == ["first", "last"]
