"""What a question must meet to be played with, and what those that ship must meet besides."""

import re
from collections.abc import Iterator, Sequence
from itertools import combinations

from tablee.games.incroyable.vocabulary import SYMBOLS, Kind, Symbol
from tablee.games.incroyable.written import WrittenQuestion
from tablee.kernel.text import folded
from tablee.packs.authoring.authoring import Draft
from tablee.packs.authoring.faults import Fault
from tablee.packs.authoring.french import typography_faults

LOWEST, HIGHEST_ANSWER = 2, 9990
ALIKE = 0.6
"""Share of words that two questions with the same answer may have in common."""
HUNDRED = 100
OLD = 3
"""Years after which something that may change is looked up again."""
LATEST_YEAR = 2026
"""Of the newest cards; a year in the future is no fact."""
SMALL_WORDS = frozenset(folded("le la les un une des du de d l en au aux a et ou est sont combien quel quelle").split())
FARMS = frozenset({"quora.com", "answers.yahoo.com", "brainly.com", "brainly.fr", "answers.com", "reponserapide.com"})
"""Where anybody answers anything: never the only source."""
FIGURES = re.compile(r"\d+")
Each = Iterator[tuple[Draft, Symbol, WrittenQuestion]]


def questions(cards: Sequence[Draft]) -> Each:
    return ((draft, symbol, draft.card.on(symbol)) for draft in cards for symbol in SYMBOLS)


def _at(draft: Draft, symbol: Symbol, lint: str, text: str, field: str = "q") -> Fault:
    return draft.fault(lint, f"{symbol}: {text}", "questions", symbol.value, field)


def in_range(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft, symbol, one in questions(cards):
        if not LOWEST <= one.a <= HIGHEST_ANSWER:
            yield _at(draft, symbol, "range", f"the answer {one.a} is not from {LOWEST} to {HIGHEST_ANSWER}", "a")
        elif one.kind is Kind.YEAR and one.a > (one.as_of or LATEST_YEAR):
            yield _at(draft, symbol, "range", f"the year {one.a} is still to come", "a")
        elif one.kind is Kind.PERCENT and one.a > HUNDRED:
            yield _at(draft, symbol, "range", f"{one.a} per cent", "a")


def no_leak(cards: Sequence[Draft]) -> Iterator[Fault]:
    """The answer stands in no question of its card: with thin spaces between its figures, or none."""
    for draft, symbol, one in questions(cards):
        for other in SYMBOLS:
            text = re.sub(r"(?<=\d)[\u00a0\u202f\u2009 .](?=\d{3}\b)", "", draft.card.on(other).q)
            if str(one.a) in FIGURES.findall(text):
                where = "its own question" if other is symbol else f"the question {other}"
                yield _at(draft, symbol, "leak", f"the answer {one.a} stands in {where}")


def one_question(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft, symbol, one in questions(cards):
        if not one.q.rstrip().endswith("?"):
            yield _at(draft, symbol, "form", "it does not end in a question mark")


def typography(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft, symbol, one in questions(cards):
        for field, text in (("q", one.q), ("unit", one.unit), ("comment", one.comment)):
            for said in typography_faults(text):
                yield _at(draft, symbol, "typography", said, field)


def two_sources(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft, symbol, one in questions(cards):
        sites = {source.site.casefold().removeprefix("www.") for source in one.sources}
        if len(sites) < 2:
            yield _at(draft, symbol, "sources", "two sources from different sites are wanted", "sources")
        elif sites <= FARMS:
            yield _at(draft, symbol, "sources", "no source but sites where anybody answers anything", "sources")


def age(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft, symbol, one in questions(cards):
        if one.as_of is not None and one.as_of < LATEST_YEAR - OLD:
            yield _at(draft, symbol, "age", f"true in {one.as_of}: look it up again", "as_of")


def commented(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft, symbol, one in questions(cards):
        if not one.comment:
            yield _at(draft, symbol, "comment", "no little story: why, or a comparison")


def one_year_a_card(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft in cards:
        years = [symbol for symbol in SYMBOLS if draft.card.on(symbol).kind is Kind.YEAR]
        if len(years) > 1:
            yield _at(draft, years[1], "spread", "a second year on one card", "kind")


def no_twice(cards: Sequence[Draft]) -> Iterator[Fault]:
    """The same answer and nearly the same words; or the very same words."""
    each = [(draft, symbol, one, _words(one.q)) for draft, symbol, one in questions(cards)]
    for (_, _, one, words), (draft, symbol, other, others) in combinations(each, 2):
        alike = len(words & others) / (len(words) * len(others)) ** 0.5 if words and others else 0.0
        if words == others or (one.a == other.a and alike > ALIKE):
            yield _at(draft, symbol, "duplicates", f"nearly the same as « {one.q} »")


def _words(text: str) -> frozenset[str]:
    return frozenset(folded(text).split()) - SMALL_WORDS
