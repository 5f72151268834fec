"""How a state may have come about, at its shortest: so that a game can begin in the middle."""

from collections.abc import Iterator

from tablee.games.indix import facts, phases
from tablee.games.indix.facts import Fact
from tablee.games.indix.phases import ReaderReply, State, Table
from tablee.games.indix.tell import asked, card_drawn, disputed, named, slot_read
from tablee.games.indix.turns import left_of
from tablee.games.indix.vocabulary import Face, Nod
from tablee.kernel.seats import Seat, Viewer


def recap(state: State, me: Viewer) -> tuple[Fact, ...]:
    return () if isinstance(state, phases.Preparing) else tuple(_recap(state, me))


def _recap(state: phases.Turn | phases.Won, me: Viewer) -> Iterator[Fact]:
    if isinstance(state, phases.Won):
        yield named(state.pile, state.last)
        yield from disputed(state.race.reader, state.last)
        yield from card_drawn(state, me)
        return
    table = state.table
    if table.last is not None:
        yield named(table.pile, table.last)
        yield from disputed(left_of(table.race, table.race.reader), table.last)
    yield from card_drawn(state, me)
    yield from _heard(table)
    yield from _now(state, me)


def _heard(table: Table) -> Iterator[Fact]:
    """Clues, then what was asked and replied, then what was wrong: in which order they came is not known any more."""
    yield from [slot_read(table, number) for number in table.round.placed]
    for one in table.round.exchanges:
        yield asked(one.seat, one.question)
        yield replied(table.race.reader, one.reply)
    for miss in table.round.misses:
        yield facts.Answered(miss.seat, miss.words)
        yield facts.Judged(miss.seat, right=False)


def replied(reader: Seat, reply: ReaderReply) -> facts.Nodded | facts.Replied:
    return facts.Nodded(reader, reply.truth) if isinstance(reply, Nod) else facts.Replied(reader, reply.words)


def _now(state: phases.Turn, me: Viewer) -> Iterator[Fact]:
    """What has been said in this turn, and stands."""
    investigator, reader = state.table.round.investigator, state.table.race.reader
    match state:
        case phases.Asking():
            yield facts.DieRolled(investigator, Face.MARK)
        case phases.Replying():
            yield asked(investigator, state.question)
        case phases.Answering(by=by):
            yield facts.Spoke(by) if by == investigator else facts.Called(by)
        case phases.Measuring(by=by, words=words):
            yield facts.Answered(by, words)
        case phases.Judging(by=by, words=words, verdict=verdict):
            yield facts.Answered(by, words)
            yield facts.Weighed(reader, verdict if me == reader else None)
