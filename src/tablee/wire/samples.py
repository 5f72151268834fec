"""One sample of every message, for the protocol's page and for tests. What they play is a made-up game of dice."""

from msgspec import Raw

from tablee.fairness.header import Absent, Revealed, Seedless
from tablee.kernel.game import Result
from tablee.kernel.offers import Field, Offer, Offers, OneOf, Option, Span
from tablee.kernel.seats import Seat
from tablee.tables import asks
from tablee.tables.notices import ChairNotice, Handshake, Notice
from tablee.tables.sights import Update, Whole
from tablee.wire import asked, told
from tablee.wire.asked import PROTOCOL_VERSION, Asked, LayTable
from tablee.wire.told import GameCard, TableLaid, Told

ID = "k3Jx0dQvR7mZt2Lw"
TOKEN = "a-secret-of-one-device"  # noqa: S105 - it opens nothing
HASH = "0123456789abcdef" * 4
NOON = 1_800_000_000_000
ANN, BEN = 0, 1

ASKED: tuple[Asked, ...] = (
    asked.Enter(PROTOCOL_VERSION, "QUARTZ", (TOKEN,)),
    asked.Open(ID, ANN, asked.Since("7f3a-1", 12), take=False),
    asked.Shut(ID, ANN),
    asked.WriteNote(ID, ANN, "Ben bluffs on fives"),
    asked.AskAid(ID, ANN),
    asked.Say(ID, ANN, "Bien joué !"),
    asked.React(ID, ANN, "clap"),
    asked.Lend(ID, ANN),
    asked.Claim(ID, "mn4p-7rt2"),
    asked.Ping(ID),
    asks.Sit(ID, "Ben", chair=1),
    asks.Rename(ID, BEN, "Benoît"),
    asks.Leave(ID, BEN),
    asks.Ready(ID, BEN),
    asks.SeatBot(ID, ANN, chair=2, level="easy"),
    asks.Free(ID, ANN, chair=2),
    asks.Swap(ID, ANN, chair=0, other=1),
    asks.ChooseGame(ID, ANN, "dice"),
    asks.SetOption(ID, ANN, "cups", 5),
    asks.SetLimit(ID, ANN, 60),
    asks.SetPace(ID, ANN, "normal"),
    asks.SetTalk(ID, ANN, on=False),
    asks.HandOver(ID, ANN, to=BEN),
    asks.Start(ID, ANN),
    asks.CommitSeed(ID, BEN, HASH),
    asks.ShowSeed(ID, BEN, HASH),
    asks.Act(ID, BEN, decision=4, action=Raw(b'{"type":"bid","count":3,"face":5}')),
    asks.Hurry(ID, ANN),
    asks.StandIn(ID, ANN, Seat(1)),
    asks.ComeBack(ID, BEN),
    asks.Pause(ID, ANN),
    asks.Resume(ID, ANN),
    asks.GiveUp(ID, ANN),
    asks.Rematch(ID, ANN),
    asks.Regather(ID, ANN),
    asks.CloseTable(ID, ANN),
)

NOTICE = Notice(
    code="QUARTZ",
    game="dice",
    options={"cups": 5},
    stage="playing",
    chairs=(
        ChairNotice("person", "Ann", ANN, ready=True),
        ChairNotice("person", "Ben", BEN, away=True, wishes=1),
        ChairNotice("bot", "Zoé", level="easy"),
    ),
    host=ANN,
    host_away=False,
    limit=60,
    pace="normal",
    talk=True,
    games=1,
    handshake=Handshake("QUARTZ/1", HASH, (), {}, showing=False),
    seeds=(Revealed(HASH, HASH), Absent(None), Seedless()),
    heads=(HASH,),
    paused=False,
    limit_at=NOON + 60_000,
    timer_at=None,
    result=None,
)
OFFERS = Offers(
    4, (Offer("bid", (Field("count", Span(3, 10)), Field("face", OneOf((1, 2, 3, 4, 5, 6))))), Offer("doubt"))
)

TOLD: tuple[Told, ...] = (
    told.Entered(PROTOCOL_VERSION, (told.Mine(ANN, TOKEN),), NOTICE, NOON, (told.Said(ANN, "Ann", "Bonsoir"),)),
    told.Changed({"stage": "over", "limit_at": None, "result": Result((1, 3, 2), (3, 0, 1), "last_cup")}),
    Whole(
        seat=Seat(1),
        epoch="7f3a-1",
        number=12,
        view={"type": "bidding", "me": 1, "own": [5, 2], "bids": [[2, 5]]},
        offers=OFFERS,
        awaited=(Seat(1),),
        may=(),
        told=[{"type": "rolled"}, {"type": "bid", "seat": 0, "count": 2, "face": 5}],
    ),
    Update(
        seat=Seat(1),
        number=13,
        grown={"bids": [[3, 5]]},
        offers=Offers(4, ()),
        awaited=(Seat(0),),
        told=[{"type": "bid", "seat": 1, "count": 3, "face": 5}],
    ),
    told.Done(ID),
    told.Refused(ID, "too_late"),
    told.Seated(ID, BEN, TOKEN),
    told.Lent(ID, "mn4p-7rt2", 120),
    told.Aided(ID, {"likely": 0.4}),
    told.Elsewhere(ID, ANN),
    told.Taken(ANN, "opened_elsewhere"),
    told.NoteKept(ANN, "Ben bluffs on fives"),
    told.Said(ANN, "Ann", "Bien joué !"),
    told.Reacted(ANN, "clap"),
    told.Pong(ID),
    told.Farewell("restarting", "the server starts anew", 1),
)

LAID = LayTable("dice", {"cups": 5}), TableLaid("QUARTZ", ANN, TOKEN)
CARD = GameCard("dice", (2, 6), (10, 20), ("easy", "medium", "hard"), (Option("cups", Span(3, 6), 5),))
