"""The table itself: who is there, what is agreed, at which stage it is. Only the entries of its log change it."""

from collections.abc import Iterable, Iterator

from tablee.kernel.cards.pack import Pack
from tablee.kernel.game import AnyGame, Level
from tablee.kernel.offers import LOT, AnySeat, Scalar
from tablee.kernel.refusals import Malformed
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Hash
from tablee.tables.catalogue import Catalogue
from tablee.tables.entries import FORMAT, PaceName, PersonId, TableEntry, Timestamp
from tablee.tables.evening import Evening
from tablee.tables.people import BotSitter, Empty, Occupant, Person, Sitter
from tablee.tables.stages import GameOver, Gathering, Playing, Sealing, Stage
from tablee.tables.table_game import TableGame


class Laid(TableEntry, frozen=True, tag="laid"):
    """The table was made, by a person who has no seat yet and may never take one (a screen). The first entry of all."""

    format: int
    code: str
    game: str
    options: dict[str, Scalar]
    token: Hash
    """Of the host's device."""
    at: Timestamp


class Table:
    def __init__(self, catalogue: Catalogue, laid: Laid, kept: Iterable[Pack] = ()) -> None:
        """`kept` are the packs that the store has for this table: those that it used, and its people's own."""
        if not 1 <= laid.format <= FORMAT:
            raise Malformed(f"this table's log has format {laid.format}; this program reads 1 to {FORMAT}")
        self.catalogue = catalogue
        self.code = laid.code
        self.game: AnyGame = catalogue.game(laid.game)
        self.options: dict[str, Scalar] = dict(laid.options)
        self.options_left: dict[str, dict[str, Scalar]] = {}
        """By game, what was set when it was left for another one."""
        self.people: dict[PersonId, Person] = {0: Person(0, "", laid.token, 0)}
        self.chairs: list[Occupant] = [Empty()] * self.game.players[-1]
        self._seated: dict[PersonId, Seat] | None = None
        self.host: PersonId = 0
        self.limit: int | None = None
        """Seconds that the host gives for each decision."""
        self.pace: PaceName = "normal"
        self.talk = True
        """Whether there is chat and reactions."""
        self.late = True
        """Whether somebody new may sit down while a game is played."""
        self.kept_packs: dict[Hash, Pack] = {pack.hash: pack for pack in kept}
        self.chosen_packs: dict[str, Hash] = {}
        """By game; the first of those that come with it where the host has chosen none."""
        self.played_cards: dict[Hash, frozenset[int]] = {}
        """By pack: cards that came up here this evening."""
        self.evening = Evening()
        """Who has won here."""
        self.stage: Stage = Gathering()
        self.games = 0
        """How many were begun here."""
        self.begun_at: list[Timestamp] = []
        """When each of the last games was sealed, as many of them as `too_soon` looks at."""
        self.newest: PersonId = 0
        """Who came last; the next one is counted on from there, also when some have left."""
        self.devices = 1
        """How many there were, and so the number of the next one."""
        self.sat_by_request: dict[str, PersonId] = {}
        """Who sat down by which one, to answer it again."""
        self.earlier_move_ids: frozenset[str] = frozenset()
        """Of the game before: whoever asks again for one of them does not mean the next game."""
        self.ink_ends: list[int] = []
        """How long the log was when each game ended whose drawings are still there."""
        self.ink_taken = False
        """Whether a host took some of it away: then that is forgotten now. Nobody has seen to it yet."""
        self.record_lengths: dict[int, int] = {}
        """By number of each game that is over: how much of the log makes its record."""
        self.length = 1
        """Entries in the log."""
        self.size = 0
        """Bytes of the log: whoever reads or writes it counts them."""

    @property
    def current(self) -> TableGame | None:
        """The game that is on the table, also when it is over."""
        return self.stage.current if isinstance(self.stage, Playing | GameOver) else None

    def packs(self) -> dict[Hash, Pack]:
        """All that the game can be played with here: those that come with it first, then the kept ones."""
        kept = [pack for pack in self.kept_packs.values() if pack.game == self.game.name]
        return {pack.hash: pack for pack in (*self.catalogue.packs(self.game), *kept)}

    def pack(self) -> Pack | None:
        """The one of the next game, with what was played of it; None where there is none."""
        packs = self.packs()
        chosen = self.chosen_packs.get(self.game.name)
        hash_ = chosen if chosen in packs else next(iter(packs), None)  # a new version may come with another one
        return None if hash_ is None else packs[hash_].with_played(self.played_cards.get(hash_, ()))

    @property
    def is_full(self) -> bool:
        """No other game begins here."""
        return self.fullness >= 1

    @property
    def fullness(self) -> float:
        """From 0 to 1, and beyond."""
        bounds = self.catalogue.log_bounds
        return max(self.length / bounds.full, self.size / bounds.full_bytes)

    @property
    def is_at_its_end(self) -> bool:
        """Nothing more is written but that people leave and that it is closed."""
        bounds = self.catalogue.log_bounds
        return self.length >= bounds.last or self.size >= bounds.last_bytes

    def too_soon(self, at: Timestamp) -> bool:
        """For another game: many have begun within minutes."""
        bound = self.catalogue.games_in_a_row
        return len(self.begun_at) == bound.most and at - bound.within < self.begun_at[0] <= at

    def playing(self) -> TableGame:
        """The game in play. What needs one was let happen only in one, or the log is forged."""
        assert isinstance(self.stage, Playing), "it happens in a game only"
        return self.stage.current

    def played_to_its_end(self) -> TableGame | None:
        """The game that is over and has a result, if it is still on the table."""
        over = isinstance(self.stage, GameOver) and self.stage.result is not None
        return self.current if over else None

    def sealing(self) -> Sealing:
        """The start handshake; likewise."""
        assert isinstance(self.stage, Sealing), "it happens in the handshake only"
        return self.stage

    def sitters(self) -> Iterator[tuple[Seat, Person]]:
        """People who have a chair."""
        for chair, occupant in enumerate(self.chairs):
            if isinstance(occupant, Sitter):
                yield Seat(chair), self.people[occupant.person]

    def seat_of(self, person: PersonId) -> Seat | None:
        """None for somebody who only watches, or laid the table and did not sit down."""
        if self._seated is None:
            self._seated = {sitter.id: seat for seat, sitter in self.sitters()}
        return self._seated.get(person)

    def device_of(self, people: Iterable[PersonId]) -> int | None:
        """That of the first of them who is still here."""
        return next((self.people[person].device for person in people if person in self.people), None)

    def forget_seats(self) -> None:
        """Somebody may have sat down, left or moved: `seat_of` looks again."""
        self._seated = None

    def names(self) -> list[str]:
        """Of all who are here, bots too."""
        bots = [chair.name for chair in self.chairs if isinstance(chair, BotSitter)]
        return [person.name for person in self.people.values() if person.name] + bots

    def faces(self, but: PersonId | None = None) -> set[str]:
        """Those that somebody has, bots too; `but` leaves out this person's."""
        bots = {chair.face for chair in self.chairs if isinstance(chair, BotSitter)}
        return {person.face for person in self.people.values() if person.id != but} | bots

    def options_by_seat(self) -> dict[str, Scalar]:
        """The options once the taken chairs close ranks: one that names a chair names the seat that it becomes then.

        Whoever sits there is meant; where nobody does, it is the lot.
        """
        here = [chair for chair, occupant in enumerate(self.chairs) if not isinstance(occupant, Empty)]
        seats: dict[Scalar, Scalar] = {chair: seat for seat, chair in enumerate(here)}
        named = {option.name for option in self.game.options if isinstance(option.domain, AnySeat)}
        return {name: seats.get(value, LOT) if name in named else value for name, value in self.options.items()}

    def is_takeable(self, chair: int) -> bool:
        """Whether somebody new may sit down there: on a free chair, or on a bot's, which gets up for them.

        In a game not where a bot plays on for somebody who was sent away: their hand is for no other eyes; and nowhere
        if the host would have nobody come late.
        """
        if isinstance(self.stage, Playing) and not self.late:
            return False
        match self.stage, self.chairs[chair]:
            case (Gathering(), Empty() | BotSitter()) | (Playing(), Empty()):
                return True
            case Playing(current), BotSitter():
                return chair not in current.stand_ins
            case _:
                return False

    def bot_at(self, seat: Seat) -> Level | None:
        """The level of the bot that plays this seat now; None when its person does."""
        occupant = self.chairs[seat]
        if isinstance(occupant, BotSitter):
            return occupant.level
        return self.stage.current.stand_ins.get(seat) if isinstance(self.stage, Playing) else None
