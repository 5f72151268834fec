"""French typography, as every text of a pack that ships keeps it. [content: typography]"""

import re
from collections.abc import Iterator

NO_BREAK, NARROW = "\u00a0", "\u202f"
FAULTS = (
    (re.compile("'"), "a straight apostrophe; write ’"),
    (re.compile('"'), "straight quotes; write « … »"),
    (re.compile(r"  |\s$|^\s"), "a double space, or one at an end"),
    (re.compile(r"\s,"), "a space before a comma"),
    (re.compile(r"\s\."), "a space before a full stop"),
    (re.compile(f"(?<![{NARROW}])[?!;]"), "no narrow no-break space (U+202F) before ? ! ;"),
    (re.compile(f"(?<![{NO_BREAK}{NARROW}0-9]):(?![0-9])"), "no no-break space (U+00A0) before a colon"),
    (re.compile(f"«(?![{NO_BREAK}{NARROW}])|(?<![{NO_BREAK}{NARROW}])»"), "no no-break space within « »"),
    (re.compile(r"\.\.\."), "three full stops; write …"),
    (re.compile(r"\d \d"), "a plain space within a number; write U+202F"),
)


def typography_faults(text: str) -> Iterator[str]:
    """What a French printer would mend; `?!` in a row counts as one sign."""
    joined = re.sub("([?!])[?!]+", r"\1", text)
    return (said for pattern, said in FAULTS if pattern.search(joined))
