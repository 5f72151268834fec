"""The same people at the same table, from « 7 % » to Code 777: nobody sits down again."""

import re

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tests.browser.axe import found
from tests.browser.devices import PHONE
from tests.browser.players import Player, over, play
from tests.browser.test_code777 import question
from tests.browser.test_four_people import gather
from tests.browser.thinkers import Thinker
from tests.server.evenings import verified

pytestmark = pytest.mark.slow


def test_after_a_game_the_host_chooses_another_and_the_same_people_play_it(device, server):
    devices = device(), device(**PHONE), device(**PHONE, locale="en-US")
    names = "Ann", "Ben", "Cat"
    people = [Player(one, name) for one, name in zip(devices, names, strict=True)]
    ann, ben, cat = people
    gather(people)
    ann.start()
    play(people, lambda _: all(over(player) for player in people))

    expect(ben.page.get_by_text("Ann peut la lancer, ou choisir un autre jeu.")).to_be_visible()
    expect(cat.page.get_by_text("Ann can start it, or choose another game.")).to_be_visible()
    ann.button("Un autre jeu", "Another game").click()
    expect(ann.button("Code 777", "Code 777")).to_be_visible()
    assert found(ann.page) == []
    ann.button("Code 777", "Code 777").click()
    for player in people:
        expect(player.page.get_by_role("heading", name="Code 777")).to_be_visible()
        for name in names:
            expect(player.page.get_by_text(name, exact=True).first).to_be_visible()
    for guest in (ben, cat):
        guest.open_options()
    expect(choice(ben)).to_be_disabled()
    expect(choice(cat)).to_have_value("code777")

    thinkers = [Thinker(one, name) for one, name in zip(devices, names, strict=True)]
    first, *_ = thinkers
    first.start()
    for player in thinkers:
        expect(player.racks).to_be_visible()
    question(thinkers)
    first.page.reload()
    expect(first.racks).to_be_visible()

    code = ann.page.url.rpartition("/")[2]
    assert verified(record(server, code), GAMES["sept_pour_cent"])[-1].result is not None


def test_before_a_game_the_host_chooses_among_all_games_and_hears_why_one_cannot_be(device):
    devices = [device() for _ in range(2)]
    ann, ben = (Player(one, name) for one, name in zip(devices, ("Ann", "Ben"), strict=True))
    gather((ann, ben))
    chosen = choice(ann)
    for chair in (3, 4, 5):
        ann.add_bot(chair)
    ann.open_options()
    chosen.select_option("code777")
    expect(ann.page.get_by_text("Il y a trop de joueurs pour ce jeu")).to_be_visible()
    expect(chosen).to_have_value("sept_pour_cent")

    ann.put_away()
    ann.chair(5, "robot").click()
    ann.page.get_by_role("button", name=re.compile("^Retirer")).click()
    ann.open_options()
    chosen.select_option("code777")
    for player in (ann, ben):
        expect(player.page.get_by_role("heading", name="Code 777")).to_be_visible()
    expect(ann.page.get_by_label("Temps pour noter")).to_be_visible()
    expect(ben.page.get_by_text(re.compile("On joue maintenant à Code 777")).first).to_be_attached()


def choice(player):
    return player.page.get_by_role("combobox", name="Jeu" if player.french else "Game", exact=True)


def record(server, code):
    """Of the first game, which is over."""
    return server.request("GET", f"/api/tables/{code}/record?game=1")[2]
