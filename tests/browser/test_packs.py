"""In the lobby of a game with cards: the host chooses a pack, and gives the table cards of their own."""

import re

import pytest
from playwright.sync_api import FilePayload, expect

from tablee.kernel.cards.pack import Pack
from tablee.packs.pack_file import LARGEST_PACK, write_pack
from tests.browser.axe import found
from tests.browser.conftest import NAME
from tests.browser.devices import PHONE
from tests.browser.moments import show
from tests.browser.players import Player
from tests.kernel.murmure_cards import SALT, MagicWord
from tests.murmure.clone import ENVIRONMENT, cloned
from tests.server.servers import RunningServer

pytestmark = pytest.mark.slow

OWN = Pack("murmure", "Nos mots, que personne d’autre ne connaît", [MagicWord("Un indice.", "mot")], salt=SALT)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    cloned(page=True)
    data = tmp_path_factory.mktemp("tables") / "tables.sqlite3"
    with RunningServer(data, "--name", NAME, environment=ENVIRONMENT) as running:
        yield running
        assert running.faults() == []


TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SHIPPED = "Mots magiques, 5 cartes en français"
GIVEN = f"{OWN.title}, une carte en français"
REFUSED = re.compile("the server responded with a status of 400")
"""What a browser writes of an answer that is no success."""


def file(name, body):
    return FilePayload(name=name, mimeType="application/json", buffer=body)


def test_the_host_chooses_a_pack_and_gives_one_and_everybody_reads_which(device):
    ann, ben = Player(device(**PHONE), "Ann"), Player(device(), "Ben")
    code = ann.create()
    ann.sit()
    ben.join(code)
    packs, own = (
        ann.page.get_by_role("combobox", name="Cartes", exact=True),
        ann.page.get_by_label("Donner tes propres cartes"),
    )
    read = ben.page.get_by_role("combobox", name="Cartes", exact=True)
    for player in (ann, ben):
        player.open_options()
    expect(packs).to_have_count(0)  # « 7 % » has none
    ann.page.get_by_role("combobox", name="Jeu", exact=True).select_option("murmure")
    expect(packs.locator("option:checked")).to_have_text(SHIPPED)
    expect(read.locator("option:checked")).to_have_text(SHIPPED)
    expect(read).to_be_disabled()

    own.set_input_files(file("mots.json", write_pack(OWN)))
    expect(ann.page.get_by_text("est sur la table")).to_be_visible()
    expect(packs.locator("option:checked")).to_have_text(GIVEN)
    expect(read.locator("option:checked")).to_have_text(GIVEN)
    packs.select_option(label=SHIPPED)
    expect(read.locator("option:checked")).to_have_text(SHIPPED)
    expect(ben.page.get_by_label("Donner tes propres cartes")).to_have_count(0)

    ann.device.forgive(REFUSED)
    own.set_input_files(file("faux.json", b'{"cards":[]}'))
    expect(ann.page.get_by_role("alert")).to_contain_text(re.compile("faux.json.* ce n’est pas un paquet construit"))
    assert found(ann.page) == []
    assert ann.page.evaluate(TOO_WIDE) == 0
    own.set_input_files(file("gros.json", b" " * (LARGEST_PACK + 1)))
    expect(ann.page.get_by_role("alert")).to_contain_text("est trop gros")
    expect(packs.locator("option:checked")).to_have_text(SHIPPED)


ROWS = [f"Combien de choses faut-il, numéro {at} ?;{at + 7}" for at in range(30)]
BAD = "\n".join(["question;réponse", "Combien de choses ?;beaucoup", *ROWS[1:]])
GOOD = "\n".join(["question;réponse", *ROWS])


def test_a_teachers_table_is_mended_by_what_is_said_and_then_played_with(device):
    ann = Player(device(**PHONE), "Ann")
    ann.create()
    page = ann.page
    ann.open_options()
    page.get_by_role("combobox", name="Jeu", exact=True).select_option("incroyable")
    own, alert = page.get_by_label("Donner tes propres cartes"), page.get_by_role("alert")
    with page.expect_download() as sample:
        page.get_by_role("link", name="Un tableau tout prêt à remplir").click()
    assert sample.value.suggested_filename == "incroyable.csv"

    ann.device.forgive(REFUSED)
    own.set_input_files(file("Nos questions.csv", BAD.encode("cp1252")))
    expect(alert).to_contain_text("ne peut pas être joué ainsi")
    expect(alert.get_by_role("listitem")).to_have_text(re.compile("Ligne 2.*beaucoup.* n’est pas un nombre entier"))
    assert found(page) == []
    assert page.evaluate(TOO_WIDE) == 0

    own.set_input_files(file("Nos questions.csv", GOOD.encode("cp1252")))
    expect(page.get_by_text("est sur la table")).to_contain_text("6 cartes en français")
    expect(alert).to_have_count(0)
    chosen = page.get_by_role("combobox", name="Cartes", exact=True).locator("option:checked")
    expect(chosen).to_have_text("Nos questions, 6 cartes en français")
    page.get_by_text("conseils pour ces cartes").click()
    expect(page.get_by_text("pas de petite histoire")).to_be_visible()
    assert found(page) == []
    assert page.evaluate(TOO_WIDE) == 0


TURNED = """(text) => [...document.querySelectorAll("main [lang]")].map((one) => {
  const deepest = one.querySelector("p, b") ?? one;
  deepest.textContent = text;
  const across = (at) => {
    const range = document.createRange();
    range.setStart(deepest.firstChild, at);
    range.setEnd(deepest.firstChild, at + 1);
    return range.getBoundingClientRect().left;
  };
  return across(0) - across(text.length - 1);
})"""


def test_a_card_in_hebrew_runs_from_right_to_left_wherever_it_is_shown(device):
    """As in the story of the game, where sentences see to it: the question mark is at the left end."""
    page = device(**PHONE).page
    for moment in ("estimating-mine", "answer-mine", "estimating-screen"):
        show(page, f"incroyable/{moment}")
        found = page.evaluate(TURNED, "כמה?")
        assert found
        assert min(found) > 0
