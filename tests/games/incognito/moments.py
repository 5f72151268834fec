"""The moments of « Incognito » that the gallery of the page shows."""

from collections.abc import Iterator
from typing import Any, cast

from tablee.games.incognito import GAME, guide, phases
from tablee.games.incognito.facts import (
    Blanked,
    Dealt,
    DrawingTimeUp,
    Laid,
    Reshuffled,
    Revealed,
    Scored,
    VotingTimeUp,
    Won,
)
from tablee.games.incognito.vocabulary import Action, Blank, Finish, Vote
from tablee.games.incognito.vocabulary import Found as FoundBy
from tablee.guided.first_round import GUEST
from tablee.kernel.chance import ChanceQuestion
from tablee.kernel.entries import Acted, Answered, Entry
from tablee.kernel.game import Waiting
from tablee.kernel.replay import Step, step
from tablee.kernel.seats import Seat, seats
from tablee.packs.builtin import builtin_packs
from tests.gallery import LONG_NAMES, Found, Gallery, Moment, State, both, first, is_a, nobody
from tests.games.incognito.random_games import whole_game, wild_game

SLOW = {"countdown": 20}
GUEST_LUCK = 0.1
DRAWING, VOTING, WON = is_a(phases.Drawing), is_a(phases.Voting), is_a(phases.Won)


def round_(number: int) -> Found:
    return lambda state: not isinstance(state, phases.Preparing) and _match(state).round == number - 1


def _match(state: State) -> phases.Match:
    inner = getattr(state, "drawing", None) or getattr(state, "voting", None) or state
    match: phases.Match = inner.match
    return match


def done(count: int) -> Found:
    """So many have put their slate down, or are done voting."""
    return lambda state: sum(state.down if isinstance(state, phases.Drawing) else state.done) == count


def drawn(strokes: int) -> Found:
    """The first one has drawn so much."""
    return lambda state: len(state.slates[0].strokes) >= strokes


def laid(count: int) -> Found:
    """So many cards of the first one lie."""
    return lambda state: sum(one is not None for one in state.votes[0]) == count


def awaited(state: State) -> Seat:
    waiting = GAME.pending(state)
    assert isinstance(waiting, Waiting)
    return waiting.awaited[0]


def finished(state: State) -> Seat:
    """Somebody who waits for the others."""
    ready = state.down if isinstance(state, phases.Drawing) else state.done
    return next(seat for seat in seats(len(ready)) if ready[seat])


def winner(state: State) -> Seat:
    return Seat(state.match.scores.index(max(state.match.scores)))


def other_than_winner(state: State) -> Seat:
    return Seat((winner(state) + 1) % len(state.match.scores))


def shared(state: State) -> bool:
    scores: tuple[int, ...] = state.match.scores
    return scores.count(max(scores)) > 1


def found_by(found: FoundBy) -> Found:
    return lambda fact: fact.found == found


def looped(fact: Any) -> bool:
    return fact.loop is not None and fact.found == FoundBy.SOME


def by_first(fact: Any) -> bool:
    return bool(fact.seat == 0)


def last_of_three(state: State) -> bool:
    return len(getattr(state, "gallery", ())) >= 1


def blank(state: State) -> State:
    """As if the host had taken a drawing away."""
    assert GAME.host is not None
    return GAME.host.apply(state, Blank(Seat(1)))


OPENING = both(DRAWING, done(0))
AFTER = both(is_a(phases.Drawing), last_of_three)

