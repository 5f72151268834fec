"""Four people with a device each, one whole game, and all that goes wrong in an evening."""

import json
import re

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tests.browser.devices import PHONE, without_lines
from tests.browser.players import KeyboardPlayer, Player, over, play
from tests.browser.secrets import everything, hands_of_others, heard_too_early, leaks, seats_heard, seeds_shown
from tests.server.evenings import verified

pytestmark = pytest.mark.slow

NOTE = "a-note-of-{}-for-nobody-else"


@pytest.fixture
def four(device):
    """A phone, a phone in English, a dark desktop whose mouse is never used, and the host."""
    return (
        Player(device(), "Ann"),
        Player(device(**PHONE), "Ben"),
        KeyboardPlayer(device(color_scheme="dark"), "Cat"),
        Player(device(**PHONE, locale="en-US"), "Dan"),
    )


def test_a_whole_game_survives_a_reload_a_lost_network_and_the_kill_of_the_server(four, server):
    ann, ben, cat, dan = four
    gather(four)
    ann.start()
    for player in four:
        expect(player.hand.get_by_role("listitem")).to_have_count(3)
    for player in (ann, cat):
        write_note(player)

    reload(ben)
    lose_the_network(ben, others=(ann, cat, dan))
    play(four, lambda _: ann.page.get_by_text("trois récompenses, cartes ou lancers").first.is_visible())
    kill(server, four)
    play(four, lambda _: all(over(player) for player in four))

    code = ann.page.url.rpartition("/")[2]
    record = server.request("GET", f"/api/tables/{code}/record")[2]
    assert verified(record, GAMES["sept_pour_cent"])[-1].result is not None
    assert_nothing_leaked(four, record)


def gather(four):
    host, *guests = four
    code = host.create()
    host.sit()
    for guest in guests:
        guest.join(code)
    for guest in guests:
        expect(host.page.get_by_text(guest.name, exact=True).first).to_be_visible()


def write_note(player):
    player.page.get_by_role("button", name="Notes").click()
    player.page.get_by_role("textbox", name=re.compile("^Rien que pour toi")).fill(NOTE.format(player.name))
    player.device.until(lambda: any("write_note" in frame for frame in player.device.sent))
    player.page.get_by_role("button", name="Récit").click()


def reload(player):
    hand = player.hand.aria_snapshot()

    player.page.reload()

    expect(player.hand.get_by_role("listitem")).to_have_count(3)
    assert player.hand.aria_snapshot() == hand


def lose_the_network(player, others):
    """The others play on meanwhile; what they said is there when the network is back."""
    play([player], lambda _: any(other.asked() for other in others))
    hand = player.hand.aria_snapshot()
    lost = player.page.get_by_text("Connexion coupée")
    with player.device.without_line():
        player.device.context.set_offline(True)
        expect(lost).to_be_visible()
        play(others, lambda acts: acts == 1)
        player.device.context.set_offline(False)

    expect(lost).to_be_hidden()
    player.device.until(lambda: player.ladder() == others[0].ladder() != [])
    assert player.hand.aria_snapshot() == hand


def kill(server, four):
    with without_lines([player.device for player in four]):
        server.kill()
        for player in four:
            expect(player.page.get_by_text(re.compile("Connexion coupée|Connection lost"))).to_be_visible()
        server.start()
    for player in four:
        expect(player.page.get_by_text(re.compile("Connexion coupée|Connection lost"))).to_be_hidden()


def assert_nothing_leaked(four, record):
    devices = [player.device for player in four]
    secret = json.loads(record.splitlines()[-1])["closing"]["secret"]
    seeds = [seed for device in devices for seed in seeds_shown(device)]
    assert len(seeds) >= len(four), "everybody took part in sealing the chance, without a tap"
    secrets = {at: [*device.tokens(), NOTE.format(four[at].name)] for at, device in enumerate(devices)}
    assert all(len(own) == 2 for own in secrets.values())
    assert leaks(devices, secrets) == []
    for seat, device in enumerate(devices):
        assert any(address.endswith("/api/games") for address in device.bodies), "bodies are listened to as well"
        assert seats_heard(device) == {seat}
        assert hands_of_others(device) == []
        assert heard_too_early(device, seeds) == []
        assert secret not in everything(device)
