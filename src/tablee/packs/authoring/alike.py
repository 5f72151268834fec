"""How alike two texts are, and what they are about: for finding the same thing asked twice."""

import re

from tablee.kernel.text import folded

SMALL = frozenset(folded("le la les un une des du de d l en au aux a et ou est sont combien quel quelle").split())
FEWEST = 4
"""Words below which one text easily stands within another."""
OPENING = "En|À|Au|Aux|Le|La|Les|Un|Une|De|Du|Des|Dans|Selon|Sur|Pour|Chez|Entre"
"""How sentences begin, which makes no name of what follows."""
CAPITAL = r"[A-ZÀ-Þ][\w-]+"
FULL_NAME = re.compile(rf"\b(?!(?:{OPENING}) ){CAPITAL}(?: (?:de |du |d’|van )?{CAPITAL})+")
TITLE = re.compile(r"«\s*([^»]+?)\s*»")


def words_of(text: str) -> frozenset[str]:
    return frozenset(folded(text).split()) - SMALL


def cosine(one: frozenset[str], other: frozenset[str]) -> float:
    return len(one & other) / (len(one) * len(other)) ** 0.5 if one and other else 0.0


def within(one: frozenset[str], other: frozenset[str]) -> float:
    """The share of the shorter one that stands in the longer."""
    fewer = min(len(one), len(other))
    return len(one & other) / fewer if fewer >= FEWEST else float(one == other)


def subjects(text: str) -> frozenset[str]:
    """Names in full and titles in quotes: two texts that share one are about the same."""
    return frozenset([folded(found) for found in (*FULL_NAME.findall(text), *TITLE.findall(text))])
