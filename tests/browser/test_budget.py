"""What a phone has to fetch: script in bytes as they travel, and nothing from anybody else."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.devices import PHONE
from tests.browser.players import Player

pytestmark = pytest.mark.slow

FIRST, GAME = 60_000, 70_000


def script(device):
    """Bytes of every script that came, by the last part of its address; compressed, as they came."""
    return {
        response.url.rpartition("/")[2]: response.request.sizes()["responseBodySize"]
        for response in device.responses
        if response.headers.get("content-type", "").startswith("text/javascript")
    }


def test_the_home_page_and_then_a_table_with_its_game_keep_within_their_budgets(device):
    """Home: all that is fetched until its games are shown. Table: all that comes besides, board and words included."""
    ann = Player(device(**PHONE), "Ann")
    # Time stands still, so that nothing is fetched ahead of need.
    ann.page.clock.install(time=0)
    ann.page.clock.pause_at(1_000)
    ann.page.goto("/")
    expect(ann.page.get_by_role("article").first).to_be_visible()
    home = script(ann.device)
    ann.create()
    ann.sit()
    ann.add_bots()
    ann.start()
    table = {name: size for name, size in script(ann.device).items() if name not in home}

    assert 10_000 < sum(home.values()) <= FIRST, home
    assert sum(table.values()) <= GAME, table
    assert {urlsplit(asked).netloc for asked in ann.device.asked} == {urlsplit(ann.device.url).netloc}
