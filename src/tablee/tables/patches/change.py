"""A change: what leads from one view to the next, as it is sent, and how a device that has the one makes the other.

It is about JSON, whatever views are made of in Python: structs are objects, tuples are lists.
"""

from typing import Any

from tablee.kernel.structs import Value

Splice = tuple[int, int, tuple[Any, ...]]
"""From which place on, how many items are cut there, and what is put in instead."""


class Change(Value, frozen=True, omit_defaults=True):
    """Of an object, whose fields have names, or of a list, whose items are named "0", "1", … What is not named stays.

    Of a list the splices come first, each done to what the one before has left.
    """

    splice: tuple[Splice, ...] = ()
    """Of a list: from which place on, how many items are cut there, and what is put in instead."""
    set: dict[str, Any] = {}  # noqa: RUF012 - msgspec gives each its own
    """Of an object: fields with their new values, whole."""
    gone: tuple[str, ...] = ()
    """Of an object: fields that are there no longer."""
    inside: dict[str, "Change"] = {}  # noqa: RUF012 - msgspec gives each its own
    """Fields or items that are objects or lists themselves, and of which a part stays."""


class Misfit(Exception):  # noqa: N818 - it says what happened
    """The change is none of this value: whoever has it needs a snapshot."""


def applied(value: Any, change: Change) -> Any:  # noqa: ANN401 - any part of any view, decoded
    """It is left as it was, and shares with the new one all that stays."""
    match value:
        case dict():
            return _object_after(value, change)
        case list():
            return _list_after(value, change)
        case _:
            raise Misfit


def _object_after(value: dict[str, Any], change: Change) -> dict[str, Any]:
    if change.splice or not value.keys() >= {*change.gone, *change.inside}:
        raise Misfit
    kept = {name: part for name, part in value.items() if name not in change.gone}
    inside = {name: applied(value[name], inner) for name, inner in change.inside.items()}
    return {**kept, **change.set, **inside}


def _list_after(value: list[Any], change: Change) -> list[Any]:
    if change.set or change.gone:
        raise Misfit
    items = list(value)
    for at, cut, put in change.splice:
        if not 0 <= at <= at + cut <= len(items):
            raise Misfit
        items[at : at + cut] = put
    places = {str(place): place for place in range(len(items))} if change.inside else {}
    if not places.keys() >= change.inside.keys():
        raise Misfit
    for name, inner in change.inside.items():
        items[places[name]] = applied(items[places[name]], inner)
    return items
