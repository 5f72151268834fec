"""« Montre-moi »: a newcomer is led through the first minute of each game, by keys, and to the rules in pictures."""

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee.games import FIRST_ROUNDS
from tests.browser.axe import found_in_both_lights
from tests.browser.devices import DESKTOP, PHONE, Device
from tests.browser.fit import SIZES, TIGHTEST, misfits_at_every_size
from tests.browser.loading.test_budget import script
from tests.browser.slate.hands import Hand

pytestmark = pytest.mark.slow

Misfits = dict[tuple[int, int], list[str]]
PICTURES = 20_000
"""Bytes of script, beyond the board, the words and the frame that a game has anyway."""


class Newcomer:
    """`looks_at`: sizes at which they look at the page wherever the guide leads them."""

    def __init__(self, device: Device, looks_at: Sequence[tuple[int, int]] = ()) -> None:
        self.device = device
        self._looks_at = looks_at
        self.misfits: dict[str, Misfits] = {}
        """By what the guide says there."""

    @property
    def page(self) -> Page:
        return self.device.page

    def press(self, *names: str) -> None:
        """By a key, as soon as it can be pressed; what is asked first comes first."""
        for name in names:
            self.enter(self.page.get_by_role("button", name=re.compile(name)).first)

    def heard_out(self) -> None:
        """All that the guide says here."""
        button = self.page.get_by_role("button", name=re.compile("^(Suite|Next)$"))
        while button.is_visible():
            line = self.speech.inner_text()
            self.enter(button)
            expect(self.speech).not_to_have_text(line)

    @property
    def speech(self) -> Locator:
        return self.page.get_by_role("note", name=re.compile("^(Le guide|The guide)$")).locator("p").first

    def until(self, line: str) -> None:
        """The round stands where the guide says this."""
        expect(self.page.locator(f'[data-guided="{line}"]')).to_be_attached()
        expect(self.speech).to_be_visible()
        self._look_around(line)

    def over(self) -> None:
        expect(self.page.locator('[data-guided="over"]')).to_be_attached()
        self._look_around("over")

    def _look_around(self, line: str) -> None:
        usual = self.page.viewport_size
        if self._looks_at and usual and (misfits := misfits_at_every_size(self.page, self._looks_at)):
            self.misfits[line] = misfits
        if usual:
            self.page.set_viewport_size(usual)

    def enter(self, button: Locator) -> None:
        expect(button).to_be_enabled()
        button.focus()
        self.page.keyboard.press("Enter")


def sept_pour_cent(guest: Newcomer) -> None:
    guest.until("guide-announce")
    guest.heard_out()
    guest.press("^(Annoncer|Announce) 7 ")
    guest.until("guide-doubt")
    guest.press("^(C’est faux|That’s false)")
    for line in ("guide-reward", "guide-again", "guide-last"):
        guest.until(line)
        guest.heard_out()
        guest.press("^(Lancer les dés|Roll the dice)")


def code777(guest: Newcomer) -> None:
    guest.until("guide-draw")
    guest.heard_out()
    guest.press("^(Je tire la question|Draw the question)$")
    guest.until("guide-mine")
    guest.press("^(Suite|Next)$")
    guest.until("guide-declare")
    guest.press("^(Je déclare|Declare)$")
    for wheel, number in enumerate("157"):
        guest.page.get_by_role("spinbutton").nth(wheel).focus()
        guest.page.keyboard.press(number)
    guest.press("^(Déclarer|Declare) 1")


def incroyable(guest: Newcomer) -> None:
    guest.until("guide-estimate")
    guest.heard_out()
    guest.page.get_by_role("spinbutton").focus()
    guest.page.keyboard.type("150")
    guest.press("^(Poser|Hand in) ")
    guest.until("guide-doubt")
    tray = guest.page.get_by_role("group", name=re.compile("^(Tes choix|Your choices)$"))
    guest.enter(tray.get_by_role("button", name=re.compile("Incroyable.*Pompon")))


def incognito(guest: Newcomer) -> None:
    guest.until("guide-draw")
    guest.heard_out()
    hand = Hand(guest.device)
    hand.draw("mouse", (0.2, 0.3), (0.5, 0.4), (0.7, 0.6))
    expect(hand.strokes).to_have_count(1)
    guest.press("^(Je pose l’ardoise|Put my slate down)$", "^(Poser|Put it down)$")
    guest.until("guide-vote")
    slates = guest.page.get_by_role("list", name=re.compile("^(Les ardoises|The slates)$"))
    for name, number in (("Camille", "6"), ("Pompon", "4")):
        guest.enter(slates.get_by_role("button", name=re.compile(f"^(Le dessin signé {name}|{name}’s drawing),")))
        guest.page.keyboard.press(number)
    guest.press("^(J’ai fini de voter|I’m done voting)$", "^(C’est fini|I’m done)$")


