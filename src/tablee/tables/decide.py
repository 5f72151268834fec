"""The one place that answers what people ask of a table: with entries for its log, or with Refused."""

from tablee.kernel.refusals import Refused
from tablee.tables.circumstances import Circumstances
from tablee.tables.deadlines import meets_bound
from tablee.tables.entries import Entries
from tablee.tables.refusals import Why
from tablee.tables.stages import Playing, TableClosed
from tablee.tables.table import Table
from tablee.tables.topics import chairs, handshake, hosting, keeping, moves, pauses, seating, settings, stand_ins
from tablee.tables.topics.topic import Decisions

TableRequest = (
    seating.SeatingRequest
    | chairs.ChairRequest
    | settings.SettingRequest
    | hosting.HostRequest
    | handshake.HandshakeRequest
    | moves.MoveRequest
    | stand_ins.StandInRequest
    | pauses.PauseRequest
    | keeping.KeepingRequest
)
"""All that people at a table ask for. The wire decodes into these."""

DECISIONS: Decisions = {
    **seating.DECISIONS,
    **chairs.DECISIONS,
    **settings.DECISIONS,
    **hosting.DECISIONS,
    **handshake.DECISIONS,
    **moves.DECISIONS,
    **stand_ins.DECISIONS,
    **pauses.DECISIONS,
    **keeping.DECISIONS,
}

ALWAYS = (seating.Leave, hosting.GiveUp, hosting.CloseTable)
"""What can be asked for even when a log has met its bound; each person and table does it once."""
OF_GUESTS = (seating.Sit, seating.Rename, seating.ChooseFace, seating.Ready)
"""What whoever has the code can ask for without end: a full log has no room for it but for the game that is played."""


def decide(table: Table, request: TableRequest, circumstances: Circumstances) -> Entries:
    """What happens if the log takes it; none at all when it has happened already. Nothing here changes the table."""
    if isinstance(table.stage, TableClosed):
        raise Refused(Why.NOT_NOW)
    if request.person is not None and request.person not in table.people:
        raise Refused(Why.NO_SUCH_PERSON)
    entries = DECISIONS[type(request)](table, request, circumstances)
    if entries and not isinstance(request, ALWAYS):
        if table.is_at_its_end or (table.is_full and isinstance(request, OF_GUESTS)):
            raise Refused(Why.TABLE_FULL)
        if isinstance(table.stage, Playing) and meets_bound(table, table.stage.current):
            raise Refused(Why.NOT_NOW)  # its end is due
    return entries
