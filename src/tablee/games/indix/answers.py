"""Answers: who may give one, in turn or freely, and what the reader makes of it. [IDX-07, IDX-09 to IDX-11, IDX-21]"""

from msgspec.structs import replace

from tablee.games.indix import views
from tablee.games.indix.actions import Action
from tablee.games.indix.cards import card_on, forms
from tablee.games.indix.phases import (
    Answering,
    Dispute,
    Judging,
    Measuring,
    Miss,
    Picking,
    Rolling,
    Table,
    Thinking,
    Won,
    drawn_card,
)
from tablee.games.indix.turns import card_over, turn_over
from tablee.games.indix.typed import fault
from tablee.games.indix.vocabulary import LONGEST_ANSWER, Accept, Call, Pass, Refuse, Say, Speak, Why
from tablee.kernel.entries import RIGHT, Verdict
from tablee.kernel.game import LAST_STROKE, Measure, Timer, Waiting
from tablee.kernel.offers import AnyText, Field, Offer, Offers
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat, seats
from tablee.kernel.text import Text

ANSWER = AnyText(LONGEST_ANSWER)
IN_TURN = (Offer("speak"), Offer("pass"))
FREE = (Offer("call"),)
TO_SAY = (Offer("say", (Field("words", ANSWER),)), Offer("pass"))
TO_JUDGE = (Offer("accept"), Offer("refuse"))

Next = Picking | Rolling | Thinking | Won


def callers(table: Table) -> tuple[Seat, ...]:
    """Who may interrupt: the other investigators that have a purple token. [IDX-10]"""
    busy = (table.race.reader, table.round.investigator)
    return tuple([seat for seat in seats(len(table.race.pawns)) if table.race.tokens[seat] and seat not in busy])


def thinking(state: Thinking) -> Waiting:
    return Waiting((state.table.round.investigator,), callers(state.table))


def thinking_offers(seen: views.Thinking) -> Offers:
    if seen.me == seen.investigator:
        return Offers(seen.decision, IN_TURN)
    may = seen.me is not None and seen.me != seen.race.reader and seen.race.tokens[seen.me]
    return Offers(seen.decision, FREE if may else ())


def thinking_refusal(seen: views.Thinking, action: Action) -> Why | None:
    if seen.me is None:
        return Why.NOT_YOUR_TURN
    match action:
        case Call():
            return _of_call(seen, seen.me)
        case Speak() | Pass():
            return None if seen.me == seen.investigator else Why.NOT_YOUR_TURN
        case _:
            return Why.NOT_NOW if seen.me == seen.investigator else Why.NOT_YOUR_TURN


def _of_call(seen: views.Thinking, me: Seat) -> Why | None:
    if me == seen.investigator:
        return Why.NOT_NOW  # it is their turn, and costs nothing
    if me == seen.race.reader:
        return Why.READER_CANNOT
    return None if seen.race.tokens[me] else Why.NO_TOKEN


def speak_up(state: Thinking, seat: Seat, action: Action) -> Answering | Next:
    if why := thinking_refusal(views.thinking(state, seat), action):
        raise Refused(why)
    table = state.table
    if type(action) is Pass:
        return turn_over(table)
    race = table.race
    if type(action) is Call:  # spent at once, right or wrong [IDX-21]
        race = replace(race, tokens=(*race.tokens[:seat], False, *race.tokens[seat + 1 :]))
    return Answering(replace(table, race=race, decision=table.decision + 1), seat)


def answering(state: Answering) -> Waiting:
    """A countdown runs, unless the table wants none; what was sent at the last moment counts. [IDX-21]"""
    limit = state.table.race.limit
    return Waiting((state.by,), (), None if limit is None else Timer("answer", limit, LAST_STROKE, hurries=True))


def answering_offers(seen: views.Answering) -> Offers:
    return Offers(seen.decision, TO_SAY if seen.me == seen.by else ())


def answering_refusal(seen: views.Answering, action: Action) -> Why | None:
    if seen.me != seen.by:
        return Why.SOMEBODY_ANSWERS if type(action) is Call else Why.NOT_YOUR_TURN
    match action:
        case Say(words):
            return fault(words, ANSWER)
        case Pass():
            return None
        case _:
            return Why.NOT_NOW


def give(state: Answering, seat: Seat, action: Action) -> Measuring | Next:
    if why := answering_refusal(views.answering(state, seat), action):
        raise Refused(why)
    return Measuring(state.table, seat, action.words) if isinstance(action, Say) else none_given(state)


def none_given(state: Answering) -> Next:
    """By choice or because time is up: it counts as wrong. [IDX-21]"""
    return missed(state.table, state.by, None)


def to_measure(state: Measuring) -> Measure:
    card = card_on(state.table.pile.pack, drawn_card(state.table.race, state.table.pile))
    return Measure(state.words, forms(card), card.refused)


def measured(state: Measuring, verdict: Verdict) -> Judging | Picking | Won:
    """An exact form is right at once; any other goes to the reader. [IDX-09]"""
    table = state.table
    if verdict == "exact":
        return found(table, state.by)
    return Judging(replace(table, decision=table.decision + 1), state.by, state.words, verdict)


def judging_offers(seen: views.Judging) -> Offers:
    return Offers(seen.decision, () if seen.verdict is None else TO_JUDGE)


def judging_refusal(seen: views.Judging, action: Action) -> Why | None:
    if seen.verdict is None:
        return Why.SOMEBODY_ANSWERS if type(action) is Call else Why.NOT_YOUR_TURN
    return None if isinstance(action, Accept | Refuse) else Why.NOT_NOW


def judge(state: Judging, seat: Seat, action: Action) -> Next:
    if why := judging_refusal(views.judging(state, seat), action):
        raise Refused(why)
    accepted = type(action) is Accept
    dispute = dispute_of(state, accepted=accepted)
    if accepted:
        return found(state.table, state.by, dispute)
    disputes = state.table.disputes if dispute is None else (*state.table.disputes, dispute)
    return missed(replace(state.table, disputes=disputes), state.by, state.words)


def dispute_of(state: Judging, *, accepted: bool) -> Dispute | None:
    """Where the reader decides against the measure, to which almost is wrong. [IDX-09]"""
    if accepted == (state.verdict in RIGHT):
        return None
    return Dispute(state.by, state.words, state.verdict, accepted)


def found(table: Table, by: Seat, dispute: Dispute | None = None) -> Picking | Won:
    return card_over(table, by, called=by != table.round.investigator, dispute=dispute)


def missed(table: Table, by: Seat, words: Text | None) -> Next:
    """In turn, the turn is over; after a free answer the investigator thinks on. [IDX-07, IDX-11]"""
    heard = table.round
    misses = heard.misses if words is None else (*heard.misses, Miss(by, words))
    after = replace(table, round=replace(heard, misses=misses))
    if by == heard.investigator:
        return turn_over(after)
    return Thinking(replace(after, decision=table.decision + 1))
