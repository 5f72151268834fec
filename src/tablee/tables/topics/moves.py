"""Moves: what people and bots do in the game that is played, and what its host does that the rules must hear."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, Any, Generic, TypeVar

from msgspec import UNSET, Meta, Raw, UnsetType
from msgspec.structs import replace

from tablee.kernel import codec
from tablee.kernel.cards.deck import played_after
from tablee.kernel.checked import check_action
from tablee.kernel.entries import Acted, Measured, Overruled
from tablee.kernel.game import Result, Waiting
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.seats import Seat
from tablee.tables.catalogue import UNMEASURED
from tablee.tables.circumstances import Circumstances
from tablee.tables.deadlines import deadlines_after
from tablee.tables.entries import Entries, TableEntry, Timestamp
from tablee.tables.people import Occupant
from tablee.tables.refusals import Why
from tablee.tables.requests import PersonRequest
from tablee.tables.rows import Place
from tablee.tables.stages import GameOver
from tablee.tables.table import Table
from tablee.tables.table_game import Outcome, TableGame
from tablee.tables.topics.stand_ins import CameBack, give_back
from tablee.tables.topics.topic import Decisions, Effects, game_in_play, host_only

E = TypeVar("E")
"""What can happen in a game: `codec.entry_types`."""

# What people ask


class Act(PersonRequest, frozen=True, tag="act"):
    """Do something in the game: take an offer."""

    decision: Annotated[int, Meta(ge=0, lt=2**53)]
    """The number that came with the offers that this answers."""
    action: Raw
    place: Place | None = None
    """Of one that is sent in a row, without waiting for the answer to those before it."""


class Overrule(PersonRequest, frozen=True, tag="overrule"):
    """The host's: something that the game lets a host do, whoever is awaited or when it is over. Most know none."""

    act: Raw


class Hurry(PersonRequest, frozen=True, tag="hurry"):
    """Bots need not take their time now: they go on as soon as all was shown."""


MoveRequest = Act | Overrule | Hurry

# What the log says


class Played(TableEntry, Generic[E], frozen=True, tag="played"):
    """One move, with the answers of chance that it leads to and the deadlines that follow from it."""

    entries: tuple[E, ...]  # SECRET in part: views say what each seat may know of it
    id: str = ""
    """The one that the player's or the host's device gave it; empty for bots, chance and timers."""
    limit: Timestamp | None = None
    """When the people who are awaited now run out of time."""
    timer: Timestamp | None = None
    """When the rule's own countdown shows 0."""
    place: Place | UnsetType = UNSET
    """In the row of actions that it is one of; most are of none, and their lines say nothing of it."""


# Decisions


def act(table: Table, request: Act, circumstances: Circumstances) -> Entries:
    """A person's move. Whoever moves is back, if a bot was playing for them."""
    seat = table.seat_of(request.person)
    known = table.current.move_ids.get(seat, ()) if seat is not None and table.current is not None else ()
    if request.id in known or request.id in table.earlier_move_ids:
        return ()  # played already, be it as the last move of a game
    current = game_in_play(table)
    if seat is None:
        raise Refused(Why.NO_SEAT)
    if request.place is not None and request.place.is_past(current.places.get(seat)):
        raise Refused(Why.TOO_LATE)  # and it may have been played long ago: of old moves only the place is known
    if current.paused is not None:
        raise Refused(Why.NOT_NOW)
    try:
        action = codec.actions(current.game).decode(request.action)
    except Malformed:
        raise Refused(_why_unreadable(current, seat, request)) from None
    at = circumstances.clocks_from
    back = give_back(table, current, seat, at) if seat in current.stand_ins else None
    outcome = _judged(current, seat, request.decision, action)
    entry = move_entry(table, current, outcome, table.chairs, at, request.id, back)
    if request.place is not None:
        entry = replace(entry, place=request.place)
    return (entry,) if back is None else (back, entry)


def _why_unreadable(current: TableGame, seat: Seat, request: Act) -> StrEnum:
    """Of a number beyond its bounds the rules say it, in words that name them; all else is no action."""
    try:
        action = codec.beyond_bounds(current.game, request.action)
    except Malformed:
        return Why.NOT_AN_ACTION
    if not current.in_time(seat, action, request.decision):
        return Why.TOO_LATE
    return current.game.refusal(current.seen(seat).view, action) or Why.NOT_AN_ACTION


def bot_move(
    table: Table,
    current: TableGame,
    seat: Seat,
    decision: int,
    action: Any,  # noqa: ANN401 - of any game
    at: Timestamp,
) -> Played[Any]:
    """Of a bot, held to the same as anybody; and to its types, since no codec has read it."""
    check_action(current.game, action)
    return move_entry(table, current, _judged(current, seat, decision, action, UNMEASURED), table.chairs, at)


