"""How things stand for whoever looks, in a few lines; read from the view alone, so it can tell no secret."""

from collections.abc import Iterator

from tablee.games.code777 import views
from tablee.games.code777.facts import Dummy, Held
from tablee.games.code777.phases import Tabletop
from tablee.games.code777.views import View
from tablee.games.code777.vocabulary import QuestionNumber, Reply, Seen, Tile
from tablee.kernel.seats import Seat, seats
from tablee.kernel.structs import Value


class LastQuestion(Value, frozen=True, tag="last_question"):
    """The only one that everybody still has in mind; those before it are in the record."""

    seat: Seat
    question: QuestionNumber
    reply: Reply


class Racks(Value, frozen=True, tag="racks"):
    """Those that I see: the others', then those that are nobody's."""

    held: tuple[Held, ...]
    dummies: tuple[Dummy, ...]


class Discards(Value, frozen=True, tag="discards"):
    """Lowest first: in which order they came means nothing."""

    tiles: tuple[Tile, ...]


class Stock(Value, frozen=True, tag="stock"):
    tiles: int


class Score(Value, frozen=True):
    seat: Seat
    points: int


class Scores(Value, frozen=True, tag="scores"):
    scores: tuple[Score, ...]


class Next(Value, frozen=True, tag="next"):
    """Who draws the next question, and who is still writing before that."""

    seat: Seat
    noting: tuple[Seat, ...]


class DeclaredSince(Value, frozen=True, tag="declared_since"):
    """Who has declared since the last question, and so waits for the next. [C77-12]"""

    seats: tuple[Seat, ...]


Glance = LastQuestion | Racks | Discards | Stock | Scores | Next | DeclaredSince


def glance(seen: View) -> tuple[Glance, ...]:
    """What was said, what is seen, what is known of the rest, and whose turn it is."""
    match seen:
        case views.Boxed() | views.Shuffled():
            return ()
        case views.Seated(racks=racks, players=players):
            return tuple(_racks(racks, players))
        case _:
            return tuple(_in_play(seen))


def _in_play(seen: views.Asking | views.Noting | views.Reshuffling | views.Won) -> Iterator[Glance]:
    table = seen.tabletop
    if last := table.last:
        yield LastQuestion(last.seat, last.question, last.reply)
    yield from _racks(seen.racks, len(table.points))
    if table.discards:
        yield Discards(tuple(sorted(table.discards)))
    yield Stock(seen.stock)
    yield Scores(tuple(Score(seat, table.points[seat]) for seat in seats(len(table.points))))
    yield from _turn(seen, table)


def _racks(racks: Seen, players: int) -> Iterator[Glance]:
    held = tuple(Held(seat, tiles) for seat in seats(players) if (tiles := racks[seat]) is not None)
    dummies = tuple(Dummy(rack, tiles) for rack, tiles in enumerate(racks) if rack >= players and tiles is not None)
    if held or dummies:
        yield Racks(held, dummies)


def _turn(seen: View, table: Tabletop) -> Iterator[Glance]:
    match seen:
        case views.Asking():
            yield Next(table.to_draw, ())
        case views.Noting(noted=noted):
            yield Next(table.to_draw, tuple(seat for seat in seats(len(table.points)) if seat not in noted))
        case _:
            return
    if table.declared:
        yield DeclaredSince(table.declared)
