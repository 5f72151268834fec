"""Who sits where, and what is agreed before a game."""

from tablee.fairness.commitment import Hash
from tablee.kernel.play import chosen
from tablee.kernel.refusals import Malformed, Refused
from tablee.tables import asks
from tablee.tables import entries as log
from tablee.tables.entries import PersonId, TableEntry
from tablee.tables.names import bot_name, fit
from tablee.tables.people import Bot, Empty, Sitter
from tablee.tables.refusals import Why
from tablee.tables.scene import Scene
from tablee.tables.table import Gathering, Over, Playing, Sealing, Table

Entries = tuple[TableEntry, ...]


def sit(table: Table, ask: asks.Sit, scene: Scene) -> Entries:
    """Asked again with the same id, the same person gets a new token: the answer with the first one was lost."""
    device = table.devices if scene.device is None else scene.device
    assert scene.token is not None, "the server makes one for whoever sits down"
    if ask.id in table.sat and table.sat[ask.id] in table.people:
        if table.sat[ask.id] == ask.person:  # the host's device has its token since the table was laid
            return ()
        return (log.Moved(table.sat[ask.id], scene.token, device, ask.id),)
    if isinstance(table.stage, Playing) and any(person.device == scene.device for _, person in table.sitters()):
        raise Refused(Why.ALREADY_PLAYING)
    chair = _free_chair(table, ask.chair)
    taken = [person.name for person in table.people.values() if person.id != ask.person]
    name = fit(ask.name, [*filter(None, taken), *[bot.name for bot in table.chairs if isinstance(bot, Bot)]])
    if ask.person is None:
        return (log.SatDown(table.newest + 1, name, scene.token, chair, device, ask.id),)
    if table.seat_of(ask.person) is not None:
        raise Refused(Why.SEAT_TAKEN)
    host = table.people[ask.person]
    return (log.SatDown(host.id, name, host.token, chair, host.device, ask.id),)


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


def rename(table: Table, ask: asks.Rename) -> Entries:
    others = list(table.names())
    if (old := table.people[ask.person].name) in others:
        others.remove(old)
    name = fit(ask.name, others)
    return (log.Renamed(ask.person, name),) if name != old else ()


def leave(table: Table, person: PersonId, scene: Scene) -> Entries:
    """In a game a bot plays on; who was the host hands that over, and the last one closes the table."""
    if isinstance(table.stage, Sealing):
        raise Refused(Why.NOT_NOW)
    entries: list[TableEntry] = []
    seat = table.seat_of(person)
    if isinstance(table.stage, Playing) and seat is not None and seat not in table.stage.play.stand_ins:
        entries.append(log.TookOver(seat, table.house.stand_in(table.game), "left"))
    entries.append(log.Left(person))
    if person == table.host:
        heir = heir_of(table, scene)
        entries += closed(table) if heir is None else [log.HandedOver(heir)]
    return tuple(entries)


def heir_of(table: Table, scene: Scene) -> PersonId | None:
    """Who is the host next: the first who is here, or else the first; those who sit before a device that does not."""
    sitters = [person.id for _, person in table.sitters()]
    others = [person for person in dict.fromkeys([*sitters, *table.people]) if person != table.host]
    return next((person for person in others if person in scene.present), others[0] if others else None)


def seat_bot(table: Table, ask: asks.SeatBot) -> Entries:
    host_only(table, ask.person)
    _gathering(table)
    if ask.level not in table.house.levels(table.game):
        raise Refused(Why.NO_SUCH_LEVEL)
    match _chair(table, ask.chair):
        case Bot(name=name):
            return (log.BotSat(ask.chair, ask.level, name),)
        case Sitter():
            raise Refused(Why.SEAT_TAKEN)
        case Empty():
            return (log.BotSat(ask.chair, ask.level, bot_name(table.names())),)


def free(table: Table, ask: asks.Free, scene: Scene) -> Entries:
    host_only(table, ask.person)
    match _chair(table, ask.chair):
        case Sitter(person) if isinstance(table.stage, Playing) and person in scene.present:
            # Their hand is for no other eyes: else a host could send somebody away to look at it.
            level, name = table.house.stand_in(table.game), bot_name(table.names())
            return (*leave(table, person, scene), log.BotSat(ask.chair, level, name))
        case Sitter(person):
            return leave(table, person, scene)
        case Bot():
            _gathering(table)
            return (log.BotLeft(ask.chair),)
        case Empty():
            return ()


def swap(table: Table, ask: asks.Swap) -> Entries:
    host_only(table, ask.person)
    _gathering(table)
    _chair(table, ask.chair)
    _chair(table, ask.other)
    return (log.Swapped(ask.chair, ask.other),)


def choose_game(table: Table, ask: asks.ChooseGame) -> Entries:
    host_only(table, ask.person)
    _gathering(table)
    game = table.house.game(ask.game)
    if sum(not isinstance(chair, Empty) for chair in table.chairs) > game.players[-1]:
        raise Refused(Why.TOO_MANY)
    if any(isinstance(chair, Bot) and chair.level not in table.house.levels(game) for chair in table.chairs):
        raise Refused(Why.NO_SUCH_LEVEL)
    return (log.GameChosen(game.name, dict(chosen(game, {}))),)


def set_option(table: Table, ask: asks.SetOption) -> Entries:
    host_only(table, ask.person)
    _gathering(table)
    try:
        chosen(table.game, {**table.options, ask.name: ask.value})
    except Malformed:
        raise Refused(Why.NO_SUCH_OPTION) from None
    return (log.OptionSet(ask.name, ask.value),)


def settle(table: Table, ask: asks.SetLimit | asks.SetPace | asks.SetTalk) -> Entries:
    """What the host may change at any moment."""
    host_only(table, ask.person)
    match ask:
        case asks.SetLimit(seconds=seconds):
            return (log.LimitSet(seconds),)
        case asks.SetPace(pace=pace):
            return (log.PaceSet(pace),)
        case asks.SetTalk(on=on):
            return (log.TalkSet(on),)


def ready(table: Table, ask: asks.Ready) -> Entries:
    _gathering(table)
    if table.seat_of(ask.person) is None:
        raise Refused(Why.NO_SEAT)
    return (log.Readied(ask.person, ask.ready),) if table.people[ask.person].ready != ask.ready else ()


def hand_over(table: Table, ask: asks.HandOver) -> Entries:
    host_only(table, ask.person)
    if ask.to not in table.people:
        raise Refused(Why.NO_SUCH_PERSON)
    return (log.HandedOver(ask.to),) if ask.to != table.host else ()


def moved(table: Table, person: PersonId, token: Hash) -> Entries:
    """To a device of its own."""
    return (log.Moved(person, token, table.devices),)


def regather(table: Table, ask: asks.Regather) -> Entries:
    host_only(table, ask.person)
    if not isinstance(table.stage, Over):
        raise Refused(Why.NOT_NOW)
    return (log.Rematched(),)


def close(table: Table, ask: asks.CloseTable) -> Entries:
    host_only(table, ask.person)
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
