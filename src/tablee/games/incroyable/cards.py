"""The cards: five questions each, one a symbol, with their answers on the back. [INC-03]"""

from typing import Annotated

from msgspec import Meta

from tablee.games.incroyable.vocabulary import Kind, Number, Symbol
from tablee.kernel.cards.pack import Pack
from tablee.kernel.structs import Value

LONGEST_QUESTION, LONGEST_UNIT, LONGEST_COMMENT = 200, 40, 240


class Question(Value, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_QUESTION)]
    answer: Number
    kind: Kind = Kind.COUNT
    unit: Annotated[str, Meta(max_length=LONGEST_UNIT)] = ""
    comment: Annotated[str, Meta(max_length=LONGEST_COMMENT)] = ""
    """The little story of the answer, told with it."""


class QuestionCard(Value, frozen=True):
    """A field for each symbol, by its name."""

    livres: Question
    globe: Question
    coeur: Question
    arbre: Question
    professeur: Question


LEAST_CARDS = 6
"""In a pack of one's own: a card that comes again soon has answers that everybody knows."""


def question_on(pack: Pack, card: int, symbol: Symbol) -> Question:
    question: Question = getattr(pack.cards[card], symbol)
    return question
