"""Where a game that may have a slip lets somebody tell a world from its twin; `real` are the rules without one."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from tablee.kernel import codec
from tablee.kernel.entries import Entry
from tablee.kernel.fuzz import fuzzed
from tablee.kernel.game import AnyGame
from tablee.kernel.inspection import LawBroken
from tablee.kernel.laws import examine
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.replay import step
from tablee.kernel.seats import Viewer, seats
from tablee.kernel.structs import members
from tablee.kernel.witness import Witness
from tests.game_packs import pack_for


def received(game: AnyGame, state: Any, viewer: Viewer, tried: list[Any]) -> list[bytes]:
    """Every byte about this state that could reach the viewer: its view, its offers, the answers to what it may try."""
    seen = game.view(state, viewer)
    refusals = [game.refusal(seen, action) for action in tried]
    return [codec.encode(seen), codec.encode(game.offers(seen)), codec.encode(refusals)]


def alike(game: AnyGame, state: Any, twin: Any, viewer: Viewer, rng: Random) -> bool:
    tried = [fuzzed(members(game.actions), rng) for _ in range(8)]
    return received(game, state, viewer, tried) == received(game, twin, viewer, tried)


def told_bytes(game: AnyGame, moment: tuple[Any, Entry[Any], Any], viewer: Viewer) -> list[bytes]:
    return [codec.encode(fact) for fact in game.tell(*moment, viewer)]


def leak(
    game: AnyGame,
    state: Any,
    follow: list[Any],
    viewer: Viewer,
    rng: Random,
    *,
    real: AnyGame,
    witness: Witness[Any, Any, Any],
) -> str:
    """Where a viewer could tell a state from its twin, now or while both live through the same; empty if nowhere."""
    twin = witness.twin(state, viewer, rng)
    if not alike(game, state, twin, viewer, rng):
        return "state"
    for before, entry, after in follow:
        try:
            twin_after = step(real, twin, entry)
        except Malformed:
            return ""
        moment, twin_moment = (before, entry, after), (twin, entry, twin_after)
        if witness.discloses(*moment, viewer) != witness.discloses(*twin_moment, viewer):
            return ""
        if told_bytes(game, moment, viewer) != told_bytes(game, twin_moment, viewer):
            return "facts"
        if not alike(game, after, twin_after, viewer, rng):
            return "state"
        twin = twin_after
    return ""


def leaks_over(
    leak: Callable[..., str], game: AnyGame, moments: Sequence[Any], rng: Random, *, begun: int, lived: int
) -> set[str]:
    """Over a game of the real rules, from the eyes of everybody: pairs begun now and then, each lived for a while."""
    found = set()
    for at in range(0, len(moments), max(1, len(moments) // begun)):
        state, follow = moments[at][0], moments[at : at + lived]
        for viewer in (None, *seats(game.players_in(state))):
            found.add(leak(game, state, follow, viewer, rng))
    return found - {""}


def telling_when_right(game: AnyGame, right: Callable[[Any, Any, Any], bool]) -> AnyGame:
    """The same rules with a slip: whoever may not do something learns from the reason that it would have been right."""

    def apply(state: Any, seat: Any, action: Any) -> Any:
        try:
            return game.apply(state, seat, action)
        except Refused as refusal:
            if not right(state, seat, action):
                raise
            raise Refused(next(why for why in game.whys if why is not refusal.why)) from None

    return replace(game, apply=apply)


def breaks_law_1(game: AnyGame, *, games: int = 12) -> bool:
    """Whether random games of it come to where `apply` has another reason than the view."""
    players = game.players[len(game.players) // 2]
    try:
        for seed in range(games):
            examine(game, players, Random(seed), pack=pack_for(game))
    except LawBroken as broken:
        return broken.law == 1 and "apply()" in str(broken)
    return False
