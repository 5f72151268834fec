"""A game that its host stops: the sounds were in sight all the while, and the focus is led to the end."""

import pytest
from playwright.sync_api import expect

from tests.browser.devices import PHONE
from tests.browser.players import Player

pytestmark = pytest.mark.slow


def test_sounds_are_in_sight_in_a_game_and_who_stops_it_is_led_to_the_headline_of_its_end(device):
    ann = Player(device(**PHONE), "Ann")
    page = ann.page
    page.goto("/")
    page.locator("article[data-game=incroyable]").get_by_role("button", name="Jouer tout de suite").click()
    expect(page.locator("[data-choices]")).to_be_visible()
    expect(page.get_by_role("button", name="Les sons")).to_be_in_viewport(ratio=1)

    ann.stop()

    expect(page.locator("h2.headline")).to_be_focused()
