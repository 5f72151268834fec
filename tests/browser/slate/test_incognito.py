"""« Incognito » in browsers: six people draw by mouse, finger, pen and keys, vote, and score as the rulebook says."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import found
from tests.browser.devices import PHONE, without_lines
from tests.browser.secrets import leaks, seats_heard
from tests.browser.slate.sketchers import (
    DraggingSketcher,
    KeyboardSketcher,
    Sketcher,
    begin,
    heard_with,
    shown_from,
)

pytestmark = pytest.mark.slow

DOT = ((0.5, 0.5),)
HILL = ((0.1, 0.8), (0.3, 0.55), (0.5, 0.5), (0.7, 0.55), (0.9, 0.8))
POST = ((0.3, 0.2, 0.2), (0.31, 0.4, 0.6), (0.3, 0.6, 1.0))
FINDS = {
    "Ann": "Ben Dan Eve",
    "Ben": "Ann Fay",
    "Cat": "Ann Ben Fay",
    "Dan": "Ann Ben Fay",
    "Eve": "Ben Fay",
    "Fay": "Ben Eve",
}
"""Whose words each of them finds: Ben's is found by everybody, Cat's by nobody, the others' by some."""
POINTS = {"Ann": 3 + 2, "Ben": 2, "Cat": 3, "Dan": 3 + 2, "Eve": 2 + 2, "Fay": 2 + 2}
"""One for each word found, two for a word that some found and some did not. [ICG-08]"""


@pytest.fixture
def six(device):
    return (
        DraggingSketcher(device(), "Ann"),
        Sketcher(device(**PHONE), "Ben", "touch"),
        Sketcher(device(color_scheme="dark"), "Cat", "pen"),
        Sketcher(device(**PHONE), "Dan", "touch"),
        Sketcher(device(locale="en-US"), "Eve"),
        KeyboardSketcher(device(), "Fay"),
    )


def test_six_people_draw_through_a_reload_and_a_killed_server_vote_and_score(six, server):
    ann, ben, cat, dan, eve, fay = six
    begin(six)
    words = {player.name: player.word for player in six}

    for at, player in enumerate((ann, ben, cat, eve)):
        player.draw(moved(HILL, at), moved(POST, at))
    fay.stamp("une étoile")
    reloads_in_mid_drawing(dan)
    draws_through_a_killed_server(cat, six, server)
    assert found(ann.page) == []

    ann.put_down("Une colline et un poteau.")
    for player in six[1:]:
        player.put_down()
    for player in six:
        expect(player.gallery.get_by_role("button")).to_have_count(6)
    assert found(ben.page) == []
    expect(
        ben.page.get_by_role("button", name=re.compile("^Voir en grand. Le dessin signé Ann.*Une colline"))
    ).to_be_visible()

    for player in six:
        player.vote(votes(player, words))
    for player in six:  # once all have laid their cards: whoever is last has but a countdown, on a busy machine too
        player.finish_voting()

    for player in six:
        expect(player.corner).to_be_visible()
        player.device.until(lambda player=player: points_shown(player) == POINTS)
    nothing_leaked_while_they_drew(six)
    no_drawing_came_twice(six)


def moved(stroke, by):
    """No two people draw the very same: what somebody hears of it can be told apart."""
    return tuple((x + by / 50, *rest) for x, *rest in stroke)


def reloads_in_mid_drawing(player):
    """What was drawn is there, and more can be drawn."""
    player.draw(moved(HILL, -1))
    player.until_kept()
    player.page.reload()
    expect(player.strokes).to_have_count(1)
    player.draw(moved(POST, -1))
    player.until_kept()


def draws_through_a_killed_server(player, six, server):
    """What is drawn meanwhile waits, and is drawn once."""
    player.until_kept()
    with without_lines([one.device for one in six]):
        server.kill()
        player.draw(DOT)
        server.start()

    player.until_kept()
    assert len(player.kept()) == 3
    expect(player.strokes).to_have_count(3)


def votes(player, words):
    """The right numbers where somebody finds the word; elsewhere those of the others, in another order."""
    right = FINDS[player.name].split()
    others = [name for name in words if name not in (player.name, *right)]
    believed = {name: name for name in right} | dict(zip(others, [*others[1:], others[0]], strict=True))
    return {name: player.number_of(words[of]) for name, of in believed.items()}


def points_shown(player):
    """As the next round begins."""
    seats = player.page.get_by_role("list", name=re.compile("^(Les joueurs|The players)$")).get_by_role("listitem")
    shown = [int(text) for text in re.findall(r"(\d+) points?", " ".join(seats.all_inner_texts()))]
    return dict(zip(POINTS, shown, strict=False))


def nothing_leaked_while_they_drew(six):
    devices = [player.device for player in six]
    for seat, player in enumerate(six):
        assert seats_heard(player.device) == {seat}
        begins = shown_from(player.device)
        for other in six:
            for _, stroke in other.sent():
                early = [at for at in heard_with(player.device, stroke) if at < begins]
                assert player is other or early == [], f"{player.name} heard what {other.name} drew"
    assert leaks(devices, {at: device.tokens() for at, device in enumerate(devices)}) == []


def no_drawing_came_twice(six):
    ann, ben, *_ = six
    for _, stroke in ben.sent():
        assert heard_with(ann.device, stroke) == [shown_from(ann.device)]
