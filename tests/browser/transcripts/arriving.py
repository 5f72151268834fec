"""From the home page to the first turn: a table is created, named, filled with bots and started, by keys."""

from collections.abc import Mapping

from tests.browser.transcripts.reader import Reader

NAME = "Ann"
BOTS = ("Camille", "Séléné", "Oursin")
"""What the first ones are called."""


TOLD_WHOLE = "7 %"
"""Of the others, what was said before the game begins is not kept: it is the same."""


def arrive(reader: Reader, game: str, bots: int, options: Mapping[str, str] | None = None) -> None:
    """With so many bots; `options`, what is chosen by what it is called."""
    reader.open("/")
    reader.tab_to(f"article « {game}")
    reader.tab_to("^Créer une table")
    reader.goes("Enter", "textbox", "Ton nom")
    reader.tab_to("^Ton nom")
    reader.type(NAME)
    reader.goes("Enter", "combobox", "Place 2")
    for chair, bot in enumerate(BOTS[:bots], start=2):
        reader.tab_to(f"^Place {chair} : robot")
        reader.goes("ArrowDown", "button", f"Faire monter {bot}")
    for name, value in {**(options or {}), "Rythme des robots": "immédiat"}.items():
        reader.tab_to(f"^{name}")
        pick(reader, value)
    reader.tab_to("^Commencer la partie", back=True)
    if game != TOLD_WHOLE:
        reader.lines.clear()
    reader.does("Enter")


def pick(reader: Reader, value: str) -> None:
    """By arrows, in a list."""
    for key in ("ArrowDown", "ArrowUp"):
        before = ""
        while (said := reader.press(key)) != before:
            if value in said:
                return
            before = said
    raise AssertionError(f"{value} cannot be chosen")
