"""What a game marks as SECRET in its phases, held against what its twin-maker really varies."""

import re
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import asdict

from tablee.kernel.seats import Viewer
from tablee.kernel.witness import Witness

CLASS = re.compile(r"^class (\w+)\(")
SECRET = re.compile(r"^    (\w+): .*# SECRET\b")


def secret_fields(source: str) -> dict[str, set[str]]:
    """The fields that carry the mark, by phase."""
    found: dict[str, set[str]] = {}
    phase = ""
    for line in source.splitlines():
        if opened := CLASS.match(line):
            phase = opened[1]
        elif marked := SECRET.match(line):
            found.setdefault(phase, set()).add(marked[1])
    return found


def varied_fields(witness: Witness[Any, Any, Any], states: Sequence[Any], viewer: Viewer) -> set[str]:
    """The fields that some twin of some of these states has otherwise."""
    varied = set()
    for seed, state in enumerate([*states] * 4):
        now, then = asdict(state), asdict(witness.twin(state, viewer, Random(seed)))
        varied |= {name for name in now if now[name] != then[name]}
    return varied
