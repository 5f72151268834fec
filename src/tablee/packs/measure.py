"""The measure: how near an answer that somebody typed comes to those that are accepted.

It advises; what follows from a slip or a near miss is for the rules of a game. A verdict is kept in the log with the
version of the measure and the hash of its words, and never measured again. In this order, `docs/design/0023` says why:

1. a refused form is wrong, an accepted one exact, however it is typed;
2. other numbers, Roman ones too: wrong;
3. a word of the list, or a name that any card of the pack answers to: wrong;
4. the same first letter and few slips for its length: a slip, unless a refused form is as near;
5. one slip more, or the answer among other words: almost.
"""

from collections.abc import Callable, Iterable
from functools import partial

from tablee.kernel.cards.pack import Pack
from tablee.kernel.cards.parts import branches
from tablee.kernel.chance import ChanceAnswer, ChanceQuestion
from tablee.kernel.entries import Measured, Verdict
from tablee.kernel.game import Answer, AnyGame, Measure, Question
from tablee.packs.answer_form import bare, form, numbers
from tablee.packs.edit_distance import distance
from tablee.packs.word_list import NO_WORDS, WordList, shipped_words

VERSION = 1
"""Goes up with anything that changes a verdict."""
SHORTEST = 3
"""Letters of an answer that may stand among other words; one more, if a slip is to bring somebody near it."""


class Measurer:
    """Of one pack: made once, as the names of all its cards are brought into form."""

    def __init__(self, names: Iterable[str] = (), words: WordList = NO_WORDS) -> None:
        self._names = frozenset([bare(form(name)) for name in names])
        self._words = words

    def measured(self, question: Measure) -> Measured:
        return Measured(self._verdict(question), VERSION, self._words.hash)

    def _verdict(self, question: Measure) -> Verdict:
        said = form(question.said)
        typed, refused = bare(said), [bare(form(name)) for name in question.refused]
        if not typed or typed in refused:
            return "wrong"
        accepted = [form(name) for name in question.accepted]
        if typed in map(bare, accepted):
            return "exact"
        wanted = [name for name in accepted if name and numbers(name) == numbers(said)]
        if not wanted or typed in self._names or said in self._words:
            return "wrong"
        gaps = {letters: distance(typed, letters, allowed(letters) + 1) for letters in map(bare, wanted)}
        slips = [gap for letters, gap in gaps.items() if gap <= allowed(letters) and letters[0] == typed[0]]
        if slips:
            nearest = min(slips)
            return "wrong" if any(distance(typed, name, nearest) <= nearest for name in refused) else "slip"
        beyond = any(gap <= allowed(letters) + 1 and len(letters) > SHORTEST for letters, gap in gaps.items())
        among = any(len(name) >= SHORTEST and f" {name} " in f" {said} " for name in wanted)
        return "almost" if beyond or among else "wrong"


def allowed(letters: str) -> int:
    """How many slips an answer of so many letters bears."""
    return sum(len(letters) >= length for length in (5, 9, 15))


def measurer(game: AnyGame, pack: Pack | None) -> Measurer:
    """Kept with its pack: made once, which takes long if there are many names, and gone when the pack is."""
    if pack is None or game.names is None:
        return Measurer()
    if (known := pack.memo.get(__name__)) is None:
        known = pack.memo[__name__] = Measurer(game.names(pack), shipped_words())
    assert isinstance(known, Measurer), "nobody else goes by this name"
    return known


def measured(game: AnyGame, pack: Pack | None, question: Measure) -> Measured:
    """What the measure says in a game with this pack."""
    return measurer(game, pack).measured(question)


# For games that are played in one go


def measure_in(game: AnyGame, start: object) -> Callable[[Measure], Measured]:
    """The measure for a game from this state on: its pack stands in it."""
    return partial(measured, game, None if game.names is None else pack_in(start))


def pack_in(state: object) -> Pack | None:
    """The pack that stands somewhere in a state."""
    if isinstance(state, Pack):
        return state
    return next((found for _, below in branches(state) if (found := pack_in(below))), None)


def answering(
    chance: Callable[[ChanceQuestion], ChanceAnswer], measure: Callable[[Measure], Measured]
) -> Callable[[Question], Answer]:
    """One who answers all that a game asks."""

    def answer(question: Question) -> Answer:
        if type(question) is Measure:  # not isinstance, whose misses are slow: simulations ask this all the time
            return measure(question)
        return chance(question)  # type: ignore[arg-type]  # what is left of Question

    return answer
