"""Sounds are made on the spot: each can be heard, ends in time and hurts no ear; and none is fetched unasked."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.devices import PATIENCE, PHONE, SCREEN
from tests.browser.loading.test_budget import script

pytestmark = pytest.mark.slow

SOUND = 20_000
"""Bytes of script, for all that makes sounds."""
SILENCE = 0.003
"""Of 1: what nobody hears."""
NAMED = {"paper", "wood", "dice", "chalk", "knock", "sting", "fanfare"}


def test_every_sound_can_be_heard_ends_in_time_neither_clips_nor_clicks_and_drowns_no_other(device):
    page = device().page
    page.goto("/galerie?part=sounds")
    expect(page.locator("[data-sound]")).to_have_count(len(NAMED))
    measured = page.locator("[data-sound]").evaluate_all("all => all.map((one) => ({ ...one.dataset }))")

    assert {sound["sound"] for sound in measured} == NAMED
    for sound in measured:
        assert 0.1 < float(sound["peak"]) < 0.95, sound
        assert float(sound["power"]) > 0.01, sound
        assert float(sound["click"]) < SILENCE, sound
        assert float(sound["seconds"]) / 3 < float(sound["ends"]) <= float(sound["seconds"]), sound
    loud = [float(sound["power"]) for sound in measured]
    assert max(loud) <= 3 * min(loud), measured


def test_what_makes_sounds_is_fetched_when_somebody_wants_them_and_is_small(device):
    ann = device(**PHONE)
    ann.page.goto("/")
    ann.page.locator("article[data-game=incroyable]").get_by_role("button", name="Jouer tout de suite").click()
    expect(ann.page.locator("[data-choices]")).to_be_visible()
    assert script(ann, "ound") == {}
    ann.page.evaluate("localStorage['tablee/sound'] = 'on'")
    with ann.page.expect_response("**/TableSound-*.js"), ann.page.expect_response("**/sounds-*.js"):
        ann.page.reload()
    expect(ann.page.get_by_role("button", name=re.compile("^Les sons.: allumés"))).to_be_visible()

    made = script(ann, "ound")
    assert 1_000 < sum(made.values()) <= SOUND, made


ANSWERED = """new Promise((tell) => {
  const look = () => document.body?.innerText.includes("TEXT") && tell(true);
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  look();
  setTimeout(tell, PATIENCE, false);
})"""


def until_read(device, text):
    """Without what Playwright does to ask: to the browser that is a hand on the page, and it may sound from then on."""
    asked = ANSWERED.replace("TEXT", text).replace("PATIENCE", str(PATIENCE))
    line = device.context.new_cdp_session(device.page)
    answer = line.send("Runtime.evaluate", {"expression": asked, "awaitPromise": True})
    assert answer["result"]["value"], text


def test_a_screen_that_is_loaded_again_offers_the_key_for_its_sounds_and_is_heard_by_it(device, server):
    code, _ = server.lay()
    tv = device(**SCREEN)
    tv.context.add_init_script("localStorage['tablee/sound'] = 'on'")

    tv.page.goto(f"/t/{code}/ecran")
    until_read(tv, "Une touche pour les sons (S)")
    tv.page.keyboard.press("s")
    until_read(tv, "Couper les sons (S)")

    expect(tv.page.get_by_role("button", name="Couper les sons (S)", pressed=True)).to_have_count(0)  # heard as "on"
    assert tv.page.evaluate("localStorage['tablee/sound']") == "on"
