"""Whole games by ear, with nothing left to chance: one script a game, one golden file of what was said."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.browser.chromium import FLAGS, chromium
from tests.browser.devices import Device
from tests.browser.transcripts import code777, evening, incognito, incroyable, indix, sept_pour_cent
from tests.browser.transcripts.reader import Reader
from tests.server.servers import RunningServer

SCRIPTS: dict[str, tuple[int, Callable[[Reader], None]]] = {
    "sept_pour_cent": (sept_pour_cent.SEED, evening.play),
    "code777": (code777.SEED, code777.play),
    "incroyable": (incroyable.SEED, incroyable.play),
    "incognito": (incognito.SEED, incognito.play),
    "indix": (indix.SEED, indix.play),
}


def golden(game: str) -> Path:
    return Path(__file__).with_name(f"{game}.txt")


def played(game: str) -> str:
    """What was said."""
    seed, play = SCRIPTS[game]
    with TemporaryDirectory() as folder, SeededServer(Path(folder) / "tables", seed) as server:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            reader = Reader(Device(browser, server.url))
            try:
                play(reader)
            except BaseException:
                print("\n".join(reader.lines))
                raise
            assert reader.complaints() == []
            browser.close()
        assert server.faults() == []
    return "\n".join(reader.lines) + "\n"


class SeededServer(RunningServer):
    def __init__(self, data: Path, seed: int) -> None:
        super().__init__(data, "--seed", str(seed), module="tests.browser.transcripts.seeded_server")
