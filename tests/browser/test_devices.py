"""One seat and several tabs, devices or people: who sees what, and who plays."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.devices import PHONE, SCREEN
from tests.browser.players import MY_TURN, Player, over, play
from tests.browser.secrets import hands_of_others, seats_heard

pytestmark = pytest.mark.slow

FAMILY = re.compile("requin|comète|étoile|éclair|trèfle")


@pytest.fixture
def pair(device):
    """Ann, who is the host, and Ben, with hands dealt."""
    ann, ben = Player(device(), "Ann"), Player(device(**PHONE), "Ben")
    code = ann.create()
    ann.sit()
    ben.join(code)
    expect(ann.page.get_by_text("Ben", exact=True).first).to_be_visible()
    ann.start()
    return ann, ben


def cards(player):
    """What is in the hand, once it is dealt."""
    dealt = player.hand.get_by_role("listitem")
    expect(dealt).to_have_count(3)
    return dealt.all_inner_texts()


def test_a_second_tab_asks_first_and_takes_the_seat_only_when_told_to(pair):
    ann, _ = pair
    held, first = cards(ann), ann.page
    second = ann.device.tab()
    second.goto(first.url)
    expect(second.get_by_text("Ta place est ouverte dans un autre onglet")).to_be_visible()
    expect(second.get_by_role("region", name="Tes cartes", exact=True)).to_be_hidden()
    expect(ann.hand).to_be_visible()

    second.get_by_role("button", name="Ouvrir ici").click()

    expect(first.get_by_text("Ta place est ouverte dans un autre onglet")).to_be_visible()
    expect(ann.hand).to_be_hidden()
    ann.device.page = second
    assert cards(ann) == held


def test_a_seat_moves_to_another_device_by_a_code_that_serves_once(pair, device):
    ann, ben = pair
    held = cards(ben)
    ben.page.get_by_role("button", name="Réglages et table").tap()
    ben.page.get_by_text("Continuer sur un autre").tap()
    ben.page.get_by_role("button", name="Montrer le code").tap()
    shown = ben.page.get_by_role("dialog").get_by_text(re.compile(r"^\s*[A-Za-z0-9-]{8,}\s*$")).inner_text()
    elsewhere = Player(device(), "Ben")
    elsewhere.page.goto(ann.page.url)

    claim(elsewhere, shown)

    assert cards(elsewhere) == held
    expect(ben.page.get_by_text("Ta place est maintenant sur un autre")).to_be_visible()
    third = Player(device(), "Cat")
    third.page.goto(ann.page.url)
    claim(third, shown)
    expect(third.page.get_by_role("alert").get_by_text("Ce code n’est pas valable")).to_be_visible()


def claim(player, code):
    player.page.get_by_role("button", name="Réglages et table").click()
    player.page.get_by_text("Continuer sur un autre").click()
    player.page.get_by_label("Code montré par l’autre").fill(code)
    player.page.get_by_role("button", name="Prendre ma place").click()


def test_who_is_away_is_shown_as_away_a_bot_plays_on_and_coming_back_takes_over_at_once(pair):
    ann, ben = pair
    address = ben.page.url
    ben.page.close()
    play([ann], lambda _: ann.page.get_by_text("On attend Ben, hors ligne.").is_visible())
    expect(ann.page.get_by_role("list", name="Autour de la table").get_by_text("hors ligne")).to_be_visible()

    ann.page.get_by_role("button", name="Laisser jouer un robot").click()
    expect(ann.page.get_by_role("log").get_by_text("Un robot joue pour Ben.").first).to_be_attached()
    ben.device.page = ben.device.tab()
    ben.page.goto(address)

    expect(ann.page.get_by_role("log").get_by_text("Ben joue de nouveau.").first).to_be_attached()
    play([ann, ben], lambda _: ben.asked() or over(ann))


def test_somebody_without_a_seat_watches_and_sees_nobodys_hand(pair, device):
    ann, _ = pair
    watcher = device()
    watcher.page.goto(ann.page.url)
    expect(watcher.page.get_by_text("la partie.")).to_be_visible()
    expect(watcher.page.get_by_role("list", name="Autour de la table")).to_be_visible()
    play(pair, lambda acts: acts == 1)
    expect(watcher.page.get_by_role("list", name="Ce qui s’est passé").get_by_text("annonce")).not_to_have_count(0)

    expect(watcher.page.get_by_role("main").get_by_role("button")).to_have_count(0)
    assert seats_heard(watcher) == {None}
    assert hands_of_others(watcher) == []


KEEP_NEWS = """() => {
  window.newsSeen = [];
  const look = () => window.newsSeen.push(document.querySelector("p > .news")?.textContent);
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""The line of the lobby goes by itself: what stood in it is kept for the test."""


def test_the_shared_screen_shows_the_way_in_and_then_the_table_to_all_and_nobodys_hand(device):
    tv = Player(device(**SCREEN), "")
    code = tv.create()
    tv.page.get_by_role("button", name="Autour d’une télé").click()
    tv.page.get_by_role("link", name="Faire de cet appareil l’écran").click()
    expect(tv.page).to_have_url(re.compile(f"/t/{code}/ecran$"))
    expect(tv.page.get_by_text(code, exact=True)).to_be_visible()
    tv.page.goto(f"/t/{code}/ecran/en")
    expect(tv.page.get_by_text(re.compile("^Pick a name"))).to_be_visible()
    tv.page.goto(f"/t/{code}/ecran/fr")
    expect(tv.page.get_by_text(re.compile("^Choisissez un nom"))).to_be_visible()  # none scans what only opens here
    expect(tv.page.get_by_role("img", name=re.compile("QR"))).to_have_count(0)
    ann, ben = Player(device(**PHONE), "Ann"), Player(device(**PHONE), "Ben")
    for player in (ann, ben):
        player.join(code)
        expect(tv.page.get_by_text(player.name, exact=True).first).to_be_visible()
        if player is ann:
            ann.page.evaluate(KEEP_NEWS)
    ann.page.wait_for_function("() => window.newsSeen.includes('Ben s’assied.')")

    ann.start()

    play([ann, ben], lambda acts: acts == 1)
    expect(tv.page.get_by_role("list", name="Les annonces")).to_be_visible()
    assert seats_heard(tv.device) == {None}
    assert hands_of_others(tv.device) == []


def test_a_host_who_reads_english_is_told_an_address_for_the_tv_that_speaks_it(device):
    ann = Player(device(locale="en-GB"), "Ann")
    code = ann.create()
    ann.page.get_by_role("button", name="Around a TV").click()
    expect(ann.page.get_by_text(re.compile(f"/t/{code}/ecran/"))).to_have_text(re.compile("/ecran/en$"))


class Sharing(Player):
    """Ann, and Ben beside her with no phone of his own."""

    def begin(self):
        self.create()
        self.sit()
        self.page.get_by_role("button", name="Ajouter quelqu’un sur cet appareil").tap()
        self.page.get_by_role("textbox", name="Son nom").fill("Ben")
        self.page.get_by_role("dialog").get_by_role("button", name="M’asseoir").tap()
        expect(self.page.get_by_text("Ben", exact=True).first).to_be_visible()
        self.page.get_by_role("button", name="Commencer la partie").tap()
        self.until_dealt(self.curtain)

    @property
    def curtain(self):
        return self.page.get_by_role("heading", name=re.compile("^Passe .* à (Ann|Ben)$"))

    def lift(self):
        self.page.get_by_role("button", name=re.compile("^C’est moi")).first.tap()
        expect(self.curtain).to_be_hidden()

    def act(self):
        """Also for the one beside her, who takes the phone when asked."""
        if self.curtain.is_visible():
            self.lift()
            return False
        return super().act()


@pytest.fixture
def sharing(device):
    ann = Sharing(device(**PHONE), "Ann")
    ann.begin()
    return ann


def test_what_is_dealt_while_a_seat_is_open_is_nowhere_behind_the_curtain(sharing):
    """A round ends and the next is dealt while its winner looks: what the log said of it must not stay there."""
    heard = sharing.page.get_by_role("log").get_by_text("Tu reçois")
    dealt = 0

    def hidden_again(_):
        nonlocal dealt
        dealt = max(dealt, heard.count())
        if over(sharing):
            sharing.play_again(sharing.curtain)
        return dealt > 0 and sharing.curtain.is_visible()

    play([sharing], hidden_again)

    assert "Tu reçois" not in sharing.page.content()


def test_whoever_holds_a_device_of_several_can_hide_their_hand_at_once(sharing):
    sharing.lift()
    expect(sharing.hand).to_be_visible()

    sharing.page.get_by_role("button", name="Cacher", exact=True).tap()

    expect(sharing.page.get_by_role("button", name=re.compile("^C’est moi"))).not_to_have_count(0)
    assert_nothing_of_a_hand(sharing.page)


def test_two_people_share_a_device_and_a_curtain_hides_what_is_secret(sharing):
    ann, shut = sharing, sharing.curtain
    first = shut.inner_text()
    assert_nothing_of_a_hand(ann.page)

    ann.page.get_by_role("button", name=re.compile("^C’est moi")).tap()
    expect(ann.page).to_have_title(MY_TURN)
    expect(ann.hand).to_be_visible()
    with pytest.raises(AssertionError):
        assert_nothing_of_a_hand(ann.page)
    ann.device.press(ann.page.get_by_role("button", name=re.compile("^Annoncer")))

    expect(shut).to_be_visible()
    assert shut.inner_text() != first
    assert_nothing_of_a_hand(ann.page)


def assert_nothing_of_a_hand(page):
    """Not even where nobody looks: nothing in the document names a card. What was announced is no secret."""
    document = re.sub(r"annonces? \d+ \w+", "", page.locator("body").evaluate("(body) => body.innerHTML"))
    assert not FAMILY.search(document), document
    assert page.get_by_role("region", name="Tes cartes").all() == []
