"""This device's copy of a table, put together from what changed; what its seat answered, and its half of a start."""

import secrets
from collections.abc import Callable
from typing import Any

from msgspec import UNSET, Raw, to_builtins

from tablee.fairness.commitment import SECRET, seed_commitment
from tablee.games import named
from tablee.kernel import codec
from tablee.kernel.ending.honours import Honours
from tablee.kernel.game import AnyGame
from tablee.kernel.offers import Offers
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value, converted
from tablee.tables.patches.change import Misfit, applied
from tablee.tables.perspective import Patch, Snapshot
from tablee.tables.public_table import PublicTable
from tablee.tables.topics.handshake import CommitSeed, ShowSeed
from tablee.tables.topics.moves import Act
from tablee.terminal.remote.connection import fresh_id
from tablee.terminal.remote.http_client import ServerAddress
from tablee.terminal.remote.server_clock import ServerClock
from tablee.wire.requests import Since


class PerspectiveCopy:
    """What the seat sees of the game."""

    def __init__(self, game: AnyGame, whole: Snapshot) -> None:
        self._game = game
        self._raw: dict[str, Any] = whole.view
        self._epoch, self._number = whole.epoch, whole.number
        self._missed = False
        self.offers: Offers = whole.offers
        self.awaited = whole.awaited
        self.may = whole.may
        self.told: list[Value] = [self._fact(fact) for fact in whole.told]
        """Every fact since the start of the game."""
        self.view: Value = self._view()

    def take(self, patch: Patch) -> bool:
        """False when it does not fit, which should never be: a snapshot is needed then, and nothing is taken before.

        One that is here already, as it may come again after a loss, changes nothing.
        """
        if self._missed or patch.number <= self._number:
            return True
        try:
            raw = self._raw if patch.view is UNSET else applied(self._raw, patch.view)
        except Misfit:
            raw = None
        if raw is None or patch.number != self._number + 1:
            self._missed = True
            return False
        self._number, self._raw = patch.number, raw
        self.offers = self.offers if patch.offers is UNSET else patch.offers
        self.awaited = self.awaited if patch.awaited is UNSET else patch.awaited
        self.may = self.may if patch.may is UNSET else patch.may
        self.told += [self._fact(fact) for fact in patch.told]
        self.view = self._view()
        return True

    @property
    def upto(self) -> Since:
        """The last message that is in it."""
        return Since(self._epoch, self._number)

    def _view(self) -> Value:
        view: Value = codec.views(self._game).decode(codec.encode(self._raw))
        return view

    def _fact(self, raw: object) -> Value:
        fact: Value = codec.facts(self._game).decode(codec.encode(raw))
        return fact


class TableCopy:
    def __init__(self, server: ServerAddress, public_table: PublicTable, person: int | None) -> None:
        self._server = server
        self.public_table = public_table
        self.person = person
        """Whose device this is; None for somebody who only looks on."""
        self.perspective: PerspectiveCopy | None = None
        self.synced = False
        """Whether all that came before we entered is here."""
        self.clock = ServerClock()
        self.overlooked: set[int | None] = set()
        """People whose absence is no news: they were lost together with us, or have been away for a moment only."""

    @property
    def game(self) -> AnyGame:
        return named(self.public_table.game)

    @property
    def honours(self) -> Honours | None:
        """Once the game is over, as its words need them."""
        if (raw := self.public_table.honours) is None:
            return None
        read = codec.awards(self.game).decode
        awards, lines = [tuple([read(codec.encode(one)) for one in some]) for some in (raw.awards, raw.lines)]
        return Honours(awards, lines)

    @property
    def link(self) -> str:
        """With which others come here."""
        return self._server.table_link(self.public_table.code)

    @property
    def seat(self) -> Seat | None:
        """Where our person sits."""
        people = [chair.person for chair in self.public_table.chairs]
        return Seat(people.index(self.person)) if self.person is not None and self.person in people else None

    @property
    def hosting(self) -> bool:
        return self.person is not None and self.public_table.host == self.person

    def change(self, changed: dict[str, Any]) -> None:
        raw = to_builtins(self.public_table, str_keys=True)
        self.public_table = converted({**raw, **changed}, PublicTable, str_keys=True)

    def show(self, whole: Snapshot) -> None:
        self.perspective = PerspectiveCopy(self.game, whole)


class OwnMoves:
    """What is asked of our seat, and what it answered."""

    def __init__(self, table: TableCopy) -> None:
        self._table = table
        self._sent: dict[str, Offers] = {}
        """By id, what each move answers."""
        self._answered: Offers | None = None
        self._taken = False
        """Whether the table has taken that answer: what it led to comes next."""
        self._passed: int | None = None
        """The decision that the person let pass out of turn."""

    def asked(self) -> tuple[bool, Offers] | None:
        """Whether we must or may act now, and how; None when nothing is asked of us."""
        perspective, seat, public_table = self._table.perspective, self._table.seat, self._table.public_table
        if perspective is None or seat is None or public_table.stage != "playing" or public_table.paused:
            return None
        offers = perspective.offers
        if not offers.choices or offers == self._answered:
            return None
        if seat in perspective.awaited:
            return True, offers
        return (False, offers) if seat in perspective.may and offers.decision != self._passed else None

    def act(self, offers: Offers, action: Value) -> Act:
        """The request that makes this move."""
        assert self._table.person is not None, "only those who sit are asked"
        act = Act(fresh_id(), self._table.person, offers.decision, Raw(codec.encode(action)))
        self._sent[act.id] = self._answered = offers
        self._taken = False
        return act

    def done(self, id_: str, *, seen: bool) -> None:
        """The table has taken a move. It may be asked for the same again, as of one who draws, once that is `seen`."""
        offers = self._sent.pop(id_, None)
        if offers is not None and offers == self._answered:
            self._taken = True
            if seen:
                self.saw()

    def saw(self) -> None:
        """The game has gone on."""
        if self._taken:
            self._answered, self._taken = None, False

    def let_pass(self, offers: Offers) -> None:
        self._passed = offers.decision

    def begin(self) -> None:
        """Another game: decisions are counted anew."""
        self._answered = self._passed = None
        self._taken = False

    def refused(self, id_: str) -> bool:
        """Whether this was a move of ours, which can then be made in another way."""
        offers = self._sent.pop(id_, None)
        if offers is not None and offers == self._answered:
            self._answered = None
        return offers is not None


class SeedHandshake:
    """This device's half of a start: a seed of its own, promised first and shown when all have promised."""

    def __init__(self, seed: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._seed = seed
        self._game_id = ""
        self._own = b""
        self._shown = False

    def due(self, table: TableCopy) -> CommitSeed | ShowSeed | None:
        """What is to be asked now, each once; called whenever the public table has changed."""
        handshake, person, seat = table.public_table.handshake, table.person, table.seat
        if table.public_table.stage != "sealing" or handshake is None or person is None or seat is None:
            return None
        if person not in handshake.asked:
            return None
        if handshake.game_id != self._game_id and person not in handshake.commitments and not handshake.showing:
            self._game_id, self._own, self._shown = handshake.game_id, self._seed(SECRET), False
            commitment = seed_commitment(handshake.game_id, seat, self._own).hex()
            return CommitSeed(fresh_id(), person, commitment)
        if handshake.game_id == self._game_id and handshake.showing and not self._shown:
            self._shown = True
            return ShowSeed(fresh_id(), person, self._own.hex())
        return None
