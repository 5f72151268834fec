"""A page is asked for in one go: whatever script runs before it can be used is named in its head (0050)."""

import re

import pytest
from playwright.sync_api import expect

from tablee.games import FIRST_ROUNDS
from tests.browser.devices import PHONE
from tests.browser.loading.test_budget import FACES, script

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("path", "there"),
    [("/", "article"), *[(f"/montre/{game}", "[role=note]") for game in FIRST_ROUNDS]],
)
def test_no_script_is_found_out_about_by_another(device, path, there):
    ann = device(**PHONE)
    # Time stands still, so that nothing is fetched ahead of need.
    ann.page.clock.install(time=0)
    ann.page.clock.pause_at(1_000)
    answer = ann.page.goto(path)
    expect(ann.page.locator(there).first).to_be_visible()

    named = set(re.findall(r'/assets/([^"]+\.js)"', answer.text()))
    found_out = {name for name in script(ann) if not name.startswith(FACES)} - named
    assert found_out == set()
    assert 3 <= len(named) <= 16


def test_what_is_seen_first_is_gone_once_the_page_is_there(device):
    ann = device(**PHONE)
    came = ann.page.goto("/").text()
    assert '<div id="app" inert><div class="first-sight home">' in came
    expect(ann.page.get_by_role("article").first).to_be_visible()

    expect(ann.page.locator(".first-sight")).to_have_count(0)
    expect(ann.page.locator("#app[inert]")).to_have_count(0)
