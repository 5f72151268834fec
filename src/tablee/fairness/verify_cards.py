"""Verifying the cards of a record: each part is of the pack, and exactly what people saw is there."""

from collections.abc import Collection, Iterator

from tablee.fairness.record import Record, RecordedCard
from tablee.fairness.record_faults import Disproved
from tablee.kernel.cards.pack import Pack
from tablee.kernel.cards.parts import UNSEEN, Part, branches, leaves, part_of
from tablee.kernel.refusals import Malformed


def check_cards(record: Record) -> None:
    """Each alone, so that the one that was altered is the one named."""
    for line in _cards(record):
        assert record.header.pack is not None, "a card without a pack was not read"
        try:
            Pack.of_parts(record.header.pack, [line.card], record.game.cards)
        except Malformed as error:
            raise Disproved(line.line, str(error)) from None


def check_shown(record: Record, seen: Collection[Part]) -> None:
    """`seen` is what stood in some view of the replay."""
    if record.pack is None:
        return
    cards = record.pack.cards
    try:
        due = dict([leaf for part in seen for leaf in leaves(part_of(cards, part), part)])
    except (AttributeError, LookupError, TypeError):  # a forged card may lack the very place
        due = {(): UNSEEN}
    if any(value is UNSEEN for value in due.values()):
        raise Disproved(record.last, "a part of a card that somebody saw is missing before this line")
    wanted = {part[:steps] for part in due for steps in range(1, len(part) + 1)}
    for line in _cards(record):
        number = line.card.card
        if not wanted.issuperset(_opened(cards[number], (number,))) or (number,) not in wanted:
            raise Disproved(line.line, f"it shows a part of card {number} that nobody saw")


def _opened(value: object, at: Part) -> Iterator[Part]:
    """Every part that is no mere hash, branches too: that a card has three clues is something seen of it."""
    if value is UNSEEN:
        return
    yield at
    for name, held in branches(value):
        yield from _opened(held, (*at, name))


def _cards(record: Record) -> list[RecordedCard]:
    return [line for line in record.lines if isinstance(line, RecordedCard)]
