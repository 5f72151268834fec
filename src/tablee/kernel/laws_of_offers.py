"""Law 1: what is offered is what is accepted, and all else is refused for the reason that the view gives.

`refusal` reads a view, so its reason tells no secret; `apply` has the state before it, and could.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import partial
from typing import Any

import msgspec

from tablee.kernel import codec
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Rng
from tablee.kernel.fuzz import fuzzed
from tablee.kernel.game import AnyGame, Over, Waiting
from tablee.kernel.inspection import Inspection, LawBroken, State
from tablee.kernel.offers import AnyText, Domain, Offer, Scalar, Span, every_action, is_text, offered, sampled
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value, by_tag, members
from tablee.kernel.text import as_text
from tablee.kernel.text_fields import text_fields

GUESS_EVERY, GUESSES, LOOKS = 8, 8, 16
"""At one state in so many a seat tries its luck: with all that it could say, or so often where that cannot be listed,
each time with one of so many things that it cannot see."""


def judged_alike(on: Inspection, state: State) -> None:
    """Law 1 for a wild action and a sampled offer of any seat; law 2 on the way."""
    game = on.game
    seat = Seat(int(on.rng.random() * on.players))
    seen = game.view(state, seat)
    choices = game.offers(seen).choices
    on.offers |= {offer.action: offer for offer in choices}
    _declared_text(choices, by_tag(game.actions))
    if choices:
        action = sampled(choices, by_tag(game.actions), on.rng)
        if refused(on, state, seat, action) is not None:
            raise LawBroken(1, f"{action} was offered to seat {seat} and is refused")
    action = fuzzed(members(game.actions), on.rng, choices)
    why, found = game.refusal(seen, action), refused(on, state, seat, action)
    if found != why:
        raise LawBroken(1, f"refusal() says {why} of {action} of seat {seat}, and apply() {found}")
    if offered(choices, action) != (why is None):
        raise LawBroken(1, f"refusal() says {why} of {action} of seat {seat}, and offers() say otherwise")


def guessed_alike(on: Inspection, state: State) -> None:
    """Law 1 for what a seat may not do, said as if it knew what it cannot: the reason is the same if that is right."""
    if on.rng.random() > 1 / GUESS_EVERY or not on.offers:
        return
    game = on.game
    seat = Seat(int(on.rng.random() * on.players))
    seen = game.view(state, seat)
    offer = [*on.offers.values()][int(on.rng.random() * len(on.offers))]
    for action in guesses(game, offer, state, on.pack, on.rng):
        why = game.refusal(seen, action)
        if why is not None and (found := _answer(partial(game.apply, state, seat, action))) != why:
            raise LawBroken(1, f"refusal() says {why} of {action} of seat {seat}, and apply() {found}")


def guesses(game: AnyGame, offer: Offer, state: State, pack: Pack | None, rng: Rng) -> Sequence[Value]:
    """All that this offer lets one say; if that is too much, some of it, by what stands in the state or on cards."""
    kind = by_tag(game.actions)[offer.action]
    if every := every_action(offer, kind):
        return every
    hidden = (_scalars(msgspec.to_builtins(state, enc_hook=lambda _: None)), *(_on_cards(game, pack) if pack else ()))
    return [kind(*[_guess(field.domain, hidden, rng) for field in offer.fields]) for _ in range(GUESSES)]


def _on_cards(game: AnyGame, pack: Pack) -> tuple[Sequence[Scalar], ...]:
    """All that stands there, and the names of them all where answers are typed."""
    if "on_cards" not in pack.memo:
        names = [] if game.names is None else [*game.names(pack)]
        pack.memo["on_cards"] = (_scalars(msgspec.to_builtins(pack.cards)), names)
    found: tuple[Sequence[Scalar], ...] = pack.memo["on_cards"]
    return found


def _scalars(held: object) -> list[Scalar]:
    """Every whole number and every text in what was made of plain values."""
    match held:
        case dict():
            return [scalar for value in held.values() for scalar in _scalars(value)]
        case list() | tuple():
            return [scalar for value in held for scalar in _scalars(value)]
        case int() | str():
            return [held]
        case _:
            return []


def _guess(domain: Domain, hidden: tuple[Sequence[Scalar], ...], rng: Rng) -> Scalar:
    """From the state or from the cards, if one of a few things that stand there will do."""
    for _ in range(LOOKS) if isinstance(domain, Span | AnyText) else ():
        if among := hidden[int(rng.random() * len(hidden))]:
            found = among[int(rng.random() * len(among))]
            if isinstance(domain, AnyText) and isinstance(found, str):
                return as_text(found)
            if domain.holds(found):
                return found
    return domain.sample(rng)


def overruled_alike(on: Inspection, state: State) -> None:
    """Law 1 for a wild act of the host and a sampled one, wherever a host may act."""
    host = on.game.host
    if host is None or not isinstance(on.game.pending(state), Waiting | Over):
        return
    seen = on.game.view(state, None)
    choices = host.offers(seen)
    _declared_text(choices, by_tag(host.acts))
    if choices:
        done = sampled(choices, by_tag(host.acts), on.rng)
        if _unchanging(on, state, partial(host.apply, state, done), done) is not None:
            raise LawBroken(1, f"{done} was offered to the host and is refused")
    done = fuzzed(members(host.acts), on.rng, choices)
    why = host.refusal(seen, done)
    if _unchanging(on, state, partial(host.apply, state, done), done) != why:
        raise LawBroken(1, f"refusal() and apply() do not agree about {done} of the host")
    if offered(choices, done) != (why is None):
        raise LawBroken(1, f"refusal() and offers() do not agree about {done} of the host")


def _declared_text(choices: Sequence[Offer], kinds: Mapping[str, type[Value]]) -> None:
    for offer in choices:
        for field in offer.fields:
            if is_text(field) and field.name not in text_fields(kinds[offer.action]):
                raise LawBroken(1, f"{field.name} is offered as free text, and nothing makes it normal: it is not Text")


def refused(on: Inspection, state: State, seat: Seat, action: Value) -> StrEnum | None:
    """Why `apply` says no, if it does."""
    return _unchanging(on, state, partial(on.game.apply, state, seat, action), action)


def _unchanging(on: Inspection, state: State, tried: Callable[[], object], what: Value) -> StrEnum | None:
    why = _answer(tried)
    if codec.encode(state) != on.encoded:
        raise LawBroken(2, f"{what} changed the state that it was applied to")
    return why


def _answer(tried: Callable[[], Any]) -> StrEnum | None:
    try:
        tried()
    except Refused as refusal:
        return refusal.why
    return None
