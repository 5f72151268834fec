"""What does not fit on a page, in words; fit.js says what is looked for."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_suffix(".js").read_text("utf-8")
UPRIGHT = [(320, 568), (360, 620), (390, 844)]
SIDEWAYS = [(740, 360), (844, 390)]
LARGE = [(768, 1024), (1280, 800), (1920, 1080), (3840, 2160)]
SIZES = [*UPRIGHT, *SIDEWAYS, *LARGE]
TIGHTEST = [(320, 568), (740, 360), (1280, 800)]
"""One of each way in which a page is laid out, and the least room that each has."""


def resize(page: Page, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})


def misfits_at_every_size(
    page: Page, sizes: Sequence[tuple[int, int]] = SIZES, *, strict: bool = False
) -> dict[tuple[int, int], list[str]]:
    """Of the page as it is, at those sizes where it has any."""
    found = {}
    for size in sizes:
        resize(page, size)
        found[size] = misfits(page, strict=strict)
    return {size: faults for size, faults in found.items() if faults}


def misfits(page: Page, *, strict: bool = False) -> list[str]:
    """Of the page as it is. `strict`: what is asked and what can be done about it is in sight without scrolling."""
    found: list[str] = page.evaluate(f"(strict) => {{ {SCRIPT} return look(strict); }}", strict)
    return sorted(set(found))


def misfits_of(page: Page, names: list[str], *, strict: bool = False) -> dict[str, list[str]]:
    """Of moments of the gallery, which are shown one after the other without a reload: those that have any."""
    found: dict[str, list[str]] = _in_gallery(page, names, f"walk(names, {str(strict).lower()})")
    return {name: sorted(set(faults)) for name, faults in found.items() if faults}


def standing(page: Page, names: list[str]) -> list[str]:
    """Those of the moments that say what stands to be decided."""
    found: list[str] = _in_gallery(page, names, "standing(names)")
    return found


def _in_gallery(page: Page, names: list[str], call: str) -> Any:
    if "/galerie" not in page.url:
        page.goto(f"/galerie?m={names[0]}")
    return page.evaluate(f"(names) => {{ {SCRIPT} return {call}; }}", names)
