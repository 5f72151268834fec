"""The figures of a pack of words and places, as lines of a page: levels, shapes, drawings, and the chance of twins."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

from tablee.games.incognito.authoring.lints import LEVELS, SHAPES, places, words
from tablee.games.incognito.authoring.lookalikes import off
from tablee.games.incognito.authoring.written import drawing_names
from tablee.kernel.stroke import length
from tablee.packs.authoring.written import Draft

TOGETHER = 6
"""Words that lie face up. [ICG-05]"""
NEAREST = 10


def figures(cards: Sequence[Draft]) -> Iterator[str]:
    secret, stages = words(cards), places(cards)
    doodles = [doodle.strokes for draft in stages for doodle in draft.card.doodles]
    yield f"{len(secret)} words, {len(stages)} places with {len(doodles)} doodles ({len({*doodles})} different ones).\n"
    levels = Counter(draft.card.level for draft in secret)
    yield f"To draw: {', '.join([f'{levels[level]} {level}' for level in LEVELS])}.\n"
    yield "## Shapes\n"
    shapes = Counter(draft.card.shape for draft in secret)
    yield f"| {' | '.join(SHAPES)} |"
    yield f"|{'---|' * len(SHAPES)}"
    yield f"| {' | '.join([str(shapes[shape]) for shape in SHAPES])} |"
    some = three_of_a_shape([shapes[shape] for shape in SHAPES])
    yield f"\nAmong six words, three or more have one shape in {100 * some:.0f} of 100 rounds.\n"
    yield "## Drawings\n"
    drawn = [draft.drawings[name] for draft in secret for name in drawing_names(draft.card)]
    sizes = sorted(sum(map(length, drawing)) for drawing in drawn)
    yield f"Of words {len(drawn)}: {sum(map(len, drawn)) / len(drawn):.1f} strokes on average, half of them"
    yield f"{sizes[len(sizes) // 2]} points or fewer, at most {sizes[-1]}. The words that are nearest to each other:\n"
    for apart, one, other in nearest(secret)[:NEAREST]:
        yield f"- {one} and {other}: {100 * apart:.1f} % of their size apart"


def three_of_a_shape(counts: Sequence[int]) -> float:
    """The chance that three or more of TOGETHER words share a shape, by counting hands with at most two of each."""
    hands = [1, *[0] * TOGETHER]
    for count in counts:
        hands = [
            sum(hands[size - some] * comb(count, some) for some in range(min(2, size) + 1))
            for size in range(TOGETHER + 1)
        ]
    return 1 - hands[TOGETHER] / comb(sum(counts), TOGETHER)


def nearest(secret: Sequence[Draft]) -> list[tuple[float, str, str]]:
    drawn = [(draft.card.word, draft.drawings[draft.card.drawn]) for draft in secret if draft.card.drawn]
    return sorted((off(one, other), word, name) for (word, one), (name, other) in combinations(drawn, 2))
