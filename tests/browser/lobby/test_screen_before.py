"""The shared screen before a game, of a real table: the way in, who is there and the score of the evening."""

import re

import pytest
from playwright.sync_api import expect

from tablee.games import sept_pour_cent
from tests.browser.conftest import NAME
from tests.browser.devices import SCREEN
from tests.browser.players import Player, over, play
from tests.browser.shows.showing import ANN, Hand
from tests.browser.test_shared_screen import CALLED, CUT_NAMES, LONG, SIZES, faults

pytestmark = pytest.mark.slow

COMPANY = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
SLACK = 6


def looked_at(tv):
    """At every size, with the longest names in place of those that are there."""
    found = {}
    for size, (width, height) in SIZES.items():
        tv.set_viewport_size({"width": width, "height": height})
        expect(tv.locator("main.screen")).to_have_css("width", f"{width}px")
        tv.evaluate(CALLED, LONG)
        scale = min(width / 1920, height / 1080)
        found[size] = [*faults(tv, scale), *tv.evaluate(CUT_NAMES, SLACK * scale)]
    return {size: what for size, what in found.items() if what}


@pytest.fixture
def outside(server):
    """Phones can come here, so that there is a code for their cameras."""
    return f"http://{NAME}:{server.port}"


@pytest.mark.parametrize(("seats", "phones"), [(2, False), (6, True)])
def test_before_a_game_all_of_it_is_read_from_a_sofa_whatever_people_are_called(device, server, outside, seats, phones):
    tv = Player(device(outside if phones else None, **SCREEN), "")
    code = tv.create()
    tv.page.goto(f"/t/{code}/ecran")
    hand = Hand(server.url, code, [])
    for name in COMPANY[:seats]:
        hand.ask("sit", name=name)
        expect(tv.page.get_by_role("listitem").get_by_text(name, exact=True)).to_be_visible()

    expect(tv.page.get_by_role("img", name=re.compile("QR"))).to_have_count(int(phones))
    assert looked_at(tv.page) == {}
    hand.close()


def test_between_two_games_the_score_of_the_evening_covers_nothing(device, server, outside):
    ann, tv = Player(device(), "Ann"), device(outside, **SCREEN)
    code = ann.create()
    ann.sit()
    tv.page.goto(f"/t/{code}/ecran")
    ann.add_bots(*range(2, 7))
    ann.start()
    play([ann], lambda _: over(ann))
    hand = Hand(server.url, code, ann.device.tokens(), sept_pour_cent.GAME)
    hand.ask("regather", person=ANN)
    expect(tv.page.locator("section.evening li")).to_have_count(6)

    assert looked_at(tv.page) == {}
    hand.close()
