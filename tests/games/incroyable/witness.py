"""What the rulebook of « Incroyable ! » says is secret, written a second time for the laws.

Secret are: an estimate until all are shown, a + or - until all are shown, which cards are still to come, and every
answer until it is read (in a risk turn the questioner has seen that of this question). [INC-06, INC-16, INC-23]
"""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.games.incroyable import facts
from tablee.games.incroyable.facts import Fact
from tablee.games.incroyable.phases import Challenging, Choosing, Estimating, Naming, Preparing, Settling, State
from tablee.games.incroyable.vocabulary import Action, Choose, Estimate, Sign
from tablee.kernel.chance import Rng, Shuffled
from tablee.kernel.entries import Acted, Answered, Entry
from tablee.kernel.seats import Viewer
from tablee.kernel.witness import Witness, reordered


def twin(state: State, viewer: Viewer, rng: Rng) -> State:
    if isinstance(state, Preparing):
        return replace(state, orders=tuple(reordered(order, rng) for order in state.orders))
    pile = replace(state.pile, order=reordered(state.pile.order, rng, {*range(state.race.turn + 1)}))
    match state:
        case Estimating():
            return replace(state, pile=pile, estimates=_others(state.estimates, viewer, lambda: _any_number(rng)))
        case Choosing():
            return replace(state, pile=pile, signs=_others(state.signs, viewer, lambda: _any_sign(rng)))
        case _:
            return replace(state, pile=pile)


def _others(held, viewer, drawn):
    return tuple(one if one is None or seat == viewer else drawn() for seat, one in enumerate(held))


def _any_number(rng: Rng) -> int:
    return 1 + int(rng.random() * 9999)


def _any_sign(rng: Rng) -> Sign:
    return Sign.PLUS if rng.random() < 1 / 2 else Sign.MINUS


def otherwise(before: State, entry: Entry[Action], viewer: Viewer, rng: Rng) -> Entry[Action]:
    match entry:
        case Answered(Shuffled(order)):
            return Answered(Shuffled(reordered(order, rng)))
        case Acted(seat, Estimate()) if seat != viewer:
            return Acted(seat, Estimate(_any_number(rng)))
        case Acted(seat, Choose()) if seat != viewer:
            return Acted(seat, Choose(_any_sign(rng)))
        case _:
            return entry


def discloses(before: State, entry: Entry[Action], after: State, viewer: Viewer) -> object:
    """The card of a turn by its question; estimates and signs once all are there; an answer when it is read."""
    return _card(before, after), _shown(before, after), _read(before, after)


def _card(before: State, after: State) -> object:
    if isinstance(after, Preparing) or (not isinstance(before, Preparing) and before.race.turn == after.race.turn):
        return None
    return after.pile.order[after.race.turn % len(after.pile.order)]


def _shown(before: State, after: State) -> object:
    if isinstance(before, Estimating) and isinstance(after, Settling | Challenging):
        return after.estimates
    return None


def _read(before: State, after: State) -> object:
    """Signs are gone from the state once they are shown: what was chosen is seen by who moved and who is still in."""
    if isinstance(before, Choosing) and not isinstance(after, Choosing | Preparing):
        return (after.race.pawns, after.still_in if isinstance(after, Naming) else None)
    return None


def possible(world: State, told: Sequence[Fact], viewer: Viewer) -> bool:
    """Every card that came up lies where it did, and whoever is ready has something under the hand."""
    if isinstance(world, Preparing):
        return not told
    began = [fact for fact in told if isinstance(fact, facts.Asked | facts.RiskAsked)]
    turns = [fact for fact in began if isinstance(fact, facts.Asked) or fact.stake == 2]
    cards = world.pile.order
    return all(
        getattr(world.pile.pack.cards[cards[(world.race.turn - back) % len(cards)]], fact.symbol).text == fact.text
        for back, fact in enumerate(reversed(turns))
    )


def conserved(state: State) -> bool:
    if isinstance(state, Preparing):
        return True
    return sorted(state.pile.order) == list(range(len(state.pile.pack.cards)))


WITNESS: Witness[State, Action, Fact] = Witness(
    twin=twin, otherwise=otherwise, discloses=discloses, possible=possible, conserved=conserved
)
