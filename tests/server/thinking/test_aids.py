"""Aid is worked out beside the loop: one question after the other for all, and one of a seat that waits."""

import asyncio
import json
import threading
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec

from tablee.games.code777 import GAME
from tablee.kernel.seats import Seat
from tablee.server.connection import Connection
from tablee.server.journal import Journal
from tablee.server.thinking.aids import Aids
from tablee.tables.catalogue import OURS
from tablee.tables.topics import hosting
from tests.tables.long_games import LongGame, drawing_on

ANN, BEN, CAT, DAN = 1, 2, 3, 4
WHENCE = {ANN: "192.0.2.1", BEN: "192.0.2.2", CAT: "203.0.113.7", DAN: "192.0.2.4"}
"""All but one of one site."""


class Slowly:
    """An aid that is worked out when the test lets it; it says how much its seat was told, and notes its thread."""

    def __init__(self) -> None:
        self.let_go = threading.Semaphore(0)
        self.threads: list[threading.Thread] = []
        self.begun = threading.Event()

    def __call__(self, seen: object, told: Any, dial: str) -> object:
        self.threads.append(threading.current_thread())
        self.begun.set()
        self.let_go.acquire()
        if dial != "odds":
            raise ValueError(dial)
        return len(told)


class Evening:
    """A game of Code 777 at which people ask for aid."""

    def __init__(self) -> None:
        self.slowly = Slowly()
        game = replace(GAME, aid=self.slowly)
        self.long: LongGame = drawing_on(3, at_catalogue=replace(OURS, games={GAME.name: game}))
        self.logged: list[bytes] = []
        self.aids = Aids(Journal(self.logged.append))
        self.connections: dict[int, Connection] = {}
        self.heard: list[int] = []
        """Who is told something, in the order in which it is told."""
        for person, address in WHENCE.items():
            self.connections[person] = Connection(partial(self.heard.append, person), address)
            self.connections[person].opened.add(person)

    def ask(self, person: int, id_: str) -> None:
        self.aids.ask(self.connections[person], id_, person, self.long.table)

    async def answered(self) -> list[dict[str, Any]]:
        """Once nothing is asked any more."""
        while work := vars(self.aids)["_asked"]:
            await asyncio.wait(work)
        messages = []
        for connection in self.connections.values():
            while (message := connection.next()) is not None:
                messages.append(json.loads(message))
        return messages

    async def at_work(self) -> None:
        await asyncio.to_thread(self.slowly.begun.wait)


def evening(played: Any) -> list[dict[str, Any]]:
    async def run() -> list[dict[str, Any]]:
        table = Evening()
        await played(table)
        return await table.answered()

    return asyncio.run(run())


def test_it_is_worked_out_in_another_thread_from_what_was_told_by_then():
    found: list[Evening] = []

    async def played(table: Evening) -> None:
        found.append(table)
        table.slowly.let_go.release()
        table.ask(ANN, "first")

    assert evening(played) == [{"type": "aided", "id": "first", "aid": len(found[0].long.current.told(Seat(0)))}]
    assert threading.main_thread() not in found[0].slowly.threads


def test_of_a_seat_that_asks_and_asks_the_last_question_waits_and_the_others_are_refused():
    async def played(table: Evening) -> None:
        table.ask(ANN, "first")
        await table.at_work()
        table.ask(ANN, "second")
        table.ask(ANN, "third")
        table.ask(BEN, "of-ben")
        for _ in range(3):
            table.slowly.let_go.release()

    heard = evening(played)
    assert {message["id"]: message["type"] for message in heard} == {
        "first": "aided",
        "second": "request_refused",
        "third": "aided",
        "of-ben": "aided",
    }
    assert next(message["why"] for message in heard if message["id"] == "second") == "too_fast"


def test_never_are_two_worked_out_at_once():
    found: list[Evening] = []

    async def played(table: Evening) -> None:
        found.append(table)
        table.ask(ANN, "first")
        table.ask(BEN, "of-ben")
        await table.at_work()
        assert len(table.slowly.threads) == 1
        table.slowly.let_go.release()
        table.slowly.let_go.release()

    assert [message["type"] for message in evening(played)] == ["aided", "aided"]
    assert len({*found[0].slowly.threads}) == 2


def test_sites_take_turns_and_a_neighbour_waits_for_one_question_of_each():
    """Whoever came behind ten addresses with four tables each waited for all of their 160 seats."""
    found: list[Evening] = []

    async def played(table: Evening) -> None:
        found.append(table)
        table.ask(ANN, "first")
        await table.at_work()
        for person in (BEN, DAN, CAT):
            table.ask(person, "next-one")
        for _ in WHENCE:
            table.slowly.let_go.release()

    assert [message["type"] for message in evening(played)] == ["aided"] * 4
    assert found[0].heard == [ANN, BEN, CAT, DAN]


def test_who_asks_in_the_very_moment_when_the_last_one_is_answered_is_answered_too():
    """Between the end of the work and the loop's next turn: nobody may believe that it still goes on."""

    async def played(table: Evening) -> None:
        table.connections[ANN].opened.clear()
        table.ask(ANN, "refused-at-once")
        asyncio.get_running_loop().call_soon(table.ask, BEN, "of-ben")
        table.slowly.let_go.release()
        await asyncio.sleep(0)

    assert {message["id"]: message["type"] for message in evening(played)} == {
        "refused-at-once": "request_refused",
        "of-ben": "aided",
    }


def test_whoever_shut_their_seat_meanwhile_is_told_nothing_of_it():
    async def played(table: Evening) -> None:
        table.ask(ANN, "first")
        await table.at_work()
        table.ask(BEN, "of-ben")
        for connection in table.connections.values():
            connection.opened.clear()
        table.slowly.let_go.release()

    assert [(message["type"], message["why"]) for message in evening(played)] == [("request_refused", "not_now")] * 2


def test_nobody_is_aided_in_a_game_that_is_not_on_the_table_any_more():
    async def played(table: Evening) -> None:
        table.ask(ANN, "first")
        await table.at_work()
        table.long.ask(hosting.GiveUp(table.long.id(), 0))
        table.long.ask(hosting.Regather(table.long.id(), 0))
        table.ask(BEN, "of-ben")
        table.slowly.let_go.release()

    assert {message["id"]: message["why"] for message in evening(played)} == {"first": "not_now", "of-ben": "no_aid"}


def test_an_aid_that_fails_is_refused_and_written_down_and_the_next_is_worked_out():
    found: list[Evening] = []

    async def played(table: Evening) -> None:
        found.append(table)
        table.long.table.options["aid"] = "seen"
        table.ask(ANN, "first")
        await table.at_work()
        table.slowly.let_go.release()
        table.long.table.options["aid"] = "odds"
        table.ask(BEN, "of-ben")
        table.slowly.let_go.release()

    assert {message["id"]: message["type"] for message in evening(played)} == {
        "first": "request_refused",
        "of-ben": "aided",
    }
    logged = [msgspec.json.decode(line) for line in found[0].logged]
    assert [(line["event"], line["error"]) for line in logged] == [("aid failed", "ValueError")]
