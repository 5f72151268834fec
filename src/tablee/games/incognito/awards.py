"""What people are remembered for after « Incognito »: words hidden well, too well or not at all, and good eyes."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tablee.games.incognito.facts import Fact, Revealed, Scored
from tablee.games.incognito.vocabulary import Found
from tablee.kernel.ending.honours import GoodCompany, Honours, bestowed, unequalled
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


class BestHidden(Value, frozen=True, tag="best_hidden"):
    """Found by some, and by the fewest."""

    seat: Seat
    word: str
    place: str
    finders: tuple[Seat, ...]


class BestEye(Value, frozen=True, tag="best_eye"):
    """Found the most words."""

    seat: Seat
    words: int


class BestKept(Value, frozen=True, tag="best_kept"):
    """Nobody found it; those of others were found."""

    seat: Seat
    word: str
    place: str


class OpenBook(Value, frozen=True, tag="open_book"):
    """Everybody found it; those of others they did not."""

    seat: Seat
    word: str
    place: str


class BestRound(Value, frozen=True, tag="best_round"):
    """The most points of a single round."""

    seat: Seat
    points: int
    round: int


class CraftiestChalk(Value, frozen=True, tag="craftiest_chalk"):
    """Hid the most words so that some found them and others did not."""

    seat: Seat
    words: int


class WellHidden(Value, frozen=True, tag="well_hidden"):
    """Found by some, as others were."""

    seat: Seat
    word: str
    place: str
    finders: tuple[Seat, ...]


class FoundWords(Value, frozen=True, tag="found_words"):
    seat: Seat
    words: int


class Drew(Value, frozen=True, tag="drew"):
    seat: Seat
    place: str


Superlative = BestHidden | BestEye | BestKept | OpenBook | BestRound | CraftiestChalk
Award = Superlative | WellHidden | FoundWords | Drew | GoodCompany


def honours(told: Sequence[Fact], players: int) -> Honours:
    shown = [fact for fact in told if isinstance(fact, Revealed)]
    eyes = [FoundWords(seat, words) for seat, words in Counter(seat for fact in shown for seat in fact.finders).items()]
    eye = unequalled(eyes, lambda found: found.words)
    hidden = [WellHidden(one.seat, one.word, one.place, one.finders) for one in shown if one.found == Found.SOME]
    rarest = unequalled(hidden, lambda one: -len(one.finders))
    awards = (
        rarest and BestHidden(rarest.seat, rarest.word, rarest.place, rarest.finders),
        eye and BestEye(eye.seat, eye.words),
        unequalled(_kept(shown), lambda _: True),
        unequalled(_rounds(told), lambda best: best.points),
        unequalled(_chalk(hidden), lambda chalk: chalk.words),
        unequalled(_open_books(shown), lambda _: True),
    )
    return bestowed(players, awards, (*hidden, *eyes, *(Drew(one.seat, one.place) for one in shown)))


def _kept(shown: Sequence[Revealed]) -> Iterator[BestKept]:
    return (BestKept(fact.seat, fact.word, fact.place) for fact in shown if fact.found == Found.NOBODY)


def _open_books(shown: Sequence[Revealed]) -> Iterator[OpenBook]:
    return (OpenBook(fact.seat, fact.word, fact.place) for fact in shown if fact.found == Found.EVERYBODY)


def _rounds(told: Sequence[Fact]) -> Iterator[BestRound]:
    scored = [fact for fact in told if isinstance(fact, Scored)]
    for number, fact in enumerate(scored, 1):
        yield from (BestRound(one.seat, one.points, number) for one in fact.points)


def _chalk(hidden: Sequence[WellHidden]) -> Iterator[CraftiestChalk]:
    return (CraftiestChalk(seat, words) for seat, words in Counter(one.seat for one in hidden).items())
