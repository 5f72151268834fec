"""Twins: two worlds that differ only in what one viewer may not know. Whatever is sent to that viewer must be the same.

A pair begins with the secrets of a state drawn again, or with an entry whose own secret part is another one. It is fed
the same inputs for as long as they are legal in both worlds and the rulebook makes the same known by them; what is sent
(how much of it, in which order, how long) is compared byte for byte.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tablee.kernel import codec
from tablee.kernel.chance import Rng
from tablee.kernel.entries import Entry
from tablee.kernel.game import AnyGame, Pending, Question, Waiting
from tablee.kernel.memo import once
from tablee.kernel.refusals import Malformed
from tablee.kernel.replay import Step, recapped, step
from tablee.kernel.seats import Viewer
from tablee.kernel.structs import Value
from tablee.kernel.witness import Witness

State = Any
spelt = once(codec.encode)


@dataclass(frozen=True)
class Pair:
    viewer: Viewer
    world: State
    twin: State
    sent: tuple[tuple[bytes, ...], tuple[bytes, ...]] = ((), ())
    """What the viewer was sent in either world when they came to be what they are."""

    def difference(self, game: AnyGame, actions: Sequence[Value]) -> str | None:
        """What the viewer could tell the twins apart by."""
        if self.sent[0] != self.sent[1]:
            return "what is sent"
        seen, twin_seen = game.view(self.world, self.viewer), game.view(self.twin, self.viewer)
        if spelt(seen) != spelt(twin_seen):
            return "the view"
        if spelt(game.offers(seen)) != spelt(game.offers(twin_seen)):
            return "an offer"
        if _public(game.pending(self.world)) != _public(game.pending(self.twin)):
            return "who is awaited"
        if _occasion(game, self.world, self.viewer) != _occasion(game, self.twin, self.viewer):
            return "an occasion"
        for action in actions:
            if game.refusal(seen, action) != game.refusal(twin_seen, action):
                return f"the refusal of {action}"
        return None

    def recaps_differ(self, game: AnyGame) -> bool:
        """Whether a game that begins here would tell the twins apart. Slow, where a game was long."""
        recaps = [recapped(game, state, self.viewer) for state in (self.world, self.twin)]
        return codec.encode(recaps[0]) != codec.encode(recaps[1])

    def fed(self, game: AnyGame, witness: Witness[Any, Any, Any], happened: Step[Any, Any]) -> "Pair | None":
        """The pair after what really happened, or None when the rules let the two be told apart there."""
        return _followed(game, witness, self.viewer, happened, (self.twin, happened[1]))


def paired(witness: Witness[Any, Any, Any], state: State, viewer: Viewer, rng: Rng) -> Pair:
    return Pair(viewer, state, witness.twin(state, viewer, rng))


def parted(
    game: AnyGame, witness: Witness[Any, Any, Any], happened: Step[Any, Any], viewer: Viewer, rng: Rng
) -> Pair | None:
    """One world that becomes two by what the viewer may not know of this entry; None where nothing of it is hidden."""
    before, entry, _ = happened
    instead = witness.otherwise(before, entry, viewer, rng)
    return None if instead == entry else _followed(game, witness, viewer, happened, (before, instead))


def _followed(
    game: AnyGame,
    witness: Witness[Any, Any, Any],
    viewer: Viewer,
    happened: Step[Any, Any],
    other: tuple[State, Entry[Any]],
) -> Pair | None:
    """Two worlds after an entry each, unless the rules forbid one of them or let the viewer tell them apart."""
    try:
        other_after = step(game, *other)
    except Malformed:
        return None
    other_step = (*other, other_after)
    if witness.discloses(*happened, viewer) != witness.discloses(*other_step, viewer):
        return None
    sent = sendings(game, *happened, viewer), sendings(game, *other_step, viewer)
    return Pair(viewer, happened[2], other_after, sent)


def sendings(game: AnyGame, before: State, entry: Entry[Any], after: State, viewer: Viewer) -> tuple[bytes, ...]:
    """The messages that this entry brings a viewer: each fact told, then what changed; none at all if nothing did."""
    facts = [codec.encode(fact) for fact in game.tell(before, entry, after, viewer)]
    was, now = game.view(before, viewer), game.view(after, viewer)
    changed = [spelt(now) + spelt(game.offers(now))] if was != now else []
    return (*facts, *changed)


def _occasion(game: AnyGame, state: State, viewer: Viewer) -> int | None:
    """Of a seat that may speak. Nobody is sent it, but a record shows it in the end, beside much that stays secret."""
    pending = game.pending(state)
    if game.occasion is None or viewer is None or not isinstance(pending, Waiting):
        return None
    return game.occasion(state, viewer) if viewer in (*pending.awaited, *pending.may) else None


def _public(pending: Pending) -> object:
    """A question goes to the table alone; all else is seen by everybody."""
    return Question if not isinstance(pending, Waiting) and isinstance(pending, Question) else pending
