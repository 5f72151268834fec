"""Text that can be shown as it is: nothing in it that cannot be seen, in one form, and not endless."""

import re
from collections.abc import Mapping
from unicodedata import category, is_normalized

from tablee.kernel.letters import FRENCH_SPACES
from tablee.kernel.text import INVISIBLE, MOST_MARKS, NEAR, ZWJ, ZWNJ, joins

LONGEST_TEXT = 4_000
"""Code points of one part."""
MARKABLE = re.compile(f"[\u0300-\U0010ffff]{{{MOST_MARKS + 1},}}")
"""Where more marks could stand on a letter than may: no mark comes before these in Unicode."""
JOINERS = (ZWJ, ZWNJ)
JOINED = str.maketrans(dict.fromkeys(JOINERS, ""))
SPACES = str.maketrans(dict.fromkeys(FRENCH_SPACES, " "))

Unsafe = tuple[str, Mapping[str, str]]
"""What is wrong, by name, and what a sentence about it refers to."""


def unsafe(text: str) -> Unsafe | None:
    """It is refused, not mended: whoever made the file should know of it."""
    plain = text.translate(SPACES)
    begun = not text or _begins_well(plain)
    fine = begun and len(text) <= LONGEST_TEXT and plain.isprintable() and INVISIBLE.isdisjoint(plain)
    if fine and is_normalized("NFC", text):
        return _tower(text)
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
    return _tower(text) if begun else ("blank", {})


def _tower(text: str) -> Unsafe | None:
    """Marks upon marks, which climb over the lines above. Joiners are no letters; signs with a width are no marks."""
    for run in MARKABLE.findall(text.translate(JOINED)):
        height = 0
        for letter in run:
            height = height + 1 if (kind := category(letter)) in ("Mn", "Me") else height if kind == "Mc" else 0
            if height > MOST_MARKS:
                return "tower", {"most": str(MOST_MARKS)}
    return None


def _begins_well(text: str) -> bool:
    """With something that is seen. A text of spaces looks like none; a mark would sit on what is shown before it."""
    first = text.lstrip()[:1]
    return first != "" and category(first)[0] != "M"
