"""A real Chromium for the tests: named, found, or installed now; else a word on what to type.

`python -m tests.browser.chromium` prints where it is; `make test` runs it once, before tests run side by side.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

FLAGS = ("--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update", "--no-first-run")
TYPE_THIS = "sudo apt-get install chromium   (or: .venv/bin/playwright install chromium, or set TABLEE_CHROMIUM)"


class NoBrowser(Exception):  # noqa: N818 - it says what happened
    """Tests in a browser are never skipped: without one they fail, with the command to type."""


def chromium() -> str:
    """The path of an executable."""
    if named := os.environ.get("TABLEE_CHROMIUM"):
        return named
    for found in (_on_path, _playwrights_own, _by_apt, _by_playwright):
        if path := found():
            return path
    raise NoBrowser(f"no Chromium was found, and none could be installed; type: {TYPE_THIS}")


def _on_path() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


def _playwrights_own() -> str | None:
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _by_apt() -> str | None:
    """Only where it cannot go wrong: as root, on Debian or Ubuntu."""
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        typed = ["apt-get", "-qq", *command]
        subprocess.run(
            typed, check=False, env=environment, timeout=600, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    return _on_path()


def _by_playwright() -> str | None:
    try:
        install = [sys.executable, "-m", "playwright", "install", "chromium"]
        subprocess.run(install, check=True, timeout=60, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except (OSError, subprocess.SubprocessError):
        return None
    return _playwrights_own()


if __name__ == "__main__":
    print(chromium())
