"""Deadlines: when time is up, and for whom. `time_up.py` says what happens then.

Three things run against a clock: each half of the start handshake; the host's limit for a decision, which a table has
only if its host sets one; and the countdown of the rules, in a game that has one. The entry that starts a deadline
carries it, so that every server that reads the log knows the same. Both of a game count from the end of what is shown
(`hold.py`), and whatever is shown while one runs moves it on.

How long each may be, and how long somebody who is away is waited for, is all in `waits.py`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from tablee.kernel.entries import Acted, Elapsed
from tablee.kernel.game import Pending, Timer, Waiting
from tablee.kernel.seats import Seat
from tablee.tables.entries import PersonId, Timestamp
from tablee.tables.people import Occupant, people_at
from tablee.tables.shown_for import shown_for
from tablee.tables.stages import Playing, Sealing
from tablee.tables.table import Table
from tablee.tables.table_game import Outcome, TableGame


def deadline_of(table: Table) -> Timestamp | None:
    """When time is up next; while the table pauses, never. Of a game that met a bound it is up."""
    stage = table.stage
    if isinstance(stage, Playing):
        current = stage.current
        if meets_bound(table, current):
            return 0
        if current.paused is not None:
            return None
        limit, timer = current.limit, _timer_end(current)
        return limit if timer is None else timer if limit is None else min(limit, timer)
    return stage.until if isinstance(stage, Sealing) else None


def meets_bound(table: Table, current: TableGame) -> bool:
    return len(current.lines) >= current.game.most_lines or table.is_at_its_end


def timer_is_up(current: TableGame, at: Timestamp) -> bool:
    end = _timer_end(current)
    return end is not None and end <= at


def _timer_end(current: TableGame) -> Timestamp | None:
    """When the countdown of the rules shows 0, and whatever grace they give it after that has passed."""
    if current.timer is None:
        return None
    assert isinstance(current.pending, Waiting)
    assert current.pending.timer is not None, "its deadline came with it"
    return current.timer + current.pending.timer.grace


def deadlines_after(
    table: Table,
    current: TableGame,
    outcome: Outcome,
    chairs: Sequence[Occupant],
    at: Timestamp,
    back: Seat | None = None,
    back_until: Timestamp | None = None,
) -> tuple[Timestamp | None, Timestamp | None]:
    """The limit and the timer that run after this. `back` is a seat whose person comes back by it, and until when.

    `at` is when all that happened before has been shown: now, or later.
    """
    pending = outcome.pending
    if not isinstance(pending, Waiting) or (table.limit is None and pending.timer is None):
        return None, None
    show = shown_for(current.game, outcome.steps)
    running = _later(back_until or current.limit, show)
    if _unseen(current, outcome):
        return running, _later(current.timer, show)
    people = people_at(chairs)
    bots = current.stand_ins.keys() - {back}
    playing = {seat: person for seat, person in people.items() if seat not in bots}
    awaited = [seat for seat in pending.awaited if seat in playing]
    if _passed_round(table, playing, awaited):
        in_hand = _acted_themselves(outcome, awaited)
        return None, _timer(current, outcome, pending.timer, at, show) if in_hand else None
    limit = running if _same_decisions(current, outcome, awaited) else None
    if table.limit is None or not awaited or _counts_down(pending):
        limit = None
    elif limit is None:
        limit = at + show + 1000 * table.limit
    return limit, _timer(current, outcome, pending.timer, at, show)


def seats_nearly_last(table: Table, current: TableGame) -> tuple[Seat, ...]:
    """People who are alone awaited, and may be hurried, once one more of them is done.

    Bots that are still awaited do not count: they follow once all people but one are done (`patience.py`). So a single
    person among bots is never last; and on a device that is passed round nobody is hurried.
    """
    people = {seat: person for seat, person in people_at(table.chairs).items() if table.bot_at(seat) is None}
    left = [seat for seat in current.awaited if seat in people]
    if len(people) < 2 or len(left) > 2:
        return ()
    return tuple([seat for seat in left if not _passed_round(table, people, [seat])])


def limit_on_return(table: Table, current: TableGame, seat: Seat, at: Timestamp) -> Timestamp | None:
    """For somebody who plays their seat again; None leaves the limit as it is. `at` as for `deadlines_after`.

    Time as for a new decision, if the seat is awaited and no limit runs: it ran out, or only bots were left.
    """
    if table.limit is None or current.limit is not None or seat not in current.awaited or _counts_down(current.pending):
        return None
    people = people_at(table.chairs).items()
    playing = {other: person for other, person in people if other == seat or other not in current.stand_ins}
    if _passed_round(table, playing, [other for other in current.awaited if other in playing]):
        return None
    now = at if current.paused is None else current.paused
    return now + 1000 * table.limit


def lift_limit_if_only_bots_are_left(table: Table, current: TableGame) -> None:
    """A limit is for people: with the last of those who are awaited it is gone."""
    if all(table.bot_at(seat) is not None for seat in current.awaited):
        current.limit = None


def postpone(current: TableGame, by: int) -> None:
    """By as long as a pause was."""
    current.limit, current.timer = _later(current.limit, by), _later(current.timer, by)


def _later(when: Timestamp | None, by: int) -> Timestamp | None:
    return None if when is None else when + by


def _counts_down(pending: Pending) -> bool:
    """Whether the rules' own countdown runs: it is limit enough, and may be longer than the host's, which waits."""
    return isinstance(pending, Waiting) and pending.timer is not None


def _unseen(current: TableGame, outcome: Outcome) -> bool:
    """Whether this is a move of which nobody else sees anything: a deadline that it moved would betray it."""
    if outcome.pending != current.pending or not outcome.entries or isinstance(outcome.entries[0], Elapsed):
        return False
    return bool(current.game.view(outcome.steps[-1][2], None) == current.seen(None).view)


def _passed_round(table: Table, playing: Mapping[Seat, PersonId], awaited: Sequence[Seat]) -> bool:
    """Whether somebody who is awaited shares a device with others who play: it changes hands, and no clock runs."""
    devices = {seat: table.people[person].device for seat, person in playing.items()}
    shared = Counter(devices.values())
    return any(shared[devices[seat]] > 1 for seat in awaited)


def _acted_themselves(outcome: Outcome, awaited: Sequence[Seat]) -> bool:
    """Whether nobody is awaited but who has just acted: they have the device in hand, and the rules' countdown runs.

    Or who shares a device would think for as long as they like, where everybody else is hurried.
    """
    first = outcome.entries[0] if outcome.entries else None
    return isinstance(first, Acted) and [first.seat] == list(awaited)


def _same_decisions(current: TableGame, outcome: Outcome, awaited: Sequence[Seat]) -> bool:
    """Whether nobody has anything new to decide: the host's limit starts again only when somebody has."""
    game = current.game
    state = outcome.steps[-1][2] if outcome.steps else current.state
    return all(
        seat in current.awaited
        and current.offers(game.view(state, seat)).decision == current.seen(seat).offers.decision
        for seat in awaited
    )


def _timer(current: TableGame, outcome: Outcome, timer: Timer | None, at: Timestamp, show: int) -> Timestamp | None:
    """The rules' own. It runs on for as long as the rules name an equal one; one that has run out starts again."""
    if timer is None:
        return None
    runs_on = isinstance(current.pending, Waiting) and current.pending.timer == timer
    if runs_on and current.timer is not None and not isinstance(outcome.entries[0], Elapsed):
        return current.timer + show
    return at + show + 1000 * timer.seconds
