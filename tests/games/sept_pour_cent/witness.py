"""What the rulebook says about secrets and cards, stated a second time and without a look at `view` or `tell`.

At the table nobody knows the hands of the others, the order of the announce deck and the order of the reward deck.
All else lies open: reward cards, dice, what is said, the cards that were shown.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from msgspec.structs import replace

from tablee.games.sept_pour_cent.facts import Dealt, Drawn, Fact, Shown, Shuffled, TurnedUp
from tablee.games.sept_pour_cent.phases import (
    Announcing,
    Boxed,
    Contesting,
    Dealing,
    StartRolls,
    State,
)
from tablee.games.sept_pour_cent.vocabulary import Action, Bonus, Card, Contest, Family, Hand, RewardCard
from tablee.kernel import chance
from tablee.kernel.chance import Rng, shuffled
from tablee.kernel.entries import Acted, Answered, Entry
from tablee.kernel.seats import Viewer
from tablee.kernel.witness import Witness, reordered

ANNOUNCE_BOX = Counter({Card(family, value): 2 for family in Family for value in range(1, 6)})
NUMBERS: dict[RewardCard, int] = dict.fromkeys(range(1, 10), 3)
REWARD_BOX = Counter({**NUMBERS, Bonus.VOL: 3, Bonus.PIOCHE_2: 2, Bonus.RELANCE: 2})
LEFTOVER = 5
"""The announce deck runs out in one way only: 18, 15 and 12 cards were dealt to 6, 5 and 4, and 5 of 50 are left."""

InHand = StartRolls | Announcing | Contesting
"""The phases in which there are hands."""


def twin(state: State, viewer: Viewer, rng: Rng) -> State:
    """Half of the time the hands stay and only the decks differ, so that some pairs outlive the next show of hands."""
    match state:
        case Boxed():
            return state
        case StartRolls() | Announcing() | Contesting():
            hands, deck = _redealt(state, viewer, rng, hands_too=rng.random() < 0.5)
            return replace(state, rewards=reordered(state.rewards, rng), hands=hands, deck=deck)
        case Dealing():
            # Which cards these are anybody can work out, as all others were shown; not in which order they come.
            return replace(state, rewards=reordered(state.rewards, rng), dealt=reordered(state.dealt, rng))
        case _:
            return replace(state, rewards=reordered(state.rewards, rng))


def _redealt(state: InHand, viewer: Viewer, rng: Rng, *, hands_too: bool) -> tuple[tuple[Hand, ...], tuple[Card, ...]]:
    """Hands in the order in which they were dealt, then the deck: what the viewer has not seen changes places."""
    in_play = state.tabletop.in_play
    cards = [card for seat in in_play for card in state.hands[seat]]
    held = len(cards)
    cards += state.deck
    own = {3 * in_play.index(viewer) + i for i in range(3)} if viewer in in_play else set[int]()
    known = own if hands_too else set(range(held))
    leftover = LEFTOVER if _ran_out(state) else 0
    for heap in (range(leftover), range(leftover, len(cards))):
        hidden = [place for place in heap if place not in known]
        for place, card in zip(hidden, shuffled([cards[place] for place in hidden], rng), strict=True):
            cards[place] = card
    hands: list[Hand] = [()] * len(state.hands)
    for i, seat in enumerate(in_play):
        hands[seat] = tuple(cards[3 * i : 3 * i + 3])
    return tuple(hands), tuple(cards[held:])


def _ran_out(state: InHand) -> bool:
    """Somebody is out, so hands were shown; none lie in the discards, so these were shuffled for this very deal.

    Who counts cards knows what the old deck still held, and that it lies in the first hands now. [SPC-14]
    """
    return not state.tabletop.discards and len(state.tabletop.in_play) < len(state.hands)


def otherwise(before: State, entry: Entry[Action], viewer: Viewer, rng: Rng) -> Entry[Action]:
    """Only shuffles are secret: the cards that the viewer does not come to see may lie in any other order."""
    if not isinstance(entry, Answered) or not isinstance(entry.answer, chance.Shuffled):
        return entry
    known = {0, 1, 2} if isinstance(before, Boxed) else _own_places(before, viewer)  # [SPC-04] three are turned up
    return Answered(chance.Shuffled(reordered(entry.answer.order, rng, known)))


def _own_places(before: State, viewer: Viewer) -> set[int]:
    """Where in the new deck the viewer's hand comes to lie: three for each in play, after what was dealt already."""
    assert not isinstance(before, Boxed)
    in_play = before.tabletop.in_play
    if viewer not in in_play:
        return set()
    dealt = len(before.dealt) if isinstance(before, Dealing) else 0
    return {3 * in_play.index(viewer) + i - dealt for i in range(3)}


def discloses(before: State, entry: Entry[Action], after: State, viewer: Viewer) -> object:
    """Actions and dice are open, and the same for both twins; the order of a shuffle is nobody's to know."""
    return (
        _shown_hands(before, entry),
        _left_the_reward_deck(before, after),
        _own_new_hand(before, entry, after, viewer),
    )


