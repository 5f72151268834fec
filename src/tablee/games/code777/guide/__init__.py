"""The guided first round of Code 777: the guest draws a question, hears one, and declares.

The second question names three tiles that are there once each. The guest sees none of them, and who replies sees all
three: they can stand nowhere but before the guest.
"""

from collections.abc import Sequence

from tablee.games.code777 import GAME, positions
from tablee.games.code777.facts import Declared, Fact
from tablee.games.code777.phases import Asking, State
from tablee.games.code777.views import View
from tablee.games.code777.vocabulary import Action, Dial, Draw
from tablee.guided.first_round import GUEST, FirstRound, unasked
from tablee.kernel.cards.pack import Pack
from tablee.kernel.entries import Acted

RACKS = (
    "1 green, 5 black, 7 pink",
    "2 yellow, 4 brown, 6 pink",
    "3 black, 5 red, 7 blue",
    "4 brown, 6 green, 7 blue",
)
COMING = (8, 11)


def begins(_: Pack | None) -> State:
    return positions.asking(RACKS, players=3, coming=COMING, options={"pause": 0, "aid": Dial.MARKS})


def moves(state: State) -> Acted[Action] | None:
    assert isinstance(state, Asking), "there is no pause"
    to_draw = state.tabletop.to_draw
    return None if to_draw == GUEST else Acted(to_draw, Draw())


def lines(state: State, told: Sequence[Fact]) -> tuple[str, ...]:
    assert isinstance(state, Asking), "there is no pause"
    if mine := declared(told):
        return ("guide-right" if mine.right else "guide-wrong", "guide-end")
    match state.tabletop.questions:
        case 0:
            return ("guide-racks", "guide-draw")
        case 1:
            return ("guide-mine",)
        case 2:
            return ("guide-theirs", "guide-declare")
        case _:
            return ("guide-still",)


def declared(told: Sequence[Fact]) -> Declared | None:
    return next((fact for fact in told if isinstance(fact, Declared) and fact.seat == GUEST), None)


FIRST_ROUND: FirstRound[State, View, Action, Fact] = FirstRound(
    game=GAME,
    begins=begins,
    chance=unasked,
    moves=moves,
    lines=lines,
    over=lambda _, told: declared(told) is not None,
)
