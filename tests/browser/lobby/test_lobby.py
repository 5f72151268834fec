"""Before the game, at a table: bots and people on its chairs, the invitation on its cloth, and wrong codes."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import found
from tests.browser.conftest import NAME
from tests.browser.devices import DESKTOP, PHONE, SCREEN
from tests.browser.lessons.test_first_round import PICTURES
from tests.browser.loading.test_budget import script
from tests.browser.players import Player

pytestmark = pytest.mark.slow


def as_fox(device):
    """With a face of one's own, not one by chance: bots are called by those that are free."""
    device.context.add_init_script("localStorage.setItem('tablee/face', 'fox')")
    return device


def test_a_bot_comes_by_one_tap_on_a_chair_and_is_changed_moved_and_sent_away_there(device):
    ann = Player(as_fox(device(**PHONE)), "Ann")
    ann.create()
    ann.sit()
    ann.chair(2, "ajouter un robot").tap()
    expect(ann.chair(2, "Camille", "robot moyen")).to_be_visible()

    ann.chair(2).tap()
    ann.page.get_by_role("dialog").get_by_role("button", name="fort").tap()
    expect(ann.chair(2, "Camille", "robot fort")).to_be_visible()
    ann.chair(2).tap()
    ann.page.get_by_label("Changer de place").select_option("Place 4")
    expect(ann.chair(4, "Camille")).to_be_visible()
    ann.chair(4).tap()
    ann.page.get_by_role("button", name="Retirer Camille").tap()
    expect(ann.chair(4, "ajouter un robot")).to_be_visible()


def test_who_taps_a_chair_sits_there_also_in_place_of_a_bot(device):
    ann, ben = Player(as_fox(device()), "Ann"), Player(device(**PHONE), "Ben")
    code = ann.create()
    ann.sit()
    ann.add_bot(2)
    ben.page.goto(f"/t/{code}")

    ben.chair(2, "Camille", "prendre sa place").tap()
    expect(ben.name_field).to_be_focused()
    ben.page.keyboard.type("Ben")
    ben.page.keyboard.press("Enter")

    expect(ann.chair(2, "Ben")).to_be_visible()
    expect(ann.page.get_by_role("log").get_by_text("Ben prend la place de Camille.")).to_be_attached()


def test_a_latecomer_takes_the_chair_of_a_bot_in_the_middle_of_a_game(device):
    ann, ben = Player(as_fox(device()), "Ann"), Player(device(**PHONE), "Ben")
    code = ann.create()
    ann.sit()
    ann.add_bots()
    ann.start()
    ben.page.goto(f"/t/{code}")

    ben.page.get_by_role("button", name="Prendre une place").tap()
    ben.page.get_by_label("À la place de").select_option("Séléné")
    assert found(ben.page) == []
    ben.write_name()

    expect(ben.hand).to_be_visible()
    expect(ann.page.get_by_role("log").get_by_text("Ben prend la place de Séléné.")).to_be_attached()


def test_who_is_shown_the_game_keeps_their_chair_and_hears_that_it_begins(device):
    ann, ben = Player(device(), "Ann"), Player(device(**PHONE), "Ben")
    code = ann.create()
    ann.sit()
    ben.join(code)
    expect(ben.page.get_by_role("link", name="Montre-moi")).to_be_in_viewport(ratio=1)
    ben.page.get_by_role("link", name="Montre-moi").tap()
    expect(ben.page.get_by_role("note", name="Le guide")).to_be_visible()
    expect(ann.chair(2, "Ben")).not_to_contain_text("hors ligne")

    ann.start()
    back = ben.page.get_by_role("alert").get_by_role("link", name="Retour à ta table")
    expect(back).to_be_visible()
    assert found(ben.page) == []
    back.tap()

    expect(ben.hand).to_be_visible()


def test_rules_are_looked_up_at_the_table_in_pictures_and_in_full(device):
    ann = Player(device(**PHONE), "Ann")
    ann.create()
    before = set(script(ann.device))
    ann.page.get_by_role("button", name="Règles").tap()
    sheet = ann.page.get_by_role("dialog", name="Règles")
    pictures = sheet.locator("[data-picture]")
    expect(pictures).to_have_count(6)
    expect(pictures.first.locator(".board")).to_be_attached()
    assert found(ann.page) == []
    pictures_alone = re.compile(r"(RulesSheet|RulePictures|momentBoard|sept_pour_cent\.generated)")
    came = {name: size for name, size in script(ann.device).items() if name not in before}

    assert 1_000 < sum(size for name, size in came.items() if pictures_alone.match(name)) <= PICTURES, came
    sheet.get_by_text("Règle complète").tap()
    expect(sheet.locator(".rules")).to_be_visible()


