"""At every size nothing is cut or covered, and what is asked is in sight with what can be done about it.

Each walk, of one game, loads the gallery once; moments come and sizes change without a reload.
"""

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tests.browser.fit import LARGE, SIZES, UPRIGHT, misfits, misfits_at_every_size, misfits_of, resize, standing
from tests.browser.moments import MOMENTS, show
from tests.browser.players import Player

pytestmark = pytest.mark.slow

TIGHTEST = [(320, 568), (740, 360)]
ENLARGED = [
    pytest.param([(320, 568), (740, 360), (1280, 800)], id="tightest"),
    pytest.param([(390, 844), (768, 1024)], marks=pytest.mark.trust, id="between"),
    pytest.param([(360, 620), (844, 390), (1920, 1080), (3840, 2160)], marks=pytest.mark.trust, id="the others"),
]
"""With type twice as large the first are laid out in every way there is."""
TWICE = "document.documentElement.style.fontSize = 'calc(212.5% + 34 * (var(--unit) - 1px))'"
"""As styles/base.css has it, where the browser was told to write twice as large."""

NAMES = [moment["name"] for moment in MOMENTS if moment["shown_on"] != "screen"]
"""The shared screen has a layout of its own."""


def walk(page, game, sizes, *, strict):
    found = {}
    names = [name for name in NAMES if game_of(name) == game]
    assert names, f"{game} has no moments"
    for size in sizes:
        resize(page, size)
        found |= {(size, name): faults for name, faults in misfits_of(page, names, strict=strict).items()}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_at_every_size_nothing_is_cut_or_covered_and_what_is_asked_is_in_sight(device, game):
    assert walk(device().page, game, SIZES, strict=True) == {}


LARGEST = """(parts) => [...document.querySelectorAll(parts)]
  .map((one) => one.getBoundingClientRect())
  .reduce((most, { width, height }) => Math.max(most, width * height), 0)"""
"""Pixels of the largest of them."""
PARTS = ".board :is(button, svg, [role=img], .paper)"
"""What is drawn on a board or can be pressed."""
GROWING = [
    *((game, next(name for name in NAMES if name.startswith(f"{game}/")), PARTS) for game in GAMES),
    ("tiles of Code 777", "code777/noting-mine", ".board [role=img] svg:has(text)"),
]


def test_boards_grow_with_a_large_screen_and_the_tiles_of_code777_too(device):
    page = device().page
    drawn = {what: [] for what, _, _ in GROWING}
    for size in LARGE[1:]:
        resize(page, size)
        for what, name, parts in GROWING:
            show(page, name)
            drawn[what].append(page.evaluate(LARGEST, parts))

    for what, (usual, large, largest) in drawn.items():
        assert usual > 0, what
        assert large >= 1.6 * usual, what
        assert largest >= 6 * usual, what


@pytest.mark.parametrize("sizes", ENLARGED)
@pytest.mark.parametrize("game", GAMES)
def test_with_type_at_200_percent_nothing_is_cut_or_covered(device, game, sizes):
    page = device().page
    page.goto(f"/galerie?m={NAMES[0]}")
    page.evaluate(TWICE)

    assert walk(page, game, sizes, strict=False) == {}


@pytest.mark.trust  # French is the longer of the two: CI's time goes to that
@pytest.mark.parametrize("game", GAMES)
def test_in_english_the_tightest_sizes_hold_as_much(device, game):
    assert walk(device(locale="en-GB").page, game, TIGHTEST, strict=True) == {}


def test_every_game_says_what_stands_to_be_decided(device):
    page = device().page

    for game in GAMES:
        assert any(standing(page, [name]) for name in NAMES if game_of(name) == game), game


def game_of(name):
    return name.partition("/")[0]


PLANTED = {
    "over each other": "one.style.marginTop = '-40px'",
    "cut by": "one.style.minWidth = '120vw'",
    "to be scrolled to": "one.style.marginTop = '100vh'",
    "beside its paper": "one.style.cssText = 'flex: none; width: 5em; margin: 0 4em; white-space: nowrap'",
}


@pytest.mark.parametrize(("fault", "plant"), PLANTED.items(), ids=PLANTED)
def test_a_fault_that_was_planted_is_found(device, fault, plant):
    page = device().page
    resize(page, UPRIGHT[0])
    assert misfits_of(page, ["sept_pour_cent/announcing-mine"], strict=True) == {}

    page.locator("[data-choices] .primary").evaluate(f"(one) => {{ {plant} }}")

    assert any(line.startswith(fault) for line in misfits(page, strict=True))


def test_around_the_board_everything_fits_as_well(device):
    """Home, lobby, the bar and the sentence of a real table with its first hint, and what lies over it.

    The end is looked at where a game is played to it (`test_alone.py`).
    """
    ann = Player(device(), "Ann")
    found = {}

    def look_at(name, shown, *, strict=False):
        expect(shown.first).to_be_visible()
        found[name] = misfits_at_every_size(ann.page, strict=strict)
        resize(ann.page, (390, 844))

    ann.page.goto("/")
    look_at("home", ann.page.get_by_role("article"))
    ann.create()
    look_at("lobby, standing", ann.page.get_by_role("textbox"))
    ann.sit()
    ann.add_bots()
    look_at("lobby, seated", ann.start_button)
    ann.start()
    ann.decision()
    look_at("table", ann.hand, strict=True)
    for name in ("Réglages et table", "Règles", "Récit, messages et notes"):
        ann.page.get_by_role("button", name=name, exact=True).click()
        look_at(name, ann.page.get_by_role("dialog").get_by_role("heading"))
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("dialog .frame")).to_have_count(0)

    assert {where: faults for where, faults in found.items() if faults} == {}
