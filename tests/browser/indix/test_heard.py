"""What was heard of a card stands on the shared screen, all of it: the rest makes room."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.devices import SCREEN
from tests.browser.moments import show
from tests.browser.test_shared_screen import faults

pytestmark = pytest.mark.slow

USUAL, LONGEST = 59, 120
"""Letters of a clue: half of ours have no more, and nobody's has more."""
SAY = """(length) => document.querySelectorAll("[data-heard] [lang]").forEach((one) => {
  one.textContent = "Personne ne sait d’où je viens, ".repeat(4).slice(0, length);
})"""
SEEN = """() => [...document.querySelectorAll("[data-heard]")].filter((one) => {
  const [box, room] = [one, one.closest("ul")].map((each) => each.getBoundingClientRect());
  return one.checkVisibility() && box.right <= room.right + 1 && box.bottom <= room.bottom + 1;
}).length"""


@pytest.fixture
def screen(device) -> Page:
    page: Page = device(**SCREEN).page
    page.set_viewport_size({"width": 1920, "height": 1080})
    return page


def heard(page: Page, length: int) -> Any:
    page.evaluate(SAY, length)
    assert faults(page, 1) == []
    return page.evaluate(SEEN)


def test_twenty_clues_of_the_usual_length_are_read_at_once(screen):
    show(screen, "indix/thinking-late-screen")
    said = screen.locator("[data-heard]").count()

    assert said >= 17
    assert heard(screen, USUAL) == said
    expect(screen.locator("[data-more]")).to_be_hidden()


def test_what_has_no_place_even_so_is_counted(screen):
    show(screen, "indix/thinking-late-screen")
    said = screen.locator("[data-heard]").count()
    seen = heard(screen, LONGEST)

    assert seen < said
    expect(screen.locator("[data-more]")).to_have_text(re.compile(f"^et {said - seen} de plus$"))


def test_few_clues_leave_the_track_where_it_is(screen):
    show(screen, "indix/thinking-screen")

    assert heard(screen, USUAL) == screen.locator("[data-heard]").count()
    expect(screen.locator(".pawn").first).to_be_visible()
