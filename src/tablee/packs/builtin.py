"""Packs that come with Tablée: the files in `builtin/<game>/` of this package, in the order of their names."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from tablee.kernel.cards.pack import Pack
from tablee.kernel.game import AnyGame
from tablee.kernel.refusals import Malformed
from tablee.packs.pack_file import read_pack


@cache
def builtin_packs(game: AnyGame) -> tuple[Pack, ...]:
    """Read when they are first asked for, and kept. None for a game without cards."""
    return packs_in(files("tablee.packs") / "builtin" / game.name, game)


def packs_in(folder: Traversable, game: AnyGame) -> tuple[Pack, ...]:
    found = [file for file in folder.iterdir() if file.name.endswith(".json")] if folder.is_dir() else []
    return tuple([_read(file, game) for file in sorted(found, key=lambda file: file.name)])


def _read(file: Traversable, game: AnyGame) -> Pack:
    try:
        return read_pack(file.read_bytes(), game)
    except Malformed as fault:
        raise Malformed(f"{file.name}: {fault}") from None
