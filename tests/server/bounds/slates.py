"""Games of « Incognito » in which every slate is full, or drawn on for as long as a table lets anybody."""

from random import Random

from tablee.games.incognito import GAME, views
from tablee.games.incognito.vocabulary import (
    LONGEST_DESCRIPTION,
    LONGEST_STROKE,
    ROUNDS,
    Describe,
    Draw,
    Finish,
    PutDown,
    Undo,
    Vote,
)
from tablee.games.incognito.voting import missing, unused
from tablee.kernel.seats import Seat
from tablee.kernel.stroke import Stroke, as_stroke
from tablee.kernel.text import Text
from tests.tables.long_games import LongGame, gathered

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Flo")
DESCRIBED = Describe(Text("\N{EARTH GLOBE EUROPE-AFRICA}" * LONGEST_DESCRIPTION))


def begun(seed: int) -> LongGame:
    """Of six."""
    long = gathered(GAME.name, NAMES, seed)
    long.start()
    return long


def longest_stroke(rng: Random) -> Stroke:
    return as_stroke([(300 + 4 * at + rng.randrange(30), 300 + at + rng.randrange(30)) for at in range(LONGEST_STROKE)])


def fill(long: LongGame, seat: Seat, rng: Random) -> None:
    """The slate of this seat."""
    person = long.people[seat]
    long.act(person, DESCRIBED)
    while any(offer.action == "draw" for offer in long.current.seen(seat).offers.choices):
        long.act(person, Draw(longest_stroke(rng)))


def draw_on(long: LongGame, rng: Random, lines: int) -> None:
    """Everybody on their slates, and takes it back, until the record has so many lines."""
    seats = [Seat(seat) for seat in range(len(NAMES))]
    while len(long.current.lines) < lines:
        seat = seats[0]
        offered = {offer.action for offer in long.current.seen(seat).offers.choices}
        if "draw" not in offered:
            seats.remove(seat)  # that one has done enough
            continue
        long.act(long.people[seat], Draw(longest_stroke(rng)))
        long.act(long.people[seat], Undo())


def before_the_wall(seed: int) -> tuple[LongGame, Seat]:
    """All slates were full in all rounds, all votes are cast, and this seat alone has not said so."""
    long, rng = begun(seed), Random(seed)
    while True:
        seat = Seat(long.current.awaited[0])
        seen = long.current.seen(seat).view
        if isinstance(seen, views.Drawing):
            fill(long, seat, rng)
            long.act(long.people[seat], PutDown())
            continue
        assert isinstance(seen, views.Voting)
        left, cards = missing(seen.mine, seat), unused(seen.mine)
        if left:
            long.act(long.people[seat], Vote(left[0], cards[0]))
        elif len(long.current.awaited) == 1 and seen.match.round == ROUNDS - 1:
            return long, seat
        else:
            long.act(long.people[seat], Finish())
