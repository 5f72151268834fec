"""The moments of « Indix » that the gallery of the page shows."""

from collections.abc import Iterator
from typing import Any

from tablee.games.indix import GAME, phases
from tablee.games.indix.facts import (
    Answered,
    AnsweredNothing,
    Asked,
    AskedFreely,
    Begins,
    Called,
    CardDrawn,
    ClueRead,
    DieRolled,
    Disputed,
    Found,
    Judged,
    MarkRead,
    Nodded,
    NumberPicked,
    Passed,
    Replied,
    Spoke,
    TokenBack,
    Unfound,
    Walked,
    Won,
)
from tablee.games.indix.menu import Ask
from tablee.games.indix.vocabulary import Face
from tablee.kernel.game import Waiting
from tablee.kernel.replay import Step
from tablee.kernel.seats import Seat, seats
from tests.gallery import LONG_NAMES, Gallery, Moment, State, both, first, is_a, nobody
from tests.gallery import Found as Reached
from tests.games.indix.random_games import silent_game, whole_game

SHORT = {"board": "short"}
NO_LIMIT = {"limit": "none"}
PICKING, ROLLING, ASKING = is_a(phases.Picking), is_a(phases.Rolling), is_a(phases.Asking)
REPLYING, THINKING, ANSWERING = is_a(phases.Replying), is_a(phases.Thinking), is_a(phases.Answering)
JUDGING, WON = is_a(phases.Judging), is_a(phases.Won)


def rounds(least: int) -> Reached:
    return lambda state: not isinstance(state, phases.Preparing | phases.Won) and state.table.race.round >= least


def placed(least: int) -> Reached:
    """So many numbers have their token."""
    return lambda state: len(state.table.round.placed) >= least


def chained(state: State) -> bool:
    return bool(state.table.round.chained)


def from_the_menu(state: State) -> bool:
    return isinstance(state.question, Ask)


def in_own_words(state: State) -> bool:
    return not from_the_menu(state)


def talked(state: State) -> bool:
    """Questions were asked and wrong answers given."""
    return bool(state.table.round.exchanges and state.table.round.misses)


def by_call(state: State) -> bool:
    return bool(state.by != state.table.round.investigator)


def in_turn(state: State) -> bool:
    return not by_call(state)


def advised(verdict: str) -> Reached:
    return lambda state: state.verdict == verdict


def awaited(state: State) -> Seat:
    waiting = GAME.pending(state)
    assert isinstance(waiting, Waiting)
    return waiting.awaited[0]


def reader(state: State) -> Seat:
    return Seat(state.table.race.reader)


def reader_before(state: State) -> Seat:
    """Whoever read the card that is over: the next one has it by now. [IDX-16]"""
    race = state.table.race
    return Seat((race.reader + 1) % len(race.pawns))


def caller(state: State) -> Seat:
    """Somebody who may interrupt."""
    waiting = GAME.pending(state)
    assert isinstance(waiting, Waiting)
    return waiting.may[0]


def may_call(state: State) -> bool:
    waiting = GAME.pending(state)
    return isinstance(waiting, Waiting) and bool(waiting.may)


def listener(state: State) -> Seat:
    """Somebody who neither reads nor is asked."""
    race = state.table.race
    return next(seat for seat in seats(len(race.pawns)) if seat not in (race.reader, awaited(state)))


def winner(state: State) -> Seat:
    return Seat(state.race.pawns.index(max(state.race.pawns)))


def loser(state: State) -> Seat:
    return Seat(state.race.pawns.index(min(state.race.pawns)))


def shared(state: State) -> bool:
    """Equally far. [IDX-18]"""
    pawns: tuple[int, ...] = state.race.pawns
    return pawns.count(max(pawns)) > 1


def right(fact: Any) -> bool:
    return fact.right  # type: ignore[no-any-return]


def wrong(fact: Any) -> bool:
    return not fact.right


def called(fact: Any) -> bool:
    return fact.called  # type: ignore[no-any-return]


