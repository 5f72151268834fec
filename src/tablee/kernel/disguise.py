"""Whether a text holds a word that may not stand in it, in whatever dress.

A word is disguised by letters that only look like its own (another alphabet's, digits, letters in circles), or spelt
out, « p i l e ». Two honest words that happen to hold it together, « la pince » for « lapin », say nothing of it.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from tablee.kernel.text import folded

ALPHABETS = {
    # Cyrillic
    "авекмнорстухіјѕԁԛԝһӏгѵьАВЕКМНОРСТУХІЈЅԌԚԜҺ": "abekmhopctyxijsdqwh1rvbABEKMHOPCTYXIJSGQWH",
    # Greek
    "αβεηικνορτυχγωΑΒΕΖΗΙΚΜΝΟΡΤΥΧ": "abenikvoptuxywABEZHIKMNOPTYX",
    # Latin with a stroke, without a dot, and small capitals
    "øłđħŧıȷɑɡʟɪʀɴɢʜʙʏØŁĐĦŦ": "oldhtijaglirnghbyOLDHT",
    "ᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜰꜱ": "acdejkmoptuvwzfs",
    # Signs
    "|¦@$€": "11ase",
}
"""Letters, and those of ours that an eye takes them for. Armenian and the like are left: nobody types them to cheat."""
LATIN = "abcdefghijklmnopqrstuvwxyz"
PICTURES = {first + at: letter for first in (0x1F1E6, 0x1F150, 0x1F170) for at, letter in enumerate(LATIN)}
"""Letters of flags, in dark circles and in dark squares, which are pictures to Unicode."""
LOOKS = PICTURES | {ord(one): ours for many, few in ALPHABETS.items() for one, ours in zip(many, few, strict=True)}
DIGITS = {"o": "0", "i": "1", "l": "1", "e": "3", "a": "4", "s": "5", "t": "7", "b": "8"}
"""By a letter of a word: what may stand for it, as long as there is a letter beside."""
SPELT_OUT = 3
"""Letters that stand alone in a row: so many, and what stands beside them may go on with the same word."""


def says(text: str, word: str) -> bool:
    """Whether this word, or several in a row, stand there whole; or in letters one by one."""
    there = _words(text)
    whole = re.compile(f" {_pattern(word)} ")
    return _found(whole, f" {' '.join(there)} ") or any(_found(_within(word), run) for run in _runs(there))


def says_within(text: str, letters: str) -> bool:
    """Whether these letters stand in one word, be it a longer one; or one by one, some of them or all."""
    there = _words(text)
    return any(_found(_within(letters), one) for one in (" ".join(there), _closed_up(there)))


@lru_cache(maxsize=256)
def _words(text: str) -> tuple[str, ...]:
    """As an eye takes them. Twice, as there are letters under accents and in circles, too."""
    return tuple(folded(text.translate(LOOKS)).translate(LOOKS).casefold().split())


def _runs(words: Sequence[str]) -> Iterator[str]:
    """Of words of one letter."""
    for run in re.findall(r"(?<!\S)\S(?: \S)+(?!\S)", " ".join(words)):
        yield run.replace(" ", "")


def _closed_up(words: Sequence[str]) -> str:
    """With no space around and between letters that are spelt out."""
    rows = rf" ?(?<!\S)\S(?: \S){{{SPELT_OUT - 1},}}(?!\S) ?"
    return re.sub(rows, lambda row: row[0].replace(" ", ""), " ".join(words))


def _found(pattern: re.Pattern[str], there: str) -> bool:
    """With a letter at least: a number is a number."""
    return any(not match[0].replace(" ", "").isdigit() for match in pattern.finditer(there))


@lru_cache(maxsize=1024)
def _within(form: str) -> re.Pattern[str]:
    return re.compile(_pattern(form))


def _pattern(form: str) -> str:
    """Of one with nothing in it, what is nowhere."""
    words = [
        "".join([f"[{letter}{DIGITS[letter]}]" if letter in DIGITS else re.escape(letter) for letter in word])
        for word in _words(form)
    ]
    return " ?".join(words) or r"(?!)"
