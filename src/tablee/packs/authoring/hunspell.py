"""All words of a dictionary of hunspell, written out: stems, and what endings and beginnings make of them.

As much of the format as the French one (npm `dictionary-fr`) needs. What is elided before a word, as in « l’arbre », is
left out: whoever asks has taken it off.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

FLAG = 2
"""Letters of a flag: the file says `FLAG long`."""
NEEDS_AFFIX = "()"


class Affix(NamedTuple):
    ends: bool
    strip: str
    add: str
    flags: Sequence[str]
    """What may be added after it."""
    fits: re.Pattern[str]
    """Words that it is for."""

    def on(self, word: str) -> str | None:
        if not self.fits.search(word):
            return None
        if self.ends:
            return word.removesuffix(self.strip) + self.add if word.endswith(self.strip) else None
        return self.add + word.removeprefix(self.strip) if word.startswith(self.strip) else None


def all_words(files: Path) -> frozenset[str]:
    """`files` is their name without `.aff` and `.dic`. OSError where they are not."""
    affixes = _affixes(files.with_suffix(".aff").read_text(encoding="utf-8"))
    words: set[str] = set()
    for line in files.with_suffix(".dic").read_text(encoding="utf-8").splitlines()[1:]:
        stem, _, marks = line.split("\t")[0].split(" ")[0].partition("/")
        flags = _flags(marks)
        if NEEDS_AFFIX not in flags:
            words.add(stem)
        words.update(_formed(stem, flags, affixes))
    return frozenset(words)


def _formed(word: str, flags: Sequence[str], affixes: Mapping[str, Sequence[Affix]]) -> Iterator[str]:
    for flag in flags:
        for affix in affixes.get(flag, ()):
            if (made := affix.on(word)) is not None:
                yield made
                yield from _formed(made, affix.flags, affixes)


def _affixes(text: str) -> dict[str, list[Affix]]:
    found: dict[str, list[Affix]] = defaultdict(list)
    for line in text.splitlines():
        match line.split():
            case ["SFX" | "PFX" as kind, flag, strip, add, fits, *_] if "'" not in add.partition("/")[0]:
                plain, _, marks = add.partition("/")
                pattern = re.compile(f"(?:{fits})$" if kind == "SFX" else f"^(?:{fits})")
                bare = "" if plain == "0" else plain
                found[flag].append(Affix(kind == "SFX", strip.strip("0"), bare, _flags(marks), pattern))
    return found


def _flags(marks: str) -> list[str]:
    return [marks[at : at + FLAG] for at in range(0, len(marks), FLAG)]
