"""« Indix » heard: by the shared screen alone, not by a device without a voice, and the card in the reader's ear."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.devices import PHONE, SCREEN
from tests.browser.indix.seekers import Seeker, begin

pytestmark = pytest.mark.slow

SPEECH = """(languages) => {
  window.spoken = [];
  const synthesis = new EventTarget();
  synthesis.getVoices = () => languages.map((lang) => ({ lang, localService: true, default: true }));
  synthesis.cancel = () => undefined;
  synthesis.speak = (one) => { window.spoken.push(one.text); setTimeout(() => one.onend(), 0); };
  Object.defineProperty(window, "speechSynthesis", { value: synthesis });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
}"""
"""What a browser speaks with: it says nothing, and writes down what it would have said."""


def with_voices(device, *languages):
    device.context.add_init_script(f"({SPEECH})({list(languages)})")
    return device


def spoken(device):
    return device.page.evaluate("() => window.spoken")


def test_the_screen_reads_clues_to_the_room_and_the_reader_alone_hears_the_card(device):
    ann = Seeker(with_voices(device(**PHONE), "fr-FR"), "Ann")
    ben = Seeker(with_voices(device()), "Ben")
    begin((ann, ben), first=0)
    screen = with_voices(device(**SCREEN), "fr-FR")
    screen.page.goto(f"{ann.page.url}/ecran")
    screen.page.get_by_role("button", name="Voix", exact=True).click()
    name, (number, *_) = ann.card(), ann.slots()[0]

    ben.page.get_by_role("button", name=re.compile("^La voix")).click()
    expect(ben.page.get_by_role("dialog").get_by_text("Pas de voix française sur cet appareil.")).to_be_visible()
    ben.put_away()
    ben.page.keyboard.press("v")
    expect(ben.page.get_by_role("button", name=re.compile("^La voix.: allumée"))).to_be_visible()
    ben.pick(number)

    screen.until(lambda: len(spoken(screen)) == 3)
    trial, read, clue = spoken(screen)
    assert (trial, read) == ("Voilà comment je lis.", f"{number}.")
    assert clue in ann.desk.inner_text()
    ann.page.get_by_role("button", name="À l’oreille").tap()
    expect(ann.page.get_by_role("heading", name="Branche ton écouteur")).to_be_visible()
    assert spoken(ann.device) == []
    ann.page.get_by_role("button", name="C’est branché").tap()
    ann.page.get_by_role("button", name="Le nom").tap()

    ann.device.until(lambda: spoken(ann.device) == [name])
    assert name not in spoken(screen)
    assert spoken(ben.device) == []
