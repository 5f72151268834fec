"""How a state may have come about, at its shortest: so that a game can begin in the middle."""

from collections.abc import Iterator

from tablee.games.incroyable import facts, phases
from tablee.games.incroyable.facts import Fact
from tablee.games.incroyable.phases import State, asked
from tablee.games.incroyable.tell import answer_read, shown, turn_begun
from tablee.games.incroyable.views import open_question
from tablee.games.incroyable.vocabulary import STAKES
from tablee.kernel.seats import Seat, Viewer


def recap(state: State, me: Viewer) -> tuple[Fact, ...]:
    return () if isinstance(state, phases.Preparing) else tuple(_recap(state, me))


def _recap(state: phases.Turn | phases.Won, me: Viewer) -> Iterator[Fact]:
    if state.last is not None:
        yield answer_read(state.pile, state.last)
    if isinstance(state, phases.Won | phases.Estimating | phases.Naming):
        yield from turn_begun(state, me)
    match state:
        case phases.Estimating():
            yield from _ready([one is not None for one in state.estimates])
        case phases.Settling() | phases.Challenging():
            of = open_question(state.pile, asked(state))
            yield facts.Asked(state.race.questioner, of.symbol, of.text, of.kind, of.unit)
            yield shown(state.estimates)
        case phases.Choosing():
            named = phases.Naming(state.race, state.pile, state.last, state.at, state.still_in, state.decision)
            yield from turn_begun(named, me)
            yield facts.Named(state.race.questioner, state.named, STAKES[state.at])
            yield from _ready([one is not None for one in state.signs])


def _ready(each: list[bool]) -> Iterator[Fact]:
    return (facts.Ready(Seat(seat)) for seat, ready in enumerate(each) if ready)
