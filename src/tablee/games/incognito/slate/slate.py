"""A slate: what is drawn on it, and the steps that lead back and forth. A step is whatever was done in one gesture."""

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
    gesture: int = 0
    """What comes after it in the same one is part of it; 0 where nothing does."""


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
    acts: int = 0
    """All that was done here, undone or not."""


def ink(strokes: Iterable[Stroke]) -> int:
    """In points."""
    return sum([length(stroke) for stroke in strokes])


def added(slate: Slate, strokes: Strokes, loop: Stroke | None = None, gesture: int = 0) -> Slate:
    """More strokes on top; with a loop, where it is known what they are."""
    return _done(slate, (Swap(len(slate.strokes), (), strokes),), loop or slate.loop, gesture)


def looped(slate: Slate, loop: Stroke) -> Slate:
    return _done(slate, (), loop)


def wiped(slate: Slate) -> Slate:
    return _done(slate, (Swap(0, slate.strokes, ()),), None)


def rubbed(slate: Slate, left: Sequence[Strokes], gesture: int) -> Slate:
    """`left` says what became of each stroke: itself, some pieces, or nothing. To touch none is no step."""
    swaps = [
        Swap(at, (stroke,), pieces)
        for at, (stroke, pieces) in enumerate(zip(slate.strokes, left, strict=True))
        if pieces != (stroke,)
    ]
    return _done(slate, tuple(reversed(swaps)), slate.loop, gesture) if swaps else slate  # the last first: places stay


def undone(slate: Slate) -> Slate:
    step = slate.past[-1]
    return replace(
        _swapped(slate, _back(step)), loop=step.loop_before, past=slate.past[:-1], undone=(*slate.undone, step)
    )


def redone(slate: Slate) -> Slate:
    step = slate.undone[-1]
    return replace(
        _swapped(slate, step.swaps), loop=step.loop_after, past=(*slate.past, step), undone=slate.undone[:-1]
    )


def _done(slate: Slate, swaps: tuple[Swap, ...], loop: Stroke | None, gesture: int = 0) -> Slate:
    done, past = _swapped(slate, swaps), slate.past
    step = SlateStep(swaps, slate.loop, loop, gesture)
    if gesture and past and past[-1].gesture == gesture:
        begun, past = past[-1], past[:-1]
        swap = _difference(_with(slate.strokes, _back(begun)), done.strokes)
        step = SlateStep((swap,), begun.loop_before, loop, gesture)
    return replace(done, loop=loop, past=(*past[1 - STEPS_KEPT :], step), undone=())


def _back(step: SlateStep) -> list[Swap]:
    return [Swap(swap.at, swap.put, swap.out) for swap in reversed(step.swaps)]


def _difference(before: Strokes, after: Strokes) -> Swap:
    """One swap, however many it took: what a long gesture leaves behind is no more than a slate holds."""
    most = min(len(before), len(after))
    start = next((at for at in range(most) if before[at] != after[at]), most)
    same = next((at for at in range(most - start) if before[-1 - at] != after[-1 - at]), most - start)
    return Swap(start, before[start : len(before) - same], after[start : len(after) - same])


def _swapped(slate: Slate, swaps: Iterable[Swap]) -> Slate:
    every = [*swaps]
    went = sum([sum(map(way, swap.put)) - sum(map(way, swap.out)) for swap in every])
    return replace(slate, strokes=_with(slate.strokes, every), went=slate.went + went)


def _with(strokes: Strokes, swaps: Iterable[Swap]) -> Strokes:
    for swap in swaps:
        strokes = strokes[: swap.at] + swap.put + strokes[swap.at + len(swap.out) :]
    return strokes
