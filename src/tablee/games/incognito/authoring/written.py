"""Cards as their authors write them: drawings by name, and how hard a word is to draw, which nobody plays with."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from tablee.games.incognito.cards import MOST_DOODLES, MOST_FORMS, Card, Doodle, Line, PlaceCard, WordCard
from tablee.kernel.structs import Value
from tablee.packs.authoring.drawings import Drawing
from tablee.packs.authoring.written import Draft

Name = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9-]*$", max_length=40)]
"""Of a card or a drawing. It tells nothing of what is drawn."""
LONGEST_JOKE = 110


class WrittenWord(Value, frozen=True, tag="word"):
    id: Name
    word: Line
    joke: Annotated[str, Meta(max_length=LONGEST_JOKE)] = ""
    also: Annotated[tuple[Line, ...], Meta(max_length=MOST_FORMS)] = ()
    """Other names of it and odd plurals; plain plurals need not be written."""
    shape: Annotated[str, Meta(max_length=20)] = ""
    level: Literal["easy", "middling", "detailed", ""] = ""
    drawn: Name | None = None
    outline: Name | None = None


class WrittenDoodle(Value, frozen=True):
    name: Line
    strokes: Name


class WrittenPlace(Value, frozen=True, tag="place"):
    id: Name
    place: Line
    doodles: Annotated[tuple[WrittenDoodle, ...], Meta(max_length=MOST_DOODLES)] = ()


Written = WrittenWord | WrittenPlace


def drawing_names(card: Written) -> Iterator[str]:
    """Of all drawings that it wants."""
    if isinstance(card, WrittenPlace):
        yield from [doodle.strokes for doodle in card.doodles]
    else:
        yield from [name for name in (card.drawn, card.outline) if name is not None]


def played(draft: Draft) -> Card:
    """With strokes for the names of drawings; a must says which of them are not there."""
    card: Written = draft.card
    strokes = {name: draft.drawings.get(name, ()) for name in drawing_names(card)}
    if isinstance(card, WrittenPlace):
        return PlaceCard(card.place, tuple([Doodle(one.name, strokes[one.strokes]) for one in card.doodles]))
    drawn, outline = strokes.get(card.drawn or "", ()), strokes.get(card.outline or "", ())
    return WordCard(card.word, card.joke, card.also, card.shape, drawn, outline)


def rewritten(card: Card, number: int) -> tuple[dict[str, Any], Mapping[str, Drawing]]:
    """From a built pack, as it could have been written: its drawings under names of their own."""
    if isinstance(card, PlaceCard):
        names = [f"d{number}-{at}" for at in range(len(card.doodles))]
        doodles = [{"name": one.name, "strokes": name} for one, name in zip(card.doodles, names, strict=True)]
        drawings = {name: one.strokes for one, name in zip(card.doodles, names, strict=True)}
        return {"type": "place", "id": f"lieu-{number}", "place": card.place, "doodles": doodles}, drawings
    both = {"drawn": (f"w{number}-a", card.drawn), "outline": (f"w{number}-b", card.outline)}
    named = {field: name for field, (name, strokes) in both.items() if strokes}
    plain = {"word": card.word, "joke": card.joke, "also": card.also, "shape": card.shape}
    return {"type": "word", "id": f"mot-{number}", **plain, **named}, dict([both[field] for field in named])
