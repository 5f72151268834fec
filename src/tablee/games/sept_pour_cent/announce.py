"""The announce phase: claims that climb, until somebody says « C'est faux ! » and the hands are shown."""

from tablee.games.sept_pour_cent import views
from tablee.games.sept_pour_cent.deal import deal
from tablee.games.sept_pour_cent.phases import Announcing, Contesting, Dealing, Rewarding, Tabletop
from tablee.games.sept_pour_cent.vocabulary import (
    HIGHEST,
    REWARDS,
    Action,
    Agree,
    Announce,
    Announced,
    Contest,
    Disagree,
    Family,
    Hand,
    Opined,
    Why,
)
from tablee.kernel.offers import Field, Offer, Offers, OneOf, Span
from tablee.kernel.seats import Seat, clockwise

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


def offers(seen: views.Announcing) -> Offers:
    if seen.me is None or seen.me != seen.to_act:
        return Offers(seen.decision, ())
    return Offers(seen.decision, CHOICES[seen.ladder[-1].number if seen.ladder else 0])


def opinion_offers(seen: views.Contesting) -> Offers:
    return Offers(seen.decision, OPINIONS if seen.me is not None and seen.me == seen.to_ask[0] else ())


def refusal(seen: views.Announcing, action: Action) -> Why | None:
    if seen.me is None or seen.me != seen.to_act:
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
    if seen.me is None or seen.me != seen.to_ask[0]:
        return Why.NOT_YOUR_TURN
    return None if type(action) in (Agree, Disagree) else Why.NOT_NOW


def speak(state: Announcing, said: Announce | Contest) -> Announcing | Contesting | Dealing | Rewarding:
    return announce(state, said) if type(said) is Announce else settled(contested(state))


def announce(state: Announcing, said: Announce) -> Announcing:
    seat, ring = state.to_act, state.tabletop.in_play
    return Announcing(
        state.tabletop,
        state.rewards,
        state.hands,
        state.deck,
        (*state.ladder, Announced(seat, said.number, said.family)),
        ring[(ring.index(seat) + 1) % len(ring)],
        state.decision + 1,
    )


def contested(state: Announcing) -> Contesting:
    """The announcer stands for it, the contester against it; the others are asked. [SPC-10]"""
    contester, announcer = state.to_act, state.ladder[-1].seat
    others = clockwise(state.tabletop.in_play, contester)
    return Contesting(
        state.tabletop,
        state.rewards,
        state.hands,
        state.deck,
        state.ladder,
        contester,
        (),
        tuple([seat for seat in others if seat not in (contester, announcer)]),
        state.decision + 1,
    )


def opine(state: Contesting, said: Agree | Disagree) -> Contesting | Announcing | Dealing | Rewarding:
    return settled(heard(state, said))


def heard(state: Contesting, said: Agree | Disagree) -> Contesting:
    return Contesting(
        state.tabletop,
        state.rewards,
        state.hands,
        state.deck,
        state.ladder,
        state.contester,
        (*state.opinions, Opined(state.to_ask[0], agrees=type(said) is Agree)),
        state.to_ask[1:],
        state.decision + 1,
    )


def settled(state: Contesting) -> Contesting | Announcing | Dealing | Rewarding:
    """Once everybody has spoken, who was wrong is out, and the rest go on. [SPC-11, SPC-12]"""
    if state.to_ask:
        return state
    table, standing = state.tabletop, state.ladder[-1]
    holds = family_total(state.hands, standing.family) >= standing.number
    out = against(state) if holds else agreeing(state)
    first = standing.seat if holds else state.contester  # [SPC-13]
    in_play = tuple([seat for seat in table.in_play if seat not in out])
    if len(in_play) == 1:
        alone = Tabletop(in_play, table.face_up, table.owned, table.gone, ())
        return Rewarding(alone, state.rewards, first, REWARDS, None, state.decision)
    discards = table.discards + sum(state.hands, ())
    fewer = Tabletop(in_play, table.face_up, table.owned, table.gone, discards)
    return deal(fewer, state.rewards, state.deck, first, state.decision)


def agreeing(state: Contesting) -> tuple[Seat, ...]:
    return (state.ladder[-1].seat, *[opinion.seat for opinion in state.opinions if opinion.agrees])


def against(state: Contesting) -> tuple[Seat, ...]:
    return (state.contester, *[opinion.seat for opinion in state.opinions if not opinion.agrees])


def family_total(hands: tuple[Hand, ...], family: Family) -> int:
    """Values count, not cards. [SPC-07]"""
    return sum([card.value for hand in hands for card in hand if card.family is family])
