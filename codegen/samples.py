"""One sample of every message, for the protocol's page and for tests. What they play is a made-up game of dice."""

from msgspec import Raw

from tablee.fairness.header import Absent, Revealed, Seedless
from tablee.kernel.ending.honours import Honours
from tablee.kernel.game import Result
from tablee.kernel.offers import Field, Offer, Offers, OneOf, Option, Span
from tablee.kernel.seats import Seat
from tablee.tables.patches.change import Change
from tablee.tables.perspective import Patch, Snapshot
from tablee.tables.public_table import Handshake, PublicChair, PublicTable
from tablee.tables.rows import Place
from tablee.tables.topics import chairs, handshake, hosting, keeping, moves, pauses, seating, settings, stand_ins
from tablee.wire import messages, requests
from tablee.wire.messages import CardFault, GameCard, Message, PackFaults, PackKept, TableLaid
from tablee.wire.requests import PROTOCOL_VERSION, LayTable, Request

ID = "k3Jx0dQvR7mZt2Lw"
ROW = "w9Tz4bNcY1pHs8Qe"
TOKEN = "a-secret-of-one-device"  # noqa: S105 - it opens nothing
HASH = "0123456789abcdef" * 4
NOON = 1_800_000_000_000
ANN, BEN = 0, 1

REQUESTS: tuple[Request, ...] = (
    requests.Enter(PROTOCOL_VERSION, "QUARTZ", (TOKEN,)),
    requests.Open(ID, ANN, requests.Since("7f3a-1", 12), take=False),
    requests.Shut(ID, ANN),
    requests.Release(ID, ANN, requests.Since("7f3a-1", 12)),
    requests.Recall(ID, ANN, "7f3a-1", 1_200),
    requests.WriteNote(ID, ANN, "Ben bluffs on fives"),
    requests.AskAid(ID, ANN),
    requests.Say(ID, ANN, "Bien joué !"),
    requests.React(ID, ANN, "clap"),
    requests.Lend(ID, ANN),
    requests.Claim(ID, "mn4p-7rt2"),
    requests.Ping(ID),
    seating.Sit(ID, "Ben", chair=1, face="owl"),
    seating.Rename(ID, BEN, "Benoît"),
    seating.ChooseFace(ID, BEN, "fox"),
    seating.Leave(ID, BEN),
    seating.Ready(ID, BEN),
    chairs.SeatBot(ID, ANN, chair=2, level="easy"),
    chairs.Free(ID, ANN, chair=2),
    chairs.Swap(ID, ANN, chair=0, other=1),
    settings.ChooseGame(ID, ANN, "dice"),
    settings.ChoosePack(ID, ANN, "5" * 64),
    settings.SetOption(ID, ANN, "cups", 5),
    settings.SetLimit(ID, ANN, 60),
    settings.SetPace(ID, ANN, "normal"),
    settings.SetTalk(ID, ANN, on=False),
    settings.SetLate(ID, ANN, on=False),
    hosting.HandOver(ID, ANN, to=BEN),
    handshake.Start(ID, ANN),
    handshake.CommitSeed(ID, BEN, HASH),
    handshake.ShowSeed(ID, BEN, HASH),
    moves.Overrule(ID, ANN, act=Raw(b'{"type":"blank","seat":1}')),
    moves.Act(ID, BEN, decision=4, action=Raw(b'{"type":"bid","count":3,"face":5}'), place=Place(ROW, 17)),
    moves.Hurry(ID, ANN),
    stand_ins.StandIn(ID, ANN, Seat(1)),
    stand_ins.ComeBack(ID, BEN),
    pauses.Pause(ID, ANN),
    pauses.Resume(ID, ANN),
    keeping.AllowKeeping(ID, ANN),
    hosting.GiveUp(ID, ANN),
    handshake.Rematch(ID, ANN),
    hosting.Regather(ID, ANN),
    hosting.CloseTable(ID, ANN),
)

PUBLIC_TABLE = PublicTable(
    code="QUARTZ",
    game="dice",
    options={"cups": 5},
    packs=(),
    pack=None,
    stage="playing",
    chairs=(
        PublicChair("person", "Ann", ANN, ready=True, face="frog"),
        PublicChair("person", "Ben", BEN, away=True, wishes=1, face="owl"),
        PublicChair("bot", "Turbo", level="easy", face="snail", takeable=True),
    ),
    host=ANN,
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
    honours=None,
    finished=0,
    host_offers=(Offer("blank", (Field("seat", OneOf((0, 1))),)),),
)
OFFERS = Offers(
    4, (Offer("bid", (Field("count", Span(3, 10)), Field("face", OneOf((1, 2, 3, 4, 5, 6))))), Offer("doubt"))
)

MESSAGES: tuple[Message, ...] = (
    messages.Entered(
        PROTOCOL_VERSION, (messages.Mine(ANN, TOKEN),), PUBLIC_TABLE, NOON, (messages.Said(ANN, "Ann", "Bonsoir"),)
    ),
    messages.TableChanged(
        {
            "stage": "over",
            "limit_at": None,
            "result": Result((1, 3, 2), (3, 0, 1), "last_cup"),
            "honours": Honours(
                ({"type": "boldest_bid", "seat": 1, "count": 6},),
                ({"type": "good_company", "seat": 0}, {"type": "good_company", "seat": 2}),
            ),
        }
    ),
    Snapshot(
        seat=Seat(1),
        epoch="7f3a-1",
        number=12,
        view={"type": "bidding", "me": 1, "own": [5, 2], "bids": [[2, 5]]},
        offers=OFFERS,
        awaited=(Seat(1),),
        may=(),
        told=[{"type": "rolled"}, {"type": "bid", "seat": 0, "count": 2, "face": 5}],
    ),
    Patch(
        seat=Seat(1),
        number=13,
        view=Change(inside={"bids": Change(splice=((1, 0, ([3, 5],)),))}),
        offers=Offers(4, ()),
        awaited=(Seat(0),),
        told=[{"type": "bid", "seat": 1, "count": 3, "face": 5}],
    ),
    messages.Done(ID),
    messages.RequestRefused(ID, "too_late"),
    messages.Seated(ID, BEN, TOKEN),
    messages.Lent(ID, "mn4p-7rt2", 120),
    messages.Aided(ID, {"likely": 0.4}),
    messages.Recalled(ID, 0, [{"type": "rolled"}]),
    messages.Elsewhere(ID, ANN),
    messages.Taken(ANN, "opened_elsewhere"),
    messages.NoteKept(ANN, "Ben bluffs on fives"),
    messages.Said(ANN, "Ann", "Bien joué !"),
    messages.Reacted(ANN, "clap"),
    messages.Pong(ID),
    messages.Farewell("restarting", "the server starts anew", 1),
)

LAID = LayTable("dice", {"cups": 5}), TableLaid("QUARTZ", ANN, TOKEN)
ADVICE = (CardFault("no little story", lines=(4, 7), count=2),)
GIVEN = PackKept(HASH, "dice", "Dés pipés", 120, "fr", ADVICE)
FAULTS = PackFaults(
    "3: the answer 1 is not from 2 to 9990", (CardFault("the answer 1 is not from 2 to 9990", lines=(3,)),)
)
CARD = GameCard("dice", (2, 6), (10, 20), ("easy", "medium", "hard"), (Option("cups", Span(3, 6), 5),), cards=True)
