"""Everybody at every table, in one process: python -m bench.ours_clients PORT[,PORT…][/PORT…] TABLES.

TABLES × 4 clients, each with a connection of its own and a bare reader of frames, which keeps this side light. It
prints {"ready": …}, then answers the same lines as bench/peers/boardgame/clients.js: play, count, rest, paced S; and
ended: at how many tables a game has been played to its end.
"""

import asyncio
import gc
import json
import random
import sys
from http.client import HTTPConnection
from typing import Any

from bench.wire import Message, Wire
from tablee.cli.serve import run_quickly
from tablee.fairness.commitment import seed_commitment
from tablee.kernel.seats import Seat
from tablee.wire.requests import PROTOCOL_VERSION

SEATS = 4
HIGHEST = 30
PERIOD = 0.5
PATIENCE = 15.0
OPENED_AT_ONCE = 20


class Client:
    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.person = seat
        self.offers: Message = {"choices": [], "decision": 0}
        self.stage = "gathering"
        self.answers: dict[str, asyncio.Future[Message]] = {}
        self.count = 0
        self.shaken = ""

    async def open(self, port: int, code: str, token: str) -> None:
        loop = asyncio.get_running_loop()
        _, self.wire = await loop.create_connection(lambda: Wire(port, self.take), "127.0.0.1", port)
        await self.wire.opened
        self.entered: asyncio.Future[None] = loop.create_future()
        tokens = [token] if token else []
        self.wire.send({"type": "enter", "protocol": PROTOCOL_VERSION, "table": code, "tokens": tokens})
        await self.entered
        person = {"person": 0} if token else {}
        seated = await self.ask("sit", name=f"seat {self.seat}", **person)
        self.person = seated["person"]
        await self.ask("open", person=self.person)

    async def ask(self, kind: str, **fields: Any) -> Message:
        id_ = self.post(kind, **fields)
        self.answers[id_] = asyncio.get_running_loop().create_future()
        return await self.answers[id_]

    def post(self, kind: str, **fields: Any) -> str:
        self.count += 1
        id_ = f"{self.seat}-{self.count:08}"
        self.wire.send({"type": kind, "id": id_, **fields})
        return id_

    def take(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("patch", "snapshot"):
            self.offers = message.get("offers", self.offers)
            self.table.updated(self)
        elif kind == "table_changed":
            self.table_changed(message["public_table"])
        elif kind == "entered":
            self.entered.set_result(None)
        elif kind == "request_refused":
            sys.exit(f"clients: refused: {message}")
        elif (waiting := self.answers.pop(message.get("id", ""), None)) is not None:
            waiting.set_result(message)

    def table_changed(self, public_table: Message) -> None:
        """The start handshake, and a new game when one is over."""
        self.stage = public_table.get("stage", self.stage)
        if self.stage == "sealing" and (handshake := public_table.get("handshake")):
            game = handshake["game_id"]
            step = f"{game}/{handshake['showing']}"
            if step != self.shaken and self.person in handshake["asked"]:
                self.shaken = step
                seed = bytes([self.seat]) * 32
                if handshake["showing"]:
                    self.post("show_seed", person=self.person, seed=seed.hex())
                else:
                    committed = seed_commitment(game, Seat(self.seat), seed).hex()
                    self.post("commit_seed", person=self.person, commitment=committed)
        elif public_table.get("stage") == "over" and self.seat == 0:
            self.table.ended += 1
            self.post("rematch", person=0)

    def act(self) -> None:
        self.post("act", person=self.person, decision=self.offers["decision"], action=self.choice())

    def choice(self) -> Message:
        """Claims climb by 1 to 4; from 10 on every fourth player contests. Elsewhere, whatever is offered."""
        luck = self.table.luck
        choices = {offer["action"]: offer for offer in self.offers["choices"]}
        if "announce" not in choices:
            return filled(luck.choice(self.offers["choices"]), luck)
        low = next(field["domain"]["low"] for field in choices["announce"]["fields"] if field["name"] == "number")
        if "contest" in choices and low > 10 and luck.random() < 0.25:
            return {"type": "contest"}
        action = filled(choices["announce"], luck)
        action["number"] = min(HIGHEST, low + int(luck.random() * 4))
        return action


def filled(offer: Message, luck: random.Random) -> Message:
    action = {"type": offer["action"]}
    for field in offer["fields"]:
        domain = field["domain"]
        one_of = domain["type"] == "one_of"
        action[field["name"]] = luck.choice(domain["these"]) if one_of else domain["low"]
    return action


class Table:
    def __init__(self, number: int, game: str = "sept_pour_cent") -> None:
        self.game = game
        self.luck = random.Random(number)
        self.clients = [Client(self, seat) for seat in range(SEATS)]
        self.seen = [0] * SEATS
        self.sent = 0
        self.sent_at = 0.0
        self.running = False
        self.ended = 0
        self.all_have_it: asyncio.Future[None] | None = None
        self._loop = asyncio.get_running_loop()

    async def open(self, *ports: int) -> None:
        connection, origin = HTTPConnection("127.0.0.1", ports[0]), {"Origin": f"http://127.0.0.1:{ports[0]}"}
        connection.request("POST", "/api/tables", json.dumps({"game": self.game}), origin)
        laid = json.loads(connection.getresponse().read())
        connection.close()
        for client in self.clients:
            await client.open(ports[client.seat % len(ports)], laid["code"], "" if client.seat else laid["token"])
        await asyncio.sleep((len(ports) - 1) / 2)  # until each node knows who is at the other
        self.clients[0].post("start", person=0)

    def updated(self, client: Client) -> None:
        """A client has the next state. The one whose turn it now is does not wait for the others."""
        self.seen[client.seat] = self.sent
        self.moving()
        if self.all_have_it is not None and self.resting():
            self.all_have_it.set_result(None)
            self.all_have_it = None

    def moving(self) -> None:
        """Flat out: one move in flight at each table."""
        if self.running and self.sent == max(self.seen):
            self.move()

    def mover(self) -> Client | None:
        return next((client for client in self.clients if client.offers["choices"]), None)

    def move(self) -> bool:
        mover = self.mover()
        if mover is None or mover.stage != "playing" or self.seen[mover.seat] != self.sent:
            return False
        self.sent += 1
        self.sent_at = self._loop.time()
        mover.act()
        mover.offers = {"choices": [], "decision": 0}
        return True

    def resting(self) -> bool:
        return min(self.seen) == self.sent

    async def rest(self) -> None:
        self.running = False
        if not self.resting():
            await self.done()

    async def done(self) -> None:
        self.all_have_it = self._loop.create_future()
        async with asyncio.timeout(PATIENCE):
            await self.all_have_it

    async def paced(self, first: float, end: float, latencies: list[float]) -> None:
        """A move that is late because the one before it was slow counts from when it was due: waiting is not hidden."""
        due, last = first, 0.0
        while due < end:
            await asyncio.sleep(max(0, due - self._loop.time()))
            if self.move():
                since = due if last > due else self.sent_at
                await self.done()
                last = self._loop.time()
                latencies.append((last - since) * 1000)
            due += PERIOD


async def answer(tables: list[Table], line: str) -> Message:
    command, _, seconds = line.partition(" ")
    match command:
        case "play":
            for table in tables:
                table.running = True
                table.moving()
            return {"playing": len(tables)}
        case "count":
            return {"moves": sum(min(table.seen) for table in tables)}
        case "ended":
            return {"tables": sum(table.ended > 0 for table in tables)}
        case "rest":
            await asyncio.gather(*[table.rest() for table in tables])
            return {"resting": len(tables)}
        case "paced":
            latencies: list[float] = []
            start = asyncio.get_running_loop().time() + 0.05
            end = start + float(seconds)
            starts = [start + number * PERIOD / len(tables) for number in range(len(tables))]
            await asyncio.gather(
                *[table.paced(first, end, latencies) for table, first in zip(tables, starts, strict=True)]
            )
            return {"latencies": latencies}
        case _:
            sys.exit(f"clients: no such command: {line}")


async def main() -> None:
    gc.disable()  # its pauses would be taken for the server's
    nodes, count = [[int(port) for port in some.split(",")] for some in sys.argv[1].split("/")], int(sys.argv[2])
    tables = [Table(number) for number in range(count)]
    for first in range(0, count, OPENED_AT_ONCE):
        some = range(first, min(count, first + OPENED_AT_ONCE))
        await asyncio.gather(*[tables[number].open(*nodes[number % len(nodes)]) for number in some])
    print(json.dumps({"ready": count * SEATS}), flush=True)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        print(json.dumps(await answer(tables, line.strip())), flush=True)


if __name__ == "__main__":
    run_quickly(main())
