"""A recorded game told again in words: as a spectator saw it, as one seat did, or as all seats did at once."""

from collections.abc import Iterable, Sequence
from string import ascii_uppercase
from typing import Any, assert_never

from tablee.fairness.record import (
    Record,
    RecordedCard,
    RecordedEntry,
    RecordedErasure,
    RecordedHunch,
    RecordedSeatChange,
)
from tablee.fairness.record_lines import SeatChange
from tablee.kernel.replay import Step, step
from tablee.kernel.seats import Seat, Viewer, seats
from tablee.kernel.structs import Value
from tablee.terminal.screen import Screen
from tablee.words import Company, Words, words_for


class RetoldRecord:
    """Of one game. `eyes` is a seat, or None for a spectator; `everything` tells what each seat alone saw as well."""

    def __init__(
        self,
        record: Record,
        screen: Screen,
        language: str,
        names: Sequence[str] | None,
        eyes: Viewer,
        *,
        everything: bool,
    ) -> None:
        self._record = record
        self._game = record.game
        self._screen = screen
        self._words: Words = words_for(language, record.game)
        self._names = names or self._nameless(record.header.players)
        self._eyes = eyes
        self._everything = everything
        screen.seat(self._names)

    def _nameless(self, players: int) -> tuple[str, ...]:
        """A record has no names, and those of bots would be taken for the people who played."""
        return tuple(self._words.say("replay-name", letter=letter) for letter in ascii_uppercase[:players])

    def tell(self) -> None:
        """The record is one that was verified, so every line follows from those before it."""
        self._title()
        state = self._record.opening()
        for line in self._record.lines:
            match line:
                case RecordedEntry(entry=entry):
                    after = step(self._game, state, entry)
                    self._step((state, entry, after))
                    state = after
                case RecordedSeatChange(change=change):
                    self._change(change)
                case RecordedHunch():
                    pass  # nobody was told of it
                case RecordedCard():
                    pass  # its parts were seen where they came up
                case RecordedErasure() if self._game.ink:
                    pass  # it filled what is empty now
                case RecordedErasure():
                    self._screen.line(self._words.say("replay-erased"))
                    return
                case _:
                    assert_never(line)
        self._end(state)

    def _title(self) -> None:
        players = len(self._names)
        title = self._words.say("replay-title", title=self._words.say("game-title"), count=players)
        called = [self._words.say("replay-seat", number=str(seat), name=self._names[seat]) for seat in seats(players)]
        self._screen.title(title, "\n".join(called))
        if self._everything:
            self._screen.quiet(self._words.say("replay-all"))
        elif self._eyes is None:
            self._screen.quiet(self._words.say("replay-spectator"))
        else:
            name = self._names[self._eyes]
            self._screen.quiet(self._words.say("replay-from", number=str(self._eyes), name=name))
        if self._game.ink and any(isinstance(line, RecordedErasure) for line in self._record.lines):
            self._screen.quiet(self._words.say("replay-ink"))
        self._screen.gap()

    def _step(self, taken: Step[object, Any]) -> None:
        private = self._private(taken) if self._everything else {}
        for at, fact in enumerate(self._game.tell(*taken, self._eyes)):
            if heading := self._words.heading(fact, Company(self._names, self._eyes)):
                self._screen.heading(heading)
            self._screen.line(self._words.fact(fact, Company(self._names, self._eyes)))
            self._whisper(private.pop(at, ()))
        for told in private.values():  # what came with no public fact, or after the last one
            self._whisper(told)

    def _change(self, change: SeatChange) -> None:
        company = Company(self._names, self._eyes)
        self._screen.quiet(self._words.seat_change(change.seat, change.player, company))

    def _whisper(self, told: Iterable[tuple[Seat, Value]]) -> None:
        for seat, own in told:
            text = self._words.fact(own, Company(self._names, seat))
            self._screen.quiet(self._words.say("replay-private", name=self._names[seat], text=text))

    def _private(self, taken: Step[object, Any]) -> dict[int, list[tuple[Seat, Value]]]:
        """What a seat was told in other words than a spectator, by its place among the facts of the step."""
        found: dict[int, list[tuple[Seat, Value]]] = {}
        public = {self._spoken(fact) for fact in self._game.tell(*taken, None)}
        for seat in seats(len(self._names)):
            for at, fact in enumerate(self._game.tell(*taken, seat)):
                if self._spoken(fact) not in public:
                    found.setdefault(at, []).append((seat, fact))
        return found

    def _spoken(self, fact: Value) -> str:
        """As one hears it who is not concerned."""
        return self._words.fact(fact, Company(self._names, None))

    def _end(self, state: object) -> None:
        result = self._game.result(state)
        self._screen.gap()
        if result is None:
            self._screen.line(self._words.say("replay-given-up"))
            return
        self._screen.strong(self._words.winners(result.winners, Company(self._names, self._eyes)))
        self._screen.line(self._words.ending(result))
