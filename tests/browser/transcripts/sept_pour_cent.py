"""A game of « 7 % » by ear: Ann raises while she may be right, doubts what sounds like much, takes numbers, rolls."""

import re

from tests.browser.transcripts.arriving import arrive
from tests.browser.transcripts.ending import hear_the_end
from tests.browser.transcripts.reader import Reader

SEED = 1
OVER = "C’est gagné"
MUCH = 8
"""What a family seldom comes to in three hands."""
TRAY = "Ta main et tes choix"
REWARDS = (
    "^Relancer",
    r"^Lancer les dés \((9|[1-9]\d|100) ?%",
    "^Prendre la carte numéro",
    "^Lancer les dés",
    "^Terminer la manche",
)
"""What she likes, by what the buttons are called."""
BUTTON = re.compile("^(?:• )?(.*), bouton(?!.*indisponible)")
ANNOUNCED = re.compile(r" (?:annonce|annonçait) (\d+) ")


def play(reader: Reader) -> None:
    arrive(reader, "7 %", 2)
    reader.press("s")
    reader.read("group", TRAY)
    while not reader.heard(OVER):
        reader.press("o")
        reader.choose(f"^{liked(reader)}", OVER)
    hear_the_end(reader, "La chance de chacun")


def liked(reader: Reader) -> str:
    """Of what can be done now: by what was announced, or in rewards by what the buttons say."""
    heard = [int(found[1]) for said in reader.announced if (found := ANNOUNCED.search(said))]
    doubts = bool(heard) and heard[-1] >= MUCH
    if reader.expected("À toi de dire si tu crois"):
        return "Je n’y crois pas" if doubts else "J’y crois"
    if reader.expected("C’est faux"):
        return "C’est faux" if doubts or reader.expected("il ne reste que") else "Annoncer "
    if reader.expected("À toi d’ouvrir"):
        return "Annoncer "
    reader.read("list", "Autour de la table")
    names = [found[1] for line in reader.read("group", TRAY) if (found := BUTTON.match(line))]
    return re.escape(next(name for pattern in REWARDS for name in names if re.search(pattern, name)))
