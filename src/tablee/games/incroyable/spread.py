"""Where the answers of a pack that ships should lie, so that nobody can guess by habit."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tablee.games.incroyable.lints import questions
from tablee.games.incroyable.vocabulary import SYMBOLS, Kind, Symbol
from tablee.games.incroyable.written import WrittenQuestion
from tablee.kernel.structs import Value
from tablee.packs.authoring.authoring import Draft
from tablee.packs.authoring.faults import Fault

TOLERANCE = 5
"""Points in a hundred."""
FEWEST = 50
"""Questions below which shares say nothing."""
SHARES = {"2-6": (0, 3), "7-99": (32, 32), "100-999": (32, 32), "1000-9990": (15, 15), "years": (0, 18)}
"""At least and at most, in hundredths, within the tolerance."""
FLOOR = 12
"""In each symbol, of each of the three sizes."""
SIZES = ("7-99", "100-999", "1000+")
FIRST_DIGITS = (3, 35)
MOST_ROUND, MOST_PERCENTS = 25, 8


class Spread(Value, frozen=True):
    """The figures of a pack, in hundredths of its questions."""

    questions: int
    answers: dict[str, float]
    sizes: dict[Symbol, dict[str, float]]
    first_digits: dict[str, float]
    round_numbers: float
    percents: float


def band(one: WrittenQuestion) -> str:
    if one.kind is Kind.YEAR:
        return "years"
    bounds = ((6, "2-6"), (99, "7-99"), (999, "100-999"))
    return next((name for most, name in bounds if one.a <= most), "1000-9990")


def size(one: WrittenQuestion) -> str:
    return SIZES[min(2, max(0, len(str(one.a)) - 2))]


def spread_of(cards: Sequence[Draft]) -> Spread:
    each = [one for _, _, one in questions(cards)]
    by_symbol = {symbol: [draft.card.on(symbol) for draft in cards] for symbol in SYMBOLS}
    return Spread(
        questions=len(each),
        answers=_hundredths([band(one) for one in each], SHARES),
        sizes={symbol: _hundredths([size(one) for one in some], SIZES) for symbol, some in by_symbol.items()},
        first_digits=_hundredths([str(one.a)[0] for one in each if one.kind is not Kind.YEAR], "123456789"),
        round_numbers=_share([one.a % 10 == 0 for one in each]),
        percents=_share([one.kind is Kind.PERCENT for one in each]),
    )


def _hundredths(found: Sequence[str], names: Sequence[str] | dict[str, tuple[int, int]]) -> dict[str, float]:
    counted = Counter(found)
    return {name: 100 * counted[name] / max(1, len(found)) for name in names}


def _share(each: Sequence[bool]) -> float:
    return 100 * sum(each) / max(1, len(each))


def well_spread(cards: Sequence[Draft]) -> Iterator[Fault]:
    """Of the pack as a whole; a small one is left alone."""
    found = spread_of(cards)
    if found.questions < FEWEST:
        return
    file = cards[0].written.file
    for said in _off(found):
        yield Fault("spread", file, 0, "", said)


def _off(found: Spread) -> Iterator[str]:
    for name, (least, most) in SHARES.items():
        share = found.answers[name]
        if not least - TOLERANCE <= share <= most + TOLERANCE:
            yield f"{share:.0f} % of the answers are {name}; about {most} % are wanted"
    for symbol, sizes in found.sizes.items():
        for name, share in sizes.items():
            if share < FLOOR:
                yield f"{symbol}: {share:.0f} % of the answers are {name}; at least {FLOOR} % are wanted"
    least, most = FIRST_DIGITS
    for digit, share in found.first_digits.items():
        if not least <= share <= most:
            yield f"{share:.0f} % of the answers begin with {digit}; {least} to {most} % are wanted"
    if found.round_numbers >= MOST_ROUND:
        yield f"{found.round_numbers:.0f} % of the answers end in 0; under {MOST_ROUND} % are wanted"
    if found.percents > MOST_PERCENTS:
        yield f"{found.percents:.0f} % of the answers are percentages; at most {MOST_PERCENTS} % are wanted"
