"""The guided first round of « 7 % »: the guest announces, doubts a bluff, and chooses three rewards."""

from collections.abc import Sequence

from tablee.games.sept_pour_cent import GAME, positions
from tablee.games.sept_pour_cent.facts import Fact, Out, RoundEnded
from tablee.games.sept_pour_cent.phases import Announcing, Contesting, Rewarding, State
from tablee.games.sept_pour_cent.views import View
from tablee.games.sept_pour_cent.vocabulary import Action, Agree, Announce, Contest, Disagree, Family
from tablee.guided.first_round import GUEST, FirstRound, first_of
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import ChanceAnswer, ChanceQuestion, Roll, Rolled, Shuffle, Shuffled
from tablee.kernel.entries import Acted
from tablee.kernel.seats import Seat

HONEST, BLUFFER = Seat(1), Seat(2)
HANDS = ("4 requin, 3 requin, 2 comete", "5 requin, 1 trefle, 2 eclair", "1 comete, 2 etoile, 3 trefle")
"""Twelve requins in all, and three comètes: the bluffer's are never there."""
TOO_HIGH = 20
DICE = (0, 4)
"""The 0 wins for everybody, and no 4 can be had: so near, and the round goes on to its end."""


def begins(_: Pack | None) -> State:
    return positions.announcing(HANDS, face_up="3 6 8")


def chance(question: ChanceQuestion) -> ChanceAnswer:
    if isinstance(question, Roll):
        return Rolled(DICE)
    assert isinstance(question, Shuffle), "nothing else is asked of it"
    return Shuffled(tuple(range(question.n)))


def moves(state: State) -> Acted[Action] | None:
    if isinstance(state, Announcing):
        return None if state.to_act == GUEST else Acted(state.to_act, said_by_others(state))
    if isinstance(state, Contesting):
        return Acted(state.to_ask[0], mistaken(state))
    return None


def said_by_others(state: Announcing) -> Action:
    """The honest one goes higher once, the bluffer far higher; whoever goes beyond that is not believed."""
    last = state.ladder[-1].number
    if state.to_act == BLUFFER:
        return Announce(last + 3, Family.COMETE)
    return Contest() if len(state.ladder) > 1 or last >= TOO_HIGH else Announce(last + 2, Family.REQUIN)


def mistaken(state: Contesting) -> Action:
    """Whoever is asked is wrong, so that one player is left."""
    said = state.ladder[-1]
    total = sum([card.value for hand in state.hands for card in hand if card.family == said.family])
    return Disagree() if total >= said.number else Agree()


def lines(state: State, told: Sequence[Fact]) -> tuple[str, ...]:
    if is_out(told):
        return ("guide-caught",)
    if is_round_over(told):
        return ("guide-end",)
    if isinstance(state, Rewarding):
        return {3: ("guide-won", "guide-reward"), 2: ("guide-again",), 1: ("guide-last",)}[state.left]
    if isinstance(state, Announcing) and state.to_act == GUEST:
        return ("guide-doubt",) if state.ladder else ("guide-hand", "guide-announce")
    return ()


def is_out(told: Sequence[Fact]) -> bool:
    return any(isinstance(fact, Out) and GUEST in fact.seats for fact in told)


def is_round_over(told: Sequence[Fact]) -> bool:
    return first_of(RoundEnded, told) is not None


FIRST_ROUND: FirstRound[State, View, Action, Fact] = FirstRound(
    game=GAME,
    begins=begins,
    chance=chance,
    moves=moves,
    lines=lines,
    over=lambda _, told: is_out(told) or is_round_over(told),
)
