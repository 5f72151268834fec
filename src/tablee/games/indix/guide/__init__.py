"""The guided first round of « Indix »: the guest asks for a number, hears a clue, answers, or interrupts."""

from collections.abc import Sequence

from tablee.games.indix import GAME, positions
from tablee.games.indix.actions import Action
from tablee.games.indix.cards import card_on
from tablee.games.indix.facts import Fact, Found
from tablee.games.indix.phases import Answering, Judging, Picking, Rolling, State, Table, Thinking, drawn_card
from tablee.games.indix.views import View
from tablee.games.indix.vocabulary import FACES, Accept, Face, Pass, Pick, Refuse, Say, Speak
from tablee.guided.first_round import GUEST, FirstRound, ends_with, first_of
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import ChanceAnswer, ChanceQuestion, Roll, Rolled
from tablee.kernel.entries import RIGHT, Acted
from tablee.kernel.seats import Seat
from tablee.kernel.text import as_text

READER, RIVAL = Seat(1), Seat(2)
NAME = as_text("Mozart")
"""Known by that name in every language."""
ENOUGH = 4
"""Numbers after which the rival knows it."""


def begins(pack: Pack | None) -> State:
    assert pack is not None, "it is played with cards"
    names = [card_on(pack, card).name for card in range(len(pack.cards))]
    return positions.picking(pack, (0, 0, 0), reader=READER, investigator=GUEST, card=names.index(NAME))


def chance(question: ChanceQuestion) -> ChanceAnswer:
    """The die shows nothing: what a question mark may lead to is for later."""
    assert isinstance(question, Roll), "nothing else is asked of it"
    return Rolled((FACES.index(Face.BLANK),))


def moves(state: State) -> Acted[Action] | None:
    match state:
        case Judging():
            return Acted(READER, Accept() if state.verdict in RIGHT else Refuse())
        case Answering(by=by):
            return None if by == GUEST else Acted(by, Say(NAME))
        case Picking() | Rolling() | Thinking() if state.table.round.investigator == GUEST:
            return None
        case Picking(table=table):
            return Acted(RIVAL, Pick(best_clue(table)))
        case _:
            assert isinstance(state, Thinking), "the rival's numbers are clues, and nobody asks a question"
            return Acted(RIVAL, Speak() if len(state.table.round.placed) >= ENOUGH else Pass())


def best_clue(table: Table) -> int:
    """Of those that are left, the one that gives most away."""
    slots = card_on(table.pile.pack, drawn_card(table.race, table.pile)).slots
    return max(
        [number for number in range(1, len(slots) + 1) if number not in table.round.placed],
        key=lambda number: slots[number - 1].weight,
    )


def lines(state: State, told: Sequence[Fact]) -> tuple[str, ...]:
    if found := first_of(Found, told):
        return (outcome(found), "guide-end")
    match state:
        case Answering(by=by):
            return ("guide-answer",) if by == GUEST else ()
        case Picking(table=table) if table.round.investigator == GUEST:
            return ("guide-pick-again",) if table.round.placed else ("guide-card", "guide-pick")
        case Rolling():
            return ("guide-mark",)
        case Thinking(table=table) if table.round.investigator == GUEST:
            return ("guide-think",)
        case Thinking(table=table) if table.race.tokens[GUEST]:
            return ("guide-token",)
        case _:
            return ()


def outcome(found: Found) -> str:
    if found.seat != GUEST:
        return "guide-beaten"
    return "guide-called" if found.called else "guide-found"


FIRST_ROUND: FirstRound[State, View, Action, Fact] = FirstRound(
    game=GAME,
    begins=begins,
    chance=chance,
    moves=moves,
    lines=lines,
    over=ends_with(Found),
)
