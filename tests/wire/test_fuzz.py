"""A hundred thousand messages that are wrong in some way: each is Malformed, or something that may be asked."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from codegen.samples import REQUESTS
from tablee.games import GAMES
from tablee.kernel import codec
from tablee.kernel.refusals import LONGEST, Malformed
from tablee.kernel.structs import by_tag, members, tag
from tablee.tables.topics.moves import Act
from tablee.wire.codec import LARGEST, encode, read_request
from tablee.wire.requests import Request, WriteNote

MESSAGES = 100_000
SEED = 20_261_116

Literals = list[tuple[bytes, bytes]]
"""A message as its keys and values are spelt, so that a mutation need not be JSON."""

SPELT: list[Literals] = [
    [
        (msgspec.json.encode(key), bytes(value))
        for key, value in msgspec.json.decode(encode(sample), type=dict[str, msgspec.Raw]).items()
    ]
    for sample in REQUESTS
]
TAGS = [*map(msgspec.json.encode, by_tag(Request))]
KEYS = sorted({key for message in SPELT for key, _ in message})
VALUES = sorted({value for message in SPELT for _, value in message})

HOSTILE = [
    *b"null true false 0 -0 -1 00 01 1.0 1e2 1e308 -1e308 1e999 1E-400 NaN nan Infinity -Infinity + - . 0x10".split(),
    *(str(2**power + more).encode() for power in (7, 31, 32, 53, 63, 64, 1000) for more in (-1, 0, 1)),
    *(str(-(2**power) - more).encode() for power in (31, 63, 64) for more in (0, 1)),
    *rb'"" "\u0000" "\ud800" "\udc00" "\ud83c\udfb2" "\udfb2\ud83c" "\u202e" "\x41" "\" " "\u12"'.split(),
    '"é🎲\u202e\u0301\u0301\u0301"'.encode(),
    b'"\x00"',
    b'"\n"',
    b'"\xff"',
    b'"\xed\xa0\x80"',
    b'"\xc0\xaf"',
    b'"' + b"x" * 12 + b'"',
    b'"' + b"x" * 40 + b'"',
    b'"' + b"x" * 501 + b'"',
    b"[]",
    b"[[]]",
    b"[null]",
    b"{}",
    b'{"type":"ping"}',
    b'{"type":"announce","number":12,"family":"trefle"}',
    b'{"":{"":{"":{}}}}',
    b'{"a":1,"a":2}',
    b"[" * 50 + b"]" * 50,
    b"[" * 900 + b"]" * 900,
    b"",
    b" ",
    b"}",
    b"]",
    b",",
    b"/**/1",
]
HUGE = [
    b"[" * 100_000,
    b'{"type":' * 10_000,
    b"9" * 100_000,
    b'"' + b"x" * 100_000 + b'"',
    b" " * 20_000 + b"1",
    b'"' + b"\\u0000" * 10_000 + b'"',
]
PIECES = [
    b"",
    b'"',
    b"\\",
    b"{",
    b"}",
    b"[",
    b"]",
    b":",
    b",",
    b"\x00",
    b"\xff",
    b"\xef\xbb\xbf",
    b" ",
    b"\n",
    b"\\u",
    b"\x7f",
    b"\xe2",
]


def hostile(rng: Random) -> bytes:
    return rng.choice(HUGE) if rng.random() < 0.002 else rng.choice(HOSTILE)


def replace_value(message: Literals, rng: Random) -> None:
    at = rng.randrange(len(message))
    message[at] = message[at][0], hostile(rng)


def borrow_value(message: Literals, rng: Random) -> None:
    """From anywhere in any message: right in form, and often in the wrong place."""
    at = rng.randrange(len(message))
    message[at] = message[at][0], rng.choice(VALUES)


def drop(message: Literals, rng: Random) -> None:
    del message[rng.randrange(len(message))]


def add(message: Literals, rng: Random) -> None:
    key = rng.choice(KEYS) if rng.random() < 0.7 else rng.choice(HOSTILE)
    message.insert(rng.randint(0, len(message)), (key, rng.choice(VALUES) if rng.random() < 0.5 else hostile(rng)))


def double(message: Literals, rng: Random) -> None:
    """A key twice, with the same value or another."""
    key, value = rng.choice(message)
    message.insert(rng.randint(0, len(message)), (key, value if rng.random() < 0.5 else hostile(rng)))


def rename(message: Literals, rng: Random) -> None:
    at = rng.randrange(len(message))
    message[at] = rng.choice(KEYS), message[at][1]


def retag(message: Literals, rng: Random) -> None:
    message[:] = [(key, rng.choice(TAGS) if key == b'"type"' else value) for key, value in message]


def shuffle(message: Literals, rng: Random) -> None:
    rng.shuffle(message)


def nest(message: Literals, rng: Random) -> None:
    at = rng.randrange(len(message))
    message[at] = message[at][0], b"[" + message[at][1] + b"]" if rng.random() < 0.5 else joined(message)


def repeat(message: Literals, rng: Random) -> None:
    message *= rng.choice([2, 3, 50])


BY_GRAMMAR = (replace_value, replace_value, borrow_value, drop, add, double, rename, retag, shuffle, nest, repeat)


def joined(message: Literals) -> bytes:
    return b"{" + b",".join([key + b":" + value for key, value in message]) + b"}"


def damaged(line: bytes, rng: Random) -> bytes:
    """As bytes, whatever they mean."""
    at, to = sorted((rng.randint(0, len(line)), rng.randint(0, len(line))))
    match rng.randrange(5):
        case 0:
            return line[:at]
        case 1:
            return line[:at] + rng.choice(PIECES) + line[at + 1 :]
        case 2:
            return line[:at] + rng.choice(PIECES) + line[at:]
        case 3:
            return line[:at] + line[to:]
        case _:
            return line[:to] + line[at:]


def messages(seed: int, count: int) -> Iterator[bytes]:
    rng = Random(seed)
    for number in range(count):
        message = list(SPELT[number % len(SPELT)])
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            if message:
                rng.choice(BY_GRAMMAR)(message, rng)
        line = joined(message)
        yield damaged(line, rng) if rng.random() < 0.2 else line


def as_sent(line: bytes, number: int) -> bytes | str:
    """Every other one as the text that a WebSocket would make of it, if it can."""
    try:
        return line.decode() if number % 2 else line
    except UnicodeDecodeError:
        return line


def outcome(decode: Callable[[Any], Any], line: bytes | str) -> Any:
    """Any other exception goes through."""
    try:
        return decode(line)
    except Malformed as malformed:
        return malformed


def verdict(line: bytes | str) -> str:
    """The tag of what was asked, or nothing."""
    request = outcome(read_request, line)
    if isinstance(request, Malformed):
        assert 0 < len(str(request)) <= LONGEST
        assert str(request).isprintable()
        return ""
    assert isinstance(request, members(Request))
    assert read_request(encode(request)) == request
    assert isinstance(request, WriteNote) or len(line) <= LARGEST
    if isinstance(request, Act):  # the game gets its action as it came
        for game in GAMES.values():
            action = outcome(codec.actions(game).decode, bytes(request.action))
            assert isinstance(action, (Malformed, *members(game.actions)))
    return tag(request)


@pytest.mark.slow
def test_only_malformed_or_a_message_comes_of_a_hundred_thousand():
    verdicts = Counter(verdict(as_sent(line, number)) for number, line in enumerate(messages(SEED, MESSAGES)))

    assert verdicts.total() == MESSAGES
    assert verdicts[""] > MESSAGES * 0.7, "most of them are wrong"
    assert set(verdicts) - {""} == set(by_tag(Request)), "and some of each kind are right"


def test_the_same_of_a_few_at_every_save():
    for number, line in enumerate(messages(SEED + 1, 1_000)):
        verdict(as_sent(line, number))
