"""The measure: how near an answer that somebody typed comes to those that are accepted.

It advises; what follows from a slip or a near miss is for the rules of a game. A verdict is kept in the log with the
version of the measure and the hash of its words, and never measured again. In this order, `docs/design/0032` and
`0044` say why:

1. a refused form is wrong, an accepted one exact, however it is typed;
2. other numbers, Roman ones and those in words too: wrong;
3. a name that any card of the pack answers to, or a known one: wrong; so is a known name in the place of another word;
4. one thing for many, or many for one: a slip; any other word of the list: wrong;
5. begun alike and few slips for its length, or written as it sounds: a slip, unless a refused form is as near,
   another word of the list stands in the place of one of several, or another vowel in that of one in a short name;
6. one slip more, or the answer among other words: almost.

All this of what was typed, and of what is left of it without « c’est », « Sir » and the like (`spoken.py`).
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from rapidfuzz.distance import OSA

from tablee.kernel.cards.pack import Pack
from tablee.kernel.cards.parts import branches
from tablee.kernel.chance import ChanceAnswer, ChanceQuestion
from tablee.kernel.entries import RIGHT, VERDICTS, Measured, Verdict
from tablee.kernel.game import Answer, AnyGame, Measure, Question
from tablee.packs.answer_form import ARTICLES, bare, form, numbers, singular, spelt, stem
from tablee.packs.sounds import hurried, sounds
from tablee.packs.spoken import answer_in, without_title
from tablee.packs.wordbook.wordbook import NO_WORDS, Wordbook, shipped_wordbook

VERSION = 4
"""Goes up with anything that changes a verdict."""
SHORTEST = 3
"""Letters of an answer that may stand among other words; one more, if a slip is to bring somebody near it."""
SMALL = ARTICLES | {"a", "au", "aux", "de", "en", "et", "sur"}
"""Words of which one stands for another: « canal du Panama »."""
VOWELS = frozenset("aeiouy")
NEIGHBOURS = ({"y", "u"}, {"u", "i"}, {"i", "o"})
"""Vowels that are side by side on a keyboard."""
NEAR_OTHERS = 6
"""Letters of an answer so short that another name may differ from it by a vowel."""
GLUED = tuple(map(re.compile, ("[ld](?=[aeiouyh])", "le|la", "les")))
"""Articles of an answer that was typed without its apostrophe or space: « lesperanto »."""


class Wanted(NamedTuple):
    """An accepted answer, in form."""

    words: str
    letters: str
    common: bool
    """Written without capitals: there may be many of it. « Rennes » are not many « renne »."""


class Measurer:
    """Of one pack: made once, as the names of all its cards are brought into form."""

    def __init__(self, names: Iterable[str] = (), book: Wordbook = NO_WORDS) -> None:
        self._names = frozenset([bare(form(name)) for name in names])
        self._book = book

    def read(self) -> None:
        self._book.read()

    def measured(self, question: Measure) -> Measured:
        return Measured(self._verdict(question), VERSION, self._book.hash)

    def _verdict(self, question: Measure) -> Verdict:
        accepted = list(_accepted(question.accepted))
        refused = [bare(form(name)) for name in question.refused]
        unnumbered = [name for name in accepted if not numbers(form(name.words))]
        inner = answer_in(question.said)
        last = form(inner)
        titled = [name for name in accepted if " " in name.words]
        readings = {
            without_title(last): titled,
            form(question.said): accepted,
            spelt(inner): unnumbered,
            last: accepted,
        }
        verdicts = {said: self._typed(said, wanted, refused) for said, wanted in readings.items()}
        best = min(verdicts.values(), key=VERDICTS.index)
        return best if best in RIGHT else verdicts[last]

    def _typed(self, said: str, accepted: Sequence[Wanted], refused: Sequence[str]) -> Verdict:
        found = self._read(said, accepted, refused)
        if found in RIGHT or said in self._book.words or self._is_name(bare(said)):
            return found
        without = [self._read(said[its.end() :], accepted, refused) for glued in GLUED if (its := glued.match(said))]
        return next((verdict for verdict in RIGHT if verdict in without), found)

    def _read(self, said: str, accepted: Sequence[Wanted], refused: Sequence[str]) -> Verdict:
        typed = bare(said)
        if not typed or typed in refused:
            return "wrong"
        if any(typed == name.letters for name in accepted) or _says_two(said, accepted):
            return "exact"
        own = {name.letters for name in accepted}
        wanted = [
            name
            for name in accepted
            if numbers(name.words) == numbers(said)
            and not any(self._is_name(word) and word not in own for word, _ in _exchanged(said, name.words))
        ]
        if not wanted or self._is_name(typed):
            return "wrong"
        if any(name.common and singular(name.words) == singular(said) for name in wanted):
            return "slip"
        if said in self._book.words:
            return "wrong"
        slips = [away for name in wanted for away in _slips(said, name) if not self._has_other_word(said, name)]
        if slips:
            return "wrong" if any(gap(typed, name, min(slips)) <= min(slips) for name in refused) else "slip"
        return "almost" if any(_is_near(said, name) for name in wanted) else "wrong"

    def _is_name(self, letters: str) -> bool:
        return letters in self._names or letters in self._book.names

    def _has_other_word(self, said: str, name: Wanted) -> bool:
        """Whether a word of the list, or a very short one, stands where the answer has another: « cheval de trait »."""
        return any(
            (len(word) < SHORTEST or word in self._book.words)
            and stem(word) != stem(other)
            and hurried(word) != hurried(other)
            for word, other in _exchanged(said, name.words)
        )


def _accepted(names: Iterable[str]) -> Iterator[Wanted]:
    """Numbers in words may also be misspelt as words are; a name may be turned round or begun with an initial."""
    for name in names:
        for words in dict.fromkeys((form(name), spelt(name))):
            if words:
                yield Wanted(words, bare(words), name == name.lower())
        first, _, last = form(name).rpartition(" ")
        if first and name == name.title():
            for words in (f"{last} {first}", f"{first[0]} {last}"):
                yield Wanted(words, bare(words), common=False)


def _says_two(said: str, accepted: Iterable[Wanted]) -> bool:
    """Whether it is two accepted answers: « la Joconde (Mona Lisa) »."""
    letters, words = {name.letters for name in accepted}, said.split()
    return any(
        "".join(words[:at]) in letters and bare(form(" ".join(words[at:]))) in letters for at in range(1, len(words))
    )


def _exchanged(said: str, name: str) -> Iterator[tuple[str, str]]:
    """Words, each with the one in whose place it stands, which sounds otherwise and is not one or many of the same."""
    if " " not in said and " " not in name:
        return
    words, others = ([word for word in text.split() if word not in SMALL] for text in (said, name))
    if len(words) != len(others):
        return
    for word, other in zip(words, others, strict=True):
        if not (
            word == other
            or sounds(word) == sounds(other)
            or singular(word) == singular(other)
            or _is_french(word, other)
        ):
            yield word, other


def _is_french(word: str, other: str) -> bool:
    """Whether it is what the other one is called in French: « Agathe »."""
    return other.endswith("a") and word == f"{other[:-1]}e"


def _slips(said: str, name: Wanted) -> Iterator[int]:
    """How many slips lead to it, if they may."""
    typed, heard = bare(said), sounds(said)
    away, its = gap(typed, name.letters, allowed(name.letters)), sounds(name.words)
    begun_alike = typed[0] == name.letters[0] or heard[:1] == its[:1]
    if its == heard and len(name.letters) > SHORTEST:
        yield 0
    elif away <= allowed(name.letters) and begun_alike and not _is_other(said, name):
        yield away


def _is_other(said: str, name: Wanted) -> bool:
    """Whether few slips lead to it, and yet it is something else."""
    return _is_other_word(said, name) or _has_other_vowel(bare(said), name.letters)


def _has_other_vowel(typed: str, letters: str) -> bool:
    """Whether one vowel of a short answer is another, as in names that are not the same: Mario, Maria.

    A finger that slips does so to the next key only.
    """
    if len(typed) != len(letters) or len(typed) > NEAR_OTHERS:
        return False
    changed = [{one, its} for one, its in zip(typed, letters, strict=True) if one != its]
    return len(changed) == 1 and changed[0] <= VOWELS and changed[0] not in NEIGHBOURS


def _is_other_word(said: str, name: Wanted) -> bool:
    """Whether all slips are in one word, and it is another now: « Mille et Une Vies »."""
    words, others = said.split(), name.words.split()
    return len(words) == len(others) and any(
        gap(word, other, allowed(other) + 1) > allowed(other) + 1 for word, other in zip(words, others, strict=True)
    )


def _is_near(said: str, name: Wanted) -> bool:
    bound = allowed(name.letters) + 1
    beyond = len(name.letters) > SHORTEST and gap(bare(said), name.letters, bound) <= bound
    return beyond or (len(name.words) >= SHORTEST and f" {name.words} " in f" {said} ")


def gap(one: str, other: str, most: int) -> int:
    """Slips between two: a letter too few, too many, another, or two swapped. More than `most` is `most` + 1."""
    return OSA.distance(one, other, score_cutoff=most)


def allowed(letters: str) -> int:
    """How many slips an answer of so many letters bears."""
    return sum(len(letters) >= length for length in (5, 9, 15))


def measurer(game: AnyGame, pack: Pack | None) -> Measurer:
    """Kept with its pack: made once, which takes long if there are many names, and gone when the pack is."""
    if pack is None or game.names is None:
        return Measurer()
    if (known := pack.memo.get(__name__)) is None:
        known = pack.memo[__name__] = Measurer(game.names(pack), shipped_wordbook())
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
