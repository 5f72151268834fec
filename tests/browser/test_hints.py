"""A word about a decision comes and goes with the turn, and what is marked or pressed meanwhile stays where it is."""

import pytest
from playwright.sync_api import expect

from tests.browser.devices import DESKTOP, PHONE
from tests.browser.thinkers import Thinker

pytestmark = pytest.mark.slow


def tops(player):
    """Of the triangle on the pad, which a phone opens over the table, and of what can be declared."""
    buttons = player.declaring.evaluate("(one) => one.getBoundingClientRect().top")
    if player.device.touch:
        player.page.get_by_role("button", name="Notes", exact=True).tap()
    triangle = player.page.locator(".triangle:visible")
    expect(triangle.get_by_role("button").first).to_be_visible()
    player.page.wait_for_function("document.getAnimations().every(({ playState }) => playState !== 'running')")
    top = triangle.evaluate("(one) => one.getBoundingClientRect().top")
    if player.device.touch:
        player.put_away()
    return buttons, top


@pytest.mark.parametrize("kind", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_moves_neither_the_pad_nor_what_can_be_pressed(device, kind):
    people = [Thinker(device(**kind), name) for name in ("Ann", "Ben")]
    host, guest = people
    code = host.create()
    host.sit()
    guest.join(code)
    host.start()
    for player in people:
        player.until_dealt()
        expect(player.declaring).to_be_visible()
    host.device.until(lambda: any(player.asked() for player in people))
    asked, other = sorted(people, key=lambda player: not player.asked())
    hint = asked.page.get_by_role("note").filter(has_text="Tire la question", visible=True)
    expect(hint).to_be_visible()
    expect(other.page.get_by_role("note")).to_have_count(0)

    shown = tops(asked)
    hint.get_by_role("button", name="Compris").click()
    expect(hint).to_have_count(0)

    assert shown == tops(asked) == tops(other)
