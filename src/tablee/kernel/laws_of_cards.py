"""Law 13: what a viewer is sent depends on the parts of cards that it is said to see: on all of them, on no other."""

from collections.abc import Collection
from typing import Any

from tablee.kernel import codec
from tablee.kernel.cards.pack import Pack
from tablee.kernel.cards.parts import UNSEEN, Part, UnseenPart, altered, kept_only, leaves, part_of
from tablee.kernel.cards.seen import parts_seen
from tablee.kernel.codec import Codec
from tablee.kernel.inspection import Inspection, LawBroken, State, any_viewer, who
from tablee.kernel.refusals import Malformed
from tablee.kernel.replay import Step, fold, steps

CARDS_EVERY = 4
"""One step in so many is looked at."""


def cards_seen(on: Inspection, step: Step[Any, Any]) -> None:
    """After a step, through any eyes."""
    if on.pack is None or on.game.parts_seen is None or on.rng.random() >= 1 / CARDS_EVERY:
        return
    before, entry, after = step
    viewer = any_viewer(on.players, on.rng)
    seen = {*on.game.parts_seen(after, viewer)}
    view = codec.encode(on.game.view(after, viewer))
    both = only(on.pack, seen | {*on.game.parts_seen(before, viewer)})
    try:
        alike = codec.encode(on.game.view(_with(on, after, only(on.pack, seen)), viewer)) == view
        told = codec.encode(on.game.tell(_with(on, before, both), entry, _with(on, after, both), viewer))
    except (UnseenPart, NotImplementedError):
        alike, told = False, b""
    if not alike or told != codec.encode(on.game.tell(before, entry, after, viewer)):
        raise LawBroken(13, f"{who(viewer)} is sent something of a card that it is not said to see")
    for part in _one_of(on, seen):
        if codec.encode(on.game.view(_with(on, after, _other(on.pack, part)), viewer)) == view:
            raise LawBroken(13, f"{who(viewer)} is said to see {part}, and its view does not show it")


def replayed_by_what_was_seen(on: Inspection, start: State, end: State) -> None:
    """As a record is verified: with nothing of the pack but what stood in some view."""
    if on.pack is None or on.game.parts_seen is None:
        return
    states = [start, *(after for _, _, after in steps(on.game, start, on.entries))]
    known = only(on.pack, parts_seen(on.game, states))
    try:
        again = fold(on.game, _with(on, start, known), on.entries)
    except Malformed as error:
        raise LawBroken(13, f"the game cannot be replayed by what was seen of its cards: {error}") from None
    if codec.encode(again) != codec.encode(end):
        raise LawBroken(13, "replayed by what was seen of its cards, the game leads elsewhere")


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
