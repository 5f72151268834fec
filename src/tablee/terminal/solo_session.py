"""A person alone with bots, one game after another until they have had enough."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, BinaryIO

from tablee.bots import AnyBot
from tablee.bots.hunches import hunches
from tablee.fairness.record import Recorder
from tablee.fairness.seal import Seal
from tablee.kernel.cards.deck import played_after
from tablee.kernel.cards.pack import Pack, ShownCard
from tablee.kernel.cards.seen import seen_in
from tablee.kernel.chance import Rng
from tablee.kernel.entries import Entry
from tablee.kernel.game import AnyGame
from tablee.kernel.offers import Scalar
from tablee.kernel.playout import opening
from tablee.kernel.replay import steps
from tablee.kernel.seats import Seat
from tablee.packs.measure import answering, measure_in
from tablee.terminal.conversation import Conversation
from tablee.terminal.prompt import Quit
from tablee.terminal.screen import Screen
from tablee.terminal.solo_game import SoloGame
from tablee.words import Words

ME = Seat(0)


@dataclass(frozen=True, kw_only=True)
class SoloSession:
    game: AnyGame
    words: Words
    names: Sequence[str]
    """By seat; the person sits in the first one."""
    levels: Sequence[str]
    """Of the bots, from the second seat on."""
    bots: Mapping[Seat, AnyBot]
    options: Mapping[str, Scalar]
    seals: Callable[[int, Pack | None], Seal]
    """Chance for the first game, the second…, with the pack as it is by then."""
    pack: Pack | None = None
    dice: Rng
    """The bots' own."""
    thinking_time: Callable[[], float]
    file: BinaryIO | None = None
    """Where the games are recorded."""

    def run(self, screen: Screen) -> None:
        conversation = Conversation(self.game, self.words, screen, self.names, ME)
        conversation.welcome()
        self._introduce(screen)
        pack = self.pack
        try:
            for index in count():
                seen = self._one_game(conversation, screen, self.seals(index, pack))
                pack = pack and pack.with_played(played_after(pack, seen))
                if not conversation.again():
                    break
        except (Quit, KeyboardInterrupt):  # Ctrl-D, Ctrl-C: both are a way to go
            screen.line(self.words.say("left"))
        else:
            screen.line(self.words.say("bye"))
        if self.file:
            screen.quiet(self.words.say("end-recorded", file=self.file.name))

    def _introduce(self, screen: Screen) -> None:
        rivals = self.words.listed(self.names[1:])
        levels = self.words.listed([self.words.say(f"level-{level}") for level in dict.fromkeys(self.levels)])
        screen.gap()
        screen.line(self.words.say("greet", rivals=rivals, count=len(self.levels), levels=levels))
        screen.quiet(self.words.say("keys"))
        screen.gap()

    def _one_game(self, conversation: Conversation, screen: Screen, seal: Seal) -> frozenset[int]:
        """Recorded to its end, also when the person leaves before. Gives the cards that came up."""
        start = opening(self.game, len(self.names), self.options, seal.pack)
        answer = answering(seal.in_order(), measure_in(self.game, start))
        entries: list[Entry[Any]] = []
        if self.file is None:
            solo = self._solo(conversation, seal)
            conversation.over(solo.play(start, answer, entries.append), solo.honours(len(self.names)))
            return frozenset(card.card for card in self._shown(seal, start, entries))
        recorder = Recorder(self.file, seal)
        solo = self._solo(conversation, seal, recorder)
        screen.quiet(self.words.say("greet-sealed", commitment=seal.header.commitment))
        screen.quiet(self.words.say("greet-head", head=recorder.head))
        screen.gap()
        result = None

        def record(entry: Entry[Any]) -> None:
            entries.append(entry)
            recorder.add(entry)

        try:
            result = solo.play(start, answer, record)
        finally:
            shown = self._shown(seal, start, entries)
            for card in shown:
                recorder.show(card)
            recorder.close(result)
            if result is not None:
                conversation.over(result, solo.honours(len(self.names)))
            screen.quiet(self.words.say("end-head", head=recorder.head))
        return frozenset(card.card for card in shown)

    def _shown(self, seal: Seal, start: Any, entries: Sequence[Entry[Any]]) -> Sequence[ShownCard]:  # noqa: ANN401 - of any game
        states = [start, *(after for _, _, after in steps(self.game, start, entries))]
        return seen_in(self.game, states).cards(seal.pack)

    def _solo(self, conversation: Conversation, seal: Seal, recorder: Recorder | None = None) -> SoloGame:
        """Numbers of hunches are recorded as they are drawn."""
        levels = dict(zip(self.bots, self.levels, strict=True))
        drawn = None if recorder is None else lambda _, number: recorder.hunch(number)
        feeling = hunches(self.game, levels, seal.hunch_number, drawn)
        return SoloGame(self.game, conversation, ME, self.bots, self.dice, self.thinking_time, feeling)
