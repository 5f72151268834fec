"""What a phone has to fetch: script in bytes by gzip, which `-s` prints, and nothing from anybody else."""

import gzip
import re
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tests.browser.devices import PATIENCE, PHONE
from tests.browser.loading.first_decision import at_first_decision

pytestmark = pytest.mark.slow

FIRST, SCENE, GAME, CAST = 60_000, 30_000, 70_000, 20_000
GUIDED, END = 20_000, 20_000
ASSETS = Path(__file__).parents[3] / "src/tablee/static/assets"
NAMED = re.compile(r"""["'`]\./([\w.-]+\.js)["'`]""")
"""Another script, in what was built."""
FACES = "drawings-"
"""How the script begins that draws the cast."""
CAME = """() => new Promise((tell) => {
  const scripts = (list) => list.getEntries().map((entry) => entry.name).filter((name) => name.endsWith(".js"));
  new PerformanceObserver((list) => tell(scripts(list))).observe({ type: "resource", buffered: true });
})"""
"""Asked of an observer: where time stands still, `performance` itself lists nothing."""


def script(device, part="", since=0):
    """Bytes of every script that came, by the last part of its address; by gzip, though they may travel denser.

    `part`: of the names of those that count. `since`: after so many answers. What came before a reload can no longer be
    read.
    """
    until_told_of_all(device)
    return {
        response.url.rpartition("/")[2]: len(gzip.compress(response.body(), 9))
        for response in device.responses[since:]
        if response.headers.get("content-type", "").startswith("text/javascript")
        and part in response.url.rpartition("/")[2]
    }


def until_told_of_all(device):
    """A script may run a moment before the browser tells that it came; the page itself knows what it has."""
    deadline = monotonic() + PATIENCE / 1000
    while missing := {*device.page.evaluate(CAME)} - {response.url for response in device.responses}:
        assert monotonic() < deadline, missing


def phone(device):
    """On which time stands still, so that nothing is fetched ahead of need."""
    ann = device(**PHONE)
    ann.page.clock.install(time=0)
    ann.page.clock.pause_at(1_000)
    ann.page.goto("/")
    return ann


@pytest.mark.parametrize("game", GAMES)
def test_home_then_a_table_with_its_game_and_the_cast_keep_within_their_budgets(device, game):
    """Home: all until its games are shown. Table: all that comes besides, board and words included. The cast: apart."""
    home = {}

    def at_home():
        ann = phone(device)
        expect(ann.page.get_by_role("article")).to_have_count(len(GAMES))
        home.update(script(ann))
        return ann

    ann = at_first_decision(at_home, game)
    ann.page.clock.run_for(100)
    expect(ann.page.locator("[data-face] svg path:nth-child(9)").first).to_be_attached()
    later = {name: size for name, size in script(ann).items() if name not in home}
    cast = {name: size for name, size in later.items() if name.startswith(FACES)}

    table = sum(later.values()) - sum(cast.values())
    print(f"home {sum(home.values())}, {game} {table}, the cast {sum(cast.values())} bytes")
    assert 10_000 < sum(home.values()) <= FIRST, home
    assert 5_000 < sum(cast.values()) <= CAST, later
    assert table <= GAME, later
    assert {urlsplit(asked).netloc for asked in ann.asked} == {urlsplit(ann.url).netloc}


def test_what_home_only_draws_comes_after_it_can_be_used_and_keeps_within_its_budget(device):
    """The cast at its table and the lids of the boxes: nothing of it before the first paint."""
    ann = phone(device)
    expect(ann.page.get_by_role("article")).to_have_count(len(GAMES))
    home = script(ann)
    assert not any(name.startswith((FACES, "HomeScene-", "BoxPicture-")) for name in home), home

    ann.page.clock.run_for(500)
    expect(ann.page.locator("article .drawn svg")).to_have_count(len(GAMES))
    ann.page.clock.run_for(100)
    expect(ann.page.locator("header [data-face] svg path:nth-child(9)").first).to_be_attached()
    later = {name: size for name, size in script(ann).items() if name not in home}

    print(f"the scene and its faces {sum(later.values())} bytes")
    assert 5_000 < sum(later.values()) <= SCENE, later


@pytest.mark.parametrize("game", GAMES)
def test_an_end_and_a_guided_round_bring_little_beside_what_their_game_has_anyway(device, game):
    """The end with its details, and the first minute; the cast has a budget of its own.

    The game is stopped. What an end that was won has besides, honours and a picture to keep, is whatever else these
    scripts can ask for.
    """
    ann = at_first_decision(lambda: phone(device), game)
    ann.page.get_by_role("button", name="Réglages et table").click()
    ann.page.get_by_role("button", name="Arrêter la partie").click()
    sure = ann.page.get_by_role("alert").get_by_role("button", name="Arrêter la partie")
    expect(sure).to_be_visible()
    answers = len(ann.responses)
    sure.click()
    ann.page.get_by_role("button", name="étails").click()
    expect(ann.page.locator("#end-details h2").first).to_be_visible()
    end = without_cast(script(ann, since=answers))
    end |= asked_for_by(end, known=script(ann))
    assert any(name.startswith("endPicture-") for name in end), end
    print(f"the end of {game} {sum(end.values())} bytes")
    assert 5_000 < sum(end.values()) <= END, end

    before, answers = script(ann), len(ann.responses)
    ann.page.goto(f"/montre/{game}")
    expect(ann.page.get_by_role("note")).to_be_visible()
    guided = {name: size for name, size in without_cast(script(ann, since=answers)).items() if name not in before}
    print(f"the first round of {game} {sum(guided.values())} bytes")
    assert 3_000 < sum(guided.values()) <= GUIDED, guided


def without_cast(scripts):
    return {name: size for name, size in scripts.items() if not name.startswith(FACES)}


def asked_for_by(scripts, known):
    """All that they may yet fetch, and what that may: none of it is `known`."""
    found, looked_in = {}, [*scripts]
    for name in looked_in:
        for other in NAMED.findall((ASSETS / name).read_text()):
            if other not in known and other not in found:
                found[other] = len(gzip.compress((ASSETS / other).read_bytes(), 9))
                looked_in.append(other)
    return found
