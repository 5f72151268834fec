"""What comes to a bot's mind while it looks for a name: the right one once it has heard enough, or some other.

How much is enough hangs on its level, the category and its luck with this card. A hunch says how sure it feels, and
not whether it is right. `docs/design/0033` says what is in it, and when.
"""

from math import exp, log
from typing import NamedTuple

from tablee.bots.luck import Luck
from tablee.games.indix.associations import nearest, surprise, telling
from tablee.games.indix.cards import card_on
from tablee.games.indix.menu import Trait
from tablee.games.indix.phases import Answering, Asking, State, Table, Thinking, drawn_card
from tablee.games.indix.vocabulary import Category, Reply
from tablee.kernel.game import Level
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value

WORTH = (0, 1, 2, 5, 12)
"""Of a clue by its weight: a gift alone is half of what most people need."""
BIT = 2.0
"""What a reply is worth that leaves half of what it could be."""
FREE_REPLY = 2.0
"""To a question in free words, of which a bot knows only that it was answered."""
SPREAD = 0.24
"""How much luck differs from card to card: the scale of a logistic spread of the logarithm."""
AGAIN = 0.2
"""What must be heard of a card that was named in this game before, beside what else it would take."""


class Memory(NamedTuple):
    """Of one level."""

    needs: dict[Category, float]
    """What must have been heard for half of the cards to be known."""
    strays: float
    """How often another name comes to mind before."""
    cocky: float
    """How sure one may feel of such a name."""


MEMORIES: dict[Level, Memory] = {
    "easy": Memory({Category.PERSON: 35, Category.PLACE: 33, Category.THING: 32}, strays=0.45, cocky=0.85),
    "medium": Memory({Category.PERSON: 25, Category.PLACE: 24, Category.THING: 25}, strays=0.35, cocky=0.8),
    "hard": Memory({Category.PERSON: 18, Category.PLACE: 18, Category.THING: 19}, strays=0.2, cocky=0.7),
}
"""Measured: docs/reference/bots-indix.md."""
DAWNS = 0.4
"""Below this share of what it needs, nothing comes to its mind at all."""


class Inkling(Value, frozen=True):
    name: str | None
    """The one that comes to mind, right or wrong: were there several, their number could tell which."""
    sure: float
    """Of it, from 0 to 1. Nobody is told whether it is right; but only of the right name is one surer than `cocky`."""
    questions: tuple[Trait, ...]
    """For whoever may ask one: those of the menu that would tell most, first."""
    luck: float
    """From 0 up to 1, the same until more is heard."""


def occasion(state: State, seat: Seat) -> int | None:
    """One for each card, for those who look: what one knows of it, one goes on knowing."""
    if not isinstance(state, Asking | Thinking | Answering) or seat == state.table.race.reader:
        return None
    return state.table.race.round


def hunch(state: State, seat: Seat, level: Level, number: float) -> Inkling:
    """`number`, from 0 up to 1, says how soon this seat knows this card."""
    assert isinstance(state, Asking | Thinking | Answering), "there is no occasion"
    table, memory = state.table, MEMORIES[level]
    race, said = table.race, table.round
    luck = Luck(number, len(said.placed), len(said.exchanges), len(said.misses))
    mood = luck.random()
    if isinstance(state, Asking):
        return Inkling(None, 0.0, telling(table), mood)
    card = card_on(table.pile.pack, drawn_card(race, table.pile))
    need = memory.needs[card.category] * exp(SPREAD * _logistic(number))
    if race.round >= len(table.pile.order):
        need *= AGAIN
    share = heard(table) / need
    if share >= 1:
        return Inkling(card.name, min(1.0, share - luck.between(0.0, 0.4)), (), mood)
    if share < DAWNS or luck.random() >= memory.strays:
        return Inkling(None, 0.0, (), mood)
    name = next(iter(nearest(table)), None)
    return Inkling(name, share * luck.between(0.2, memory.cocky) if name else 0.0, (), mood)


def heard(table: Table) -> float:
    """How much was given away so far: by the clues that were read, and by the replies."""
    slots = card_on(table.pile.pack, drawn_card(table.race, table.pile)).slots
    read = sum([WORTH[slots[number - 1].weight] for number in table.round.placed])
    free = sum([isinstance(exchange.reply, Reply) for exchange in table.round.exchanges])
    return read + FREE_REPLY * free + BIT * sum([surprise(table, exchange) for exchange in table.round.exchanges])


def _logistic(number: float) -> float:
    within = min(max(number, 1e-6), 1 - 1e-6)
    return log(within / (1 - within))
