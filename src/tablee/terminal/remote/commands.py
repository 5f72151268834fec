"""Commands of the table: the first word of a line, in either language, whole or cut short, and what follows it."""

from collections.abc import Collection
from typing import NamedTuple

from tablee.terminal.prompt import SLASH, is_listed
from tablee.words import Words

SEAT = ("help", "repeat", "situation", "rules", "quit")
"""Those that solo play has too: `command-<name>` in the words."""
ANYWHERE = ("say", "table", "seal", "host", "limit", "pace", "leave")
LOBBY = ("ready", "start", "bot", "remove", "option")
GAME = ("bot", "pause", "resume", "hurry", "back")
OVER = ("again", "change", "no")
SPEAKING = {"say", "host", "limit", "pace", "bot", "remove", "option"}
"""More words follow these; after any other, a line is no command."""


class Command(NamedTuple):
    name: str
    rest: str = ""


def command(line: str, among: Collection[str], words: Words) -> Command | None:
    """The one that this line gives; None when it gives none of these."""
    first, _, rest = line.removeprefix(SLASH).strip().partition(" ")
    for name in among:
        key = f"command-{name}" if name in SEAT else f"table-command-{name}"
        if is_listed(first, words.say(key)) and (name in SPEAKING or not rest):
            return Command(name, rest.strip())
    return None
