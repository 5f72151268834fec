"""Where the answers of a pack that ships should lie, so that nobody can guess by habit."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tablee.games.incroyable.authoring.lints import questions
from tablee.games.incroyable.vocabulary import SYMBOLS, Kind, Symbol
from tablee.games.incroyable.written import WrittenQuestion
from tablee.kernel.structs import Value
from tablee.packs.authoring.faults import Fault
from tablee.packs.authoring.written import Draft

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
MOST_FRENCH = 30
LEAST_WOMEN = 25
"""Of the people named."""


class Spread(Value, frozen=True):
    """The figures of a pack, in hundredths of its questions."""

    questions: int
    answers: dict[str, float]
    sizes: dict[Symbol, dict[str, float]]
    first_digits: dict[str, float]
    round_numbers: float
    percents: float
    french: float
    people: int
    """Named in it."""
    women: float
    """In hundredths of those."""


def band(one: WrittenQuestion) -> str:
    if one.kind is Kind.YEAR:
        return "years"
    bounds = ((6, "2-6"), (99, "7-99"), (999, "100-999"))
    return next((name for most, name in bounds if one.a <= most), "1000-9990")


def size(one: WrittenQuestion) -> str:
    return SIZES[min(2, max(0, len(str(one.a)) - 2))]


def spread_of(cards: Sequence[Draft]) -> Spread:
    each = [one for _, _, one in questions(cards)]
    women, men = sum(len(one.women) for one in each), sum(len(one.men) for one in each)
    by_symbol = {symbol: [draft.card.on(symbol) for draft in cards] for symbol in SYMBOLS}
    return Spread(
        questions=len(each),
        answers=_hundredths([band(one) for one in each], SHARES),
        sizes={symbol: _hundredths([size(one) for one in some], SIZES) for symbol, some in by_symbol.items()},
        first_digits=_hundredths([str(one.a)[0] for one in each if one.kind is not Kind.YEAR], "123456789"),
        round_numbers=_share([one.a % 10 == 0 for one in each]),
        percents=_share([one.kind is Kind.PERCENT for one in each]),
        french=_share([one.france for one in each]),
        people=women + men,
        women=_share([True] * women + [False] * men),
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
    for what, details in _off(found):
        yield Fault("spread", what, cards[0].written.file, details={name: str(held) for name, held in details.items()})


def _off(found: Spread) -> Iterator[tuple[str, dict[str, object]]]:
    for name, (least, most) in SHARES.items():
        share = found.answers[name]
        if not least - TOLERANCE <= share <= most + TOLERANCE:
            yield "band", {"share": round(share), "band": name, "most": most}
    for symbol, sizes in found.sizes.items():
        for name, share in sizes.items():
            if share < FLOOR:
                yield "size", {"symbol": symbol, "share": round(share), "size": name, "least": FLOOR}
    least, most = FIRST_DIGITS
    for digit, share in found.first_digits.items():
        if not least <= share <= most:
            yield "digit", {"share": round(share), "digit": digit, "least": least, "most": most}
    if found.round_numbers >= MOST_ROUND:
        yield "round", {"share": round(found.round_numbers), "most": MOST_ROUND}
    if found.percents > MOST_PERCENTS:
        yield "percents", {"share": round(found.percents), "most": MOST_PERCENTS}
    if found.french > MOST_FRENCH:
        yield "french", {"share": round(found.french), "most": MOST_FRENCH}
    if found.people and found.women < LEAST_WOMEN:
        yield "women", {"share": round(found.women), "least": LEAST_WOMEN}
