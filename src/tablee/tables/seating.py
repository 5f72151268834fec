"""Who sits where, and what is agreed before a game."""

from tablee.fairness.commitment import Hash
from tablee.kernel.playout import all_options
from tablee.kernel.refusals import Malformed, Refused
from tablee.tables import entries as log
from tablee.tables import requests
from tablee.tables.circumstances import Circumstances
from tablee.tables.entries import PersonId, TableEntry
from tablee.tables.names import bot_name, fit
from tablee.tables.people import Bot, Empty, Sitter
from tablee.tables.refusals import Why
from tablee.tables.stages import GameOver, Gathering, Playing, Sealing
from tablee.tables.table import Table

Entries = tuple[TableEntry, ...]


def sit(table: Table, request: requests.Sit, circumstances: Circumstances) -> Entries:
    """Asked again with the same id, the same person gets a new token: the answer with the first one was lost."""
    device = table.devices if circumstances.device is None else circumstances.device
    assert circumstances.token is not None, "the server makes one for whoever sits down"
    if request.id in table.sat and table.sat[request.id] in table.people:
        if table.sat[request.id] == request.person:  # the host's device has its token since the table was laid
            return ()
        return (log.Moved(table.sat[request.id], circumstances.token, device, request.id),)
    if isinstance(table.stage, Playing) and any(person.device == circumstances.device for _, person in table.sitters()):
        raise Refused(Why.ALREADY_PLAYING)
    chair = _free_chair(table, request.chair)
    taken = [person.name for person in table.people.values() if person.id != request.person]
    name = fit(request.name, [*filter(None, taken), *[bot.name for bot in table.chairs if isinstance(bot, Bot)]])
    if request.person is None:
        return (log.SatDown(table.newest + 1, name, circumstances.token, chair, device, request.id),)
    if table.seat_of(request.person) is not None:
        raise Refused(Why.SEAT_TAKEN)
    host = table.people[request.person]
    return (log.SatDown(host.id, name, host.token, chair, host.device, request.id),)


def _free_chair(table: Table, wanted: int | None) -> int:
    """While a game is played, only a chair that somebody left is free."""
    if not isinstance(table.stage, Gathering | Playing):
        raise Refused(Why.NOT_NOW)
    free = [chair for chair, taken in enumerate(table.chairs) if isinstance(taken, Empty)]
    if wanted is None and free:
        return free[0]
    if wanted is None or wanted >= len(table.chairs):
        raise Refused(Why.NO_SEAT)
    if wanted not in free:
        raise Refused(Why.SEAT_TAKEN)
    return wanted


def rename(table: Table, request: requests.Rename) -> Entries:
    others = list(table.names())
    if (old := table.people[request.person].name) in others:
        others.remove(old)
    name = fit(request.name, others)
    return (log.Renamed(request.person, name),) if name != old else ()


def leave(table: Table, person: PersonId, circumstances: Circumstances) -> Entries:
    """In a game a bot plays on; who was the host hands that over, and the last one closes the table."""
    if isinstance(table.stage, Sealing):
        raise Refused(Why.NOT_NOW)
    entries: list[TableEntry] = []
    seat = table.seat_of(person)
    if isinstance(table.stage, Playing) and seat is not None and seat not in table.stage.current.stand_ins:
        entries.append(log.TookOver(seat, table.catalogue.stand_in(table.game), "left"))
    entries.append(log.Left(person))
    if person == table.host:
        heir = heir_of(table, circumstances)
        entries += closed(table) if heir is None else [log.HandedOver(heir)]
    return tuple(entries)


def heir_of(table: Table, circumstances: Circumstances) -> PersonId | None:
    """Who is the host next: the first who is here, or else the first; those who sit before a device that does not."""
    sitters = [person.id for _, person in table.sitters()]
    others = [person for person in dict.fromkeys([*sitters, *table.people]) if person != table.host]
    return next((person for person in others if person in circumstances.present), others[0] if others else None)


