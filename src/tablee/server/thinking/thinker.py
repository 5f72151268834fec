"""A process in which bots think, one thought at a time: `python -m tablee.server.thinking.thinker MODULE:CATALOGUE`.

It is no more than a pair of hands: the server asks on its input, it answers on its output. It ends when its input does,
in the middle of a thought as well: so none stays behind when a server is killed.
"""

import os
import pickle
import signal
import sys
from functools import cache
from importlib import import_module
from io import BufferedIOBase
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from tablee.kernel.codec import Codec, encode, views
from tablee.kernel.game import AnyGame
from tablee.server.journal import places
from tablee.server.thinking.thoughts import LENGTH, READY, Chose, Failed, Passed, Reply, framed, read_thought
from tablee.tables.catalogue import Catalogue

NICENESS = 10
"""People's moves come first. Of a processor that others keep busy it leaves a thought about a tenth, so that one of
0.3 s still comes to its end in time."""


def main() -> None:
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):  # they are meant for the server, which ends this by closing the pipe
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)  # what a bot starts here is of this group, and ends with it
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    thoughts, replies = _private_pipes()
    waiting: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(thoughts, waiting), daemon=True).start()
    try:
        catalogue = found(sys.argv[1])
    except Exception as error:  # noqa: BLE001 - whatever it is, the server's journal is to say so
        replies.write(framed(encode(failed(error))))
        replies.flush()
        return
    replies.write(framed(READY))
    replies.flush()
    while True:
        replies.write(framed(encode(answered(catalogue, waiting.get()))))
        replies.flush()


def _private_pipes() -> tuple[BufferedIOBase, BufferedIOBase]:
    """Input and output as the server knows them. A bot that prints or reads does so to nobody."""
    thoughts, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nobody = os.open(os.devnull, os.O_RDWR)
    os.dup2(nobody, 0)
    os.dup2(nobody, 1)
    return thoughts, replies


def _read(thoughts: BufferedIOBase, waiting: "SimpleQueue[bytes]") -> None:
    while len(head := thoughts.read(LENGTH)) == LENGTH:
        waiting.put(thoughts.read(int.from_bytes(head, "big")))
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():  # with all that a bot started here
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(0)


def found(place: str) -> Catalogue:
    module, _, name = place.partition(":")
    catalogue = getattr(import_module(module), name)
    assert isinstance(catalogue, Catalogue), "that is where a catalogue says it is found"
    return catalogue


def answered(catalogue: Catalogue, asked: bytes) -> Reply:
    """One thought, from beginning to end."""
    try:
        thought = read_thought(asked)
        game = catalogue.games[thought.game]
        view = views(game).decode(bytes(thought.view))
        told = _all_facts(game).decode(bytes(thought.told))
        offers = replace(game.offers(view), decision=thought.decision)
        hunch = pickle.loads(thought.hunch)  # noqa: S301 - the server that started this process wrote it
        bot = catalogue.bot(game, thought.level)
        action = bot(view, offers, told, hunch, Random(thought.seed))  # noqa: S311 - a bot's own dice, from the server's seed
        return Passed() if action is None else Chose(Raw(encode(action)))
    except Exception as error:  # noqa: BLE001 - a bot may fail in any way, and its seat still moves
        return failed(error)


@cache
def _all_facts(game: AnyGame) -> Codec[Any]:
    return Codec(list[game.facts])  # type: ignore[name-defined] # a union that is known when the game is


def failed(error: Exception) -> Failed:
    return Failed(type(error).__name__, places(error))


if __name__ == "__main__":
    main()
