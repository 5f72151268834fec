"""A game on a table: its state, what was told of it, its chance and its chain, its deadlines and who plays for whom."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from tablee.fairness.chain import Chain
from tablee.fairness.record import Recorder
from tablee.fairness.record_lines import Erasure, HunchNumber, SeatChange
from tablee.fairness.seal import Seal
from tablee.kernel.cards.pack import ShownCard
from tablee.kernel.cards.seen import SeenParts, seen_in
from tablee.kernel.chance import Shuffled
from tablee.kernel.entries import Answered, Entry, Measured, Overruled
from tablee.kernel.game import AnyGame, Level, Measure, Over, Pending, Result, Waiting
from tablee.kernel.ink.sheets import Sheets, is_ink
from tablee.kernel.offers import Offers
from tablee.kernel.playout import opening
from tablee.kernel.replay import Step, step, steps
from tablee.kernel.seats import Seat, Viewer
from tablee.tables.catalogue import Catalogue
from tablee.tables.entries import PersonId, Timestamp
from tablee.tables.rows import Place
from tablee.tables.telling import Telling

MOST_DECISIONS = 2**32
"""More than any game has."""
HEADS_SHOWN = 64
MOVE_IDS_KEPT = 64
"""Of a seat's last moves: a device that lost an answer asks again within its last few."""


class Seen(Struct, frozen=True):
    """One viewer's view of one state, and what it may do."""

    view: Any
    offers: Offers


class Outcome(Struct, frozen=True):
    """What an entry would bring about."""

    entries: tuple[Entry[Any], ...]
    steps: Sequence[Step[Any, Any]]
    pending: Pending