def not_called(fact: Any) -> bool:
    return not fact.called


def face(shown: Face) -> Reached:
    return lambda fact: fact.face is shown


def turned_down(fact: Any) -> bool:
    return not fact.accepted


MIDDLE = both(rounds(2), placed(4))
MOMENTS = (
    Moment("begins", 4, PICKING, first, showing=Begins),
    Moment("opening-mine", 4, PICKING, awaited),
    Moment("opening-reader", 4, PICKING, reader),
    Moment("picking-mine", 4, both(PICKING, MIDDLE), awaited),
    Moment("picking-reader", 4, both(PICKING, MIDDLE), reader),
    Moment("picking-other", 6, both(PICKING, MIDDLE, talked), listener, names=LONG_NAMES),
    Moment("picking-late", 3, both(PICKING, placed(11)), awaited),
    Moment("picking-two", 2, both(PICKING, rounds(1), placed(3)), awaited),
    Moment("picking-short-board", 5, both(PICKING, MIDDLE), awaited, options=SHORT),
    Moment("picking-spectator", 5, both(PICKING, MIDDLE), nobody, "spectator"),
    Moment("picking-screen", 6, both(PICKING, MIDDLE, talked), nobody, "screen", LONG_NAMES),
    Moment("drawn-reader", 4, both(PICKING, rounds(1)), reader, showing=CardDrawn),
    Moment("drawn-other", 6, both(PICKING, rounds(1)), listener, names=LONG_NAMES, showing=CardDrawn),
    Moment("drawn-screen", 6, both(PICKING, rounds(1)), nobody, "screen", LONG_NAMES, showing=CardDrawn),
    Moment("picked-reader", 4, both(THINKING, MIDDLE), reader, showing=NumberPicked),
    Moment("clue-reader", 4, both(THINKING, MIDDLE), reader, showing=ClueRead),
    Moment("clue-mine", 4, both(THINKING, MIDDLE), awaited, showing=ClueRead),
    Moment("clue-screen", 6, both(THINKING, MIDDLE), nobody, "screen", LONG_NAMES, showing=ClueRead),
    Moment("thinking-mine", 4, both(THINKING, MIDDLE), awaited),
    Moment("thinking-caller", 4, both(THINKING, MIDDLE, may_call), caller),
    Moment("thinking-reader", 4, both(THINKING, MIDDLE), reader),
    Moment("thinking-two", 2, both(THINKING, placed(3)), awaited),
    Moment("thinking-long", 6, both(THINKING, MIDDLE, talked), awaited, names=LONG_NAMES),
    Moment("thinking-chained", 5, both(THINKING, chained), awaited),
    Moment("thinking-screen", 6, both(THINKING, MIDDLE, talked), nobody, "screen", LONG_NAMES),
    Moment("thinking-late-screen", 6, both(THINKING, placed(20)), nobody, "screen", LONG_NAMES, wild=True),
    Moment("mark-mine", 4, ROLLING, awaited, showing=MarkRead),
    Moment("rolling-mine", 4, ROLLING, awaited),
    Moment("rolling-other", 4, ROLLING, reader),
    Moment("rolled-mark", 4, ASKING, awaited, showing=DieRolled, such=face(Face.MARK)),
    Moment("rolled-blank", 4, PICKING, first, showing=DieRolled, such=face(Face.BLANK)),
    Moment("rolled-screen", 6, ASKING, nobody, "screen", LONG_NAMES, showing=DieRolled),
    Moment("asking-mine", 4, ASKING, awaited),
    Moment("asking-other", 6, ASKING, reader, names=LONG_NAMES),
    Moment("replying-menu", 4, both(REPLYING, from_the_menu), reader),
    Moment("replying-words", 4, both(REPLYING, in_own_words), reader),
    Moment("replying-other", 4, both(REPLYING, in_own_words), listener),
    Moment("asked-other", 4, both(REPLYING, from_the_menu), listener, showing=Asked),
    Moment("asked-freely-other", 6, both(REPLYING, in_own_words), listener, names=LONG_NAMES, showing=AskedFreely),
    Moment("replied-words", 4, THINKING, first, showing=Replied),
    Moment("passed-other", 4, both(PICKING, MIDDLE), reader, showing=Passed),
    Moment("spoke-other", 4, both(ANSWERING, in_turn), reader, showing=Spoke),
    Moment("replied-mine", 4, THINKING, awaited, showing=Nodded),
    Moment("replied-screen", 6, THINKING, nobody, "screen", LONG_NAMES, showing=Nodded),
    Moment("called-other", 4, both(ANSWERING, by_call), reader, showing=Called),
    Moment("called-screen", 6, both(ANSWERING, by_call), nobody, "screen", LONG_NAMES, showing=Called),
    Moment("answering-mine", 4, both(ANSWERING, in_turn), awaited),
    Moment("answering-called", 4, both(ANSWERING, by_call), awaited),
    Moment("answering-other", 6, both(ANSWERING, by_call), reader, names=LONG_NAMES),
    Moment("answering-no-limit", 3, both(ANSWERING, in_turn), awaited, options=NO_LIMIT),
    Moment("answering-screen", 6, both(ANSWERING, in_turn), nobody, "screen", LONG_NAMES),
    Moment("answered-other", 6, both(JUDGING, MIDDLE), listener, names=LONG_NAMES, showing=Answered),
    Moment("answered-nothing", 4, rounds(0), first, showing=AnsweredNothing),
    Moment("judging-slip", 4, both(JUDGING, advised("slip")), reader),
    Moment("judging-wrong", 4, both(JUDGING, advised("wrong")), reader),
    Moment("judging-other", 4, JUDGING, listener),
    Moment("judging-screen", 6, JUDGING, nobody, "screen", LONG_NAMES),
    Moment("judged-right", 4, PICKING, first, showing=Judged, such=right),
    Moment("judged-wrong", 4, rounds(0), first, showing=Judged, such=wrong),
    Moment("silence-after", 4, rounds(0), first, told=(AnsweredNothing,)),
    Moment("found-reader", 4, both(PICKING, rounds(2)), reader_before, showing=Found, such=not_called),
    Moment("found-called", 4, PICKING, first, showing=Found, such=called),
    Moment("found-screen", 6, both(PICKING, rounds(2)), nobody, "screen", LONG_NAMES, showing=Found),
    Moment("unfound", 3, both(PICKING, rounds(1)), first, wild=True, showing=Unfound),
    Moment("disputed-refused", 4, PICKING, first, showing=Disputed, such=turned_down),
    Moment("disputed-screen", 6, PICKING, nobody, "screen", LONG_NAMES, showing=Disputed),
    Moment("walked", 4, both(PICKING, rounds(2)), first, showing=Walked),
    Moment("walked-screen", 6, both(PICKING, rounds(2)), nobody, "screen", LONG_NAMES, showing=Walked),
    Moment("token-back", 4, PICKING, first, showing=TokenBack),
    Moment("won-shown", 4, WON, loser, showing=Won),
    Moment("won-mine", 4, WON, winner),
    Moment("won-other", 6, WON, loser, names=LONG_NAMES),
    Moment("won-shared", 2, both(WON, shared), winner, options=SHORT),
    Moment("won-two", 2, WON, winner, options=SHORT),
    Moment("won-screen", 6, WON, nobody, "screen", LONG_NAMES),
)


def played(moment: Moment, seed: int) -> Iterator[Step[Any, Any]]:
    """Wild are here those who never answer: nobody finds anything."""
    return iter((silent_game if moment.wild else whole_game)(moment.players, seed, options=moment.options))


PICTURES = (
    "opening-mine",
    "clue-mine",
    "thinking-mine",
    "thinking-caller",
    "rolled-mark",
    "walked",
)
"""Of the rules, in this order."""

GALLERY = Gallery(GAME, MOMENTS, played, PICTURES, wild_shows=(Unfound,))
