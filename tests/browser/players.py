"""People in a test: they read the page as a screen reader does, and choose among the buttons that it names."""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import cycle
from time import monotonic

from playwright.sync_api import Locator, Page, expect

from tests.browser.devices import Device

BUTTON = re.compile(r'- \'?button "((?:[^"\\]|\\.)*)"(?! \[disabled)')
MY_TURN = re.compile("^●")
END = re.compile("gagnes? la partie|wins? the game")
LONGEST = 240
"""Seconds that a game may take, on a machine that has much else to do."""

# What ends a game soon: the opener says what is in hand, nobody believes it, and the winner takes numbers, then rolls.
LIKED = (
    r"^(C’est faux|That’s false)",
    r"^(Je n’y crois pas|I don’t believe it)",
    r"^(Relancer|Reroll)",
    r"^(Lancer les dés|Roll the dice) \((2[5-9]|[3-9]\d|100) ?%",
    r"^(Prendre la carte|Take this card:) (numéro|number)",
    r"^(Lancer les dés|Roll the dice)",
    r"^(Terminer la manche|End the round)",
    r"^(Annoncer|Announce) ",
    r"^(Défausser|Discard)$",
    r"^(Défausser la carte|Discard this card)",
)


class Player:
    """Somebody with a device, who is called by the name that they sit down with."""

    def __init__(self, device: Device, name: str) -> None:
        self.device = device
        self.name = name
        self.french = bool(device.page.evaluate("() => navigator.language.startsWith('fr')"))

    @property
    def page(self) -> Page:
        return self.device.page

    def button(self, french: str, english: str) -> Locator:
        return self.page.get_by_role("button", name=french if self.french else english, exact=True)

    @property
    def tile(self) -> Locator:
        """The game on the home page."""
        return self.page.get_by_role("article", name=re.compile(r"^7\s?%"))

    def create(self) -> str:
        """A new table, by the home page: its code."""
        self.page.goto("/")
        self.tile.get_by_role("button", name="Créer une table" if self.french else "Create a table").click()
        expect(self.page.get_by_role("heading", name="Invitation")).to_be_visible()
        return self.page.url.rpartition("/")[2]

    def join(self, code: str) -> None:
        self.page.goto("/")
        self.page.get_by_role("textbox").fill(code)
        self.button("Rejoindre", "Join").click()
        self.sit()

    @property
    def name_field(self) -> Locator:
        return self.page.get_by_role("textbox", name="Ton nom" if self.french else "Your name")

    def write_name(self) -> None:
        self.name_field.fill(self.name)
        self.button("M’asseoir", "Sit down").click()

    def sit(self) -> None:
        self.write_name()
        expect(self.name_field).to_be_hidden()

    def chair(self, number: int, *state: str) -> Locator:
        """In the lobby, where something can be done about it; with `state`, as it is called then."""
        number_of = rf"Place\s{number}\s:" if self.french else rf"Seat\s{number}:"
        return self.page.get_by_role("button", name=re.compile(".*".join((number_of, *state))))

    def open_options(self) -> Locator:
        """The form that the line of what is agreed unfolds into."""
        name = "Réglages de la partie" if self.french else "Game settings"
        self.page.get_by_role("button", name=name).click()
        dialog = self.page.get_by_role("dialog", name=name)
        expect(dialog.get_by_role("combobox").first).to_be_visible()
        return dialog

    def put_away(self) -> None:
        """Whatever dialog is open."""
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog .frame")).to_have_count(0)

    def add_bot(self, chair: int) -> None:
        """By one tap on the chair, and by another one a level that thinks little."""
        self.chair(chair).click()
        self.chair(chair, "robot moyen" if self.french else "medium bot").click()
        self.page.get_by_role("dialog").get_by_role("button", name="facile" if self.french else "easy").click()
        expect(self.chair(chair, "robot facile" if self.french else "easy bot")).to_be_visible()
        expect(self.page.locator("dialog .frame")).to_have_count(0)

    def add_bots(self, *chairs: int) -> None:
        """Who lose no time; on the second and the third chair, unless told otherwise."""
        options = self.open_options()
        options.get_by_label("Rythme des robots" if self.french else "Bots’ pace").select_option("instant")
        self.put_away()
        for number in chairs or (2, 3):
            self.add_bot(number)

    @property
    def start_button(self) -> Locator:
        return self.page.get_by_role("button", name="commencer la partie" if self.french else "start the game")

    def start(self) -> None:
        self.start_button.click()
        self.until_dealt()

    def stop(self) -> None:
        """The game, for everybody; the menu asks once more."""
        self.button("Réglages et table", "Settings and table").click()
        stop = "Arrêter la partie" if self.french else "Stop the game"
        self.page.get_by_role("button", name=stop, exact=True).click()
        self.page.get_by_role("alert").get_by_role("button", name=stop).click()

    def until_dealt(self, shown: Locator | None = None, tries: int = 5) -> None:
        """Two zeros win before anything is announced, in one start of twenty-five: then another game, until not."""
        rematch = self.button("Revanche", "Rematch")
        expect((shown or self.hand).or_(rematch).first).to_be_visible()
        if rematch.is_visible():
            self.play_again(shown, tries)

    def play_again(self, shown: Locator | None = None, tries: int = 5) -> None:
        assert tries, "a rematch was asked for again and again, and none was dealt"
        rematch = self.button("Revanche", "Rematch")
        rematch.click()
        with suppress(AssertionError):  # two zeros end it so soon that the button is there again, or still
            expect(rematch).to_be_hidden()
        self.until_dealt(shown, tries - 1)

    def ladder(self) -> list[str]:
        """The numbers that were announced, as they are shown."""
        name = "Les annonces" if self.french else "The announcements"
        return re.findall(r"listitem: \"?(\d+)", self.page.get_by_role("list", name=name).aria_snapshot())

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name="Tes cartes" if self.french else "Your cards", exact=True)

    def asked(self) -> bool:
        return bool(MY_TURN.match(self.page.title()))

    def choices(self) -> list[str]:
        return BUTTON.findall(self.page.get_by_role("main").aria_snapshot())

    def choice(self) -> str | None:
        """The one that is liked most; none while the board is still being drawn."""
        names = self.choices()
        return next((name for liked in LIKED for name in names if re.search(liked, name)), None)

    def decision(self) -> str:
        """The same, when I am asked and the board is there."""
        self.device.until(lambda: self.asked() and self.choice() is not None)
        return self.choice() or ""

    def act(self) -> bool:
        """Whether there was something to do."""
        choice = self.choice() if self.asked() else None
        if choice is not None:
            self._press(choice)
        return choice is not None

    def _press_here(self, button: Locator) -> None:
        """What changes this page alone."""
        button.tap() if self.device.touch else button.click()

    def _choose(self, button: Locator) -> None:
        """What the table is told."""
        self.device.press(button)

    def _press(self, name: str) -> None:
        button = self.page.get_by_role("main").get_by_role("button", name=name, exact=True).first
        if re.match("Défausser la|Discard this", name):  # asks once more
            button.click()
            button = self.button("Défausser", "Discard")
        self.device.press(button)


