"""What happens is shown whole and in order on every device, and then comes the next question; a tap goes on.

The clocks of the pages are moved, so that seconds of a show take none.
"""

import re

import pytest
from playwright.sync_api import expect

from tablee.games import sept_pour_cent
from tests.browser.devices import PHONE, SCREEN
from tests.browser.hearing import heard, listen
from tests.browser.players import Player
from tests.browser.shows.evenings import Code777Evening, HastyEvening, SeptPourCentEvening
from tests.browser.shows.showing import ANN, SHORTEST_PAUSE, SHOWN_WHOLE, Hand, Watched
from tests.server.servers import ROOMY, RunningServer, free_port
from tests.server.showing.stopped_clock import Clock

pytestmark = pytest.mark.slow


def at_a_table(device):
    """Its code, two people and a screen, whose clocks stand still: nothing that is shown ends by itself."""
    ann, ben, tv = (device(**kind, **SHOWN_WHOLE) for kind in (PHONE, {}, SCREEN))
    code = Player(ann, "Ann").create()
    Player(ann, "Ann").sit()
    Player(ben, "Ben").join(code)
    tv.page.goto(f"/t/{code}/ecran")
    expect(tv.page.get_by_text("Ben").first).to_be_visible()
    for one in (ann, ben, tv):
        Watched(one).stop()
    return code, ann, ben, tv


def test_a_tap_or_a_key_goes_on_for_oneself(device):
    _, ann, ben, tv = at_a_table(device)
    ann.page.get_by_role("button", name="Commencer la partie").click()
    going_on = {
        ann: lambda: ann.page.get_by_role("main").tap(position={"x": 4, "y": 4}),
        tv: lambda: tv.page.keyboard.press("Enter"),  # what a remote control says yes with
        ben: lambda: ben.page.keyboard.press("Escape"),
    }
    for one in going_on:
        expect(one.page.locator("[data-showing]")).to_be_attached()
    for one, go_on in going_on.items():
        assert one.page.locator("[data-showing]").count() == 1
        go_on()
        expect(one.page.locator("[data-showing]")).not_to_be_attached()


def test_a_rematch_is_shown_from_its_start_on_every_device(device, server):
    code, ann, ben, tv = at_a_table(device)
    hand = Hand(server.url, code, ann.tokens(), sept_pour_cent.GAME)
    hand.ask("start", person=ANN)
    for one in (ann, ben, tv):
        expect(one.page.locator("[data-showing*='/turned_up/']")).to_be_attached()

    hand.ask("give_up", person=ANN)
    hand.ask("rematch", person=ANN)
    for one in (ann, ben, tv):
        one.page.clock.resume()

    for one in (ann, ben, tv):  # what comes next: of the first game it never came
        expect(one.page.locator("[data-showing*='/dealt/']")).to_be_attached()
    hand.close()


@pytest.mark.parametrize(
    "kind",
    [Code777Evening, pytest.param(SeptPourCentEvening, marks=pytest.mark.trust)],  # as long as it takes to win a round
)
def test_every_fact_is_shown_for_its_time_on_every_device_and_said_in_order_and_bots_wait(device, tmp_path, kind):
    """To whoever wins or rolls too. Clocks of server and pages are moved together."""
    port = free_port()
    with (
        RunningServer(tmp_path / "unused", "--clock-port", str(port), limits=ROOMY) as server,
        Clock(port) as clock,
        kind(device, server.url, clock) as evening,
    ):
        for page in evening.pages:
            listen(page.device.page)
        evening.start()
        evening.play()
        evening.look_on()

        for page in evening.pages:
            told = page.told()
            assert isinstance(told[-1], evening.won) == evening.over
            assert page.lasted() == page.due()
            pauses = page.pauses_of_bots(evening.bots_say)
            assert len(pauses) >= 2
            assert min(pauses) >= SHORTEST_PAUSE
            happened = evening.happened(page)
            assert len(happened) > 10
            assert [line for line in heard(page.device.page) if line in {*happened}] == happened
        assert [page.releases() > 3 for page in evening.pages] == [True, True, False]


def test_who_skips_and_acts_at_once_takes_nothing_from_anybody_else(device, tmp_path):
    port = free_port()
    with (
        RunningServer(tmp_path / "unused", "--clock-port", str(port), limits=ROOMY) as server,
        Clock(port) as clock,
        HastyEvening(device, server.url, clock) as evening,
    ):
        evening.start()
        evening.play()
        evening.look_on()

        hasty = [] if evening.hasty is None else [evening.people[evening.hasty]]
        for page in evening.pages:
            assert (page.lasted() == page.due()) == (page not in hasty)


def test_a_choice_that_is_made_while_the_line_is_away_says_so_and_goes_out_when_it_is_back(device):
    ann = Player(device(**PHONE), "Ann")
    ann.create()
    ann.sit()
    ann.add_bots()
    ann.start()
    name = ann.decision()
    choice = ann.page.get_by_role("button", name=name, exact=True)
    sent = ann.page.get_by_role("status").get_by_text("Envoyé, on attend la table")
    with ann.device.without_line():
        ann.device.context.set_offline(True)
        ann.page.wait_for_function("!navigator.onLine")  # a page is told later, and would still send it until then
        choice.tap()
        expect(sent).to_be_visible()
        expect(choice).to_be_disabled()

        ann.device.context.set_offline(False)

    expect(sent).to_be_hidden()
    said = ann.page.get_by_role("log").get_by_text(re.compile("^Tu (annonces|dis|es d’accord|n’es pas)"))
    expect(said).not_to_have_count(0)
