"""The phases of « 7 % », in the order of a game: what the state is while each of them lasts.

Boxed → Unboxed → StartRolls → Announcing ⇄ Contesting → Rewarding ⇄ Rolling, Relancing, Discarding
                                    ↑            ↓           ↓
                                    ├──────── Dealing    Reshuffling
                                    └────────────────────────┘            … and Won ends it.
"""

from tablee.games.sept_pour_cent.facts import Announced, Opined
from tablee.games.sept_pour_cent.vocabulary import Card, Dice, Die, Ending, Hand, RewardCard
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


class Tabletop(Value, frozen=True):
    """What lies open before everybody. It is part of every view: nothing secret may be added here."""

    in_play: tuple[Seat, ...]
    face_up: tuple[RewardCard, ...]
    owned: tuple[tuple[RewardCard, ...], ...]
    """By seat, in the order in which they came."""
    gone: tuple[RewardCard, ...]
    """Discarded reward cards: they never come back. [SPC-24]"""
    discards: tuple[Card, ...]
    """Announce cards that were shown since the last shuffle, while the announce phases of a round last."""


class Boxed(Value, frozen=True, tag="boxed"):
    """All in the box; the reward deck is to be shuffled. [SPC-04]"""

    players: int


class Unboxed(Value, frozen=True, tag="unboxed"):
    """Three reward cards lie face up; the announce deck is to be shuffled and dealt. [SPC-04]"""

    tabletop: Tabletop
    rewards: tuple[RewardCard, ...]  # SECRET: the reward deck, top first


class StartRoll(Value, frozen=True):
    seat: Seat
    dice: Dice


class StartRolls(Value, frozen=True, tag="start_rolls"):
    """Everyone rolls, in seat order; the lowest sum starts. [SPC-05]"""

    tabletop: Tabletop
    rewards: tuple[RewardCard, ...]  # SECRET
    hands: tuple[Hand, ...]  # SECRET: hands[s] is known to seat s alone
    deck: tuple[Card, ...]  # SECRET: the announce deck, top first
    to_roll: tuple[Seat, ...]
    rolled: tuple[StartRoll, ...]
    """This time round: a tie begins anew."""


class Announcing(Value, frozen=True, tag="announcing"):
    """Each in turn announces higher, or contests. [SPC-07, SPC-08]"""

    tabletop: Tabletop
    rewards: tuple[RewardCard, ...]  # SECRET
    hands: tuple[Hand, ...]  # SECRET; empty for who is out
    deck: tuple[Card, ...]  # SECRET
    ladder: tuple[Announced, ...]
    to_act: Seat
    decision: int


class Contesting(Value, frozen=True, tag="contesting"):
    """The others say in turn whether they agree with the last announcement. [SPC-10]"""

    tabletop: Tabletop
    rewards: tuple[RewardCard, ...]  # SECRET
    hands: tuple[Hand, ...]  # SECRET
    deck: tuple[Card, ...]  # SECRET
    ladder: tuple[Announced, ...]
    contester: Seat
    opinions: tuple[Opined, ...]
    to_ask: tuple[Seat, ...]
    """The first one is asked now. Empty only within a move, until `announce.settled` has dealt with it."""
    decision: int


class Dealing(Value, frozen=True, tag="dealing"):
    """The announce deck ran out in the middle of a deal: the discards are to be shuffled. [SPC-14]"""

    tabletop: Tabletop
    rewards: tuple[RewardCard, ...]  # SECRET
    dealt: tuple[Card, ...]  # SECRET: what the old deck still gave
    first: Seat
    decision: int


class Rewarding(Value, frozen=True, tag="rewarding"):
    """The round's winner chooses rewards. All 50 announce cards lie aside until the next round. [SPC-15]"""

    tabletop: Tabletop
    rewards: tuple[RewardCard, ...]  # SECRET
    winner: Seat
    left: int
    """Rewards still to be used."""
    lone_hit: Dice | None
    """The dice just rolled, when exactly one shows a winning number: a relance may follow at once. [SPC-22]"""
    decision: int


class Rolling(Value, frozen=True, tag="rolling"):
    """Both dice are in the air."""

    tabletop: Tabletop
    rewards: tuple[RewardCard, ...]  # SECRET
    winner: Seat
    left: int
    decision: int


class Relancing(Value, frozen=True, tag="relancing"):
    """One die is in the air again, the other stays. [SPC-22]"""

    tabletop: Tabletop
    rewards: tuple[RewardCard, ...]  # SECRET
    winner: Seat
    left: int
    kept: Die
    decision: int


class Discarding(Value, frozen=True, tag="discarding"):
    """Between the two cards of a *pioche 2*, with 8 in hand: one must go before the other comes. [SPC-23]"""

    tabletop: Tabletop
    rewards: tuple[RewardCard, ...]  # SECRET
    winner: Seat
    left: int
    decision: int


class Reshuffling(Value, frozen=True, tag="reshuffling"):
    """Nobody won the round: all announce cards are to be shuffled and dealt. [SPC-26]"""

    tabletop: Tabletop
    rewards: tuple[RewardCard, ...]  # SECRET
    first: Seat
    decision: int


class Won(Value, frozen=True, tag="won"):
    tabletop: Tabletop
    rewards: tuple[RewardCard, ...]  # SECRET: it stays face down
    winner: Seat
    how: Ending
    dice: Dice


State = (
    Announcing
    | Contesting
    | Rewarding
    | Rolling
    | Reshuffling
    | Dealing
    | Relancing
    | Discarding
    | StartRolls
    | Unboxed
    | Boxed
    | Won
)
