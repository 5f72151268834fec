"""The figures of a pack of « Indix », as lines of a page: categories, people, clues, question marks, sources."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tablee.games.indix.authoring.balance import fiction, for_children, marks_at, mean_weights, women
from tablee.games.indix.authoring.lints import each_clue
from tablee.games.indix.authoring.written import played
from tablee.games.indix.cards import ClueKind
from tablee.games.indix.vocabulary import Category
from tablee.packs.authoring.markdown_table import markdown_table
from tablee.packs.authoring.written import Draft

MOST_SITES = 20


def figures(cards: Sequence[Draft]) -> Iterator[str]:
    clues = [slot for _, _, slot, _ in each_clue(cards)]
    counts = Counter(draft.card.category for draft in cards)
    each = ", ".join([f"{counts[category]} {category}" for category in Category])
    yield f"{len(cards)} cards ({each}), {len(clues)} clues. Known to a ten-year-old: {for_children(cards):.0f} %."
    yield f"Of the persons {women(cards):.0f} % are women or girls, and {fiction(cards):.0f} % never lived.\n"
    yield "## Clues\n"
    weights = Counter(slot.weight for slot in clues)
    yield from markdown_table(("weight", *map(str, sorted(filter(None, weights)))), [("clues", *_counts(weights))])
    yield ""
    kinds = Counter(slot.kind for slot in clues)
    yield from markdown_table(("kind", "clues"), [(kind, str(kinds[kind])) for kind in ClueKind])
    yield "\n## Numbers\n"
    built = [played(draft) for draft in cards]
    marks, means = marks_at(built), mean_weights(built)
    yield from markdown_table(
        ("number", "question marks", "mean weight"),
        [(str(number), f"{marks[number]:.0f} %", f"{means[number]:.1f}") for number in marks],
    )
    yield "\n## Sources\n"
    sites = Counter(source.site for draft in cards for source in draft.card.sources)
    commonest = sorted(sites.items(), key=lambda one: (-one[1], one[0]))[:MOST_SITES]
    yield f"{sum(sites.values())} sources on {len(sites)} sites. The commonest:"
    yield f"{', '.join([f'{site} ({times})' for site, times in commonest])}."


def _counts(weights: Counter[int | None]) -> list[str]:
    return [str(weights[weight]) for weight in sorted(filter(None, weights))]
