"""What a seat may know, phase by phase; `me` is None for a spectator and for the shared screen.

A view is built field by field. A field that is added to a phase stays hidden until it is named here. While drawing,
nothing of a slate is in any view but its artist's.
"""

from collections.abc import Callable, Iterable
from typing import Any

from tablee.games.incognito import phases
from tablee.games.incognito.cards import Doodle, PlaceCard, WordCard
from tablee.games.incognito.phases import Box, Exhibit, Match, Picture, State
from tablee.games.incognito.slate.slate import Strokes
from tablee.kernel.cards.parts import Part
from tablee.kernel.memo import Memo
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.stroke import Stroke
from tablee.kernel.structs import Value
from tablee.kernel.text import Text


class OwnSlate(Value, frozen=True):
    """My word with all that I may draw from, and my slate."""

    word: str
    joke: str
    also: tuple[str, ...]
    drawn: Strokes
    doodles: tuple[Doodle, ...]
    strokes: Strokes
    loop: Stroke | None
    description: Text | None
    steps_back: int
    """How many can be undone."""
    steps_forth: int
    """And redone."""
    went: int
    """How far the pen went, which has an end."""
    acts: int
    """And so has how often something was done."""


class LaidWord(Value, frozen=True):
    """A word card, face up at its number."""

    word: str
    joke: str


class ShownRound(Value, frozen=True):
    """A round that is over."""

    places: tuple[str, ...]
    words: tuple[str, ...]
    numbers: tuple[int, ...]
    pictures: tuple[Picture, ...]
    votes: tuple[tuple[int | None, ...], ...]


class Preparing(Value, frozen=True, tag="preparing"):
    me: Viewer
    players: int
    countdown: int


class Reshuffling(Value, frozen=True, tag="reshuffling"):
    me: Viewer
    match: Match


class Drawing(Value, frozen=True, tag="drawing"):
    me: Viewer
    match: Match
    places: tuple[str, ...]
    """By seat."""
    down: tuple[bool, ...]
    own: OwnSlate | None
    decision: int


class Gathering(Value, frozen=True, tag="gathering"):
    drawing: Drawing


class Voting(Value, frozen=True, tag="voting"):
    me: Viewer
    match: Match
    places: tuple[str, ...]
    words: tuple[LaidWord, ...]
    """At 1 to 6."""
    pictures: tuple[Picture, ...]
    """By seat; a loop is in its artist's view alone."""
    laid: tuple[tuple[Seat, ...], ...]
    """By seat: before whose slates a card of theirs lies."""
    done: tuple[bool, ...]
    mine: tuple[int | None, ...]
    """My votes, by whose slate they lie before."""
    own_number: int | None
    """That of my word."""
    decision: int


class Filling(Value, frozen=True, tag="filling"):
    voting: Voting
    seat: Seat


class Won(Value, frozen=True, tag="won"):
    me: Viewer
    match: Match
    gallery: tuple[ShownRound, ...]


View = Preparing | Reshuffling | Drawing | Gathering | Voting | Filling | Won


def view(state: State, me: Viewer) -> View:
    return BUILDERS[type(state)](state, me)


def preparing(state: phases.Preparing, me: Viewer) -> Preparing:
    return Preparing(me, state.players, state.countdown)


def reshuffling(state: phases.Reshuffling, me: Viewer) -> Reshuffling:
    return Reshuffling(me, state.match)


def drawing(state: phases.Drawing, me: Viewer) -> Drawing:
    places = _places(state.box, state.deal.places)
    own = None if me is None else _own(state, me)
    return Drawing(me, state.match, places, state.down, own, decision=2 * state.match.round + 1)


def voting(state: phases.Voting, me: Viewer) -> Voting:
    return Voting(
        me,
        state.match,
        _places(state.box, state.deal.places),
        tuple([LaidWord(card.word, card.joke) for card in map(_word(state.box), state.words)]),
        tuple([picture if seat == me else _without_loop(picture) for seat, picture in enumerate(state.pictures)]),
        tuple([LAID[votes] for votes in state.votes]),
        state.done,
        () if me is None else state.votes[me],
        None if me is None else 1 + state.words.index(state.deal.words[me]),
        decision=2 * state.match.round + 2,
    )


def won(state: phases.Won, me: Viewer) -> Won:
    return Won(me, state.match, tuple([_round(state.box, over) for over in state.gallery]))


BUILDERS: dict[type, Callable[[Any, Viewer], View]] = {
    phases.Preparing: preparing,
    phases.Reshuffling: reshuffling,
    phases.Drawing: drawing,
    phases.Gathering: lambda state, me: Gathering(drawing(state.drawing, me)),
    phases.Voting: voting,
    phases.Filling: lambda state, me: Filling(voting(state.voting, me), state.seat),
    phases.Won: won,
}


def _own(state: phases.Drawing, me: Seat) -> OwnSlate:
    word, slate = _word(state.box)(state.deal.words[me]), state.slates[me]
    return OwnSlate(
        word.word,
        word.joke,
        word.also,
        word.drawn,
        place_card(state.box, state.deal.places[me]).doodles,
        slate.strokes,
        slate.loop,
        slate.description,
        steps_back=len(slate.past),
        steps_forth=len(slate.undone),
        went=slate.went,
        acts=slate.acts,
    )


def _without_loop(picture: Picture) -> Picture:
    return Picture(picture.strokes, picture.description, None, picture.blank)


def _laid(votes: tuple[int | None, ...]) -> tuple[Seat, ...]:
    return tuple([Seat(seat) for seat, number in enumerate(votes) if number is not None])


LAID = Memo[tuple[int | None, ...], tuple[Seat, ...]](_laid)


def _round(box: Box, over: Exhibit) -> ShownRound:
    words = tuple([card.word for card in map(_word(box), over.words)])
    return ShownRound(_places(box, over.places), words, over.numbers, over.pictures, over.votes)


def _places(box: Box, cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([place_card(box, card).place for card in cards])


def word_card(box: Box, card: int) -> WordCard:
    found: WordCard = box.pack.cards[card]
    return found


def place_card(box: Box, card: int) -> PlaceCard:
    found: PlaceCard = box.pack.cards[card]
    return found


def _word(box: Box) -> Callable[[int], WordCard]:
    return lambda card: word_card(box, card)


def parts_seen(state: State, me: Viewer) -> Iterable[Part]:
    match state:
        case phases.Preparing() | phases.Reshuffling():
            return
        case phases.Gathering(of) | phases.Filling(of):
            yield from parts_seen(of, me)
        case phases.Drawing():
            yield from [(card, "place") for card in state.deal.places]
            if me is not None:
                yield from [(state.deal.words[me], part) for part in ("word", "joke", "also", "drawn")]
                yield state.deal.places[me], "doodles"
        case phases.Voting():
            yield from [(card, "place") for card in state.deal.places]
            yield from [(card, part) for card in state.words for part in ("word", "joke")]
        case _:
            yield from {(card, "place") for over in state.gallery for card in over.places}
            yield from {(card, "word") for over in state.gallery for card in over.words}
