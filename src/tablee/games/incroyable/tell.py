"""What a seat perceives of what just happened, in the order in which it would see it at a table."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from tablee.games.incroyable import challenging, facts, phases, risk
from tablee.games.incroyable.facts import Fact
from tablee.games.incroyable.phases import Challenging, Choosing, Pile, Preparing, State, asked
from tablee.games.incroyable.track import Walk
from tablee.games.incroyable.turns import is_over
from tablee.games.incroyable.views import answered, naming, open_question
from tablee.games.incroyable.vocabulary import STAKES, Action, Challenge, Choose, Estimate, Name, Raise, Shift
from tablee.kernel.entries import Acted, Entry
from tablee.kernel.seats import Seat, Viewer


def tell(before: State, entry: Entry[Action], after: State, me: Viewer) -> tuple[Fact, ...]:
    if isinstance(entry, Acted):
        return tuple(_acted(before, entry.seat, entry.action, after, me))
    assert isinstance(before, Preparing), "nothing else asks chance"
    return () if isinstance(after, Preparing) else tuple(_begun(after, me))


def _begun(after: State, me: Viewer) -> Iterator[Fact]:
    assert isinstance(after, phases.Estimating | phases.Naming), "a game begins with a question"
    yield facts.Begins(after.race.questioner)
    yield from turn_begun(after, me)


def turn_begun(after: State, me: Viewer) -> Iterator[Fact]:
    """The question that stands now, or who has won."""
    assert isinstance(after, phases.Estimating | phases.Naming | phases.Won), "so a turn begins, or all ends"
    match after:
        case phases.Estimating():
            of = open_question(after.pile, asked(after))
            yield facts.Asked(after.race.questioner, of.symbol, of.text, of.kind, of.unit)
        case phases.Naming():
            if after.at == 0:
                yield facts.RiskBegan(after.race.questioner)
            seen, of = naming(after, me), open_question(after.pile, asked(after))
            stake = STAKES[after.at]
            yield facts.RiskAsked(after.race.questioner, stake, of.symbol, of.text, of.kind, of.unit, seen.answer)
        case phases.Won():
            farthest = max(after.race.pawns)
            yield facts.Won(tuple([Seat(seat) for seat, pawn in enumerate(after.race.pawns) if pawn == farthest]))
        case _:
            assert_never(after)


def _acted(before: State, seat: Seat, action: Action, after: State, me: Viewer) -> Iterator[Fact]:
    match action:
        case Estimate():
            yield facts.Ready(seat)
            if isinstance(after, phases.Settling | Challenging):
                yield shown(after.estimates)
        case Shift(number):
            yield facts.Shifted(seat, number)
        case Raise(number):
            yield facts.Raised(seat, number)
        case Challenge(target):
            assert isinstance(before, Challenging), "nobody challenges at another time"
            yield from _challenged(before, seat, target, after, me)
        case Name(number):
            assert isinstance(after, Choosing), "a named number is chosen about"
            yield facts.Named(seat, number, STAKES[after.at])
        case Choose():
            assert isinstance(before, Choosing), "nobody chooses at another time"
            yield facts.Ready(seat)
            yield from _chosen(risk.with_sign(before, seat, action), after, me)
        case _:
            yield facts.Passed(seat)


def _challenged(before: Challenging, seat: Seat, target: Seat, after: State, me: Viewer) -> Iterator[Fact]:
    number, found = before.estimates[target], challenging.verdict(before, seat, target)
    yield facts.Challenged(seat, target, number)
    yield answer_read(before.pile, asked(before))
    yield facts.Judged(seat, number, found.success)
    yield _scored(found.points)
    yield from _walked(found.walks)
    yield from turn_begun(after, me)


def _chosen(before: Choosing, after: State, me: Viewer) -> Iterator[Fact]:
    """Once all have: + and - are shown, the answer is read, who was wrong falls, pawns move."""
    if not risk.all_chose(before):
        return
    signs = [facts.ShownSign(seat, sign) for seat in before.still_in if (sign := before.signs[seat]) is not None]
    yield facts.SignsShown(tuple(signs), before.named)
    yield answer_read(before.pile, asked(before))
    found = risk.verdict(before)
    if found.wrong:
        yield facts.Fell(found.wrong)
    yield from _walked(found.walks)
    assert isinstance(after, phases.Turn | phases.Won), "the game goes on or is over"
    if after.race.turn != before.race.turn or is_over(after.race):
        yield facts.RiskEnded(before.race.questioner, found.right, is_over(after.race))
    yield from turn_begun(after, me)


def answer_read(pile: Pile, at: phases.Asked) -> facts.AnswerRead:
    of = answered(pile, at)
    return facts.AnswerRead(of.kind, of.unit or None, of.answer, of.comment or None)


def _walked(moved: Sequence[Walk]) -> Iterator[Fact]:
    return (facts.Walked(one.seat, one.steps, one.bonus, one.back, one.path) for one in moved)


def shown(estimates: Sequence[int]) -> facts.Shown:
    each = [facts.ShownEstimate(Seat(seat), number) for seat, number in enumerate(estimates)]
    return facts.Shown(tuple(sorted(each, key=lambda one: -one.number)))


def _scored(points: Sequence[int]) -> facts.Scored:
    each = [facts.SeatPoints(Seat(seat), some) for seat, some in enumerate(points) if some]
    return facts.Scored(tuple(sorted(each, key=lambda one: -one.points)))
