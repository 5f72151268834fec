"""What the host may do in the game itself: take away a drawing that is or was shown. All of it is public."""

from msgspec.structs import replace

from tablee.games.incognito import phases, views
from tablee.games.incognito.phases import Exhibit, Picture, State
from tablee.games.incognito.views import View, view
from tablee.games.incognito.vocabulary import Blank, TakeDown, Why
from tablee.kernel.game import HostActs
from tablee.kernel.ink.sheet import Sheet
from tablee.kernel.offers import Field, Offer, OneOf
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat, seats

NOTHING_LEFT = Picture((), None, None, blank=True)


def offers(seen: View) -> tuple[Offer, ...]:
    """Of the round that is voted on, and of each that is over."""
    shown = tuple([seat for seat, picture in enumerate(_shown(seen)) if not picture.blank])
    now = (Offer("blank", (Field("seat", OneOf(shown)),)),) if shown else ()
    return (*now, *[_taking_down(*left) for left in _left(seen) if left[1]])


def _taking_down(round_: int, seats: tuple[Seat, ...]) -> Offer:
    return Offer("take_down", (Field("seat", OneOf(seats)), Field("round", OneOf((round_,)))))


def _shown(seen: View) -> tuple[Picture, ...]:
    return seen.pictures if isinstance(seen, views.Voting) else ()


def _left(seen: View) -> list[tuple[int, tuple[Seat, ...]]]:
    """Rounds that are over, from 1, and whose drawings of them are still there."""
    if not isinstance(seen, views.Drawing | views.Voting | views.Won):
        return []
    rounds = enumerate(seen.match.blanked, 1)
    players = seats(len(seen.match.scores))
    return [(round_, tuple([seat for seat in players if seat not in gone])) for round_, gone in rounds]


def refusal(seen: View, act: Blank | TakeDown) -> Why | None:
    if isinstance(act, Blank):
        shown = _shown(seen)
        if not shown:
            return Why.NOT_NOW
        if not 0 <= act.seat < len(shown):
            return Why.NO_SUCH_SLATE
        return Why.BLANK_ALREADY if shown[act.seat].blank else None
    if not isinstance(seen, views.Drawing | views.Voting | views.Won) or not 1 <= act.round <= len(seen.match.blanked):
        return Why.NOT_NOW
    if not 0 <= act.seat < len(seen.match.scores):
        return Why.NO_SUCH_SLATE
    return Why.BLANK_ALREADY if act.seat in seen.match.blanked[act.round - 1] else None


def blank(state: State, act: Blank | TakeDown) -> State:
    if why := refusal(view(state, None), act):
        raise Refused(why)
    if isinstance(act, Blank):
        assert isinstance(state, phases.Voting), "refusal() guards this"
        return replace(state, pictures=_without(state.pictures, act.seat))
    assert isinstance(state, phases.Drawing | phases.Voting | phases.Won), "refusal() guards this"
    at = act.round - 1
    gone = tuple(sorted((*state.match.blanked[at], act.seat)))
    blanked = (*state.match.blanked[:at], gone, *state.match.blanked[at + 1 :])
    gallery = _taken_from(state.gallery, at - len(blanked), act.seat)
    return replace(state, match=replace(state.match, blanked=blanked), gallery=gallery)


def _taken_from(gallery: tuple[Exhibit, ...], back: int, seat: Seat) -> tuple[Exhibit, ...]:
    """So many from the end: of a game that began in the middle, earlier rounds are not there."""
    at = len(gallery) + back
    over = replace(gallery[at], pictures=_without(gallery[at].pictures, seat))
    return (*gallery[:at], over, *gallery[at + 1 :])


def _without(pictures: tuple[Picture, ...], seat: Seat) -> tuple[Picture, ...]:
    return (*pictures[:seat], NOTHING_LEFT, *pictures[seat + 1 :])


def sheet(state: State, seat: Seat) -> Sheet:
    assert isinstance(state, phases.Drawing), "nobody draws at another time"
    return Sheet(seat, state.match.round)


def takes(state: State, act: Blank | TakeDown) -> Sheet:
    if isinstance(act, TakeDown):
        return Sheet(act.seat, act.round - 1)
    assert isinstance(state, phases.Voting), "refusal() guards this"
    return Sheet(act.seat, state.match.round)


HOST: HostActs[State, View] = HostActs(acts=Blank | TakeDown, offers=offers, refusal=refusal, apply=blank, takes=takes)
