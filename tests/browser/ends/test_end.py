"""The end of every game, from stored moments: it fits, everybody can use it, and unwanted motion is left out."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import found_in_both_lights
from tests.browser.devices import PHONE, SCREEN
from tests.browser.fit import misfits_at_every_size
from tests.browser.moments import MOMENTS, show

pytestmark = pytest.mark.slow

ENDS = [moment["name"] for moment in MOMENTS if moment["name"].endswith("/won-other")]
"""One of each game: most players, long names."""
ON_SCREEN = [name.replace("-other", "-screen") for name in ENDS]


@pytest.mark.parametrize(
    ("name", "language"),
    [
        *[pytest.param(name, "fr-FR", id=f"{name}, French") for name in ENDS],
        *[pytest.param(name, "en-GB", id=f"{name}, English", marks=pytest.mark.trust) for name in ENDS],
    ],
)
def test_an_end_fits_at_every_size_and_axe_finds_nothing(device, name, language):
    page = device(locale=language).page
    page.goto(f"/galerie?m={name}&part=ending")
    expect(page.locator(".podium [data-face]").first).to_be_visible()

    assert misfits_at_every_size(page) == {}
    assert found_in_both_lights(page) == {}


ABOVE_THE_BAR = """() => {
  const award = document.querySelector(".awards li").getBoundingClientRect();
  const bar = document.querySelector(".next").getBoundingClientRect();
  return award.top >= 0 && award.bottom <= bar.top;
}"""


@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
@pytest.mark.parametrize("whose", ["", "&guest"], ids=["host", "guest"])
def test_on_a_phone_an_award_is_in_sight_above_what_comes_next(device, language, whose):
    page = device(**PHONE, locale=language).page
    for name in ENDS:
        show(page, name, f"&part=ending{whose}")
        expect(page.locator(".podium [data-face]").first).to_be_visible()

        assert page.evaluate(ABOVE_THE_BAR), name


ALL_READ = """() => {
  document.querySelector(".details").scrollIntoView({ block: "end" });
  const bar = document.querySelector(".next");
  const faded = bar.getBoundingClientRect().top - parseFloat(getComputedStyle(bar, "::before").height);
  const lines = [...document.querySelectorAll(".honours li")].map((one) => one.getBoundingClientRect().bottom);
  return Math.max(...lines) <= faded;
}"""


def test_on_a_phone_nothing_fades_any_more_where_there_is_no_more_to_read(device):
    page = device(**PHONE, color_scheme="dark").page
    for name in ENDS:
        show(page, name, "&part=ending")
        expect(page.locator(".podium [data-face]").first).to_be_visible()

        assert page.evaluate(ALL_READ), name


def test_axe_finds_nothing_at_the_end_on_a_shared_screen_in_light_and_in_the_dark(device):
    page = device(**SCREEN).page
    found = {}
    for name in ON_SCREEN:
        show(page, name)
        found[name] = found_in_both_lights(page)

    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("size", [(1100, 700), (1280, 800)], ids=["low", "usual"])
@pytest.mark.parametrize("name", ENDS)
def test_the_score_of_the_evening_and_a_rematch_are_in_sight_where_the_end_has_two_columns(device, name, size):
    width, height = size
    page = device(viewport={"width": width, "height": height}).page
    page.goto(f"/galerie?m={name}&part=ending")
    evening = page.get_by_role("region", name="La soirée")
    expect(page.locator(".podium [data-face]").first).to_be_visible()

    expect(evening).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Revanche")).to_be_in_viewport(ratio=1)
    assert evening.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_paper_in_the_air_is_left_out_where_motion_is_unwanted(device):
    scraps = ".scene svg:not([data-face] svg)"
    for motion, shown in (("reduce", False), ("no-preference", True)):
        page = device(reduced_motion=motion).page
        page.goto(f"/galerie?m={ENDS[0]}&part=ending")
        expect(page.locator(".podium [data-face]").first).to_be_visible()

        assert page.locator(scraps).first.is_visible() == shown


def test_paper_in_the_air_of_a_shared_screen_is_left_out_there_as_well(device):
    for motion, shown in (("reduce", False), ("no-preference", True)):
        page = device(**SCREEN, reduced_motion=motion).page
        show(page, ON_SCREEN[0])

        expect(page.locator(".scraps svg")).to_be_visible(visible=shown)
