"""From offers to an action: any value of each domain makes one that is accepted. Then how a stranger likes to play."""

import unicodedata
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.stranger.feeds import Json

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
SLATE = 4096
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def action(offer: Json, dice: Random) -> Json:
    return {"type": offer["action"], **{field["name"]: value(field["domain"], dice) for field in offer["fields"]}}


def value(domain: Json, dice: Random) -> Any:
    match domain["type"]:
        case "span":
            holes = set(domain["holes"])
            while (number := dice.randint(domain["low"], domain["high"])) in holes:
                pass
            return number
        case "one_of":
            return dice.choice(domain["these"])
        case "text":
            return _text(domain, dice)
        case "stroke":
            wide = domain.get("wide", SLATE)
            x, y = dice.randrange(wide - 1), dice.randrange(SLATE - 1)
            return stroke([(x, y, 0), (x + 1, y + 1, 0)][: domain["most"]])
        case other:
            raise ValueError(f"the page knows no domain {other}")


def stroke(points: Sequence[tuple[int, int, int]]) -> str:
    """Two letters across, two down, one for the pressure."""
    letters = [(x // 64, x % 64, y // 64, y % 64, pressure) for x, y, pressure in points]
    return "".join([ALPHABET[worth] for point in letters for worth in point])


def _text(domain: Json, dice: Random) -> str:
    """One word, in which nothing stands that is forbidden."""
    never = [plain(words) for words in (*domain["forbidden"], *domain["forbidden_within"])]
    while True:
        said = "".join(dice.choices(LETTERS, k=min(8, domain["most"])))
        if not any(letters and letters in said for letters in never):
            return said


def plain(text: str) -> str:
    """Without case, accents and spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in letters if letter.isalnum()])
