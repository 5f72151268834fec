"""The shared screen, from stored moments: read from the other end of the room, and pressed with a remote control."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tablee.games import GAMES
from tests.browser.devices import SCREEN
from tests.browser.moments import MOMENTS, SHOWS, show

pytestmark = pytest.mark.slow

ON_SCREEN = [moment["name"] for moment in MOMENTS if moment["shown_on"] == "screen"]
LEAST = 32
"""Pixels of type, on a screen of 1920 × 1080."""

SMALL = """(least) => {
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const small = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest(".hidden") || !one.checkVisibility({ visibilityProperty: true })) continue;
    // Letters in a drawing are as large as the drawing makes them.
    const { a, b } = one.getScreenCTM?.() ?? { a: 1, b: 0 };
    const size = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b);
    if (size < least - 0.5) small.push([node.data.trim(), Math.round(size)]);
  }
  return small;
}"""

OVERLAPPING = """() => {
  const found = [...document.querySelectorAll("[data-box]")];
  const boxes = found.map((one) => [one.dataset.box, one.getBoundingClientRect()]);
  const beside = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
  const beyond = ({ left, top, right, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  return boxes.flatMap(([name, box], at) => {
    const under = boxes.slice(at + 1).filter(([, other]) => !beside(box, other) && !beside(other, box));
    return [...(beyond(box) ? [`${name} is off the screen`] : []), ...under.map(([other]) => `${name} over ${other}`)];
  });
}"""

CUT = """(slack) => [...document.querySelectorAll("[data-box=middle], [data-box=laid], [data-box=controls]")]
  .concat(...document.querySelectorAll(".sentence, .title"))
  .flatMap((box) => {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const cut = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim() || node.parentElement.closest(".hidden") || !node.parentElement.checkVisibility()) continue;
      const text = node.parentElement.getBoundingClientRect();
      const inside = text.left >= left - slack && text.top >= top - slack && text.right <= right + slack;
      if (!inside || text.bottom > bottom + slack) cut.push(`${node.data.trim()} leaves its box`);
    }
    return cut;
  })"""
AT_REST = """async () => {
  await document.fonts.ready;
  for (const _ of "ab") await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
  for (const one of ending) one.finish();
}"""
SLACK = 12
"""Pixels, on that screen: things lie a little askew."""
CALLED = """(names) => document.querySelectorAll("[data-fitted] bdi").forEach((one, at) => {
  one.textContent = names[at % names.length];
})"""
CUT_NAMES = """(slack) => [...document.querySelectorAll("[data-fitted]")].flatMap((box) => {
  const range = document.createRange();
  range.selectNodeContents(box);
  const [text, room] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
  const wide = text.left >= room.left - slack && text.right <= room.right + slack;
  return wide && text.top >= room.top - slack && text.bottom <= room.bottom + slack ? [] : [box.textContent];
})"""


SIZES = {"a TV": (1920, 1080), "a small one": (1280, 800), "a large one": (3840, 2160)}
FEW = ("code777/noting-screen", "sept_pour_cent/reveal-screen", "sept_pour_cent/won-screen")
"""Enough for the largest: that it shows the same, only larger, is for `screenLayout.test.ts` to say."""


def faults(page: Page, scale: float) -> list[Any]:
    page.evaluate(AT_REST)
    looks = [page.evaluate(SMALL, LEAST * scale), page.evaluate(OVERLAPPING), page.evaluate(CUT, SLACK * scale)]
    return [fault for look in looks for fault in look]


def test_nothing_is_too_small_to_be_read_from_a_sofa_and_nothing_covers_anything(device):
    page = device(**SCREEN).page
    found = {}
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for name in FEW if size == "a large one" else ON_SCREEN:
            show(page, name)
            expect(page.locator("main.screen")).to_have_css("width", f"{width}px")
            found[f"{name} on {size}"] = faults(page, min(width / 1920, height / 1080))

    assert {where: what for where, what in found.items() if what} == {}


def test_whatever_is_shown_to_three_is_as_large_and_stays_in_its_box(device):
    page = device(**SCREEN).page
    found = {}
    for name in SHOWS:
        show(page, name)
        found[name] = faults(page, 1)

    assert {where: what for where, what in found.items() if what} == {}


LONG = (
    *("WWWWWWWWWWWWWWWWWWWW (2)", "Maximilienne-Wilhelmine", "مهرداد‌المحمودي (2)"),
    *("Jean-Christophe du Pré", "Ann", "ÅÇÉŒÆ"),
)
"""What people are called at most: twenty letters, and a number where somebody else is called the same."""
NAMED = {
    "sept_pour_cent/announcing-two-screen": 2,
    "sept_pour_cent/opening-screen": 3,
    "sept_pour_cent/rolled-screen": 4,
    "sept_pour_cent/announcing-out-screen": 5,
    "code777/noting-screen": 4,
    "incroyable/estimating-screen": 6,
    "incognito/voting-screen": 6,
    "indix/thinking-screen": 6,
}
"""How many sit there: around it, or where nobody does in a row."""


@pytest.mark.parametrize("size", ["a TV", pytest.param("a large one", marks=pytest.mark.trust)])
def test_the_longest_names_stand_whole_where_people_sit(device, size):
    page = device(**SCREEN).page
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    found = {}
    for name, seats in NAMED.items():
        show(page, name)
        expect(page.locator("[data-fitted]")).to_have_count(seats)
        page.evaluate(CALLED, LONG)
        found[name] = [*faults(page, height / 1080), *page.evaluate(CUT_NAMES, 6 * height / 1080)]
    page.evaluate(CALLED, ["W" * 60])

    assert {where: what for where, what in found.items() if what} == {}
    assert len(page.evaluate(CUT_NAMES, 6)) == seats, "what does not fit is found"


def test_the_longest_names_stand_whole_at_the_end_of_every_game(device):
    page = device(**SCREEN).page
    found = {}
    for name in [one for one in ON_SCREEN if "/won-" in one]:
        show(page, name)
        expect(page.locator("[data-fitted]").first).to_be_visible()
        page.evaluate(CALLED, LONG)
        found[name] = [*faults(page, 1), *page.evaluate(CUT_NAMES, 6)]

    assert len(found) >= len(GAMES)
    assert {where: what for where, what in found.items() if what} == {}


def test_how_it_came_about_is_one_press_away_and_as_large_as_the_rest(device):
    page = device(**SCREEN).page
    found = {}
    for name in [one for one in ON_SCREEN if "/won-" in one]:
        show(page, name)
        page.get_by_role("button", name="Le fil de la partie").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Le podium")).to_be_focused()
        expect(page.locator(".figure :is(svg, img, li, tr, p)").first).to_be_visible()
        found[name] = faults(page, 1)

    assert {name.partition("/")[0] for name in found} == {*GAMES}
    assert {where: what for where, what in found.items() if what} == {}


LARGE = """() => {
  const widths = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect().width);
  const total = document.querySelector(".count > b");
  return {
    card: Math.max(0, ...widths(".spot .lit .playing-card")),
    total: total && parseFloat(getComputedStyle(total).fontSize),
    beyond: Math.max(0, ...[...document.querySelectorAll(".spot .lit, .spot .lit .playing-card")].map((one) => {
      const box = one.closest("[data-box], main").getBoundingClientRect();
      const { left, right, bottom } = one.getBoundingClientRect();
      return Math.max(box.left - left, right - box.right, bottom - box.bottom);
    })),
  };
}"""


@pytest.mark.parametrize("name", ["reveal-screen", "show-of-shown"])
def test_a_reveal_is_three_times_as_large_as_on_a_phone_and_cuts_nothing(device, name):
    phone, tv = device(viewport={"width": 390, "height": 844}).page, device(**SCREEN).page
    for page, moment in ((phone, "reveal-mine"), (tv, name)):
        page.goto(f"/galerie?m=sept_pour_cent/{moment}&count=4")
        expect(page.locator(".spot .lit .playing-card")).to_have_count(3)
        assert faults(page, 1 if page is tv else 0) == []
    held, shown = phone.evaluate(LARGE), tv.evaluate(LARGE)

    assert 2.8 <= shown["card"] / held["card"] <= 3.3
    assert 2.8 <= shown["total"] / held["total"] <= 3.3
    assert shown["beyond"] <= SLACK


def test_arrow_keys_lead_to_every_control_and_one_key_presses_it(device):
    page = device(**SCREEN).page
    show(page, ON_SCREEN[0])
    controls = page.get_by_role("button")
    expect(controls).to_have_count(3)
    reached = []
    for _ in range(3):
        page.keyboard.press("ArrowDown")
        reached.append(page.evaluate("() => document.activeElement.textContent.trim()"))

    assert sorted(reached) == sorted(text.strip() for text in controls.all_text_contents())
    page.get_by_role("button", name="English").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Français")).to_be_visible()
    expect(page.get_by_role("button", name="Sounds (S)", exact=True)).to_be_visible()
    page.keyboard.press("s")
    expect(page.get_by_role("button", name="Turn sounds off (S)")).to_be_visible()
    expect(page.get_by_role("button", name="Volume")).to_be_visible()
    page.keyboard.press("f")
    page.wait_for_function("() => document.fullscreenElement !== null")
