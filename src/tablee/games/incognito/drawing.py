"""Drawing: a word hidden in a place, on a slate that nobody else sees. [ICG-03, ICG-04, ICG-13, ICG-14]"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from tablee.games.incognito import views
from tablee.games.incognito.cards import HIGH, WIDE
from tablee.games.incognito.phases import Drawing, Gathering
from tablee.games.incognito.slate.eraser import erased
from tablee.games.incognito.slate.slate import Slate, Strokes, added, ink, looped, redone, rubbed, undone, wiped
from tablee.games.incognito.slate.stamps import farthest, loop_around, motifs, stamped
from tablee.games.incognito.views import OwnSlate
from tablee.games.incognito.vocabulary import (
    FARTHEST_RUB,
    FARTHEST_SLATE,
    FARTHEST_STROKE,
    LARGEST,
    LONGEST_DESCRIPTION,
    LONGEST_LOOP,
    LONGEST_RUB,
    LONGEST_STROKE,
    MOST_ACTS,
    MOST_POINTS,
    MOST_STROKES,
    SMALLEST,
    TURNS,
    Action,
    Clear,
    Describe,
    Draw,
    Erase,
    Loop,
    Motif,
    PutDown,
    Redo,
    Stamp,
    Undo,
    Why,
)
from tablee.kernel.offers import AnyStroke, AnyText, Field, Offer, Offers, OneOf, Span
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat
from tablee.kernel.stroke import Stroke
from tablee.kernel.text import folded

PUT_DOWN, UNDO, REDO, CLEAR = Offer("put_down"), Offer("undo"), Offer("redo"), Offer("clear")
RUB = AnyStroke(LONGEST_RUB, WIDE, FARTHEST_RUB)
ERASE = Offer("erase", (Field("path", RUB),))
AROUND = AnyStroke(LONGEST_LOOP, WIDE, FARTHEST_STROKE)
LOOP = Offer("loop", (Field("around", AROUND),))
XS, YS = Span(0, WIDE - 1), Span(0, HIGH - 1)
SIZES, DIRECTIONS = Span(SMALLEST, LARGEST), Span(0, TURNS - 1)
WITHIN = 5
"""Letters of a word from which on it may not even stand within another; "as" stands in too many."""


def pen(own: OwnSlate) -> AnyStroke | None:
    """What can still be drawn in one stroke."""
    most = min(LONGEST_STROKE, MOST_POINTS - ink(own.strokes))
    farthest = min(FARTHEST_STROKE, FARTHEST_SLATE - own.went)
    return AnyStroke(most, WIDE, farthest) if most > 0 <= farthest and len(own.strokes) < MOST_STROKES else None


def ready_motifs(own: OwnSlate) -> tuple[Motif, ...]:
    """What can be stamped and still has room on the slate, however large."""
    points, strokes = MOST_POINTS - ink(own.strokes), MOST_STROKES - len(own.strokes)
    far = FARTHEST_SLATE - own.went
    needs = _needs(own.drawn, tuple([doodle.strokes for doodle in own.doodles]))
    return tuple([motif for motif, of in needs if of.points <= points and of.strokes <= strokes and of.way <= far])


class Needs(NamedTuple):
    """Of the slate, at most."""

    points: int
    strokes: int
    way: int


@lru_cache(maxsize=1_024)
def _needs(word: Strokes, doodles: tuple[Strokes, ...]) -> tuple[tuple[Motif, Needs], ...]:
    """Asked after every stroke, by whoever has this word and this place."""
    every = motifs(word, doodles).items()
    return tuple([(motif, Needs(ink(of), len(of), farthest(of))) for motif, of in every])


def _own_motifs(own: OwnSlate) -> dict[Motif, Strokes]:
    return motifs(own.drawn, [doodle.strokes for doodle in own.doodles])


def words_for(own: OwnSlate) -> AnyText:
    """A description, which may not hold the word. [ICG-13]"""
    forms = (own.word, *own.also)
    long = tuple([form for form in forms if len(folded(form).replace(" ", "")) >= WITHIN])
    short = [form for form in forms if form not in long]
    return AnyText(LONGEST_DESCRIPTION, tuple([form + end for form in short for end in ("", "s", "x")]), long)


def offers(seen: views.Drawing) -> Offers:
    own = seen.own
    if seen.me is None or own is None or seen.down[seen.me]:
        return Offers(seen.decision, ())
    if own.acts >= MOST_ACTS:
        return Offers(seen.decision, (PUT_DOWN,))
    choices = [PUT_DOWN, LOOP, Offer("describe", (Field("text", words_for(own)),))]
    if (stroke := pen(own)) is not None:
        choices.append(Offer("draw", (Field("stroke", stroke),)))
    if motif := ready_motifs(own):
        choices.append(Offer("stamp", (Field("motif", OneOf(motif)), *PLACED)))
    choices += [ERASE] if own.strokes else []
    choices += [UNDO] if own.steps_back else []
    choices += [REDO] if own.steps_forth else []
    choices += [CLEAR] if own.strokes or own.loop is not None else []
    return Offers(seen.decision, tuple(choices))


PLACED = (Field("x", XS), Field("y", YS), Field("size", SIZES), Field("turn", DIRECTIONS))


def refusal(seen: views.Drawing, action: Action) -> Why | None:
    own = seen.own
    if seen.me is None or own is None:
        return Why.NOT_YOUR_TURN
    if type(action) not in REFUSALS:
        return Why.NOT_NOW
    if seen.down[seen.me]:
        return Why.PUT_DOWN  # [ICG-14]
    if own.acts >= MOST_ACTS and type(action) is not PutDown:
        return Why.SLATE_FULL
    return REFUSALS[type(action)](own, action)


def _of_draw(own: OwnSlate, action: Draw) -> Why | None:
    stroke = pen(own)
    if stroke is None:
        return Why.SLATE_FULL
    if stroke.holds(action.stroke):
        return None
    fits = AnyStroke(LONGEST_STROKE, WIDE, FARTHEST_STROKE).holds(action.stroke)
    return Why.SLATE_FULL if fits else Why.OFF_THE_SLATE


def _of_stamp(own: OwnSlate, action: Stamp) -> Why | None:
    if action.motif not in _own_motifs(own):
        return Why.NO_SUCH_STAMP
    if action.motif not in ready_motifs(own):
        return Why.SLATE_FULL
    placed = (action.x, action.y, action.size, action.turn)
    fits = all(field.domain.holds(value) for field, value in zip(PLACED, placed, strict=True))
    return None if fits else Why.OFF_THE_SLATE


def _of_description(own: OwnSlate, action: Describe) -> Why | None:
    allowed = words_for(own)
    if allowed.holds(action.text):
        return None
    return Why.HOLDS_THE_WORD if AnyText(LONGEST_DESCRIPTION).holds(action.text) else Why.TOO_LONG


def _of_erasing(own: OwnSlate, action: Erase) -> Why | None:
    if not own.strokes:
        return Why.NOTHING_THERE
    return None if RUB.holds(action.path) else Why.OFF_THE_SLATE


REFUSALS: dict[type, Callable[[OwnSlate, Any], Why | None]] = {
    Draw: _of_draw,
    Stamp: _of_stamp,
    Describe: _of_description,
    Erase: _of_erasing,
    Undo: lambda own, _: None if own.steps_back else Why.NOTHING_THERE,
    Redo: lambda own, _: None if own.steps_forth else Why.NOTHING_THERE,
    Clear: lambda own, _: None if own.strokes or own.loop is not None else Why.NOTHING_THERE,
    Loop: lambda _, action: None if AROUND.holds(action.around) else Why.OFF_THE_SLATE,
    PutDown: lambda *_: None,
}


def draw(state: Drawing, seat: Seat, action: Action) -> Drawing | Gathering:
    seen = views.drawing(state, seat)
    if why := refusal(seen, action):
        raise Refused(why)
    if isinstance(action, PutDown):
        return _put_down(state, seat)
    assert seen.own is not None, "refusal() guards this"
    before = state.slates[seat]
    slate = replace(_after(before, seen.own, action), acts=before.acts + 1)
    return replace(state, slates=(*state.slates[:seat], slate, *state.slates[seat + 1 :]))


def _after(slate: Slate, own: OwnSlate, action: Action) -> Slate:
    match action:
        case Draw(stroke, gesture):
            return added(slate, (stroke,), gesture=gesture)
        case Stamp(motif):
            put = stamped(_own_motifs(own)[motif], action)
            return added(slate, put, loop_around(put) if motif == Motif.WORD else None)
        case Erase(path, gesture):
            return _after_rubbing(slate, path, gesture)
        case Undo():
            return undone(slate)
        case Redo():
            return redone(slate)
        case Clear():
            return wiped(slate)
        case Loop(around):
            return looped(slate, around)
        case _:
            assert isinstance(action, Describe), "refusal() guards this"
            return replace(slate, description=action.text)


@lru_cache(maxsize=16)
def _after_rubbing(slate: Slate, path: Stroke, gesture: int) -> Slate:
    """On a full slate it takes 18 ms: kept for a moment (`Game.slow`)."""
    return rubbed(slate, erased(slate.strokes, path), gesture)


def _put_down(state: Drawing, seat: Seat) -> Drawing | Gathering:
    down = replace(state, down=(*state.down[:seat], True, *state.down[seat + 1 :]))
    return Gathering(down) if all(down.down) else down


def time_up(state: Drawing) -> Gathering:
    """The last drawing stands as it is. [ICG-04]"""
    return Gathering(state)
