"""Commands that people type at a table: what each is called, where it can be typed and what it does, all in COMMANDS.

A new one is an entry there, and `table-command-<name>` in the words of each language: all that can be typed for it.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import Concatenate, NamedTuple, ParamSpec

from msgspec import Raw

from tablee.kernel.codec import encode
from tablee.kernel.seats import Seat
from tablee.tables.topics.chairs import Free, SeatBot
from tablee.tables.topics.handshake import Rematch, Start
from tablee.tables.topics.hosting import HandOver, Regather
from tablee.tables.topics.keeping import AllowKeeping
from tablee.tables.topics.moves import Hurry, Overrule
from tablee.tables.topics.pauses import Pause, Resume
from tablee.tables.topics.seating import Leave, Ready
from tablee.tables.topics.settings import ChooseGame, ChoosePack, SetLimit, SetOption, SetPace
from tablee.tables.topics.stand_ins import ComeBack, StandIn
from tablee.terminal.prompt import SLASH, Prompt, Quit, is_listed
from tablee.terminal.remote.command_arguments import CommandArguments, Unclear
from tablee.terminal.remote.connection import fresh_id
from tablee.terminal.remote.narrator import Narrator
from tablee.terminal.remote.own_pack import GivePack, given_pack
from tablee.terminal.remote.table_copy import TableCopy
from tablee.terminal.remote.table_text import show_table
from tablee.terminal.screen import Screen
from tablee.wire.requests import Request, Say
from tablee.words import Words, rules_page

P = ParamSpec("P")


class CommandPlace(Enum):
    """Where somebody types."""

    LOBBY = auto()
    SEALING = auto()
    GAME = auto()
    """While nothing is asked of us."""
    QUESTION = auto()
    """Wherever an answer is asked for: only what begins with a slash is a command then."""
    OVER = auto()
    OVER_AS_HOST = auto()


LOBBY = {CommandPlace.LOBBY}
GAME = {CommandPlace.GAME, CommandPlace.QUESTION}
AFTER = {CommandPlace.OVER_AS_HOST}
OVER = {CommandPlace.OVER, CommandPlace.OVER_AS_HOST}
ANYWHERE = set(CommandPlace)
UNASKED = ANYWHERE - {CommandPlace.QUESTION}


@dataclass(frozen=True)
class GivenCommand(CommandArguments):
    """A command as somebody gave it: what stands behind it, and all that it can work on."""

    send: Callable[[Request], None]
    give_pack: GivePack
    screen: Screen
    narrator: Narrator

    def ask(self, kind: Callable[Concatenate[str, int, P], Request], *rest: P.args, **named: P.kwargs) -> None:
        """A request of our person."""
        assert self.table.person is not None, "who only looks on asks for nothing"
        self.send(kind(fresh_id(), self.table.person, *rest, **named))


class Command(NamedTuple):
    key: str
    """Of the message that lists what can be typed for it."""
    where: Collection[CommandPlace]
    do: Callable[[GivenCommand], None]
    more: bool = False
    """Whether words follow; where they do not, a line with more words is no command."""
    for_all: bool = False
    """Also for those who only look on."""


def be_ready(given: GivenCommand) -> None:
    """Or no longer, where we are."""
    own = [chair for chair in given.table.public_table.chairs if chair.person == given.table.person]
    given.ask(Ready, not any(chair.ready for chair in own))


def bring_bots(given: GivenCommand) -> None:
    """To free chairs before a game; in it, to the seat of somebody who is away."""
    if given.table.public_table.stage != "gathering":
        given.ask(StandIn, Seat(given.chair()))
        return
    for chair, level in given.bots():
        given.ask(SeatBot, chair, level)


def choose_pack(given: GivenCommand) -> None:
    """One that is here; or one of the person's own, which is given to the table first."""
    pack = given.pack()
    if isinstance(pack, Path):
        if not given.table.hosting:
            raise Unclear(given.words.say("table-refusal-host-only"))
        pack = given_pack(pack, given.give_pack, given.words).hash
    given.ask(ChoosePack, pack)


def overrule(given: GivenCommand) -> None:
    """What the game lets its host do."""
    given.ask(Overrule, Raw(encode(given.host_act())))


def leave(given: GivenCommand) -> None:
    if Prompt(given.words, given.screen, {}).yes(given.words.say("table-leave-sure")):
        given.ask(Leave)


def show_here(given: GivenCommand) -> None:
    show_table(given.table, given.words, given.screen)


def show_seal(given: GivenCommand) -> None:
    """All of it, for whoever wants to compare it with the record."""
    public_table = given.table.public_table
    if public_table.handshake is None:
        given.screen.hint(given.words.say("table-unsealed"))
        return
    given.screen.line(given.words.say("greet-sealed", commitment=public_table.handshake.commitment))
    if public_table.heads:
        given.screen.line(given.words.say("greet-head", head=public_table.heads[0]))


