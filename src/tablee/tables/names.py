"""What people are called: their own choice, made fit to stand in a sentence, on a screen and beside the others."""

import unicodedata
from collections.abc import Iterable

from tablee.kernel.refusals import Refused
from tablee.tables.refusals import Why

LONGEST = 20
MOST_MARKS = 3
"""Combining marks on one letter; more of them would climb over other lines."""
BOT_NAMES = ("Ada", "Blaise", "Sophie", "Pierre", "Émilie", "Jacques", "Hypatie", "Carl")
"""After people who thought about chance and number."""

ALIKE = str.maketrans(
    "авекмнорстухіјѕԁԛԝ" + "αβεζηικμνορτυχ" + "ʟ01|",
    "abekmhopctyxijsdqw" + "abezhikmnoptyx" + "loll",
)
"""Letters that pass for others, those of the first row for those of the second: Cyrillic, Greek, and some more."""
JOINER = "\u200d"
"""Makes one picture of two, such as a family."""
DRESS = "\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
"""What a picture can wear: colours, and a tone of skin."""
UNSEEN = frozenset("\u200d\ufe0e\ufe0f")
"""Many a device shows a picture in the same way with or without them."""
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters by their category, but nothing is seen of them."""


def fit(wanted: str, taken: Iterable[str]) -> str:
    """The name as it will be shown, or Refused; one that could pass for another at the table gets a number."""
    name = " ".join(_shown(wanted).split())
    if not 1 <= len(name) <= LONGEST or not any(letter.isalnum() for letter in name):
        raise Refused(Why.NAME_UNFIT)
    known = {skeleton for other in taken for skeleton in _skeletons(other)}
    if known.isdisjoint(_skeletons(name)):
        return name
    numbered = (f"{name} ({number})" for number in range(2, 1000))
    return next(other for other in numbered if known.isdisjoint(_skeletons(other)))


def bot_name(taken: Iterable[str]) -> str:
    used = list(taken)
    return next((name for name in BOT_NAMES if fit(name, used) == name), None) or fit(BOT_NAMES[0], used)


def chat_line(text: str, longest: int) -> str:
    """What somebody says, without what would disturb those who read it; empty when nothing is left."""
    return " ".join(_shown(text).split())[:longest]


def _shown(text: str) -> str:
    """In one spelling, without controls, marks of direction and towers of accents; families of emoji stay together."""
    kept: list[str] = []
    marks = 0
    spelt = unicodedata.normalize("NFC", text)
    for at, letter in enumerate(spelt):
        category = unicodedata.category(letter)
        marks = marks + 1 if category[0] == "M" else 0  # not `combining`: some that pile up are of its class 0
        if letter == JOINER and _joins(spelt[:at], spelt[at + 1 :]):
            kept.append(letter)
        elif category in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} or letter in BLANK:
            kept.append(" ")
        elif marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def _joins(before: str, after: str) -> bool:
    """Only between pictures, the first with or without its tone of skin or its colours, is a joiner of any use."""
    pictures = before.rstrip(DRESS)[-1:], after[:1]
    return all(picture and unicodedata.category(picture) == "So" for picture in pictures)


def _skeletons(name: str) -> set[str]:
    """What is left when letters that look alike are one: as it is read in small letters, and with each I for an l."""
    plain = unicodedata.normalize("NFKD", name)
    seen = [letter for letter in plain if not (unicodedata.combining(letter) or letter.isspace() or letter in UNSEEN)]
    letters = "".join(seen)
    return {spelt.casefold().translate(ALIKE) for spelt in (letters, letters.replace("I", "l"))}
