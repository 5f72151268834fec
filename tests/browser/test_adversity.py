"""What goes wrong on a device: no room, nonsense in its store, files that are gone, wrong addresses and codes."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import found
from tests.browser.devices import PHONE, SCREEN
from tests.browser.players import Player

pytestmark = pytest.mark.slow

NOT_FOUND = re.compile("status of 404")
TOAST = """() => {
  const toast = document.querySelector(".toast");
  return toast?.checkVisibility() && { fits: toast.scrollWidth <= toast.clientWidth };
}"""
"""Looked for and measured at once: it goes by itself."""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
FORBIDDEN = """for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError") } });"""
HOSTILE = "<s>&amp;<b onclick=>"
"""As long as a name may be."""
MARKUP = "s, b[onclick]"
NONSENSE = """() => {
  for (const key of ["table/QUARTZ", "visit/QUARTZ", "table/MARBLE", "visit/MARBLE", "hints", "theme", "language"])
    localStorage.setItem(`tablee/${key}`, '{"0":7,"names":7,"game":"constructor","stage":[],"at":{}}');
  localStorage.setItem("tablee/visit/MARBLE", '{"names":[],"game":"constructor","stage":"over","at":1}');
  localStorage.setItem("tablee/name", "w".repeat(10_000));
}"""


def test_a_device_whose_store_is_full_lays_a_table_and_is_its_host(device):
    ann = Player(device(**PHONE), "Ann")
    ann.device.context.add_init_script(FULL)
    ann.create()

    ann.sit()

    expect(ann.start_button).to_be_visible()


@pytest.mark.parametrize("store", [FULL, FORBIDDEN], ids=["full", "forbidden"])
def test_a_newcomer_whose_store_is_of_no_use_is_shown_a_game_reads_its_rules_and_plays(device, store):
    ann = Player(device(**PHONE), "Ann")
    ann.device.context.add_init_script(store)
    ann.page.goto("/")
    ann.tile.get_by_role("link", name="Montre-moi").tap()
    expect(ann.page.get_by_role("note", name="Le guide")).to_be_visible()
    ann.page.goto("/regles/sept_pour_cent")
    expect(ann.page.locator("[data-picture]")).to_have_count(6)
    ann.page.goto("/")
    ann.tile.get_by_role("button", name="Jouer tout de suite").tap()
    ann.until_dealt()

    assert found(ann.page) == []


def test_a_hostile_name_is_a_name_in_the_lobby_on_the_screen_and_among_the_tables_at_home(device):
    ann, ben = Player(device(**PHONE), HOSTILE), Player(device(), "Ben")
    tv = device(**SCREEN)
    code = ann.create()
    ann.sit()
    ben.join(code)
    tv.page.goto(f"/t/{code}/ecran")
    for page in (ann.page, ben.page, tv.page):
        expect(page.get_by_text(HOSTILE, exact=True).first).to_be_visible()
        assert page.locator(MARKUP).count() == 0
    ann.page.goto("/")

    expect(ann.page.get_by_text(HOSTILE).first).to_be_visible()
    assert ann.page.locator(MARKUP).count() == 0


def test_nonsense_in_the_store_of_a_device_keeps_nobody_from_playing(device):
    ann = Player(device(**PHONE), "Ann")
    ann.page.goto("/")
    ann.page.evaluate(NONSENSE)
    ann.page.goto("/")
    expect(ann.tile).to_be_visible()

    ann.tile.get_by_role("button", name="Jouer tout de suite").tap()

    ann.until_dealt()


def test_a_page_that_misses_a_file_is_loaded_again_once_and_then_says_so(device):
    one = device()
    one.forgive(NOT_FOUND)
    one.forgive(re.compile("dynamically imported module"))
    page = one.page
    page.route("**/assets/RulesPage-*.js", lambda route: route.fulfill(status=404))
    page.goto("/")
    expect(page.get_by_role("article").first).to_be_visible()
    page.get_by_role("link", name=re.compile("^Règles")).first.click()
    again = page.get_by_role("button", name="Recharger la page")

    expect(again).to_be_visible()
    expect(page.get_by_role("heading", level=2)).to_have_count(0)
    page.wait_for_function("() => sessionStorage.getItem('tablee/renewed') !== null")
    expect(again).to_be_visible()
    page.unroute("**/assets/RulesPage-*.js")
    again.click()
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


