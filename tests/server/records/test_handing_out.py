"""A record is sent in parts, each when there is room for it; who does not take it is cut off."""

import asyncio

from starlette.requests import Request

from tablee.server.http_answers import HANG_UP
from tablee.server.records.handing_out import OUT_AT_ONCE, PART, PATIENCE, SLOWEST, HandingOut
from tests.server.showing.stopped_clock import StoppedLoop

RECORD = bytes(range(256)) * 1000


def asked(hang_up=lambda: None):
    return Request({"type": "http", HANG_UP: hang_up})


async def silence():
    raise AssertionError("nothing is read")


def test_it_comes_in_parts_that_are_waited_for_and_is_whole():
    handing_out, sent, out = HandingOut(), [], []

    async def send(message):
        out.append(handing_out.out)
        sent.append(message)

    response = handing_out.response(asked(), RECORD)
    asyncio.run(response({}, silence, send))

    first, *parts = sent
    assert dict(first["headers"])[b"content-length"] == b"%d" % len(RECORD)
    assert b"".join(part.get("body", b"") for part in parts) == RECORD
    assert max(len(part.get("body", b"")) for part in parts) == PART
    assert [part.get("more_body", False) for part in parts] == [True] * (len(parts) - 1) + [False]
    assert {*out} == {len(RECORD)}
    assert handing_out.out == 0


def test_only_so_much_is_out_at_a_time_though_one_alone_may_be_longer():
    handing_out = HandingOut()
    longest = b"x" * (OUT_AT_ONCE + 1)

    assert handing_out.response(asked(), longest) is not None
    assert handing_out.response(asked(), b"x") is None


def test_who_does_not_take_it_is_cut_off_and_what_is_left_is_dropped():
    async def evening():
        loop = asyncio.get_running_loop()
        loop.stopped_at = loop.time()
        cut, handing_out = asyncio.Event(), HandingOut()

        async def send(_):
            await cut.wait()  # as uvicorn: until there is room, or nobody on the line

        sending = asyncio.ensure_future(handing_out.response(asked(cut.set), RECORD)({}, silence, send))
        await asyncio.sleep(0)
        was_cut = []
        for seconds in (PATIENCE, len(RECORD) / SLOWEST + 0.01):
            loop.stopped_at += seconds
            for _ in range(10):
                await asyncio.sleep(0)
            was_cut.append(cut.is_set())
        await sending
        return was_cut, handing_out.out

    with asyncio.Runner(loop_factory=StoppedLoop) as runner:
        was_cut, out = runner.run(evening())

    assert was_cut == [False, True]
    assert out == 0
