"""How things stand for whoever looks, in a few lines; read from the view alone, so it can tell no secret."""

from collections.abc import Iterator, Sequence

from tablee.games.incognito import views
from tablee.games.incognito.facts import NumberedWord, SeatPlace
from tablee.games.incognito.phases import Picture
from tablee.games.incognito.views import View
from tablee.games.incognito.vocabulary import ROUNDS
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


class MyWord(Value, frozen=True, tag="word"):
    word: str
    joke: str


class MySlate(Value, frozen=True, tag="slate"):
    """How much I have drawn, and how I describe it."""

    strokes: int
    description: str | None


class Places(Value, frozen=True, tag="places"):
    places: tuple[SeatPlace, ...]


class Waited(Value, frozen=True, tag="waited"):
    """Who is done, and who is not."""

    ready: tuple[Seat, ...]
    others: tuple[Seat, ...]


class Words(Value, frozen=True, tag="words"):
    words: tuple[NumberedWord, ...]


class Described(Value, frozen=True):
    """A drawing in its artist's words, if there are any."""

    seat: Seat
    text: str | None


class Drawings(Value, frozen=True, tag="drawings"):
    drawings: tuple[Described, ...]


class LaidVote(Value, frozen=True):
    seat: Seat
    number: int


class MyVotes(Value, frozen=True, tag="votes"):
    votes: tuple[LaidVote, ...]
    own: int
    """The number of my own word."""


class Score(Value, frozen=True):
    seat: Seat
    points: int


class Scores(Value, frozen=True, tag="scores"):
    """From the most to the least."""

    scores: tuple[Score, ...]
    round: int
    rounds: int


Glance = MyWord | MySlate | Places | Waited | Words | Drawings | MyVotes | Scores


def glance(seen: View) -> tuple[Glance, ...]:
    match seen:
        case views.Preparing():
            return ()
        case views.Gathering(of) | views.Filling(of):
            return glance(of)
        case _:
            return (*_phase(seen), _scores(seen))


def _phase(seen: views.Reshuffling | views.Drawing | views.Voting | views.Won) -> Iterator[Glance]:
    match seen:
        case views.Drawing():
            if seen.own is not None:
                yield MyWord(seen.own.word, seen.own.joke)
                yield MySlate(len(seen.own.strokes), seen.own.description)
            yield _places(seen.places)
            yield _waited(seen.down)
        case views.Voting():
            yield Words(tuple([NumberedWord(at, laid.word) for at, laid in enumerate(seen.words, 1)]))
            yield _places(seen.places)
            yield Drawings(tuple([_described(Seat(seat), one) for seat, one in enumerate(seen.pictures)]))
            if seen.own_number is not None:
                mine = [LaidVote(Seat(seat), number) for seat, number in enumerate(seen.mine) if number is not None]
                yield MyVotes(tuple(mine), seen.own_number)
            yield _waited(seen.done)


def _described(seat: Seat, picture: Picture) -> Described:
    return Described(seat, picture.description)


def _places(places: Sequence[str]) -> Places:
    return Places(tuple([SeatPlace(Seat(seat), place) for seat, place in enumerate(places)]))


def _waited(done: Sequence[bool]) -> Waited:
    ready = tuple([Seat(seat) for seat, one in enumerate(done) if one])
    return Waited(ready, tuple([Seat(seat) for seat, one in enumerate(done) if not one]))


def _scores(seen: views.Reshuffling | views.Drawing | views.Voting | views.Won) -> Scores:
    each = [Score(Seat(seat), points) for seat, points in enumerate(seen.match.scores)]
    return Scores(tuple(sorted(each, key=lambda one: -one.points)), seen.match.round + 1, ROUNDS)
