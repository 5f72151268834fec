"""The lobby of every game, as full as it gets and with the longest names: it fits, and everybody can use it."""

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tests.browser.axe import found_in_both_lights
from tests.browser.devices import PHONE
from tests.browser.fit import SIZES, TIGHTEST, misfits_at_every_size
from tests.browser.lobby.guests import seated
from tests.browser.players import Player

pytestmark = pytest.mark.slow

NAMES = (
    *("WWWWWWWWWWWWWWWWWWWW", "Maximilienne-Wilhelm", "مهرداد‌المحمودي"),
    *("Jean-Christophe du P", "Ann", "ÅÇÉŒÆ"),
)
"""As long as names may be, and as wide as letters are."""

STRAIGHT = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".plate { rotate: none !important }");
  document.adoptedStyleSheets = [sheet];
}"""
"""Boxes are compared, and what lies askew has a larger one than it needs."""


IN_ENGLISH = "indix"
LOOKED_AT = [
    *(pytest.param(game, "fr-FR", TIGHTEST, id=f"{game}, French") for game in GAMES),
    pytest.param(IN_ENGLISH, "en-GB", TIGHTEST, id=f"{IN_ENGLISH}, English"),
    *(
        pytest.param(game, language, SIZES, id=f"{game}, {language}, every size", marks=pytest.mark.trust)
        for game in GAMES
        for language in ("fr-FR", "en-GB")
    ),
]
"""In English one of them: the rest is for `make trust`."""


@pytest.mark.parametrize(("game", "language", "sizes"), LOOKED_AT)
def test_a_lobby_with_one_chair_left_and_one_with_none_fit_and_axe_finds_nothing(device, server, game, language, sizes):
    ann = Player(device(**PHONE, locale=language), "Ann-Sophie de Wïlhelm")
    *_, most = GAMES[game].players
    found = {}

    def look_at(name, people):
        expect(ann.page.locator(".plate [data-fitted]")).to_have_count(people)
        found[name] = misfits_at_every_size(ann.page, sizes) | found_in_both_lights(ann.page)

    ann.page.goto("/")
    ann.page.locator(f"article[data-game={game}]").locator(ann.button("Créer une table", "Create a table")).click()
    expect(ann.name_field).to_be_visible()
    ann.page.evaluate(STRAIGHT)
    with seated(server, ann.page.url.rpartition("/")[2], NAMES[: most - 1]):
        look_at("standing", most - 1)
        ann.sit()
        look_at("seated", most)

    assert {name: faults for name, faults in found.items() if faults} == {}
