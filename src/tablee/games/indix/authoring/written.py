"""A card as its author writes it: clues from hard to easy, with sources and marks that are not played with."""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta

from tablee.games.indix.authoring.slot_order import mark_places, shuffled_slots
from tablee.games.indix.cards import LONGEST_CLUE, Card, ClueKind, Name, Names, Slot
from tablee.games.indix.menu import MENUS
from tablee.games.indix.vocabulary import SLOTS, Category, Truth
from tablee.kernel.structs import Value
from tablee.packs.authoring.drawings import Drawing
from tablee.packs.authoring.sources import Source
from tablee.packs.authoring.written import Draft

TRUTHS = {True: Truth.YES, False: Truth.NO, None: Truth.DEPENDS}


class WrittenSlot(Value, frozen=True):
    """A clue, or a question mark."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CLUE)] | None = None
    weight: Annotated[int, Meta(ge=1, le=4)] | None = None
    kind: ClueKind | None = None
    sources: tuple[Annotated[int, Meta(ge=1, le=99)], ...] = ()
    """Of the card's, counted from 1."""
    question_mark: bool = False


class WrittenCard(Value, frozen=True):
    id: Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9-]*$", max_length=40)]
    """It tells nothing of the name. The order of the slots follows from it."""
    category: Category
    name: Name
    clues: Annotated[tuple[WrittenSlot, ...], Meta(min_length=SLOTS, max_length=SLOTS)]
    """In any order: they are shuffled once, when the pack is built."""
    aliases: Names = ()
    refused: Names = ()
    attributes: Mapping[str, bool | None] = {}
    """By the key of the menu's question; null where it depends."""
    kind: Annotated[str, Meta(max_length=40)] = ""
    """What sort of person, place or thing, for the balance of a pack."""
    child: bool = False
    """Known to a ten-year-old."""
    sources: tuple[Source, ...] = ()


def played(draft: Draft) -> Card:
    card: WrittenCard = draft.card
    clues = [Slot(one.text, one.weight or 1, one.kind) for one in card.clues if one.text is not None]
    marks = mark_places(card.id, card.category, SLOTS - len(clues))
    truths = [TRUTHS[card.attributes.get(trait)] for trait in MENUS[card.category]]
    return Card(
        card.category, card.name, card.aliases, card.refused, shuffled_slots(card.id, clues, marks), tuple(truths)
    )


def rewritten(card: Card, number: int) -> tuple[dict[str, Any], Mapping[str, Drawing]]:
    """From a built pack, as it could have been written."""
    said = {truth: value for value, truth in TRUTHS.items()}
    clues = [
        {"question_mark": True} if one.text is None else {"text": one.text, "weight": one.weight or 1, "kind": one.kind}
        for one in card.slots
    ]
    return {
        "id": f"carte-{number}",
        "category": card.category.value,
        "name": card.name,
        "aliases": card.aliases,
        "refused": card.refused,
        "attributes": {
            trait.value: said.get(truth) for trait, truth in zip(MENUS[card.category], card.attributes, strict=True)
        },
        "clues": clues,
    }, {}
