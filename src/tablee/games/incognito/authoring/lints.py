"""What words and places must meet to be played with, and what those that ship must meet besides."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from tablee.games.incognito.authoring.lookalikes import SAME, TWINS, off
from tablee.games.incognito.authoring.written import Written, WrittenPlace, WrittenWord, drawing_names
from tablee.games.incognito.cards import LEAST_PLACES, LEAST_WORDS
from tablee.kernel.text import folded, has_words
from tablee.packs.authoring.faults import Fault
from tablee.packs.authoring.read_texts import ReadText
from tablee.packs.authoring.written import Draft

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


def texts(draft: Draft) -> Iterator[ReadText]:
    """Words and places are called out by somebody; a joke is read."""
    card: Written = draft.card
    if isinstance(card, WrittenPlace):
        yield ReadText(("place",), card.place, aloud=True)
        yield from [ReadText(("doodles", at, "name"), one.name, aloud=False) for at, one in enumerate(card.doodles)]
        return
    yield ReadText(("word",), card.word, aloud=True)
    if card.joke:
        yield ReadText(("joke",), card.joke, aloud=False)


def enough(cards: Sequence[Draft]) -> Iterator[Fault]:
    for some, least, what in ((words(cards), LEAST_WORDS, "few-words"), (places(cards), LEAST_PLACES, "few-places")):
        if len(some) < least:
            yield _of_all(cards, "cards", what, count=len(some), least=least)


def drawings_are_there(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft in cards:
        for name in drawing_names(draft.card):
            if not any(draft.drawings.get(name, ())):
                yield draft.fault("drawings", "drawing-missing", name=name)


def no_word_twice(cards: Sequence[Draft]) -> Iterator[Fault]:
    """Nor a place: two cards would be one."""
    first: dict[str, Draft] = {}
    for draft in cards:
        field, what = ("word", "same-word") if isinstance(draft.card, WrittenWord) else ("place", "same-place")
        other = first.setdefault(folded(getattr(draft.card, field)), draft)
        if other is not draft:
            yield draft.fault("duplicates", what, field, other=other.card.id)


def no_doodle_is_a_word(cards: Sequence[Draft]) -> Iterator[Fault]:
    """It would hide that word for nothing; so would the name of a place that holds one."""
    secret = {folded(draft.card.word): draft.card.word for draft in words(cards)}
    also = {folded(name): draft.card.word for draft in words(cards) for name in draft.card.also}
    longest = max((len(name.split()) for name in secret), default=0)
    for draft in places(cards):
        for held in _runs(draft.card.place, longest) & secret.keys():
            yield draft.fault("leak", "place-holds", "place", word=secret[held])
        for at, doodle in enumerate(draft.card.doodles):
            named = {secret[name] for name in _runs(doodle.name, longest) & secret.keys()}
            for word in sorted({*named, also.get(folded(doodle.name), "")} - {""}):
                yield draft.fault("leak", "doodle-is", "doodles", at, doodle=doodle.name, word=word)


def jokes(cards: Sequence[Draft]) -> Iterator[Fault]:
    seen: dict[str, str] = {}
    for draft in words(cards):
        joke = draft.card.joke
        if not joke:
            yield draft.fault("joke", "no-joke")
        elif has_words(joke, draft.card.word):
            yield draft.fault("joke", "joke-holds", "joke")
        elif (other := seen.setdefault(folded(joke), draft.card.id)) != draft.card.id:
            yield draft.fault("joke", "same-joke", "joke", other=other)


def doodled(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft in places(cards):
        names = [folded(doodle.name) for doodle in draft.card.doodles]
        if len(names) < FEWEST_DOODLES:
            yield draft.fault("doodles", "few-doodles", "doodles", count=len(names), least=FEWEST_DOODLES)
        if len({*names}) < len(names):
            yield draft.fault("doodles", "doodle-twice", "doodles")


def drawn_for_bots(cards: Sequence[Draft]) -> Iterator[Fault]:
    """Whoever plays with bots wants to know beforehand: without strokes for its word, one has nothing to hide."""
    for draft in words(cards):
        if draft.card.drawn is None:
            yield draft.fault("drawings", "undrawn")


def drawn_twice(cards: Sequence[Draft]) -> Iterator[Fault]:
    """What a bot draws and what a bot looks for are two drawings: else to find it would be no art."""
    for draft in words(cards):
        if draft.card.drawn is None:
            continue
        if draft.card.outline is None:
            yield draft.fault("drawings", "two-drawings")
            continue
        drawn, outline = (draft.drawings.get(name, ()) for name in (draft.card.drawn, draft.card.outline))
        if drawn and outline and off(drawn, outline) < SAME:
            yield draft.fault("drawings", "same-drawing", "outline")


def opaque_names(cards: Sequence[Draft]) -> Iterator[Fault]:
    """A name that is sent or stored somewhere must not tell the word."""
    for draft in words(cards):
        told = folded(draft.card.word).replace(" ", "")
        for name in (draft.card.id, *drawing_names(draft.card)):
            if told in name.replace("-", ""):
                yield draft.fault("drawings", "telling-name", name=name)


def no_twins(cards: Sequence[Draft]) -> Iterator[Fault]:
    """Words, and doodles beside words, that are taken for each other."""
    secret = [draft for draft in words(cards) if _drawings(draft)]
    for one, other in combinations(secret, 2):
        pairs = zip(_drawings(one), _drawings(other), strict=False)
        if any(off(here, there) < TWINS for here, there in pairs):
            yield other.fault("twins", "twin", "drawn", word=one.card.word)
    for draft in places(cards):
        for at, doodle in enumerate(draft.card.doodles):
            strokes = draft.drawings.get(doodle.strokes, ())
            for one in secret:
                if strokes and any(off(here, strokes) < TWINS for here in _drawings(one)):
                    said = {"doodle": doodle.name, "word": one.card.word}
                    yield draft.fault("twins", "doodle-twin", "doodles", at, **said)


def balanced(cards: Sequence[Draft]) -> Iterator[Fault]:
    secret = words(cards)
    for draft in secret:
        if draft.card.shape not in SHAPES:
            yield draft.fault("shapes", "no-shape", "shape", name=draft.card.shape, shapes=", ".join(SHAPES))
    if len(secret) < FEWEST:
        return
    for shape, count in sorted(Counter(draft.card.shape for draft in secret).items()):
        if 100 * count > MOST_OF_A_SHAPE * len(secret):
            yield _of_all(cards, "shapes", "many-alike", count=count, all=len(secret), shape=shape)
    levels = Counter(draft.card.level for draft in secret)
    for level, wanted in LEVELS.items():
        share = 100 * levels[level] / len(secret)
        if abs(share - wanted) > TOLERANCE:
            yield _of_all(cards, "levels", "level", share=f"{share:.0f}", level=level, wanted=wanted)


def _of_all(cards: Sequence[Draft], lint: str, what: str, **details: object) -> Fault:
    said = {name: str(detail) for name, detail in details.items()}
    return Fault(lint, what, cards[0].written.file if cards else "", details=said)


def _runs(text: str, longest: int) -> set[str]:
    """All that stands there in one to so many words: looked up, as strangers give packs of thousands of words."""
    parts = folded(text).split()
    return {" ".join(parts[at : at + count]) for count in range(1, longest + 1) for at in range(len(parts))}


def _drawings(draft: Draft) -> list[tuple[str, ...]]:
    return [drawing for name in drawing_names(draft.card) if (drawing := draft.drawings.get(name, ()))]
