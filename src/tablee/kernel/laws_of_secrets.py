"""Laws 6 and 7: what a viewer is sent tells it no more than it may know, and leaves room for every world that fits.

And law 12: what a bot happens to know beyond that hangs on its number. And law 14: nor does the time that a show takes
tell anything.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.inspect import VarTupleType

from tablee.kernel import codec
from tablee.kernel.fuzz import fuzzed
from tablee.kernel.game import LEVELS, AnyGame, Waiting, told_to_all
from tablee.kernel.inspection import Inspection, LawBroken, State, any_viewer, who
from tablee.kernel.replay import Step
from tablee.kernel.seats import Seat
from tablee.kernel.show import show_time
from tablee.kernel.structs import Value, field_types, members, tag
from tablee.kernel.twins import Pair, paired, parted

PAIR_EVERY, PART_EVERY = 24, 3
"""A new pair of twins begins at one step in so many: by other secrets, or by another entry where it has any."""
IMAGINE_EVERY, RECAP_EVERY = 4, 24
"""A world is imagined at one step in so many: it is held against everything that was told before it, or a recap."""


def twins_alike(on: Inspection, step: Step[Any, Any]) -> None:
    """Law 6: live pairs go on with what really happened; what is hidden of it, and now and then chance, begins more."""
    if on.witness is None:
        return
    pairs, on.pairs = on.pairs, []
    on.wild = [fuzzed(members(on.game.actions), on.rng) for _ in range(3)]
    for pair in pairs:
        on.twins += 1
        if follow := pair.fed(on.game, on.witness, step):
            _same(follow, on)
            on.pairs += [follow] if follow.world != follow.twin else []  # grown one, by a shuffle of all cards
    drawn, viewer, new = on.rng.random(), any_viewer(on.players, on.rng), None
    if drawn < 1 / PAIR_EVERY:
        new = paired(on.witness, step[2], viewer, on.rng)
    elif drawn > 1 - 1 / PART_EVERY:
        new = parted(on.game, on.witness, step, viewer, on.rng)
    if new is not None:
        _same(new, on)
        if new.recaps_differ(on.game):
            raise LawBroken(6, f"a recap tells {who(new.viewer)} something it may not know")
        on.pairs.append(new)


def _same(pair: Pair, on: Inspection) -> None:
    if leak := pair.difference(on.game, on.wild):
        raise LawBroken(6, f"{leak} tells {who(pair.viewer)} something it may not know")


def imagined(on: Inspection, state: State) -> None:
    """Law 7, by all that was told, and by a recap of it as if the game began here."""
    drawn = on.rng.random()
    if drawn < 1 / IMAGINE_EVERY:
        _imagined(on, state, on.told)
    if drawn < 1 / RECAP_EVERY and on.game.recap is not None:
        recap = on.game.recap(state, on.eyes)
        if on.witness and not on.witness.possible(state, recap, on.eyes):
            raise LawBroken(7, f"a recap tells {who(on.eyes)} what cannot have led here")
        _imagined(on, state, recap)


def _imagined(on: Inspection, state: State, told: Sequence[Value]) -> None:
    seen = on.game.view(state, on.eyes)
    world = on.game.imagine(seen, told, on.pack, on.rng)
    if on.game.view(world, on.eyes) != seen:
        raise LawBroken(7, f"an imagined world looks different to {who(on.eyes)}")
    if on.witness and not on.witness.possible(world, told, on.eyes):
        raise LawBroken(7, f"an imagined world could not have told {who(on.eyes)} all that it was told")
    if on.witness and not on.witness.conserved(world):
        raise LawBroken(7, "an imagined world has lost or doubled something")


def hunches_follow(on: Inspection, state: State) -> None:
    """Law 12, for every seat that may speak and for every level."""
    occasion, hunch = on.game.occasion, on.game.hunch
    if (occasion is None) != (hunch is None):
        raise LawBroken(12, "a game has both `occasion` and `hunch`, or neither")
    pending = on.game.pending(state)
    if occasion is None or hunch is None or not isinstance(pending, Waiting):
        return
    number, asked = on.rng.random(), list[Seat]()
    for seat in (*pending.awaited, *pending.may):
        which = occasion(state, seat)
        if which is None:
            continue
        if type(which) is not int or not 0 <= which < 2**53:
            raise LawBroken(12, f"the occasion of seat {seat} is {which!r}, and no number from 0 up to 2^53")
        if occasion(state, seat) != which:
            raise LawBroken(12, f"asked again, the occasion of seat {seat} is another than {which}")
        asked.append(seat)
    first, again = [
        codec.encode([hunch(state, seat, level, number) for seat in asked for level in LEVELS]) for _ in range(2)
    ]
    if first != again:
        raise LawBroken(12, f"asked again, one of the seats {asked} has another hunch")


def shows_fit(game: AnyGame) -> None:
    """Law 14: figures are for facts of the game and for lists in them, and what may be done meanwhile is an action.

    So is what bots leave to people first; and what is pondered is a view. Facts of one's own are facts of the game.
    """
    for kind, show in game.shows.items():
        if kind not in members(game.facts):
            raise LawBroken(14, f"{kind.__name__} has a show, and is no fact of this game")
        if min(*show.steps, *show.each, *show.then, show.look, 0) < 0:
            raise LawBroken(14, f"{tag(kind)} is shown by {show}, which would turn back time")
        if bool(show.each) != bool(show.of):
            raise LawBroken(14, f"{tag(kind)} has steps for each of nothing, or none for each of something")
        if show.of and not isinstance(field_types(kind).get(show.of), VarTupleType):
            raise LawBroken(14, f"{tag(kind)} has steps for each of {show.of!r}, which is no list in it")
        if show.reads and show.reads not in kind.__struct_fields__:
            raise LawBroken(14, f"{tag(kind)} is read for its {show.reads!r}, which it has not")
    if strange := [kind.__name__ for kind in game.own_facts or () if kind not in members(game.facts)]:
        raise LawBroken(14, f"{', '.join(strange)} may be told to some otherwise, and is no fact of this game")
    if strange := [kind.__name__ for kind in game.anytime if kind not in members(game.actions)]:
        raise LawBroken(14, f"{', '.join(strange)} can be done at any time, and is no action of this game")
    if strange := [kind.__name__ for kind in game.after_people if kind not in members(game.actions)]:
        raise LawBroken(14, f"{', '.join(strange)} waits for people, and is no action of this game")
    if strange := [kind.__name__ for kind in game.pondered if kind not in members(game.views)]:
        raise LawBroken(14, f"{', '.join(strange)} is pondered, and is no view of this game")


def shown_alike(on: Inspection, step: Step[Any, Any]) -> None:
    """Law 14: nobody can tell from how long the table waits what others were told; and all are told what all are."""
    before, entry, after = step
    told, public = [on.game.tell(before, entry, after, eyes) for eyes in (on.eyes, None)]
    time, public_time = [show_time(on.game.shows, facts) for facts in (told, public)]
    if time != public_time:
        raise LawBroken(14, f"what is told of {entry} takes {who(on.eyes)} {time} ms to see, a spectator {public_time}")
    if told_to_all(on.game, public) and told != public:
        raise LawBroken(14, f"{who(on.eyes)} is told {told} of {entry}, and not what all are told: {public}")
