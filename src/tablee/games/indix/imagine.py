"""A world that a seat cannot tell from the real one: another card that fits what was heard, others to come."""

from collections.abc import Sequence
from typing import assert_never

from tablee.games.indix import facts, phases, views
from tablee.games.indix.cards import card_on, forms
from tablee.games.indix.facts import Fact
from tablee.games.indix.phases import LastCard, Pile, Round, State, Table
from tablee.games.indix.views import View
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Rng, shuffled
from tablee.kernel.entries import Verdict
from tablee.packs.answer_form import form

NOT_EXACT: tuple[Verdict, ...] = ("slip", "almost", "wrong")
Turning = views.Seen | views.Won
"""Views of a race that has begun."""


def imagine(seen: View, told: Sequence[Fact], pack: Pack | None, rng: Rng) -> State:
    assert pack is not None, "the game is played with cards"
    if isinstance(seen, views.Preparing):
        return phases.Preparing(seen.players, seen.board, seen.limit, seen.first, pack, orders=())
    pile = _pile(pack, seen, told, rng)
    last = _last(seen, pile)
    if isinstance(seen, views.Won):
        assert last is not None, "the last card ended the game"
        return phases.Won(seen.race, pile, last)
    placed = tuple([clue.number for clue in seen.clues])
    heard = Round(
        investigator=seen.investigator,
        placed=placed,
        chained=seen.chained,
        exchanges=seen.exchanges,
        misses=seen.misses,
    )
    disputes = () if seen.card is None else seen.card.disputes
    table = Table(seen.race, pile, heard, disputes=disputes, last=last, decision=seen.decision)
    match seen:
        case views.Picking():
            return phases.Picking(table)
        case views.Rolling():
            return phases.Rolling(table)
        case views.Tumbling():
            return phases.Tumbling(table)
        case views.Asking():
            return phases.Asking(table)
        case views.Replying(question=question):
            return phases.Replying(table, question)
        case views.Thinking():
            return phases.Thinking(table)
        case views.Answering(by=by):
            return phases.Answering(table, by)
        case views.Measuring(by=by, words=words):
            return phases.Measuring(table, by, words)
        case views.Judging(by=by, words=words, verdict=verdict):
            return phases.Judging(table, by, words, verdict or NOT_EXACT[int(rng.random() * len(NOT_EXACT))])
        case _:
            assert_never(seen)


def _pile(pack: Pack, seen: Turning, told: Sequence[Fact], rng: Rng) -> Pile:
    """Each card that was named where it came up, this round's where it lies, all others in any order."""
    size = len(pack.cards)
    places: dict[int, int] = {}
    for round_, name in _named(seen, told).items():
        places.setdefault(round_ % size, _called(pack, name))
    if isinstance(seen, views.Seen) and seen.race.round % size not in places:
        fit = [card for card in range(size) if card not in places.values() and _fits(pack, card, seen)]
        places[seen.race.round % size] = fit[int(rng.random() * len(fit))]
    others = iter(shuffled([card for card in range(size) if card not in places.values()], rng))
    return Pile(pack, tuple([places[place] if place in places else next(others) for place in range(size)]))


def _named(seen: Turning, told: Sequence[Fact]) -> dict[int, str]:
    """By round, the latest first: the name of its card, as far as the viewer has heard it."""
    over = seen.race.round if isinstance(seen, views.Won) else seen.race.round - 1
    names = [fact.name for fact in told if isinstance(fact, facts.Found | facts.Unfound)]
    named = {over - back: name for back, name in enumerate(reversed(names))}
    if seen.last is not None:
        named.setdefault(over, seen.last.name)
    return named


def _called(pack: Pack, name: str) -> int:
    return next(card for card in range(len(pack.cards)) if card_on(pack, card).name == name)


def _fits(pack: Pack, number: int, seen: views.Seen) -> bool:
    """Whether it could be the card of this round, for all that this viewer has heard or, as the reader, seen of it."""
    card = card_on(pack, number)
    if seen.card is not None and seen.card.name != card.name:
        return False
    read = all(card.slots[at.number - 1].text == at.text for at in seen.clues)
    return read and card.category == seen.category and not _said(seen) & {*map(form, forms(card))}


def _said(seen: views.Seen) -> set[str]:
    """Answers that did not end the round at once: an exact form would have. [IDX-09]"""
    words = [miss.words for miss in seen.misses]
    if isinstance(seen, views.Judging):
        words.append(seen.words)
    return {form(text) for text in words}


def _last(seen: Turning, pile: Pile) -> LastCard | None:
    last = seen.last
    if last is None:
        return None
    over = seen.race.round if isinstance(seen, views.Won) else seen.race.round - 1
    card = pile.order[over % len(pile.order)]
    return LastCard(card, finder=last.finder, called=last.called, clues=last.clues, disputes=last.disputes)
