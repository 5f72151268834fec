"""What people type: whether it is too little or too much, and a name without its article."""

from itertools import takewhile

from tablee.games.indix.vocabulary import Why
from tablee.kernel.offers import AnyText
from tablee.kernel.text import folded
from tablee.packs.answer_form import ARTICLES


def fault(words: str, allowed: AnyText) -> Why | None:
    if not words.strip():
        return Why.EMPTY
    return None if allowed.holds(words) else Why.TOO_LONG


def without_article(name: str) -> str:
    """« Joconde » of « la Joconde »; a name that is nothing else stays as it is."""
    first = "".join(takewhile(str.isalpha, name))
    others = name[len(first) :].lstrip(" ’'")
    return others if others and folded(first) in ARTICLES else name
