"""Nodes of two builds behind deploy/Caddyfile: whoever opens the page has all of it from one of them."""

import asyncio
import re
from contextlib import ExitStack

import pytest

from tests.server.house.builds import environment_of
from tests.server.house.caddy import NAME, Caddy
from tests.server.servers import ROOT, RunningServer

pytestmark = pytest.mark.slow

BUILDS = ("Yesterday", "Tomorrow")
PEOPLE = [f"127.0.2.{number}" for number in range(1, 41)]
"""Where they come from."""
AGAIN = (ROOT / "web/public/again.js").read_bytes()


@pytest.fixture(scope="module")
def nodes(tmp_path_factory):
    home = tmp_path_factory.mktemp("builds")
    with ExitStack() as running:
        yield [
            running.enter_context(
                RunningServer(
                    home / f"{name}.db", "--name", NAME, "--behind-proxy", environment=environment_of(home, name)
                )
            )
            for name in BUILDS
        ]


@pytest.fixture
def caddy(nodes, tmp_path):
    with Caddy(tmp_path, *nodes) as running:
        yield running


async def opened(caddy, source):
    """The build of the page that somebody has, and of each file that it names."""
    _, _, page = await caddy.asked("GET", "/", source=source, Accept="text/html")
    files = re.findall(r'"(/assets/.*?)"', page.decode())
    answers = [await caddy.asked("GET", file, source=source) for file in files]
    return re.search(r"<title>(\w+)", page.decode())[1], [(status, body.decode()) for status, _, body in answers]


def test_page_and_scripts_come_from_one_build_and_people_from_both(caddy):
    async def evening():
        return [await opened(caddy, source) for source in PEOPLE]

    came = asyncio.run(evening())

    assert all(files == [(200, f"/* {build} */")] * 2 for build, files in came)
    assert {build for build, _ in came} == {*BUILDS}


def test_whoever_has_the_page_of_a_node_that_has_gone_since_is_brought_to_the_page_of_another(caddy, nodes):
    async def evening():
        source = PEOPLE[0]
        before, _ = await opened(caddy, source)
        gone = nodes[BUILDS.index(before)]
        await asyncio.to_thread(gone.stop)
        try:
            missed = await caddy.asked("GET", f"/assets/start-{before}.js", source=source)
            sheet = await caddy.asked("GET", f"/assets/start-{before}.css", source=source)
            after = await opened(caddy, source)
        finally:
            gone.start()
        return before, missed, sheet, after

    before, (status, headers, script), sheet, (after, files) = asyncio.run(evening())

    assert (status, script) == (200, AGAIN)
    assert (headers["content-type"], headers["cache-control"]) == ("text/javascript; charset=utf-8", "no-cache")
    assert sheet[0] == 404
    assert after != before
    assert files == [(200, f"/* {after} */")] * 2
