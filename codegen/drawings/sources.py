"""What a pack says about its drawings: which icon each is made from, or the lines that we drew.

    # a word
    w001a tabler banana
    w001b ours
      M 10 10 C 20 20 30 20 40 10
      o 50 50 12

Names tell nothing of what is drawn: a file's name would give the word away. Lines of ours lie in a square of 100.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tablee.kernel.refusals import Malformed

OURS = "ours"
ICONS = {"tabler": "@tabler/icons/icons/outline", "lucide": "lucide-static/icons"}
"""Where the sets have their icons, in a node_modules."""


class Source(NamedTuple):
    name: str
    of: str
    """One of ICONS, or OURS."""
    icon: str
    lines: Sequence[str]


def read_sources(text: str) -> Iterator[Source]:
    """In the order of the file. Malformed with the line that says nothing."""
    head: list[str] = []
    lines: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith(" "):
            lines.append(line.strip())
            continue
        if head:
            yield _source(head, lines)
        head, lines = line.split(), []
        if not (len(head) == 2 and head[1] == OURS) and not (len(head) == 3 and head[1] in ICONS):
            raise Malformed(f"line {number}: a name and where it is from are wanted: {OURS}, or a set and its icon")
    if head:
        yield _source(head, lines)


def icon_file(source: Source, modules: Path) -> Path:
    return modules / ICONS[source.of] / f"{source.icon}.svg"


def _source(head: Sequence[str], lines: Sequence[str]) -> Source:
    if (head[1] == OURS) != bool(lines):
        raise Malformed(f"{head[0]}: lines are wanted where a drawing is ours, and nowhere else")
    return Source(head[0], head[1], head[2] if len(head) == 3 else "", tuple(lines))
