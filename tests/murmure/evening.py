"""An evening of Murmure over real sockets: what its people do, and what must stay hidden of its cards."""

import asyncio
from collections.abc import Collection
from functools import partial
from typing import cast

from tablee.kernel.stroke import as_stroke
from tests.kernel.murmure_cards import WORDS, MagicWord
from tests.server.devices import Device, Message
from tests.server.drawing.drawers import Drawer
from tests.server.evenings import Player
from tests.server.servers import RunningServer

STROKES = [as_stroke([(number, 4095 - number, number)] * 20) for number in range(40)]
CARDS = cast("tuple[MagicWord, ...]", tuple(WORDS.cards))
SLIPS = {"sésame": "sezame", "abracadabra": "presti", "ondée": "averze", "fuseau": "fuzeau", "citrouille": "potirin"}
"""Of each word, or of another that its card takes: one letter is wrong."""
WRONG = "dodo"


def exact(card: MagicWord) -> str:
    """The shortest word that a card takes, in capitals: found in a frame, it is what was shouted, not the card."""
    return min((card.word, *card.also), key=len).upper()


def perspective(player: Player) -> Message:
    device, person = player
    return device.perspectives[device.seat(person)]


def card_of(player: Player) -> MagicWord:
    """The card whose clue everybody sees."""
    clue = perspective(player)["view"]["clue"]
    return next(card for card in CARDS if card.clue == clue)


async def act(player: Player, type_: str, **fields: object) -> Message:
    """As soon as it is offered: the answer."""
    device, person = player
    seat = device.seat(person)
    await device.wait(lambda: seat in device.perspectives and type_ in _offered(device.perspectives[seat]))
    decision = perspective(player)["offers"]["decision"]
    return await device.ask("act", person=person, decision=decision, action={"type": type_, **fields})


def _offered(seen: Message) -> list[str]:
    return [offer["action"] for offer in seen["offers"]["choices"]]


async def heard(player: Player, count: int) -> list[str]:
    """The first verdicts that everybody was told."""
    device, _ = player

    def verdicts() -> list[str]:
        told = perspective(player)["told"]
        return [fact["verdict"] for fact in told if fact["type"] == "heard"]

    await device.wait(lambda: len(verdicts()) >= count)
    return verdicts()


async def back(player: Player) -> None:
    """After a line was lost, or left."""
    device, person = player
    await device.enter()
    await device.ask("open", person=person)


async def draw_through_a_kill(player: Player, server: RunningServer, others: Collection[Player]) -> list[str]:
    """Forty strokes without waiting for answers, over a cut line and a killed server: the answers, in order."""
    device, person = player
    await device.wait(lambda: "scribble" in _offered(perspective(player)))
    decision = perspective(player)["offers"]["decision"]
    await device.leave()
    drawer = Drawer(device.url, device.code, device.tokens[person], person, decision, STROKES)
    drawer.happenings = {7: drawer.cut, 15: partial(killed, server)}
    await drawer.draw()
    for other, _ in others:
        await other.closed.wait()
    for one in (player, *others):
        await back(one)
    assert [number for number, _ in drawer.answers] == [*range(len(STROKES))]
    return [answer for _, answer in drawer.answers]


async def killed(server: RunningServer) -> None:
    server.kill()
    await asyncio.to_thread(server.start)


def texts_of(cards: Collection[MagicWord]) -> list[str]:
    return [text for card in cards for text in (card.clue, card.word, *card.also)]


def everything(*devices: Device) -> str:
    return "".join([frame for device in devices for frame in device.raw])
