"""Clients that never give up: they play on through every loss of the server, and remember what was acknowledged."""

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from tablee.fairness.commitment import seed_commitment
from tablee.kernel.seats import Seat
from tests.server.devices import base, patched
from tests.server.wires import Rejected, Wire

Message = dict[str, Any]
AGAIN = 0.05
"""Seconds between two tries to connect, or to lay a table."""
SENT_ON = ("restarting", "trouble", "enter_first")
"""Why somebody may be sent away who comes again; the last, where a machine has so much to do that `enter` is late."""


def chosen(offers: Message, dice: random.Random) -> Message:
    """Any action that is offered; the last offer, which tends to end a round, more often than others."""
    offer = offers["choices"][-1] if dice.random() < 0.4 else dice.choice(offers["choices"])
    return {"type": offer["action"], **{one["name"]: drawn(one["domain"], dice) for one in offer.get("fields", ())}}


def drawn(domain: Message, dice: random.Random) -> Any:
    match domain["type"]:
        case "span":
            near = range(domain["low"], min(domain["high"], domain["low"] + 3) + 1)
            return dice.choice([value for value in near if value not in domain.get("holes", ())] or [domain["high"]])
        case "one_of":
            return dice.choice(domain["these"])
        case "text":
            return "w" + dice.randbytes(4).hex()
        case "stroke":
            return "AAAAA" * dice.randint(1, domain["most"])
        case kind:
            raise NotImplementedError(kind)


@dataclass
class Acts:
    """One person's moves: as they were sent, and the ids of those that were acknowledged, in order."""

    sent: dict[str, Message] = field(default_factory=dict)
    acknowledged: list[str] = field(default_factory=list)
    refused: list[tuple[str, str]] = field(default_factory=list)


