"""The one place that answers what people ask of a table: with entries for its log, or with Refused."""

from typing import assert_never

from tablee.kernel.refusals import Refused
from tablee.tables import handshake, moves, requests, seating
from tablee.tables.circumstances import Circumstances
from tablee.tables.refusals import Why
from tablee.tables.requests import TableRequest
from tablee.tables.seating import Entries
from tablee.tables.stages import TableClosed
from tablee.tables.table import Table


def decide(table: Table, request: TableRequest, circumstances: Circumstances) -> Entries:  # noqa: C901 - a case an ask
    """What happens if the log takes it; none at all when it has happened already. Nothing here changes the table."""
    if isinstance(table.stage, TableClosed):
        raise Refused(Why.NOT_NOW)
    if request.person is not None and request.person not in table.people:
        raise Refused(Why.NO_SUCH_PERSON)
    match request:
        case requests.Act():
            return moves.act(table, request, circumstances.at)
        case requests.Sit():
            return seating.sit(table, request, circumstances)
        case requests.Rename():
            return seating.rename(table, request)
        case requests.Leave():
            return seating.leave(table, request.person, circumstances)
        case requests.Ready():
            return seating.ready(table, request)
        case requests.SeatBot():
            return seating.seat_bot(table, request)
        case requests.Free():
            return seating.free(table, request, circumstances)
        case requests.Swap():
            return seating.swap(table, request)
        case requests.ChooseGame():
            return seating.choose_game(table, request)
        case requests.SetOption():
            return seating.set_option(table, request)
        case requests.SetLimit() | requests.SetPace() | requests.SetTalk():
            return seating.settle(table, request)
        case requests.HandOver():
            return seating.hand_over(table, request)
        case requests.Regather():
            return seating.regather(table, request)
        case requests.CloseTable():
            return seating.close(table, request)
        case requests.Start() | requests.Rematch():
            return handshake.start(table, request, circumstances)
        case requests.CommitSeed():
            return handshake.commit(table, request, circumstances)
        case requests.ShowSeed():
            return handshake.show(table, request, circumstances)
        case requests.Hurry():
            return moves.hurry(table)
        case requests.StandIn():
            return moves.stand_in(table, request, circumstances)
        case requests.ComeBack():
            return moves.come_back(table, request, circumstances.at)
        case requests.Pause() | requests.Resume():
            return moves.pause(table, request, circumstances.at)
        case requests.GiveUp():
            return moves.give_up(table, request)
        case _:
            assert_never(request)
