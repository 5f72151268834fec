"""What all live tables of a server have in common: where they are kept, time and luck, the journal, and who thinks."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tablee.server.door.line import Line, line_of_tables
from tablee.server.environment import Environment
from tablee.server.house.alone import Alone
from tablee.server.house.house import House
from tablee.server.house.packs_elsewhere import PacksOf, no_packs
from tablee.server.journal import Journal
from tablee.server.thinking.thinkers import Thinkers
from tablee.server.upkeep.disk_room import DiskRoom
from tablee.storage.store import Store
from tablee.tables.table import Table


@dataclass(frozen=True)
class Shared:
    store: Store
    environment: Environment
    journal: Journal
    thinkers: Thinkers
    disk: DiskRoom
    drawn: Callable[[Table], None]
    """Hears when a game is over, or a table closed, and there are drawings to erase."""
    house: House = field(default_factory=Alone)
    """The nodes that have these tables at hand."""
    packs_of: PacksOf = no_packs
    """Those that are kept for a table."""
    line: Line = field(default_factory=line_of_tables)
    """To work out beside the loop what takes long. What nobody here asked for, bots say, is of one address there."""
