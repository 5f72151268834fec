"""People who play « Indix » in a test: they say numbers, cut in, ask, answer, and judge what others answer."""

import re
from collections.abc import Sequence

from playwright.sync_api import FilePayload, Locator, expect

from tablee.games.indix.cards import Card, Slot
from tablee.games.indix.menu import QUESTIONS
from tablee.games.indix.vocabulary import SLOTS, Category, Truth
from tablee.kernel.cards.pack import Pack
from tablee.packs.pack_file import write_pack
from tests.browser.players import KeyboardPlayer, Player
from tests.browser.test_four_people import gather
from tests.games.indix.cards import MARK, SALT

NAMES = (
    *("la Brandevoline", "le Castripode", "la Doulfanière", "le Glinsperon", "la Merchavule", "le Porchaguin"),
    *("la Quintreboise", "le Sarmoutier", "la Toulvagerie", "le Vasperlinge", "la Zibrancelle", "le Frouscandal"),
)
"""Of places that nobody has heard of: none is near another one."""
MARKS = 3
"""On each card, as many as there may be; where they stand is not for us to say."""


def pack() -> bytes:
    return write_pack(Pack("indix", "Cartes de l’épreuve", [_card(name) for name in NAMES], salt=SALT))


def _card(name: str) -> Card:
    clues = [Slot(f"Voici mon indice {number}, {name[3:6]}.", 1) for number in range(SLOTS - MARKS)]
    return Card(Category.PLACE, name, (), (), (*clues, *[MARK] * MARKS), (Truth.YES,) * QUESTIONS)


class Seeker(Player):
    @property
    def tile(self) -> Locator:
        return self.page.get_by_role("article", name=re.compile("^Indix"))

    @property
    def numbers(self) -> Locator:
        return self.page.get_by_role("group", name=re.compile("^(Demande un numéro|Ask for a number)$"))

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("textbox", name=re.compile("^(Ta question|Your question)"))

    @property
    def desk(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("^(Ta carte|Your card)"))

    def until_dealt(self, shown: Locator | None = None, tries: int = 5) -> None:
        expect(shown or self.page.get_by_role("list", name=re.compile("^(Les joueurs|The players)$"))).to_be_visible()

    def card(self) -> str:
        """The name, for whoever reads it."""
        return self.desk.get_by_role("heading").inner_text()

    def slots(self) -> tuple[list[int], list[int]]:
        """Also for the reader: the numbers of the clues, and those of the question marks."""
        texts = self.desk.get_by_role("listitem").all_inner_texts()
        marks = [at for at, text in enumerate(texts, 1) if re.search("au dé|by the die", text)]
        return [number for number in range(1, len(texts) + 1) if number not in marks], marks

    def pick(self, number: int) -> None:
        self._choose(self.numbers.get_by_role("button", name=str(number), exact=True))

    def pass_on(self) -> None:
        self._choose(self.button("Je passe", "Pass"))

    def roll(self) -> None:
        self._choose(self.button("Lancer le dé", "Roll the die"))

    def call(self) -> None:
        self._choose(self.page.get_by_role("button", name=re.compile("^(Réponse.!|I know!)$")))

    def speak(self) -> None:
        self._choose(self.button("Je réponds", "I’ll answer"))

    def say(self, words: str) -> None:
        """Whoever has said that they answer types at once: the field has the focus."""
        field = self.page.get_by_role("textbox", name=re.compile("^(Qui suis-je|Who am I)"))
        expect(field).to_be_focused()
        self.page.keyboard.type(words)
        self.device.press_key("Enter")

    def answer(self, words: str) -> None:
        self.speak()
        self.say(words)

    def ask_from_the_menu(self) -> None:
        """The first question there."""
        menu = self.page.get_by_role("group", name=re.compile("^(Le menu|The question menu)"))
        self._press_here(menu.get_by_role("button").first)
        self._choose(self.button("Demander", "Ask"))

    def nod(self) -> None:
        self._choose(self.button("Oui", "Yes"))

    def refuse(self) -> None:
        self._choose(self.button("Refuser", "Refuse"))


class KeyboardSeeker(Seeker, KeyboardPlayer):
    """Never touches a mouse."""


def begin(people: Sequence[Seeker], *, first: int) -> None:
    """On the short board, with cards of which everybody but the reader knows nothing."""
    host = people[0]
    gather(people)
    file = FilePayload(name="cartes.json", mimeType="application/json", buffer=pack())
    options = host.open_options()
    options.get_by_label("Donner tes propres cartes").set_input_files(file)
    expect(host.page.get_by_text("est sur la table")).to_be_visible()
    options.get_by_label("Qui lit la première carte").select_option(str(first))
    options.get_by_label("Parcours").select_option("short")
    host.put_away()
    host.start()
