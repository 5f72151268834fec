"""Law 13: what a viewer is sent depends on the parts of cards that it is said to see: on all of them, on no other."""

from collections.abc import Collection
from typing import Any

from tablee.kernel import codec
from tablee.kernel.cards.pack import Pack
from tablee.kernel.cards.parts import UNSEEN, Part, UnseenPart, altered, kept_only, leaves, part_of
from tablee.kernel.cards.seen import seen_in
from tablee.kernel.codec import Codec
from tablee.kernel.inspection import Inspection, LawBroken, State, any_viewer, who
from tablee.kernel.refusals import Malformed
from tablee.kernel.replay import Step, fold
from tablee.kernel.seats import Viewer

LOOKED = (UnseenPart, TypeError, NotImplementedError)
"""What comes of a look at an unseen part: it fails itself, or whoever is handed it does, or no codec writes it."""
CARDS_EVERY = 4
"""One step in so many is looked at."""


def cards_opened(on: Inspection, start: State) -> None:
    """A game with cards says what is seen of them; and nobody sees a card that is not said to be seen at the start."""
    game = on.game
    if not (game.cards is None) == (game.parts_seen is None) == (on.pack is None):
        raise LawBroken(13, "a game with cards has `parts_seen` and is played with a pack; one without has neither")
    if on.pack is not None and game.parts_seen is not None:
        _check_view(on, start, any_viewer(on.players, on.rng))


def cards_seen(on: Inspection, step: Step[Any, Any]) -> None:
    """After a step, through any eyes."""
    if on.pack is None or on.game.parts_seen is None or on.rng.random() >= 1 / CARDS_EVERY:
        return
    before, entry, after = step
    viewer = any_viewer(on.players, on.rng)
    _check_view(on, after, viewer)
    both = _blinded(on, {*on.game.parts_seen(before, viewer), *on.game.parts_seen(after, viewer)})
    _same(on, viewer, (before, entry, after), (_with(on, before, both), entry, _with(on, after, both)))


def _same(on: Inspection, viewer: Viewer, step: Step[Any, Any], blind: Step[Any, Any]) -> None:
    try:
        alike = codec.encode(on.game.tell(*blind, viewer)) == codec.encode(on.game.tell(*step, viewer))
    except LOOKED:
        alike = False
    if not alike:
        raise LawBroken(13, f"{who(viewer)} is told something of a card that it is not said to see")


def _check_view(on: Inspection, after: State, viewer: Viewer) -> None:
    assert on.pack is not None, "asked for in a game with cards"
    assert on.game.parts_seen is not None, "same"
    seen = {*on.game.parts_seen(after, viewer)}
    view = codec.encode(on.game.view(after, viewer))
    try:
        alike = codec.encode(on.game.view(_with(on, after, _blinded(on, seen)), viewer)) == view
    except LOOKED:
        alike = False
    if not alike:
        raise LawBroken(13, f"{who(viewer)} is shown something of a card that it is not said to see")
    for part in _one_of(on, seen):
        if codec.encode(on.game.view(_with(on, after, _other(on.pack, part)), viewer)) == view:
            raise LawBroken(13, f"{who(viewer)} is said to see {part}, and its view does not show it")


def replayed_by_what_was_seen(on: Inspection, start: State, end: State) -> None:
    """As a record is verified: with nothing of the pack but what stood in some view."""
    if on.pack is None or on.game.parts_seen is None:
        return
    known = only(on.pack, seen_in(on.game, on.states).parts)
    try:
        again = fold(on.game, _with(on, start, known), on.entries)
    except (Malformed, TypeError) as error:
        raise LawBroken(13, f"the game cannot be replayed by what was seen of its cards: {error}") from None
    if codec.encode(again) != codec.encode(end):
        raise LawBroken(13, "replayed by what was seen of its cards, the game leads elsewhere")


def _blinded(on: Inspection, seen: Collection[Part]) -> Pack:
    """Kept, as the same is seen for many steps in a row."""
    assert on.pack is not None, "asked for in a game with cards"
    key = frozenset(seen)
    if key not in on.blinded:
        on.blinded[key] = only(on.pack, seen)
    return on.blinded[key]


def only(pack: Pack, seen: Collection[Part]) -> Pack:
    """The pack with UNSEEN in all other places."""
    numbers = {part[0] for part in seen}
    cards = {at: kept_only(card, (at,), seen) if at in numbers else UNSEEN for at, card in enumerate(pack.cards)}
    return pack.with_cards(cards)


def _one_of(on: Inspection, seen: Collection[Part]) -> list[Part]:
    """A leaf of what is seen, if anything is."""
    assert on.pack is not None, "asked for in a game with cards"
    parts = [leaf for part in sorted(seen, key=repr) for leaf, _ in leaves(part_of(on.pack.cards, part), part)]
    return [parts[int(on.rng.random() * len(parts))]] if parts else []


def _other(pack: Pack, part: Part) -> Pack:
    number = part[0]
    assert isinstance(number, int), "a part begins with the number of its card"
    return pack.with_cards({number: altered(pack.cards[number], part[1:])})


def _with(on: Inspection, state: State, pack: Pack) -> State:
    """The same state with this pack, which goes by the same hash."""
    return Codec[State](on.game.states, pack).decode(codec.encode(state))
