"""Alone with bots: from the home page to the first decision, and through a whole game on a phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.devices import PHONE
from tests.browser.ends.test_picture import PNG, keep
from tests.browser.fit import misfits_at_every_size
from tests.browser.players import MY_TURN, Player, over, play

pytestmark = pytest.mark.slow

STANDS_OUT = """(button) => {
  const light = (channels) => channels
    .map((one) => (one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4))
    .reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at], 0.05);
  const page = getComputedStyle(document.documentElement);
  const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.trim().slice(at, at + 2), 16));
  const own = light(getComputedStyle(button).backgroundColor.match(/[0-9]+/g).map(Number));
  const others = ["--linen"].map((name) => light(channels(page.getPropertyValue(name))));
  return Math.min(...others.map((one) => Math.max(own, one) / Math.min(own, one)));
}"""
"""How much lighter or darker than the linen around it."""
DECISION = re.compile("^(Annoncer|C’est faux|J’y crois)")


def test_one_tap_leads_to_my_first_decision(device):
    ann = Player(device(**PHONE), "Ann")
    ann.page.goto("/")

    ann.tile.get_by_role("button", name="Jouer tout de suite").tap()
    ann.until_dealt()

    expect(ann.page).to_have_title(MY_TURN)
    expect(ann.page.get_by_role("button", name=DECISION)).not_to_have_count(0)
    expect(ann.page.get_by_role("note", name="Une astuce")).to_be_visible()


def test_a_whole_game_on_a_phone_ends_with_who_won_and_why_and_another_begins(device):
    ann = Player(device(**PHONE), "Ann")
    ann.create()
    ann.sit()
    ann.add_bots()
    ann.start()
    play([ann], lambda _: over(ann))

    end = ann.page.get_by_role("main")
    expect(end.get_by_text(re.compile("^(Les deux dés|Le dé relancé|Un double 0)"))).to_be_visible()
    expect(end.get_by_role("list", name="Les prix").get_by_role("listitem")).not_to_have_count(0)
    assert keep(ann.page).read_bytes().startswith(PNG)
    end.get_by_role("button", name="Détails").click()
    expect(end.get_by_role("heading", name="Le classement")).to_be_visible()
    expect(end.get_by_role("heading", name="Le moment décisif")).to_be_visible()
    mine = end.get_by_role("listitem").filter(has=ann.page.get_by_text("Toi", exact=True))
    expect(mine.locator("svg text").first).to_have_text("A")
    assert end.get_by_role("button", name="Revanche").evaluate(STANDS_OUT) >= 3
    assert misfits_at_every_size(ann.page) == {}
    ann.play_again()
    expect(ann.hand.get_by_role("listitem")).to_have_count(3)
