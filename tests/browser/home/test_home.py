"""Home: what comes first on a phone, what each box says, and a shelf that fills a large screen."""

import re

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tests.browser.devices import PHONE
from tests.browser.fit import LARGE
from tests.browser.players import Player

pytestmark = pytest.mark.slow

TOP = "(one) => one.getBoundingClientRect().top"
SHELF = """() => {
  const boxes = [...document.querySelectorAll("article")].map((one) => one.getBoundingClientRect());
  const wide = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  return { wide: wide / innerWidth, low: Math.max(...boxes.map(({ bottom }) => bottom)) / innerHeight };
}"""
"""How far the boxes go, of the width and the height of the screen."""


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr-FR", r"^\d à \d joueurs · \d+ à \d+\smin$"), ("en-GB", r"^\d to \d players · \d+ to \d+\smin$")],
    ids=["French", "English"],
)
def test_each_game_says_in_one_line_and_one_picture_what_it_is_and_for_how_many_and_how_long(device, language, said):
    page = device(**PHONE, locale=language).page
    page.goto("/")
    boxes = page.get_by_role("article")
    expect(boxes).to_have_count(len(GAMES))

    for game in GAMES:
        box = page.locator(f"article[data-game={game}]")
        expect(box.get_by_text(re.compile(said))).to_be_visible()
        expect(box.locator(".tagline")).to_have_text(re.compile(r"^\w.{20,120}$"))
        expect(box.locator(".drawn svg").first).to_be_attached()


def test_on_a_phone_a_code_comes_first_and_tables_that_one_is_at_before_all_games(device):
    ann = Player(device(**PHONE), "Ann")
    code = ann.create()
    ann.sit()
    ann.page.goto("/")
    expect(ann.page.get_by_role("article")).to_have_count(len(GAMES))
    field = ann.page.get_by_role("textbox", name="Code de la table")
    mine = ann.page.get_by_role("region", name="Ta place t’attend")

    expect(field).to_be_in_viewport(ratio=1)
    expect(mine.get_by_text(code)).to_be_in_viewport(ratio=1)
    tops = [one.evaluate(TOP) for one in (field, mine, ann.page.get_by_role("article").first)]
    assert tops == sorted(tops)


def test_on_a_desktop_a_table_that_one_is_at_pushes_no_way_to_play_out_of_sight(device):
    ann = Player(device(), "Ann")
    ann.create()
    ann.sit()
    ann.page.goto("/")
    expect(ann.page.get_by_role("region", name="Ta place t’attend")).to_be_visible()

    for play in ann.page.get_by_role("button", name="Jouer tout de suite").all():
        expect(play).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", LARGE[2:], ids=str)
def test_the_shelf_fills_a_large_screen(device, size):
    width, height = size
    page = device(viewport={"width": width, "height": height}).page
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(len(GAMES))

    found = page.evaluate(SHELF)
    assert found["wide"] > 0.75
    assert 0.85 < found["low"] <= 1
