"""Seating: people who take a chair, their names and faces, who is ready, who leaves, and the device that one is on."""

from msgspec.structs import replace

from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Hash, Value
from tablee.tables.circumstances import Circumstances
from tablee.tables.deadlines import limit_on_return
from tablee.tables.entries import Chair, Entries, PersonId, TableEntry, Timestamp
from tablee.tables.faces import face_for, is_free
from tablee.tables.names import fit
from tablee.tables.people import BotSitter, Empty, Person, Sitter
from tablee.tables.refusals import Why
from tablee.tables.requests import LongName, PersonNumber, PersonRequest, RequestId, SeatToken, ShortName
from tablee.tables.stages import Gathering, Playing, Sealing
from tablee.tables.table import Table
from tablee.tables.topics.hosting import HandedOver, closing, heir_of
from tablee.tables.topics.stand_ins import take_over
from tablee.tables.topics.topic import Decisions, Effects, gathering_only

# What people ask


class Sit(Value, frozen=True, tag="sit"):
    """A newcomer takes the chair named, else a free one, else a bot's. A device that lays a table sits as its host."""

    id: RequestId
    name: LongName
    chair: Chair | None = None
    person: PersonNumber | None = None
    """The host of this device, to sit down themselves; null for somebody new."""
    face: ShortName = ""
    """The one that they would like: if it is taken, or there is no such face, they get another."""
    token: SeatToken | None = None
    """Made by the device, which so can ask again if the answer is lost; null lets the server make one."""


class Rename(PersonRequest, frozen=True, tag="rename"):
    """At any moment. A name that could pass for another at the table gets a number."""

    name: LongName


class ChooseFace(PersonRequest, frozen=True, tag="choose_face"):
    """Another face, which nobody else at the table has."""

    face: ShortName


class Ready(PersonRequest, frozen=True, tag="ready"):
    """Before a game, for the others to see: nothing waits for it."""

    ready: bool = True


class Leave(PersonRequest, frozen=True, tag="leave"):
    """For good."""


SeatingRequest = Sit | Rename | ChooseFace | Ready | Leave

# What the log says


class SatDown(TableEntry, frozen=True, tag="sat_down"):
    person: PersonId
    name: str
    token: Hash
    chair: Chair
    device: int
    """People of one device have the same number: it is passed round among them."""
    id: str
    """Of the request: asked again by whoever has the token, it is the same person who sits down."""
    face: str = ""
    limit: Timestamp | None = None
    """In a game, when they run out of time, where no limit was running; null leaves it as it is."""


class Renamed(TableEntry, frozen=True, tag="renamed"):
    person: PersonId
    name: str


class FaceChosen(TableEntry, frozen=True, tag="face_chosen"):
    person: PersonId
    face: str


class Readied(TableEntry, frozen=True, tag="readied"):
    person: PersonId
    ready: bool


class Left(TableEntry, frozen=True, tag="left"):
    """For good, or sent away by the host. In a game a bot plays on, until somebody else takes the chair."""

    person: PersonId


class Moved(TableEntry, frozen=True, tag="moved"):
    """To another device: the old token opens nothing from here on."""

    person: PersonId
    token: Hash
    device: int
    by: str = ""
    """In older logs: the id of a request to sit down that was asked again."""


# Decisions


def sit(table: Table, request: Sit, circumstances: Circumstances) -> Entries:
    """Asked again by the same device, as its answer was lost, nobody else sits down: an id alone gives no right."""
    device = table.devices if circumstances.device is None else circumstances.device
    assert circumstances.token is not None, "the server makes one for whoever sits down"
    sitter = table.sat_by_request.get(request.id)
    if sitter is not None and sitter in table.people:
        as_host = sitter == request.person  # whose device has its token since the table was laid
        if as_host or table.people[sitter].token == circumstances.token:
            return ()
    if isinstance(table.stage, Playing) and any(person.device == circumstances.device for _, person in table.sitters()):
        raise Refused(Why.ALREADY_PLAYING)
    chair = _chair_for(table, request.chair)
    others = [person.name for person in table.people.values() if person.id != request.person]
    bots = [bot.name for at, bot in enumerate(table.chairs) if isinstance(bot, BotSitter) and at != chair]
    name = fit(request.name, [*filter(None, others), *bots])
    limit = _limit(table, Seat(chair), circumstances)
    if request.person is None:
        newcomer = table.newest + 1
        face = _face(table, request, newcomer)
        return (SatDown(newcomer, name, circumstances.token, chair, device, request.id, face, limit),)
    if table.seat_of(request.person) is not None:
        raise Refused(Why.SEAT_TAKEN)
    host = table.people[request.person]
    return (SatDown(host.id, name, host.token, chair, host.device, request.id, _face(table, request, host.id), limit),)


def _face(table: Table, request: Sit, sitter: PersonId) -> str:
    """Who wishes for none, in a terminal for instance, gets one all the same: not the same at every table."""
    return face_for(request.face, table.faces(sitter), sum(map(ord, table.code)) + sitter)


