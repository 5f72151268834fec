"""What every game keeps to: exactly what is offered is accepted, and exactly those are asked who may speak."""

from typing import Any

from tablee.kernel import codec
from tablee.kernel.game import AnyGame, Waiting
from tablee.kernel.offers import offered
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat, seats


def accepts_as_offered(game: AnyGame, state: Any, seat: Seat, action: Any) -> bool:
    """Whether this is accepted if and only if it is offered, and the state stands as it was."""
    before = codec.encode(state)
    try:
        game.apply(state, seat, action)
        accepted = True
    except Refused:
        accepted = False
    return accepted == offered(game.offers(game.view(state, seat)).choices, action) and codec.encode(state) == before


def asks_who_may_speak(game: AnyGame, state: Any) -> bool:
    """Whether those and no others have something to choose; whoever looks on has nothing."""
    pending = game.pending(state)
    asked = [seat for seat in seats(game.players_in(state)) if game.offers(game.view(state, seat)).choices]
    may = sorted(pending.awaited + pending.may) if isinstance(pending, Waiting) else []
    return asked == may and not game.offers(game.view(state, None)).choices
