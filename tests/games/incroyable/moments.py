"""The moments of « Incroyable ! » that the gallery of the page shows."""

from collections.abc import Iterator
from typing import Any

from tablee.games.incroyable import GAME, phases
from tablee.games.incroyable.facts import (
    AnswerRead,
    Challenged,
    Fell,
    Judged,
    RiskBegan,
    RiskEnded,
    Scored,
    Shifted,
    Shown,
    SignsShown,
    Walked,
)
from tablee.kernel.game import Waiting
from tablee.kernel.replay import Step
from tablee.kernel.seats import Seat, seats
from tests.gallery import LONG_NAMES, Found, Gallery, Moment, State, Whose, both, first, is_a, nobody
from tests.games.incroyable.random_games import whole_game, wild_game

SHORT = {"board": "short"}
ESTIMATING, SETTLING, CHALLENGING = is_a(phases.Estimating), is_a(phases.Settling), is_a(phases.Challenging)
NAMING, CHOOSING, WON = is_a(phases.Naming), is_a(phases.Choosing), is_a(phases.Won)


def turns(least: int) -> Found:
    return lambda state: not isinstance(state, phases.Preparing) and state.race.turn >= least


def ready(handed_in: int) -> Found:
    """So many have put an answer down."""

    def found(state: State) -> bool:
        answers = state.estimates if isinstance(state, phases.Estimating) else state.signs
        return sum(one is not None for one in answers) == handed_in

    return found


def last_to_speak(state: State) -> bool:
    return len(state.to_speak) == 1


def several_to_speak(state: State) -> bool:
    return len(state.to_speak) > 1


def must_challenge(state: State) -> bool:
    offered = GAME.offers(GAME.view(state, state.to_speak[0])).choices
    return [offer.action for offer in offered] == ["challenge"]


def some_fell(state: State) -> bool:
    return len(state.still_in) < len(state.race.pawns) - 1


def awaited(state: State) -> Seat:
    waiting = GAME.pending(state)
    assert isinstance(waiting, Waiting)
    return waiting.awaited[0]


def questioner(state: State) -> Seat:
    return Seat(state.race.questioner)


def next_to(whose: Whose) -> Whose:
    return lambda state: Seat(((whose(state) or 0) + 1) % len(state.race.pawns))


def handed_in(state: State) -> Seat:
    """Somebody who waits for the others."""
    answers = state.estimates if isinstance(state, phases.Estimating) else state.signs
    return next(seat for seat in seats(len(answers)) if answers[seat] is not None)


def fallen(state: State) -> Seat:
    return next(
        seat for seat in seats(len(state.race.pawns)) if seat not in state.still_in and seat != state.race.questioner
    )


def winner(state: State) -> Seat:
    return Seat(state.race.pawns.index(max(state.race.pawns)))


def shared(state: State) -> bool:
    """Equally far. [INC-22]"""
    pawns: tuple[int, ...] = state.race.pawns
    return pawns.count(max(pawns)) > 1


def about(seat: Seat) -> Found:
    return lambda fact: fact.target == seat


def success(fact: Any) -> bool:
    return fact.success  # type: ignore[no-any-return]


def failure(fact: Any) -> bool:
    return not fact.success


def with_bonus(fact: Any) -> bool:
    return fact.bonus > 0  # type: ignore[no-any-return]


def into_danger(fact: Any) -> bool:
    return fact.back > 0  # type: ignore[no-any-return]


def all_out(fact: Any) -> bool:
    return not fact.standing


def three_or_more(fact: Any) -> bool:
    return len(fact.points) > 2


def told_a_story(fact: Any) -> bool:
    return bool(fact.comment)


PASSING, LOWEST = both(CHALLENGING, several_to_speak), both(CHALLENGING, last_to_speak)

