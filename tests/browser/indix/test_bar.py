"""The bar of a game on a phone, where a clock comes and goes while somebody answers."""

import pytest
from playwright.sync_api import expect

from tests.browser.devices import PHONE
from tests.browser.indix.seekers import Seeker, begin

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("width", [360, 390])
def test_a_clock_that_comes_breaks_no_bar_in_two(device, width):
    ann = Seeker(device(), "Ann")
    ben = Seeker(device(**{**PHONE, "viewport": {"width": width, "height": 740}}), "Ben")
    begin((ann, ben), first=0)
    bar = ben.page.locator("header")
    before = bar.bounding_box()

    ben.pick(ann.slots()[0][0])
    ben.speak()
    expect(bar.locator(".clock")).to_be_visible()

    assert bar.bounding_box() == before
