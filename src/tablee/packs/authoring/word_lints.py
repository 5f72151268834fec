"""Spelling and reading level: lints that need a dictionary. It is there where packs are made, and not in the package.

In a clone, `make check` sets both up: the words of hunspell for French (npm `dictionary-fr`), and how common words are
(PyPI `wordfreq`).
"""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Protocol

from tablee.packs.authoring.faults import Fault
from tablee.packs.authoring.hunspell import all_words
from tablee.packs.authoring.read_texts import Found, ReadText, Texts, over
from tablee.packs.authoring.written import Draft

FILES = Path("web/node_modules/dictionary-fr/index")
"""In a clone; without the endings `.aff` and `.dic`."""
COMMONEST = 8_000
MOST_RARE = 20
"""Hundredths of a text's words."""
WORD = re.compile(r"[^\W\d_]+(?:[-’][^\W\d_]+)*")
NUMBERED = re.compile(r"\d[\d\u202f\u00a0]*\w*")
"""Ordinals too: « 86e »."""
ELIDED = re.compile(r"^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu)’", re.IGNORECASE)


class Dictionary(Protocol):
    def knows(self, word: str) -> bool: ...
    def common(self, word: str) -> bool: ...


class French:
    def __init__(self, files: Path) -> None:
        from wordfreq import top_n_list  # noqa: PLC0415 - only where packs are made

        self._words = all_words(files)
        self._commonest = frozenset(top_n_list("fr", COMMONEST))

    def knows(self, word: str) -> bool:
        """In lower case too, as a sentence may begin with it; a name in capitals as a name."""
        return not self._words.isdisjoint((word, word[0].lower() + word[1:], word.title()))

    def common(self, word: str) -> bool:
        return word.lower() in self._commonest


@cache
def found_dictionary(files: Path = FILES) -> Dictionary | None:
    """None where there is none, which takes nothing from the other lints."""
    try:
        return French(files)
    except (ImportError, OSError):
        return None


def word_lints(
    texts: Texts, dictionary: Dictionary, known: Collection[str]
) -> dict[str, Callable[[Sequence[Draft]], Iterator[Fault]]]:
    """`known` are words that the author stands by."""

    def misspelt(one: ReadText) -> Found:
        for word in dict.fromkeys(words_in(one.text)):
            if word not in known and not _spelt(word, dictionary, known):
                yield "misspelt", {"word": word}

    def hard(one: ReadText) -> Found:
        """Of what is read aloud. Names are as rare as they are."""
        words = [part for word in words_in(one.text) if not word[0].isupper() for part in word.split("-")]
        rare = [word for word in words if not dictionary.common(word) and word not in known]
        share = 100 * len(rare) // max(1, len(words))
        if one.aloud and len(words) > FEWEST and share > MOST_RARE:
            yield "hard", {"share": str(share), "words": ", ".join(rare)}

    return {"spelling": over(texts, "spelling", misspelt), "level": over(texts, "level", hard)}


FEWEST = 4
"""Words below which a share says nothing."""


def words_in(text: str) -> list[str]:
    """Without what is elided before them, and without numbers."""
    return [ELIDED.sub("", word) for word in WORD.findall(NUMBERED.sub(" ", text))]


def _spelt(word: str, dictionary: Dictionary, known: Collection[str]) -> bool:
    """Words with hyphens are made freely, as in « a-t-il »: then each of their parts must be one."""
    plain = word.replace("’", "'")
    return dictionary.knows(plain) or (
        "-" in plain and all(part in known or dictionary.knows(part) for part in plain.split("-"))
    )
