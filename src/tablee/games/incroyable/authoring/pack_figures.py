"""The figures of a pack of questions, as lines of a page: spread, symbols, machine checks, sources."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from tablee.games.incroyable.authoring.lints import questions
from tablee.games.incroyable.authoring.spread import LEAST_WOMEN, MOST_FRENCH, SHARES, SIZES, spread_of
from tablee.games.incroyable.vocabulary import Kind
from tablee.packs.authoring.markdown_table import markdown_table
from tablee.packs.authoring.written import Draft

MOST_SITES = 20


def figures(cards: Sequence[Draft]) -> Iterator[str]:
    found, each = spread_of(cards), [one for _, _, one in questions(cards)]
    checked, dated = sum(one.check is not None for one in each), sum(one.as_of is not None for one in each)
    yield f"{len(cards)} cards, {found.questions} questions. A machine checks {_share(checked, len(each))} answers"
    yield f"(a table in `tests/facts`, or a package); {_share(dated, len(each))} may change and say as of when.\n"
    yield "## Answers\n"
    wanted = {name: f"{most} %" if least else f"at most {most} %" for name, (least, most) in SHARES.items()}
    yield from markdown_table(
        ("answers", "share", "wanted"),
        [(name, f"{share:.0f} %", wanted[name]) for name, share in found.answers.items()],
    )
    yield f"\nEnding in 0: {found.round_numbers:.0f} %. Percentages: {found.percents:.0f} %.\n"
    yield from markdown_table(("first digit", *found.first_digits), [("share", *_hundredths(found.first_digits))])
    yield "\n## Symbols\n"
    yield from markdown_table(
        ("symbol", *SIZES), [(symbol, *_hundredths(sizes)) for symbol, sizes in found.sizes.items()]
    )
    yield "\n## The world\n"
    yield f"About France: {found.french:.0f} % (at most {MOST_FRENCH} % wanted). {found.people} people are named,"
    yield f"{found.women:.0f} % of them women (at least {LEAST_WOMEN} % wanted)."
    yield "\n## Kinds\n"
    kinds = Counter(one.kind for one in each)
    yield from markdown_table(("kind", "questions"), [(kind, str(kinds[kind])) for kind in Kind if kinds[kind]])
    yield "\n## Sources\n"
    sites = Counter(source.site for one in each for source in one.sources)
    yield f"{sum(sites.values())} sources on {len(sites)} sites. The commonest: {_commonest(sites)}."


def _share(some: int, of: int) -> str:
    return f"{some} of {of} ({100 * some / of:.0f} %)"


def _hundredths(shares: Mapping[str, float]) -> list[str]:
    return [f"{share:.0f} %" for share in shares.values()]


def _commonest(sites: Counter[str]) -> str:
    return ", ".join(
        f"{site} ({times})" for site, times in sorted(sites.items(), key=lambda one: (-one[1], one[0]))[:MOST_SITES]
    )
