"""A bot that draws: the next stroke of its scene, what it says of it, a loop around what it hid, and down it goes.

It keeps nothing. The scene is the same whenever it is asked in one round, so the first stroke of it that is not on the
slate is the next one.
"""

from math import cos, pi, sin

from tablee.games.incognito.bots.description import description
from tablee.games.incognito.bots.hand import Lines, box_of, lines_of, within
from tablee.games.incognito.bots.scene import Craft, Scene, scene
from tablee.games.incognito.cards import HIGH, WIDE
from tablee.games.incognito.drawing import pen
from tablee.games.incognito.hunch import Hand
from tablee.games.incognito.slate.slate import Strokes
from tablee.games.incognito.slate.stamps import SHAPES
from tablee.games.incognito.views import OwnSlate
from tablee.games.incognito.vocabulary import Action, Describe, Draw, Loop, PutDown
from tablee.kernel.stroke import Stroke, as_stroke

CORNERS = 24
"""Of a loop."""
ROOM = 60
"""Between what is hidden and the loop around it."""
SPOTS = 9
"""Where a word may go on a slate that somebody has begun."""


def draw(own: OwnSlate, hand: Hand, craft: Craft) -> Action:
    planned, there, room = _planned(own, hand, craft), {*own.strokes}, pen(own)
    for stroke in planned.strokes:
        if stroke not in there:
            return Draw(stroke) if room is not None and room.holds(stroke) else PutDown()
    if own.description is None and (text := description(own, planned, hand.language)) is not None:
        return Describe(text)
    return Loop(loop_around(planned.hidden)) if planned.hidden and own.loop is None else PutDown()


def _planned(own: OwnSlate, hand: Hand, craft: Craft) -> Scene:
    """Its own; on a slate that somebody else has begun only the word, where most room is, and not if it is there."""
    doodles = tuple([doodle.strokes for doodle in own.doodles if any(doodle.strokes)])
    whole = scene(own.drawn, doodles or tuple(SHAPES.values()), craft, hand.luck)
    there = {*own.strokes}
    if there <= {*whole.strokes}:
        return whole
    alone = [scene(own.drawn, (), craft, (hand.luck + at / SPOTS) % 1.0) for at in range(SPOTS)]
    for one in (whole, *alone):
        if there & {*one.word}:
            return Scene(one.word, one.hidden)
    if own.loop is not None:
        return Scene((), ())
    return min(alone, key=lambda one: _crowd(one.hidden, own.strokes))


def _crowd(hidden: Lines, strokes: Strokes) -> int:
    """How many points of these lie where it would go."""
    if not hidden:
        return 0
    box = box_of(hidden)
    spots = [spot for line in lines_of(strokes) for spot in line]
    return sum([box.left <= x <= box.right and box.top <= y <= box.bottom for x, y in spots])


def loop_around(lines: Lines) -> Stroke:
    (across, down), spots = box_of(lines).middle, [spot for line in lines for spot in line]
    corners = []
    for at in range(CORNERS + 1):
        c, s = cos(at * 2 * pi / CORNERS), sin(at * 2 * pi / CORNERS)
        far = ROOM + max([(x - across) * c + (y - down) * s for x, y in spots])
        corners.append((within(across + far * c, WIDE, 0), within(down + far * s, HIGH, 0)))
    return as_stroke(corners)
