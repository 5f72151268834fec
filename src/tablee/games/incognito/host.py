"""What the host may do in the game itself: take away a drawing that is shown. All of it is public."""

from msgspec.structs import replace

from tablee.games.incognito import phases, views
from tablee.games.incognito.phases import Picture, State
from tablee.games.incognito.views import View, view
from tablee.games.incognito.vocabulary import Blank, Why
from tablee.kernel.game import HostActs
from tablee.kernel.offers import Field, Offer, OneOf
from tablee.kernel.refusals import Refused

NOTHING_LEFT = Picture((), None, None, blank=True)


def offers(seen: View) -> tuple[Offer, ...]:
    if not isinstance(seen, views.Voting):
        return ()
    shown = tuple([seat for seat, picture in enumerate(seen.pictures) if not picture.blank])
    return (Offer("blank", (Field("seat", OneOf(shown)),)),) if shown else ()


def refusal(seen: View, act: Blank) -> Why | None:
    if not isinstance(seen, views.Voting):
        return Why.NOT_NOW
    if not 0 <= act.seat < len(seen.pictures):
        return Why.NO_SUCH_SLATE
    return Why.BLANK_ALREADY if seen.pictures[act.seat].blank else None


def blank(state: State, act: Blank) -> State:
    if why := refusal(view(state, None), act):
        raise Refused(why)
    assert isinstance(state, phases.Voting), "refusal() guards this"
    pictures = (*state.pictures[: act.seat], NOTHING_LEFT, *state.pictures[act.seat + 1 :])
    return replace(state, pictures=pictures)


HOST: HostActs[State, View] = HostActs(acts=Blank, offers=offers, refusal=refusal, apply=blank)
