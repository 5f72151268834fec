"""A pack of cards of one's own: a file here, for the table of a server."""

from collections.abc import Callable
from pathlib import Path

from tablee.packs.pack_file import LARGEST_PACK
from tablee.terminal.remote.command_arguments import Unclear
from tablee.terminal.remote.http_client import NoAnswer, PackRefused, Unreadable
from tablee.wire.messages import PackKept
from tablee.words import Words

MEGABYTE = 1_000_000

GivePack = Callable[[bytes, str, str], PackKept]
"""Hands a file to the table, in the host's name: with what it is called, and the language for what is wrong with it."""


def given_pack(path: Path, give: GivePack, words: Words) -> PackKept:
    """Unclear where there is no such file, or the server does not take it."""
    body = _read(path, words)
    try:
        return give(body, path.name, words.language)
    except PackRefused as refused:
        raise Unclear(words.say("table-pack-refused", file=path.name, reason=str(refused))) from None
    except (NoAnswer, Unreadable) as error:
        raise Unclear(str(error)) from None


def _read(path: Path, words: Words) -> bytes:
    try:
        with path.open("rb") as file:
            body = file.read(LARGEST_PACK + 1)
    except (OSError, ValueError) as error:  # a name with a null in it is no name
        reason = getattr(error, "strerror", None) or str(error)
        raise Unclear(words.say("table-pack-unreadable", file=str(path), reason=reason)) from None
    if len(body) > LARGEST_PACK:
        raise Unclear(words.say("table-pack-too-large", file=path.name, megabytes=LARGEST_PACK // MEGABYTE))
    return body
