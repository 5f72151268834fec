"""What a game is asked by callers whom nobody has checked: a script, a notebook, a bot.

The functions of a game trust what they are given, as they are the inner loop of every simulation. Here a seat must
exist and an action have its types before the rules see them; all that is then left for them to say is Refused.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from tablee.kernel.entries import Entry
from tablee.kernel.game import Action, AnyGame, Fact, Game, State, View
from tablee.kernel.refusals import Malformed
from tablee.kernel.replay import recapped, steps
from tablee.kernel.seats import Seat, Viewer, existing
from tablee.kernel.structs import by_tag, converted, members
from tablee.kernel.text_fields import normalised
from tablee.kernel.typed import typed


def view(game: Game[State, View, Action, Fact], state: State, viewer: Viewer) -> View:
    """All that this seat may know; None is a spectator. Malformed if nobody sits there."""
    _check_viewer(game, state, viewer)
    return game.view(state, viewer)


def recap(game: Game[State, View, Action, Fact], start: State, viewer: Viewer) -> tuple[Fact, ...]:
    """What this viewer was told before a game that begins here; nothing at its opening."""
    _check_viewer(game, start, viewer)
    return recapped(game, start, viewer)


def told(
    game: Game[State, View, Action, Fact], start: State, entries: Iterable[Entry[Action]], viewer: Viewer
) -> list[Fact]:
    """All that this viewer was told since the start of the game; of one that begins in the middle, a recap first."""
    before = recap(game, start, viewer)
    return [*before, *(fact for step in steps(game, start, entries) for fact in game.tell(*step, viewer))]


def act(game: Game[State, View, Action, Fact], state: State, seat: Seat, action: Action) -> State:
    """The state after this move.

    Refused says that the rules forbid it, and why; Malformed that there is no such seat, or that it is no action: not
    one of this game, or one with a field of another type than it declares. Either way nothing has changed.
    """
    check_state(game, state)
    existing(seat, game.players_in(state))
    check_action(game, action)
    return game.apply(state, seat, action)


def action(game: AnyGame, tag: str, /, **fields: object) -> Any:  # noqa: ANN401 - an action of whichever game it is
    """The action of this tag, its fields given in plain values: `action(game, "announce", number=6, family="requin")`.

    Read as it would be from JSON, and so Malformed where a field is lacking, unknown or out of its bounds; free text is
    made normal.
    """
    kind = by_tag(game.actions).get(str(tag))
    if kind is None:
        raise Malformed(f"{game.name} has no action {tag!r}; it has {', '.join(by_tag(game.actions))}")
    if "type" in fields:
        raise Malformed(f"{tag}: the tag is the type, and no field is called so")
    try:
        return normalised(converted({"type": tag, **fields}, kind))
    except (msgspec.ValidationError, UnicodeError) as error:
        raise Malformed(f"{tag}: {error}") from None


def check_action(game: AnyGame, action: object) -> None:
    typed(game.actions).check(action)


def check_state(game: AnyGame, state: object) -> None:
    if not isinstance(state, members(game.states)):
        raise Malformed(f"a {type(state).__name__} is no state of {game.name}")


def _check_viewer(game: Game[State, View, Action, Fact], state: State, viewer: Viewer) -> None:
    check_state(game, state)
    if viewer is not None:
        existing(viewer, game.players_in(state))
