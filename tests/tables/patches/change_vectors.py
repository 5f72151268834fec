"""Changes as Python makes and applies them, for the page to apply them exactly so.

`python -m tests.tables.patches.change_vectors` writes web/src/wire/changes.generated.json for change.test.ts beside it.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tablee.games import GAMES
from tablee.kernel.codec import encode
from tablee.kernel.playout import at_random, opening
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value
from tablee.tables.patches.change import Change, Misfit
from tablee.tables.patches.difference import difference
from tests.game_packs import pack_for
from tests.tables.patches import made_up_views
from tests.tables.patches.patching import changed

FILE = Path(__file__).parents[3] / "web/src/wire/changes.generated.json"
COMMAND = "python -m tests.tables.patches.change_vectors"
MADE_UP, PLAYED = 120, 12
"""Vectors of no game, and of each."""

ODD_NAMES: dict[str, tuple[Any, Change]] = {
    "__proto__": ({}, Change(set={"__proto__": {"mine": 1}})),
    "length": ({"length": 2}, Change(set={"length": 0})),
    "inside": ({"0": {"set": 1}}, Change(inside={"0": Change(set={"splice": [[0, 0, []]]}, gone=("set",))})),
    "é": ({"é": [[1], [2]]}, Change(inside={"é": Change(inside={"1": Change(splice=((1, 0, (3,)),))})})),
}
MISFITS: dict[str, tuple[Any, Change]] = {
    "cut beyond the end": ({"a": [1, 2]}, Change(inside={"a": Change(splice=((1, 2, ()),))})),
    "put beyond the end": ({"a": [1, 2]}, Change(inside={"a": Change(splice=((3, 0, (1,)),))})),
    "cut before the beginning": ({"a": [1, 2]}, Change(inside={"a": Change(splice=((-1, 1, ()),))})),
    "cut less than nothing": ({"a": [1, 2]}, Change(inside={"a": Change(splice=((1, -1, ()),))})),
    "cut by the second splice": ({"a": [1, 2]}, Change(inside={"a": Change(splice=((0, 2, ()), (0, 1, ())))})),
    "splice an object": ({"a": 1}, Change(splice=((0, 0, (1,)),))),
    "go where nothing is": ({"a": 1}, Change(gone=("b",))),
    "go from a list": ({"a": [1]}, Change(inside={"a": Change(gone=("0",))})),
    "inside of nothing": ({}, Change(inside={"a": Change(set={"b": 1})})),
    "inside of a number": ({"a": 1}, Change(inside={"a": Change(set={"b": 1})})),
    "inside of null": ({"a": None}, Change(inside={"a": Change(set={"b": 1})})),
    "inside of a text": ({"a": "b"}, Change(inside={"a": Change(set={"0": "c"})})),
    "set an item": ({"a": [1]}, Change(inside={"a": Change(set={"0": 1})})),
    "inside of an item that is not there": ({"a": [[1]]}, Change(inside={"a": Change(inside={"1": Change()})})),
    "inside of what all lists have": ({"a": [[1]]}, Change(inside={"a": Change(inside={"length": Change()})})),
    "inside of another spelling": ({"a": [[1], [2]]}, Change(inside={"a": Change(inside={"01": Change()})})),
    "inside of what all objects have": ({}, Change(inside={"constructor": Change(set={"b": 1})})),
}


def written() -> str:
    found = {
        "vectors": [{"before": one, "change": change, "after": after} for one, change, after in vectors()],
        "misfits": [{"what": what, "before": one, "change": change} for what, (one, change) in MISFITS.items()],
    }
    text = json.dumps(found, ensure_ascii=False, default=msgspec.to_builtins, separators=(",", ":"))
    return text.replace('},{"before":', '},\n{"before":').replace('},{"what":', '},\n{"what":') + "\n"


def vectors() -> Iterator[tuple[Any, Any, Any]]:
    for before, after in (*made_up(), *played()):
        change = difference(before, after) or Change()
        read = msgspec.json.decode(encode((before, change, after)))
        assert changed(read[0], read[1]) == read[2]
        yield read
    for before, change in ODD_NAMES.values():
        yield before, msgspec.to_builtins(change), changed(before, msgspec.to_builtins(change))


def made_up() -> Iterator[tuple[Value, Value]]:
    rng = Random(777)
    for _ in range(MADE_UP):
        before = made_up_views.view(rng)
        yield before, made_up_views.otherwise(before, rng)


def played() -> Iterator[tuple[Value, Value]]:
    """Views of one seat, before and after a step, from all over a random game."""
    for game in GAMES.values():
        steps = [*at_random(game, opening(game, game.players[-1], pack=pack_for(game)), Random(7))]
        for before, _, after in steps[:: len(steps) // PLAYED]:
            yield game.view(before, Seat(0)), game.view(after, Seat(0))


def misfits(before: Any, change: Change) -> bool:
    try:
        changed(before, msgspec.to_builtins(change))
    except Misfit:
        return True
    return False


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
    print(f"wrote {FILE.name}: {FILE.stat().st_size / 1000:.0f} kB")
