"""A game of « Incognito » by ear: Ann stamps ready pictures, says what she drew, and votes by what others say."""

import re

from tests.browser.transcripts.arriving import arrive
from tests.browser.transcripts.ending import hear_the_end
from tests.browser.transcripts.reader import Reader

SEED = 1
OVER = "^(Tu gagnes !|.* gagne !|.*gagnez ensemble !|.*gagnent ensemble !)$"
ROUNDS = 3
SLATE = re.compile(r"^(?:• )?(Le dessin signé (\w+), .*?), bouton")
CARD = re.compile(r"^(?:• )?(\d) (.+), bouton")


def play(reader: Reader) -> None:
    arrive(reader, "Incognito", 2)
    reader.read("main", "")
    for _ in range(ROUNDS):
        draw(reader)
        vote(reader)
    hear_the_end(reader, "Le mur des dessins")


def draw(reader: Reader) -> None:
    """The word on the left, something of the place on the right."""
    reader.tab_to("^Images")
    reader.goes("Enter", "list", "Images à ajouter")
    pictures = reader.read("list", "Images à ajouter")
    stamp(reader, "ton mot" if any("ton mot" in line for line in pictures) else "un rond", "ArrowLeft")
    stamp(reader, "un arc", "ArrowRight")
    reader.tab_to("^Je pose l’ardoise")
    reader.press("Enter")
    reader.tab_to("^Décris")
    reader.type("Une forme à gauche, un bout du décor à droite.")
    reader.does("Enter")


def stamp(reader: Reader, motif: str, where: str) -> None:
    reader.tab_to(f"^{motif}")
    reader.press("Enter")
    for _ in range(3):
        reader.press(where)
    reader.press("Enter")


def vote(reader: Reader) -> None:
    slates = [found for line in reader.read("list", "Les ardoises") if (found := SLATE.match(line))]
    cards = [found for line in reader.read("group", "Tes choix") if (found := CARD.match(line))]
    others = [found[1] for found in cards if "ton mot" not in found[2]]
    for slate, number in zip(slates, others, strict=False):
        reader.tab_to(f"^Le dessin signé {slate[2]}")
        reader.press("Enter")
        reader.calls(number, "Tes cartes sont posées" if slate is slates[-1] else "devant le dessin")
    reader.tab_to("^J’ai fini de voter")
    reader.press("Enter")
    reader.tab_to("^C’est fini")
    reader.does("Enter", OVER)
