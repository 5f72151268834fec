"""The one place that answers what people ask of a table: with entries for its log, or with Refused."""

from typing import assert_never

from tablee.kernel.refusals import Refused
from tablee.tables import asks, gathering, playing, starting
from tablee.tables.asks import TableAsk
from tablee.tables.gathering import Entries
from tablee.tables.refusals import Why
from tablee.tables.scene import Scene
from tablee.tables.table import Closed, Table


def decide(table: Table, ask: TableAsk, scene: Scene) -> Entries:  # noqa: C901 - a case an ask
    """What happens if the log takes it; none at all when it has happened already. Nothing here changes the table."""
    if isinstance(table.stage, Closed):
        raise Refused(Why.NOT_NOW)
    if ask.person is not None and ask.person not in table.people:
        raise Refused(Why.NO_SUCH_PERSON)
    match ask:
        case asks.Act():
            return playing.act(table, ask, scene.at)
        case asks.Sit():
            return gathering.sit(table, ask, scene)
        case asks.Rename():
            return gathering.rename(table, ask)
        case asks.Leave():
            return gathering.leave(table, ask.person, scene)
        case asks.Ready():
            return gathering.ready(table, ask)
        case asks.SeatBot():
            return gathering.seat_bot(table, ask)
        case asks.Free():
            return gathering.free(table, ask, scene)
        case asks.Swap():
            return gathering.swap(table, ask)
        case asks.ChooseGame():
            return gathering.choose_game(table, ask)
        case asks.SetOption():
            return gathering.set_option(table, ask)
        case asks.SetLimit() | asks.SetPace() | asks.SetTalk():
            return gathering.settle(table, ask)
        case asks.HandOver():
            return gathering.hand_over(table, ask)
        case asks.Regather():
            return gathering.regather(table, ask)
        case asks.CloseTable():
            return gathering.close(table, ask)
        case asks.Start() | asks.Rematch():
            return starting.start(table, ask, scene)
        case asks.CommitSeed():
            return starting.commit(table, ask, scene)
        case asks.ShowSeed():
            return starting.show(table, ask, scene)
        case asks.Hurry():
            return playing.hurry(table)
        case asks.StandIn():
            return playing.stand_in(table, ask, scene)
        case asks.ComeBack():
            return playing.come_back(table, ask, scene.at)
        case asks.Pause() | asks.Resume():
            return playing.pause(table, ask, scene.at)
        case asks.GiveUp():
            return playing.give_up(table, ask)
        case _:
            assert_never(ask)
