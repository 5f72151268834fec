"""What a question must meet to be played with, and what those that ship must meet besides."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from tablee.games.incroyable.units import fits
from tablee.games.incroyable.vocabulary import SYMBOLS, Kind, Symbol
from tablee.games.incroyable.written import WrittenQuestion
from tablee.packs.authoring.alike import cosine, subjects, within, words_of
from tablee.packs.authoring.faults import Fault
from tablee.packs.authoring.number_words import numbers_in, spells
from tablee.packs.authoring.read_texts import ReadText
from tablee.packs.authoring.written import Draft

LOWEST, HIGHEST_ANSWER = 2, 9990
ALIKE, WITHIN = 0.6, 0.9
"""Of words: how near two questions with the same answer may come, and how far any two may stand in one another."""
HUNDRED = 100
MOST_BYTES = {"q": 240, "unit": 45, "comment": 300}
"""Of each text: one and a half for each letter that it may have; French takes 1.1. When an answer is read, everybody
gets two questions and a story in one message, most of it twice, and that is to stay in the order of 2 kB."""
OLD = 3
"""Years after which something that may change is looked up again."""
FARTHEST_YEAR = 2100
"""Of cards that say no date, as a teacher's: a plan may name a year to come; what lies beyond this is a slip."""
FARMS = frozenset({"quora.com", "answers.yahoo.com", "brainly.com", "brainly.fr", "answers.com", "reponserapide.com"})
"""Where anybody answers anything: never the only source."""
Each = Iterator[tuple[Draft, Symbol, WrittenQuestion]]


def questions(cards: Sequence[Draft]) -> Each:
    return ((draft, symbol, draft.card.on(symbol)) for draft in cards for symbol in SYMBOLS)


def texts(draft: Draft) -> Iterator[ReadText]:
    """Question and unit are read aloud; the little story is read by everybody for themselves."""
    for _, symbol, one in questions([draft]):
        for field, text in (("q", one.q), ("unit", one.unit), ("comment", one.comment)):
            if text:
                yield ReadText(("questions", symbol.value, field), text, aloud=field != "comment")


def _at(draft: Draft, symbol: Symbol, lint: str, what: str, field: str = "q", **details: object) -> Fault:
    return draft.fault(lint, what, "questions", symbol.value, field, **details)


def dated(cards: Sequence[Draft]) -> int | None:
    """The year in which something of them was looked up last. Not today's: the same cards have the same faults."""
    each = [one for _, _, one in questions(cards)]
    seen = [int(source.seen[:4]) for one in each for source in one.sources]
    return max([*seen, *[one.as_of for one in each if one.as_of is not None]], default=None)


def in_range(cards: Sequence[Draft]) -> Iterator[Fault]:
    latest = dated(cards) or FARTHEST_YEAR
    for draft, symbol, one in questions(cards):
        if not LOWEST <= one.a <= HIGHEST_ANSWER:
            yield _at(draft, symbol, "range", "outside", "a", answer=one.a, least=LOWEST, most=HIGHEST_ANSWER)
        elif one.kind is Kind.YEAR and one.a > (one.as_of or latest):
            yield _at(draft, symbol, "range", "future", "a", year=one.a)
        elif one.kind is Kind.PERCENT and one.a > HUNDRED:
            yield _at(draft, symbol, "range", "over-hundred", "a", answer=one.a)


def not_heavy(cards: Sequence[Draft]) -> Iterator[Fault]:
    """Letters of most scripts take two bytes or three: so many fewer of them may stand there."""
    for draft, symbol, one in questions(cards):
        for field, most in MOST_BYTES.items():
            text: str = getattr(one, field)
            if (size := len(text.encode())) > most:
                yield _at(draft, symbol, "size", "long", field, most=most * len(text) // size)


def no_leak(cards: Sequence[Draft]) -> Iterator[Fault]:
    """The answer stands in no question of its card: in figures, whatever is between them, and not in words either."""
    for draft, symbol, one in questions(cards):
        for other in SYMBOLS:
            text = draft.card.on(other).q
            if str(one.a) in numbers_in(text) or (other is symbol and spells(text, one.a)):
                what = "leak" if other is symbol else "leak-beside"
                yield _at(draft, symbol, "leak", what, answer=one.a, other=other)


def units_fit(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft, symbol, one in questions(cards):
        if not fits(one.kind, one.unit):
            yield _at(draft, symbol, "unit", "unit", "unit", unit=one.unit, kind=one.kind)


def one_question(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft, symbol, one in questions(cards):
        if not one.q.rstrip().endswith("?"):
            yield _at(draft, symbol, "form", "no-question-mark")


def two_sources(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft, symbol, one in questions(cards):
        sites = {source.site.casefold().removeprefix("www.") for source in one.sources}
        if len(sites) < 2:
            yield _at(draft, symbol, "sources", "few-sources", "sources")
        elif sites <= FARMS:
            yield _at(draft, symbol, "sources", "farms", "sources")


def age(cards: Sequence[Draft]) -> Iterator[Fault]:
    newest = dated(cards)
    for draft, symbol, one in questions(cards):
        if one.as_of and newest and one.as_of < newest - OLD:
            yield _at(draft, symbol, "age", "old", "as_of", year=one.as_of)


def commented(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft, symbol, one in questions(cards):
        if not one.comment:
            yield _at(draft, symbol, "comment", "no-comment")


def people_stand_there(cards: Sequence[Draft]) -> Iterator[Fault]:
    """Who is counted as named is named: in the question, or in its little story."""
    for draft, symbol, one in questions(cards):
        for field, names in (("women", one.women), ("men", one.men)):
            for name in names:
                if name not in one.q and name not in one.comment:
                    yield _at(draft, symbol, "people", "not-named", field, name=name)


def one_year_a_card(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft in cards:
        years = [symbol for symbol in SYMBOLS if draft.card.on(symbol).kind is Kind.YEAR]
        if len(years) > 1:
            yield _at(draft, years[1], "years", "second-year", "kind")


def no_twice(cards: Sequence[Draft]) -> Iterator[Fault]:
    """The same answer and nearly the same words; one question within another; the same subject twice."""
    each = [(draft, symbol, one, words_of(one.q), subjects(one.q)) for draft, symbol, one in questions(cards)]
    for (_, _, one, words, about), (draft, symbol, other, others, theirs) in combinations(each, 2):
        same = one.a == other.a and cosine(words, others) > ALIKE
        if same or within(words, others) > WITHIN:
            yield _at(draft, symbol, "duplicates", "nearly-same", other=one.q)
        elif shared := about & theirs:
            yield _at(draft, symbol, "subject", "same-subject", word=min(shared), other=one.q)