def show_help(given: GivenCommand) -> None:
    screen, words = given.screen, given.words
    screen.heading(words.say("help-heading"))
    if given.table.public_table.stage == "playing" and given.narrator.conversation is not None:
        screen.line(words.say("table-help-game"))
        if given.table.game.host is not None:
            screen.line(words.say("table-help-overrule"))
        screen.line(words.say("help-commands"))
        return
    if given.table.hosting and given.table.game.cards is not None:
        screen.line(words.say("table-help-pack"))
    if given.table.hosting:
        screen.line(words.say("table-help-host", levels=words.listed(list(given.levels().values()), "or")))
    screen.line(words.say("table-help-others"))


def repeat(given: GivenCommand) -> None:
    conversation = given.narrator.conversation
    show_here(given) if conversation is None else conversation.repeat()


def show_situation(given: GivenCommand) -> None:
    conversation = given.narrator.conversation
    show_here(given) if conversation is None else conversation.situation()


def show_rules(given: GivenCommand) -> None:
    given.screen.page(rules_page(given.table.game.name, given.words.language))


def quit_(_given: GivenCommand) -> None:
    raise Quit


COMMANDS = (
    Command("table-command-ready", LOBBY, be_ready),
    Command("table-command-start", LOBBY, lambda given: given.ask(Start)),
    Command("table-command-bot", LOBBY | GAME, bring_bots, more=True),
    Command("table-command-remove", LOBBY, lambda given: given.ask(Free, given.chair()), more=True),
    Command("table-command-option", LOBBY, lambda given: given.ask(SetOption, *given.option()), more=True),
    Command("table-command-game", LOBBY | AFTER, lambda given: given.ask(ChooseGame, given.game()), more=True),
    Command("table-command-overrule", GAME, overrule, more=True),
    Command("table-command-pause", GAME, lambda given: given.ask(Pause)),
    Command("table-command-resume", GAME, lambda given: given.ask(Resume)),
    Command("table-command-hurry", GAME, lambda given: given.ask(Hurry)),
    Command("table-command-back", GAME, lambda given: given.ask(ComeBack)),
    Command("table-command-again", AFTER, lambda given: given.ask(Rematch)),
    Command("table-command-change", AFTER, lambda given: given.ask(Regather)),
    Command("table-command-keep", AFTER, lambda given: given.ask(AllowKeeping)),
    Command("table-command-no", OVER, quit_, for_all=True),
    Command("table-command-say", ANYWHERE, lambda given: given.ask(Say, given.text()), more=True),
    Command("table-command-table", ANYWHERE, show_here, for_all=True),
    Command("table-command-seal", ANYWHERE, show_seal, for_all=True),
    Command("table-command-host", ANYWHERE, lambda given: given.ask(HandOver, given.person()), more=True),
    Command("table-command-limit", ANYWHERE, lambda given: given.ask(SetLimit, given.seconds()), more=True),
    Command("table-command-pace", ANYWHERE, lambda given: given.ask(SetPace, given.pace()), more=True),
    Command("table-command-leave", ANYWHERE, leave),
    Command("table-command-pack", LOBBY, choose_pack, more=True),
    # A conversation has these itself, as in solo play, wherever it asks something.
    Command("command-help", UNASKED, show_help, for_all=True),
    Command("command-repeat", UNASKED, repeat, for_all=True),
    Command("command-situation", UNASKED, show_situation, for_all=True),
    Command("command-rules", UNASKED, show_rules, for_all=True),
    Command("command-quit", UNASKED, quit_, for_all=True),
)
"""A word that is cut short may be the beginning of several: it means the first of them."""


def command_in(line: str, place: CommandPlace, words: Words) -> tuple[Command, str] | None:
    """What this line gives, and what stands behind it; None when it gives no command of this place."""
    first, _, rest = line.removeprefix(SLASH).strip().partition(" ")
    for command in COMMANDS:
        if place in command.where and (command.more or not rest) and is_listed(first, words.say(command.key)):
            return command, rest.strip()
    return None


class Commands:
    def __init__(
        self,
        table: TableCopy,
        screen: Screen,
        words: Words,
        narrator: Narrator,
        send: Callable[[Request], None],
        give_pack: GivePack,
    ) -> None:
        self._table = table
        self._screen = screen
        self._words = words
        self._given = partial(
            GivenCommand, table, words, send=send, give_pack=give_pack, screen=screen, narrator=narrator
        )

    def run(self, line: str, place: CommandPlace) -> bool:
        """Whether the line gave a command, which is done then. Raises Quit where the person goes."""
        found = command_in(line, place, self._words)
        if found is None:
            return False
        command, typed = found
        if self._table.person is None and not command.for_all:
            self._screen.hint(self._words.say("table-watching-only"))
            return True
        try:
            command.do(self._given(typed=typed))
        except Unclear as unclear:
            self._screen.hint(str(unclear))
        return True
