"""What people are remembered for after « Indix »: early answers, bold calls, tough cards, false trails."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tablee.games.indix.facts import AnsweredNothing, CardDrawn, Fact, Found, Judged, NumberPicked, Unfound, Walked
from tablee.kernel.ending.honours import GoodCompany, Honours, bestowed, unequalled
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


class EarliestAnswer(Value, frozen=True, tag="earliest_answer"):
    """Found it after the fewest clues."""

    seat: Seat
    name: str
    clues: int


class BoldestCall(Value, frozen=True, tag="boldest_call"):
    """Found it out of turn, with a purple token."""

    seat: Seat
    name: str
    clues: int


class ToughestCard(Value, frozen=True, tag="toughest_card"):
    """Read the card that took the most clues."""

    seat: Seat
    name: str
    clues: int


class MostTrails(Value, frozen=True, tag="most_trails"):
    """Answered wrong so often: who never dares never finds."""

    seat: Seat
    wrong: int


class BestMemory(Value, frozen=True, tag="best_memory"):
    """Found the most cards."""

    seat: Seat
    cards: int


class FoundCards(Value, frozen=True, tag="found_cards"):
    seat: Seat
    cards: int


class SquaresWalked(Value, frozen=True, tag="squares_walked"):
    seat: Seat
    squares: int


class CardsRead(Value, frozen=True, tag="cards_read"):
    seat: Seat
    cards: int


Superlative = EarliestAnswer | BoldestCall | ToughestCard | MostTrails | BestMemory
Award = Superlative | FoundCards | SquaresWalked | CardsRead | GoodCompany


def honours(told: Sequence[Fact], players: int) -> Honours:
    found = [fact for fact in told if isinstance(fact, Found)]
    earliest = unequalled(found, lambda one: -one.clues)
    boldest = unequalled([one for one in found if one.called], lambda one: -one.clues)
    memories = [FoundCards(seat, cards) for seat, cards in Counter(one.seat for one in found).items()]
    memory = unequalled(memories, lambda one: one.cards)
    awards = (
        earliest and EarliestAnswer(earliest.seat, earliest.name, earliest.clues),
        boldest and BoldestCall(boldest.seat, boldest.name, boldest.clues),
        unequalled(_cards(told), lambda card: card.clues),
        unequalled(_trails(told), lambda trails: trails.wrong),
        memory and BestMemory(memory.seat, memory.cards),
    )
    return bestowed(players, awards, (*memories, *_walks(told), *_readings(told)))


def _cards(told: Sequence[Fact]) -> Iterator[ToughestCard]:
    reader, clues = Seat(0), 0
    for fact in told:
        match fact:
            case CardDrawn(seat):
                reader, clues = seat, 0
            case NumberPicked():
                clues += 1
            case Found(_, name) | Unfound(name):
                yield ToughestCard(reader, name, clues)
            case _:
                pass


def _trails(told: Sequence[Fact]) -> Iterator[MostTrails]:
    wrong = Counter(
        fact.seat for fact in told if isinstance(fact, AnsweredNothing) or (isinstance(fact, Judged) and not fact.right)
    )
    return (MostTrails(seat, count) for seat, count in wrong.items())


def _walks(told: Sequence[Fact]) -> Iterator[SquaresWalked]:
    walked: Counter[Seat] = Counter()
    for fact in told:
        if isinstance(fact, Walked):
            walked[fact.seat] += fact.steps
    return (SquaresWalked(seat, squares) for seat, squares in walked.items() if squares > 0)


def _readings(told: Sequence[Fact]) -> Iterator[CardsRead]:
    read = Counter(fact.seat for fact in told if isinstance(fact, CardDrawn))
    return (CardsRead(seat, cards) for seat, cards in read.items())
