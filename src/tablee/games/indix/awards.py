"""What people are remembered for after « Indix »: early answers, bold calls, tough cards, false trails."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tablee.games.indix.facts import AnsweredNothing, CardDrawn, Fact, Found, Judged, NumberPicked, Unfound, Walked
from tablee.kernel.ending.honours import GoodCompany, Honours, bestowed
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


class FoundCards(Value, frozen=True, tag="found_cards"):
    seat: Seat
    cards: int


class SquaresWalked(Value, frozen=True, tag="squares_walked"):
    seat: Seat
    squares: int


Award = EarliestAnswer | BoldestCall | ToughestCard | MostTrails | FoundCards | SquaresWalked | GoodCompany


def honours(told: Sequence[Fact], players: int) -> Honours:
    found = sorted([fact for fact in told if isinstance(fact, Found)], key=lambda fact: fact.clues)
    earliest = next((EarliestAnswer(one.seat, one.name, one.clues) for one in found), None)
    called = [BoldestCall(one.seat, one.name, one.clues) for one in found if one.called]
    bold = next((award for award in called if earliest and award.seat != earliest.seat), None)
    toughest = max(_cards(told), key=lambda card: card.clues, default=None)
    lines = (FoundCards(seat, cards) for seat, cards in Counter(one.seat for one in found).items())
    return bestowed(players, (earliest, bold, toughest, _most_trails(told)), (*lines, *_walks(told)))


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


def _most_trails(told: Sequence[Fact]) -> MostTrails | None:
    wrong = Counter(
        fact.seat for fact in told if isinstance(fact, AnsweredNothing) or (isinstance(fact, Judged) and not fact.right)
    )
    return next((MostTrails(seat, count) for seat, count in wrong.most_common(1)), None)


def _walks(told: Sequence[Fact]) -> Iterator[SquaresWalked]:
    walked: Counter[Seat] = Counter()
    for fact in told:
        if isinstance(fact, Walked):
            walked[fact.seat] += fact.steps
    return (SquaresWalked(seat, squares) for seat, squares in walked.items() if squares > 0)
