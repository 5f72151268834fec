"""What people are called: their own choice, made fit to stand in a sentence, on a screen and beside the others."""

from collections.abc import Collection, Iterable
from unicodedata import combining, normalize

from tablee.kernel.offers import AnyText
from tablee.kernel.refusals import Refused
from tablee.kernel.text import STYLES, ZWJ, ZWNJ, as_text
from tablee.tables.faces import BOT_FACES
from tablee.tables.refusals import Why

LONGEST = 20
"""Letters, as a reader counts them."""
BOT_NAMES = tuple(BOT_FACES)

ALIKE = str.maketrans(
    "авекмнорстухіјѕԁԛԝ" + "αβεζηικμνορτυχ" + "ʟ01|",
    "abekmhopctyxijsdqw" + "abezhikmnoptyx" + "loll",
)
"""Letters that pass for others, those of the first row for those of the second: Cyrillic, Greek, and some more."""
UNSEEN = STYLES | {ZWJ, ZWNJ}
"""Many a device shows a text in the same way with or without them."""


def fit(wanted: str, taken: Iterable[str]) -> str:
    """The name as it will be shown, or Refused; one that could pass for another at the table gets a number."""
    name = as_text(wanted)
    if not AnyText(LONGEST).holds(name) or not any(letter.isalnum() for letter in name):
        raise Refused(Why.NAME_UNFIT)
    known = {skeleton for other in taken for skeleton in _skeletons(other)}
    if known.isdisjoint(_skeletons(name)):
        return name
    numbered = (f"{name} ({number})" for number in range(2, 1000))
    return next(other for other in numbered if known.isdisjoint(_skeletons(other)))


def bot_name(taken: Iterable[str], faces: Collection[str] = ()) -> str:
    """One whose face nobody has, where there is one."""
    used = list(taken)
    free = [name for name in BOT_NAMES if fit(name, used) == name]
    unlike = [name for name in free if BOT_FACES[name] not in faces]
    return fit([*unlike, *free, *BOT_NAMES][0], used)


def chat_line(text: str, longest: int) -> str:
    """What somebody says, without what would disturb those who read it; empty when nothing is left."""
    return as_text(as_text(text)[:longest])


def _skeletons(name: str) -> set[str]:
    """What is left when letters that look alike are one: as it is read in small letters, and with each I for an l."""
    plain = normalize("NFKD", name)
    seen = [letter for letter in plain if not (combining(letter) or letter.isspace() or letter in UNSEEN)]
    letters = "".join(seen)
    return {spelt.casefold().translate(ALIKE) for spelt in (letters, letters.replace("I", "l"))}