def _shown_hands(before: State, entry: Entry[Action]) -> tuple[Hand, ...]:
    """All hands in play, once there is nobody left to ask. [SPC-10, SPC-11]"""
    last_opinion = isinstance(before, Contesting) and len(before.to_ask) == 1
    nobody_to_ask = (
        isinstance(before, Announcing)
        and isinstance(entry, Acted)
        and isinstance(entry.action, Contest)
        and len(before.tabletop.in_play) == 2
    )
    if last_opinion or nobody_to_ask:
        assert isinstance(before, Announcing | Contesting)
        return before.hands
    return ()


def _left_the_reward_deck(before: State, after: State) -> tuple[RewardCard, ...]:
    """Turned up or drawn, a card that leaves the deck lies open before everybody. [SPC-04, SPC-17, SPC-19, SPC-26]"""
    if isinstance(after, Boxed):
        return ()
    if isinstance(before, Boxed):
        return after.tabletop.face_up
    return before.rewards[: len(before.rewards) - len(after.rewards)]


def _own_new_hand(before: State, entry: Entry[Action], after: State, viewer: Viewer) -> Hand:
    """[SPC-04, SPC-12, SPC-27]"""
    if viewer is None or not isinstance(after, StartRolls | Announcing):
        return ()
    same_hands = isinstance(before, StartRolls | Announcing) and not _shown_hands(before, entry)
    return () if same_hands else after.hands[viewer]


def possible(world: State, told: Sequence[Fact], viewer: Viewer) -> bool:
    """Whether what is hidden in this world agrees with what the viewer was told. What lies open is in its view."""
    if isinstance(world, Boxed):
        return not told
    if Counter(world.rewards) != REWARD_BOX - Counter(_turned_up_or_drawn(told)):
        return False
    match world:
        case Dealing():
            return Counter(world.dealt) == _unshown(told)
        case StartRolls() | Announcing() | Contesting():
            return _hands_possible(world, told, viewer)
        case _:
            return True


def _hands_possible(world: InHand, told: Sequence[Fact], viewer: Viewer) -> bool:
    dealt = next(fact for fact in reversed(told) if isinstance(fact, Dealt))
    own = () if viewer is None else world.hands[viewer]
    if dealt.to != world.tabletop.in_play or dealt.own != own:
        return False
    if Counter(world.tabletop.discards) != Counter(_shown_since_the_shuffle(told)):
        return False
    lying = [card for seat in dealt.to for card in world.hands[seat]]
    leftover = _leftover(told)
    return Counter(lying[: leftover.total()]) == leftover


def _turned_up_or_drawn(told: Sequence[Fact]) -> Iterator[RewardCard]:
    for fact in told:
        if type(fact) is TurnedUp:  # not isinstance: the laws ask this of all facts at every moment
            yield from fact.cards
        elif type(fact) is Drawn:
            yield fact.card


def _shown_since_the_shuffle(told: Sequence[Fact]) -> Iterator[Card]:
    return _cards_shown(takewhile(lambda fact: not isinstance(fact, Shuffled), reversed(told)))


def _unshown(told: Sequence[Fact]) -> Counter[Card]:
    """What the deck still holds when it runs out: all but the cards shown since the start of the round."""
    return ANNOUNCE_BOX - Counter(_shown_since_the_shuffle(told))


def _leftover(told: Sequence[Fact]) -> Counter[Card]:
    """The last cards of a deck that ran out in the latest deal, which went to the first hands. [SPC-14]"""
    for at in range(len(told) - 1, -1, -1):
        fact = told[at]
        if isinstance(fact, Shown):
            break
        if isinstance(fact, Shuffled):
            return _unshown(told[:at]) if fact.cards < ANNOUNCE_BOX.total() else Counter()
    return Counter()


def _cards_shown(facts: Iterable[Fact]) -> Iterator[Card]:
    return (card for fact in facts if isinstance(fact, Shown) for shown in fact.hands for card in shown.cards)


def conserved(state: State) -> bool:
    """Every card of the box, as often as the box holds it. [SPC-01, SPC-02]"""
    if isinstance(state, Boxed):
        return True
    table = state.tabletop
    rewards = Counter[RewardCard](state.rewards)
    for cards in (table.face_up, table.gone, *table.owned):
        rewards.update(cards)
    return rewards == REWARD_BOX and _announce_cards(state) == ANNOUNCE_BOX


def _announce_cards(state: State) -> Counter[Card]:
    """In a reward phase and before the first deal all fifty lie aside, and nothing may be left on the table."""
    assert not isinstance(state, Boxed)
    cards = Counter(state.tabletop.discards)
    match state:
        case StartRolls() | Announcing() | Contesting():
            for hand in (*state.hands, state.deck):
                cards.update(hand)
        case Dealing():
            cards.update(state.dealt)
        case _:
            cards.update(ANNOUNCE_BOX)
    return cards


WITNESS: Witness[State, Action, Fact] = Witness(
    twin=twin, otherwise=otherwise, discloses=discloses, possible=possible, conserved=conserved
)