class Steadfast:
    """One person at one table, on a device of their own. Whatever is unanswered is asked again, with the same id."""

    def __init__(self, url: str, code: str, token: str | None, players: int, games: int, dice: random.Random) -> None:
        self.url, self.code, self.token = url, code, token
        self.host = token is not None
        self.person: int | None = 0 if token else None
        self.players, self.games = players, games
        self.dice = dice
        self.acts = Acts()
        self.connections = 0
        self.on_done: Callable[[], None] = lambda: None
        """Called when something that was asked for is on disk, a move or anything else."""
        self.enough: Callable[[], bool] = lambda: False
        """Whether the host should give the game up, so that all can go home."""
        self._pending: dict[str, Message] = {}
        self._sit = self._fresh("sit", name=f"P{dice.randrange(10**6)}", token=f"{dice.getrandbits(128):032x}")
        self._sat = False
        self._public_table: Message = {}
        self._perspective: Message | None = None
        self._wire: Wire | None = None
        self._abreast = False
        """Whether all that was missed has come: what is known from before the loss may be old."""
        self._done = False

    async def play(self) -> None:
        """Until the table is closed."""
        while not self._done:
            with suppress(OSError, Rejected, asyncio.IncompleteReadError):
                self._wire = await Wire.opened(self.url)
                self.connections += 1
                await self._session(self._wire)
            if self._wire is not None:
                self._wire.cut()
                self._wire = None
            if not self._done:
                await asyncio.sleep(self._pause())

    def _pause(self) -> float:
        """Seconds until the next try to connect."""
        return AGAIN

    def _arrived(self) -> None:
        """At the table, for the first time or again."""

    async def _session(self, wire: Wire) -> None:
        entered = await wire.enter(self.code, *([self.token] if self.token else []))
        if entered is None or entered["type"] == "farewell":
            assert entered is None or entered["why"] in SENT_ON, entered
            return
        assert self.token is None or [mine["token"] for mine in entered["people"]] == [self.token], "a token was lost"
        self._public_table = entered["public_table"]
        self._asked_now: set[str] = set()
        self._arrived()
        if self._seated():
            self._pending.pop(self._sit["id"], None)
            self._open()
        for message in self._pending.values():
            wire.send(message)
        self._decide()
        while not self._done and (heard := await wire.message()) is not None:
            self._hear(heard)
            self._decide()

    def _hear(self, message: Message) -> None:
        match message["type"]:
            case "table_changed":
                self._public_table = {**self._public_table, **message["public_table"]}
            case "snapshot":
                asked = [act["decision"] for act in self._pending.values() if act["type"] == "act"]
                self._perspective = answered(message) if message["offers"]["decision"] in asked else message
            case "patch":
                self._perspective = self._perspective and patched(self._perspective, message)
            case "seated":
                self._pending.pop(message["id"], None)
                self._sat = True
                self.person = message["person"]
                self.token = message["token"] or self.token
                self._open()
            case "pong":
                self._abreast = True
            case "done" | "request_refused":
                self._answered(message)

    def _answered(self, message: Message) -> None:
        asked = self._pending.pop(message["id"], None)
        if asked is None:
            return
        if message["type"] == "done":
            self.on_done()
        if asked["type"] != "act":
            return
        if message["type"] == "done":
            self.acts.acknowledged.append(message["id"])
        else:
            self.acts.refused.append((message["id"], message["why"]))
            self._perspective = None
            self._open()

    def _decide(self) -> None:
        """What the table's state asks of this person, unless it is being asked for already."""
        stage = self._public_table["stage"]
        if stage == "closed":
            self._done = True
        elif stage == "gathering":
            self._gather()
        elif stage == "sealing":
            self._shake_hands(self._public_table["handshake"])
        elif stage == "playing" and self.host and self.enough():
            self._once("give_up")
        elif stage == "playing":
            self._move()
        elif stage == "over" and self.host:
            last = self.enough() or self._public_table["games"] >= self.games
            self._once("close_table" if last else "rematch")

    def _gather(self) -> None:
        if not self._seated():
            if self.host:
                self._sit["person"] = 0
            if not self._sat and self._sit["id"] not in self._pending:
                self._ask(self._sit)
        elif self.host and sum(chair["holder"] != "empty" for chair in self._public_table["chairs"]) == self.players:
            self._once("start")

    def _shake_hands(self, handshake: Message) -> None:
        if self.person not in handshake["asked"]:
            return
        seed = sha256(f"{handshake['game_id']}/{self.person}".encode()).digest()
        if str(self.person) not in handshake["commitments"] and not handshake["showing"]:
            committed = seed_commitment(handshake["game_id"], self._seat(), seed)
            self._once("commit_seed", commitment=committed.hex())
        elif handshake["showing"]:
            self._once("show_seed", seed=seed.hex())

    def _move(self) -> None:
        if any(asked["type"] == "act" for asked in self._pending.values()) or self._perspective is None:
            return
        offers = self._perspective["offers"]
        if offers["choices"] and self._abreast:
            act = self._fresh("act", person=self.person, decision=offers["decision"], action=chosen(offers, self.dice))
            self.acts.sent[act["id"]] = act
            self._perspective = answered(self._perspective)
            self._ask(act)

    def _once(self, type_: str, **fields: Any) -> None:
        """Once a connection: asked again after a loss it is refused if it had happened, and that is an answer too."""
        key = f"{type_}/{self._public_table['games']}"
        if key not in self._asked_now:
            self._asked_now.add(key)
            self._pending = {id_: asked for id_, asked in self._pending.items() if asked["type"] != type_}
            self._ask(self._fresh(type_, person=self.person, **fields))

    def _open(self) -> None:
        assert self._wire is not None
        known = self._perspective and {"epoch": self._perspective["epoch"], "number": self._perspective["number"]}
        self._abreast = False
        self._wire.send(self._fresh("open", person=self.person, since=known or None))
        self._wire.send(self._fresh("ping"))

    def _ask(self, message: Message) -> None:
        assert self._wire is not None
        self._pending[message["id"]] = message
        self._wire.send(message)

    def _fresh(self, type_: str, **fields: Any) -> Message:
        return {"type": type_, "id": secrets.token_urlsafe(12), **fields}

    def _seated(self) -> bool:
        return self.person is not None and any(chair["person"] == self.person for chair in self._public_table["chairs"])

    def _seat(self) -> Seat:
        return Seat(
            next(seat for seat, chair in enumerate(self._public_table["chairs"]) if chair["person"] == self.person)
        )


def answered(perspective: Message) -> Message:
    """Its decision is answered once."""
    return {**perspective, "offers": {**perspective["offers"], "choices": []}}


async def laid(url: str, game: str = "sept_pour_cent") -> tuple[str, str]:
    """A table's code and its host's token, asked for until there is an answer."""
    host, port = base(url)
    body = json.dumps({"game": game}).encode()
    head = f"POST /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {url}\r\nContent-Length: {len(body)}\r\n"
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(host, port)
            try:
                writer.write(head.encode() + b"Connection: close\r\n\r\n" + body)
                answer = await reader.read()
            finally:
                writer.close()
            if answer.startswith(b"HTTP/1.1 201"):
                table = json.loads(answer.partition(b"\r\n\r\n")[2])
                return table["code"], table["token"]
        await asyncio.sleep(AGAIN)