class KeyboardPlayer(Player):
    """Never touches a mouse."""

    def __init__(self, device: Device, name: str) -> None:
        super().__init__(device, name)
        self._announced = False
        self._acted = False

    def join(self, code: str) -> None:
        self.page.goto("/")
        self._tab_to(self.page.get_by_role("textbox"))
        self.page.keyboard.type(code.lower())
        self.page.keyboard.press("Enter")
        self.sit()

    def sit(self) -> None:
        self._tab_to(self.name_field)
        self.page.keyboard.type(self.name)
        self.page.keyboard.press("Enter")
        expect(self.name_field).to_be_hidden()

    def _press(self, name: str) -> None:
        """A key leads to the choices once; from then on the focus stays with them."""
        if not self._acted:
            self.page.keyboard.press("o")
        self._acted = True
        self._keeps_the_focus()
        if re.match("Annoncer|Announce", name) and not self._announced:
            self._by_arrows(name)
        main = self.page.get_by_role("main")
        self._tab_to(main.get_by_role("button", name=name, exact=True).first)
        if re.match("Défausser la|Discard this", name):
            self.page.keyboard.press("Enter")
            self._tab_to(self.button("Défausser", "Discard"))
        self.device.press_key("Enter")
        self._keeps_the_focus()

    def _press_here(self, button: Locator) -> None:
        self._tab_to(button)
        self.page.keyboard.press("Enter")

    def _choose(self, button: Locator) -> None:
        """By the key that leads to the choices, the first time."""
        if not self._acted:
            self.page.keyboard.press("o")
        self._acted = True
        self._keeps_the_focus()
        self._tab_to(button)
        self.device.press_key("Enter")
        self._keeps_the_focus()

    def _keeps_the_focus(self) -> None:
        """What is drawn anew may let it go for a moment; it must not stay nowhere."""
        self.page.wait_for_function("() => document.activeElement !== document.body")

    def _by_arrows(self, before: str) -> None:
        """One more, another family, and back again: the announcement follows."""
        self._announced = True
        number = self.page.get_by_role("spinbutton")
        self._tab_to(number)
        shown = int(number.inner_text())
        self.page.keyboard.press("ArrowUp")
        expect(number).to_have_text(str(shown + 1))
        self._tab_to(self.page.get_by_role("radio", checked=True))
        self.page.keyboard.press("ArrowRight")
        self.device.until(lambda: self.choice() != before)
        self.page.keyboard.press("ArrowLeft")
        self._tab_to(number, back=True)
        self.page.keyboard.press("ArrowDown")
        self.device.until(lambda: self.choice() == before)

    def _tab_to(self, target: Locator, *, back: bool = False) -> None:
        expect(target).to_be_visible()
        expect(target).to_be_enabled()  # choices rest for a moment after the last one, and Tab leads past what rests
        for _ in range(60):
            if target.evaluate("(one) => one === document.activeElement"):
                return
            self.page.keyboard.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"no way to {target} by Tab")


def play(players: Sequence[Player], until: Callable[[int], bool]) -> int:
    """Everybody acts when asked: how many times somebody did."""
    deadline, acts = monotonic() + LONGEST, 0
    for player in cycle(players):
        if until(acts):
            return acts
        assert monotonic() < deadline, player.page.locator("body").aria_snapshot()
        acts += player.act()
    return acts


def over(player: Player) -> bool:
    """The end is shown."""
    return player.page.get_by_text(END).first.is_visible()
