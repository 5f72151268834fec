"""The form of an answer: what is left of it when ways of typing the same thing no longer differ."""

import re

from tablee.kernel.text import folded

ARTICLES = frozenset(["l", "le", "la", "les", "un", "une", "des", "d", "du"])
SAINTS = {"st": "saint", "ste": "sainte"}
ROMAN = re.compile(r"(x{0,3})(ix|iv|v?)(i{0,3})")
"""Up to 39: kings, popes, centuries and sequels. Longer ones would take words such as « mil » along."""
FIVES = {"": 0, "iv": 4, "v": 5, "ix": 9}


def form(text: str) -> str:
    """Without case, accents, hyphens and a leading article; saints spelt out, Roman numerals as figures."""
    words = folded(text).split()
    if len(words) > 1 and words[0] in ARTICLES:
        del words[0]
    first, *others = words or [""]
    return " ".join([SAINTS.get(first, first), *[SAINTS.get(word) or _figures(word) for word in others]])


def bare(form: str) -> str:
    """Without spaces: « bigben » is « Big Ben »."""
    return form.replace(" ", "")


def numbers(form: str) -> list[str]:
    """All that are in it: a king is not the next king, however near their names."""
    return re.findall(r"\d+", form)


def _figures(word: str) -> str:
    found = ROMAN.fullmatch(word)
    if found is None or (found[2] in ("iv", "ix") and found[3]):
        return word
    tens, five, ones = found.groups()
    return str(10 * len(tens) + FIVES[five] + len(ones))
