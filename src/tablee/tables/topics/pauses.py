"""Pauses: the host stops every clock of a game, and lets them go on."""

from tablee.tables.circumstances import Circumstances
from tablee.tables.deadlines import postpone
from tablee.tables.entries import Entries, TableEntry, Timestamp
from tablee.tables.requests import PersonRequest
from tablee.tables.table import Table
from tablee.tables.topics.topic import Decisions, Effects, game_in_play, host_only

# What people ask


class Pause(PersonRequest, frozen=True, tag="pause"):
    """The host's: no clock runs, and nobody moves."""


class Resume(PersonRequest, frozen=True, tag="resume"):
    """The host's: play goes on, with as much time left as before."""


PauseRequest = Pause | Resume

# What the log says


class Paused(TableEntry, frozen=True, tag="paused"):
    at: Timestamp


class Resumed(TableEntry, frozen=True, tag="resumed"):
    """Deadlines have moved by as long as the pause was."""

    at: Timestamp


# Decisions


def pause(table: Table, request: Pause, circumstances: Circumstances) -> Entries:
    host_only(table, request.person)
    return (Paused(circumstances.at),) if game_in_play(table).paused is None else ()


def resume(table: Table, request: Resume, circumstances: Circumstances) -> Entries:
    host_only(table, request.person)
    return (Resumed(circumstances.at),) if game_in_play(table).paused is not None else ()


DECISIONS: Decisions = {Pause: pause, Resume: resume}

# Effects


def paused(table: Table, entry: Paused) -> None:
    table.playing().paused = entry.at


def resumed(table: Table, entry: Resumed) -> None:
    current = table.playing()
    postpone(current, entry.at - (current.paused or entry.at))
    current.paused = None


EFFECTS: Effects = {Paused: paused, Resumed: resumed}
