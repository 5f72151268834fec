"""A scene: where a bot puts its word and the things of its place, so that lines touch and cross.

All of it follows from one number. So whatever is on the slate already says how far the bot has come.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import hypot, pi
from typing import NamedTuple

from tablee.bots.luck import Luck
from tablee.games.incognito.bots.hand import EDGE, Box, Lines, Place, Pose, box_of, inked, lines_of, moved, posed
from tablee.games.incognito.cards import HIGH, WIDE
from tablee.games.incognito.slate.slate import Strokes


class Craft(NamedTuple):
    """How well a bot hides."""

    size: tuple[float, float]
    """Of its word beside the slate, at least and at most."""
    turn: float
    """How far it is turned at most, in half turns."""
    things: tuple[int, int]
    """Of the place, at least and at most."""
    around: int
    """How many of them go right into the word."""
    overlap: float
    """How deep they do."""


TRIES = 24
MOST_STROKES = 48
"""Of a scene, or little more: nobody waits for a bot for ever."""
LARGE, SMALL = (0.45, 0.68), (0.26, 0.46)
"""Of the first thing of the place, which all others stand around, and of these, beside the slate."""
UPRIGHT = 0.05
"""How far such a thing leans at most, in half turns."""
DEEP = 0.12
"""Things of the place may lie in each other so far."""


class Scene(NamedTuple):
    strokes: Strokes
    """Those of the word first."""
    hidden: Lines
    """The word as it lies on the slate; empty without strokes for it."""
    chosen: tuple[Lines, ...] = ()
    """The things of the place, as they are on its card."""

    @property
    def word(self) -> Strokes:
        return self.strokes[: len(self.hidden)]


@lru_cache(maxsize=256)
def scene(word: Strokes, doodles: tuple[Strokes, ...], craft: Craft, seed: float) -> Scene:
    luck = Luck(seed)
    hidden = lines_of(word)
    things: list[Lines] = []
    if hidden:
        pose = Pose(luck.between(*craft.size), _turn(craft.turn, luck), *_skew(luck))
        things.append(_put(posed(hidden, pose), luck))
    chosen = _chosen(doodles, craft, len(hidden), luck)
    for number, doodle in enumerate(chosen):
        pose = Pose(luck.between(*(SMALL if number else LARGE)), _turn(UPRIGHT, luck), *_skew(luck))
        into_word = bool(hidden) and number < craft.around
        things.append(_woven(posed(doodle, pose), things, craft.overlap if into_word else None, luck))
    if chosen:
        things = _centred(things, luck)
    strokes = tuple([stroke for thing in things for stroke in inked(thing, luck)])
    return Scene(strokes, things[0] if hidden else (), tuple(chosen))


def _turn(most: float, luck: Luck) -> float:
    return pi * luck.between(-most, most)


def _skew(luck: Luck) -> tuple[float, float]:
    return luck.between(-0.06, 0.06), luck.between(0.94, 1.06)


def _chosen(doodles: Sequence[Strokes], craft: Craft, drawn: int, luck: Luck) -> list[Lines]:
    """Some of the place's, each once as long as there are others, and no more lines than a hand has time for."""
    ready = [lines for lines in map(lines_of, doodles) if lines]
    least, most = craft.things
    found: list[Lines] = []
    for _ in range(least + luck.below(most - least + 1)):
        left = [lines for lines in ready if lines not in found] or ready
        if left:
            one = left[luck.below(len(left))]
            drawn += len(one)
            found += [one] if drawn <= MOST_STROKES or len(found) < least else []
    return found


def _put(lines: Lines, luck: Luck) -> Lines:
    """Anywhere."""
    box = box_of(lines)
    across, down = WIDE - 1 - 2 * EDGE - box.wide, HIGH - 1 - 2 * EDGE - box.high
    return moved(lines, EDGE - box.left + luck.random() * across, EDGE - box.top + luck.random() * down)


def _centred(things: Sequence[Lines], luck: Luck) -> list[Lines]:
    """All of it about the middle of the slate, rather low: a scene stands on the ground."""
    box = box_of([line for lines in things for line in lines])
    across = EDGE - box.left + luck.between(0.35, 0.65) * (WIDE - 1 - 2 * EDGE - box.wide)
    down = EDGE - box.top + luck.between(0.45, 0.75) * (HIGH - 1 - 2 * EDGE - box.high)
    return [moved(lines, across, down) for lines in things]


def _woven(lines: Lines, things: Sequence[Lines], overlap: float | None, luck: Luck) -> Lines:
    """With a point of its outline on that of another thing: of the word, if it is to lie so deep in that."""
    if not things:
        return _put(lines, luck)
    box, boxes = box_of(lines), [box_of(thing) for thing in things]
    tries = []
    for _ in range(TRIES):
        mark = _spot(things[0 if overlap is not None else luck.below(len(things))], luck)
        own = _spot(lines, luck)
        across = _kept(mark[0] - own[0], box.left, box.right, WIDE)
        down = _kept(mark[1] - own[1], box.top, box.bottom, HIGH)
        slid = hypot(mark[0] - own[0] - across, mark[1] - own[1] - down) / WIDE
        there = Box(box.left + across, box.top + down, box.right + across, box.bottom + down)
        tries.append((slid + _misfit(there, boxes, overlap), across, down))
    _, across, down = min(tries)
    return moved(lines, across, down)


def _spot(lines: Lines, luck: Luck) -> Place:
    line = lines[luck.below(len(lines))]
    return line[luck.below(len(line))]


def _kept(by: float, low: float, high: float, side: int) -> float:
    """On the slate."""
    return min(max(by, EDGE - low), side - 1 - EDGE - high)


def _misfit(box: Box, boxes: Sequence[Box], overlap: float | None) -> float:
    """Too deep in the first or not deep enough, too deep in others, too near to any one's middle."""
    off = 2 * abs(_overlap(box, boxes[0]) - (DEEP / 3 if overlap is None else overlap))
    off += 1.5 * sum([max(0.0, _overlap(box, other) - DEEP) for other in boxes[1:]])
    (x, y), middles = box.middle, [other.middle for other in boxes]
    return off - 0.5 * min([hypot(x - across, y - down) for across, down in middles]) / WIDE


def _overlap(one: Box, other: Box) -> float:
    """Beside the smaller of them."""
    wide = min(one.right, other.right) - max(one.left, other.left)
    high = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(0.0, wide) * max(0.0, high) / max(1.0, min(one.wide * one.high, other.wide * other.high))
