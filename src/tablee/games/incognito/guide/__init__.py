"""The guided first round of « Incognito »: the guest hides a word in a drawing, and looks for two."""

from collections.abc import Sequence

from tablee.games.incognito import BOTS, GAME, positions
from tablee.games.incognito.facts import Dealt, Fact, Laid, Scored
from tablee.games.incognito.hunch import Hand
from tablee.games.incognito.phases import Drawing, State, Voting
from tablee.games.incognito.views import View
from tablee.games.incognito.vocabulary import Action, Finish, PutDown, Vote
from tablee.guided.first_round import GUEST, FirstRound, NoDice, ends_with
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import ChanceAnswer, ChanceQuestion, Shuffle, Shuffled
from tablee.kernel.entries import Acted
from tablee.kernel.memo import Memo
from tablee.kernel.seats import Seat

FINDS, MISSES = Seat(1), Seat(2)
"""Who finds the guest's word, and who does not: so hiding it brings points."""
WORDS = ("clé", "lapin", "bougie", "vélo", "pomme", "parapluie")
"""The guest's, the others', and those that lie beside them."""
PLACES = ("à la plage", "à la ferme", "dans un château")
LAID = (3, 0, 4, 2, 5, 1)
LUCK = {FINDS: 0.3, MISSES: 0.6}


def drawn(pack: Pack) -> State:
    """The others have their drawings, made as bots make them."""
    state: State = positions.drawing(pack, WORDS, PLACES)
    for seat, luck in LUCK.items():
        while not isinstance(action := next_act(state, seat, luck), PutDown):
            state = GAME.apply(state, seat, action)
    return state


def next_act(state: State, seat: Seat, luck: float) -> Action:
    """What a bot would do with its slate."""
    seen = GAME.view(state, seat)
    action = BOTS["easy"](seen, GAME.offers(seen), (), Hand(luck), NoDice())
    assert action is not None, "it is awaited"
    return action


DRAWN: Memo[Pack, State] = Memo(drawn, most=4)


def begins(pack: Pack | None) -> State:
    assert pack is not None, "it is played with cards"
    return DRAWN[pack]


def chance(question: ChanceQuestion) -> ChanceAnswer:
    assert isinstance(question, Shuffle), "nothing else is asked of it"
    return Shuffled(LAID)


def moves(state: State) -> Acted[Action] | None:
    """All after the guest, whom no countdown hurries then."""
    if isinstance(state, Drawing):
        return Acted(Seat(state.down.index(False)), PutDown()) if state.down[GUEST] else None
    assert isinstance(state, Voting), "it ends with the scores"
    if not state.done[GUEST]:
        return None
    seat = FINDS if not state.done[FINDS] else MISSES
    return Acted(seat, voted(state, seat))


def voted(state: Voting, seat: Seat) -> Action:
    """One knows all; the other takes the guest's word for the one that lies beside it."""
    for target in (GUEST, FINDS, MISSES):
        if target != seat and state.votes[seat][target] is None:
            word = WORDS[-1] if (seat, target) == (MISSES, GUEST) else WORDS[target]
            return Vote(target, LAID.index(WORDS.index(word)) + 1)
    return Finish()


def lines(_: State, told: Sequence[Fact]) -> tuple[str, ...]:
    """Once for each part: nobody is spoken to while drawing."""
    kinds = {type(fact) for fact in told}
    if Scored in kinds:
        return ("guide-scored", "guide-end")
    if Laid in kinds:
        return ("guide-vote",)
    return ("guide-word", "guide-draw") if Dealt in kinds else ()


FIRST_ROUND: FirstRound[State, View, Action, Fact] = FirstRound(
    game=GAME,
    begins=begins,
    chance=chance,
    moves=moves,
    lines=lines,
    over=ends_with(Scored),
)
