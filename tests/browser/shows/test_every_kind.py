"""Every kind of fact that has a show is on screen for its time, of every game, on a phone and on the shared screen.

The gallery plays one of each by the frame's own player. Clocks are moved; what a whole table makes of it is for
`test_show.py`.
"""

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tablee.kernel.codec import encode, facts
from tablee.kernel.show import show_time
from tablee.kernel.structs import tag
from tests.browser.devices import PHONE, SCREEN
from tests.browser.moments import ALL, IN_PLACE, SHOWS, show
from tests.browser.shows.showing import Watched

pytestmark = pytest.mark.slow

MOMENT = 20
"""Milliseconds before and after the end of a show."""
SCENES = {moment["name"]: moment for moment in ALL if moment["name"] in SHOWS}
DEVICES = {"screen": SCREEN, "seat": PHONE}


def seen(page):
    """Which kind is being shown, unless nothing is said of it."""
    kind = page.locator("[data-moment]").get_attribute("data-showing")
    return kind if page.locator(".sentence").first.inner_text().strip() else f"{kind}, without a word"


@pytest.mark.parametrize("shown_on", DEVICES)
@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_fact_is_on_screen_for_its_time(device, name, shown_on):
    game = GAMES[name]
    scenes = [scene for scene in SHOWS if scene.startswith(f"{name}/")]
    watched = Watched(device(**DEVICES[shown_on], reduced_motion="no-preference"), game)
    page = watched.device.page
    show(page, scenes[0])
    watched.stop()
    was, after = {}, {}
    for scene in scenes:
        fact = facts(game).decode(encode(SCENES[scene]["told"][-1]))
        page.evaluate(IN_PLACE, f"/galerie?m={scene}&shown_on={shown_on}&play")
        expect(page.locator(f"[data-moment='{scene}'][data-showing]")).to_be_attached()
        page.clock.fast_forward(show_time(game.shows, (fact,)) - MOMENT)
        was[tag(type(fact))] = seen(page)
        page.clock.fast_forward(2 * MOMENT)
        after[tag(type(fact))] = page.locator("[data-showing]").count()

    kinds = {tag(kind) for kind in game.shows}
    assert was == {kind: kind for kind in kinds}
    assert after == dict.fromkeys(kinds, 0)
