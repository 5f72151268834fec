"""The public table: all that everybody at a table, spectators too, may know of the table itself."""

from collections.abc import Collection
from typing import Any, Literal, assert_never

from msgspec import Struct

from tablee.fairness.header import SeatSeed
from tablee.kernel.ending.honours import Honours
from tablee.kernel.game import Level, Result, Waiting
from tablee.kernel.offers import Offer, Scalar
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Hash, Value
from tablee.tables.bounds import Room
from tablee.tables.deadlines import seats_nearly_last
from tablee.tables.entries import PaceName, PersonId, Timestamp
from tablee.tables.people import BotSitter, Empty, Sitter
from tablee.tables.stages import GameOver, Gathering, Playing, Sealing, TableClosed
from tablee.tables.table import Table

StageName = Literal["gathering", "sealing", "playing", "over", "closed"]


class PublicChair(Value, frozen=True):
    holder: Literal["empty", "person", "bot"]
    name: str
    person: PersonId | None = None
    """Null where no person sits."""
    level: Level | None = None
    """Of the bot that plays here now, for itself or for somebody."""
    away: bool = False
    """No device that holds them is connected."""
    ready: bool = False
    wishes: int = 0
    """How many would have a bot play for them."""
    face: str = ""
    """One of the cast; empty where nobody sits, and for those who came before there was one."""
    takeable: bool = False
    """Whether somebody new may sit down here: it is free, or a bot's that gets up for them."""
    played: int = 0
    """Games that whoever sits here has played to their end at this table, whatever was played."""
    won: int = 0
    """Of these."""


class PublicPack(Value, frozen=True):
    hash: Hash
    title: str
    cards: int
    played: int
    """How many of them came up here before."""
    language: str
    """In which they are written, in two letters."""


class Handshake(Value, frozen=True):
    """How the chance of this game was sealed."""

    game_id: str
    """What this game is called in its commitments and its record: the code, and which game of the table it is."""
    commitment: Hash
    """The table's."""
    asked: tuple[PersonId, ...]
    """People who are asked for a seed; nobody once the game has started."""
    commitments: dict[PersonId, Hash]
    """Those that have come, by person."""
    showing: bool
    """Commitments are closed: seeds may be shown."""


class Keeping(Value, frozen=True):
    """What was drawn may be kept if all whose it is agree."""

    asked: tuple[Seat, ...]
    """Of the first person to play each seat."""
    allowed: tuple[Seat, ...]
    left: bool = False
    """Whether one of them left without a word: then nothing can be kept."""


class NextTimer(Value, frozen=True):
    """A countdown of the rules that begins as soon as one more person is done, and whatever bots wait for that."""

    seats: tuple[Seat, ...]
    """For whichever of them is last."""
    seconds: int


class PublicTable(Value, frozen=True):
    code: str
    game: str
    options: dict[str, Scalar]
    packs: tuple[PublicPack, ...]
    """What this game can be played with here; none for a game without cards."""
    pack: Hash | None
    """The one that is chosen."""
    stage: StageName
    chairs: tuple[PublicChair, ...]
    """In a game, chair n is seat n."""
    host: PersonId
    limit: int | None
    """Seconds for a decision, if the host has set some."""
    pace: PaceName
    talk: bool
    """Whether there is chat and reactions."""
    games: int
    """How many have been started here."""
    handshake: Handshake | None
    """From the start of a game until people gather again."""
    seeds: tuple[SeatSeed, ...]
    """By seat, once the game has started: shown, or absent."""
    heads: tuple[Hash, ...]
    """Of the chain, as they were shown so far; for comparing with the record."""
    paused: bool
    limit_at: Timestamp | None
    """When time is up for those who are awaited, by the server's clock."""
    timer_at: Timestamp | None
    """When a countdown of the rules themselves ends."""
    result: Result | None
    """Null before the end, and of a game that was given up or cut short."""
    keeping: Keeping | None = None
    """Whether what was drawn may be kept; null but after a game in which people may draw."""
    host_offers: tuple[Offer, ...] = ()
    """What the game lets its host do now, of which its rules must hear: made from what a spectator sees."""
    cut_short: bool = False
    """The game that is over went on for longer than any: the table ended it."""
    room: Room = "enough"
    """For more games at this table, between games: with little or none, another one is to be laid."""
    timer_hurries: bool = False
    """That countdown runs because all others are done: whoever is still awaited is told so."""
    honours: Honours | None = None
    """Once it is over: what people are remembered for, made from what everybody was told."""
    finished: int = 0
    """Games that came to their end here, this evening: what `won` and `played` of the chairs count."""
    next_timer: NextTimer | None = None
    """Null unless such a countdown is near: those whom it may be for are told so."""
    late: bool = True
    """Whether somebody new may sit down while a game is played."""


