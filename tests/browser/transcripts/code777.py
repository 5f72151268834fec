"""A game of Code 777 by ear: Ann listens, has the pad say what is likeliest, and declares once she is nearly sure."""

import re

from tests.browser.transcripts.arriving import arrive
from tests.browser.transcripts.ending import hear_the_end
from tests.browser.transcripts.reader import Reader

SEED = 1
OVER = "Trois points : c’est gagné"
LIKELIEST = re.compile(r"^• (\d) (\d) (\d) : (\d+) %")
SURE = 60
"""Per cent."""


def play(reader: Reader) -> None:
    arrive(reader, "Code 777", 1, {"Aide du carnet": "montrer les chances"})
    reader.read("list", "Les chevalets")
    while not reader.heard(OVER):
        if reader.expected("À toi de tirer"):
            reader.press("o")
            reader.choose("^Je tire la question", OVER)
        elif (numbers := likeliest(reader)) and reader.expected("Tu peux aussi déclarer"):
            declare(reader, numbers)
        else:
            reader.choose("^C’est noté", OVER)
    hear_the_end(reader, "Ce que chacun pouvait savoir")


def likeliest(reader: Reader) -> str:
    """What the pad is nearly sure of."""
    first = reader.read("list", "Les plus probables", at_most=1)
    found = next(filter(None, map(LIKELIEST.match, first)), None)
    return "".join(found.groups()[:3]) if found and int(found[4]) >= SURE else ""


def declare(reader: Reader, numbers: str) -> None:
    reader.press("o")
    reader.tab_to("^Je déclare")
    reader.press("Enter")
    for number in numbers:
        reader.press(number)
    reader.does("Enter", OVER)
