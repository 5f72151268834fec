"""Murmure in real browsers: all that the contract has, by pen and by keyboard, and all that goes wrong meanwhile."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import found
from tests.browser.conftest import NAME
from tests.browser.devices import PHONE, without_lines
from tests.browser.murmurers import STAMP_AND_RELOAD, KeyboardMurmurer, Murmurer, stamped
from tests.browser.secrets import everything, seats_heard
from tests.browser.test_four_people import gather
from tests.fairness import second_verifier
from tests.kernel.murmure import MURMURE
from tests.murmure.clone import ENVIRONMENT, cloned
from tests.murmure.evening import CARDS, SLIPS, exact, texts_of
from tests.server.evenings import decoded, verified
from tests.server.servers import RunningServer

pytestmark = pytest.mark.slow

LOST = "Connexion coupée"
ALL_STYLES_ARE_THERE = """() => [...document.styleSheets].every((sheet) => {
  try { return sheet.cssRules.length > 0; } catch { return false; }
})"""
"""Also of what a page tried to fetch while the server was away."""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """Of a clone of Tablée that has Murmure, with its page."""
    cloned(page=True)
    data = tmp_path_factory.mktemp("murmure") / "tables.sqlite3"
    with RunningServer(data, "--name", NAME, environment=ENVIRONMENT) as running:
        yield running
        assert running.faults() == []


@pytest.fixture
def three(device):
    """The host at a desktop, a phone, and somebody who never touches a mouse."""
    return (
        Murmurer(device(), "Ann"),
        Murmurer(device(**PHONE), "Ben"),
        KeyboardMurmurer(device(color_scheme="dark"), "Cat"),
    )


@pytest.mark.trust  # half a minute: of each game that ships, one is played to its end in CI anyway
def test_a_whole_game_is_drawn_shouted_and_counted_down_whatever_happens(three, server):
    ann, ben, cat = three
    gather(three)
    ann.add_bots(4)
    ann.start_button.click()
    for player in three:
        expect(player.slate).to_be_visible()
    card = next(card for card in CARDS if card.clue == ann.clue())

    drawn = {1: reload_while_drawing(ben), 2: draw_without_a_line(cat)}
    for player in three:
        assert unusable(player) == []
    blank(ann, cat)
    hand_in(cat, 21)
    shout(cat, exact(card))
    drawn[0] = draw_through_a_kill(ann, three, server)
    expect(ann.page.get_by_text("Verdict : exact.").first).to_be_visible()
    told = "".join([everything(player.device) for player in three])
    drawn[0].append(count_down(ann, ben, SLIPS[card.word]))
    for player in three:
        expect(player.page.get_by_text("La réponse la plus proche gagne.").first).to_be_visible()
        assert unusable(player) == []

    code = ann.page.url.rpartition("/")[2]
    record = server.request("GET", f"/api/tables/{code}/record")[2]
    assert verified(record, MURMURE)[0].result is not None
    assert second_verifier.verify(record) == []
    assert {seat: strokes_in(record, seat) for seat in drawn} == drawn
    assert card.word not in told, "it is told in the end only"
    assert_nothing_leaked(three, record, card)


def reload_while_drawing(player):
    """More than may be on their way at once, and none of them was answered: what is left is in the tab."""
    player.stamp.evaluate(STAMP_AND_RELOAD, 30)

    player.expect_strokes(30)
    assert player.strokes() == stamped(30)
    return stamped(30)


def draw_without_a_line(player):
    """It is seen at once; after a reload it is what the table has."""
    lost = player.page.get_by_text(LOST)
    with player.device.without_line():
        player.device.context.set_offline(True)
        expect(lost).to_be_visible()
        for _ in range(3):
            player.press_stamp()
        player.expect_strokes(3)
        player.device.context.set_offline(False)
    expect(lost).to_be_hidden()
    player.device.until(lambda: sum('"scribble"' in frame for frame in player.device.sent) >= 3)
    player.page.reload()

    player.expect_strokes(3)
    return stamped(3)


def draw_through_a_kill(player, everybody, server):
    strokes = [player.draw((0.1, 0.1), (0.5, 0.5), (0.9, 0.2))]
    with without_lines([one.device for one in everybody]):
        server.kill()
        for one in everybody:
            expect(one.page.get_by_text(LOST)).to_be_visible()
        strokes += [player.draw((0.1, 0.8), (0.4, 0.7)), player.draw((0.2, 0.9), (0.7, 0.6))]
        server.start()
    for one in everybody:
        expect(one.page.get_by_text(LOST)).to_be_hidden()
    player.page.reload()

    player.expect_strokes(3)
    assert player.strokes() == strokes
    return strokes


def blank(host, other):
    host.page.get_by_role("button", name="Réglages et table").click()
    acts = host.page.get_by_role("region", name="Arbitrer")
    acts.get_by_label("joueur").select_option(label=other.name)
    acts.get_by_role("button", name=re.compile(f"de {other.name}$")).click()

    other.expect_strokes(0)


def hand_in(player, number):
    """What the rules refuse is said, and nothing is lost."""
    player.guess(13)
    expect(refusal(player)).to_be_visible()
    player.guess(number)
    expect(player.page.get_by_text(f"Ta réponse : {number}")).to_be_visible()


def shout(player, word):
    before = refusals(player)
    for count, forbidden in enumerate(("hush", "murmures"), start=before + 1):
        player.shout(forbidden)
        until_refused(player, count)
        expect(refusal(player)).to_be_visible()
    assert unusable(player) == []
    player.shout(word)
    expect(player.word).to_be_hidden()


def refusals(player):
    return sum(message["type"] == "request_refused" for message in player.device.heard())


def until_refused(player, count):
    player.device.until(lambda: refusals(player) == count)


def refusal(player):
    return player.page.get_by_role("alert").filter(has_text="Pas ce nombre-là.")


def count_down(last, other, word):
    """From when one player is left; in it one shouts, and the last one draws on: what was drawn."""
    other.guess(20)
    other.shout(word)
    drawn = last.draw((0.8, 0.1), (0.9, 0.9))
    expect(last.page.get_by_role("timer")).to_be_visible()
    expect(last.page.get_by_text("Verdict : slip.").first).to_be_visible()
    return drawn


def unusable(player):
    """What axe finds, once the page has all its styles."""
    player.page.wait_for_function(ALL_STYLES_ARE_THERE)
    return found(player.page)


def strokes_in(record, seat):
    """Every one that the rules took, in order."""
    entries = [line["entry"] for line in decoded(record) if line["type"] == "entry"]
    acted = [entry["action"] for entry in entries if entry["type"] == "acted" and entry["seat"] == seat]
    return [action["stroke"] for action in acted if action["type"] == "scribble"]


def assert_nothing_leaked(three, record, card):
    hidden = [*texts_of([other for other in CARDS if other != card]), *card.also]
    hunches = [str(line["hunch"]["number"]) for line in decoded(record) if line["type"] == "hunch"]
    assert hunches
    for seat, player in enumerate(three):
        heard = everything(player.device)
        assert seats_heard(player.device) == {seat}
        assert not [text for text in (*hidden, *hunches) if text in heard]
