"""An evening on a device whose store is full or forbidden: all of it works, and nothing of it is kept."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.devices import PHONE
from tests.browser.ends.test_end import ENDS
from tests.browser.ends.test_picture import PNG, keep
from tests.browser.players import Player, over, play
from tests.browser.slate.hands import Hand
from tests.browser.test_adversity import FORBIDDEN, FULL

pytestmark = pytest.mark.slow


STORES = pytest.mark.parametrize("store", [FULL, FORBIDDEN], ids=["full", "forbidden"])


def at_table(device, store):
    """Two who are in a game: the host, and a guest who joined on a device that keeps nothing."""
    ann, ben = Player(device(), "Ann"), Player(device(**PHONE), "Ben")
    ben.device.context.add_init_script(store)
    code = ann.create()
    ann.sit()
    ben.join(code)
    expect(ann.chair(2, "Ben")).to_be_visible()
    ann.start()
    ben.until_dealt()
    return ann, ben


@STORES
def test_a_guest_joins_changes_settings_and_has_a_rematch(device, store):
    ann, ben = at_table(device, store)
    ben.button("Réglages et table", "").click()
    ben.page.get_by_role("button", name="Sombre").click()
    expect(ben.page.locator("html")).to_have_attribute("data-theme", "dark")
    ben.page.get_by_role("checkbox", name=re.compile("^Les sons de la table")).check()
    expect(ben.page.get_by_role("group", name="Volume")).to_be_visible()
    ben.put_away()
    ann.stop()
    expect(ben.page.get_by_text("Ann peut la lancer")).to_be_visible()

    ann.play_again()

    expect(ben.hand.get_by_role("listitem")).to_have_count(3)


@STORES
def test_the_picture_of_an_end_is_kept(device, store):
    one = device(**PHONE)
    one.context.add_init_script(store)
    one.page.goto(f"/galerie?m={ENDS[0]}&part=ending")

    assert keep(one.page).read_bytes().startswith(PNG)


@pytest.mark.trust  # as long as a game takes that two play by chance
@STORES
def test_a_guest_plays_to_the_end_keeps_its_picture_and_has_a_rematch(device, store):
    ann, ben = at_table(device, store)
    play([ann, ben], lambda _: over(ann) and over(ben))

    assert keep(ben.page).read_bytes().startswith(PNG)
    ann.play_again()
    expect(ben.hand.get_by_role("listitem")).to_have_count(3)


@STORES
def test_a_slate_holds_what_is_drawn_on_it(device, store):
    one = device()
    one.context.add_init_script(store)
    one.page.goto("/")
    one.page.locator("article[data-game=incognito]").get_by_role("button", name="Jouer tout de suite").click()
    hand = Hand(one)

    hand.draw("mouse", (0.2, 0.3), (0.5, 0.4), (0.7, 0.6))

    expect(hand.strokes).to_have_count(1)
