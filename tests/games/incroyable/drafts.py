"""Written cards for the tests of lints: one that meets them all, and others made from it."""

from typing import Any

from tablee.games.incroyable.authoring import AUTHORING
from tablee.packs.authoring.drafts import drafts
from tablee.packs.authoring.faults import Fault
from tablee.packs.authoring.written import Draft, WrittenCard
from tests.packs.authoring.english import english

SOURCES = [
    {"site": "un.example", "title": "Un", "seen": "2026-11-17"},
    {"site": "deux.example", "title": "Deux", "seen": "2026-11-17"},
]
ANSWERS = {"livres": 26, "globe": 468, "coeur": 64, "arbre": 8, "professeur": 1440}


def question(symbol: str, **changed: Any) -> dict[str, Any]:
    return {
        "q": f"Combien de choses de {symbol} compte-t-on en tout\u202f?",
        "a": ANSWERS[symbol],
        "unit": "choses",
        "kind": "count",
        "comment": "Qui l’eût cru\u202f?",
        "sources": SOURCES,
    } | changed


def written(card: str = "inc-0001", **changed: dict[str, Any]) -> WrittenCard:
    """`changed` is what another question of some symbol has."""
    questions = {symbol: question(symbol, **changed.get(symbol, {})) for symbol in ANSWERS}
    return WrittenCard({"id": card, "questions": questions}, "cards.yaml", {(): 1, ("questions", "livres", "q"): 4})


def draft(card: str = "inc-0001", **changed: dict[str, Any]) -> Draft:
    (good,), faults = drafts(iter([written(card, **changed)]), AUTHORING)
    assert not faults
    return good


def told(lint: Any, *cards: Draft) -> list[str]:
    found: list[Fault] = [*lint(cards)]
    return [english(fault) for fault in found]
