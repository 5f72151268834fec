"""Narrow screens, large type and names that mean harm: everything stays legible, and nothing runs."""

import re

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tests.browser.devices import PHONE, SCREEN
from tests.browser.players import Player, over, play

pytestmark = pytest.mark.slow

TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SEATED = {
    "markup": "<b onclick=alert(1)>",
    "turned round": "\u202eneB\u202c neB",
    "marks": "Z" + "\u0338\u0357" * 9,
}
REFUSED = {"nothing": "\u202e\u200b", "dots": "…"}
SHORTENED = {"long": "w" * 10_000, "many marks": "Z" + "\u0338" * 200}


def too_wide(page):
    return page.evaluate(TOO_WIDE)


def test_at_360_pixels_with_type_at_200_percent_nothing_has_to_be_pushed_sideways(device):
    ann = Player(device(**PHONE), "Ann")
    ann.device.context.add_init_script(
        "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })"
    )
    wide = {}

    def look_at(name):
        wide[name] = too_wide(ann.page)

    ann.page.goto("/")
    expect(ann.page.get_by_role("article").first).to_be_visible()
    look_at("home")
    assert ann.page.evaluate("() => parseFloat(getComputedStyle(document.body).fontSize)") >= 32
    ann.page.goto("/regles/sept_pour_cent")
    expect(ann.page.get_by_role("heading", level=2).first).to_be_visible()
    look_at("rules")
    ann.create()
    ann.sit()
    ann.add_bots()
    look_at("lobby")
    ann.start()
    look_at("table")
    play([ann], lambda _: over(ann))
    look_at("end")

    assert {name: by for name, by in wide.items() if by > 0} == {}


def test_at_320_pixels_with_type_at_200_percent_the_rules_beside_the_table_are_read_whole(device):
    ann = Player(device(**{**PHONE, "viewport": {"width": 320, "height": 640}}), "Ann")
    ann.device.context.add_init_script(
        "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })"
    )
    ann.create()
    ann.sit()
    ann.add_bots()
    ann.start()
    ann.page.get_by_role("button", name="Règles", exact=True).click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_text("Règle complète").click()
    expect(dialog.get_by_role("heading", level=3).first).to_be_visible()

    beyond = dialog.evaluate(
        "(dialog) => [...dialog.querySelectorAll('h2, h3, h4, p, li, blockquote')]"
        ".filter((one) => !one.closest('.scroll') && one.getBoundingClientRect().right > innerWidth)"
        ".map((one) => one.textContent)"
    )
    assert beyond == []


def test_what_is_waited_for_is_read_whole_with_type_at_200_percent(device):
    one = device(**PHONE)
    one.context.add_init_script(
        "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })"
    )
    one.page.route_web_socket("**", lambda line: None)  # nobody answers: it stays as it is
    one.page.goto("/")
    one.page.get_by_role("button", name="Jouer tout de suite").first.click()
    expect(one.page.get_by_text("Les robots s’installent…")).to_be_visible()

    assert too_wide(one.page) == 0


def test_names_that_mean_harm_are_only_names_in_the_lobby_at_the_table_at_the_end_and_on_the_home_page(device):
    players = [Player(device(**PHONE), name) for name in SEATED.values()]
    host, *guests = players
    tv = device(**SCREEN)
    code = host.create()
    host.sit()
    for guest in guests:
        guest.join(code)
    tv.page.goto(f"/t/{code}/ecran")
    expect(tv.page.get_by_text(SEATED["markup"]).first).to_be_visible()
    pages = [*(player.page for player in players), tv.page]
    for page in pages:
        assert_harmless(page)
    host.start()
    for guest in guests:
        expect(guest.hand).to_be_visible()
    for page in pages:
        assert_harmless(page)
    play(players, lambda _: all(over(player) for player in players))
    for page in pages:
        assert_harmless(page)
    host.page.goto("/")

    expect(host.page.get_by_text(SEATED["markup"]).first).to_be_visible()
    assert_harmless(host.page)


@pytest.mark.trust
@pytest.mark.parametrize("game", GAMES)
def test_names_that_mean_harm_are_only_names_at_the_table_of_every_game(device, game):
    players = [Player(device(**PHONE), name) for name in SEATED.values()]
    host, *guests = players
    tv = device(**SCREEN)
    host.page.goto("/")
    host.page.locator(f"article[data-game={game}]").get_by_role("button", name="Créer une table").tap()
    expect(host.page.get_by_role("heading", name="Invitation")).to_be_visible()
    code = host.page.url.rpartition("/")[2]
    host.sit()
    for guest in guests:
        guest.join(code)
    tv.page.goto(f"/t/{code}/ecran")
    expect(tv.page.get_by_text(SEATED["markup"]).first).to_be_visible()
    host.start_button.tap()
    for page in (*(player.page for player in players), tv.page):
        expect(page.locator(".board, .podium").first).to_be_visible()
        assert_harmless(page)


def assert_harmless(page):
    """No element came of it, nothing was turned round, and what stands beside it is where it was."""
    expect(page.get_by_text(re.compile("neB|onclick")).first).to_be_attached()
    assert "\u202e" not in page.locator("body").inner_text()
    assert page.locator("[onclick]").count() == 0
    assert too_wide(page) <= 0


@pytest.mark.parametrize("name", REFUSED.values(), ids=REFUSED)
def test_a_name_that_nobody_could_say_is_refused_in_words(device, name):
    ann = Player(device(**PHONE), name)
    ann.create()

    ann.write_name()

    expect(ann.page.get_by_role("alert").get_by_text("Ce nom ne ")).to_be_visible()


@pytest.mark.parametrize("name", SHORTENED.values(), ids=SHORTENED)
def test_a_name_without_end_is_cut_to_one_that_fits(device, name):
    ann = Player(device(**PHONE), name)
    ann.create()

    ann.sit()

    mine = ann.page.get_by_role("listitem").filter(has_text="toi")
    expect(mine).to_contain_text(name[0])
    assert mine.inner_text().count(name[-1]) <= 20
    assert too_wide(ann.page) <= 0
