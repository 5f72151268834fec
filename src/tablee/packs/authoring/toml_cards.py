"""Cards in TOML: `[[cards]]` tables. TOML's reader knows no lines, so a fault is placed at the head of its card."""

import re
import tomllib
from collections.abc import Iterator

from tablee.packs.authoring.faults import unreadable
from tablee.packs.authoring.written import WrittenCard

HEAD = re.compile(r"^\s*\[\[\s*cards\s*\]\]")
AT_LINE = re.compile(r"\(at line (\d+)")


def toml_cards(text: str, file: str) -> Iterator[WrittenCard]:
    try:
        cards = tomllib.loads(text).get("cards")
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = AT_LINE.search(str(error))
        line = int(found[1]) if found else 0
        raise unreadable("toml", file, line, said=str(error).partition(" (at")[0]) from None
    if not isinstance(cards, list):
        raise unreadable("no-heads", file)
    heads = [number for number, line in enumerate(text.splitlines(), 1) if HEAD.match(line)]
    for at, card in enumerate(cards):
        yield WrittenCard(card, file, {(): heads[at] if at < len(heads) else 0})
