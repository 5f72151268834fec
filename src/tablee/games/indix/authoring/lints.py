"""What a card must meet to be played with, and what those that ship must meet besides."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tablee.games.indix.authoring.written import WrittenCard, WrittenSlot
from tablee.games.indix.cards import ClueKind
from tablee.games.indix.menu import MENUS
from tablee.games.indix.typed import without_article
from tablee.games.indix.vocabulary import Category
from tablee.kernel.text import folded, has_words
from tablee.packs.answer_form import bare, form
from tablee.packs.authoring.alike import within, words_of
from tablee.packs.authoring.faults import Fault
from tablee.packs.authoring.read_texts import ReadText
from tablee.packs.authoring.written import Draft

LONGEST_READ = 90
"""Letters of a clue: read aloud in five seconds."""
MARKS = (1, 3)
WEIGHTS = {1: 5, 2: 8, 3: 4, 4: 1}
"""Of 18 clues: hard, middling, easy, a gift. A card of 17 or 19 may differ by one more."""
MOST_OF_KIND = {ClueKind.TIME: 3, ClueKind.WORDPLAY: 2, ClueKind.NOT: 3}
ALIASES, REFUSED = (2, 6), (2, 4)
STEM, SHORTEST = 5, 4
"""Letters by which a word is of a family, and of a word that has one."""
SMALL = frozenset(folded("dans avec pour sous chez elle nous vous leur mais plus saint sainte grand grande").split())
OPENINGS = ("il ", "elle ", "ce ", "cette ", "aussi ", "puis ", "ensuite ")
IMPERSONAL = (
    *("il faut", "il me faut", "il m en faut", "il a fallu", "il fallait", "il suffit", "il y a", "il n y a"),
    *("il m arrive", "il fait", "il pleut", "il neige", "il est temps", "il ne faut", "il existe", "il en existe"),
    *("ce n est", "ce sont", "ce qui", "ce que", "ce qu"),
)
"""Beginnings that stand for nobody."""
POINTING = ("cet indice", "precedent", "l annee suivante", "ce pays")
ALIKE = 0.9


def each_clue(cards: Sequence[Draft]) -> Iterator[tuple[Draft, int, WrittenSlot, str]]:
    for draft in cards:
        for at, slot in enumerate(draft.card.clues):
            if slot.text is not None:
                yield draft, at, slot, slot.text


def texts(draft: Draft) -> Iterator[ReadText]:
    """All of it is read aloud."""
    yield ReadText(("name",), draft.card.name, aloud=True)
    yield from [ReadText(("clues", at, "text"), text, aloud=True) for _, at, _, text in each_clue([draft])]


def accepted(card: WrittenCard) -> tuple[str, ...]:
    return (card.name, *card.aliases)


# Musts


def slots(cards: Sequence[Draft]) -> Iterator[Fault]:
    """Each is a clue or a question mark, and one to three are question marks. [IDX-02]"""
    for draft in cards:
        for at, slot in enumerate(draft.card.clues):
            if (slot.text is None) != slot.question_mark:
                yield draft.fault("slots", "clue-or-mark", "clues", at)
        marks = sum(slot.question_mark for slot in draft.card.clues)
        if not MARKS[0] <= marks <= MARKS[1]:
            yield draft.fault("slots", "marks", "clues", count=marks, least=MARKS[0], most=MARKS[1])


def on_the_menu(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft in cards:
        for key in draft.card.attributes:
            if key not in MENUS[draft.card.category]:
                yield draft.fault("menu", "no-trait", "attributes", name=key, category=draft.card.category)


def no_name_twice(cards: Sequence[Draft]) -> Iterator[Fault]:
    """Two cards that answer to one name could not be told apart by it, nor can a name be right and refused.

    « Braille » is a person and a thing: everybody knows which of them is asked for.
    """
    first: dict[tuple[Category, str], Draft] = {}
    for draft in cards:
        right = {bare(form(name)) for name in accepted(draft.card)}
        for name in draft.card.refused:
            if bare(form(name)) in right:
                yield draft.fault("names", "right-and-refused", "refused", name=name)
        for name in accepted(draft.card):
            other = first.setdefault((draft.card.category, bare(form(name))), draft)
            if other is not draft:
                yield draft.fault("names", "same-name", name=name, other=other.card.id)


def no_name_in_a_clue(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft, at, _, text in each_clue(cards):
        for name in accepted(draft.card):
            if has_words(text, without_article(name)):
                yield draft.fault("leak", "clue-holds", "clues", at, "text", name=name)
                break


# Advice


def no_family_in_a_clue(cards: Sequence[Draft]) -> Iterator[Fault]:
    """Words that begin alike: a demonym, a feminine, a verb."""
    for draft in cards:
        words = [word for name in accepted(draft.card) for word in folded(name).split()]
        stems = {word[:STEM] for word in words if len(word) >= SHORTEST and word not in SMALL}
        for _, at, _, text in each_clue([draft]):
            for word in folded(text).split():
                if len(word) >= SHORTEST and word not in SMALL and word[:STEM] in stems:
                    yield draft.fault("leak", "family", "clues", at, "text", word=word)


def stands_alone(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft, at, _, text in each_clue(cards):
        plain = f"{folded(text)} "
        points = plain.startswith(OPENINGS) and not plain.startswith(IMPERSONAL)
        if points or any(pointing in plain for pointing in POINTING):
            yield draft.fault("alone", "not-alone", "clues", at, "text")


def soon_read(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft, at, _, text in each_clue(cards):
        if len(text) > LONGEST_READ:
            yield draft.fault("length", "long", "clues", at, "text", most=LONGEST_READ)


def well_mixed(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft in cards:
        clues = [slot for _, _, slot, _ in each_clue([draft])]
        weights = Counter(slot.weight for slot in clues)
        slack = abs(len(clues) - sum(WEIGHTS.values()))
        for weight, wanted in WEIGHTS.items():
            if abs(weights[weight] - wanted) > (0 if weight == max(WEIGHTS) else slack):
                yield draft.fault("mix", "weights", "clues", count=weights[weight], weight=weight, wanted=wanted)
        kinds = Counter(slot.kind for slot in clues)
        for kind, most in MOST_OF_KIND.items():
            if kinds[kind] > most:
                yield draft.fault("mix", "many-of-kind", "clues", count=kinds[kind], kind=kind, most=most)


def well_named(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft in cards:
        for field, (least, most) in (("aliases", ALIASES), ("refused", REFUSED)):
            count = len(getattr(draft.card, field))
            if not least <= count <= most:
                yield draft.fault("names", "how-many", field, count=count, least=least, most=most)
        told = folded(draft.card.name).replace(" ", "")
        if told in draft.card.id.replace("-", ""):
            yield draft.fault("names", "telling-id", "id")


def all_answered(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft in cards:
        for trait in MENUS[draft.card.category]:
            if trait not in draft.card.attributes:
                yield draft.fault("menu", "trait-missing", "attributes", name=trait)


def sourced(cards: Sequence[Draft]) -> Iterator[Fault]:
    for draft, at, slot, _ in each_clue(cards):
        if not slot.sources or max(slot.sources) > len(draft.card.sources):
            yield draft.fault("sources", "no-source", "clues", at)
    for draft in cards:
        if len({source.site.casefold().removeprefix("www.") for source in draft.card.sources}) < 2:
            yield draft.fault("sources", "few-sources", "sources")


def no_clue_twice(cards: Sequence[Draft]) -> Iterator[Fault]:
    """On one card or on two. Only those are compared that share a word which few have."""
    clues = [(draft, at, text, words_of(text)) for draft, at, _, text in each_clue(cards)]
    by_word: dict[str, list[int]] = {}
    for number, (_, _, _, words) in enumerate(clues):
        for word in words:
            by_word.setdefault(word, []).append(number)
    for number, (draft, at, _, words) in enumerate(clues):
        rare = sorted(words, key=lambda word: len(by_word[word]))[:2]
        near = {other for word in rare for other in by_word[word] if other < number}
        for other in sorted(near):
            if within(words, clues[other][3]) > ALIKE:
                yield draft.fault("duplicates", "nearly-same", "clues", at, "text", other=clues[other][2])
                break
