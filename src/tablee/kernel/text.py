"""Text that a person typed, in the one form in which rules, records and other people get it.

`as_text` makes it: one spelling (NFC) on one line, white space collapsed and trimmed, without what cannot be seen. Gone
are controls, marks of direction, soft hyphens, tags, variation selectors that dress no picture, letters that show
nothing, marks on nothing, towers of them, what chains pictures without end. What is unassigned is gone too: nobody
knows yet what it will be.

The two joiners are invisible as well, and stay where a reader would miss them: ZWJ between pictures, where it makes one
of them (a family); ZWNJ between Arabic letters (Persian writes with it); both after a virama, where they choose between
two forms of a cluster. Elsewhere they would only make two texts that look alike differ. Tags go although the flags of
England, Scotland and Wales need them, as any text at all can be hidden in tags.

It is the only module of the rules that may look at what Unicode says of a letter.
"""

from functools import lru_cache
from typing import NewType
from unicodedata import bidirectional, category, combining, normalize

Text = NewType("Text", str)
"""Typed by a person, and in normal form. An action's field of this type is normalised wherever actions are read."""

MOST_MARKS = 3
"""Combining marks on one letter; more of them would climb over other lines."""
MOST_JOINED = 3
"""Joiners in one letter, as in the largest family there is; no line can be broken between what they join."""
LONGEST_RAW = 4_000
"""Code points of what comes in, before it is looked at."""

ZWNJ, ZWJ = "\u200c", "\u200d"
TONES = frozenset("\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")
"""Of the skin of a picture."""
STYLES = frozenset("\ufe0e\ufe0f")
"""Whether a picture is coloured."""
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters by their category, but nothing is seen of them."""
INVISIBLE = BLANK | frozenset(
    "\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f"
    + "".join([chr(code) for code in (*range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0))])
)
"""And marks of which nothing is seen."""
HIDDEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
VIRAMA = 9
"""The combining class of what kills a vowel in the scripts of India."""
NEAR = 4
"""Letters that a joiner can depend on, to each side."""


@lru_cache(maxsize=256)
def as_text(raw: str) -> Text:
    """In normal form; empty where there is nothing to be seen. What is normal stays as it is."""
    spelt = raw
    while (again := _tidied(normalize("NFC", spelt))) != spelt:  # what is taken out can bring others together
        spelt = again
    return Text(spelt)


def _tidied(spelt: str) -> str:
    kept: list[str] = []
    base, marks, joined = "", 0, 0
    for at, letter in enumerate(spelt):
        kind, before = category(letter), kept[-1] if kept else ""
        if letter.isspace():
            kept.append(" ")
            base = ""
        elif letter in (ZWJ, ZWNJ):
            if joined < MOST_JOINED and joins(letter, spelt[max(0, at - NEAR) : at], spelt[at + 1 : at + 2]):
                kept.append(letter)
                joined += 1
        elif kind in HIDDEN or letter in INVISIBLE:
            continue
        elif kind[0] == "M":  # not `combining`: some that pile up are of its class 0
            worn = letter not in STYLES or category(base or "a")[0] != "L"
            if base and marks < MOST_MARKS and worn:
                kept.append(letter)
                marks += 1
        elif _goes_on(before, letter):
            if marks < MOST_MARKS:
                kept.append(letter)
                marks += 1
        else:
            kept.append(letter)
            base, marks = letter, 0
            if before not in (ZWJ, ZWNJ) and letter not in TONES:
                joined = 0
    return normalize("NFC", " ".join("".join(kept).split()))


def joins(joiner: str, before: str, after: str) -> bool:
    """Whether it does something between these; of what is before it the last NEAR letters are enough."""
    if not before or not after or after.isspace():
        return False
    if combining(before[-1]) == VIRAMA:
        return True
    if joiner == ZWNJ:
        return bidirectional(before[-1]) == bidirectional(after) == "AL"
    picture = before.rstrip("".join(TONES | STYLES))[-1:]
    return bool(picture) and category(picture) == category(after) == "So"


def graphemes(text: Text) -> int:
    """How many letters a reader counts: a family of emoji, a flag and an accented letter are one each."""
    count, before, flags = 0, "", 0
    for letter in text:
        flags = flags + 1 if "\U0001f1e6" <= letter <= "\U0001f1ff" else 0
        count += not (_extends(before, letter) or (flags and flags % 2 == 0))
        before = letter
    return count


def _extends(before: str, letter: str) -> bool:
    if category(letter)[0] == "M" or letter in TONES or letter in (ZWJ, ZWNJ):
        return before not in ("", " ")
    if before == ZWJ:
        return category(letter) == "So"
    return _goes_on(before, letter)


def _goes_on(before: str, letter: str) -> bool:
    """Parts of a Korean syllable."""
    return "\u1160" <= letter <= "\u11ff" and "\u1100" <= before <= "\ud7a3"


def folded(text: str) -> str:
    """Without case, accents, quotation marks and the like: what two ways of typing one thing have in common."""
    letters = normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    kept = "".join([letter if letter.isalnum() else " " for letter in letters if not combining(letter)])
    return " ".join(kept.split())


def has_words(text: str, words: str) -> bool:
    """Whether these words stand in it, whole and in a row, whatever their case and accents."""
    wanted = folded(words)
    return bool(wanted) and f" {wanted} " in f" {folded(text)} "
