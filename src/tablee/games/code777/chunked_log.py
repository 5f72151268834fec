"""The log of a game, in chunks: as it grows, a state shares all but the last chunk with the one before.

Tables keep every state of a game. Were the log one tuple, each state would hold all of it anew.
"""

from collections.abc import Iterator

from tablee.games.code777.phases import Event, Log

CHUNK = 64
"""Events of a full one."""


def written(log: Log, *events: Event) -> Log:
    for event in events:
        log = (*log[:-1], (*log[-1], event)) if log and len(log[-1]) < CHUNK else (*log, (event,))
    return log


def events(log: Log) -> Iterator[Event]:
    return (event for chunk in log for event in chunk)


def news(before: Log, after: Log) -> Iterator[Event]:
    """What was written since."""
    full = max(0, len(before) - 1)
    known = len(before[-1]) if before else 0
    return (event for at, chunk in enumerate(after[full:]) for event in (chunk if at else chunk[known:]))
