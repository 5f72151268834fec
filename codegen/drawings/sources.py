"""What a pack says about its drawings: which icon each is made from, or the lines that we drew.

    # a word
    w001a tabler banana
    w001b ours mirrored turned 45
      M 10 10 C 20 20 30 20 40 10
      o 50 50 12

Names tell nothing of what is drawn: a file's name would give the word away. Lines of ours lie in a square of 100. Two
drawings of one thing stand alike, so that who looks for it need not turn it over: degrees are clockwise.
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tablee.kernel.refusals import Malformed

OURS = "ours"
ICONS = {"tabler": "@tabler/icons/icons/outline", "lucide": "lucide-static/icons"}
"""Where the sets have their icons, in a node_modules."""


FROM = rf"{OURS}|(?P<of>{'|'.join(ICONS)}) (?P<icon>\S+)"
HEAD = re.compile(rf"(?P<name>\S+) (?:{FROM})(?P<mirrored> mirrored)?(?: turned (?P<turned>\d+))?")


class Source(NamedTuple):
    name: str
    of: str
    """One of ICONS, or OURS."""
    icon: str
    mirrored: bool
    turned: int
    lines: Sequence[str]


def read_sources(text: str) -> Iterator[Source]:
    """In the order of the file. Malformed with the line that says nothing."""
    head: re.Match[str] | None = None
    lines: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith(" "):
            lines.append(line.strip())
            continue
        if head:
            yield _source(head, lines)
        head, lines = HEAD.fullmatch(line), []
        if head is None:
            raise Malformed(f"line {number}: a name and where it is from are wanted: {OURS}, or a set and its icon")
    if head:
        yield _source(head, lines)


def icon_file(source: Source, modules: Path) -> Path:
    return modules / ICONS[source.of] / f"{source.icon}.svg"


def _source(head: re.Match[str], lines: Sequence[str]) -> Source:
    name, of, icon, mirrored, turned = head.group("name", "of", "icon", "mirrored", "turned")
    if (of is None) != bool(lines):
        raise Malformed(f"{name}: lines are wanted where a drawing is ours, and nowhere else")
    return Source(name, of or OURS, icon or "", mirrored is not None, int(turned or 0), tuple(lines))
