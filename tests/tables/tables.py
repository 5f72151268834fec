"""A table to try: its own catalogue, clock and luck, and every step taken through the bytes of its log.

After each step the table is folded again from those bytes, and must be the same one.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any

from msgspec import Raw

from tablee.bots import random_bot
from tablee.fairness.commitment import seed_commitment
from tablee.games import sept_pour_cent
from tablee.kernel.cards.pack import Pack
from tablee.kernel.codec import encode
from tablee.kernel.game import AnyGame
from tablee.kernel.offers import Offers, sampled
from tablee.kernel.playout import all_options
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat
from tablee.kernel.stroke import as_stroke
from tablee.kernel.structs import by_tag
from tablee.kernel.text import Text
from tablee.tables import log
from tablee.tables.catalogue import Catalogue
from tablee.tables.circumstances import Circumstances
from tablee.tables.decide import TableRequest, decide
from tablee.tables.entries import FORMAT, TableEntry
from tablee.tables.fold import add
from tablee.tables.patience import holds_back
from tablee.tables.public_table import public_table_of
from tablee.tables.schedule import Schedule
from tablee.tables.stages import Playing
from tablee.tables.table import Laid
from tablee.tables.table_game import TableGame
from tablee.tables.topics import chairs, handshake, moves, seating, settings
from tablee.tables.topics.hunches import hunch_for
from tablee.tables.topics.moves import bot_move
from tests.kernel.murmure import MURMURE, Guess, Scribble, Shout, View, Yawn
from tests.kernel.murmure_cards import PACK, WORDS
from tests.tables.pictures import picture

SEPT = sept_pour_cent.GAME
TEN_O_CLOCK = 1_700_000_000_000
LONG_LOG = 30
"""A log of more entries is folded from its beginning at every so many steps only; otherwise entry by entry."""


def guesses(number: int, word: str = "") -> Callable[..., Any]:
    """A bot that hands in this number, then shouts this word or lets it pass."""

    def choose(view: View, offers: Offers, told: Sequence[Any], hunch: object, dice: Any) -> Any:
        assert view.me is not None
        if not view.ready[view.me]:
            return Guess(number)
        return Shout(Text(word)) if word else None

    return choose


BOTS = {"easy": guesses(10), "medium": guesses(20), "hard": guesses(30, "sesame")}


@cache
def packs(game: AnyGame) -> list[Pack]:
    """One of a single card, which is not shuffled, and one of more."""
    ours = () if game.cards is None else (PACK, WORDS)
    return [Pack(game.name, pack.title, pack.cards, salt=pack.salt) for pack in ours]


def catalogue(*others: AnyGame) -> Catalogue:
    """Murmure with scripted bots, « 7 % » with bots that play at random, and any other kind of murmure."""
    known: list[AnyGame] = [MURMURE, SEPT, *others]
    games = {game.name: game for game in known}
    roster: dict[str, Any] = {game: dict(BOTS) for game in games}
    roster[SEPT.name] = dict.fromkeys(("easy", "medium", "hard"), random_bot(SEPT))
    return Catalogue(games, roster, packs=packs)


class Sim:
    """One table, its people (who are there or away), and the time."""

    def __init__(self, game: str = "murmure", *, seed: int = 0, at_catalogue: Catalogue | None = None) -> None:
        self.catalogue = at_catalogue or catalogue()
        self.luck = Random(seed)
        self.at = TEN_O_CLOCK
        self.present = {0}
        self.no_room = False
        self.ids = (f"request-{number:08}" for number in count())
        played = self.catalogue.game(game)
        laid = Laid(FORMAT, "ABCDEF", game, dict(all_options(played, {})), self.secret(32).hex(), self.at)
        self.lines = [encode(laid)]
        self.log: list[TableEntry] = [laid]
        self.table = log.folded(self.catalogue, self.lines)
        self.mirror = log.folded(self.catalogue, self.lines)
        self.schedule = Schedule(Random(seed + 1))
        self.dice = Random(seed + 2)

    def secret(self, size: int) -> bytes:
        return self.luck.randbytes(size)

    def circumstances(self, device: int | None = None, token: str | None = None) -> Circumstances:
        made, shown = self.secret(32).hex(), self.schedule.hold.end
        return Circumstances(self.at, frozenset(self.present), self.secret, token or made, device, shown, self.no_room)

    @property
    def current(self) -> TableGame:
        assert self.table.current is not None
        return self.table.current

    def id(self) -> str:
        return next(self.ids)

    # One step

    def ask(self, request: TableRequest, device: int | None = None, token: str | None = None) -> tuple[TableEntry, ...]:
        entries = decide(self.table, request, self.circumstances(device, token))
        self.append(entries)
        return entries

    def append(self, entries: Iterable[TableEntry]) -> None:
        lines = [encode(entry) for entry in entries]
        self.lines += lines
        self.table.size += sum(map(len, lines))
        self.log += entries
        log.read(self.mirror, lines)
        for entry in entries:
            add(self.table, entry)
        self.schedule.hold.happened(self.table, tuple(entries), self.at)
        assert picture(self.table) == picture(self.mirror)
        if len(self.lines) <= LONG_LOG or len(self.lines) % LONG_LOG == 0:
            assert picture(log.folded(self.catalogue, self.lines)) == picture(self.table)

    def restart(self) -> None:
        """The server dies and another takes the table up: all that is left is the log."""
        self.table = log.folded(self.catalogue, self.lines)
        self.schedule = Schedule(Random(0))

    # Who is there

    def sit(self, name: str, chair: int | None = None, device: int | None = None) -> int:
        self.ask(seating.Sit(self.id(), name, chair), device)
        self.present.add(self.table.newest)
        return self.table.newest

    def host_sits(self, name: str) -> int:
        self.ask(seating.Sit(self.id(), name, None, 0))
        return 0

    def bot(self, chair: int, level: str = "easy") -> None:
        self.ask(chairs.SeatBot(self.id(), self.table.host, chair, level))

    # A game

    def start(self) -> None:
        """With all seeds that are asked for, until the deal was shown."""
        self.ask(handshake.Start(self.id(), self.table.host))
        self.handshake()
        self.look_on()

    def rematch(self) -> None:
        self.ask(handshake.Rematch(self.id(), self.table.host))
        self.handshake()

    def handshake(self) -> None:
        shaken = public_table_of(self.table, ()).handshake
        asked = [] if shaken is None else [person for person in shaken.asked if person in self.present]
        for person in asked:
            self.commit(person)
        for person in asked:
            self.show(person)

    def commit(self, person: int) -> None:
        self.ask(handshake.CommitSeed(self.id(), person, self.commitment(person)))

    def show(self, person: int) -> None:
        self.ask(handshake.ShowSeed(self.id(), person, seed(person).hex()))

    def commitment(self, person: int, of: bytes | None = None) -> str:
        shaken = public_table_of(self.table, ()).handshake
        seat = self.table.seat_of(person)
        assert shaken is not None
        assert seat is not None
        return seed_commitment(shaken.game_id, seat, of or seed(person)).hex()

    def act(self, person: int, action: Any, id_: str | None = None) -> tuple[TableEntry, ...]:
        return self.ask(self.acting(person, action, id_))

    def acting(self, person: int, action: Any, id_: str | None = None) -> moves.Act:
        """The move, with the number of the decision that this person is at."""
        seat = self.table.seat_of(person)
        current = self.table.current
        decision = 0 if seat is None or current is None else current.seen(seat).offers.decision
        return moves.Act(id_ or self.id(), person, decision, raw(action))

    def random_action(self, seat: Seat, rng: Random) -> Any:
        game = self.current.game
        return sampled(self.current.seen(seat).offers.choices, by_tag(game.actions), rng)

    # Time

    def limit_left(self) -> int | None:
        """Seconds by the host's limit, as all see it once all was shown."""
        return self._left(public_table_of(self.table, ()).limit_at)

    def timer_left(self) -> int | None:
        """Seconds by the countdown of the rules, as all see it once all was shown."""
        return self._left(public_table_of(self.table, ()).timer_at)

    def _left(self, at: int | None) -> int | None:
        return None if at is None else (at - max(self.at, self.schedule.hold.end)) // 1000

    def look_on(self) -> None:
        """Until all that happened was shown."""
        self.at = max(self.at, self.schedule.hold.end)

    def due(self) -> int | None:
        return self.schedule.due(self.table, self.present, self.at)

    def wait(self, milliseconds: int) -> None:
        """All that happens by itself until then."""
        until = self.at + milliseconds
        while (due := self.due()) is not None and due <= until:
            self.at = max(self.at, due)
            assert self.tick(), "something is due, and nothing happens: a server would spin"
        self.at = until

    def tick(self) -> bool:
        """What the server does when its alarm rings; whether anything happened."""
        if entries := self.schedule.overdue(self.table, self.present, self.at):
            self.append(entries)
            return True
        rung = False
        for turn in self.schedule.bot_turns(self.table, self.at):
            rung = True
            seen = self.current.seen(turn.seat)
            bot = self.catalogue.bot(self.current.game, turn.level)
            hunch = hunch_for(self.current, turn.seat, turn.level)
            action = bot(seen.view, seen.offers, self.current.told(turn.seat), hunch, self.dice)
            if action is None:
                self.schedule.let_pass(turn)
                continue
            if holds_back(self.table, self.current, action):
                self.schedule.hold_back(turn)
                continue
            self.append((bot_move(self.table, self.current, turn.seat, turn.decision, action, self.at),))
            return True
        return rung

    def until_over(self, most: int = 5_000) -> None:
        for _ in range(most):
            if not isinstance(self.table.stage, Playing):
                return
            due = self.due()
            assert due is not None, "nothing will happen by itself"
            self.at = max(self.at, due)
            self.tick()
        raise AssertionError("the game does not end")