def seat_bot(table: Table, request: requests.SeatBot) -> Entries:
    host_only(table, request.person)
    _gathering(table)
    if request.level not in table.catalogue.levels(table.game):
        raise Refused(Why.NO_SUCH_LEVEL)
    match _chair(table, request.chair):
        case Bot(name=name):
            return (log.BotSat(request.chair, request.level, name),)
        case Sitter():
            raise Refused(Why.SEAT_TAKEN)
        case Empty():
            return (log.BotSat(request.chair, request.level, bot_name(table.names())),)


def free(table: Table, request: requests.Free, circumstances: Circumstances) -> Entries:
    host_only(table, request.person)
    match _chair(table, request.chair):
        case Sitter(person) if isinstance(table.stage, Playing) and person in circumstances.present:
            # Their hand is for no other eyes: else a host could send somebody away to look at it.
            level, name = table.catalogue.stand_in(table.game), bot_name(table.names())
            return (*leave(table, person, circumstances), log.BotSat(request.chair, level, name))
        case Sitter(person):
            return leave(table, person, circumstances)
        case Bot():
            _gathering(table)
            return (log.BotLeft(request.chair),)
        case Empty():
            return ()


def swap(table: Table, request: requests.Swap) -> Entries:
    host_only(table, request.person)
    _gathering(table)
    _chair(table, request.chair)
    _chair(table, request.other)
    return (log.Swapped(request.chair, request.other),)


def choose_game(table: Table, request: requests.ChooseGame) -> Entries:
    host_only(table, request.person)
    _gathering(table)
    game = table.catalogue.game(request.game)
    if sum(not isinstance(chair, Empty) for chair in table.chairs) > game.players[-1]:
        raise Refused(Why.TOO_MANY)
    if any(isinstance(chair, Bot) and chair.level not in table.catalogue.levels(game) for chair in table.chairs):
        raise Refused(Why.NO_SUCH_LEVEL)
    return (log.GameChosen(game.name, dict(all_options(game, {}))),)


def set_option(table: Table, request: requests.SetOption) -> Entries:
    host_only(table, request.person)
    _gathering(table)
    try:
        all_options(table.game, {**table.options, request.name: request.value})
    except Malformed:
        raise Refused(Why.NO_SUCH_OPTION) from None
    return (log.OptionSet(request.name, request.value),)


def settle(table: Table, request: requests.SetLimit | requests.SetPace | requests.SetTalk) -> Entries:
    """What the host may change at any moment."""
    host_only(table, request.person)
    match request:
        case requests.SetLimit(seconds=seconds):
            return (log.LimitSet(seconds),)
        case requests.SetPace(pace=pace):
            return (log.PaceSet(pace),)
        case requests.SetTalk(on=on):
            return (log.TalkSet(on),)


def ready(table: Table, request: requests.Ready) -> Entries:
    _gathering(table)
    if table.seat_of(request.person) is None:
        raise Refused(Why.NO_SEAT)
    return (log.Readied(request.person, request.ready),) if table.people[request.person].ready != request.ready else ()


def hand_over(table: Table, request: requests.HandOver) -> Entries:
    host_only(table, request.person)
    if request.to not in table.people:
        raise Refused(Why.NO_SUCH_PERSON)
    return (log.HandedOver(request.to),) if request.to != table.host else ()


def moved(table: Table, person: PersonId, token: Hash) -> Entries:
    """To a device of its own."""
    return (log.Moved(person, token, table.devices),)


def regather(table: Table, request: requests.Regather) -> Entries:
    host_only(table, request.person)
    if not isinstance(table.stage, GameOver):
        raise Refused(Why.NOT_NOW)
    return (log.Rematched(),)


def close(table: Table, request: requests.CloseTable) -> Entries:
    host_only(table, request.person)
    return closed(table)


def closed(table: Table) -> Entries:
    """A game that was under way is given up first, so that its chance can be checked."""
    return (log.GivenUp(), log.Closed()) if isinstance(table.stage, Playing) else (log.Closed(),)


def host_only(table: Table, person: PersonId) -> None:
    if person != table.host:
        raise Refused(Why.HOST_ONLY)


def _gathering(table: Table) -> None:
    if not isinstance(table.stage, Gathering):
        raise Refused(Why.NOT_NOW)


def _chair(table: Table, chair: int) -> Empty | Bot | Sitter:
    if chair >= len(table.chairs):
        raise Refused(Why.NO_SEAT)
    return table.chairs[chair]
