"""The form of an answer: what is left of it when ways of typing the same thing no longer differ."""

import re

from tablee.kernel.text import folded

ARTICLES = frozenset(["l", "le", "la", "les", "un", "une", "des", "d", "du"])
SHORT = {"st": "saint", "ste": "sainte", "mt": "mont"}
TITLES = {"m": "monsieur", "mr": "monsieur", "mme": "madame", "mlle": "mademoiselle", "dr": "docteur"}
"""Short where an answer begins. Later they are slips: « grotte dr Lascaux », as R is beside E."""
ROMAN = re.compile(r"(x{0,3})(ix|iv|v?)(i{0,3})")
"""Up to 39: kings, popes, centuries and sequels. Longer ones would take words such as « mil » along."""
FIVES = {"": 0, "iv": 4, "v": 5, "ix": 9}
FIRST = dict.fromkeys(("1er", "1ere", "1re", "ier", "iere", "ire"), "1")
LATER = FIRST | {"premier": "1", "premiere": "1"}
"""Of kings, and not of « le premier pas »: where it does not begin."""
UNITS = {word: at for at, word in enumerate(["deux", "trois", "quatre", "cinq", "six", "sept", "huit"], 2)}
NUMBERS = {
    **UNITS,
    **{word: at for at, word in enumerate(["dix", "onze", "douze", "treize", "quatorze", "quinze", "seize"], 10)},
    "zero": 0,
    **{word: 10 * at for at, word in enumerate(("vingt", "trente", "quarante", "cinquante", "soixante"), 2)},
    "cent": 100,
}
"""Not « un », an article, nor « neuf », which also says new."""
NINES = UNITS | {"neuf": 9}
TENS = frozenset([10, 20, 30, 40, 50, 60])


def form(text: str) -> str:
    """As `spelt`, and numbers in words as figures too: « Louis Quatorze » is « Louis 14 »."""
    words: list[str] = []
    tens = 0
    for word in spelt(text).split():
        unit, number = NINES.get(word), NUMBERS.get(word)
        if tens and unit:
            words[-1] = str(tens + unit)
        elif number is not None:
            words.append(str(number))
        else:
            words.append((LATER if words else FIRST).get(word, word))
        tens = number if number in TENS else 0
    return " ".join(words)


def spelt(text: str) -> str:
    """Without case, accents, hyphens and a leading article; saints and titles spelt out, Roman numerals as figures."""
    words = folded(text).split()
    if len(words) > 1 and words[0] in ARTICLES:
        del words[0]
    first, *others = words or [""]
    return " ".join([(SHORT | TITLES).get(first, first), *[SHORT.get(word) or _figures(word) for word in others]])


def bare(form: str) -> str:
    """Without spaces: « bigben » is « Big Ben »."""
    return form.replace(" ", "")


def numbers(form: str) -> list[str]:
    """All that are in it: a king is not the next king, however near their names."""
    return re.findall(r"\d+", form)


def singular(form: str) -> str:
    """Of one thing or of many: the same, where the plural is made as it mostly is."""
    return " ".join([_one(word) for word in form.split()])


def stem(word: str) -> str:
    """Without its end, and with each letter once that is doubled: « mort » is « morte », « poison » is « poisson »."""
    return re.sub(r"(.)\1", r"\1", word.rstrip("esx"))


def _one(word: str) -> str:
    if len(word) > 4 and word.endswith("aux") and not word.endswith("eaux"):
        return f"{word[:-3]}al"
    return word[:-1] if len(word) > 3 and word[-1] in "sx" else word


def _figures(word: str) -> str:
    found = ROMAN.fullmatch(word)
    if found is None or (found[2] in ("iv", "ix") and found[3]):
        return word
    tens, five, ones = found.groups()
    return str(10 * len(tens) + FIVES[five] + len(ones))
