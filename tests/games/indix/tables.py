"""Tables of « Indix » that are set out by hand, and what tests do with them."""

from collections.abc import Sequence
from typing import Any

from tablee.games.indix import GAME, positions
from tablee.games.indix.facts import Fact
from tablee.games.indix.phases import Asking, Picking, Thinking
from tablee.games.indix.vocabulary import FACES, Call, Face, Pass, Pick, Roll, Say, Speak
from tablee.kernel.chance import Rolled
from tablee.kernel.entries import Acted, Answered, Entry, Measured, Verdict
from tablee.kernel.replay import step
from tablee.kernel.seats import Seat, Viewer, seats
from tablee.kernel.text import Text
from tests.games.by_hand import SPECTATOR, ByHand
from tests.games.indix.cards import PACK

_by_hand = ByHand(GAME)
played, answered, seen, told = _by_hand.played, _by_hand.answered, _by_hand.seen, _by_hand.told
refused, offered_kinds, decision, elapsed = (
    _by_hand.refused,
    _by_hand.offered_kinds,
    _by_hand.decision,
    _by_hand.elapsed,
)

ANN, BEN, CAT, DOM, EVE, FAY = seats(6)
START = (0, 0, 0, 0)
BLANK, MARK = (Rolled((FACES.index(face),)) for face in (Face.BLANK, Face.MARK))
JEANNES_MARKS = (4, 11)
"""Where the first card, which Ann reads, has question marks."""


def text(words: str) -> Text:
    return Text(words)


def picking(pawns: Sequence[int] = START, **how: Any) -> Picking:
    """Ann reads Jeanne d’Arc, unless it is said; the next one looks."""
    return positions.picking(PACK, pawns, **how)


def thinking(placed: Sequence[int] = (1,), pawns: Sequence[int] = START, **how: Any) -> Thinking:
    """The clue of the last of these numbers was read. Of four players Ben, Cat and Dom look in turn."""
    return positions.thinking(PACK, pawns, placed, **how)


def asking(pawns: Sequence[int] = START, **how: Any) -> Asking:
    """A question mark was picked, and the die shows one too."""
    table = picking(pawns, **how)
    seat = table.table.round.investigator
    asked: Asking = answered(played(table, (seat, Pick(JEANNES_MARKS[0])), (seat, Roll())), MARK)
    return asked


def in_turn(seat: Seat, words: str, verdict: Verdict = "wrong") -> list[Entry[Any]]:
    """« Je réponds », an answer, and what the measure says to it."""
    return [Acted(seat, Speak()), Acted(seat, Say(text(words))), Answered(Measured(verdict, 1))]


def by_call(seat: Seat, words: str, verdict: Verdict = "wrong") -> list[Entry[Any]]:
    return [Acted(seat, Call()), *in_turn(seat, words, verdict)[1:]]


def lived(table: Any, *entries: Entry[Any]) -> Any:
    """The table after all this."""
    for entry in entries:
        table = step(GAME, table, entry)
    return table


def heard(table: Any, *entries: Entry[Any], me: Viewer = SPECTATOR) -> list[Fact]:
    """What `me` is told of all this."""
    facts: list[Fact] = []
    for entry in entries:
        after = step(GAME, table, entry)
        facts += GAME.tell(table, entry, after, me)
        table = after
    return facts


def nobody_knows(table: Any, *numbers: int) -> Any:
    """These are picked in turn, and nobody gives an answer; a die that is rolled shows nothing."""
    for number in numbers:
        seat = table.table.round.investigator
        table = played(table, (seat, Pick(number)))
        if isinstance(table, Thinking):
            table = played(table, (seat, Pass()))
        else:
            table = answered(played(table, (seat, Roll())), BLANK)
    return table


def pawns(table: Any) -> tuple[int, ...]:
    race = getattr(table, "race", None) or table.table.race
    squares: tuple[int, ...] = race.pawns
    return squares


def tokens(table: Any) -> tuple[bool, ...]:
    race = getattr(table, "race", None) or table.table.race
    held: tuple[bool, ...] = race.tokens
    return held
