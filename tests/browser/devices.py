"""A device in a test: a context of a real browser, which keeps every frame, every body and every complaint."""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Request, Response, WebSocket

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
SCREEN = {"viewport": {"width": 1920, "height": 1080}}

PATIENCE = 30_000
"""Milliseconds that a test waits for anything at most; it goes on as soon as it is there."""

NO_LINE = re.compile(
    "WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE"
)
"""What a browser writes when the server or the network is not there, or goes while something is being fetched."""

SHOWS_OFF = "try { localStorage['tablee/shows'] ??= 'off' } catch { /* an empty page keeps nothing */ }"
"""What happens is not played before the next question comes: as a person can choose it."""

TELL_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
"""


class Cut:
    """A line that is cut: mended once something is heard over one that was opened since."""

    def __init__(self) -> None:
        self._heard = False

    def hear(self, _: object) -> None:
        self._heard = True

    def is_mended(self) -> bool:
        return self._heard


class Device:
    """Somebody's phone or computer. It speaks French, keeps still and plays no show, unless told otherwise."""

    def __init__(self, browser: Browser, url: str, *, shows: bool = False, **options: Any) -> None:
        liked = {"locale": "fr-FR", "color_scheme": "light", "reduced_motion": "reduce", **DESKTOP, **options}
        self.url = url
        self.touch = bool(liked.get("has_touch"))
        self.context = browser.new_context(base_url=url, **liked)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(TELL_VIOLATIONS)
        if not shows:
            self.context.add_init_script(SHOWS_OFF)
        self.received: list[str] = []
        """Every frame that came, over all connections of all pages."""
        self.sent: list[str] = []
        self.bodies: dict[str, str] = {}
        """By address, what was fetched over HTTP."""
        self.sockets: list[WebSocket] = []
        self._heard_over: WebSocket | None = None
        """The one over which something came last."""
        self.asked: list[str] = []
        """Every address that a page of this device asked for anything."""
        self.responses: list[Response] = []
        self.complaints: list[str] = []
        self.forgiven: list[re.Pattern[str]] = []
        self._cut: Cut | None = None
        self.context.on("console", self._complain)
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.context.on("request", lambda request: self.asked.append(request.url))
        self.context.on("requestfinished", self._read)
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", self._listen)
        return page

    def forgive(self, pattern: re.Pattern[str]) -> None:
        self.forgiven.append(pattern)

    @contextmanager
    def without_line(self) -> Iterator[None]:
        """The test cuts it in here, and mends it; until the page is heard over a new one, it may miss it."""
        self._cut = Cut()
        yield
        self.until(self._cut.is_mended)
        self._cut = None

    def faults(self) -> list[str]:
        return [line for line in self.complaints if not any(pattern.search(line) for pattern in self.forgiven)]

    def heard(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.received]

    def asks(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.sent]

    @property
    def is_connected(self) -> bool:
        """And was spoken to over the connection that there is."""
        return self._heard_over is self.sockets[-1] and not self.sockets[-1].is_closed()

    def tokens(self) -> list[str]:
        """Those that this device keeps; nobody else may ever see one."""
        kept: list[str] = self.page.evaluate(
            "Object.entries(localStorage).filter(([key]) => key.startsWith('tablee/table/')).map(([, value]) => value)"
        )
        return [token for text in kept for token in json.loads(text).values()]

    def press(self, target: Locator) -> None:
        """A choice of the game, by finger where there is one; what is seen has changed when this returns."""
        before = self._updates()
        target.tap() if self.touch else target.click()
        self._drawn_after(before)

    def press_key(self, key: str) -> None:
        """The same by the keyboard, for what has the focus."""
        before = self._updates()
        self.page.keyboard.press(key)
        self._drawn_after(before)

    def until(self, there: Callable[[], bool]) -> None:
        """Frames are taken in while the page is asked something, here for its next picture."""
        deadline = monotonic() + PATIENCE / 1000
        while not there():
            assert monotonic() < deadline, self.page.locator("body").aria_snapshot()
            self._next_picture()

    def _drawn_after(self, updates: int) -> None:
        """A frame is heard here before the page has made anything of it: one more picture, and it has."""
        self.until(lambda: self._updates() > updates)
        self._next_picture()

    def _next_picture(self) -> None:
        self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(drawn))")

    def _updates(self) -> int:
        return sum('"type":"patch"' in frame for frame in self.received)

    def _complain(self, line: ConsoleMessage) -> None:
        if line.type == "error" and not (self._cut is not None and NO_LINE.search(line.text)):
            self.complaints.append(line.text)

    def _listen(self, socket: WebSocket) -> None:
        self.asked.append(socket.url)
        self.sockets.append(socket)
        if self._cut is not None:
            socket.on("framereceived", self._cut.hear)
        socket.on("framereceived", lambda frame: self._hear(socket, str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _hear(self, socket: WebSocket, frame: str) -> None:
        self.received.append(frame)
        self._heard_over = socket

    def _read(self, request: Request) -> None:
        with suppress(Error):  # a page that was left meanwhile keeps no bodies
            response = request.response()
            if response is not None:
                self.responses.append(response)
                self.bodies[request.url] = response.body().decode(errors="replace")


@contextmanager
def without_lines(devices: Iterable[Device]) -> Iterator[None]:
    """For a server that is killed, and started again, in here."""
    with ExitStack() as stack:
        for device in devices:
            stack.enter_context(device.without_line())
        yield


def found_in(thing: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Everything in a message, however deep, with the names that lead to it."""
    yield path, thing
    if isinstance(thing, dict):
        for name, value in thing.items():
            yield from found_in(value, (*path, name))
    elif isinstance(thing, list):
        for value in thing:
            yield from found_in(value, path)
