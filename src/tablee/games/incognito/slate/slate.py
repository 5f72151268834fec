"""A slate: what is drawn on it, and the steps that lead back and forth. A step is whatever was done in one go."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from tablee.games.incognito.vocabulary import STEPS_KEPT
from tablee.kernel.stroke import Stroke, length, way
from tablee.kernel.structs import Value
from tablee.kernel.text import Text

Strokes = tuple[Stroke, ...]


class Swap(Value, frozen=True):
    """Some strokes in the place of others."""

    at: int
    out: Strokes
    put: Strokes


class SlateStep(Value, frozen=True):
    """What one step changed, so that it can be undone; swaps are made in this order."""

    swaps: tuple[Swap, ...]
    loop_before: Stroke | None
    loop_after: Stroke | None


class Slate(Value, frozen=True):
    strokes: Strokes = ()
    loop: Stroke | None = None
    """Around what is hidden."""
    description: Text | None = None
    past: tuple[SlateStep, ...] = ()
    undone: tuple[SlateStep, ...] = ()
    """The last one undone comes last."""
    went: int = 0
    """How far the pen went for all that is there."""


def ink(strokes: Iterable[Stroke]) -> int:
    """In points."""
    return sum([length(stroke) for stroke in strokes])


def added(slate: Slate, strokes: Strokes, loop: Stroke | None = None) -> Slate:
    """More strokes on top; with a loop, where it is known what they are."""
    return _done(slate, (Swap(len(slate.strokes), (), strokes),), loop or slate.loop)


def looped(slate: Slate, loop: Stroke) -> Slate:
    return _done(slate, (), loop)


def wiped(slate: Slate) -> Slate:
    return _done(slate, (Swap(0, slate.strokes, ()),), None)


def rubbed(slate: Slate, left: Sequence[Strokes]) -> Slate:
    """`left` says what became of each stroke: itself, some pieces, or nothing."""
    swaps = [
        Swap(at, (stroke,), pieces)
        for at, (stroke, pieces) in enumerate(zip(slate.strokes, left, strict=True))
        if pieces != (stroke,)
    ]
    return _done(slate, tuple(reversed(swaps)), slate.loop) if swaps else slate  # the last first: places stay


def undone(slate: Slate) -> Slate:
    step = slate.past[-1]
    back = [Swap(swap.at, swap.put, swap.out) for swap in reversed(step.swaps)]
    return replace(_swapped(slate, back), loop=step.loop_before, past=slate.past[:-1], undone=(*slate.undone, step))


def redone(slate: Slate) -> Slate:
    step = slate.undone[-1]
    return replace(
        _swapped(slate, step.swaps), loop=step.loop_after, past=(*slate.past, step), undone=slate.undone[:-1]
    )


def _done(slate: Slate, swaps: tuple[Swap, ...], loop: Stroke | None) -> Slate:
    step = SlateStep(swaps, slate.loop, loop)
    return replace(_swapped(slate, swaps), loop=loop, past=(*slate.past[1 - STEPS_KEPT :], step), undone=())


def _swapped(slate: Slate, swaps: Iterable[Swap]) -> Slate:
    strokes, went = slate.strokes, slate.went
    for swap in swaps:
        strokes = strokes[: swap.at] + swap.put + strokes[swap.at + len(swap.out) :]
        went += sum(map(way, swap.put)) - sum(map(way, swap.out))
    return replace(slate, strokes=strokes, went=went)
