"""A record is sent in parts, each when there is room for it; who does not take it is cut off."""

import asyncio

from starlette.requests import Request

from tablee.server.records import handing_out
from tablee.server.records.handing_out import OUT_AT_ONCE, PART, PATIENCE, SLOWEST, HandingOut, InParts
from tablee.server.routes.http_answers import HANG_UP
from tests.server.showing.stopped_clock import StoppedLoop

RECORD = bytes(range(256)) * 1000


def asked(hang_up=lambda: None):
    return Request({"type": "http", HANG_UP: hang_up})


async def silence():
    raise AssertionError("nothing is read")


def test_it_comes_in_parts_that_are_waited_for_and_is_whole():
    hands, sent, out = HandingOut(), [], []

    async def send(message):
        out.append(hands.out)
        sent.append(message)

    response = InParts(hands, asked(), RECORD)
    asyncio.run(response({}, silence, send))

    first, *parts = sent
    assert dict(first["headers"])[b"content-length"] == b"%d" % len(RECORD)
    assert b"".join(part.get("body", b"") for part in parts) == RECORD
    assert max(len(part.get("body", b"")) for part in parts) == PART
    assert [part.get("more_body", False) for part in parts] == [True] * (len(parts) - 1) + [False]
    assert {*out} == {len(RECORD)}
    assert hands.out == 0


def statuses(*records):
    """What each of them is answered, when all are asked for at once."""

    async def evening():
        hands, sent = HandingOut(), [[] for _ in records]

        async def hand_out(record, answer):
            async def send(message):
                await asyncio.sleep(0)
                answer.append(message)

            await InParts(hands, asked(), record)({"type": "http"}, silence, send)

        await asyncio.gather(*map(hand_out, records, sent))
        assert hands.out == 0
        return [answer[0]["status"] for answer in sent]

    return asyncio.run(evening())


def test_only_so_much_is_out_at_a_time_though_one_alone_may_be_longer(monkeypatch):
    monkeypatch.setattr(handing_out, "OUT_AT_ONCE", len(RECORD))

    assert statuses(RECORD + b"x", b"x") == [200, 503]
    assert statuses(RECORD[1:], b"x", b"x") == [200, 200, 503]


def test_one_that_is_made_and_never_sent_takes_no_room():
    hands = HandingOut()

    for _ in range(3):
        InParts(hands, asked(), b"x" * OUT_AT_ONCE)

    assert hands.has_room(1)


def test_who_does_not_take_it_is_cut_off_and_what_is_left_is_dropped():
    async def evening():
        loop = asyncio.get_running_loop()
        loop.stopped_at = loop.time()
        cut, hands = asyncio.Event(), HandingOut()

        async def send(_):
            await cut.wait()  # as uvicorn: until there is room, or nobody on the line

        sending = asyncio.ensure_future(InParts(hands, asked(cut.set), RECORD)({}, silence, send))
        await asyncio.sleep(0)
        was_cut = []
        for seconds in (PATIENCE, len(RECORD) / SLOWEST + 0.01):
            loop.stopped_at += seconds
            for _ in range(10):
                await asyncio.sleep(0)
            was_cut.append(cut.is_set())
        await sending
        return was_cut, hands.out

    with asyncio.Runner(loop_factory=StoppedLoop) as runner:
        was_cut, out = runner.run(evening())

    assert was_cut == [False, True]
    assert out == 0
