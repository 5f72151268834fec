"""What a bot says of its drawing to those who do not see it: the things of the place by name, the word by its shapes.

It tells what the picture shows: not the word, and not where it is hidden. [ICG-13]
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from tablee.games.incognito.bots.hand import lines_of
from tablee.games.incognito.bots.scene import Scene
from tablee.games.incognito.bots.shapes_seen import SeenShape, Size, shapes_seen
from tablee.games.incognito.drawing import words_for
from tablee.games.incognito.slate.slate import Strokes
from tablee.games.incognito.views import OwnSlate
from tablee.kernel.text import Text, as_text
from tablee.words.arguments import capital
from tablee.words.sources import LANGUAGES, bots_text
from tablee.words.speech import Words

MOST_SHAPES = 4
"""Kinds of them that are told: the larger ones, as an eye would."""
MANY = 10
ORDER = (Size.LARGE, Size.PLAIN, Size.SMALL)


def description(own: OwnSlate, planned: Scene, language: str) -> Text | None:
    """The fullest that the rules allow, as in a pack of one's own a shape may be the word; None if there is none."""
    allowed = words_for(own)
    named = [doodle.name for doodle in own.doodles if lines_of(doodle.strokes) in planned.chosen]
    things = [name for name in named if allowed.holds(as_text(name))]
    told = told_shapes(own.drawn) if planned.hidden else []
    shapes = [one for shape, count in told if allowed.holds(one := _shape(shape, count, language))]
    tried = [as_text(text) for text in _sentences(things, shapes, language)]
    return next((text for text in tried if allowed.holds(text)), None)


def told_shapes(strokes: Strokes) -> list[tuple[SeenShape, int]]:
    seen: Counter[SeenShape] = shapes_seen(strokes)
    return sorted(seen.items(), key=lambda one: (ORDER.index(one[0].size), -one[1], one[0].shape))[:MOST_SHAPES]


def _sentences(things: Sequence[str], shapes: Sequence[str], language: str) -> Iterator[str]:
    words, listed = _words(language), ", ".join(things)
    if shapes:
        if things:
            yield capital(words.say("described", things=listed, shapes=", ".join(shapes)))
        yield words.say("described", things="none", shapes=", ".join(shapes))
    if things:
        yield capital(words.say("described-place", things=listed))


def _shape(seen: SeenShape, count: int, language: str) -> str:
    words = _words(language)
    number = words.say(f"number-{min(count, MANY)}") if count > 1 else ""
    return as_text(words.say(f"shape-{seen.shape}", count=min(count, 2), number=number, size=seen.size))


@cache
def _words(language: str) -> Words:
    """Of the cards; in the last of our languages for those that we do not speak."""
    known = language if language in LANGUAGES else LANGUAGES[-1]
    return Words(known, own=bots_text("incognito", known))
