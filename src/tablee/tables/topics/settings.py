"""Settings: what the host agrees on with the others: a game, its cards and options, time, pace, talk, latecomers."""

from tablee.kernel.game import AnyGame
from tablee.kernel.offers import AnySeat, Scalar
from tablee.kernel.playout import all_options
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.structs import Hash
from tablee.tables.circumstances import Circumstances
from tablee.tables.entries import Entries, PaceName, TableEntry
from tablee.tables.people import BotSitter, spread, taken
from tablee.tables.refusals import Why
from tablee.tables.requests import OptionValue, PersonRequest, ShortName
from tablee.tables.stages import GameOver, Playing
from tablee.tables.table import Table
from tablee.tables.topics.hosting import Rematched
from tablee.tables.topics.topic import Decisions, Effects, gathering_only, host_only
from tablee.tables.waits import LimitSeconds

# What people ask


class ChooseGame(PersonRequest, frozen=True, tag="choose_game"):
    """The host's: before a game, and after one instead of playing the same again. Who sits here stays."""

    game: ShortName


class ChoosePack(PersonRequest, frozen=True, tag="choose_pack"):
    """The host's: the cards of the chosen game, by their hash. The pack comes with it, or was given to the table."""

    pack: Hash


class SetOption(PersonRequest, frozen=True, tag="set_option"):
    """The host's: one of the options of the chosen game, before the start."""

    name: ShortName
    value: OptionValue


class SetLimit(PersonRequest, frozen=True, tag="set_limit"):
    """The host's, at any moment: seconds for each decision; null for no limit."""

    seconds: LimitSeconds | None


class SetPace(PersonRequest, frozen=True, tag="set_pace"):
    """The host's, at any moment: how long bots take, and whether they wait for what is shown."""

    pace: PaceName


class SetTalk(PersonRequest, frozen=True, tag="set_talk"):
    """The host's, at any moment: whether there is chat and reactions."""

    on: bool


class SetLate(PersonRequest, frozen=True, tag="set_late"):
    """The host's, at any moment: whether somebody new may sit down while a game is played."""

    on: bool


SettingRequest = ChooseGame | ChoosePack | SetOption | SetLimit | SetPace | SetTalk | SetLate

# What the log says


class GameChosen(TableEntry, frozen=True, tag="game_chosen"):
    """With its options as they are by default, or as they were when this game was left for another."""

    game: str
    options: dict[str, Scalar]


class PackChosen(TableEntry, frozen=True, tag="pack_chosen"):
    game: str
    pack: Hash


class OptionSet(TableEntry, frozen=True, tag="option_set"):
    name: str
    value: Scalar


class LimitSet(TableEntry, frozen=True, tag="limit_set"):
    """Seconds for a decision; null: as long as it takes."""

    seconds: int | None


class PaceSet(TableEntry, frozen=True, tag="pace_set"):
    pace: PaceName


class TalkSet(TableEntry, frozen=True, tag="talk_set"):
    """Whether there is chat and reactions."""

    on: bool


class LateSet(TableEntry, frozen=True, tag="late_set"):
    """Whether somebody new may sit down while a game is played."""

    on: bool


# Decisions: game and options stand from the start of a game to its end, the rest can be changed at any moment


def choose_game(table: Table, request: ChooseGame, _: Circumstances) -> Entries:
    host_only(table, request.person)
    over = isinstance(table.stage, GameOver)
    if not over:
        gathering_only(table)
    game = table.catalogue.game(request.game)
    if len(taken(table.chairs)) > game.players[-1]:
        raise Refused(Why.TOO_MANY)
    if any(isinstance(chair, BotSitter) and chair.level not in table.catalogue.levels(game) for chair in table.chairs):
        raise Refused(Why.NO_SUCH_LEVEL)
    regathered = (Rematched(),) if over else ()
    if game is table.game:
        return regathered
    return (*regathered, GameChosen(game.name, _agreed(table, game)))


def _agreed(table: Table, game: AnyGame) -> dict[str, Scalar]:
    """What was set for this game at this table; but who sat where then says nothing now."""
    seats = {option.name for option in game.options if isinstance(option.domain, AnySeat)}
    before = table.options_left.get(game.name, {})
    return dict(all_options(game, {name: value for name, value in before.items() if name not in seats}))


def choose_pack(table: Table, request: ChoosePack, _: Circumstances) -> Entries:
    host_only(table, request.person)
    gathering_only(table)
    if request.pack not in table.packs():
        raise Refused(Why.NO_SUCH_PACK)
    return (PackChosen(table.game.name, request.pack),)


def set_option(table: Table, request: SetOption, _: Circumstances) -> Entries:
    host_only(table, request.person)
    gathering_only(table)
    try:
        all_options(table.game, {**table.options, request.name: request.value})
    except Malformed:
        raise Refused(Why.NO_SUCH_OPTION) from None
    return (OptionSet(request.name, request.value),)


def set_limit(table: Table, request: SetLimit, _: Circumstances) -> Entries:
    host_only(table, request.person)
    return (LimitSet(request.seconds),)


def set_pace(table: Table, request: SetPace, _: Circumstances) -> Entries:
    host_only(table, request.person)
    return (PaceSet(request.pace),)


def set_talk(table: Table, request: SetTalk, _: Circumstances) -> Entries:
    host_only(table, request.person)
    return (TalkSet(request.on),)


def set_late(table: Table, request: SetLate, _: Circumstances) -> Entries:
    host_only(table, request.person)
    return (LateSet(request.on),)


DECISIONS: Decisions = {
    ChooseGame: choose_game,
    ChoosePack: choose_pack,
    SetOption: set_option,
    SetLimit: set_limit,
    SetPace: set_pace,
    SetTalk: set_talk,
    SetLate: set_late,
}

# Effects


def game_chosen(table: Table, entry: GameChosen) -> None:
    table.options_left[table.game.name] = table.options
    table.game, table.options = table.catalogue.game(entry.game), dict(entry.options)
    table.chairs = spread(table.chairs, table.game.players[-1])


def pack_chosen(table: Table, entry: PackChosen) -> None:
    table.chosen_packs[entry.game] = entry.pack


def option_set(table: Table, entry: OptionSet) -> None:
    table.options[entry.name] = entry.value


def limit_set(table: Table, entry: LimitSet) -> None:
    """A new one counts from the next decision; one that is lifted is gone at once."""
    table.limit = entry.seconds
    if entry.seconds is None and isinstance(table.stage, Playing):
        table.stage.current.limit = None


def pace_set(table: Table, entry: PaceSet) -> None:
    table.pace = entry.pace


def talk_set(table: Table, entry: TalkSet) -> None:
    table.talk = entry.on


def late_set(table: Table, entry: LateSet) -> None:
    table.late = entry.on


EFFECTS: Effects = {
    GameChosen: game_chosen,
    PackChosen: pack_chosen,
    OptionSet: option_set,
    LimitSet: limit_set,
    PaceSet: pace_set,
    TalkSet: talk_set,
    LateSet: late_set,
}