MOMENTS = (
    Moment("opening-mine", 4, both(OPENING, round_(1)), first),
    Moment("drawing-mine", 4, both(DRAWING, drawn(4), done(0)), first),
    Moment("drawing-six", 6, both(DRAWING, drawn(5), round_(2)), first, names=LONG_NAMES),
    Moment("drawing-nearly-last", 4, both(DRAWING, done(2)), awaited, names=LONG_NAMES, options=SLOW),
    Moment("drawing-last", 4, both(DRAWING, done(3)), awaited, options=SLOW),
    Moment("drawing-done", 4, both(DRAWING, done(2)), finished),
    Moment("drawing-wild", 3, both(DRAWING, drawn(6)), first, wild=True),
    Moment("drawing-spectator", 5, both(DRAWING, done(2)), nobody, "spectator"),
    Moment("drawing-screen", 6, both(DRAWING, done(3)), nobody, "screen", LONG_NAMES),
    Moment("dealt-mine", 4, both(DRAWING, round_(2)), first, showing=Dealt),
    Moment("dealt-screen", 6, both(DRAWING, round_(2)), nobody, "screen", LONG_NAMES, showing=Dealt),
    Moment("time-up", 4, is_a(phases.Voting), first, wild=True, told=(DrawingTimeUp,)),
    Moment("laid-mine", 4, VOTING, first, showing=Laid),
    Moment("laid-screen", 6, VOTING, nobody, "screen", LONG_NAMES, showing=Laid),
    Moment("time-up-shown", 4, VOTING, first, wild=True, showing=DrawingTimeUp),
    Moment("voting-mine", 4, both(VOTING, laid(0)), first),
    Moment("voting-some", 6, both(VOTING, laid(3)), first, names=LONG_NAMES),
    Moment("voting-ready", 4, both(VOTING, laid(3), done(0)), first),
    Moment("voting-three", 3, both(VOTING, laid(1)), first),
    Moment("voting-nearly-last", 4, both(VOTING, done(2)), awaited, names=LONG_NAMES, options=SLOW),
    Moment("voting-last", 4, both(VOTING, done(3)), awaited),
    Moment("voting-done", 5, both(VOTING, done(2)), finished),
    Moment("voting-blank", 4, both(VOTING, laid(1)), first, staged=blank),
    Moment("voting-spectator", 5, both(VOTING, done(1)), nobody, "spectator"),
    Moment("voting-screen", 6, both(VOTING, done(2)), nobody, "screen", LONG_NAMES),
    Moment("blanked", 3, VOTING, first, wild=True, told=(Blanked,)),
    Moment("filled", 4, AFTER, first, wild=True, told=(VotingTimeUp,)),
    Moment("filled-shown", 4, AFTER, first, wild=True, showing=VotingTimeUp),
    Moment("reshuffled", 6, is_a(phases.Drawing), first, showing=Reshuffled),
    Moment("revealed-own", 5, AFTER, first, showing=Revealed, such=by_first),
    Moment("revealed-spectator", 4, AFTER, nobody, "spectator", showing=Revealed, such=looped),
    Moment("revealed-some", 4, AFTER, first, showing=Revealed, such=looped),
    Moment("revealed-nobody", 4, AFTER, first, showing=Revealed, such=found_by(FoundBy.NOBODY)),
    Moment("revealed-everybody", 3, AFTER, first, showing=Revealed, such=found_by(FoundBy.EVERYBODY)),
    Moment("revealed-six", 6, AFTER, first, names=LONG_NAMES, showing=Revealed, such=looped),
    Moment("revealed-screen", 6, AFTER, nobody, "screen", LONG_NAMES, showing=Revealed, such=looped),
    Moment("scored-mine", 4, AFTER, first, showing=Scored),
    Moment("scored-screen", 6, AFTER, nobody, "screen", LONG_NAMES, showing=Scored),
    Moment("won-shown", 4, WON, first, showing=Won),
    Moment("won-mine", 4, WON, winner),
    Moment("won-other", 6, WON, other_than_winner, names=LONG_NAMES),
    Moment("won-shared", 3, both(WON, shared), winner),
    Moment("won-screen", 6, WON, nobody, "screen", LONG_NAMES),
)


DRAWN_UP = (
    Moment("guided-drawing", 3, both(DRAWING, drawn(8)), first),
    Moment("guided-voting", 3, both(VOTING, laid(1)), first),
    Moment("guided-found", 3, AFTER, first, showing=Revealed, such=found_by(FoundBy.EVERYBODY)),
    Moment("guided-hidden", 3, AFTER, first, showing=Revealed, such=by_first),
)
"""With drawings as bots make them: those of random players are no picture of the game."""


def played(moment: Moment, seed: int) -> Iterator[Step[Any, Any]]:
    if moment in DRAWN_UP:
        return guided_round()
    return iter((wild_game if moment.wild else whole_game)(moment.players, seed, options=moment.options))


def guided_round() -> Iterator[Step[Any, Any]]:
    """The guided first round, with a guest who draws as a bot does and finds both words."""
    state: Any = guide.begins(builtin_packs(GAME)[0])
    found: list[Action] = [Vote(Seat(1), 6), Vote(Seat(2), 4), Finish()]
    votes = iter(found)
    while isinstance(state, phases.Gathering) or not state.gallery:
        entry = _guided_entry(state, votes)
        after = step(GAME, state, entry)
        yield state, entry, after
        state = after


def _guided_entry(state: State, votes: Iterator[Action]) -> Entry[Action]:
    pending = GAME.pending(state)
    if not isinstance(pending, Waiting):
        return Answered(guide.chance(cast("ChanceQuestion", pending)))
    drawing = isinstance(state, phases.Drawing)
    return guide.moves(state) or Acted(GUEST, guide.next_act(state, GUEST, GUEST_LUCK) if drawing else next(votes))


PICTURES = (
    "dealt-mine",
    "guided-drawing",
    "guided-voting",
    "guided-found",
    "guided-hidden",
    "scored-mine",
)
"""Of the rules, in this order."""

GALLERY = Gallery(GAME, MOMENTS, played, PICTURES, DRAWN_UP)
