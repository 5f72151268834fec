"""Phones of the house come over plain http and by a name, where a browser trusts the page less: all must work so."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NAME
from tests.browser.devices import PHONE, SCREEN
from tests.browser.players import Player, over, play

pytestmark = pytest.mark.slow

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
}


@pytest.fixture
def address(server):
    return f"http://{NAME}:{server.port}"


def test_a_game_is_played_and_a_link_copied_where_the_browser_has_neither_clipboard_nor_crypto(device, address):
    ann, ben = Player(device(address), "Ann"), Player(device(address, **PHONE), "Ben")
    code = ann.create()
    assert ann.page.evaluate("() => [isSecureContext, navigator.clipboard ?? null, crypto.subtle ?? null]") == [
        False,
        None,
        None,
    ]
    ann.button("Copier le lien", "").click()
    expect(ann.page.get_by_text("Le lien est copié.")).to_be_visible()
    field = ann.page.get_by_role("textbox", name="Ton nom")
    field.focus()
    ann.page.keyboard.press("ControlOrMeta+V")
    expect(field).to_have_value(f"{address}/t/{code}"[:20])

    ann.sit()
    ben.join(code)
    ann.start()
    play([ann, ben], lambda acts: acts >= 4 or over(ann))

    for one in (ann.device, ben.device):
        assert {urlsplit(asked).netloc for asked in one.asked} == {urlsplit(address).netloc}


def test_a_shared_screen_that_phones_can_reach_has_a_code_to_scan(device, address):
    tv = Player(device(address, **SCREEN), "")
    code = tv.create()
    tv.page.goto(f"/t/{code}/ecran")

    expect(tv.page.get_by_text("Scannez, choisissez un nom")).to_be_visible()
    expect(tv.page.get_by_role("img", name=f"Code QR de la table {code}").first).to_be_visible()


def test_the_policy_forbids_everything_but_what_the_server_itself_serves(server):
    for path in ("/", "/t/ABCDEF", "/regles/sept_pour_cent", "/galerie"):
        _, headers, _ = server.request("GET", path)
        policy = dict(
            part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";") if part.strip()
        )

        assert {name: policy.get(name) for name in POLICY} == POLICY
        assert "'self'" in policy["connect-src"]
        assert "unsafe" not in headers["content-security-policy"]


def test_a_code_that_leads_nowhere_is_told_so_kindly_with_a_way_home(device, address):
    page = device(address, **PHONE).page
    page.goto("/")
    page.get_by_role("textbox", name="Code de la table").fill("zzz")
    page.get_by_role("button", name="Rejoindre").tap()
    expect(page.get_by_role("alert")).to_have_text("Un code a six lettres ou un peu plus, comme ABCDEF.")

    page.get_by_role("textbox", name="Code de la table").fill("abc def")
    page.get_by_role("button", name="Rejoindre").tap()

    expect(page.get_by_role("heading", name="Aucune table n’a le code ABCDEF")).to_be_visible()
    page.get_by_role("link", name="Accueil").tap()
    expect(page).to_have_url(re.compile(f"{NAME}:\\d+/$"))
    expect(page.get_by_role("button", name="Jouer tout de suite").first).to_be_visible()
