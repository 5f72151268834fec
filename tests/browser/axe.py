"""What axe-core finds on a page that not everybody could use."""

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "RGAAv4"]

FIND = """async (tags) => {
  await document.fonts.ready;
  const ending = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ["violations"] });
  const told = (id) => ({ target, any }) => [id, String(target), any[0]?.message ?? ""];
  return violations.flatMap(({ id, nodes }) => nodes.map(told(id)));
}"""


def found_in_both_lights(page: Page) -> dict[str, list[Any]]:
    """In those in which there is any; the page is as it was afterwards, and was not loaded again."""
    faults = {}
    lights: tuple[Literal["dark", "light"], ...] = ("dark", "light")
    for light in lights:
        page.emulate_media(color_scheme=light)
        faults[light] = found(page)
    return {light: violations for light, violations in faults.items() if violations}


def found(page: Page) -> list[Any]:
    """Rule, place and reason of each violation."""
    if not page.evaluate("() => 'axe' in globalThis"):
        page.evaluate(f"() => {{ {SOURCE.read_text()} }}")
    violations: list[Any] = page.evaluate(FIND, TAGS)
    return violations
