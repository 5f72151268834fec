"""The announce phase: claims that climb, until somebody says « C'est faux ! » and the hands are shown."""

from msgspec.structs import replace

from tablee.games.sept_pour_cent import views
from tablee.games.sept_pour_cent.deal import deal
from tablee.games.sept_pour_cent.facts import Announced, Opined
from tablee.games.sept_pour_cent.phases import Announcing, Contesting, Dealing, Rewarding
from tablee.games.sept_pour_cent.vocabulary import (
    HIGHEST,
    REWARDS,
    Action,
    Agree,
    Announce,
    Contest,
    Disagree,
    Family,
    Hand,
    Why,
)
from tablee.kernel.offers import Field, Offer, Offers, OneOf, Span
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import LEFT, Seat, clockwise

FAMILY = Field("family", OneOf(tuple(Family)))


def _choices(standing: int) -> tuple[Offer, ...]:
    announce = Offer("announce", (Field("number", Span(standing + 1, HIGHEST)), FAMILY))
    if standing == 0:
        return (announce,)  # [SPC-08] the first player has nothing to contest
    if standing == HIGHEST:
        return (Offer("contest"),)  # [SPC-09]
    return (announce, Offer("contest"))


CHOICES = tuple(_choices(standing) for standing in range(HIGHEST + 1))
"""What may be done, by the number that stands (0: none yet)."""
OPINIONS = (Offer("agree"), Offer("disagree"))
FAMILIES = {family: family for family in Family}
"""A plain string finds its family here; compared by identity it would total 0, and `==` on every card costs more."""


def offers(seen: views.Announcing) -> Offers:
    if seen.me != seen.to_act:
        return Offers(seen.decision, ())
    return Offers(seen.decision, CHOICES[seen.ladder[-1].number if seen.ladder else 0])


def opinion_offers(seen: views.Contesting) -> Offers:
    return Offers(seen.decision, OPINIONS if seen.me == seen.to_ask[0] else ())


def refusal(seen: views.Announcing, action: Action) -> Why | None:
    if seen.me != seen.to_act:
        return Why.NOT_YOUR_TURN
    if type(action) is Announce:
        if not 1 <= action.number <= HIGHEST:
            return Why.OUT_OF_RANGE  # [SPC-09]
        if seen.ladder and action.number <= seen.ladder[-1].number:
            return Why.NOT_HIGHER  # [SPC-08]
        return None
    if type(action) is Contest:
        return None if seen.ladder else Why.NOTHING_TO_CONTEST  # [SPC-08]
    return Why.NOT_NOW


def opinion_refusal(seen: views.Contesting, action: Action) -> Why | None:
    if seen.me != seen.to_ask[0]:
        return Why.NOT_YOUR_TURN
    return None if type(action) is Agree or type(action) is Disagree else Why.NOT_NOW


def speak(state: Announcing, seat: Seat, action: Action) -> Announcing | Contesting | Dealing | Rewarding:
    if why := refusal(views.announcing(state, seat), action):
        raise Refused(why)
    return announced(state, action) if type(action) is Announce else settled(contested(state))


def announced(state: Announcing, said: Announce) -> Announcing:
    return replace(
        state,
        ladder=(*state.ladder, Announced(state.to_act, said.number, said.family)),
        to_act=LEFT[state.tabletop.in_play][state.to_act],
        decision=state.decision + 1,
    )


def contested(state: Announcing) -> Contesting:
    """The announcer stands for it, the contester against it; the others are asked. [SPC-10]"""
    return Contesting(
        state.tabletop,
        state.rewards,
        state.hands,
        state.deck,
        state.ladder,
        state.to_act,
        (),
        clockwise(state.tabletop.in_play, state.to_act)[:-2],  # the announcer, on the right, and the contester end it
        state.decision + 1,
    )


def opine(state: Contesting, seat: Seat, action: Action) -> Contesting | Announcing | Dealing | Rewarding:
    if why := opinion_refusal(views.contesting(state, seat), action):
        raise Refused(why)
    return settled(heard(state, action))


def heard(state: Contesting, said: Action) -> Contesting:
    return replace(
        state,
        opinions=(*state.opinions, Opined(state.to_ask[0], type(said) is Agree)),
        to_ask=state.to_ask[1:],
        decision=state.decision + 1,
    )


def settled(state: Contesting) -> Contesting | Announcing | Dealing | Rewarding:
    """Once everybody has spoken, who was wrong is out, and the rest go on. [SPC-11, SPC-12]"""
    if state.to_ask:
        return state
    table, still = state.tabletop, right(state)
    in_play, first = tuple(sorted(still)), still[0]  # [SPC-13]
    if len(in_play) == 1:
        alone = replace(table, in_play=in_play, discards=())
        return Rewarding(alone, state.rewards, first, REWARDS, None, state.decision)
    fewer = replace(table, in_play=in_play, discards=table.discards + sum(state.hands, ()))
    return deal(fewer, state.rewards, state.deck, first, state.decision)


def right(state: Contesting) -> tuple[Seat, ...]:
    """Once the hands are shown: who stays in play, the announcer or the contester first. [SPC-11, SPC-12]"""
    return agreeing(state) if holds(state) else against(state)


def wrong(state: Contesting) -> tuple[Seat, ...]:
    """And who is out."""
    return against(state) if holds(state) else agreeing(state)


def holds(state: Contesting) -> bool:
    standing = state.ladder[-1]
    return family_total(state.hands, standing.family) >= standing.number


def agreeing(state: Contesting | views.Contesting) -> tuple[Seat, ...]:
    return (state.ladder[-1].seat, *[opinion.seat for opinion in state.opinions if opinion.agrees])


def against(state: Contesting | views.Contesting) -> tuple[Seat, ...]:
    return (state.contester, *[opinion.seat for opinion in state.opinions if not opinion.agrees])


def family_total(hands: tuple[Hand, ...], family: Family) -> int:
    """Values count, not cards. [SPC-07]"""
    meant = FAMILIES[family]
    return sum([card.value for hand in hands for card in hand if card.family is meant])
