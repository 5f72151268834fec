"""French typography, as every text of a pack that ships keeps it. [content: typography]"""

import re
from collections.abc import Iterator

NO_BREAK, NARROW = "\u00a0", "\u202f"
FAULTS = (
    (re.compile("'"), "apostrophe"),
    (re.compile('"'), "straight-quotes"),
    (re.compile(r"  |\s$|^\s"), "double-space"),
    (re.compile(r"\s,"), "space-before-comma"),
    (re.compile(r"\s\."), "space-before-stop"),
    (re.compile(f"(?<![{NARROW}])[?!;]"), "no-thin-space"),
    (re.compile(f"(?<![{NO_BREAK}{NARROW}0-9]):(?![0-9])"), "no-space-before-colon"),
    (re.compile(f"«(?![{NO_BREAK}{NARROW}])|(?<![{NO_BREAK}{NARROW}])»"), "no-space-in-quotes"),
    (re.compile(r"\.\.\."), "three-stops"),
    (re.compile(r"\d \d"), "space-in-number"),
)


def typography_faults(text: str) -> Iterator[str]:
    """Names of what a French printer would mend; `?!` in a row counts as one sign."""
    joined = re.sub("([?!])[?!]+", r"\1", text)
    return (said for pattern, said in FAULTS if pattern.search(joined))
