"""Overruling: what the host does in a game that its rules must hear, such as to blank a slate. Most games know none."""

from typing import Any

from msgspec import Raw

from tablee.kernel import codec
from tablee.kernel.entries import Overruled
from tablee.kernel.game import Waiting
from tablee.kernel.refusals import Malformed, Refused
from tablee.tables.circumstances import Circumstances
from tablee.tables.entries import Entries
from tablee.tables.moves import move_entry
from tablee.tables.refusals import Why
from tablee.tables.requests import PersonRequest
from tablee.tables.table import Table
from tablee.tables.topic import Decisions, Effects, game_in_play, host_only

# What people ask


class Overrule(PersonRequest, frozen=True, tag="overrule"):
    """The host's: something that the game lets a host do, whoever is awaited."""

    act: Raw


OverrulingRequest = Overrule

# Decisions. The log says it with `Played`, as it says all that happens in a game


def overrule(table: Table, request: Overrule, circumstances: Circumstances) -> Entries:
    host_only(table, request.person)
    known = table.current.overruled_by if table.current is not None else ()
    if request.id in known or request.id in table.earlier_move_ids:
        return ()  # done already
    current = game_in_play(table)
    host = current.game.host
    if host is None:
        raise Refused(Why.NOT_AN_ACTION)
    if current.paused is not None:
        raise Refused(Why.NOT_NOW)
    assert isinstance(current.pending, Waiting), "a game in play waits for somebody"
    try:
        done: Any = codec.host_acts(current.game).decode(request.act)
    except Malformed:
        raise Refused(Why.NOT_AN_ACTION) from None
    outcome = current.outcome(Overruled(done), host.apply(current.state, done))
    return (move_entry(table, current, outcome, table.chairs, circumstances.at, request.id),)


DECISIONS: Decisions = {Overrule: overrule}

# Effects: those of `Played`

EFFECTS: Effects = {}
