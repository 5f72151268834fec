"""An evening whose clocks are moved, the server's and the pages' alike: what is shown on each, when and how long.

Ann's phone, Ben's computer and a screen look at a game with two bots: `evenings.py` says of which. What Ann and Ben do
is said by a hand that holds both, so that no finger takes time.
"""

import json
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from itertools import pairwise
from time import monotonic
from types import MappingProxyType
from typing import Any, Self

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect
from websockets.typing import Origin

from tablee.bots.pace import PACES
from tablee.games import code777
from tablee.kernel.codec import encode, facts
from tablee.kernel.game import AnyGame
from tablee.kernel.show import show_time
from tablee.wire.requests import PROTOCOL_VERSION
from tests.browser.devices import PATIENCE, PHONE, SCREEN, Device
from tests.browser.hearing import record
from tests.browser.players import Player
from tests.server.showing.stopped_clock import Clock

Message = dict[str, Any]
STEP = 500
"""Milliseconds by which clocks are moved at once: less than any bot's pause."""
AHEAD = 10
"""Seconds to where a page's clock is stopped: however busy the machine, it has not come there by itself."""
SHORTEST_PAUSE = int(1000 * PACES["normal"].shortest) - STEP
"""Of a bot, as a page sees it, whose clock is moved after the server's."""
SHOWN_WHOLE = {"reduced_motion": "no-preference", "shows": True}
ANN, BEN, BOT = 0, 1, 2
WATCH = """
window.shown = [];
addEventListener("DOMContentLoaded", () =>
  new MutationObserver(() => {
    const showing = document.querySelector("[data-showing]")?.dataset.showing ?? null;
    if (showing !== (window.shown.at(-1)?.[1] ?? null)) window.shown.push([performance.now(), showing]);
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-showing"] }),
);
"""
"""Notes what is shown, `at/kind/step` or null, whenever that changes, by the page's own clock."""


class Watched:
    """A device whose clock stands still once it is stopped."""

    def __init__(self, device: Device, game: AnyGame = code777.GAME) -> None:
        self.device = device
        self.game = game
        device.context.add_init_script(WATCH)
        device.page.clock.install()

    def stop(self) -> None:
        page = self.device.page
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + AHEAD)

    def move(self, milliseconds: int) -> None:
        self.device.page.clock.run_for(milliseconds)

    def told(self) -> list[Any]:
        """All facts of the game, of whatever feed this device shows."""
        return [fact for message in self.device.heard() for fact in told_in(self.game, message)]

    def _newest_show(self) -> int:
        """The first fact of the last message that has something to show, by its place among all that was told."""
        at, newest = 0, -1
        for message in self.device.heard():
            told = told_in(self.game, message)
            newest = next((at + place for place, fact in enumerate(told) if time_of(self.game, fact)), newest)
            at += len(told)
        return newest

    def shown(self) -> list[tuple[float, int | None]]:
        """When it began to show which fact; None where it showed nothing."""
        log = self.device.page.evaluate("window.shown")
        return [(when, None if what is None else int(what.partition("/")[0])) for when, what in log]

    def caught_up(self, shows: int) -> bool:
        """Whether so much to be shown has come, and is being shown by now, or was, or waits for what is shown."""
        newest = max([at for _, at in self.shown() if at is not None], default=-1)
        seen = self.shows or newest >= self._newest_show()
        return seen and sum(time_of(self.game, fact) > 0 for fact in self.told()) == shows

    @property
    def shows(self) -> bool:
        shown = self.shown()
        return bool(shown) and shown[-1][1] is not None

    def times(self) -> list[tuple[int, float, float]]:
        """Each fact that was shown, with the moments at which it came and went."""
        found: list[tuple[int, float, float]] = []
        for (came, at), (ended, _) in pairwise(self.shown()):
            began = found.pop()[1] if found and found[-1][0] == at else came  # the next step of the same
            if at is not None:
                found.append((at, began, ended))
        return found

    def lasted(self) -> list[tuple[int, int]]:
        """Each fact that was shown, and for how many milliseconds."""
        return [(at, round(ended - began)) for at, began, ended in self.times()]

    def due(self) -> list[tuple[int, Any]]:
        """The same as it should be; a picture more or less is nothing."""
        times = [(at, time_of(self.game, fact)) for at, fact in enumerate(self.told())]
        return [(at, pytest.approx(time, abs=2)) for at, time in times if time]

    def skip(self) -> None:
        """As somebody does who wants to go on."""
        while self.shows:
            self.device.page.keyboard.press("Escape")

    def pauses_of_bots(self, said_by_itself: tuple[type[Any], ...]) -> list[float]:
        """From the end of what was shown before until what a bot said began to be, where it is of these kinds."""
        said = [isinstance(fact, said_by_itself) and fact.seat >= BOT for fact in self.told()]
        return [began - before for (_, _, before), (at, began, _) in pairwise(self.times()) if said[at]]

    def releases(self) -> int:
        """How often it told the table that all was shown."""
        return sum(message["type"] == "release" for message in self.device.asks())


def told_in(game: AnyGame, message: Message) -> list[Any]:
    return [facts(game).decode(encode(fact)) for fact in message.get("told", ())]


def time_of(game: AnyGame, fact: Any) -> int:
    return show_time(game.shows, (fact,))


