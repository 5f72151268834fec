"""Dice that fall and hands that turn over: nothing is given away before, and nobody waits for them."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.devices import DESKTOP, PHONE, SCREEN
from tests.browser.moments import MOMENTS, show
from tests.browser.players import Player, over, play

pytestmark = pytest.mark.slow

REVEAL = next(one["name"] for one in MOMENTS if one["name"].endswith("reveal-six"))
MOVING = {"reduced_motion": "no-preference"}
# What stood beside the board in each picture in which hands still lay face down.
WATCH_REVEALS = """
window.beside = [];
const shown = (place) => document.querySelector(place)?.textContent.replaceAll(/\\s+/g, " ").trim() ?? "";
function look() {
  if (document.querySelector("[aria-label='Les mains se dévoilent'] .down")) {
    const all = [shown(".sentence"), shown("aside ol li .text"), shown("[role=log] p:last-child")];
    window.beside.push(...all.filter((text) => text && !window.beside.includes(text)));
  }
  requestAnimationFrame(look);
}
addEventListener("DOMContentLoaded", look);
"""
BEFORE = re.compile("d’accord avec l’annonce|C’est faux|^Tout se joue maintenant")
"""What is told just before hands are shown; or that a game is about to end."""


@pytest.mark.parametrize("size", [DESKTOP, SCREEN], ids=["beside the board", "on the shared screen"])
def test_while_hands_turn_over_nothing_says_what_comes_of_it(device, size):
    ann, watcher = Player(device(), "Ann"), device(**MOVING, **size)
    code = ann.create()
    watcher.context.add_init_script(WATCH_REVEALS)
    watcher.page.goto(f"/t/{code}/ecran" if size is SCREEN else f"/t/{code}")
    ann.sit()
    ann.add_bots()
    ann.start()
    expect(watcher.page.get_by_role("list", name="Autour de la table")).to_be_visible()

    play([ann], lambda _: bool(watcher.page.evaluate("() => window.beside.length")) or over(ann))
    expect(watcher.page.get_by_text(re.compile("^(Juste|Faux)\\s!$")).first).to_be_visible()

    beside = watcher.page.evaluate("() => window.beside")
    assert beside
    assert [text for text in beside if not BEFORE.search(text)] == []


def test_a_whole_game_in_which_everything_moves_and_nobody_who_is_asked_waits(device):
    ann = Player(device(**PHONE, **MOVING), "Ann")
    ann.create()
    ann.sit()
    ann.add_bots()
    ann.start()
    in_the_way = []

    def ended(_):
        if ann.asked() and ann.page.get_by_role("button", name="Passer").is_visible() and ann.asked():
            in_the_way.append(ann.page.locator("body").aria_snapshot())
        return over(ann)

    play([ann], ended)

    # Only dice that I have thrown myself fall before I am asked what next.
    assert [seen for seen in in_the_way if "Lancer les dés" not in seen] == []


def test_what_came_before_my_turn_is_small_and_can_be_seen_again_and_put_away(device):
    page = device(**PHONE).page
    page.goto(f"/galerie?m={REVEAL}")
    expect(page.get_by_text("Nouvelle donne")).to_be_visible()
    reveal = page.get_by_role("region", name="Les mains se dévoilent")
    expect(reveal).to_be_hidden()

    page.get_by_role("button", name="Revoir").tap()
    expect(reveal).to_be_visible()
    page.get_by_role("button", name="Fermer").tap()

    expect(reveal).to_be_hidden()
    expect(page.get_by_text("Nouvelle donne")).to_be_visible()


def test_a_choice_that_is_made_while_the_line_is_away_says_so_and_goes_out_when_it_is_back(device):
    ann = Player(device(**PHONE), "Ann")
    ann.create()
    ann.sit()
    ann.add_bots()
    ann.start()
    name = ann.decision()
    ann.device.forgive()
    ann.device.context.set_offline(True)
    choice = ann.page.get_by_role("button", name=name, exact=True)
    choice.tap()
    sent = ann.page.get_by_role("status").get_by_text("Envoyé, on attend la table")
    expect(sent).to_be_visible()
    expect(choice).to_be_disabled()

    ann.device.context.set_offline(False)

    expect(sent).to_be_hidden()
    said = ann.page.get_by_role("log").get_by_text(re.compile("^Tu (annonces|dis|es d’accord|n’es pas)"))
    expect(said).not_to_have_count(0)


@pytest.mark.parametrize("locale", ["fr-FR", "en-US"])
def test_on_a_phone_every_moment_fits_without_scrolling(device, locale):
    page = device(**PHONE, locale=locale).page
    too_high = {}
    for moment in [one for one in MOMENTS if one["shown_on"] != "screen"]:
        show(page, moment["name"])
        too_high[moment["name"]] = page.evaluate("() => document.documentElement.scrollHeight - innerHeight")

    assert {name: by for name, by in too_high.items() if by > 0} == {}
