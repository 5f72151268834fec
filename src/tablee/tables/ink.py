"""What of a log is to be erased: the ink of games that are over. The log that is left folds to the same scores."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tablee.kernel.cards.pack import Pack
from tablee.kernel.codec import encode
from tablee.kernel.ink.sheets import is_ink
from tablee.tables import log
from tablee.tables.catalogue import Catalogue
from tablee.tables.fold import add
from tablee.tables.stages import Playing
from tablee.tables.table import Table
from tablee.tables.table_game import TableGame
from tablee.tables.topics.erasures import Erased
from tablee.tables.topics.moves import Played


def holds_ink(table: Table) -> bool:
    """Of any game, the one that is played included."""
    return bool(table.ink_ends) or (isinstance(table.stage, Playing) and table.stage.current.sheets.has_ink)


def erasures(catalogue: Catalogue, lines: Sequence[bytes], packs: Iterable[Pack] = ()) -> dict[int, bytes]:
    """By place in the log: what stands there from now on. A game that is still played is left alone."""
    return {line.place: line.left for line in _ink(catalogue, lines, packs)}


def erasures_of_taken(catalogue: Catalogue, lines: Sequence[bytes], packs: Iterable[Pack] = ()) -> dict[int, bytes]:
    """The same, of ink that the host took away."""
    return {line.place: line.left for line in _ink(catalogue, lines, packs) if line.at in line.game.sheets.taken}


class InkLine(NamedTuple):
    game: TableGame
    at: int
    """Among the lines of its game."""
    place: int
    """In the log of the table."""
    left: bytes
    """What stands there once it is erased."""


def _ink(catalogue: Catalogue, lines: Sequence[bytes], packs: Iterable[Pack]) -> Iterator[InkLine]:
    """Of all games that are over at the end of this log."""
    table = log.folded(catalogue, lines[:1], packs)
    found: list[InkLine] = []
    for place, line in enumerate(lines[1:], 1):
        entry = log.entry(table, line)
        if isinstance(entry, Played) and entry.entries and is_ink(table.game, entry.entries[0]):
            assert len(entry.entries) == 1, "ink changes nothing else, and so leads to nothing"
            game = table.playing()
            left = encode(Erased(game.chain.digest(entry.entries[0])))
            found.append(InkLine(game, len(game.lines), place, left))
        add(table, entry)
    played = table.stage.current if isinstance(table.stage, Playing) else None
    return (line for line in found if line.game is not played)
