"""The cards: words to hide, with a joke each, and places to hide them in, with doodles on the back. [ICG-01]"""

from typing import Annotated

from msgspec import Meta

from tablee.kernel.stroke import SLATE, Stroke
from tablee.kernel.structs import Value

HIGH = SLATE
WIDE = SLATE * 3 // 4
"""A slate is upright, three to four: its points lie at 0 to WIDE - 1 and 0 to HIGH - 1, in units of one size."""

MOST_STROKES, MOST_DOODLES, MOST_FORMS = 60, 6, 12
Strokes = Annotated[tuple[Stroke, ...], Meta(max_length=MOST_STROKES)]
Line = Annotated[str, Meta(min_length=1, max_length=60)]


class WordCard(Value, frozen=True, tag="word"):
    word: Line
    joke: Annotated[str, Meta(max_length=160)] = ""
    also: Annotated[tuple[Line, ...], Meta(max_length=MOST_FORMS)] = ()
    """Other forms, which a description may not hold either."""
    shape: Annotated[str, Meta(max_length=20)] = ""
    """What it looks like from afar: six words that lie together should differ."""
    drawn: Strokes = ()
    """As bots draw it and people stamp it; none in many a pack of one's own."""
    outline: Strokes = ()
    """What a bot that votes looks for: the same thing in another drawing, and in nobody's view."""


class Doodle(Value, frozen=True):
    name: Line
    strokes: Strokes


class PlaceCard(Value, frozen=True, tag="place"):
    place: Line
    doodles: Annotated[tuple[Doodle, ...], Meta(max_length=MOST_DOODLES)] = ()


Card = WordCard | PlaceCard
"""No word and no place is in a pack twice: two that are equal among six could not be told apart."""
LEAST_WORDS, LEAST_PLACES = 12, 6
"""In a pack: six words lie together, and as many places at most; what was just played should not come at once."""
LEAST_CARDS = LEAST_WORDS + LEAST_PLACES
