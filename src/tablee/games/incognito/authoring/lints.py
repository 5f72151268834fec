"""What words and places must meet to be played with, and what those that ship must meet besides."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from tablee.games.incognito.authoring.lookalikes import SAME, TWINS, off
from tablee.games.incognito.authoring.written import WrittenPlace, WrittenWord, drawing_names
from tablee.games.incognito.cards import LEAST_PLACES, LEAST_WORDS
from tablee.kernel.text import folded, has_words
from tablee.packs.authoring.authoring import Draft
from tablee.packs.authoring.faults import Fault
from tablee.packs.authoring.french import typography_faults

SHAPES = ("courbe", "dôme", "long", "pointu", "rectangle", "rond", "silhouette", "touffe", "triangle")
"""Where a word can hide: a wave, a tree, a trunk, a roof, a window, a wheel, a rock, foliage, a sail."""
FEWEST_DOODLES = 4
FEWEST = 30
"""Words below which shares say nothing."""
MOST_OF_A_SHAPE = 18
"""In hundredths of the words: so that three of one shape seldom lie among six."""
LEVELS = {"easy": 60, "middling": 35, "detailed": 5}
TOLERANCE = 5


def words(cards: Sequence[Draft]) -> list[Draft]:
    return [draft for draft in cards if isinstance(draft.card, WrittenWord)]


def places(cards: Sequence[Draft]) -> list[Draft]:
    return [draft for draft in cards if isinstance(draft.card, WrittenPlace)]


def enough(cards: Sequence[Draft]) -> Iterator[Fault]:
    for some, least, what in ((words(cards), LEAST_WORDS, "words"), (places(cards), LEAST_PLACES, "places")):
        if len(some) < least:
            file = cards[0].written.file if cards else ""
            yield Fault("cards", file, 0, "", f"{len(some)} {what}; at least {least} are wanted")


def drawings_are_there(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft in cards:
        for name in drawing_names(draft.card):
            if not any(draft.drawings.get(name, ())):
                yield draft.fault("drawings", f"no drawing {name!r} in the folder “drawings”, or an empty one")


def no_word_twice(cards: Sequence[Draft]) -> Iterator[Fault]:
    """Nor a place: two cards would be one."""
    first: dict[str, Draft] = {}
    for draft in cards:
        field = "word" if isinstance(draft.card, WrittenWord) else "place"
        other = first.setdefault(folded(getattr(draft.card, field)), draft)
        if other is not draft:
            yield draft.fault("duplicates", f"the {field} of card {other.card.id} too", field)


def no_doodle_is_a_word(cards: Sequence[Draft]) -> Iterator[Fault]:
    """It would hide that word for nothing; so would the name of a place that holds one."""
    secret = [(draft.card.word, _spaced(draft.card.word), [*map(_spaced, draft.card.also)]) for draft in words(cards)]
    for draft in places(cards):
        place = _spaced(draft.card.place)
        for word, whole, also in secret:
            if whole in place:
                yield draft.fault("leak", f"the place holds the word “{word}”", "place")
            for at, doodle in enumerate(draft.card.doodles):
                name = _spaced(doodle.name)
                if whole in name or name in also:
                    yield draft.fault("leak", f"the doodle “{doodle.name}” is the word “{word}”", "doodles", at)


def jokes(cards: Sequence[Draft]) -> Iterator[Fault]:
    seen: dict[str, str] = {}
    for draft in words(cards):
        joke = draft.card.joke
        if not joke:
            yield draft.fault("joke", "no joke")
        elif has_words(joke, draft.card.word):
            yield draft.fault("joke", "the joke holds the word itself", "joke")
        elif (other := seen.setdefault(folded(joke), draft.card.id)) != draft.card.id:
            yield draft.fault("joke", f"the joke of {other} too", "joke")


def typography(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft in cards:
        card = draft.card
        texts = (
            (("place", card.place),) if isinstance(card, WrittenPlace) else (("word", card.word), ("joke", card.joke))
        )
        for field, text in texts:
            for said in typography_faults(text):
                yield draft.fault("typography", said, field)


def doodled(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft in places(cards):
        names = [folded(doodle.name) for doodle in draft.card.doodles]
        if len(names) < FEWEST_DOODLES:
            yield draft.fault("doodles", f"{len(names)} doodles; at least {FEWEST_DOODLES} are wanted", "doodles")
        if len({*names}) < len(names):
            yield draft.fault("doodles", "a doodle twice", "doodles")


def drawn_twice(cards: Sequence[Draft]) -> Iterator[Fault]:
    """What a bot draws and what a bot looks for are two drawings: else to find it would be no art."""
    for draft in words(cards):
        if draft.card.drawn is None or draft.card.outline is None:
            yield draft.fault("drawings", "two drawings are wanted, “drawn” and “outline”")
            continue
        drawn, outline = (draft.drawings.get(name, ()) for name in (draft.card.drawn, draft.card.outline))
        if drawn and outline and off(drawn, outline) < SAME:
            yield draft.fault("drawings", "“drawn” and “outline” are the same drawing", "outline")


def opaque_names(cards: Sequence[Draft]) -> Iterator[Fault]:
    """A name that is sent or stored somewhere must not tell the word."""
    for draft in words(cards):
        told = folded(draft.card.word).replace(" ", "")
        for name in (draft.card.id, *drawing_names(draft.card)):
            if told in name.replace("-", ""):
                yield draft.fault("drawings", f"the name {name!r} tells the word")


def no_twins(cards: Sequence[Draft]) -> Iterator[Fault]:
    """Words, and doodles beside words, that are taken for each other."""
    secret = [draft for draft in words(cards) if _drawings(draft)]
    for one, other in combinations(secret, 2):
        pairs = zip(_drawings(one), _drawings(other), strict=False)
        if any(off(here, there) < TWINS for here, there in pairs):
            yield other.fault("twins", f"looks like “{one.card.word}”", "drawn")
    for draft in places(cards):
        for at, doodle in enumerate(draft.card.doodles):
            strokes = draft.drawings.get(doodle.strokes, ())
            for one in secret:
                if strokes and any(off(here, strokes) < TWINS for here in _drawings(one)):
                    said = f"the doodle “{doodle.name}” looks like the word “{one.card.word}”"
                    yield draft.fault("twins", said, "doodles", at)


def balanced(cards: Sequence[Draft]) -> Iterator[Fault]:
    secret = words(cards)
    for draft in secret:
        if draft.card.shape not in SHAPES:
            yield draft.fault("shapes", f"no shape {draft.card.shape!r}; there is {', '.join(SHAPES)}", "shape")
    if len(secret) < FEWEST:
        return
    file = secret[0].written.file
    for shape, count in sorted(Counter(draft.card.shape for draft in secret).items()):
        if 100 * count > MOST_OF_A_SHAPE * len(secret):
            yield Fault("shapes", file, 0, "", f"{count} of {len(secret)} words are {shape}: look-alikes will meet")
    levels = Counter(draft.card.level for draft in secret)
    for level, wanted in LEVELS.items():
        share = 100 * levels[level] / len(secret)
        if abs(share - wanted) > TOLERANCE:
            yield Fault("levels", file, 0, "", f"{share:.0f} % of the words are {level}; about {wanted} % are wanted")


@cache
def _spaced(text: str) -> str:
    """So that whole words are found in it, and nothing else."""
    return f" {folded(text)} "


def _drawings(draft: Draft) -> list[tuple[str, ...]]:
    return [drawing for name in drawing_names(draft.card) if (drawing := draft.drawings.get(name, ()))]
