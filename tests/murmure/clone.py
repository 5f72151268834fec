"""A clone of Tablée with one more game in it: Murmure, added as the next games will be.

That is a folder of its own among the games, one among the boards, a pack of cards and one line; nothing else differs.
So `tablee serve`, `tablee join` and the page play it as they play any game, and what is shipped knows nothing of it.

`python -m tests.murmure.clone` builds its page; `make test` does so once, before tests run side by side.
"""

import fcntl
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tablee.packs.pack_file import write_pack
from tablee.words import LANGUAGES
from tests.kernel.murmure_cards import WORDS

ROOT = Path(__file__).parents[2]
CLONE = ROOT / "build/murmure"
COPIED = ("hatch_build.py", "src/tablee", "web")
LEFT_OUT = {"node_modules", "static", "__pycache__"}
GAMES = "src/tablee/games"
GAME = '''"""Murmure, which the tests play, with a longer countdown: browsers do several things within it."""

from msgspec.structs import replace

from tests.kernel import murmure
from tests.kernel.murmure_bots import FEELING as BOTS

murmure.COUNTDOWN = replace(murmure.COUNTDOWN, seconds=10)
GAME = murmure.MURMURE

__all__ = ["BOTS", "GAME"]
'''
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join([str(CLONE / "src"), str(ROOT)])}
"""For a process that is to find the clone in place of what is installed."""


def cloned(*, page: bool = False) -> Path:
    """Where it is, as the sources are now; with its page only where one is wanted, as that takes a while."""
    CLONE.mkdir(parents=True, exist_ok=True)
    with _alone():
        wanted = {Path(name): body for name, body in (*_copied(), *_added())}
        for name, body in wanted.items():
            _write(CLONE / name, body)
        for file in [*_files(CLONE)]:
            if file.relative_to(CLONE) not in wanted:
                file.unlink()
        if page:
            _build()
    return CLONE


@contextmanager
def _alone() -> Iterator[None]:
    """One process at a time."""
    with CLONE.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _copied() -> Iterator[tuple[str, bytes]]:
    for name in COPIED:
        for file in [*_files(ROOT / name)]:
            yield file.relative_to(ROOT).as_posix(), file.read_bytes()


def _files(path: Path) -> Iterator[Path]:
    if path.is_file():
        yield path
    elif path.is_dir():
        for below in path.iterdir():
            if below.name not in LEFT_OUT:
                yield from _files(below)


def _added() -> Iterator[tuple[str, bytes]]:
    """All that a game brings. The later of two files of one name counts."""
    yield f"{GAMES}/murmure/__init__.py", GAME.encode()
    words = ROOT / "tests/murmure/words"
    for language in LANGUAGES:
        texts = [(words / name).read_bytes() for name in (f"{language}.ftl", f"board.{language}.ftl")]
        yield f"{GAMES}/murmure/words/{language}.ftl", b"".join(texts)
    yield "src/tablee/packs/builtin/murmure/mots.json", write_pack(WORDS)
    for part in (ROOT / "web/src/testing/murmure").glob("*"):
        yield f"web/src/games/murmure/{part.name}", part.read_bytes()
    listed = (ROOT / GAMES / "__init__.py").read_text(encoding="utf-8")
    listed = re.sub(r"^from tablee.games import .*", r"\g<0>, murmure", listed, count=1, flags=re.MULTILINE)
    listed = re.sub(r"^PLAYED = \((.*)\)", r"PLAYED = (\1, murmure)", listed, count=1, flags=re.MULTILINE)
    yield f"{GAMES}/__init__.py", listed.encode()


def _write(file: Path, body: bytes) -> None:
    if not file.exists() or file.read_bytes() != body:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)


def _build() -> None:
    """As `make page` does. What npm has installed is there once."""
    modules = CLONE / "web/node_modules"
    if not (ROOT / "web/node_modules").exists():
        subprocess.run([sys.executable, ROOT / "hatch_build.py"], check=True)
    if not modules.is_symlink():
        modules.symlink_to(ROOT / "web/node_modules", target_is_directory=True)
    shutil.copystat(ROOT / "web/package-lock.json", CLONE / "web/package-lock.json")
    subprocess.run([sys.executable, CLONE / "hatch_build.py"], check=True)


if __name__ == "__main__":
    cloned(page=True)
