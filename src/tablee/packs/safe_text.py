"""Text that can be shown as it is: nothing in it that cannot be seen, in one form, and not endless."""

from collections.abc import Mapping
from unicodedata import category, is_normalized

from tablee.kernel.letters import FRENCH_SPACES
from tablee.kernel.text import INVISIBLE, NEAR, ZWJ, ZWNJ, joins

LONGEST_TEXT = 4_000
"""Code points of one part."""
JOINERS = (ZWJ, ZWNJ)
SPACES = str.maketrans(dict.fromkeys(FRENCH_SPACES, " "))

Unsafe = tuple[str, Mapping[str, str]]
"""What is wrong, by name, and what a sentence about it refers to."""


def unsafe(text: str) -> Unsafe | None:
    """It is refused, not mended: whoever made the file should know of it."""
    plain = text.translate(SPACES)
    begun = not text or _begins_well(plain)
    fine = begun and len(text) <= LONGEST_TEXT and plain.isprintable() and INVISIBLE.isdisjoint(plain)
    if fine and is_normalized("NFC", text):
        return None
    if len(text) > LONGEST_TEXT:
        return "endless", {"letters": str(len(text)), "most": str(LONGEST_TEXT)}
    if not is_normalized("NFC", text):
        return "no-nfc", {}
    for spot, letter in enumerate(plain):
        seen = letter.isprintable() and letter not in INVISIBLE
        if not seen and not (
            letter in JOINERS and joins(letter, plain[max(0, spot - NEAR) : spot], plain[spot + 1 : spot + 2])
        ):
            return "unseen", {"letter": f"U+{ord(letter):04X}"}
    return None if begun else ("blank", {})


def _begins_well(text: str) -> bool:
    """With something that is seen. A text of spaces looks like none; a mark would sit on what is shown before it."""
    first = text.lstrip()[:1]
    return first != "" and category(first)[0] != "M"
