"""The difference of two views: a change that leads from the one to the other, and hardly repeats what stays.

It is a function of the two views and of nothing else, not even of which objects they share, so it tells a viewer no
more than they do. What Python takes for equal counts as the same: no part of a view is now 1 and then True.
"""

from collections.abc import Callable, Iterator
from difflib import SequenceMatcher
from itertools import compress, count
from operator import itemgetter, ne
from typing import Any, NamedTuple

from msgspec import UNSET, Struct
from msgspec.structs import astuple

from tablee.kernel.codec import encode
from tablee.kernel.memo import Memo
from tablee.tables.patches.change import Change, Splice

SHORT = 128
"""Bytes of a list that is sent whole when it changes: to look into it takes longer than it spares."""
COMPARED = 64 * 64
"""Pairs of items that are searched, at most, for what two lists have in common between their ends: time is bounded."""
ABSENT = object()

Items = tuple[Any, ...]
Look = Callable[[Any, Any], Change | None]


def difference(before: Struct, after: Struct) -> Change | None:
    """Between two views, of whatever kind, each sent with the names of all its fields; None when they are the same."""
    return None if before is after else _between_objects(before, after)


def _between_objects(old: Struct, new: Struct) -> Change | None:
    parts = astuple(old)
    anew: dict[str, Any] = {}
    gone: tuple[str, ...] = ()
    if type(old) is not type(new):
        tag, gone, picked = _TURNS[type(old), type(new)]
        anew = tag.copy()
        parts = picked((*parts, ABSENT))
    inside: dict[str, Change] = {}
    for name, before, after in zip(new.__struct_fields__, parts, astuple(new)):  # noqa: B905 - parts may be more
        if before is after or before == after:
            continue
        look = _LOOKS[type(after)]
        change = look and look(before, after)
        if change is None:
            anew[name] = after
        else:
            inside[name] = change
    return Change((), anew, gone, inside) if anew or inside or gone else None


def _inside_object(old: Any, new: Struct) -> Change | None:  # noqa: ANN401 - whatever was there before
    """None when it is better sent whole: hardly a field stays."""
    change = _between_objects(old, new) if _LOOKS[type(old)] is _inside_object else None
    return change if change and (change.inside or len(change.set) < len(new.__struct_fields__)) else None


def _inside_list(old: Any, new: Items) -> Change | None:  # noqa: ANN401 - whatever was there before
    """None when it is better sent whole. Of what came for what went, each may be the same with a change inside."""
    if type(old) is not tuple or (size := len(encode(new))) <= SHORT:
        return None
    splices: list[Splice] = []
    inside: dict[str, Change] = {}
    for start, stop, at, end in _gaps(old, new):
        pairs = zip(old[start:stop], new[at:end], strict=False)
        changes = [(look := _LOOKS[type(after)]) and look(before, after) for before, after in pairs]
        paired = len(changes) if any(changes) else 0
        for place, change in enumerate(changes[:paired], at):
            if change is None:
                splices.append((place, 1, (new[place],)))
            else:
                inside[str(place)] = change
        if start + paired < stop or at + paired < end:
            splices.append((at + paired, stop - start - paired, new[at + paired : end]))
    change = Change(tuple(splices), {}, (), inside)
    return change if len(encode(change)) < size else None


def _gaps(old: Items, new: Items) -> Iterator[tuple[int, int, int, int]]:
    """What two lists do not have in common, from left to right: from where to where in the old, and in the new."""
    shorter = min(len(old), len(new))
    left = _alike(old, new, shorter)
    right = _alike(old[::-1], new[::-1], shorter - left)
    stop, end = len(old) - right, len(new) - right
    if not 1 < (stop - left) * (end - left) <= COMPARED:
        yield left, stop, left, end
        return
    before, after = ([encode(item) for item in items] for items in (old[left:stop], new[left:end]))
    for how, *gap in SequenceMatcher(None, before, after).get_opcodes():
        if how != "equal":
            yield left + gap[0], left + gap[1], left + gap[2], left + gap[3]


def _alike(old: Items, new: Items, most: int) -> int:
    """How many items they begin with are the same."""
    return min(next(compress(count(), map(ne, old, new)), most), most)


class Turn(NamedTuple):
    """From one kind of object to another."""

    tag: dict[str, Any]
    gone: tuple[str, ...]
    picked: Callable[[Items], Items]
    """Of the parts of the old one, and ABSENT, those that the fields of the new one had before, and two more."""


def _turn(kinds: tuple[type[Struct], type[Struct]]) -> Turn:
    old, new = (kind.__struct_fields__ for kind in kinds)
    before, after = (_tag(kind) for kind in kinds)
    gone = [name for name in (*before, *old) if name not in (*after, *new)]
    places = [old.index(name) if name in old else len(old) for name in new]
    return Turn({} if after == before else after, tuple(gone), itemgetter(*places, 0, 0))


def _tag(kind: type[Struct]) -> dict[str, Any]:
    config = kind.__struct_config__
    return {} if config.tag_field is None else {config.tag_field: config.tag}


def _look(kind: type) -> Look | None:
    """How to look into a part: if it is sent as a list, or as an object with the names of all its fields."""
    if kind is tuple:
        return _inside_list
    if not issubclass(kind, Struct) or kind.__struct_config__.array_like or kind.__struct_config__.omit_defaults:
        return None
    as_named = kind.__struct_fields__ == kind.__struct_encode_fields__ and UNSET not in kind.__struct_defaults__
    return _inside_object if as_named else None


_TURNS = Memo(_turn)
_LOOKS = Memo(_look)