def raw(action: Any) -> Any:
    return Raw(action if isinstance(action, bytes) else encode(action))


def seed(person: int) -> bytes:
    """The one that this person's device made up."""
    return sha256(f"seed of {person}".encode()).digest()


def refused(sim: Sim, request: TableRequest, device: int | None = None) -> str:
    """Why the table says no; and nothing has changed by it."""
    before, length = picture(sim.table), sim.table.length
    try:
        entries = decide(sim.table, request, sim.circumstances(device))
    except Refused as refusal:
        assert picture(sim.table) == before
        assert sim.table.length == length
        return str(refusal.why)
    raise AssertionError(f"it was not refused: {entries}")


# Tables that many tests start from


def gathered(
    *names: str, seed: int = 0, game: str = "murmure", at_catalogue: Catalogue | None = None
) -> tuple[Sim, list[int]]:
    """The first of these laid the table and sits as its host."""
    sim = Sim(game, seed=seed, at_catalogue=at_catalogue)
    people = [sim.host_sits(names[0])]
    people += [sim.sit(name) for name in names[1:]]
    return sim, people


def begun(
    *names: str, seed: int = 0, limit: int | None = None, at_catalogue: Catalogue | None = None
) -> tuple[Sim, list[int]]:
    """A game of murmure, just dealt; person n has seat n."""
    sim, people = gathered(*names, seed=seed, at_catalogue=at_catalogue)
    if limit is not None:
        sim.ask(settings.SetLimit(sim.id(), people[0], limit))
    sim.start()
    return sim, people


def kinds(entries: Iterable[TableEntry]) -> list[str]:
    return [type(entry).__name__ for entry in entries]


STROKE = Scribble(as_stroke([(1, 1), (2, 2)]))
YAWN = Yawn()
