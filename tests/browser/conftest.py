"""A browser and a server for each file, and devices that no test leaves with a complaint."""

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.chromium import FLAGS, chromium
from tests.browser.devices import PATIENCE, Device
from tests.server.servers import RunningServer

NAME = "tablee.test"
"""Leads to this machine, but is not its own name for itself: over http a browser then trusts the page less."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def browser():
    """For one file at a time: while Playwright is there, no test in this process can run a loop of its own."""
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=[*FLAGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
        )
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with RunningServer(tmp_path_factory.mktemp("tables") / "tables.sqlite3", "--name", NAME) as running:
        yield running
        assert running.faults() == []


@pytest.fixture
def device(browser, server):
    """Makes devices. A line in the console, an error or something that the policy forbids is a failure."""
    made = []

    def make(url=None, **options):
        made.append(Device(browser, url or server.url, **options))
        return made[-1]

    yield make
    faults = [fault for one in made for fault in one.faults()]
    for one in made:
        one.context.close()
    assert faults == []
