"""The replay of a record: the rules follow its lines, for as long as each of them can be read."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tablee.fairness.record import Record, RecordedEntry, RecordedErasure, RecordedHunch, RecordedLine
from tablee.fairness.record_faults import Disproved
from tablee.fairness.seal import Seal
from tablee.kernel.cards.parts import UNSEEN_NEEDED, UnseenPart
from tablee.kernel.cards.seen import SeenParts
from tablee.kernel.chance import ChanceQuestion, Pick, Roll, Shuffle
from tablee.kernel.codec import canonical
from tablee.kernel.entries import Answered
from tablee.kernel.game import Result, Waiting
from tablee.kernel.refusals import Malformed
from tablee.kernel.replay import step


class RecordReplay:
    def __init__(self, record: Record, seal: Seal) -> None:
        self._game = record.game
        self._seal = seal
        self._pack = record.pack
        self._gaps = any(isinstance(line, RecordedErasure) for line in record.lines)
        self.seen = SeenParts(record.game)
        """Parts of cards, so far, in any view. Not the states themselves: a hostile game may go on for long."""
        self.answers = 0
        """Of chance, so far."""
        self.goes_on = True
        """Until a line that was erased, or one that hangs on a card which was. In a game with ink only that is erased,
        and the rules go on without it; where they cannot, it was more than ink."""
        with self._as_far_as_cards_are_shown(record.first):
            self._state = _opened(record)
            self.seen.look(self._state)

    def judge(self, line: RecordedLine) -> None:
        """What can be said of a line before its head is known to follow."""
        if isinstance(line, RecordedErasure):
            self.goes_on = self.goes_on and bool(self._game.ink)
        elif self.goes_on:
            with self._as_far_as_cards_are_shown(line.line):
                self._judge(line)

    def follow(self, line: RecordedLine) -> None:
        """Let it happen."""
        if self.goes_on and isinstance(line, RecordedEntry):
            with self._as_far_as_cards_are_shown(line.line):
                self._step(line)

    def end(self, record: Record) -> None:
        """The result is the one that the rules give, if they could follow to here."""
        if self.goes_on:
            with self._as_far_as_cards_are_shown(record.last):
                self._check_result(record, self._game.result(self._state))

    @contextmanager
    def _as_far_as_cards_are_shown(self, line: int) -> Iterator[None]:
        """What the rules need of the cards, somebody saw. It may be in a line that was erased."""
        try:
            yield
        except (UnseenPart, TypeError) as error:  # the latter where an unseen part was handed to something else
            if self._pack is None:
                raise
            if not self._gaps:
                raise Disproved(line, f"{UNSEEN_NEEDED}, and no line shows it") from error
            self.goes_on = False

    def _check_result(self, record: Record, result: Result | None) -> None:
        if record.closing.result != result:
            given = "no result" if result is None else canonical(result).decode()
            raise Disproved(record.last, f"the replay gives {given}; this was altered, or lines before it are missing")

    def _judge(self, line: RecordedLine) -> None:
        if isinstance(line, RecordedHunch):
            self._check_occasion(line)
        elif isinstance(line, RecordedEntry) and (question := self._question(line)) is not None:
            self._check_answer(line, question)
            self.answers += 1

    def _question(self, line: RecordedEntry) -> ChanceQuestion | None:
        """What chance was asked, if this line is its answer. How a typed answer was measured cannot be foretold."""
        pending = self._game.pending(self._state)
        if isinstance(line.entry, Answered) and isinstance(pending, Shuffle | Roll | Pick):
            return pending
        return None

    def _check_answer(self, line: RecordedEntry, question: ChanceQuestion) -> None:
        if line.entry != Answered(self._seal.answer(question, self.answers)):
            asked = canonical(question).decode()
            raise Disproved(
                line.line,
                f"not what the committed stream answers to question {self.answers}, {asked}; the answer was altered, "
                "or a line before it is missing or out of place",
            )

    def _check_occasion(self, line: RecordedHunch) -> None:
        """A bot thinks of what is before it, where its seat may speak."""
        game, seat = self._game, line.hunch.seat
        pending = game.pending(self._state)
        speaks = isinstance(pending, Waiting) and seat in (*pending.awaited, *pending.may)
        if game.occasion is None or not speaks or game.occasion(self._state, seat) != line.hunch.occasion:
            raise Disproved(line.line, f"here is no occasion {line.hunch.occasion} for a hunch of seat {seat}")

    def _step(self, line: RecordedEntry) -> None:
        try:
            self._state = step(self._game, self._state, line.entry)
        except UnseenPart:
            raise
        except Malformed as error:
            raise Disproved(line.line, f"the rules do not allow it: {error}") from None
        self.seen.look(self._state)


def _opened(record: Record) -> Any:  # noqa: ANN401 - the state of whichever game it is
    try:
        return record.opening()
    except UnseenPart:
        raise
    except Malformed as error:  # a seat in an option that so few players do not have
        raise Disproved(record.first, str(error)) from None
