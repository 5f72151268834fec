"""What the other cards bring to mind: names that could be meant, for all that was heard, and questions that would tell.

For bots alone (`hunch.py`). The card that is looked for is never among them, and nothing of it is read here but its
category and what everybody has heard.
"""

from collections import Counter
from collections.abc import Sequence
from math import log2

from tablee.games.indix.cards import Card, card_on, trait_at
from tablee.games.indix.menu import MENUS, Ask, Trait
from tablee.games.indix.phases import Exchange, Table, drawn_card
from tablee.games.indix.vocabulary import Category, Nod, Truth
from tablee.kernel.cards.pack import Pack
from tablee.kernel.memo import Memo
from tablee.kernel.text import folded

SHORTEST, STEM = 3, 5
"""Letters of a word that says something, and those by which two words are taken for the same."""
OTHER_WAY = {Truth.YES: Truth.NO, Truth.NO: Truth.YES}

Stems = frozenset[str]


def _stems_in(text: str) -> Stems:
    return frozenset([word[:STEM] for word in folded(text).split() if len(word) >= SHORTEST])


STEMS = Memo[str, Stems](_stems_in)
"""Of a clue."""
FOLDED = Memo[str, str](folded)
"""Of a name."""


def others(table: Table) -> list[int]:
    """Cards that could be meant: of the same category, not named in this game so far, and fitting every reply."""
    pack, race = table.pile.pack, table.race
    drawn = drawn_card(race, table.pile)
    category = card_on(pack, drawn).category
    named = {*table.pile.order[: race.round % len(table.pile.order)], drawn}
    tried = {folded(miss.words) for miss in table.round.misses}
    return [
        number
        for number in _of_category(pack)[category]
        if number not in named
        and _fits(card_on(pack, number), table.round.exchanges)
        and FOLDED[card_on(pack, number).name] not in tried
    ]


def nearest(table: Table) -> tuple[str, ...]:
    """Their names, those first whose own clues share most words with what was heard; of a rare word each has more."""
    pack = table.pile.pack
    slots = card_on(pack, drawn_card(table.race, table.pile)).slots
    texts = [slots[number - 1].text for number in table.round.placed]
    heard = frozenset[str]().union(*[STEMS[text] for text in texts if text is not None])
    words, left = _words(pack), others(table)
    likely = dict.fromkeys(left, 0.0)
    for stem in sorted(heard):
        having = [number for number in left if stem in words[number]]
        for number in having:
            likely[number] += 1 / len(having)
    near = sorted(left, key=lambda number: -likely[number])
    return tuple([card_on(pack, number).name for number in near])


def telling(table: Table) -> tuple[Trait, ...]:
    """All questions that nobody has asked yet, those first to which the others would answer most differently."""
    pack, heard = table.pile.pack, table.round
    left = others(table)
    asked = [exchange.question.trait for exchange in heard.exchanges if isinstance(exchange.question, Ask)]
    category = card_on(pack, drawn_card(table.race, table.pile)).category
    open_ = [trait for trait in MENUS[category] if trait not in asked]
    return tuple(sorted(open_, key=lambda trait: -_bits(Counter(_truths(pack, left, trait)))))


def surprise(table: Table, exchange: Exchange) -> float:
    """By how many bits this reply narrows the others down; none if it says nothing."""
    match exchange:
        case Exchange(_, Ask(trait), Nod(truth)) if truth is not Truth.UNSURE:
            pack = table.pile.pack
            drawn = drawn_card(table.race, table.pile)
            all_others = [number for number in _of_category(pack)[card_on(pack, drawn).category] if number != drawn]
            same = _truths(pack, all_others, trait).count(truth)
            return log2((len(all_others) + 2) / (same + 1))
        case _:
            return 0.0


def _bits(counts: Counter[Truth]) -> float:
    """What an answer is worth before it is given."""
    total = counts.total()
    return sum(count / total * log2(total / count) for count in counts.values())


def _truths(pack: Pack, numbers: Sequence[int], trait: Trait) -> list[Truth]:
    at = trait_at(trait)
    return [card_on(pack, number).attributes[at] for number in numbers]


def _fits(card: Card, exchanges: Sequence[Exchange]) -> bool:
    """Not if it would have answered yes where no was said, or no for yes."""
    return not any(
        isinstance(exchange.question, Ask)
        and isinstance(exchange.reply, Nod)
        and card.attributes[trait_at(exchange.question.trait)] == OTHER_WAY.get(exchange.reply.truth)
        for exchange in exchanges
    )


def _of_category(pack: Pack) -> dict[Category, list[int]]:
    """Kept with the pack."""
    key = f"{__name__}.categories"
    if (known := pack.memo.get(key)) is None:
        known = pack.memo[key] = {category: [] for category in Category}
        for number, card in enumerate(pack.cards):
            known[card.category].append(number)
    return known


def _words(pack: Pack) -> Memo[int, Stems]:
    """By card: all that its clues speak of. Kept with the pack, and worked out when a card is first thought of."""
    key = f"{__name__}.words"
    if (known := pack.memo.get(key)) is None:
        known = pack.memo[key] = Memo[int, Stems](
            lambda number: frozenset[str]().union(
                *[STEMS[slot.text] for slot in card_on(pack, number).slots if slot.text is not None]
            )
        )
    return known
