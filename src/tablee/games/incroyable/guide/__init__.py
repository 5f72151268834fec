"""The guided first round of « Incroyable ! »: the guest estimates, doubts, and hears the answer."""

from collections.abc import Sequence

from tablee.games.incroyable import GAME, positions
from tablee.games.incroyable.cards import question_on
from tablee.games.incroyable.facts import AnswerRead, Fact, Judged
from tablee.games.incroyable.phases import Challenging, Estimating, State, asked
from tablee.games.incroyable.views import View
from tablee.games.incroyable.vocabulary import Action, Challenge, Estimate, Pass, Symbol
from tablee.guided.first_round import GUEST, FirstRound, ends_with, first_of, unasked
from tablee.kernel.cards.pack import Pack
from tablee.kernel.entries import Acted
from tablee.kernel.seats import Seat

CAREFUL, BOLD = Seat(1), Seat(2)
ESTIMATES = {CAREFUL: 120, BOLD: 400}
UNIT = "tchin"
"""The question of how often glasses are clinked, whose answer lies between those two."""


def begins(pack: Pack | None) -> State:
    assert pack is not None, "it is played with cards"
    units = [question_on(pack, card, Symbol.PROFESSEUR).unit for card in range(len(pack.cards))]
    return positions.estimating(pack, (0, 0, 0), questioner=CAREFUL, card=units.index(UNIT))


def moves(state: State) -> Acted[Action] | None:
    if isinstance(state, Estimating):
        return estimated(state)
    assert isinstance(state, Challenging), "no two estimates are equal, and it ends with the answer"
    seat, *others = state.to_speak
    if seat == GUEST:
        return None
    return Acted(seat, Pass() if others else Challenge(doubted(state, seat)))


def estimated(state: Estimating) -> Acted[Action] | None:
    """After the guest's, and one beside it where it is the same."""
    mine = state.estimates[GUEST]
    if mine is None:
        return None
    seat = CAREFUL if state.estimates[CAREFUL] is None else BOLD
    return Acted(seat, Estimate(ESTIMATES[seat] + (ESTIMATES[seat] == mine)))


def doubted(state: Challenging, seat: Seat) -> Seat:
    """The lowest of those that are too high, which is worth most, or the highest of all."""
    answer = question_on(state.pile.pack, *_question(state)).answer
    others = sorted([(number, other) for other, number in enumerate(state.estimates) if other != seat])
    return Seat(next((other for number, other in others if number > answer), others[-1][1]))


def _question(state: Challenging) -> tuple[int, Symbol]:
    standing = asked(state)
    return standing.card, standing.symbol


def lines(state: State, told: Sequence[Fact]) -> tuple[str, ...]:
    if judged := first_of(Judged, told):
        return (outcome(judged), "guide-end")
    if isinstance(state, Estimating):
        return ("guide-question", "guide-estimate") if state.estimates[GUEST] is None else ()
    assert isinstance(state, Challenging), "no two estimates are equal, and it ends with the answer"
    if state.to_speak[0] != GUEST:
        return ()
    return ("guide-doubt",) if len(state.to_speak) > 1 else ("guide-lowest",)


def outcome(judged: Judged) -> str:
    if judged.seat != GUEST:
        return "guide-others"
    return "guide-well-seen" if judged.success else "guide-missed"


FIRST_ROUND: FirstRound[State, View, Action, Fact] = FirstRound(
    game=GAME,
    begins=begins,
    chance=unasked,
    moves=moves,
    lines=lines,
    over=ends_with(AnswerRead),
)
