"""A card as its author writes it: the questions by symbol, with sources and checks that are not played with."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from tablee.games.incroyable.cards import Question, QuestionCard
from tablee.games.incroyable.vocabulary import SYMBOLS, Kind, Number, Symbol
from tablee.kernel.structs import Value
from tablee.packs.authoring.drawings import Drawing
from tablee.packs.authoring.sources import Line, Source
from tablee.packs.authoring.written import Draft


class Check(Value, frozen=True):
    """What a machine can tell: a cell of a table in tests/facts, read again by a test, or what a package reckons."""

    table: str = ""
    key: str = ""
    """`column=value` of the row, or `*` for all of them."""
    field: str = ""
    """A column; `sum(column)` or `count(column)` over the rows."""
    value: int | str = ""
    package: str = ""
    query: str = ""
    """An expression that a person can run again."""


class WrittenQuestion(Value, frozen=True):
    q: Annotated[str, Meta(min_length=8, max_length=160)]
    a: Number
    kind: Kind = Kind.COUNT
    unit: Annotated[str, Meta(max_length=30)] = ""
    comment: Annotated[str, Meta(max_length=200)] = ""
    sources: tuple[Source, ...] = ()
    check: Check | None = None
    france: bool = False
    """About France: at most so many are, so that everybody can play."""
    women: tuple[Line, ...] = ()
    """Named in the question or the comment, as they are named there."""
    men: tuple[Line, ...] = ()
    as_of: Annotated[int, Meta(ge=1900, le=2999)] | None = None
    """The year in which it was so, where it may change."""


class WrittenQuestions(Value, frozen=True):
    livres: WrittenQuestion
    globe: WrittenQuestion
    coeur: WrittenQuestion
    arbre: WrittenQuestion
    professeur: WrittenQuestion


class WrittenCard(Value, frozen=True):
    id: Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9-]*$", max_length=40)]
    questions: WrittenQuestions
    status: Literal["draft", "checked", "played"] = "checked"

    def on(self, symbol: Symbol) -> WrittenQuestion:
        question: WrittenQuestion = getattr(self.questions, symbol)
        return question


def played(draft: Draft) -> QuestionCard:
    """As it is played: question, answer, unit and the little story."""
    return QuestionCard(*[_played(draft.card.on(symbol)) for symbol in SYMBOLS])


def _played(one: WrittenQuestion) -> Question:
    """« 2019 année » is said by nobody: a year has no unit."""
    return Question(one.q, one.a, one.kind, "" if one.kind is Kind.YEAR else one.unit, one.comment)


def rewritten(card: QuestionCard, number: int) -> tuple[dict[str, Any], Mapping[str, Drawing]]:
    """From a built pack, as it could have been written."""
    asked = {
        symbol.value: {"q": one.text, "a": one.answer, "kind": one.kind.value, "unit": one.unit, "comment": one.comment}
        for symbol in SYMBOLS
        for one in [getattr(card, symbol)]
    }
    return {"id": f"carte-{number}", "questions": asked}, {}
