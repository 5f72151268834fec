"""Nothing that is read jumps while a page comes: the sum of its layout shifts, as browsers count them."""

import pytest
from playwright.sync_api import expect

from tablee.games import FIRST_ROUNDS, GAMES
from tests.browser.devices import PHONE
from tests.browser.loading.first_decision import at_first_decision

pytestmark = pytest.mark.slow

MOST = 0.05
"""Half of what Lighthouse calls good."""
COUNT = """
window.shifted = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput) window.shifted.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 120))]);
}).observe({ type: "layout-shift", buffered: true });
"""


@pytest.fixture
def phone(device):
    """Makes phones; how much has jumped is counted from the start of each page."""

    def make():
        made = device(**PHONE)
        made.context.add_init_script(COUNT)
        return made

    return make


@pytest.fixture
def ann(phone):
    return phone()


def jumped(device):
    """How far, and what; once the faces are there, which are drawn last."""
    expect(device.page.locator(".first-sight")).to_have_count(0)
    expect(device.page.locator("[data-face]:visible:not(:has(svg path:nth-child(9)))")).to_have_count(0)
    device.page.evaluate("() => new Promise((on) => requestAnimationFrame(() => setTimeout(on)))")
    shifted = device.page.evaluate("window.shifted")
    return sum(value for value, _ in shifted), shifted


@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("/", "article"),
        *[(f"/regles/{game}", "h2") for game in GAMES],
        *[(f"/montre/{game}", "[role=note]") for game in FIRST_ROUNDS],
    ],
)
def test_nothing_jumps_where_somebody_looks_round(ann, path, there):
    ann.page.goto(path)
    expect(ann.page.locator(there).first).to_be_visible()

    far, what = jumped(ann)
    assert far <= MOST, what


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_when_a_lobby_is_opened(ann, server, game):
    code, _ = server.lay(game)
    ann.page.goto(f"/t/{code}")
    expect(ann.page.get_by_role("heading", name="Invitation")).to_be_visible()

    far, what = jumped(ann)
    assert far <= MOST, what


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_when_somebody_comes_back_to_a_game(phone, game):
    def at_home():
        ann = phone()
        ann.page.goto("/")
        return ann

    ann = at_first_decision(at_home, game)
    ann.page.reload()
    expect(ann.page.locator("[data-choices]")).to_be_visible()
    expect(ann.page.locator("[data-face] svg path:nth-child(9)").first).to_be_attached()

    far, what = jumped(ann)
    assert far <= MOST, what
