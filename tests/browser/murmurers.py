"""People who play Murmure: they scribble on a slate by pen or by stamp, hand in a number and shout a word."""

import re

from playwright.sync_api import Locator, expect

from tablee.kernel.stroke import SLATE, as_stroke
from tests.browser.players import KeyboardPlayer, Player

ACROSS, SIZE = 10, 0.08
"""Of a stamp on the slate, as web/src/testing/murmure/Slate.svelte has them."""
STAMP_AND_RELOAD = """(button, times) => {
  for (let at = 0; at < times; at += 1) button.click();
  location.reload();
}"""


def stamped(count: int) -> list[str]:
    """The strokes of so many stamps on a blank slate."""
    strokes: list[str] = []
    for at in range(count):
        x, y = at % ACROSS / ACROSS, at // ACROSS % ACROSS / ACROSS
        corners = [(x, y), (x + SIZE, y + SIZE), (x + SIZE, y), (x, y + SIZE)]
        strokes.append(as_stroke([(int(across * SLATE), int(down * SLATE)) for across, down in corners]))
    return strokes


class Murmurer(Player):
    @property
    def tile(self) -> Locator:
        return self.page.get_by_role("article", name="Murmure")

    @property
    def slate(self) -> Locator:
        return self.page.get_by_role("img", name=re.compile("ardoise"))

    @property
    def stamp(self) -> Locator:
        return self.button("Tracer une croix", "Draw a cross")

    @property
    def number(self) -> Locator:
        return self.page.get_by_role("spinbutton", name="somme")

    @property
    def word(self) -> Locator:
        return self.page.get_by_role("textbox", name="mot", exact=True)

    def strokes(self) -> list[str]:
        """As they are seen, the first one first."""
        drawn: list[str] = self.slate.locator("[data-stroke]").evaluate_all(
            "(all) => all.map((one) => one.dataset.stroke)"
        )
        return drawn

    def expect_strokes(self, count: int) -> None:
        expect(self.slate.locator("[data-stroke]")).to_have_count(count)

    def draw(self, *points: tuple[float, float]) -> str:
        """A stroke by the pen, through shares of the slate's width and height: how it was taken."""
        self.slate.scroll_into_view_if_needed()
        box = self.slate.bounding_box()
        assert box is not None
        before = len(self.strokes())
        for at, (x, y) in enumerate(points):
            self.page.mouse.move(box["x"] + x * box["width"], box["y"] + y * box["height"])
            if at == 0:
                self.page.mouse.down()
        self.page.mouse.up()
        self.expect_strokes(before + 1)
        return self.strokes()[-1]

    def guess(self, number: int) -> None:
        self.number.fill(str(number))
        self.button("Rendre ma réponse", "Hand in my answer").click()

    def shout(self, word: str) -> None:
        self.word.fill(word)
        self.button("Crier", "Shout").click()

    def clue(self) -> str:
        shown = self.page.get_by_text(re.compile("^Indice")).inner_text()
        return shown.partition(":")[2].strip()


class KeyboardMurmurer(Murmurer, KeyboardPlayer):
    """Never touches a mouse."""

    def press_stamp(self) -> None:
        self._tab_to(self.stamp)
        self.page.keyboard.press("Enter")

    def guess(self, number: int) -> None:
        self._typed(self.number, str(number))

    def shout(self, word: str) -> None:
        self._typed(self.word, word)

    def _typed(self, field: Locator, text: str) -> None:
        self._tab_to(field)
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")
