"""A face is chosen when one sits down: others see it, the device keeps it, and reactions pop up there."""

import pytest
from playwright.sync_api import expect

from tests.browser.devices import PHONE, SCREEN
from tests.browser.players import Player

pytestmark = pytest.mark.slow


def test_a_face_that_is_chosen_is_seen_by_everybody_and_proposed_at_the_next_table(device):
    ann, ben, tv = Player(device(), "Ann"), Player(device(**PHONE), "Ben"), device(**SCREEN)
    code = ann.create()
    ann.sit()
    ben.page.goto(f"/t/{code}")
    whale = ben.page.get_by_role("radio", name="Bouillabaisse, la baleine")
    free = whale if whale.is_enabled() else ben.page.get_by_role("radio", name="Rainette, la grenouille")
    face = free.get_attribute("value")
    free.check(force=True)  # it is drawn on its label
    ben.sit()
    tv.page.goto(f"/t/{code}/ecran")

    for page in (ann.page, ben.page, tv.page):
        expect(page.locator(f"[data-face={face}]").first).to_be_visible()
    ben.page.reload()
    expect(ben.page.locator(f"[data-face={face}]").first).to_be_visible()
    ben.create()
    expect(ben.page.get_by_role("radio", checked=True)).to_have_value(face)


def test_a_reaction_pops_up_at_the_face_of_whoever_reacts_and_stands_in_the_messages(device):
    ann, ben = Player(device(), "Ann"), Player(device(**PHONE), "Ben")
    code = ann.create()
    ann.sit()
    ben.join(code)
    ann.start()
    ben.until_dealt()
    ann.page.get_by_role("button", name="Messages", exact=True).click()
    places = ann.page.get_by_role("list", name="Autour de la table").get_by_role("listitem")
    bens = places.filter(has_text="Ben")
    ben.page.get_by_role("button", name="Récit, messages et notes").tap()
    ben.page.get_by_role("button", name="Messages", exact=True).tap()
    ben.page.get_by_role("button", name="Bravo !").tap()

    expect(bens.locator("[popover]")).to_be_visible()
    said = ann.page.get_by_role("log", name="Messages").get_by_role("paragraph")
    expect(said.filter(has_text="Ben").filter(has_text="Bravo !")).to_be_visible()
