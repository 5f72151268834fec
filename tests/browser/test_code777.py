"""Four people play Code 777 to three points, one of them by keyboard: the pad, a reload and a kill on the way."""

import json
import re

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tests.browser.devices import PHONE
from tests.browser.players import over
from tests.browser.secrets import everything, leaks, seats_heard
from tests.browser.test_four_people import gather, kill
from tests.browser.thinkers import KeyboardThinker, Thinker
from tests.server.evenings import verified
from tests.tables.patches.patching import changed

pytestmark = pytest.mark.slow

CROSSED = re.compile("^1 vert.*barré")


@pytest.fixture
def four(device):
    """A desktop, a phone, a dark desktop whose mouse is never used, and a phone in English."""
    return (
        Thinker(device(), "Ann"),
        Thinker(device(**PHONE), "Ben"),
        KeyboardThinker(device(color_scheme="dark"), "Cat"),
        Thinker(device(**PHONE, locale="en-US"), "Dan"),
    )


def test_four_people_play_to_three_points(four, server):
    ann, ben, cat, _ = four
    gather(four)
    ann.open_options().get_by_label("Temps pour noter").select_option("30")
    ann.put_away()
    ann.start()
    for player in four:
        expect(player.racks).to_be_visible()

    question(four)
    mark_the_pad(ann)
    cat.declare(ann.numbers_of(cat))  # out of turn or not, whoever is to draw
    ben.declare([1, 1, 1])  # there is but one 1
    expect(ben.declaring).to_be_hidden()  # once between two questions
    note(four)

    question(four)
    reload(ann)
    cat.declare(ann.numbers_of(cat))
    note(four)
    kill(server, four)

    question(four)
    cat.declare(ann.numbers_of(cat))

    ann.device.until(lambda: all(over(player) for player in four))
    code = ann.page.url.rpartition("/")[2]
    record = server.request("GET", f"/api/tables/{code}/record")[2]
    result = verified(record, GAMES["code777"])[-1].result
    assert result is not None
    assert result.scores == (0, 0, 3, 0)
    assert_nothing_leaked(four, record)


def question(four):
    """Whoever is to draws; then all note."""
    drawers(four)[0].take_question()
    note(four)


def note(four):
    for player in four:
        expect(player.noted).to_be_visible()
        player.go_on()
    drawers(four)


def drawers(four):
    """Whoever is asked to draw, once somebody is; never two."""
    found = []

    def there():
        found[:] = [player for player in four if player.asked() and player.draw.is_visible()]
        return bool(found)

    four[0].device.until(there)
    assert len(found) == 1
    return found


def mark_the_pad(player):
    """A tile crossed out by hand is still so after a reload; see `reload`."""
    pad_tile(player).click()
    expect(pad_tile(player)).to_have_attribute("aria-label", CROSSED)
    player.device.until(lambda: any("write_note" in frame for frame in player.device.sent))


def reload(player):
    player.page.reload()

    expect(player.racks).to_be_visible()
    expect(pad_tile(player)).to_have_attribute("aria-label", CROSSED)


def pad_tile(player):
    """The first one of the first diagram: the green 1."""
    return player.page.get_by_role("button", name=re.compile("^1 vert")).first


def assert_nothing_leaked(four, record):
    """No frame of a device tells what is on its own rack while it stands, nor anybody's token, nor the secret."""
    devices = [player.device for player in four]
    closing = json.loads(record.splitlines()[-1])["closing"]
    for seat, device in enumerate(devices):
        assert seats_heard(device) == {seat}
        assert any(rack is not None for racks in racks_heard(device) for rack in racks), "others' racks are heard"
        assert all(racks[seat] is None for racks in racks_heard(device))
        assert {fact["type"] for fact in facts_heard(device)} >= {"dealt", "replied", "declared", "replaced"}
        assert [fact for fact in facts_heard(device) if tells_own_rack(fact, seat)] == []
    assert leaks(devices, {at: device.tokens() for at, device in enumerate(devices)}) == []
    assert all(closing["secret"] not in everything(device) for device in devices)


def racks_heard(device):
    """All that views have shown, but for the last one, in which racks are turned round."""
    view = {}
    for frame in device.heard():
        if frame["type"] == "snapshot":
            view = frame["view"]
        elif frame["type"] == "patch":
            view = changed(view, frame.get("view", {}))
        if frame["type"] in ("snapshot", "patch") and view["type"] != "won" and "racks" in view:
            yield view["racks"]


def facts_heard(device):
    return [
        fact for frame in device.heard() if frame["type"] in ("snapshot", "patch") for fact in frame.get("told", ())
    ]


def tells_own_rack(fact, seat):
    match fact["type"]:
        case "dealt":
            return any(held["seat"] == seat for held in fact["held"])
        case "replied":
            return fact["racks"][seat] is not None
        case "replaced":
            return fact["seat"] == seat and fact["drawn"] is not None
        case _:
            return False
