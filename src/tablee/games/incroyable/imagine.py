"""A world that a seat cannot tell from the real one: other cards to come, other numbers under the others' hands."""

from collections.abc import Sequence
from typing import TypeGuard, assert_never

from tablee.games.incroyable import facts, phases, views
from tablee.games.incroyable.cards import question_on
from tablee.games.incroyable.facts import Fact
from tablee.games.incroyable.phases import Asked, Pile, State
from tablee.games.incroyable.views import View
from tablee.games.incroyable.vocabulary import HIGHEST, STAKES, Sign, Symbol
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Rng, shuffled

Said = tuple[Symbol, str]
"""A question that was read out: its symbol and its text, by which its card is known."""
Turning = views.Estimating | views.Settling | views.Challenging | views.Naming | views.Choosing | views.Won
"""Views of a race that has begun."""


def imagine(seen: View, told: Sequence[Fact], pack: Pack | None, rng: Rng) -> State:
    assert pack is not None, "the game is played with cards"
    if isinstance(seen, views.Preparing):
        return phases.Preparing(seen.players, seen.board, seen.first, pack, orders=())
    pile = _pile(pack, _known(seen, told), rng)
    last = _last(seen, pile)
    match seen:
        case views.Won():
            assert last is not None, "the last question ended the game"
            return phases.Won(seen.race, pile, last)
        case views.Settling(_, race, _, question, estimates, _, to_move, decision):
            return phases.Settling(race, pile, last, question.symbol, estimates, to_move, decision)
        case views.Challenging(_, race, _, question, estimates, _, to_speak, decision):
            return phases.Challenging(race, pile, last, question.symbol, estimates, to_speak, decision)
        case views.Naming(_, race, _, _, at, still_in, _, decision):
            return phases.Naming(race, pile, last, at, still_in, decision)
        case views.Estimating(_, race, _, question, _, _, decision):
            return phases.Estimating(race, pile, last, question.symbol, _estimates(seen, rng), decision)
        case views.Choosing(_, race, _, _, at, still_in, _, named, _, _, decision):
            return phases.Choosing(race, pile, last, at, still_in, named, _signs(seen, rng), decision)
        case _:
            assert_never(seen)


def _known(seen: Turning, told: Sequence[Fact]) -> dict[int, Said]:
    """By turn: a question of its card, as far as the viewer has heard one."""
    turn = seen.race.turn
    began = [(fact.symbol, fact.text) for fact in told if _begins_a_turn(fact)]
    known = {turn - back: said for back, said in enumerate(reversed(began))}
    if not isinstance(seen, views.Won):
        known.setdefault(turn, (seen.question.symbol, seen.question.text))
    if seen.last is not None:
        known.setdefault(turn if _of_this_card(seen) else turn - 1, (seen.last.symbol, seen.last.text))
    return known


def _begins_a_turn(fact: Fact) -> TypeGuard[facts.Asked | facts.RiskAsked]:
    return isinstance(fact, facts.Asked) or (isinstance(fact, facts.RiskAsked) and fact.stake == STAKES[0])


def _of_this_card(seen: Turning) -> bool:
    """Whether the last answer that was read stood on the card of this turn."""
    return isinstance(seen, views.Won) or (isinstance(seen, views.Naming | views.Choosing) and seen.at > 0)


def _pile(pack: Pack, known: dict[int, Said], rng: Rng) -> Pile:
    """Each card that came up where it did, all others in any order."""
    size = len(pack.cards)
    places: dict[int, int] = {}
    for turn, said in known.items():
        if turn % size not in places:
            places[turn % size] = next(
                card for card in range(size) if _holds(pack, card, said) and card not in places.values()
            )
    others = iter(shuffled([card for card in range(size) if card not in places.values()], rng))
    return Pile(pack, tuple([places[place] if place in places else next(others) for place in range(size)]))


def _holds(pack: Pack, card: int, said: Said) -> bool:
    symbol, text = said
    return question_on(pack, card, symbol).text == text


def _last(seen: Turning, pile: Pile) -> Asked | None:
    if seen.last is None:
        return None
    turn = seen.race.turn if _of_this_card(seen) else seen.race.turn - 1
    return Asked(pile.order[turn % len(pile.order)], seen.last.symbol)


def _estimates(seen: views.Estimating, rng: Rng) -> tuple[int | None, ...]:
    """Mine as it is, and some number where the others have handed one in."""
    return tuple(
        [
            (seen.own if seat == seen.me else 1 + int(rng.random() * HIGHEST)) if ready else None
            for seat, ready in enumerate(seen.ready)
        ]
    )


def _signs(seen: views.Choosing, rng: Rng) -> tuple[Sign | None, ...]:
    each = tuple(Sign)
    return tuple(
        [
            (seen.own if seat == seen.me else each[int(rng.random() * len(each))]) if ready else None
            for seat, ready in enumerate(seen.ready)
        ]
    )
