"""Tables set out by hand: the cards that a test names lie where it says, all the others in the decks."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.facts import Announced, Fact
from tablee.games.sept_pour_cent.phases import Announcing, Boxed, Discarding, Rewarding, Rolling, Tabletop, Unboxed
from tablee.games.sept_pour_cent.vocabulary import (
    ANNOUNCE_CARDS,
    REWARD_CARDS,
    Action,
    Bonus,
    Card,
    Dice,
    Family,
    Hand,
    RewardCard,
    Why,
)
from tablee.kernel import codec
from tablee.kernel.chance import Rolled, Shuffled
from tablee.kernel.entries import Acted, Answered
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat, Viewer, seats

T = TypeVar("T")
Move = tuple[Seat, Action]

ANN, BEN, CAT, DAN, EVE, FAY = seats(6)
SPECTATOR = None

FIVE_TREFLES = (
    "1 requin, 2 comete, 3 etoile",
    "2 trefle, 1 eclair, 1 eclair",
    "3 trefle, 5 requin, 5 comete",
    "4 comete, 4 etoile, 4 eclair",
)
"""Four hands that hold 5 Trèfles together: Ben's 2 and Cat's 3."""
NINE_REQUINS = ("", "", "4 requin, 2 comete, 2 etoile", "5 requin, 3 trefle, 2 eclair")
"""Two hands, Cat's and Dan's, that hold 9 Requins together."""


def hand(words: str) -> Hand:
    """« 2 requin, 4 requin » in cards; no words, no cards."""
    return tuple(
        Card(Family(family), int(value)) for value, family in map(str.split, words.split(",") if words else ())
    )


def reward_cards(words: str) -> tuple[RewardCard, ...]:
    """« 6 3 vol pioche_2 » in cards."""
    return tuple(int(word) if word.isdigit() else Bonus(word) for word in words.split())


def rest(box: Sequence[T], *lying: Sequence[T]) -> tuple[T, ...]:
    """What is left in the box. A test that lays out a card more often than it exists is wrong."""
    left = list(box)
    for cards in lying:
        for card in cards:
            left.remove(card)
    return tuple(left)


def stacked(box: Sequence[T], *top: Sequence[T]) -> Shuffled:
    """A shuffle that brings these cards to the top, in this order."""
    places = list(range(len(box)))
    order = []
    for card in (card for cards in top for card in cards):
        order.append(next(place for place in places if box[place] == card))
        places.remove(order[-1])
    return Shuffled((*order, *places))


def announcing(
    *hands: str,
    to_act: Seat = ANN,
    said: Sequence[Announced] = (),
    discards: str = "",
    owned: Sequence[str] = (),
    face_up: str = "1 2 3",
) -> Announcing:
    """An announce phase; who has no hand is out."""
    held = tuple(map(hand, hands))
    shown = hand(discards)
    before_them = tuple(map(reward_cards, owned)) or ((),) * len(held)
    up = reward_cards(face_up)
    in_play = tuple(seat for seat in seats(len(held)) if held[seat])
    return Announcing(
        Tabletop(in_play, up, before_them, gone=(), discards=shown),
        rewards=rest(REWARD_CARDS, up, *before_them),
        hands=held,
        deck=rest(ANNOUNCE_CARDS, shown, *held),
        ladder=tuple(said),
        to_act=to_act,
        decision=len(said),
    )


def rewarding(
    *owned: str,
    face_up: str = "1 2 3",
    deck: str | None = None,
    left: int = 3,
    lone_hit: Dice | None = None,
    winner: Seat = ANN,
) -> Rewarding:
    """A reward phase. With a deck of these cards alone, all others were discarded long ago."""
    before_them = tuple(map(reward_cards, owned))
    up = reward_cards(face_up)
    unseen = rest(REWARD_CARDS, up, *before_them)
    rewards = unseen if deck is None else reward_cards(deck)
    table = Tabletop((winner,), up, before_them, gone=rest(unseen, rewards), discards=())
    return Rewarding(table, rewards, winner, left, lone_hit, decision=10)


def discarding(mine: str, *others: str, deck: str) -> Discarding:
    """Between the two cards of a *pioche 2* of Ann's, who holds eight."""
    table = rewarding(mine, *others, face_up="", deck=deck)
    return Discarding(table.tabletop, table.rewards, table.winner, table.left, table.decision)


def unboxed(players: int, face_up: str = "1 2 3") -> Unboxed:
    return answered(Boxed(players), stacked(REWARD_CARDS, reward_cards(face_up)))  # type: ignore[no-any-return]


def before_start_rolls(players: int) -> Any:
    return answered(unboxed(players), stacked(ANNOUNCE_CARDS))


def played(table: Any, *moves: Move) -> Any:
    """The table after these moves. A test knows which phase that is."""
    for seat, action in moves:
        table = GAME.apply(table, seat, action)
    return table


def seen(table: Any, me: Viewer) -> Any:
    """What `me` may know of this table."""
    return GAME.view(table, me)


def answered(table: Any, answer: Rolled | Shuffled) -> Any:
    return GAME.answer(table, answer)


def rolled(table: Any, *rolls: tuple[int, ...]) -> Any:
    """The table after these dice have fallen, one roll after the other."""
    for faces in rolls:
        table = answered(table, Rolled(faces))
    return table


def winning_rolls(rolling: Rolling) -> list[Dice]:
    """Those of the hundred rolls that win the game for whoever is rolling."""
    every = [(first, second) for first in range(10) for second in range(10)]
    return [dice for dice in every if GAME.result(rolled(rolling, dice))]


def refused(table: Any, seat: Seat, action: Action) -> Why:
    """Why the rules say no; that it changes nothing is seen to here, for every refusal of every test."""
    before = codec.encode(table)
    with pytest.raises(Refused) as refusal:
        GAME.apply(table, seat, action)
    assert codec.encode(table) == before
    return Why(refusal.value.why)


def offered_kinds(table: Any, seat: Viewer) -> set[str]:
    """What a seat may do, by name."""
    return {offer.action for offer in GAME.offers(GAME.view(table, seat)).choices}


def told(table: Any, what: Move | Rolled | Shuffled, me: Viewer = SPECTATOR) -> tuple[Fact, ...]:
    """The facts that `me` perceives when this happens at that table."""
    if isinstance(what, tuple):
        return GAME.tell(table, Acted(*what), played(table, what), me)
    return GAME.tell(table, Answered(what), answered(table, what), me)


def same_cards(some: Sequence[object], others: Sequence[object]) -> bool:
    """In whatever order."""
    return Counter(some) == Counter(others)
