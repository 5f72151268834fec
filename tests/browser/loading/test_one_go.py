"""A page is asked for in one go: whatever script runs before it can be used is named in its head (0050)."""

import json
import re

import pytest
from playwright.sync_api import expect

from tablee.games import FIRST_ROUNDS
from tests.browser.devices import PHONE
from tests.browser.loading.test_budget import FACES, script
from tests.browser.players import Player

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("/", "article"),
        *[(f"/montre/{game}", "[role=note]") for game in FIRST_ROUNDS],
    ],
)
def test_no_script_is_found_out_about_by_another(device, path, there):
    ann = device(**PHONE)
    # Time stands still, so that nothing is fetched ahead of need.
    ann.page.clock.install(time=0)
    ann.page.clock.pause_at(1_000)
    answer = ann.page.goto(path)
    expect(ann.page.locator(there).first).to_be_visible()

    named = named_in(answer.text())
    assert found_out(ann, named) == set()
    assert 3 <= len(named) <= 16


def test_at_a_table_nothing_is_found_out_about_but_what_its_page_lists_for_what_is_on_it(device):
    """The lobby, and the words of its game: the list is the same for every table (0052)."""
    host = Player(device(), "Ann")
    code = host.create()
    ann = device(**PHONE)
    ann.page.clock.install(time=0)
    ann.page.clock.pause_at(1_000)
    page = ann.page.goto(f"/t/{code}").text()
    expect(Player(ann, "Ben").name_field).to_be_visible()

    (listed,) = re.findall(r'id="table-files">(.*?)</script>', page)
    files = json.loads(listed)
    ahead = {file.rpartition("/")[2] for file in (*files["lobby"], *files["sept_pour_cent"])}
    head = named_in(page.replace(listed, ""))
    assert found_out(ann, head | ahead) == set()
    assert len(head) <= 16


def named_in(page):
    return set(re.findall(r'/assets/([^"]+\.js)"', page))


def found_out(device, named):
    return {name for name in script(device) if not name.startswith(FACES)} - named


def test_what_is_seen_first_is_gone_once_the_page_is_there(device):
    ann = device(**PHONE)
    came = ann.page.goto("/").text()
    assert '<div id="app" inert><div class="first-sight home">' in came
    expect(ann.page.get_by_role("article").first).to_be_visible()

    expect(ann.page.locator(".first-sight")).to_have_count(0)
    expect(ann.page.locator("#app[inert]")).to_have_count(0)