def test_a_language_whose_words_are_gone_is_not_chosen(device):
    one = device()
    one.forgive(NOT_FOUND)
    one.forgive(re.compile("dynamically imported module"))
    page = one.page
    page.route("**/assets/en-*.js", lambda route: route.fulfill(status=404))
    page.goto("/")
    page.evaluate("() => sessionStorage.setItem('tablee/renewed', String(Date.now()))")
    page.get_by_role("button", name="Réglages").click()

    page.get_by_role("button", name="English").click()

    expect(page.get_by_role("alert").get_by_role("button", name="Recharger la page")).to_be_visible()
    assert page.evaluate("() => localStorage.getItem('tablee/language')") is None
    page.reload()
    expect(page.get_by_role("button", name="Jouer tout de suite").first).to_be_visible()


@pytest.mark.parametrize("address", ["/t/{code}/", "/t/{lower}%20", "/t/{code}/?from=mail"])
def test_an_address_that_was_spoilt_on_its_way_still_leads_to_the_table(device, address):
    ann, ben = Player(device(), "Ann"), Player(device(**PHONE), "Ben")
    code = ann.create()

    ben.page.goto(address.format(code=code, lower=code.lower()))

    ben.sit()


@pytest.mark.parametrize("address", ["/t", "/nowhere", "/t/AAAAAA/nowhere/else"])
def test_an_address_that_leads_nowhere_shows_the_page(device, address):
    one = device()
    one.forgive(NOT_FOUND)

    one.page.goto(address)

    expect(one.page.get_by_role("heading", level=1)).to_be_visible()


def test_a_code_that_is_far_too_long_is_no_table(device):
    page = device().page

    page.goto("/t/" + "QUARTZ" * 20)

    expect(page.get_by_role("heading", name="QUARTZQUARTZ")).to_be_visible()
    expect(page.get_by_role("link", name="Accueil")).to_be_visible()


def test_the_code_of_the_table_typed_as_that_of_a_seat_is_refused_once_in_words(device):
    ann, ben = Player(device(), "Ann"), Player(device(), "Ben")
    code = ann.create()
    ann.sit()
    ann.add_bots()
    ann.start()
    ben.page.goto(f"/t/{code}")
    ben.page.get_by_role("button", name="Réglages et table").click()
    ben.page.get_by_text("Continuer sur un autre").click()
    ben.page.get_by_label("Code montré par l’autre").fill(code)

    ben.page.get_by_role("button", name="Prendre ma place").click()

    expect(ben.page.get_by_role("alert").get_by_text("Ce code n’est pas valable")).to_be_visible()
    assert [ask["type"] for ask in ben.device.asks()].count("claim") == 1


def test_what_is_said_reaches_a_phone_whose_messages_were_read_and_put_away(device):
    ann, ben = Player(device(), "Ann"), Player(device(**PHONE), "Ben")
    code = ann.create()
    ann.sit()
    ben.join(code)
    expect(ann.page.get_by_text("Ben", exact=True).first).to_be_visible()
    ann.start()
    expect(ben.hand).to_be_visible()
    ben.page.get_by_role("button", name="Récit, messages et notes").tap()
    ben.page.get_by_role("button", name="Messages", exact=True).tap()
    ben.page.get_by_role("button", name="Fermer").tap()

    ann.page.get_by_role("button", name=re.compile("^Messages")).click()
    ann.page.get_by_role("textbox", name="Dire aux autres").fill("Bien joué" + 80 * "é")
    ann.page.keyboard.press("Enter")

    toast = ben.page.wait_for_function(TOAST).json_value()
    assert toast["fits"], "a word wider than the phone"
    expect(ben.page.get_by_role("log").get_by_text("Bien joué")).not_to_have_count(0)
    expect(ben.page.get_by_role("button", name="un message non lu")).to_be_visible()
    ben.page.get_by_role("button", name="un message non lu").tap()
    expect(ben.page.get_by_role("log", name="Messages").get_by_text("Bien joué")).to_be_visible()
    ben.page.get_by_role("button", name="Fermer").tap()
    expect(ben.page.get_by_role("button", name="Récit, messages et notes", exact=True)).to_be_visible()
