"""People who play « Incognito » in a test: they draw by mouse, finger or pen, and vote by tap, drag or keys."""

import json
import re
from collections.abc import Mapping, Sequence

from playwright.sync_api import FilePayload, Locator, expect

from tablee.games.incognito.cards import PlaceCard, WordCard
from tablee.kernel.cards.pack import Pack
from tablee.packs.pack_file import write_pack
from tests.browser.devices import Device
from tests.browser.players import KeyboardPlayer, Player
from tests.browser.slate.hands import Hand, Place
from tests.browser.test_four_people import gather
from tests.games.incognito.cards import SALT

WORDS = (
    "ancre",
    "bougie",
    "cerise",
    "dragon",
    "enclume",
    "fusée",
    "girafe",
    "hibou",
    "igloo",
    "jongleur",
    "képi",
    "lampe",
)
PLACES = ("au cirque", "au désert", "au jardin", "au phare", "au port", "au sommet")


class Sketcher(Player):
    def __init__(self, device: Device, name: str, kind: str = "mouse") -> None:
        super().__init__(device, name)
        self.kind = kind
        self.hand_ = Hand(device)

    @property
    def tile(self) -> Locator:
        return self.page.get_by_role("article", name=re.compile("^Incognito"))

    @property
    def strokes(self) -> Locator:
        """On one's own slate."""
        return self.hand_.strokes

    @property
    def corner(self) -> Locator:
        """The folded one, with one's word."""
        return self.page.get_by_role("button", name=re.compile("^(Ton mot|Your word)")).first

    @property
    def word(self) -> str:
        name = self.corner.get_attribute("aria-label") or ""
        return next(word for word in WORDS if word in name)

    def until_dealt(self, shown: Locator | None = None, tries: int = 5) -> None:
        expect(shown or self.corner).to_be_visible()

    def draw(self, *strokes: Sequence[Place]) -> None:
        before = self.strokes.count()
        for stroke in strokes:
            self.hand_.draw(self.kind, *stroke)
        expect(self.strokes).to_have_count(before + len(strokes))

    def until_kept(self) -> None:
        """All that was drawn is on disk."""
        drawn = self.strokes.count()
        self.device.until(lambda: len(self.kept()) == drawn)

    def kept(self) -> list[str]:
        """Strokes that the server has answered, in order."""
        done = {message["id"] for message in self.device.heard() if message["type"] == "done"}
        return [stroke for id_, stroke in self.sent() if id_ in done]

    def sent(self) -> list[tuple[str, str]]:
        """Ids and strokes, each once however often it was sent."""
        acts = [ask for ask in self.device.asks() if ask["type"] == "act" and ask["action"]["type"] == "draw"]
        return [*{ask["id"]: ask["action"]["stroke"] for ask in acts}.items()]

    def put_down(self, described: str = "") -> None:
        self._press_here(self.button("Je pose l’ardoise", "Put my slate down"))
        if described:
            self.page.get_by_role("textbox", name=re.compile("^(Décris|Describe)")).fill(described)
        self._choose(self.button("Poser", "Put it down"))

    def number_of(self, word: str) -> int:
        card = self._cards.get_by_role("button", name=re.compile(rf"^\d {word}"))
        return int(card.inner_text()[0])

    def vote(self, numbers: Mapping[str, int]) -> None:
        """By whose drawing, in their names."""
        for name, number in numbers.items():
            self._lay(self._slate_of(name), number)
            expect(self._slate_of(name)).to_have_attribute(
                "aria-label", re.compile(rf"(Ta carte|Your card)\s?: {number} ")
            )

    def finish_voting(self) -> None:
        self._press_here(self.button("J’ai fini de voter", "I’m done voting"))
        self._choose(self.button("C’est fini", "I’m done"))

    @property
    def gallery(self) -> Locator:
        return self.page.get_by_role("list", name=re.compile("^(Les ardoises|The slates)$"))

    def _slate_of(self, name: str) -> Locator:
        return self.gallery.get_by_role("button", name=re.compile(rf"^(Le dessin signé {name}|{name}’s drawing),"))

    @property
    def _cards(self) -> Locator:
        return self.page.get_by_role("group", name=re.compile("^(Tes choix|Your choices)$"))

    def _card(self, number: int) -> Locator:
        return self._cards.get_by_role("listitem").get_by_role("button", name=re.compile(f"^{number} "))

    def _lay(self, slate: Locator, number: int) -> None:
        """Look at it, then press a card."""
        self._press_here(slate)
        self._press_here(self._card(number))

    def _press_here(self, button: Locator) -> None:
        """What changes this page alone, or may be changed again."""
        button.tap() if self.device.touch else button.click()

    def _choose(self, button: Locator) -> None:
        self.device.press(button)


class DraggingSketcher(Sketcher):
    """Lays votes as one lays cards."""

    def _lay(self, slate: Locator, number: int) -> None:
        self._card(number).drag_to(slate)


class KeyboardSketcher(Sketcher, KeyboardPlayer):
    """Never touches a mouse: stamps ready pictures, and votes by digits."""

    def __init__(self, device: Device, name: str) -> None:
        KeyboardPlayer.__init__(self, device, name)
        self.kind, self.hand_ = "none", Hand(device)

    def stamp(self, motif: str) -> None:
        before = self.strokes.count()
        self._press_here(self.button("Images", "Pictures"))
        self._press_here(self.page.get_by_role("button", name=motif, exact=True))
        self.page.keyboard.press("Enter")
        expect(self.strokes).not_to_have_count(before)

    def _lay(self, slate: Locator, number: int) -> None:
        self._press_here(slate)
        self.page.keyboard.press(str(number))

    def _press_here(self, button: Locator) -> None:
        self._tab_to(button)
        self.page.keyboard.press("Enter")
        self._keeps_the_focus()

    def _choose(self, button: Locator) -> None:
        self._tab_to(button)
        self.device.press_key("Enter")
        self._keeps_the_focus()


def pack() -> bytes:
    """Words and places without drawings."""
    cards = [*[WordCard(word, f"Un mot comme « {word} ».") for word in WORDS], *map(PlaceCard, PLACES)]
    return write_pack(Pack("incognito", "Cartes de l’épreuve", cards, salt=SALT))


def begin(people: Sequence[Sketcher]) -> None:
    host = people[0]
    gather(people)
    file = FilePayload(name="cartes.json", mimeType="application/json", buffer=pack())
    options = host.open_options()
    options.get_by_label("Donner tes propres cartes").set_input_files(file)
    expect(host.page.get_by_text("est sur la table")).to_be_visible()
    options.get_by_label("Compte à rebours").select_option("20")
    host.put_away()
    host.start()


def heard_with(device: Device, stroke: str) -> list[int]:
    """Which frames of those that came hold this stroke."""
    return [at for at, frame in enumerate(device.received) if stroke in frame]


def shown_from(device: Device) -> int:
    """The frame in which all slates were shown."""
    kinds = [{fact["type"] for fact in json.loads(frame).get("told", ())} for frame in device.received]
    return next(at for at, told in enumerate(kinds) if "laid" in told)
