"""Messages that are almost right: every message of the protocol, broken in one of the ways in which clients break."""

import json
import random
from collections.abc import Callable
from typing import Any

from codegen.samples import REQUESTS
from tablee.kernel.codec import encode

SAMPLES: tuple[dict[str, Any], ...] = tuple(json.loads(encode(sample)) for sample in REQUESTS)
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    2**31,
    2**53,
    2**63,
    2**64,
    10**40,
    1.5,
    1e308,
    "",
    "\0",
    "\u202e",
    "e" + "\u0301" * 200,
    "a" * 10_000,
    "<img src=x onerror=alert(1)>",
    "'; DROP TABLE entries; --",
    [],
    [[]],
    {},
    {"type": "act"},
    [0] * 1000,
)
RAW: tuple[bytes, ...] = (
    b"",
    b" ",
    b"null",
    b"0",
    b'"enter"',
    b"[]",
    b"{}",
    b"{",
    b'{"type":"act"',
    b"\xff\xfe",
    b"\xef\xbb\xbf{}",
    b"\x00" * 20,
    b"NaN",
    b"-Infinity",
    b"[" * 5_000,
    b'{"a":' * 5_000,
    b'{"type":"say","id":"aaaaaaaaaaaaaaaa","person":0,"text":"\\ud800"}',
    b'{"type":"rename","id":"aaaaaaaaaaaaaaaa","person":0,"name":"\\udfff\\ud800"}',
    b'{"type":"ping","id":"aaaaaaaaaaaaaaaa","id":"bbbbbbbbbbbbbbbb","type":"pong"}',
    b'{"type":"act","id":"aaaaaaaaaaaaaaaa","person":1e0,"decision":0,"action":{}}',
)
Mutation = Callable[[dict[str, Any], random.Random], Any]


def _missing(message: dict[str, Any], dice: random.Random) -> Any:
    del message[dice.choice(sorted(message))]
    return message


def _extra(message: dict[str, Any], dice: random.Random) -> Any:
    return {**message, dice.choice(["admin", "__class__", "token", "seat"]): dice.choice(ODD)}


def _odd(message: dict[str, Any], dice: random.Random) -> Any:
    message[dice.choice(sorted(message))] = dice.choice(ODD)
    return message


def _other_type(message: dict[str, Any], dice: random.Random) -> Any:
    return {**message, "type": dice.choice(SAMPLES)["type"]}


def _deep(message: dict[str, Any], dice: random.Random) -> Any:
    nested: Any = message
    for _ in range(dice.randrange(1, 200)):
        nested = [nested] if dice.random() < 0.5 else {"action": nested}
    return {**message, dice.choice(sorted(message)): nested}


MUTATIONS: tuple[Mutation, ...] = (_missing, _extra, _odd, _other_type, _deep)


def mutated(dice: random.Random) -> bytes:
    """One message that is probably malformed; some are only out of place, and are refused for that."""
    if dice.random() < 0.15:
        return dice.choice(RAW)
    message = dice.choice(MUTATIONS)(dict(dice.choice(SAMPLES)), dice)
    line = json.dumps(message).encode()
    if dice.random() < 0.2:  # cut, or with a byte that was never there
        place = dice.randrange(len(line))
        line = line[:place] if dice.random() < 0.5 else line[:place] + dice.randbytes(1) + line[place + 1 :]
    return line
