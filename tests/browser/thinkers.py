"""People who play Code 777 in a test. They cannot see their own racks, so each is whispered what another page shows."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.players import KeyboardPlayer, Player

NUMBER = re.compile(r"\b([1-7])\b")


class Thinker(Player):
    """Draws when it is to, notes, and declares what it is told to."""

    @property
    def tile(self) -> Locator:
        return self.page.get_by_role("article", name=re.compile("^Code 777"))

    @property
    def racks(self) -> Locator:
        name = "Les chevalets" if self.french else "The racks"
        return self.page.get_by_role("list", name=name).first

    @property
    def draw(self) -> Locator:
        return self.button("Je tire la question", "Draw the question")

    @property
    def noted(self) -> Locator:
        return self.button("C’est noté", "Noted")

    @property
    def declaring(self) -> Locator:
        return self.button("Je déclare", "Declare")

    @property
    def wheels(self) -> Locator:
        """On which a declaration is dialled."""
        return self.page.get_by_role("spinbutton")

    @property
    def declared(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^(Déclarer|Declare) [1-7]"))

    def until_dealt(self, shown: Locator | None = None, tries: int = 5) -> None:
        expect(shown or self.racks).to_be_visible()

    def rack_of(self, other: Player) -> str:
        """As it is heard: « 4 brun, 6 rose, 7 bleu »."""
        place = self.racks.get_by_role("listitem").filter(has_text=re.compile(rf"\b{other.name}\b"))
        return place.get_by_role("img").first.get_attribute("aria-label") or ""

    def numbers_of(self, other: Player) -> list[int]:
        numbers = [int(found) for found in NUMBER.findall(self.rack_of(other))]
        assert len(numbers) == 3, self.racks.aria_snapshot()
        return numbers

    def go_on(self) -> None:
        """By a key: people of a test note faster than a finger, whose second tap is taken for a slip."""
        self.noted.focus()
        self.device.press_key("Enter")

    def take_question(self) -> None:
        self.device.press(self.draw)

    def declare(self, numbers: list[int]) -> None:
        self.declaring.click()
        expect(self.wheels).to_have_count(len(numbers))
        for at, number in enumerate(numbers):
            self.wheels.nth(at).focus()
            self.page.keyboard.press(str(number))
        self.device.press(self.declared)


class KeyboardThinker(Thinker, KeyboardPlayer):
    """Never touches a mouse, and is never thrown out of the table."""

    def go_on(self) -> None:
        self._choose(self.noted)

    def take_question(self) -> None:
        self._choose(self.draw)

    def _choose(self, button: Locator) -> None:
        """A key leads to the choices once; from then on the focus stays with them."""
        if not self._acted:
            self.page.keyboard.press("o")
        self._acted = True
        self._keeps_the_focus()
        self._tab_to(button)
        self.device.press_key("Enter")
        self._keeps_the_focus()

    def declare(self, numbers: list[int]) -> None:
        self._tab_to(self.declaring)
        self.page.keyboard.press("Enter")
        for at, number in enumerate(numbers):  # each digit leads on to the next wheel, the last one to the button
            expect(self.wheels.nth(at)).to_be_focused()
            self.page.keyboard.press(str(number))
        expect(self.declared).to_be_focused()
        self.device.press_key("Enter")
        self._keeps_the_focus()
