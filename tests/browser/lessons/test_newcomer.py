"""An evening of somebody who has never seen the place: by a link, shown the game, to its end, and on to another one."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import found
from tests.browser.devices import PHONE
from tests.browser.lessons.test_first_round import WALKS, Newcomer
from tests.browser.players import Player
from tests.browser.test_code777 import drawers
from tests.browser.thinkers import Thinker

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_from_a_link_by_the_guide_to_an_end_then_another_game_and_its_rematch(device, language):
    ann, ben = Thinker(device(), "Ann"), Thinker(device(**PHONE, locale=language), "Ben")
    code = ann.create()
    ann.sit()
    ann.open_options().get_by_label("Temps pour noter").select_option("0")
    ann.put_away()

    ben.page.goto(f"/t/{code}")
    ben.sit()
    be_shown(ben, seen_by=ann)
    ann.start()
    ben.until_dealt()
    for points in (1, 2, 3):
        drawers((ann, ben))[0].take_question()
        ben.declare(ann.numbers_of(ben))
        expect(ann.page.get_by_role("log").get_by_text(re.compile(f"juste.! {points} point"))).to_be_attached()
    expect(ben.page.locator(".podium [data-face]").first).to_be_visible()
    awards = ben.page.get_by_role("list", name=re.compile("^(Les prix|Awards)$"))
    expect(awards.get_by_text(re.compile("^(Toi|You)"))).to_be_visible()
    expect(ben.button("Garder l’image", "Save the picture")).to_be_visible()
    assert found(ben.page) == []

    ann.button("Un autre jeu", "").click()
    ann.page.get_by_role("button", name=re.compile(r"^7\s?%$")).click()
    first, guest = Player(ann.device, "Ann"), Player(ben.device, "Ben")
    first.start()
    expect(guest.hand).to_be_visible()
    first.stop()
    expect(ben.page.get_by_text(re.compile("Ann (peut la lancer|can start it)"))).to_be_visible()
    first.play_again()
    expect(guest.hand.get_by_role("listitem")).to_have_count(3)


def be_shown(ben, seen_by):
    """The first minute, in which he is at the table for whoever sits there; and back to it."""
    ben.page.get_by_role("link", name=re.compile("^(Montre-moi|Show me)")).tap()
    guided = Newcomer(ben.device)
    WALKS["code777"](guided)
    guided.over()
    expect(seen_by.chair(2, "Ben")).not_to_contain_text("hors ligne")
    ben.page.get_by_role("link", name=re.compile("^(Retour à ta table|Back to your table)$")).first.tap()
    expect(ben.page.get_by_role("heading", name="Invitation")).to_be_visible()
