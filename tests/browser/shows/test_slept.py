"""A phone that slept catches up in one step: it says in words what was missed, and plays nothing that is long over.

The clocks of the pages are moved, so that a minute of sleep takes none; who looks is said, since no tab is ever hidden
in a browser without windows.
"""

import re
from time import monotonic

import pytest
from playwright.sync_api import Locator, expect

from tablee.games.code777.facts import Dealt, Declared, Replaced, Replied
from tablee.games.code777.questions import numbers
from tablee.tables.waits import LONGEST_SHOW
from tests.browser.devices import PATIENCE, PHONE
from tests.browser.shows.showing import ANN, SHOWN_WHOLE, STEP, Hand, Watched
from tests.browser.thinkers import Thinker

pytestmark = pytest.mark.slow

LOOKED_AT = """(state) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
A_MINUTE = 60_000
"""Whatever was to be shown is long over for everybody else."""


class Sleeper(Thinker):
    """Somebody whose phone nobody looks at for a minute."""

    def __init__(self, device, name):
        super().__init__(device, name)
        self.clock = Watched(device)

    def see_it_all(self):
        """No longer than it takes: a page that hears nothing for 16 of its seconds takes its line for dead."""
        for _ in range(LONGEST_SHOW // STEP):
            if not self.clock.shows:
                return
            self.clock.move(STEP)

    def fall_asleep(self):
        self.page.evaluate(LOOKED_AT, "hidden")

    def wake_up(self):
        self.clock.move(A_MINUTE)
        self.page.evaluate(LOOKED_AT, "visible")

    def hear(self, kind):
        """By a page whose clock stands still, and which draws no next picture: frames are taken in when it is asked."""
        deadline = monotonic() + PATIENCE / 1000
        while not any(isinstance(fact, kind) for fact in self.clock.told()):
            assert monotonic() < deadline, self.clock.told()
            self.clock.shown()

    @property
    def missed(self) -> Locator:
        return self.page.get_by_role("region", name="Pendant ce temps" if self.french else "Meanwhile", exact=True)

    def said(self, text) -> Locator:
        """To those who listen."""
        return self.page.get_by_role("log").get_by_text(text)


@pytest.fixture
def evening(device, server):
    """Ann, and two who will sleep, of whom one reads French and one English; and a hand that acts for all."""
    ann = Thinker(device(**SHOWN_WHOLE), "Ann")
    ben = Sleeper(device(**PHONE, **SHOWN_WHOLE), "Ben")
    cleo = Sleeper(device(**PHONE, **SHOWN_WHOLE, locale="en-GB"), "Cleo")
    code = ann.create()
    ann.sit()
    for one in (ben, cleo):
        one.join(code)
        one.clock.stop()
    people = (ann, ben, cleo)
    hand = Hand(server.url, code, [token for one in people for token in one.device.tokens()])
    hand.ask("set_option", person=ANN, name="pause", value=0)
    yield people, hand
    hand.close()


def acts(hand, people, seat, **action):
    offers = [message["offers"] for message in people[seat].device.heard() if "offers" in message]
    hand.ask("act", person=seat, decision=offers[-1]["decision"], action=action)


def test_a_game_that_began_while_a_phone_slept_is_told_in_words_until_that_is_read(evening):
    (_, *sleepers), hand = evening
    for one in sleepers:
        one.fall_asleep()
    hand.ask("start", person=ANN)
    for one in sleepers:
        one.until_dealt()
        one.wake_up()

        expect(one.missed).to_have_count(1)
        expect(one.missed).to_contain_text(re.compile(r"Pendant ce temps\s: \w+" if one.french else r"Meanwhile: \w+"))
        expect(one.page.locator("[data-showing]")).not_to_be_attached()
        assert one.clock.shown() == []
        one.missed.get_by_role("button").tap()
        expect(one.missed).not_to_be_attached()


def test_what_came_to_a_hidden_tab_is_told_in_words_once_and_never_played(evening):
    people, hand = evening
    ann, *sleepers = people
    hand.ask("start", person=ANN)
    for one in sleepers:
        expect(one.page.locator("[data-showing]")).to_be_attached()
        one.see_it_all()
        expect(one.page.locator("[data-showing]")).not_to_be_attached()
        one.fall_asleep()
    (dealt,) = [fact for fact in sleepers[0].clock.told() if isinstance(fact, Dealt)]
    (rack,) = [held.tiles for held in dealt.held if held.seat == ANN]
    first, second, third = numbers(rack)
    acts(hand, people, ANN, type="declare", first=first, second=second, third=third)
    for one in sleepers:
        one.hear(Declared)
    hand.listen()
    (awaited,) = hand.awaited
    acts(hand, people, awaited, type="draw")
    drew = people[awaited].name

    for one in sleepers:
        one.hear(Replied)
        shown = one.clock.shown()
        one.wake_up()
        me = people[awaited] is one
        words = ("Tu réponds" if me else f"{drew} répond", "Ann déclare", "c’est juste")
        if not one.french:
            words = ("You answer" if me else f"{drew} answers", "Ann declares", "right!")
        answers, declares, right = words

        expect(one.missed).to_have_count(1)
        summary = one.missed.locator("summary")
        expect(summary).to_contain_text(
            re.compile(rf"Pendant ce temps\s: {answers}" if one.french else f"Meanwhile: {answers}")
        )
        summary.tap()
        expect(one.missed.get_by_role("listitem").filter(has_text=declares).filter(has_text=right)).to_be_visible()
        expect(one.said(re.compile(f"^{declares}"))).to_have_count(1)
        (replaced,) = [fact for fact in one.clock.told() if isinstance(fact, Replaced)]
        assert one.numbers_of(ann) == list(numbers(replaced.drawn))
        one.clock.move(A_MINUTE)
        assert one.clock.shown() == shown
        one.missed.get_by_role("button").tap()
        expect(one.missed).not_to_be_attached()
