"""Lints of what people read on a card, whichever game it is: how French is set, reads aloud and suits a child."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from tablee.kernel.cards.pack import FRENCH
from tablee.kernel.text import folded
from tablee.packs.authoring.faults import Fault
from tablee.packs.authoring.french import typography_faults
from tablee.packs.authoring.written import Draft, Path


class ReadText(NamedTuple):
    path: Path
    text: str
    aloud: bool
    """A voice reads it to everybody, or somebody does."""


Texts = Callable[[Draft], Iterator[ReadText]]
Found = Iterator[tuple[str, Mapping[str, str]]]
"""What is wrong with a text, and what the words refer to."""

ABBREVIATED = re.compile(
    r"(?<!\w)(?:km/h|m/s|[kcdm]?m|k?g|[mc]?l|min|h|s|€|\$|°C|°|%)[²³]?(?![\w’'])"
    r"|(?<!\w)(?:env|ex|etc|cf|av|apr|J\.-C|St|Ste|Mme|Mlle|MM?|Dr|n°|vs|max|nb)\.?(?![\w’'])",
)
"""Of measures and of words: a voice spells them, or guesses."""
SIGNS = re.compile(r"[&/=#@§*^_<>|\\~→×÷±≈]")
STEMS = (
    *("sexe", "sexuel", "porno", "erotiq", "viol ", "violee", "prostitu", "penis", "vagin", "sodom", "orgasm"),
    *("drogue", "cocain", "cannabis", "heroinom", "opium", "crack ", "ecstasy", "overdos"),
    *("suicid", "tortur", "massacr", "genocid", "assassin", "egorg", "decapit", "pendais", "meurtr", "tuerie"),
    *("pute", "putain", "salop", "connard", "connass", "encul", "bordel", "merde", "negre", "bougnoul", "youpin"),
    *("pede ", "gouine", "tarlouz", "bamboul", "chintok", "mongol ", "debile", "attarde"),
    *("mitraill", "kalachnik", "bombe atom", "casino", "tierce", "paris sport"),
)
"""Beginnings of words, without accents, that a nine-year-old should not have to read aloud. A person decides."""


def text_lints(texts: Texts, language: str) -> dict[str, Callable[[Sequence[Draft]], Iterator[Fault]]]:
    """By name, for cards in this language; there are only French ones."""
    looks = LOOKS if language == FRENCH else {}
    return {name: over(texts, name, look) for name, look in looks.items()}


def over(texts: Texts, lint: str, look: Callable[[ReadText], Found]) -> Callable[[Sequence[Draft]], Iterator[Fault]]:
    """A lint that looks at each text by itself."""

    def looked(cards: Sequence[Draft]) -> Iterator[Fault]:
        for draft in cards:
            for one in texts(draft):
                for what, details in look(one):
                    yield draft.fault(lint, what, *one.path, **details)

    return looked


def unreadable_aloud(one: ReadText) -> Found:
    if not one.aloud:
        return
    for what, pattern in (("abbreviation", ABBREVIATED), ("sign", SIGNS)):
        for found in dict.fromkeys(pattern.findall(one.text)):
            yield what, {"value": found}


def unfit(one: ReadText) -> Found:
    plain = f" {folded(one.text)} "
    for stem in STEMS:
        if (at := plain.find(f" {stem}")) >= 0:
            yield "unfit", {"word": plain[at:].split(maxsplit=1)[0]}


def ill_set(one: ReadText) -> Found:
    return ((what, {}) for what in typography_faults(one.text))


LOOKS: Mapping[str, Callable[[ReadText], Found]] = {"typography": ill_set, "aloud": unreadable_aloud, "family": unfit}
