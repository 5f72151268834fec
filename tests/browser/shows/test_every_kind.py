"""Every kind of fact that has a show is on screen for its time, of every game, on a phone and on the shared screen.

On a phone twice: to somebody who looks on, and to whose doing it is. The gallery plays one of each by the frame's own
player. Clocks are moved; what a whole table makes of it is for `test_show.py`.
"""

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tablee.kernel.codec import encode, facts
from tablee.kernel.show import show_time
from tablee.kernel.structs import tag
from tests.browser.devices import PHONE, SCREEN
from tests.browser.moments import ALL, IN_PLACE, OWN_SHOWS, SHOWS, show
from tests.browser.shows.showing import Watched

pytestmark = pytest.mark.slow

MOMENT = 20
"""Milliseconds before and after the end of a show."""
SCENES = {moment["name"]: moment for moment in ALL}
EYES = {"screen": (SCREEN, SHOWS, "screen"), "looker-on": (PHONE, SHOWS, "seat"), "doer": (PHONE, OWN_SHOWS, "seat")}
IN_WORDS = {
    *("sept_pour_cent/show-of-dealt", "code777/show-of-dealt", "code777/show-of-starts", "code777/show-of-starts-own"),
    "incognito/show-of-drawing_time_up",
}
"""What the sentence alone says on a phone: what was dealt is there once that is over."""
DRAWN = """() => {
  const drawn = document.querySelector("main.screen, .ground").cloneNode(true);
  for (const one of drawn.querySelectorAll(".sentence, [data-face]")) one.remove();
  const own = document.createTreeWalker(drawn, NodeFilter.SHOW_ELEMENT);
  while (own.nextNode()) for (const name of ["id", "for", "aria-labelledby"]) own.currentNode.removeAttribute(name);
  return drawn.innerHTML.replace(/<!--.*?-->/g, "");
}"""
"""The table: neither what is said above it nor what faces people make at it."""


def seen(page):
    """Which kind is being shown, unless nothing is said of it."""
    kind = page.locator("[data-moment]").get_attribute("data-showing")
    return kind if page.locator(".sentence").first.inner_text().strip() else f"{kind}, without a word"


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_fact_is_on_screen_for_its_time_and_changes_the_picture(device, name, eyes):
    game = GAMES[name]
    kind, shows, shown_on = EYES[eyes]
    scenes = [scene for scene in shows if scene.startswith(f"{name}/")]
    watched = Watched(device(**kind, reduced_motion="no-preference"), game)
    page = watched.device.page
    show(page, scenes[0])
    watched.stop()
    was, after, unchanged = {}, {}, set()
    for scene in scenes:
        fact = facts(game).decode(encode(SCENES[scene]["told"][-1]))
        page.evaluate(IN_PLACE, f"/galerie?m={scene}&shown_on={shown_on}&before")
        expect(page.locator(f"[data-moment='{scene}']:not([data-showing]) .board").first).to_be_attached()
        before = page.evaluate(DRAWN)
        page.evaluate(IN_PLACE, f"/galerie?m={scene}&shown_on={shown_on}&play")
        expect(page.locator(f"[data-moment='{scene}'][data-showing]")).to_be_attached()
        page.clock.fast_forward(show_time(game.shows, (fact,)) - MOMENT)
        was[scene] = seen(page)
        if page.evaluate(DRAWN) == before:
            unchanged.add(scene)
        page.clock.fast_forward(2 * MOMENT)
        after[scene] = page.locator("[data-showing]").count()

    assert was == {scene: SCENES[scene]["told"][-1]["type"] for scene in scenes}
    assert eyes == "doer" or {*was.values()} == {tag(kind) for kind in game.shows}
    assert after == dict.fromkeys(scenes, 0)
    assert unchanged == (set() if eyes == "screen" else IN_WORDS & {*scenes})
