"""Whoever reads the data file takes nobody's seat: no id, hash or name in it gives a right, before a game or in one.

The id of a `sit` once did: asked again by anybody, it moved its person to the device that asked, also in mid-game.
"""

import asyncio
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.devices import Device
from tests.server.evenings import begun, gathered, left, move, next_mover, opened
from tests.server.servers import ROOMY, RunningServer

pytestmark = pytest.mark.slow

ID, SEAT_TOKEN, TOKEN = (re.compile(rf"[A-Za-z0-9_-]{{{many}}}") for many in ("8,64", "32", "22,64"))
TOKENS_AT_ONCE = 8
TABLES = [1, pytest.param(30, marks=pytest.mark.trust)]


def texts(value: Any) -> Iterator[str]:
    match value:
        case dict():
            for name, inner in value.items():
                yield name
                yield from texts(inner)
        case list():
            for inner in value:
                yield from texts(inner)
        case str():
            yield value


def in_the_file(data: Path, code: str) -> tuple[list[str], set[str]]:
    """All that stands in the log of this table, and which of it are ids by which somebody sat down."""
    with closing(sqlite3.connect(f"file:{data}?mode=ro", uri=True)) as file:
        rows = file.execute("SELECT body FROM entries JOIN tables ON tables.id = table_id WHERE code = ?", (code,))
        entries = [json.loads(body) for (body,) in rows]
    return sorted({*texts(entries)}), {entry["id"] for entry in entries if entry["type"] == "sat_down"}


async def spy_on(server: RunningServer, code: str, words: list[str]) -> list[tuple[str, int | None]]:
    """What is said to somebody who tries every word as an id, as a token and as a code; with whom they sit down."""
    said = []
    tokens = [word for word in words if TOKEN.fullmatch(word)]
    for first in range(0, len(tokens), TOKENS_AT_ONCE):
        spy = Device(server.url, code)
        spy.tokens = dict(enumerate(tokens[first : first + TOKENS_AT_ONCE]))
        entered = await spy.enter()
        assert entered["people"] == []
        await spy.leave()
    spy = Device(server.url, code)
    await spy.enter()
    for word in filter(ID.fullmatch, words):
        tries: list[dict[str, Any]] = [{"person": 0}, {"person": 1}, {}]
        if SEAT_TOKEN.fullmatch(word):
            tries.append({"token": word})
        for more in tries:
            spy.answers.pop(word, None)
            await spy.send({"type": "sit", "id": word, "name": "Spy", **more})
            answer = await spy.answer(word)
            said.append((answer["type"], answer.get("person")))
            if answer["type"] == "seated":
                await spy.ask("leave", person=answer["person"])
        spy.answers.pop(word, None)
        await spy.send({"type": "claim", "id": word, "code": word[:10]})
        said.append(((await spy.answer(word))["type"], None))
    await spy.leave()
    return said


async def evening(server: RunningServer) -> None:
    players = await gathered(server, 2)
    (ann, _), _ = players
    await opened(players)
    words, ids = in_the_file(server.data, ann.code)
    assert len(ids & {*filter(ID.fullmatch, words)}) >= len(players)

    before = await spy_on(server, ann.code, words)
    await begun(players)
    await move(await next_mover(players), random.Random(16))
    words, _ = in_the_file(server.data, ann.code)
    during = await spy_on(server, ann.code, words)
    await move(await next_mover(players), random.Random(17))

    people = {person for _, person in players}
    assert "seated" in {kind for kind, _ in before}, "there are free chairs, for somebody new"
    assert not people & {person for _, person in before}
    assert {kind for kind, _ in during} == {"request_refused"}
    assert not [message for device, _ in players for message in device.heard if message["type"] == "taken"]
    await left(players)


@pytest.mark.parametrize("tables", TABLES)
def test_nothing_that_stands_in_the_file_takes_a_seat(tmp_path, tables):
    limits = {**ROOMY, "unknown_codes": {"a_second": 1e6, "burst": 1_000_000}}
    with RunningServer(tmp_path / "tables.sqlite3", limits=limits) as server:
        for _ in range(tables):
            asyncio.run(evening(server))
        assert server.faults() == []