def test_an_address_that_only_this_machine_can_open_says_so_and_what_to_do(device, server):
    here, named = Player(device(), "Ann"), Player(device(f"http://{NAME}:{server.port}"), "Ben")
    tv = device(**SCREEN)
    code = here.create()
    expect(here.page.get_by_text("tablee serve --lan")).to_be_visible()
    expect(here.page.get_by_role("img", name="Code QR")).to_have_count(0)
    tv.page.goto(f"/t/{code}/ecran")
    expect(tv.page.get_by_text("tablee serve --lan")).to_be_visible()

    named.create()
    expect(named.page.get_by_role("img", name="Code QR")).to_be_visible()
    expect(named.page.get_by_text("tablee serve --lan")).to_have_count(0)


SHARES = "navigator.share = (shared) => { window.shared = shared; return Promise.resolve(); }"


def test_a_link_is_shared_by_one_tap_or_copied_if_others_can_open_it(device, server):
    elsewhere = f"http://{NAME}:{server.port}"
    ann, here, plain = (Player(device(url, **PHONE), "Ann") for url in (elsewhere, None, elsewhere))
    for one in (ann, here):
        one.device.context.add_init_script(SHARES)
    share = {one: one.page.get_by_role("button", name="Partager") for one in (ann, here, plain)}
    plain.device.context.add_init_script("delete Navigator.prototype.share")
    code = ann.create()
    share[ann].tap()

    shared = ann.page.evaluate("window.shared")
    assert (shared["url"], shared["title"].split()) == (f"{elsewhere}/t/{code}", ["7", "%"])
    for one, copies in ((here, 0), (plain, 1)):
        one.create()
        expect(one.page.get_by_text("Invitation", exact=True)).to_be_visible()
        expect(one.page.get_by_role("button", name="Copier le lien")).to_have_count(copies)
        expect(share[one]).to_have_count(0)


def test_a_code_that_no_table_has_is_typed_again_where_that_is_said(device):
    ann, ben = Player(device(), "Ann"), Player(device(**PHONE), "Ben")
    code = ann.create()
    ben.page.goto("/t/AAAAAA")
    field = ben.page.get_by_role("textbox", name="Code de la table")
    expect(field).to_have_value("AAAAAA")

    field.fill(code.lower())
    ben.page.get_by_role("button", name="Rejoindre").tap()

    ben.sit()
    expect(ann.page.get_by_text("Ben", exact=True).first).to_be_visible()


def test_settings_come_in_order_mine_the_tables_and_leaving_it(device):
    ann = Player(device(), "Ann")
    ann.create()
    ann.sit()
    ann.button("Réglages et table", "").click()

    heads = ann.page.get_by_role("dialog").get_by_role("heading", level=3)
    expect(heads).to_have_text(["Cet appareil", "La table", re.compile("^Partir")])


def test_help_with_keys_is_for_who_has_a_keyboard(device):
    for kind, keys in ((PHONE, False), (DESKTOP, True)):
        ann = Player(device(**kind), "Ann")
        ann.create()
        ann.sit()
        ann.button("Réglages et table", "").click()
        menu = ann.page.get_by_role("dialog")

        expect(menu.get_by_role("heading", name="Cet appareil")).to_be_visible()
        for one in (menu.get_by_role("button", name="Aide", exact=True), menu.get_by_label("Raccourcis clavier")):
            expect(one).to_be_visible(visible=keys)


def test_a_long_name_stays_on_its_place_card(device):
    ann, ben = Player(device(), "Ann"), Player(device(**PHONE), "Jean-Sébastien")
    code = ann.create()
    ann.sit()
    ben.join(code)
    ann.page.set_viewport_size(PHONE["viewport"])
    name = ann.page.locator(".plate", has_text="Jean-Sébastien").locator("[data-fitted]")

    expect(name).to_be_visible()
    assert (
        name.evaluate("it => it.closest('.plate').getBoundingClientRect().right - it.getBoundingClientRect().right") > 0
    )


def test_the_tools_of_a_lobby_are_in_sight_on_the_narrowest_phone(device):
    ann, ben = Player(device(), "Ann"), Player(device(viewport={"width": 320, "height": 568}), "Ben")
    ann.page.goto("/")
    ann.page.get_by_role("article", name="Incroyable").get_by_role("button", name="Créer une table").click()
    ann.sit()
    ben.join(ann.page.url.rpartition("/")[2])
    tools = ben.page.get_by_role("banner").get_by_role("button")

    expect(tools).to_have_count(4)
    for tool in tools.all():
        expect(tool).to_be_in_viewport(ratio=1)


def test_what_is_agreed_is_one_line_that_says_what_it_is_and_unfolds(device):
    ann = Player(device(**PHONE), "Ann")
    ann.create()
    ann.sit()
    line = ann.page.get_by_role("button", name="Réglages de la partie")
    expect(line).to_have_accessible_name(re.compile("rythme normal, sans limite$"))

    ann.open_options().get_by_label("Rythme des robots").select_option("instant")
    ann.put_away()

    expect(line).to_have_accessible_name(re.compile("rythme immédiat, sans limite$"))
