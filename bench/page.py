"""The page: Lighthouse on every kind of page (the median of three), and how soon a move is on somebody's screen.

    python -m bench.page [--game NAME] [--runs N] [--tables N] [--seconds S]

`--tables 0` leaves the second figure out.

Lighthouse comes from `bench/peers/lighthouse`, by npm. It looks at the home page, and of one game at the lobby, a table
that is watched while bots play, the end of a game that was stopped, the rules in pictures and the guided round. For
the second figure a real browser watches one table, while at N tables medium bots make about one move a second each;
what counts is the time from the moment at which the server has a move on disk to the moment at which the page has drawn
it, both by the same machine's clock.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from bench.npm import installed
from bench.peer import Unavailable
from bench.wire import Wire
from tablee.games import GAMES
from tablee.wire.requests import PROTOCOL_VERSION
from tests.browser.chromium import FLAGS, chromium

ROOT = Path(__file__).parents[1]
BAR = 95
LATEST = 100.0
"""Milliseconds for 99 % of moves."""
FEWEST = 20
"""Moves, for a figure that means something."""


def served(folder: str) -> tuple[subprocess.Popen[str], int]:
    command = [sys.executable, "-m", "bench.ours_server", str(Path(folder) / "tables.sqlite3")]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    return server, json.loads(server.stdout.readline())["port"]


def lighthouse(url: str, runs: int) -> dict[str, float]:
    """The median by category, out of 100."""
    folder = installed("lighthouse")
    flags = " ".join(["--headless=new", "--no-sandbox", *FLAGS])
    found: dict[str, list[float]] = {}
    for _ in range(runs):
        command = ["node", "node_modules/lighthouse/cli/index.js", url, "--output=json", "--quiet"]
        done = subprocess.run(
            [*command, f"--chrome-flags={flags}"],
            cwd=folder,
            env={**os.environ, "CHROME_PATH": chromium()},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise Unavailable(f"Lighthouse failed: {done.stderr.strip().splitlines()[-1:]}")
        for name, category in json.loads(done.stdout)["categories"].items():
            found.setdefault(name, []).append(100 * category["score"])
    return {name: median(scores) for name, scores in found.items()}


def lay(port: int, game: str) -> dict[str, Any]:
    connection = HTTPConnection("127.0.0.1", port)
    origin = {"Origin": f"http://127.0.0.1:{port}"}
    connection.request("POST", "/api/tables", json.dumps({"game": game}), origin)
    laid: dict[str, Any] = json.loads(connection.getresponse().read())
    connection.close()
    return laid


class Host:
    """Lays a table of bots, and goes on with the next game when one is over."""

    def __init__(self, port: int, number: int, game: str = "sept_pour_cent") -> None:
        self.port = port
        self.number = number
        self.game = game
        self.code = ""
        self.count = 0

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        laid = await loop.run_in_executor(None, lay, self.port, self.game)
        self.code = laid["code"]
        self.entered = loop.create_future()
        _, self.wire = await loop.create_connection(lambda: Wire(self.port, self.take), "127.0.0.1", self.port)
        await self.wire.opened
        self.wire.send({"type": "enter", "protocol": PROTOCOL_VERSION, "table": self.code, "tokens": [laid["token"]]})
        await self.entered
        for chair in range(4):
            self.post("seat_bot", chair=chair, level="medium")
        self.post("start")

    def post(self, kind: str, **fields: Any) -> None:
        self.count += 1
        self.wire.send({"type": kind, "id": f"{self.number}-{self.count:08}", "person": 0, **fields})

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "entered":
            self.entered.set_result(None)
        elif message["type"] == "table_changed" and message["public_table"].get("stage") == "over":
            self.post("rematch")


class Stopper(Host):
    """Stops its game as soon as it is on: its end stays on the table."""

    async def open(self) -> None:
        self.over = asyncio.get_running_loop().create_future()
        await super().open()
        await self.over

    def take(self, message: dict[str, Any]) -> None:
        stage = message["public_table"].get("stage") if message["type"] == "table_changed" else None
        if stage == "playing":
            self.post("give_up")
        elif stage == "over" and not self.over.done():
            self.over.set_result(None)
        else:
            super().take(message)


WATCH = """
() => {
  window.drawn = [];
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...given) {
      super(...given);
      let epoch = "";
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        if (message.type === "snapshot") epoch = message.epoch;
        if (message.type !== "patch") return;
        const name = `${epoch}/${message.number}`;
        const heard = performance.timeOrigin + performance.now();
        requestAnimationFrame(() => setTimeout(() => {
          window.drawn.push([name, heard, performance.timeOrigin + performance.now()]);
        }, 0));
      });
    }
  };
}
"""


async def screen(port: int, tables: int, seconds: float) -> list[float]:
    """Milliseconds from a move on disk, as a bare socket beside the page hears of it, to the page having drawn it."""
    from playwright.async_api import async_playwright  # noqa: PLC0415 - beside its use

    hosts = [Host(port, number) for number in range(tables)]
    for at in range(0, tables, 10):
        await asyncio.gather(*[host.open() for host in hosts[at : at + 10]])
    heard: dict[str, float] = {}
    epoch = ""

    def hear(message: dict[str, Any]) -> None:
        nonlocal epoch
        if message["type"] == "snapshot":
            epoch = message["epoch"]
        elif message["type"] == "patch":
            heard[f"{epoch}/{message['number']}"] = time.time() * 1000

    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(port, hear), "127.0.0.1", port)
    await wire.opened
    wire.send({"type": "enter", "protocol": PROTOCOL_VERSION, "table": hosts[0].code, "tokens": []})
    wire.send({"type": "open", "id": "beside-00", "person": None})
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        page = await browser.new_page(viewport={"width": 1280, "height": 800})
        await page.add_init_script(f"({WATCH})()")
        await page.goto(f"http://127.0.0.1:{port}/t/{hosts[0].code}")
        await asyncio.sleep(seconds)  # the page's policy forbids the eval with which Playwright would wait
        drawn = await page.evaluate("window.drawn")
        await browser.close()
    # Both watch the same feed, whose messages have numbers; whichever heard of a move first starts its clock.
    return [done - min(heard[name], at) for name, at, done in drawn if name in heard]


async def judged(port: int, game: str, runs: int) -> float:
    """What Lighthouse says of each page, printed; the lowest score of all."""
    host, stopper = Host(port, 0, game), Stopper(port, 1, game)
    await host.open()
    await stopper.open()
    pages = {
        "home": "",
        "lobby": f"t/{lay(port, game)['code']}",
        "table": f"t/{host.code}",
        "end": f"t/{stopper.code}",
        "rules": f"regles/{game}",
        "guided round": f"montre/{game}",
    }
    lowest = 100.0
    print(f"Lighthouse, the median of {runs}:")
    for page, path in pages.items():
        scores = await asyncio.to_thread(lighthouse, f"http://127.0.0.1:{port}/{path}", runs)
        lowest = min(lowest, *scores.values())
        print(f"{page:>14}: " + ", ".join(f"{name} {score:.0f}" for name, score in scores.items()), flush=True)
    return lowest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="sept_pour_cent", choices=GAMES)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, port = served(folder)
        try:
            lowest = asyncio.run(judged(port, args.game, args.runs))
            print(f"{lowest:>10.0f} the lowest (at least {BAR}: {'kept' if lowest >= BAR else 'below'})")
            found = asyncio.run(screen(port, args.tables, args.seconds)) if args.tables else []
        except Unavailable as why:
            sys.exit(f"bench.page: {why}")
        finally:
            server.terminate()
            server.wait()
    if not args.tables:
        sys.exit("bench.page: a bar is missed" if lowest < BAR else None)
    if len(found) < FEWEST:
        sys.exit(f"bench.page: only {len(found)} moves were drawn in {args.seconds:.0f} s; give it more --seconds")
    cuts = quantiles(found, n=100, method="inclusive")
    kept = "kept" if cuts[98] <= LATEST else "late"
    print(f"{len(found):>10} moves drawn at one table, with {args.tables} tables of bots")
    print(f"{cuts[49]:>10.1f} ms at the median, {cuts[98]:.1f} ms for 99 % (at most {LATEST:.0f}: {kept})")
    if lowest < BAR or cuts[98] > LATEST:
        sys.exit("bench.page: a bar is missed")


if __name__ == "__main__":
    main()
