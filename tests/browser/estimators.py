"""People who play « Incroyable ! » in a test: they say numbers, doubt one another, and choose + or -."""

import re
from collections.abc import Sequence

from playwright.sync_api import FilePayload, Locator, expect

from tablee.games.incroyable.cards import Question, QuestionCard
from tablee.games.incroyable.vocabulary import Sign, Symbol
from tablee.kernel.cards.pack import Pack
from tablee.packs.pack_file import write_pack
from tests.browser.players import KeyboardPlayer, Player
from tests.browser.test_four_people import gather
from tests.games.incroyable.cards import SALT

STORY = "Une petite histoire que personne n’entend avant la réponse."
OWN_CARDS = "Cartes de l’épreuve"


class Estimator(Player):
    @property
    def tile(self) -> Locator:
        return self.page.get_by_role("article", name=re.compile("^Incroyable"))

    @property
    def number(self) -> Locator:
        return self.page.get_by_role("spinbutton", name="Ton nombre" if self.french else "Your number")

    @property
    def lane(self) -> Locator:
        """All estimates, once they were shown."""
        return self.page.get_by_role("list", name=re.compile("^(Les estimations|The estimates)"))

    def until_dealt(self, shown: Locator | None = None, tries: int = 5) -> None:
        expect(shown or self.number).to_be_visible()

    def estimate(self, number: int) -> None:
        self._say(number, "^(Poser|Hand in) ")

    def raise_to(self, number: int) -> None:
        self._say(number, "^(Monter à|Raise to) ")

    def name_number(self, number: int) -> None:
        """In a risk turn."""
        self._say(number, "^(Dire|Say) ", ".*")

    def pass_on(self) -> None:
        self._choose(self.button("Passer", "Pass"))

    def doubt(self, other: Player) -> None:
        """« Incroyable ! »: first whose estimate, then the cry."""
        self._press_here(self.lane.get_by_role("button", name=re.compile(other.name)))
        tray = self.page.get_by_role("group", name=re.compile("^(Tes choix|Your choices)$"))
        self._choose(tray.get_by_role("button", name=re.compile(f"Incroyable.*{other.name}")))

    def choose(self, sign: Sign) -> None:
        """Picked up first, then laid down."""
        names = {Sign.PLUS: "^(plus|more)", Sign.MINUS: "^(moins|less)"}
        cards = self.page.get_by_role("group", name=re.compile("^(plus ou moins|more or less)$"))
        self._press_here(cards.get_by_role("button", name=re.compile(names[sign])))
        self._choose(self.page.get_by_role("button", name=re.compile("^(Poser|Lay)")))

    def _say(self, number: int, button: str, after: str = "$") -> None:
        expect(self.number).to_be_visible()
        self._type(number)
        self._choose(self.page.get_by_role("button", name=re.compile(rf"{button}[\d\s,]+{after}")))

    def _type(self, number: int) -> None:
        keys = self.page.get_by_role("group", name=re.compile("^(Chiffres|Digits)$"))
        for digit in str(number):
            self._press_here(keys.get_by_role("button", name=digit, exact=True))


class KeyboardEstimator(Estimator, KeyboardPlayer):
    """Never touches a mouse. Digits count wherever the focus is."""

    def _type(self, number: int) -> None:
        self.page.keyboard.type(str(number))


def pack(answers: dict[Symbol, int]) -> bytes:
    """Cards with the same answers, so that it does not matter which is on top; and none in a text."""
    cards = [QuestionCard(*[_question(card, symbol, answers) for symbol in Symbol]) for card in "ABCDEF"]
    return write_pack(Pack("incroyable", OWN_CARDS, cards, salt=SALT))


def _question(card: str, symbol: Symbol, answers: dict[Symbol, int]) -> Question:
    return Question(f"Combien (carte {card}, {symbol}) ?", answers.get(symbol, 2), comment=STORY)


def begin(people: Sequence[Estimator], answers: dict[Symbol, int], *, first: int, board: str = "long") -> None:
    host = people[0]
    gather(people)
    file = FilePayload(name="cartes.json", mimeType="application/json", buffer=pack(answers))
    options = host.open_options()
    options.get_by_label("Donner tes propres cartes").set_input_files(file)
    expect(host.page.get_by_text("est sur la table")).to_be_visible()
    options.get_by_label("Qui commence").select_option(str(first))
    options.get_by_label("Parcours").select_option(board)
    host.put_away()
    host.start()


def estimate(people: Sequence[Estimator], *numbers: int) -> None:
    for player, number in zip(people, numbers, strict=True):
        player.estimate(number)
