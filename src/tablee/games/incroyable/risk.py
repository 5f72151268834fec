"""A risk turn: the questioner knows the answer and names a number, the others say plus or minus. [INC-15 to INC-18]"""

from collections.abc import Sequence

from tablee.games.incroyable import views
from tablee.games.incroyable.cards import question_on
from tablee.games.incroyable.phases import Choosing, Estimating, Naming, Won, asked
from tablee.games.incroyable.track import Walk, walks
from tablee.games.incroyable.turns import is_over, moved, next_turn
from tablee.games.incroyable.vocabulary import HIGHEST, STAKES, Action, Choose, Name, Sign, Why
from tablee.kernel.offers import Field, Offer, Offers, OneOf, Span
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value

CHOOSE = (Offer("choose", (Field("sign", OneOf(tuple(Sign))),)),)


class Verdict(Value, frozen=True):
    """What came of one question of a risk turn."""

    right: tuple[Seat, ...]
    wrong: tuple[Seat, ...]
    walks: tuple[Walk, ...]


def naming_offers(seen: views.Naming) -> Offers:
    if seen.answer is None:
        return Offers(seen.decision, ())
    return Offers(seen.decision, (Offer("name", (Field("number", Span(1, HIGHEST, (seen.answer,))),)),))


def naming_refusal(seen: views.Naming, action: Action) -> Why | None:
    if seen.answer is None:
        return Why.NOT_YOUR_TURN
    if type(action) is not Name:
        return Why.NOT_NOW
    if not 1 <= action.number <= HIGHEST:
        return Why.OUT_OF_RANGE
    return Why.THE_ANSWER if action.number == seen.answer else None  # [INC-16]


def name(state: Naming, seat: Seat, action: Action) -> Choosing:
    if why := naming_refusal(views.naming(state, seat), action):
        raise Refused(why)
    assert isinstance(action, Name), "refusal() guards this"
    nobody: tuple[Sign | None, ...] = (None,) * len(state.race.pawns)
    return Choosing(
        state.race, state.pile, state.last, state.at, state.still_in, action.number, nobody, state.decision + 1
    )


def choosing_offers(seen: views.Choosing) -> Offers:
    asked_now = seen.me is not None and seen.me in seen.still_in and not seen.ready[seen.me]
    return Offers(seen.decision, CHOOSE if asked_now else ())


def choosing_refusal(seen: views.Choosing, action: Action) -> Why | None:
    if seen.me is None or seen.me not in seen.still_in:
        return Why.NOT_YOUR_TURN
    if type(action) is not Choose:
        return Why.NOT_NOW
    return Why.HANDED_IN if seen.ready[seen.me] else None  # [INC-23]


def choose(state: Choosing, seat: Seat, action: Action) -> Choosing | Naming | Estimating | Won:
    if why := choosing_refusal(views.choosing(state, seat), action):
        raise Refused(why)
    chosen = with_sign(state, seat, action)
    if not all_chose(chosen):
        return chosen
    found = verdict(chosen)
    race, decision = moved(state.race, found.walks), state.decision + 1
    if is_over(race) or not found.right or state.at + 1 == len(STAKES):  # [INC-18, INC-22]
        return next_turn(race, state.pile, asked(state), decision)
    return Naming(race, state.pile, asked(state), state.at + 1, found.right, decision)


def with_sign(state: Choosing, seat: Seat, action: Action) -> Choosing:
    assert isinstance(action, Choose), "refusal() guards this"
    signs = (*state.signs[:seat], action.sign, *state.signs[seat + 1 :])
    return Choosing(state.race, state.pile, state.last, state.at, state.still_in, state.named, signs, state.decision)


def all_chose(state: Choosing) -> bool:
    return all(state.signs[seat] is not None for seat in state.still_in)


def verdict(state: Choosing) -> Verdict:
    at = asked(state)
    answer = question_on(state.pile.pack, at.card, at.symbol).answer
    true = Sign.PLUS if answer > state.named else Sign.MINUS
    right = tuple([seat for seat in state.still_in if state.signs[seat] == true])
    wrong = tuple([seat for seat in state.still_in if seat not in right])
    points = stakes_won(state, right, wrong)
    return Verdict(right, wrong, walks(state.race.board, state.race.pawns, state.race.questioner, points))


def stakes_won(state: Choosing, right: Sequence[Seat], wrong: Sequence[Seat]) -> tuple[int, ...]:
    """By seat: the stake for whoever was right, and once for the questioner if anybody was wrong. [INC-17]"""
    questioner = (state.race.questioner,) if wrong else ()
    return tuple([STAKES[state.at] if seat in (*right, *questioner) else 0 for seat in range(len(state.race.pawns))])
