"""What the server and the processes in which bots think send each other: a thought, and what came of it.

Each is one frame: its length in four bytes, then JSON. Views, facts and actions travel as the game's own codec spells
them, which costs the server a quarter of what pickling them would.
"""

import pickle
from typing import Any

import msgspec
from msgspec import Raw, Struct

from tablee.kernel.chance import Rng
from tablee.kernel.codec import encode
from tablee.kernel.game import Level
from tablee.kernel.structs import Decode, decoder
from tablee.tables.table_game import Seen


class Thought(Struct, frozen=True):
    """All that a bot is asked with. A process keeps nothing from one thought to the next but caches."""

    game: str
    level: Level
    decision: int
    view: Raw
    told: Raw
    hunch: bytes
    """Pickled: what a hunch is, is its game's own affair. Only the server writes it."""
    seed: int
    """Of the bot's own dice."""


class Chose(Struct, frozen=True, tag="chose"):
    action: Raw


class Passed(Struct, frozen=True, tag="passed"):
    """The bot lets it pass."""


class Failed(Struct, frozen=True, tag="failed"):
    why: str
    """A word, or the name of an error: never what was in it, which may be somebody's secret."""
    where: list[str] = []
    """Places in the code."""


Reply = Chose | Passed | Failed

LENGTH = 4
"""Bytes that say how long a frame is."""
READY = b""
"""What a process sends first, once it can think."""

read_thought = decoder(Thought)
_reply: Decode[Reply] = decoder(Reply)


def worded(game: str, level: Level, seen: Seen, told: Any, hunch: object, dice: Rng) -> bytes:  # noqa: ANN401 - facts of any game
    view, facts = Raw(encode(seen.view)), Raw(encode(list(told)))
    return encode(
        Thought(game, level, seen.offers.decision, view, facts, pickle.dumps(hunch), dice.getrandbits(SEED_BITS))
    )


SEED_BITS = 63


def read_reply(line: bytes) -> Reply:
    """Failed where it is none."""
    try:
        return _reply(line)
    except msgspec.MsgspecError:
        return Failed("no answer")


def framed(payload: bytes) -> bytes:
    return len(payload).to_bytes(LENGTH, "big") + payload