def _chair_for(table: Table, wanted: int | None) -> int:
    """While a game is played, free is what somebody left. Where nothing is, the bot that came last gets up."""
    if not isinstance(table.stage, Gathering | Playing):
        raise Refused(Why.NOT_NOW)
    takeable = [chair for chair in range(len(table.chairs)) if table.is_takeable(chair)]
    if wanted is None and takeable:
        return next((chair for chair in takeable if isinstance(table.chairs[chair], Empty)), takeable[-1])
    if wanted is None or wanted >= len(table.chairs):
        raise Refused(Why.NO_SEAT)
    if wanted not in takeable:
        raise Refused(Why.SEAT_TAKEN)
    return wanted


def _limit(table: Table, seat: Seat, circumstances: Circumstances) -> Timestamp | None:
    """A bot had none."""
    if not isinstance(table.stage, Playing):
        return None
    return limit_on_return(table, table.stage.current, seat, circumstances.clocks_from)


def rename(table: Table, request: Rename, _: Circumstances) -> Entries:
    others = list(table.names())
    if (old := table.people[request.person].name) in others:
        others.remove(old)
    name = fit(request.name, others)
    return (Renamed(request.person, name),) if name != old else ()


def choose_face(table: Table, request: ChooseFace, _: Circumstances) -> Entries:
    if table.seat_of(request.person) is None:
        raise Refused(Why.NO_SEAT)
    if request.face == table.people[request.person].face:
        return ()
    if not is_free(request.face, table.faces()):
        raise Refused(Why.FACE_TAKEN)
    return (FaceChosen(request.person, request.face),)


def ready(table: Table, request: Ready, _: Circumstances) -> Entries:
    gathering_only(table)
    if table.seat_of(request.person) is None:
        raise Refused(Why.NO_SEAT)
    return (Readied(request.person, request.ready),) if table.people[request.person].ready != request.ready else ()


def leave(table: Table, request: Leave, circumstances: Circumstances) -> Entries:
    return leaving(table, request.person, circumstances)


def leaving(table: Table, person: PersonId, circumstances: Circumstances) -> Entries:
    """In a game a bot plays on; who was the host hands that over, and the last one closes the table."""
    if isinstance(table.stage, Sealing):
        raise Refused(Why.NOT_NOW)
    entries: list[TableEntry] = []
    seat = table.seat_of(person)
    if isinstance(table.stage, Playing) and seat is not None and seat not in table.stage.current.stand_ins:
        entries.append(take_over(table, seat, "left"))
    entries.append(Left(person))
    if person == table.host:
        heir = heir_of(table, circumstances)
        entries += closing(table) if heir is None else [HandedOver(heir)]
    return tuple(entries)


def moving(table: Table, person: PersonId, token: Hash) -> Entries:
    """To a device of its own, by a one-time code: no request of the table, for the server alone knows the codes."""
    return (Moved(person, token, table.devices),)


DECISIONS: Decisions = {Sit: sit, Rename: rename, ChooseFace: choose_face, Ready: ready, Leave: leave}

# Effects


def sat_down(table: Table, entry: SatDown) -> None:
    """In a game, on a chair that a bot has kept warm: of somebody who left, or its own, as the first person there."""
    table.people[entry.person] = Person(entry.person, entry.name, entry.token, entry.device, face=entry.face)
    table.newest = max(table.newest, entry.person)
    table.devices = max(table.devices, entry.device + 1)
    table.sat_by_request[entry.id] = entry.person
    table.chairs[entry.chair] = Sitter(entry.person)
    if isinstance(table.stage, Playing):
        current = table.stage.current
        current.give_back(Seat(entry.chair), "another")
        current.people.setdefault(Seat(entry.chair), entry.person)
        current.limit = entry.limit or current.limit


def renamed(table: Table, entry: Renamed) -> None:
    table.people[entry.person] = replace(table.people[entry.person], name=entry.name)


def face_chosen(table: Table, entry: FaceChosen) -> None:
    table.people[entry.person] = replace(table.people[entry.person], face=entry.face)


def readied(table: Table, entry: Readied) -> None:
    table.people[entry.person] = replace(table.people[entry.person], ready=entry.ready)


def left(table: Table, entry: Left) -> None:
    seat = table.seat_of(entry.person)
    if seat is not None:
        table.chairs[seat] = Empty()
    del table.people[entry.person]
    if isinstance(table.stage, Playing):
        for wishes in table.stage.current.wishes.values():
            wishes.discard(entry.person)


def moved(table: Table, entry: Moved) -> None:
    person = entry.person
    table.people[person] = replace(table.people[person], token=entry.token, device=entry.device)
    table.devices = max(table.devices, entry.device + 1)
    if not entry.by:  # the device that sat down has no claim to the seat any more
        table.sat_by_request = {id_: sitter for id_, sitter in table.sat_by_request.items() if sitter != person}


EFFECTS: Effects = {
    SatDown: sat_down,
    Renamed: renamed,
    FaceChosen: face_chosen,
    Readied: readied,
    Left: left,
    Moved: moved,
}
