"""A phone that goes from home to the first decision of a game by one tap."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.devices import Device


def at_first_decision(at_home: Callable[[], Device], game: str) -> Device:
    """A phone with a decision before it; `at_home` brings one to the home page.

    Chance is a real server's, and two zeros in a first roll end « 7 % » before anybody is asked: then another phone
    comes. [SPC-06]
    """
    for _ in range(5):
        ann = at_home()
        ann.page.locator(f"article[data-game={game}]").get_by_role("button", name="Jouer tout de suite").click()
        choices, again = ann.page.locator("[data-choices]"), ann.page.get_by_role("button", name="Revanche")
        expect(choices.or_(again).first).to_be_visible()
        if choices.is_visible():
            return ann
    raise AssertionError("five games in a row ended with their first rolls")
