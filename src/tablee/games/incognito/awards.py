"""What people are remembered for after « Incognito »: words hidden well, too well or not at all, and good eyes."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tablee.games.incognito.facts import Fact, Revealed
from tablee.games.incognito.vocabulary import Found
from tablee.kernel.ending.honours import GoodCompany, Honours, bestowed
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


class BestHidden(Value, frozen=True, tag="best_hidden"):
    """Found by some, and worth the most."""

    seat: Seat
    word: str
    place: str
    finders: tuple[Seat, ...]


class BestEye(Value, frozen=True, tag="best_eye"):
    """Found the most words."""

    seat: Seat
    words: int


class BestKept(Value, frozen=True, tag="best_kept"):
    """Nobody found it."""

    seat: Seat
    word: str
    place: str


class OpenBook(Value, frozen=True, tag="open_book"):
    """Everybody found it."""

    seat: Seat
    word: str
    place: str


class FoundWords(Value, frozen=True, tag="found_words"):
    seat: Seat
    words: int


class Drew(Value, frozen=True, tag="drew"):
    seat: Seat
    place: str


Award = BestHidden | BestEye | BestKept | OpenBook | FoundWords | Drew | GoodCompany


def honours(told: Sequence[Fact], players: int) -> Honours:
    shown = [fact for fact in told if isinstance(fact, Revealed)]
    found = Counter(seat for fact in shown for seat in fact.finders)
    eye = next((BestEye(seat, words) for seat, words in found.most_common(1)), None)
    lines = (*(FoundWords(seat, words) for seat, words in found.items()), *(Drew(one.seat, one.place) for one in shown))
    awards = (_best_hidden(shown), eye, next(_best_kept(shown), None), next(_open_books(shown), None))
    return bestowed(players, awards, lines)


def _best_hidden(shown: Sequence[Revealed]) -> BestHidden | None:
    some = [fact for fact in shown if fact.found == Found.SOME]
    best = max(some, key=lambda fact: (fact.points, -len(fact.finders)), default=None)
    return None if best is None else BestHidden(best.seat, best.word, best.place, best.finders)


def _best_kept(shown: Sequence[Revealed]) -> Iterator[BestKept]:
    return (BestKept(fact.seat, fact.word, fact.place) for fact in shown if fact.found == Found.NOBODY)


def _open_books(shown: Sequence[Revealed]) -> Iterator[OpenBook]:
    return (OpenBook(fact.seat, fact.word, fact.place) for fact in shown if fact.found == Found.EVERYBODY)
