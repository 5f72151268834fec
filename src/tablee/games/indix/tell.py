"""What a seat perceives of what just happened, in the order in which it would hear it at a table."""

from collections.abc import Iterator
from typing import assert_never

from tablee.games.indix import facts, phases
from tablee.games.indix.actions import Action
from tablee.games.indix.cards import card_on
from tablee.games.indix.clues import text_at
from tablee.games.indix.facts import Fact
from tablee.games.indix.menu import Ask
from tablee.games.indix.phases import LastCard, Pile, Question, Race, State, Table, drawn_card
from tablee.games.indix.scoring import on_suns, walks_of
from tablee.games.indix.vocabulary import (
    FACES,
    Accept,
    AskFreely,
    Call,
    Nod,
    Pass,
    Pick,
    Refuse,
    Reply,
    Roll,
    Say,
    Speak,
)
from tablee.kernel.chance import Rolled
from tablee.kernel.entries import Acted, Answered, Elapsed, Entry, Measured, Verdict
from tablee.kernel.seats import Seat, Viewer


def tell(before: State, entry: Entry[Action], after: State, me: Viewer) -> tuple[Fact, ...]:
    return tuple(_told(before, entry, after, me))


def _told(before: State, entry: Entry[Action], after: State, me: Viewer) -> Iterator[Fact]:
    match entry:
        case Acted(seat, action):
            yield from _acted(before, seat, action, after)
        case Elapsed():
            assert isinstance(before, phases.Answering), "no other countdown runs"
            yield facts.AnsweredNothing(before.by, late=True)
        case Answered(Rolled((face,))):
            assert isinstance(before, phases.Tumbling), "nothing else asks for a die"
            yield facts.DieRolled(before.table.round.investigator, FACES[face])
        case Answered(Measured(verdict)):
            assert isinstance(before, phases.Measuring), "nothing else asks the measure"
            yield from _measured(before, verdict, after, me)
        case _:
            if not isinstance(after, phases.Preparing):
                yield facts.Begins(_race(after).reader)
                yield from card_drawn(after, me)
            return
    yield from _card_over(before, after, me)


def _acted(before: State, seat: Seat, action: Action, after: State) -> Iterator[Fact]:
    match action:
        case Pick(number):
            assert isinstance(after, phases.Thinking | phases.Rolling), "a slot is read"
            yield facts.NumberPicked(seat, number)
            yield slot_read(after.table, number)
        case Roll():
            return  # the die says more
        case Ask() | AskFreely():
            yield asked(seat, action)
        case Nod(truth):
            yield facts.Nodded(seat, truth)
        case Reply(words):
            yield facts.Replied(seat, words)
        case Speak():
            yield facts.Spoke(seat)
        case Call():
            yield facts.Called(seat)
        case Say(words):
            yield facts.Answered(seat, words)
        case Pass():
            answers_now = isinstance(before, phases.Answering)
            yield facts.AnsweredNothing(seat, late=False) if answers_now else facts.Passed(seat)
        case Accept() | Refuse():
            assert isinstance(before, phases.Judging), "nobody judges at another time"
            yield facts.Judged(before.by, right=isinstance(action, Accept))
        case _:
            assert_never(action)


def _measured(before: phases.Measuring, verdict: Verdict, after: State, me: Viewer) -> Iterator[Fact]:
    if isinstance(after, phases.Judging):
        reader = before.table.race.reader
        yield facts.Weighed(reader, verdict if me == reader else None)
    else:
        yield facts.Judged(before.by, right=True)


def slot_read(table: Table, number: int) -> facts.ClueRead | facts.MarkRead:
    text = text_at(table, number)
    return facts.MarkRead(number) if text is None else facts.ClueRead(number, text)


def asked(seat: Seat, question: Question) -> facts.Asked | facts.AskedFreely:
    return facts.Asked(seat, question.trait) if isinstance(question, Ask) else facts.AskedFreely(seat, question.words)


def _race(state: State) -> Race:
    assert not isinstance(state, phases.Preparing), "the race has begun"
    return state.race if isinstance(state, phases.Won) else state.table.race


def card_drawn(after: State, me: Viewer) -> Iterator[Fact]:
    """The category of the card that is looked for now, or who has won."""
    race = _race(after)
    if isinstance(after, phases.Won):
        farthest = max(race.pawns)
        yield facts.Won(tuple([Seat(seat) for seat, pawn in enumerate(race.pawns) if pawn == farthest]))
        return
    assert not isinstance(after, phases.Preparing), "same"
    card = card_on(after.table.pile.pack, drawn_card(race, after.table.pile))
    yield facts.CardDrawn(race.reader, card.category, card.name if me == race.reader else None)


def _card_over(before: State, after: State, me: Viewer) -> Iterator[Fact]:
    """If it is: the name, what the reader decided alone, the pawns, and what comes next."""
    race = _race(before)
    if isinstance(after, phases.Won):
        last, pile = after.last, after.pile
    elif isinstance(after, phases.Picking) and after.table.race.round != race.round:
        assert after.table.last is not None, "a card is over"
        last, pile = after.table.last, after.table.pile
    else:
        return
    yield named(pile, last)
    yield from disputed(race.reader, last)
    walked = walks_of(race, last)
    for one in walked:
        yield facts.Walked(one.seat, one.steps, tuple(range(one.start + 1, one.end + 1)))
    yield from [facts.TokenBack(seat) for seat in on_suns(race, walked)]
    yield from card_drawn(after, me)


def named(pile: Pile, last: LastCard) -> facts.Found | facts.Unfound:
    name = card_on(pile.pack, last.card).name
    return facts.Unfound(name) if last.finder is None else facts.Found(last.finder, name, last.clues, last.called)


def disputed(reader: Seat, last: LastCard) -> Iterator[Fact]:
    return (facts.Disputed(one.seat, reader, one.words, one.verdict, one.accepted) for one in last.disputes)