def indix(guest: Newcomer) -> None:
    guest.until("guide-pick")
    guest.heard_out()
    numbers = guest.page.get_by_role("group", name=re.compile("^(Demande un numéro|Ask for a number)$"))
    guest.enter(numbers.get_by_role("button", name="10", exact=True))
    guest.until("guide-think")
    guest.press("^(Je réponds|I’ll answer)$")
    guest.until("guide-answer")
    guest.page.get_by_role("textbox", name=re.compile("^(Qui suis-je|Who am I)")).focus()
    guest.page.keyboard.type("mozart")
    guest.page.keyboard.press("Enter")


WALKS: dict[str, Callable[[Newcomer], None]] = {
    walk.__name__: walk for walk in (sept_pour_cent, code777, incroyable, incognito, indix)
}
SPOKEN_TO = "indix"
OTHERS = [game for game in FIRST_ROUNDS if game != SPOKEN_TO]
LED = [
    *(pytest.param(game, "fr-FR", TIGHTEST, id=f"{game}, French") for game in FIRST_ROUNDS),
    pytest.param(SPOKEN_TO, "en-GB", TIGHTEST, id=f"{SPOKEN_TO}, English"),
    *(
        pytest.param(game, language, SIZES, id=f"{game}, {language}, every size", marks=pytest.mark.trust)
        for game in FIRST_ROUNDS
        for language in ("fr-FR", "en-GB")
    ),
]
"""In English, where other words lead the same way, one of them: the rest is for `make trust`."""


@pytest.mark.parametrize(("game", "language", "sizes"), LED)
def test_a_newcomer_is_led_from_the_rules_through_a_first_round_to_a_table(device, game, language, sizes):
    kind = DESKTOP if language == "fr-FR" else PHONE | {"has_touch": False}
    guest = Newcomer(device(**kind, locale=language), looks_at=sizes)
    guest.page.goto(f"/regles/{game}")
    guest.page.get_by_role("link", name=re.compile("^(Montre-moi|Show me)")).first.click()
    WALKS[game](guest)
    guest.over()
    guest.heard_out()
    faults = found_in_both_lights(guest.page)
    guest.press("^(Recommencer|Start again)$")
    expect(guest.page.locator('[data-guided="over"]')).not_to_be_attached()

    assert faults == {}
    assert guest.misfits == {}
    assert [asked for asked in guest.device.asked if "/api/tables" in asked] == []


@pytest.mark.parametrize("game", [SPOKEN_TO, *(pytest.param(one, marks=pytest.mark.trust) for one in OTHERS)])
def test_a_first_round_can_be_left_at_once_for_the_rules_and_from_there_one_plays(device, game):
    guest = Newcomer(device(**PHONE))
    guest.page.goto(f"/montre/{game}")
    expect(guest.speech).to_be_visible()

    guest.page.get_by_role("link", name="Quitter la première manche").tap()
    expect(guest.page).to_have_url(re.compile(f"/regles/{game}$"))
    expect(guest.page.locator("[data-guided]")).not_to_be_attached()
    guest.page.get_by_role("main").get_by_role("button", name="Jouer tout de suite").first.tap()

    expect(guest.page).to_have_url(re.compile("/t/[A-Z]{6}$"))
    expect(guest.page.locator(".board, .podium").first).to_be_visible()  # two zeros may have ended it


@pytest.mark.parametrize(
    ("game", "language"),
    [
        *(pytest.param(game, "fr-FR", id=f"{game}, French") for game in FIRST_ROUNDS),
        pytest.param(SPOKEN_TO, "en-GB", id=f"{SPOKEN_TO}, English"),
        *(pytest.param(game, "en-GB", id=f"{game}, English", marks=pytest.mark.trust) for game in OTHERS),
    ],
)
def test_rules_have_six_pictures_that_come_as_one_scrolls_and_a_full_text_that_is_folded(device, game, language):
    guest = Newcomer(device(**PHONE, locale=language))
    guest.page.goto(f"/regles/{game}")
    pictures = guest.page.get_by_role("img").and_(guest.page.locator("[data-picture]"))
    expect(pictures).to_have_count(6)
    expect(pictures.last.locator(".board")).not_to_be_attached()
    for at in range(6):
        pictures.nth(at).scroll_into_view_if_needed()
        expect(pictures.nth(at).locator(".board")).to_be_attached()
    faults = found_in_both_lights(guest.page)
    misfits = misfits_at_every_size(guest.page, TIGHTEST)
    text = guest.page.locator(".rules")
    expect(text).to_be_hidden()
    guest.page.locator("main > details > summary").press("Enter")
    expect(text).to_be_visible()

    assert faults == {}
    assert misfits == {}
    parts = re.compile(rf"(RulesPage|pictures|lessons|{game}\.generated)")
    assert 3_000 < sum(size for name, size in script(guest.device).items() if parts.match(name)) <= PICTURES
