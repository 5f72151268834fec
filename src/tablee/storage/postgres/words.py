"""Words: what other nodes are told of logs that have grown, with the entries themselves where they are small.

Whoever hears an entry need not read it. A table is told on a line of its own, `CODE LENGTH MANY`, and the lines after
it are the last MANY entries of its log; of 0 it is only known that they are there.
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

LONGEST_WORD = 7900
"""Bytes of one NOTIFY."""


class Grown(Struct, frozen=True):
    """A log has this length now, and ends with these entries."""

    code: str
    length: int
    entries: tuple[bytes, ...] = ()


def told(node: str, grown: Iterable[Grown]) -> Iterator[tuple[int, str]]:
    """What is told of each, and in which word: as many go into one as it takes, after the name of who tells it."""
    number, size = 0, len(node)
    for one in grown:
        line = _line(one, LONGEST_WORD - len(node))
        more = len(line.encode())
        if size + more > LONGEST_WORD:
            number, size = number + 1, len(node)
        size += more
        yield number, line


def _line(grown: Grown, room: int) -> str:
    """Without the entries where they are too long, or no lines of text: a word is nothing else."""
    bare = f"\n{grown.code} {grown.length}"
    body = b"".join([b"\n" + entry for entry in grown.entries])
    if len(bare) + len(body) + 4 > room or body.count(b"\n") != len(grown.entries) or b"\0" in body:
        return f"{bare} 0"
    try:
        return f"{bare} {len(grown.entries)}{body.decode()}"
    except UnicodeDecodeError:
        return f"{bare} 0"


def teller(word: str) -> str:
    return word.partition("\n")[0]


def heard(word: str) -> Iterator[Grown]:
    lines = word.split("\n")
    place = 1
    while place < len(lines):
        code, length, many = lines[place].split(" ")
        end = place + 1 + int(many)
        yield Grown(code, int(length), _bytes(lines[place + 1 : end]))
        place = end


def _bytes(lines: Sequence[str]) -> tuple[bytes, ...]:
    return tuple([line.encode() for line in lines])
