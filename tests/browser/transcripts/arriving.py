"""From the home page to the first turn: a table is created, named, filled with bots and started, by keys."""

from collections.abc import Mapping

from tests.browser.transcripts.reader import Reader
from tests.browser.transcripts.seeded_server import LETTERS

NAME, GUEST = "Ann", "Ben"
BOTS = ("Camille", "Séléné", "Oursin")
"""What the first ones are called."""


TOLD_WHOLE = "7 %"
"""Of the others, what was said before the game begins is not kept: it is the same."""


def arrive(
    reader: Reader, game: str, bots: int, options: Mapping[str, str] | None = None, guest: Reader | None = None
) -> None:
    """With so many bots; `options`, what is chosen by what it is called. With a guest it ends as the game begins."""
    reader.open("/")
    reader.tab_to(f"article « {game}")
    reader.tab_to("^Créer une table")
    reader.goes("Enter", "textbox", "Ton nom")
    reader.tab_to("^Ton nom")
    reader.type(NAME)
    reader.goes("Enter", "button", "Place 2")
    if guest is not None:
        join(guest)
    for chair, bot in enumerate(BOTS[:bots], start=3 if guest else 2):
        reader.tab_to(f"^Place {chair} : ajouter un robot")
        reader.goes("Enter", "button", f"Place {chair} : {bot} robot moyen")
        reader.goes("Enter", "button", "facile")
        reader.tab_to("^facile")
        reader.goes("Enter", "button", f"Place {chair} : {bot} robot facile")
    reader.tab_to("^Réglages de la partie :")
    reader.goes("Enter", "combobox", "Rythme des robots")
    for name, value in {**(options or {}), "Rythme des robots": "immédiat"}.items():
        reader.tab_to(f"^{name}")
        pick(reader, value)
    reader.goes("Escape", "button", "À table")
    reader.tab_to("^À table")
    if game != TOLD_WHOLE:
        reader.lines.clear()
    if guest is None:
        reader.does("Enter")
    else:
        reader.starts("Enter")


def join(guest: Reader) -> None:
    """By the code, which is the same for every table of a seed."""
    guest.open("/")
    guest.tab_to("^Code de la table")
    guest.type(LETTERS)
    guest.goes("Enter", "textbox", "Ton nom")
    guest.tab_to("^Ton nom")
    guest.type(GUEST)
    guest.goes("Enter", "button", "D’accord pour commencer")


def pick(reader: Reader, value: str) -> None:
    """By arrows, in a list."""
    for key in ("ArrowDown", "ArrowUp"):
        before = ""
        while (said := reader.press(key)) != before:
            if value in said:
                return
            before = said
    raise AssertionError(f"{value} cannot be chosen")
