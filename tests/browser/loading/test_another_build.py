"""A page whose first script is of another build than the node that is asked for it, as while a house is upgraded."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.devices import PHONE

pytestmark = pytest.mark.slow


def of_another_build(device, times):
    """So often, and how often it was asked for."""
    pages = []

    def answer(route):
        came = route.fetch()
        pages.append(came.status)
        old = re.sub(r"/assets/start-[\w-]+\.js", "/assets/start-Yesterday.js", came.text())
        route.fulfill(response=came, body=old if len(pages) <= times else came.text())

    device.page.route("**/", answer)
    return pages


def test_it_is_loaded_again_and_is_there(device):
    ann = device(**PHONE)
    pages = of_another_build(ann, times=2)
    ann.page.goto("/")
    expect(ann.page.get_by_role("article").first).to_be_visible()

    assert pages == [200] * 3


def test_where_that_does_not_help_it_stops_and_says_so(device):
    ann = device(**PHONE)
    pages = of_another_build(ann, times=100)
    ann.page.goto("/")
    expect(ann.page.get_by_text("La page n’a pas pu être chargée.")).to_be_visible()

    assert pages == [200] * 4