def public_table_of(table: Table, present: Collection[PersonId]) -> PublicTable:
    current = table.current
    return PublicTable(
        code=table.code,
        game=table.game.name,
        options=dict(table.options),
        packs=_packs(table),
        pack=pack.hash if (pack := table.pack()) else None,
        stage=stage_name(table),
        chairs=tuple([_chair(table, Seat(seat), present) for seat in range(len(table.chairs))]),
        host=table.host,
        limit=table.limit,
        pace=table.pace,
        talk=table.talk,
        games=table.games,
        handshake=_handshake(table),
        seeds=current.seal.header.seats if current else (),
        heads=tuple(current.heads) if current else (),
        paused=current is not None and current.paused is not None,
        limit_at=current.limit if current else None,
        timer_at=current.timer if current else None,
        result=table.stage.result if isinstance(table.stage, GameOver) else None,
        keeping=_keeping(table),
        host_offers=host_offers_of(table),
        room=_room(table),
        cut_short=isinstance(table.stage, GameOver) and table.stage.cut_short,
        timer_hurries=_hurries(table),
        honours=table.stage.honours if isinstance(table.stage, GameOver) else None,
        finished=table.evening.games,
        next_timer=_next_timer(table),
        late=table.late,
    )


def _room(table: Table) -> Room:
    """Not in a game: how fast a log grows would tell how much others draw."""
    if isinstance(table.stage, Sealing | Playing):
        return "enough"
    return "none" if table.is_full else "little" if table.fullness >= table.catalogue.log_bounds.nearly else "enough"


def _hurries(table: Table) -> bool:
    pending = table.current.pending if table.current else None
    return isinstance(pending, Waiting) and pending.timer is not None and pending.timer.hurries


def _next_timer(table: Table) -> NextTimer | None:
    pending = table.current.pending if table.current else None
    if not isinstance(pending, Waiting) or pending.ahead is None:
        return None
    assert table.current is not None, "it is what is pending in"
    last = seats_nearly_last(table, table.current)
    return NextTimer(last, pending.ahead.seconds) if last else None


def host_offers_of(table: Table) -> tuple[Offer, ...]:
    current = table.stage.current if isinstance(table.stage, Playing) else table.played_to_its_end()
    if current is None or current.paused is not None:
        return ()
    return () if current.game.host is None else current.game.host.offers(current.seen(None).view)


def _packs(table: Table) -> tuple[PublicPack, ...]:
    played = table.played_cards
    each = table.packs().values()
    return tuple(
        [PublicPack(one.hash, one.title, len(one.cards), len(played.get(one.hash, ())), one.language) for one in each]
    )


def stage_name(table: Table) -> StageName:
    match table.stage:
        case Gathering():
            return "gathering"
        case Sealing():
            return "sealing"
        case Playing():
            return "playing"
        case GameOver():
            return "over"
        case TableClosed():
            return "closed"
        case _:
            assert_never(table.stage)


def _chair(table: Table, seat: Seat, present: Collection[PersonId]) -> PublicChair:
    wishes = len(table.current.wishes.get(seat, ())) if table.current else 0
    takeable = table.is_takeable(seat)
    played, won = table.evening.of(table.chairs[seat])
    match table.chairs[seat]:
        case Empty():
            return PublicChair("empty", "", level=table.bot_at(seat), takeable=takeable)
        case BotSitter(level, name, face):
            return PublicChair("bot", name, level=level, face=face, takeable=takeable, played=played, won=won)
        case Sitter(id_):
            person = table.people[id_]
            away = id_ not in present
            bot = table.bot_at(seat)
            return PublicChair(
                "person", person.name, id_, bot, away, person.ready, wishes, person.face, played=played, won=won
            )
        case _:
            assert_never(table.chairs[seat])


def _handshake(table: Table) -> Handshake | None:
    match table.stage:
        case Sealing() as sealing:
            commitments = dict(sealing.commitments)
            return Handshake(sealing.game_id, sealing.commitment, sealing.asked, commitments, sealing.showing)
        case Playing(current) | GameOver(current):
            header = current.seal.header
            return Handshake(header.table, header.commitment, (), {}, showing=False)
        case _:
            return None


def _keeping(table: Table) -> Keeping | None:
    match table.stage:
        case GameOver(current) if current.game.ink:
            missing = [person for seat, person in current.people.items() if seat not in current.keeping]
            left = any(person not in table.people for person in missing)
            return Keeping(tuple(sorted(current.people)), tuple(sorted(current.keeping)), left)
        case _:
            return None


def changes(before: Struct, after: Struct) -> dict[str, Any]:
    """The fields that are not as they were."""
    return {name: new for name in after.__struct_fields__ if (new := getattr(after, name)) != getattr(before, name)}
