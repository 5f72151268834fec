"""A hand over a slate, by mouse, pen or finger: real events of the browser, at places that are shares of the slate."""

from typing import Any

from playwright.sync_api import CDPSession, Locator, Page

from tests.browser.devices import Device

Place = tuple[float, ...]
"""How far to the right and down, from 0 to 1; of a pen also how hard it is pressed."""


class Hand:
    def __init__(self, device: Device) -> None:
        self.device = device
        self._cdp: tuple[Page, CDPSession] | None = None

    @property
    def page(self) -> Page:
        return self.device.page

    @property
    def slate(self) -> Locator:
        return self.page.locator("svg[data-slate]")

    @property
    def strokes(self) -> Locator:
        return self.slate.locator("[data-stroke]")

    @property
    def cdp(self) -> CDPSession:
        if self._cdp is None or self._cdp[0] is not self.page:
            self._cdp = self.page, self.device.context.new_cdp_session(self.page)
        return self._cdp[1]

    def at(self, place: Place) -> dict[str, float]:
        box = self.slate.bounding_box()
        assert box is not None, "there is no slate"
        return {"x": box["x"] + place[0] * box["width"], "y": box["y"] + place[1] * box["height"]}

    def pointer(self, kind: str, type_: str, place: Place) -> None:
        """Of a mouse or a pen."""
        sent: dict[str, Any] = {"type": type_, "pointerType": kind, **self.at(place), "force": (*place, 0.5)[2]}
        self.cdp.send("Input.dispatchMouseEvent", sent | {"button": "left", "buttons": 1, "clickCount": 1})

    def draw(self, kind: str, *places: Place) -> None:
        """By a mouse, a pen or a finger."""
        if kind == "touch":
            self.stroke_by_finger(*places)
            return
        self.pointer(kind, "mousePressed", places[0])
        for place in places[1:]:
            self.pointer(kind, "mouseMoved", place)
        self.pointer(kind, "mouseReleased", places[-1])

    def touch(self, type_: str, *places: Place) -> None:
        points = [{**self.at(place), "id": finger} for finger, place in enumerate(places)]
        self.cdp.send("Input.dispatchTouchEvent", {"type": type_, "touchPoints": points})

    def stroke_by_finger(self, *places: Place) -> None:
        self.touch("touchStart", places[0])
        for place in places[1:]:
            self.touch("touchMove", place)
        self.touch("touchEnd")