@dataclass
class TableGame:
    """The fold of one game's part of the log."""

    game: AnyGame
    catalogue: Catalogue
    seal: Seal
    chain: Chain
    state: Any
    pending: Pending
    first_decision: int
    heads: list[str]
    """As they are shown: at the start, before each shuffle, at the end. With every entry they would count entries.
    Of very many shuffles those before the last ones."""
    lines: list[Entry[Any] | SeatChange | HunchNumber | ShownCard | Erasure] = field(default_factory=list)
    """All that the record will hold."""
    questions: int = 0
    """Asked of chance so far."""
    stand_ins: dict[Seat, Level] = field(default_factory=dict)
    """Seats that a bot plays for a while."""
    hunches: dict[tuple[Seat, int], int] = field(default_factory=dict)  # SECRET until the game is over
    """The numbers that bots' hunches hang on, by seat and occasion."""
    wishes: dict[Seat, set[PersonId]] = field(default_factory=dict)
    """Who would have a bot play for this seat."""
    people: dict[Seat, PersonId] = field(default_factory=dict)
    """The first person to play each seat: from the start, or since they took the chair of a bot that began it."""
    keeping: set[Seat] = field(default_factory=set)
    """Who lets everybody keep what they drew; once it is over."""
    limit: Timestamp | None = None
    """When the host's limit runs out for those who are awaited."""
    timer: Timestamp | None = None
    """When the countdown of the rules is at 0."""
    paused: Timestamp | None = None
    """Since when."""
    move_ids: dict[Seat, list[str]] = field(default_factory=dict)
    """Of each seat's last moves, as its device made them."""
    overruled_by: list[str] = field(default_factory=list)
    """Ids of the host's last acts in it."""
    places: dict[Seat, Place] = field(default_factory=dict)
    """Of each seat's last move in a row."""
    seen_parts: SeenParts = field(init=False)
    """Of cards, so far."""
    sheets: Sheets = field(init=False)
    """Where ink stands among the lines."""
    _outcome: "Outcome | None" = None
    _seen: dict[Viewer, Seen] = field(default_factory=dict)
    _telling: Telling = field(init=False)

    def __post_init__(self) -> None:
        self.seen_parts = seen_in(self.game, [self.state])
        self.sheets = Sheets(self.game)
        self._telling = Telling(self.game, self.players)

    @classmethod
    def begun(
        cls,
        game: AnyGame,
        catalogue: Catalogue,
        seal: Seal,
        earlier: int = 0,
        people: Mapping[Seat, PersonId] | None = None,
    ) -> "TableGame":
        """After so many earlier games at the table."""
        state = opening(game, seal.header.players, seal.header.options, seal.pack)
        chain, first = Chain(seal), earlier * MOST_DECISIONS
        return cls(
            game, catalogue, seal, chain, state, game.pending(state), first, [chain.head], people=dict(people or {})
        )

    @property
    def players(self) -> int:
        return self.seal.header.players

    @property
    def result(self) -> Result | None:
        return self.pending.result if isinstance(self.pending, Over) else None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        return self.pending.awaited if isinstance(self.pending, Waiting) else ()

    @property
    def may(self) -> tuple[Seat, ...]:
        return self.pending.may if isinstance(self.pending, Waiting) else ()

    def seen(self, viewer: Viewer) -> Seen:
        """Kept until the next entry: an action is judged by the same view that its player was sent."""
        if (seen := self._seen.get(viewer)) is None:
            view = self.game.view(self.state, viewer)
            seen = self._seen[viewer] = Seen(view, self.offers(view))
        return seen

    def offers(self, view: Any) -> Offers:  # noqa: ANN401 - of any game
        """Decisions count on from one game of a table to the next: an old answer never fits a new question."""
        offers = self.game.offers(view)
        return replace(offers, decision=offers.decision + self.first_decision) if self.first_decision else offers

    def in_time(self, seat: Seat, action: Any, decision: int) -> bool:  # noqa: ANN401 - of any game
        """Whether it answers what this seat is asked now, or something earlier about which it may still be heard."""
        seen, in_time = self.seen(seat), self.game.in_time
        if decision == seen.offers.decision:
            return True
        if in_time is None or not self.first_decision <= decision < seen.offers.decision:
            return False
        return in_time(seen.view, action, decision - self.first_decision)

    def told(self, viewer: Viewer) -> Sequence[Any]:
        """Every fact since the start. It grows."""
        return self._telling.to(viewer)

    @property
    def last_told(self) -> Sequence[Any]:
        """What a spectator was told of the last move."""
        return self._telling.last

    def outcome(self, entry: Entry[Any] | None, state: Any, unmeasured: Measured | None = None) -> "Outcome":  # noqa: ANN401 - of any game
        """All that this entry, which leads to this state, brings about, until somebody is awaited or it is over.

        `unmeasured` is what a measure that fails is taken to say; Refused by default.
        """
        taken: list[Step[Any, Any]] = [] if entry is None else [(self.state, entry, state)]
        questions = self.questions
        while not isinstance(pending := self.game.pending(state), Waiting | Over):
            if isinstance(pending, Measure):
                answered = Answered(self.catalogue.measured(self.game, self.seal.pack, pending, unmeasured))
            else:
                answered = Answered(self.seal.answer(pending, questions))
                questions += 1
            after = step(self.game, state, answered)
            taken.append((state, answered, after))
            state = after
        self._outcome = Outcome(tuple([entry for _, entry, _ in taken]), taken, pending)
        return self._outcome

    def foresee(self, entries: tuple[Entry[Any], ...]) -> Outcome:
        """What these, which are in the log, come to; or Malformed."""
        if self._outcome is None or self._outcome.entries is not entries:
            taken = [*steps(self.game, self.state, entries)]
            self._outcome = Outcome(entries, taken, self.game.pending(taken[-1][2] if taken else self.state))
        return self._outcome

    def add(self, entries: tuple[Entry[Any], ...]) -> None:
        """One move, and what it leads to. What was foreseen is not worked out again, if this is it."""
        outcome = self.foresee(entries)
        self._telling.begin_move()
        for happened in outcome.steps:
            self._add(happened)
        self.pending = outcome.pending
        self._outcome = None
        self._seen.clear()

    def add_after(self, overruled: Overruled[Any]) -> None:
        """Of a game that is over: all see it, the result stays, and the record, which is closed, does not hold it."""
        host, before = self.game.host, self.state
        assert host is not None, "a game without one has ended for good"
        self.sheets.take(before, overruled.act)
        self.state = host.apply(before, overruled.act)
        self._telling.begin_move()
        self._telling.add((before, overruled, self.state))
        self._seen.clear()

    def _add(self, taken: Step[Any, Any]) -> None:
        before, entry, self.state = taken
        self.sheets.look(before, entry, len(self.lines))
        self.seen_parts.look(self.state)
        if type(entry) is Answered:
            if type(entry.answer) is Shuffled and self.lines:
                self.heads.append(self.chain.head)
                del self.heads[1:-HEADS_SHOWN]
            self.questions += type(entry.answer) is not Measured
        self._telling.add(taken)
        self.chain.add(entry)
        self.lines.append(entry)

    def take_over(self, seat: Seat, level: Level) -> None:
        self.stand_ins[seat] = level
        self._change(SeatChange(seat, "bot"))

    def give_back(self, seat: Seat, player: Literal["person", "another"]) -> None:
        self.stand_ins.pop(seat, None)
        self.wishes.pop(seat, None)
        self._change(SeatChange(seat, player))

    def _change(self, change: SeatChange) -> None:
        self.chain.change(change)
        self.lines.append(change)

    def keep_hunch(self, drawn: HunchNumber) -> None:
        self.hunches[drawn.seat, drawn.occasion] = drawn.number
        self.chain.hunch(drawn)
        self.lines.append(drawn)

    def erase(self, erasure: Erasure) -> None:
        """Something was here that is forgotten, and that changed nothing else."""
        self.chain.erase(erasure.digest)
        self.lines.append(erasure)

    @property
    def cards_seen(self) -> frozenset[int]:
        """Numbers of the cards that came up, once it is over."""
        return frozenset(line.card for line in self.lines if isinstance(line, ShownCard))

    def end(self, result: Result | None) -> None:
        self._telling.catch_up()
        for card in self.seen_parts.cards(self.seal.pack):
            self.chain.show(card)
            self.lines.append(card)
        self.chain.close(result)
        self.heads.append(self.chain.head)
        self.limit = self.timer = self.paused = None

    @property
    def kept_by_all(self) -> bool:
        """Whether everybody who began it lets everybody keep what they drew."""
        return self.keeping >= self.people.keys()

    def record(self, result: Result | None) -> bytes:
        """The whole game, with the secret that its chance came from: only once it is over.

        It is for whoever has the code of the table: what was drawn stands in it only where everybody agreed, and the
        host took nothing of it away.
        """
        kept = self.kept_by_all  # once: it is made in a thread, and somebody may agree meanwhile
        taken = frozenset(self.sheets.taken)
        file = BytesIO()
        recorder = Recorder(file, self.seal)
        for place, line in enumerate(self.lines):
            if isinstance(line, SeatChange):
                recorder.change(line)
            elif isinstance(line, HunchNumber):
                recorder.hunch(line)
            elif isinstance(line, ShownCard):
                recorder.show(line)
            elif isinstance(line, Erasure):
                recorder.erase(line.digest)
            elif is_ink(self.game, line) and (not kept or place in taken):
                recorder.leave_out(line)
            else:
                recorder.add(line)
        recorder.close(result)
        return file.getvalue()

    def remember(self, seat: Seat | None, id_: str, place: Place | None) -> None:
        """Of a move of this seat; None for the host's."""
        if seat is not None and place is not None:
            self.places[seat] = place
        ids = self.overruled_by if seat is None else self.move_ids.setdefault(seat, [])
        ids.append(id_)
        del ids[:-MOVE_IDS_KEPT]
