"""How things stand for whoever looks, the newest clue first; read from the view alone, so it can tell no secret."""

from collections.abc import Iterator

from tablee.games.indix import views
from tablee.games.indix.phases import Race
from tablee.games.indix.views import View
from tablee.games.indix.vocabulary import FINISH, SLOTS, Category
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


class Looked(Value, frozen=True, tag="looked"):
    """What is looked for, who has the card, whose turn it is, and how many numbers are left."""

    category: Category
    reader: Seat
    investigator: Seat
    left: int


class MyCard(Value, frozen=True, tag="card"):
    """For the reader."""

    name: str


class Clue(Value, frozen=True, tag="clue"):
    """One that was read; without a text it is a question mark."""

    number: int
    text: str | None


class Misses(Value, frozen=True, tag="misses"):
    """What it is not, by those who believed it."""

    misses: tuple[str, ...]


class Tokens(Value, frozen=True, tag="tokens"):
    """Who can still give a free answer."""

    seats: tuple[Seat, ...]


class Rung(Value, frozen=True):
    seat: Seat
    number: int


class Pawns(Value, frozen=True, tag="pawns"):
    """From the leader to the last, and where the race ends."""

    pawns: tuple[Rung, ...]
    finish: int


Glance = Looked | MyCard | Clue | Misses | Tokens | Pawns


def glance(seen: View) -> tuple[Glance, ...]:
    if isinstance(seen, views.Preparing):
        return ()
    return tuple(_glanced(seen))


def _glanced(seen: views.Seen | views.Won) -> Iterator[Glance]:
    if isinstance(seen, views.Seen):
        yield Looked(seen.category, seen.race.reader, seen.investigator, SLOTS - len(seen.clues))
        if seen.card is not None:
            yield MyCard(seen.card.name)
        yield from [Clue(clue.number, clue.text) for clue in reversed(seen.clues)]
        if seen.misses:
            yield Misses(tuple([miss.words for miss in seen.misses]))
        if any(seen.race.tokens):
            yield Tokens(tuple([Seat(seat) for seat, has in enumerate(seen.race.tokens) if has]))
    yield _pawns(seen.race)


def _pawns(race: Race) -> Pawns:
    rungs = [Rung(Seat(seat), pawn) for seat, pawn in enumerate(race.pawns)]
    return Pawns(tuple(sorted(rungs, key=lambda rung: -rung.number)), FINISH[race.board])