def _judged(
    current: TableGame,
    seat: Seat,
    decision: int,
    action: Any,  # noqa: ANN401 - of any game
    unmeasured: Measured | None = None,
) -> Outcome:
    """Of a person or a bot: both are held to the decision that they answer, and to the rules."""
    if not current.in_time(seat, action, decision):
        raise Refused(Why.TOO_LATE)
    if seat not in current.awaited and seat not in current.may:
        raise Refused(current.game.refusal(current.seen(seat).view, action) or Why.TOO_LATE)
    return current.outcome(Acted(seat, action), current.game.apply(current.state, seat, action), unmeasured)


def overrule(table: Table, request: Overrule, circumstances: Circumstances) -> Entries:
    host_only(table, request.person)
    known = table.current.overruled_by if table.current is not None else ()
    if request.id in known or request.id in table.earlier_move_ids:
        return ()  # done already
    current = table.played_to_its_end() or game_in_play(table)
    host = current.game.host
    if host is None:
        raise Refused(Why.NOT_AN_ACTION)
    if current.paused is not None:
        raise Refused(Why.NOT_NOW)
    try:
        done: Any = codec.host_acts(current.game).decode(request.act)
    except Malformed:
        raise Refused(Why.NOT_AN_ACTION) from None
    after = host.apply(current.state, done)
    if current.result is not None:
        return (Played((Overruled(done),), request.id),)
    assert isinstance(current.pending, Waiting), "a game in play waits for somebody"
    outcome = current.outcome(Overruled(done), after)
    return (move_entry(table, current, outcome, table.chairs, circumstances.clocks_from, request.id),)


def move_entry(
    table: Table,
    current: TableGame,
    outcome: Outcome,
    chairs: Sequence[Occupant],
    at: Timestamp,
    id_: str = "",
    back: CameBack | None = None,
) -> Played[Any]:
    """One entry for what happens, and the deadlines that follow from it; `back` is who comes back by it.

    `at` is when all that happened before has been shown.
    """
    seat, until = (back.seat, back.limit) if back else (None, None)
    limit, timer = deadlines_after(table, current, outcome, chairs, at, seat, until)
    return Played(outcome.entries, id_, limit, timer)


def hurry(table: Table, _request: Hurry, _circumstances: Circumstances) -> Entries:
    """Nothing for the log: only that nobody would be overrun by it. The schedule then hurries the bots."""
    current = game_in_play(table)
    if any(table.bot_at(seat) is None for seat in current.awaited):
        raise Refused(Why.PEOPLE_AWAITED)
    return ()


DECISIONS: Decisions = {Act: act, Overrule: overrule, Hurry: hurry}

# Effects


def played(table: Table, entry: Played[Any]) -> None:
    if isinstance(table.stage, GameOver):
        _overruled_after(table, table.stage.current, entry)
        return
    current = table.playing()
    if entry.id and entry.entries:
        first = entry.entries[0]
        current.remember(first.seat if isinstance(first, Acted) else None, entry.id, entry.place or None)
    current.add(entry.entries)
    current.limit, current.timer = entry.limit, entry.timer
    if current.result is not None:
        end_game(table, current.result)


def _overruled_after(table: Table, current: TableGame, entry: Played[Any]) -> None:
    """The host's, once the record is closed: it is in the log of the table alone, and says what no record holds."""
    overruled, *more = entry.entries or (None,)
    assert isinstance(overruled, Overruled), "nobody else acts after the end"
    assert not more, "it leads to nothing"
    current.remember(None, entry.id, None)
    current.add_after(overruled)
    _forget_taken(table, current)
    table.record_lengths[table.games] = table.length


def end_game(table: Table, result: Result | None, *, cut_short: bool = False) -> None:
    """Played to its end, given up or cut short."""
    current = table.playing()
    current.end(result)
    if (pack := current.seal.pack) is not None:
        table.played_cards[pack.hash] = played_after(pack, current.cards_seen)
    table.earlier_move_ids = frozenset(
        [id_ for ids in (*current.move_ids.values(), current.overruled_by) for id_ in ids]
    )
    table.record_lengths[table.games] = table.length
    if current.sheets.has_ink:
        table.ink_ends.append(table.length)
        _forget_taken(table, current)
    honours = None
    if result is not None:
        table.evening = table.evening.after(table.chairs, result)
        honours = current.game.honours(current.told(None), current.players) if current.game.honours else None
    table.stage = GameOver(current, result, cut_short, honours)


def _forget_taken(table: Table, current: TableGame) -> None:
    table.ink_taken = table.ink_taken or bool(current.sheets.taken)


EFFECTS: Effects = {Played: played}
