"""Numbers in French words, as questions spell them, and the figures in a text."""

import re

from tablee.kernel.text import folded

UNDER_20 = (
    *("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
    *("treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf"),
)
TENS = {2: "vingt", 3: "trente", 4: "quarante", 5: "cinquante", 6: "soixante", 8: "quatre-vingt"}
GROUPED = re.compile(r"(?<=\d)[\u00a0\u202f\u2009 .](?=\d{3}\b)")
FIGURES = re.compile(r"\d+")
PARTS = frozenset(folded(" ".join([*UNDER_20[2:], *TENS.values(), "cent mille"])).split())


def numbers_in(text: str) -> list[str]:
    """Those in figures, without what stands between them."""
    return FIGURES.findall(GROUPED.sub("", text))


def spells(text: str, number: int) -> bool:
    """Whether the number stands in a text in words: as a whole, and not as the four of « quatre-vingt »."""
    words, wanted = _words(text), _words(in_words(number))
    for at in range(len(words) - len(wanted) + 1):
        end = at + len(wanted)
        beside = {*words[max(0, at - 1) : at], *words[end : end + 1]}
        if words[at:end] == wanted and not beside & PARTS:
            return True
    return False


def in_words(number: int) -> str:
    """Below 10,000, without the marks of the plural, which come and go: « deux cent quatre-vingt »."""
    if number < 20:
        return UNDER_20[number]
    if number < 100:
        return _under_100(number)
    base, name = (1000, "mille") if number >= 1000 else (100, "cent")
    many, rest = divmod(number, base)
    head = name if many == 1 else f"{in_words(many)} {name}"
    return f"{head} {in_words(rest)}" if rest else head


def _under_100(number: int) -> str:
    tens, ones = divmod(number, 10)
    if tens in (7, 9):
        tens, ones = tens - 1, ones + 10
    if not ones:
        return TENS[tens]
    joint = " et " if ones in (1, 11) and tens < 8 else "-"
    return f"{TENS[tens]}{joint}{UNDER_20[ones]}"


def _words(text: str) -> list[str]:
    return [word[:-1] if word in ("vingts", "cents") else word for word in folded(text).split()]
