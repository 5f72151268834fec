"""A game of « Incroyable ! » by ear: Ann has read a lot, says what she knows, and doubts whoever goes beyond it."""

import re

from tests.browser.transcripts.accessibility_tree import plain
from tests.browser.transcripts.arriving import arrive
from tests.browser.transcripts.ending import hear_the_end
from tests.browser.transcripts.reader import Reader
from tests.games.incroyable.cards import CARDS

SEED = 2
OVER = "gagne[sz]?(nt)? la course"
KNOWN = {
    plain(question.text): question.answer
    for card in CARDS
    for question in (card.livres, card.globe, card.coeur, card.arbre, card.professeur)
}
NAMED = re.compile(r" dit (\d+) : plus ou moins ?")
RUNG = re.compile(r"^• (.+?) : (\d+)")


def play(reader: Reader) -> None:
    arrive(reader, "Incroyable", 2, {"Parcours": "court"})
    while not reader.heard(OVER):
        if reader.expected("À toi d’estimer"):
            reader.read("list", "Les joueurs")
        decide(reader, answer(reader))
    hear_the_end(reader, "La course")


def answer(reader: Reader) -> int:
    """To the question that was read last."""
    return next(KNOWN[text] for said in reversed(reader.announced) for text in KNOWN if text in said)


def decide(reader: Reader, known: int) -> None:
    if reader.expected("À toi d’estimer"):
        say(reader, known, "^Poser ")
    elif reader.expected("a la même estimation que toi"):
        reader.press("o")
        reader.choose("^(descendre|monter) à", OVER)
    elif reader.expected("dis un nombre qui les trompe"):
        say(reader, known + 1, "^Dire ")
    elif reader.expected("À toi : plus, ou moins ?"):
        named = next(found[1] for said in reversed(reader.announced) if (found := NAMED.search(said)))
        reader.press("o")
        reader.tab_to("^plus (tard|de)" if known > int(named) else "^(plus tôt|moins)")
        reader.press("Enter")
        reader.choose("^Poser ", OVER)
    else:
        speak(reader, known)


def say(reader: Reader, number: int, button: str) -> None:
    reader.press("o")
    reader.type(str(number))
    reader.choose(button, OVER)


def speak(reader: Reader, known: int) -> None:
    """« Incroyable ! » to the lowest that is too high; else pass, or raise."""
    rungs = [found for line in reader.read("list", "Les estimations") if (found := RUNG.match(line))]
    said = {found[1]: int(found[2]) for found in rungs}
    too_high = [name for name, number in said.items() if number > known and name != "Toi"]
    if too_high:
        doubt = f"^« Incroyable ! » à {too_high[-1]} : \\d+.*, bouton"
        if ", enfoncé" not in reader.tab_to(f"{doubt}, (non )?enfoncé"):
            reader.press("Enter")
        reader.press("o")
        reader.choose(f"{doubt}, Si c’est trop haut", OVER)
    elif reader.expected("sinon passe"):
        reader.press("o")
        reader.choose("^Passer", OVER)
    else:
        higher = sorted(said.values())[1] + 1
        say(reader, next(number for number in range(higher, 10_000) if number not in said.values()), "^Monter à")
