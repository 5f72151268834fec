"""Written cards for the tests of lints: one that meets them all, and others made from it."""

from typing import Any

from tablee.games.indix.authoring import AUTHORING
from tablee.games.indix.menu import MENUS
from tablee.games.indix.vocabulary import Category
from tablee.packs.authoring.drafts import drafts
from tablee.packs.authoring.fault_words import fault_words
from tablee.packs.authoring.fault_words import told as said
from tablee.packs.authoring.faults import Fault
from tablee.packs.authoring.written import Draft, WrittenCard

SOURCES = [{"site": site, "title": "Une page", "seen": "2026-11-17"} for site in ("un.example", "deux.example")]
KINDS = ("deed", "look", "place", "kin", "said", "number", "today")
WEIGHTS = (*[1] * 5, *[2] * 8, *[3] * 4, 4)
SUBJECTS = ("balai", "nuage", "tambour", "citron", "rideau", "cartable", "moulin", "lanterne", "grenier", "sifflet")


def clue(at: int, **changed: Any) -> dict[str, Any]:
    text = f"Mon {SUBJECTS[at % 10]} {SUBJECTS[(at + 3) % 10]} numéro {at} fait rire du monde."
    return {"text": text, "weight": WEIGHTS[at], "kind": KINDS[at % len(KINDS)], "sources": [1]} | changed


MARK = {"question_mark": True}


def clues(*instead: dict[str, Any]) -> list[dict[str, Any]]:
    """Eighteen and two question marks; some of the first ones otherwise."""
    return [*instead, *[clue(at) for at in range(len(instead), 18)], MARK, MARK]


def card(name: str = "Barbe-Bleue", **changed: Any) -> Draft:
    category = changed.get("category", "person")
    plain = {
        "id": "p001",
        "category": "person",
        "name": name,
        "aliases": [f"le célèbre {name}", f"monsieur {name}"],
        "refused": ["Obéron", "Merlin"],
        "attributes": {trait.value: None for trait in MENUS[Category(category)]},
        "kind": "conte-légende",
        "child": True,
        "sources": SOURCES,
        "clues": clues(),
    }
    return draft(plain | changed)


def draft(value: dict[str, Any]) -> Draft:
    lines = {(): 1, ("clues", 0): 7}
    (good,), faults = drafts(iter([WrittenCard(value, "cards.yaml", lines)]), AUTHORING)
    assert not faults
    return good


def told(lint: Any, *cards: Draft) -> list[str]:
    found: list[Fault] = [*lint(cards)]
    return [said(fault, fault_words("en", AUTHORING.game)) for fault in found]
