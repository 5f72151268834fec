"""The cards: a category, a name, and twenty slots, each with a clue or a question mark. [IDX-02]"""

from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from tablee.games.indix.menu import QUESTIONS, TRAITS, Trait
from tablee.games.indix.vocabulary import SLOTS, Category, Truth
from tablee.kernel.cards.pack import Pack
from tablee.kernel.structs import Value

LONGEST_NAME, LONGEST_CLUE = 60, 120
MOST_FORMS = 12

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Names = Annotated[tuple[Name, ...], Meta(max_length=MOST_FORMS)]


class ClueKind(StrEnum):
    """What a clue is about: a card has many kinds."""

    TIME = "time"
    PLACE = "place"
    LOOK = "look"
    DEED = "deed"
    KIN = "kin"
    SAID = "said"
    NUMBER = "number"
    WORDPLAY = "wordplay"
    NOT = "not"
    TODAY = "today"


class Slot(Value, frozen=True):
    """A clue, or a question mark where there is no text."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CLUE)] | None = None
    weight: Annotated[int, Meta(ge=0, le=4)] = 0
    """How much it gives away: from 1, which fits hundreds, to 4, a gift; 0 for a question mark. In nobody's view."""
    kind: ClueKind | None = None


class Card(Value, frozen=True):
    category: Category
    name: Name
    aliases: Names
    """Other forms that are as right as the name."""
    refused: Names
    """Near names that are wrong, however near."""
    slots: Annotated[tuple[Slot, ...], Meta(min_length=SLOTS, max_length=SLOTS)]
    attributes: Annotated[tuple[Truth, ...], Meta(min_length=QUESTIONS, max_length=QUESTIONS)]
    """What it answers to each question of its category's menu, in that order."""


LEAST_CARDS = 12
"""In a pack of one's own: a card that comes again soon is known at the first clue."""


def card_on(pack: Pack, number: int) -> Card:
    card: Card = pack.cards[number]
    return card


def trait_at(trait: Trait) -> int:
    """Where a card has it: every category has a menu of its own, and all are as long."""
    return TRAITS.index(trait) % QUESTIONS


def forms(card: Card) -> tuple[str, ...]:
    """All that is right at once. [IDX-09]"""
    return (card.name, *card.aliases)


def names(pack: Pack) -> Iterable[str]:
    return [form for card in pack.cards for form in forms(card)]