class Hand:
    """A device without a page, which holds Ann and Ben and acts for them; it sees what is public."""

    def __init__(self, url: str, code: str, tokens: list[str], game: AnyGame = code777.GAME) -> None:
        self.game = game
        self._open = ExitStack()
        address = f"ws{url.removeprefix('http')}/api/ws"
        self._socket = self._open.enter_context(connect(address, origin=Origin(url), compression=None))
        self._ids = 0
        self.awaited: list[int] = []
        self.stage = ""
        self.shows = 0
        """How many facts that take time to show it was told."""
        self._send({"type": "enter", "protocol": PROTOCOL_VERSION, "table": code, "tokens": tokens})
        self._heard("entered")
        self.ask("open", person=None)

    def ask(self, type_: str, **fields: Any) -> Message:
        self._ids += 1
        id_ = f"hand-{self._ids:08}"
        self._send({"type": type_, "id": id_, **fields})
        return self._heard(id_)

    def listen(self) -> None:
        """All that has come until now."""
        self.ask("ping")

    def until_shown(self) -> None:
        """The first thing that there is to show: devices have shown their seeds, and the game has begun."""
        while not self.shows:
            self._hear()

    def close(self) -> None:
        self._open.close()

    def _send(self, message: Message) -> None:
        self._socket.send(json.dumps(message))

    def _heard(self, wanted: str) -> Message:
        while wanted not in ((message := self._hear())["type"], message.get("id")):
            pass
        assert message["type"] != "request_refused", message
        return message

    def _hear(self) -> Message:
        message: Message = json.loads(self._socket.recv(timeout=PATIENCE / 1000))
        self.awaited = message.get("awaited", self.awaited)
        self.shows += sum(time_of(self.game, fact) > 0 for fact in told_in(self.game, message))
        self.stage = message.get("public_table", {}).get("stage", self.stage)
        return message


class Clocks:
    """Of the server and of every page, moved together."""

    def __init__(self, server: Clock, pages: list[Watched], hand: Hand) -> None:
        self._server, self._pages, self._hand = server, pages, hand
        self._met = 0
        self._server.stop()
        for page in pages:
            page.stop()

    def move(self) -> None:
        self._server.move(STEP)
        self.meet()
        for page in self._pages:
            page.move(STEP)

    def meet(self) -> None:
        """What the server has sent is there, on every page: no clock goes on before."""
        self._hand.listen()
        if self._hand.shows == self._met:
            return
        self._met, deadline = self._hand.shows, monotonic() + PATIENCE / 1000
        while not all(page.caught_up(self._hand.shows) for page in self._pages):
            assert monotonic() < deadline, [(self._hand.shows, page.shown()[-3:]) for page in self._pages]


class Evening:
    """Ann's phone, Ben's computer and a screen, at a table with two bots; every clock stands still."""

    game: AnyGame
    person: type[Player]
    """Who lays a table of this game, and sits down at one."""
    bots_say: tuple[type[Any], ...]
    """Facts that each are something a bot has decided."""
    won: type[Any]
    """The fact that a game ends with."""
    aside: tuple[type[Any], ...] = ()
    """Facts that look back at the game: they are in its record, and nobody says them."""
    options: Mapping[str, Any] = MappingProxyType({})
    bots = 2

    def __init__(self, device: Callable[..., Device], url: str, clock: Clock) -> None:
        ann = self.person(device(url, **PHONE, **SHOWN_WHOLE), "Ann")
        ben = self.person(device(url, **SHOWN_WHOLE), "Ben")
        screen = device(url, **SCREEN, **SHOWN_WHOLE)
        self.people = [Watched(ann.device, self.game), Watched(ben.device, self.game)]
        self.screen = Watched(screen, self.game)
        self.pages = [*self.people, self.screen]
        code = ann.create()
        ann.sit()
        ben.join(code)
        screen.page.goto(f"/t/{code}/ecran")
        self._onlooker = device(url).page
        self._onlooker.goto(f"/t/{code}")
        for page in (screen.page, self._onlooker):
            expect(page.get_by_text("Ben").first).to_be_visible()
        self.hand = Hand(url, code, [*ann.device.tokens(), *ben.device.tokens()], self.game)
        for chair in range(BOT, BOT + self.bots):
            self.hand.ask("seat_bot", person=ANN, chair=chair, level="easy")
        for name, value in self.options.items():
            self.hand.ask("set_option", person=ANN, name=name, value=value)
        self.clocks = Clocks(clock, self.pages, self.hand)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Before the server goes: a page might still ask it for something."""
        self.hand.close()
        for page in (*[watched.device.page for watched in self.pages], self._onlooker):
            page.close()

    def happened(self, page: Watched) -> list[str]:
        """All that was to be said there. A screen has no record: whoever looks on without a seat reads the same."""
        lines = record(self._onlooker if page is self.screen else page.device.page)
        return [line for fact, line in zip(page.told(), lines, strict=True) if not isinstance(fact, self.aside)]

    @property
    def over(self) -> bool:
        return self.hand.stage == "over"

    def start(self) -> None:
        self.hand.ask("start", person=ANN)
        self.hand.until_shown()
        self.clocks.meet()

    def look_on(self) -> None:
        """Until all was shown on every page."""
        self.clocks.meet()
        while any(page.shows for page in self.pages):
            self.clocks.move()

    def offers(self, person: int) -> Message:
        """What was offered last."""
        heard: list[Message] = [
            message["offers"] for message in self.people[person].device.heard() if "offers" in message
        ]
        return heard[-1]

    def act(self, person: int, action: Message) -> None:
        self.hand.ask("act", person=person, decision=self.offers(person)["decision"], action=action)
        self.clocks.meet()

    def let_a_bot_act(self) -> None:
        """It takes its time."""
        shows = self.hand.shows
        while self.hand.shows == shows:
            self.clocks.move()
