"""The moments of all games that the gallery shows, each by its name at `/galerie?m=GAME/…`."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

FOLDER = Path(__file__).parents[2] / "web/src/gallery"


def moments(stored: Path) -> list[dict[str, Any]]:
    game = stored.name.removesuffix(".generated.json")
    return [{**moment, "name": f"{game}/{moment['name']}"} for moment in json.loads(stored.read_text("utf-8"))]


ALL = [moment for stored in sorted(FOLDER.glob("*.generated.json")) for moment in moments(stored)]
MOMENTS = [moment for moment in ALL if "/show-of-" not in moment["name"]]
SHOWS = [moment["name"] for moment in ALL if "/show-of-" in moment["name"] and moment["shown_on"] == "screen"]
"""Each fact that has a show, on the shared screen of three."""
OWN_SHOWS = [moment["name"] for moment in ALL if "/show-of-" in moment["name"] and moment["shown_on"] == "seat"]
"""Each of those that are somebody's doing, as that seat is shown it."""

IN_PLACE = """(address) => {
  history.replaceState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


def show(page: Page, name: str, part: str = "") -> None:
    """This one, on a page that shows another already without a reload. `part` is what the address says besides."""
    address = f"/galerie?m={name}{part}"
    if "/galerie" in page.url:
        page.evaluate(IN_PLACE, address)
    else:
        page.goto(address)
    expect(page.locator(f"[data-moment='{name}']")).to_be_attached()
