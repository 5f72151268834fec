"""How a whole pack is balanced: categories, people, what children know, question marks, and no number easier."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tablee.games.indix.authoring.written import played
from tablee.games.indix.cards import Card
from tablee.games.indix.vocabulary import SLOTS, Category
from tablee.packs.authoring.faults import Fault
from tablee.packs.authoring.written import Draft

FEWEST = 60
"""Cards below which shares say nothing."""
LEAST_WOMEN, FICTION, LEAST_CHILD = 35, (30, 50), 45
"""Hundredths: of the persons, and of all cards."""
MARKS = {1: (12, 28), 2: (50, 70), 3: (12, 28)}
"""Hundredths of the cards that have so many question marks."""
MARK_AT = (6, 14)
"""Hundredths of the cards that have one at each number; 8 to 12 once there are hundreds."""
FLAT = 0.5
"""How far the mean weight at a number may lie from that of all."""


def balanced(cards: Sequence[Draft]) -> Iterator[Fault]:
    if len(cards) < FEWEST:
        return
    yield from _categories(cards)
    yield from _people(cards)
    built = [played(draft) for draft in cards]
    yield from _marks(cards, built)
    yield from _weights(cards, built)


def share(some: int, of: int) -> float:
    return 100 * some / of if of else 0.0


def _categories(cards: Sequence[Draft]) -> Iterator[Fault]:
    counts = Counter(draft.card.category for draft in cards)
    if len({counts[category] for category in Category}) > 1:
        yield _of_all(cards, "uneven", **{category.value: counts[category] for category in Category})


def persons(cards: Sequence[Draft]) -> list[Draft]:
    return [draft for draft in cards if draft.card.category is Category.PERSON]


def women(cards: Sequence[Draft]) -> float:
    people = persons(cards)
    return share(sum(draft.card.attributes.get("woman") is True for draft in people), len(people))


def fiction(cards: Sequence[Draft]) -> float:
    people = persons(cards)
    return share(sum(draft.card.attributes.get("real") is not True for draft in people), len(people))


def for_children(cards: Sequence[Draft]) -> float:
    return share(sum(draft.card.child for draft in cards), len(cards))


def _people(cards: Sequence[Draft]) -> Iterator[Fault]:
    if women(cards) < LEAST_WOMEN:
        yield _of_all(cards, "women", share=f"{women(cards):.0f}", least=LEAST_WOMEN)
    least, most = FICTION
    if not least <= fiction(cards) <= most:
        yield _of_all(cards, "fiction", share=f"{fiction(cards):.0f}", least=least, most=most)
    if for_children(cards) < LEAST_CHILD:
        yield _of_all(cards, "children", share=f"{for_children(cards):.0f}", least=LEAST_CHILD)


def marks_at(built: Sequence[Card]) -> dict[int, float]:
    """By number, the hundredths of cards with a question mark there."""
    at = Counter(number for card in built for number, slot in enumerate(card.slots, 1) if slot.text is None)
    return {number: share(at[number], len(built)) for number in range(1, SLOTS + 1)}


def _marks(cards: Sequence[Draft], built: Sequence[Card]) -> Iterator[Fault]:
    counts = Counter(sum(slot.text is None for slot in card.slots) for card in built)
    for count, (least, most) in MARKS.items():
        if not least <= (so_many := share(counts[count], len(built))) <= most:
            yield _of_all(cards, "mark-counts", count=count, share=f"{so_many:.0f}", least=least, most=most)
    least, most = MARK_AT
    for number, found in marks_at(built).items():
        if not least <= found <= most:
            yield _of_all(cards, "mark-at", number=number, share=f"{found:.0f}", least=least, most=most)


def mean_weights(built: Sequence[Card]) -> dict[int, float]:
    """By number, of the clues that lie there."""
    at = {number: [card.slots[number - 1].weight for card in built] for number in range(1, SLOTS + 1)}
    clues = {number: [weight for weight in weights if weight] for number, weights in at.items()}
    return {number: sum(weights) / len(weights) if weights else 0.0 for number, weights in clues.items()}


def _weights(cards: Sequence[Draft], built: Sequence[Card]) -> Iterator[Fault]:
    means = mean_weights(built)
    middle = sum(means.values()) / len(means)
    for number, mean in means.items():
        if abs(mean - middle) > FLAT:
            yield _of_all(cards, "not-flat", number=number, mean=f"{mean:.1f}", middle=f"{middle:.1f}")


def _of_all(cards: Sequence[Draft], what: str, **details: object) -> Fault:
    said = {name: str(detail) for name, detail in details.items()}
    return Fault("balance", what, cards[0].written.file, details=said)
