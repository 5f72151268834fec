"""A picture of a table: all that can be known of it, to be compared with another."""

from typing import Any

from tablee.kernel.codec import encode
from tablee.kernel.seats import seats
from tablee.tables.perspective import perspective_of
from tablee.tables.public_table import public_table_of
from tablee.tables.table import Table


def picture(table: Table) -> Any:
    """All that can be known of a table, from inside and by everybody's eyes."""
    kept = _shown(table, {"catalogue", "stage", "game"})
    stage = _shown(table.stage, {"current"})
    shown: list[object] = [table.game.name, kept, type(table.stage), stage, encode(public_table_of(table, ()))]
    if (current := table.current) is not None:
        shown.append(_shown(current, {"game", "catalogue", "seal", "chain"}))
        shown += [current.seal.header, current.chain.head, encode(current.state)]
        for viewer in (None, *seats(current.players)):
            shown += [perspective_of(current, viewer), encode(current.told(viewer)[:])]
    return _copied(shown)


def _shown(of: object, but: set[str]) -> dict[str, object]:
    """Its fields, but for caches, whose names start with a dash."""
    return {name: value for name, value in vars(of).items() if name not in but and name[0] != "_"}


def _copied(value: Any) -> Any:
    """Lists, sets and dicts as they are now: a picture does not move."""
    if isinstance(value, dict):
        return {key: _copied(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_copied(part) for part in value]
    return set(value) if isinstance(value, set) else value
