"""Faults in words: for the command, and for the lobby in the language of whoever gave the file."""

from functools import cache

from tablee.kernel.game import AnyGame
from tablee.packs.authoring.faults import Fault
from tablee.words import Words
from tablee.words.sources import cards_text


@cache
def fault_words(language: str, game: AnyGame) -> Words:
    return Words(language, game, own=cards_text(game.name, language))


def said(fault: Fault, words: Words) -> str:
    """What is wrong, and with which part; not where."""
    text = words.filled(f"fault-{fault.what}", dict(fault.details))
    return f"{fault.part}{words.say('fault-colon')}{text}" if fault.part else text


def told(fault: Fault, words: Words) -> str:
    """On a line of its own, as compilers do."""
    where = f"{fault.file}:{fault.line}" if fault.line else fault.file
    return f"{where}: {fault.card + ': ' if fault.card else ''}{said(fault, words)} [{fault.lint}]"