MOMENTS = (
    Moment("opening-mine", 4, both(ESTIMATING, ready(0)), questioner),
    Moment("opening-other", 4, both(ESTIMATING, ready(0)), next_to(questioner)),
    Moment("estimating-mine", 4, both(ESTIMATING, turns(4), ready(2)), awaited),
    Moment("estimating-handed-in", 4, both(ESTIMATING, turns(4), ready(2)), handed_in),
    Moment("estimating-long", 6, both(ESTIMATING, turns(6), ready(3)), awaited, names=LONG_NAMES),
    Moment("estimating-short-board", 3, both(ESTIMATING, turns(5), ready(1)), awaited, options=SHORT),
    Moment("estimating-spectator", 5, both(ESTIMATING, turns(2), ready(1)), nobody, "spectator"),
    Moment("estimating-screen", 6, both(ESTIMATING, turns(6), ready(3)), nobody, "screen", LONG_NAMES),
    Moment("settling-mine", 5, SETTLING, awaited),
    Moment("settling-other", 5, SETTLING, next_to(awaited), names=LONG_NAMES),
    Moment("settled-mine", 5, CHALLENGING, first, told=(Shifted,)),
    Moment("challenging-mine", 4, both(PASSING, turns(3)), awaited),
    Moment("challenging-other", 4, both(PASSING, turns(3)), next_to(awaited)),
    Moment("challenging-lowest", 4, both(LOWEST, turns(3)), awaited),
    Moment("challenging-must", 3, both(LOWEST, must_challenge), awaited, wild=True),
    Moment("challenging-long", 6, both(PASSING, turns(6)), awaited, names=LONG_NAMES),
    Moment("challenging-wide", 6, both(LOWEST, turns(2)), awaited, wild=True),
    Moment("challenging-spectator", 6, both(LOWEST, turns(4)), nobody, "spectator"),
    Moment("challenging-screen", 6, both(PASSING, turns(6)), nobody, "screen", LONG_NAMES),
    Moment("shown-mine", 4, both(CHALLENGING, turns(2)), first, showing=Shown),
    Moment("shown-screen", 6, both(CHALLENGING, turns(2)), nobody, "screen", LONG_NAMES, showing=Shown),
    Moment("challenged-mine", 4, turns(2), first, showing=Challenged, such=about(Seat(0))),
    Moment("challenged-other", 6, turns(2), first, names=LONG_NAMES, showing=Challenged, such=about(Seat(2))),
    Moment("challenged-screen", 6, turns(2), nobody, "screen", LONG_NAMES, showing=Challenged),
    Moment("answer-mine", 4, ESTIMATING, first, showing=AnswerRead, such=told_a_story),
    Moment("answer-screen", 6, ESTIMATING, nobody, "screen", LONG_NAMES, showing=AnswerRead, such=told_a_story),
    Moment("judged-right", 4, turns(3), first, showing=Judged, such=success),
    Moment("judged-wrong", 4, turns(3), first, showing=Judged, such=failure),
    Moment("judged-screen", 6, turns(3), nobody, "screen", LONG_NAMES, showing=Judged, such=success),
    Moment("scored-six", 6, turns(3), first, names=LONG_NAMES, showing=Scored, such=three_or_more),
    Moment("walked-bonus", 4, turns(3), first, showing=Walked, such=with_bonus),
    Moment("walked-danger", 4, turns(3), first, showing=Walked, such=into_danger),
    Moment("walked-screen", 6, turns(3), nobody, "screen", LONG_NAMES, showing=Walked, such=with_bonus),
    Moment("risk-began", 4, NAMING, next_to(questioner), showing=RiskBegan),
    Moment("naming-mine", 4, NAMING, questioner),
    Moment("naming-mine-late", 6, both(NAMING, some_fell), questioner, names=LONG_NAMES),
    Moment("naming-other", 4, NAMING, next_to(questioner)),
    Moment("naming-screen", 6, NAMING, nobody, "screen", LONG_NAMES),
    Moment("choosing-mine", 4, both(CHOOSING, ready(0)), awaited),
    Moment("choosing-handed-in", 4, both(CHOOSING, ready(1)), handed_in),
    Moment("choosing-questioner", 4, both(CHOOSING, ready(1)), questioner),
    Moment("choosing-fallen", 6, both(CHOOSING, some_fell), fallen, names=LONG_NAMES),
    Moment("choosing-screen", 6, both(CHOOSING, some_fell, ready(1)), nobody, "screen", LONG_NAMES),
    Moment("signs-shown", 4, NAMING, questioner, showing=SignsShown),
    Moment("fell-mine", 4, NAMING, first, showing=Fell, such=lambda fact: Seat(0) in fact.seats),
    Moment("fell-screen", 6, NAMING, nobody, "screen", LONG_NAMES, showing=Fell),
    Moment("risk-ended", 4, ESTIMATING, first, showing=RiskEnded, such=all_out),
    Moment("risk-ended-screen", 6, ESTIMATING, nobody, "screen", LONG_NAMES, showing=RiskEnded),
    Moment("won-mine", 4, WON, winner),
    Moment("won-other", 6, WON, next_to(winner), names=LONG_NAMES),
    Moment("won-shared", 3, both(WON, shared), winner),
    Moment("won-short-board", 5, WON, winner, options=SHORT),
    Moment("won-screen", 6, WON, nobody, "screen", LONG_NAMES),
)


def played(moment: Moment, seed: int) -> Iterator[Step[Any, Any]]:
    return iter((wild_game if moment.wild else whole_game)(moment.players, seed, options=moment.options))


PICTURES = (
    "estimating-mine",
    "shown-mine",
    "challenging-mine",
    "judged-right",
    "choosing-mine",
    "walked-bonus",
)
"""Of the rules, in this order."""

GALLERY = Gallery(GAME, MOMENTS, played, PICTURES)
