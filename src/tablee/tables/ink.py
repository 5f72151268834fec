"""What of a log is to be erased: the ink of games that are over. The log that is left folds to the same scores."""

from collections.abc import Iterable, Sequence

from tablee.kernel.cards.pack import Pack
from tablee.kernel.codec import encode
from tablee.tables import log
from tablee.tables.catalogue import Catalogue
from tablee.tables.fold import add
from tablee.tables.stages import Playing
from tablee.tables.table import Table
from tablee.tables.table_game import is_ink
from tablee.tables.topics.erasures import Erased
from tablee.tables.topics.moves import Played


def holds_ink(table: Table) -> bool:
    """Of any game, the one that is played included."""
    return bool(table.ink_ends) or (isinstance(table.stage, Playing) and table.stage.current.has_ink)


def erasures(catalogue: Catalogue, lines: Sequence[bytes], packs: Iterable[Pack] = ()) -> dict[int, bytes]:
    """By place in the log: what stands there from now on. A game that is still played is left alone."""
    table = log.folded(catalogue, lines[:1], packs)
    found: dict[int, bytes] = {}
    of_game: dict[int, bytes] = {}
    for place, line in enumerate(lines[1:], 1):
        entry = log.entry(table, line)
        if isinstance(entry, Played) and entry.entries and is_ink(table.game, entry.entries[0]):
            assert len(entry.entries) == 1, "ink changes nothing else, and so leads to nothing"
            of_game[place] = encode(Erased(table.playing().chain.digest(entry.entries[0])))
        add(table, entry)
        if not isinstance(table.stage, Playing):
            found |= of_game
            of_game.clear()
    return found
