"""Tables that differ only in what somebody may not know send them the same bytes; and a planted leak is caught."""

from random import Random

import pytest
from msgspec import UNSET, structs

from tablee.kernel.refusals import Refused
from tablee.tables import deadlines, feed, hold, perspective, schedule
from tablee.tables.patches.change import Change
from tablee.tables.perspective import Patch, patch_between, perspective_of
from tablee.tables.public_table import public_table_of
from tablee.tables.refusals import Why
from tablee.tables.shown_for import last_shown_for, shown_for
from tablee.tables.stages import Playing
from tablee.tables.topics import moves
from tablee.tables.topics.moves import Played
from tests.kernel.murmure_witness import WITNESS as MURMURE_WITNESS
from tests.tables import twins
from tests.tables.twins import Leak, lived, scribble, side_by_side


def murmures(seeds: range) -> int:
    games = (lived("murmure", 2 + seed % 2, seed) for seed in seeds)
    return sum(
        side_by_side(game, MURMURE_WITNESS, Random(seed), scribble) for seed, game in zip(seeds, games, strict=True)
    )


@pytest.mark.slow
def test_no_byte_of_a_table_tells_anybody_what_they_may_not_know():
    assert murmures(range(200)) > 3_000


# Planted leaks: each is a slip that somebody could make, and each is caught.


def with_the_length_of_the_log(current, viewer):
    seen = perspective_of(current, viewer)
    return structs.replace(seen, may=(*seen.may, len(current.lines)))


def with_a_hidden_tile(current, viewer):
    seen = perspective_of(current, viewer)
    tiles = getattr(current.state, "tiles", ())
    return structs.replace(seen, view=structs.replace(seen.view, own=sum(tiles[1:])))


def with_the_hunch_of_the_seat(current, viewer):
    """To a person who has taken it back from a bot."""
    seen = perspective_of(current, viewer)
    return structs.replace(
        seen, may=(*seen.may, *[n % 100 for (seat, _), n in current.hunches.items() if seat == viewer])
    )


def a_message_for_every_hunch(current, viewer):
    seen = perspective_of(current, viewer)
    return structs.replace(seen, may=(*seen.may, *[occasion for _, occasion in current.hunches]))


def with_hunches(table, present):
    shown = public_table_of(table, present)
    current = table.current
    return structs.replace(shown, games=shown.games + sum(current.hunches.values()) % 1000)


def at_every_move(viewer, number, before, after, told):
    return patch_between(viewer, number, before, after, told) or Patch(viewer, number)


def all_that_is_another_object(before, after):
    """Whether a state kept an object or made an equal one is nobody's business."""
    names = after.__struct_fields__
    anew = {name: getattr(after, name) for name in names if getattr(after, name) is not getattr(before, name)}
    return Change(set=anew) if anew else None


def as_long_as_the_tiles_say(real):
    """What is cut and put in is nothing, so the view comes out right; but it is said as often as a secret has it."""

    def next_message(self):
        message = real(self)
        if message is None or message.view is UNSET:
            return message
        often = sum(getattr(self._current.state, "tiles", ())[1:])
        idle = {"shouted": Change(splice=((0, 0, ()),) * often)}
        return structs.replace(message, view=structs.replace(message.view, inside=idle))

    return next_message


def a_moment_by_the_cards(real):
    def _bots(self, table, at):
        turns = real(self, table, at)
        tiles = getattr(table.current.state, "tiles", (0,)) if isinstance(table.stage, Playing) else (0,)
        return {seat: (decision, moment + tiles[seat]) for seat, (decision, moment) in turns.items()}

    return _bots


def a_limit_at_every_move(real):
    def move_entry(table, current, outcome, chairs, at, *more):
        played = real(table, current, outcome, chairs, at, *more)
        return Played(played.entries, played.id, at + 20_000, played.timer)

    return move_entry


def a_refusal_by_the_cards(real):
    def _judged(current, seat, decision, action, *others):
        try:
            return real(current, seat, decision, action, *others)
        except Refused:
            raise Refused(Why.TOO_LATE if current.state.pile[0] % 2 else Why.NOT_NOW) from None

    return _judged


def a_show_by_the_cards(game, steps):
    """It is told in the same time, but nobody should know of what."""
    return shown_for(game, steps) + sum(sum(getattr(after, "tiles", ())[1:]) for _, _, after in steps)


def a_hold_by_the_cards(current):
    return last_shown_for(current) + sum(getattr(current.state, "tiles", ())[1:])


LEAKS = [
    (feed, "perspective_of", with_the_length_of_the_log, "patch"),
    (feed, "perspective_of", with_a_hidden_tile, "snapshot"),
    (feed, "perspective_of", with_the_hunch_of_the_seat, "patch"),
    (feed, "perspective_of", a_message_for_every_hunch, "patch"),
    (twins, "public_table_of", with_hunches, "public_table"),
    (feed, "patch_between", at_every_move, "patch"),
    (perspective, "difference", all_that_is_another_object, "patch"),
    (feed.Feed, "next_message", as_long_as_the_tiles_say(feed.Feed.next_message), "patch"),
    (schedule.Schedule, "_bots", a_moment_by_the_cards(schedule.Schedule._bots), "moment"),
    (hold, "last_shown_for", a_hold_by_the_cards, "moment"),
    (deadlines, "shown_for", a_show_by_the_cards, "public_table"),
    (moves, "move_entry", a_limit_at_every_move(moves.move_entry), "public_table"),
    (moves, "_judged", a_refusal_by_the_cards(moves._judged), "refusal"),
]


@pytest.mark.parametrize(
    ("where", "what", "leaky", "seen"), LEAKS, ids=[f"{leak[3]}-{leak[2].__qualname__}" for leak in LEAKS]
)
def test_a_planted_leak_is_caught(monkeypatch, where, what, leaky, seen):
    monkeypatch.setattr(where, what, leaky)

    with pytest.raises(Leak, match=f"^{seen}"):
        murmures(range(20))
