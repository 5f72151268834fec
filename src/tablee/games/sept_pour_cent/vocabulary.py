"""The words of « 7 % »: its cards, what can be asked, how a game is won, and why the rules say no."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


class Family(StrEnum):
    __hash__ = str.__hash__  # that of Enum is written in Python, and cards are counted at every turn

    REQUIN = "requin"
    COMETE = "comete"
    ETOILE = "etoile"
    ECLAIR = "eclair"
    TREFLE = "trefle"


class Bonus(StrEnum):
    """Reward cards that are used once."""

    __hash__ = str.__hash__  # same

    VOL = "vol"
    PIOCHE_2 = "pioche_2"
    RELANCE = "relance"


HIGHEST = 30
"""The sum of a whole family. [SPC-09]"""

CardValue = Annotated[int, Meta(ge=1, le=5)]
Number = Annotated[int, Meta(ge=1, le=HIGHEST)]
Digit = Annotated[int, Meta(ge=1, le=9)]
Die = Annotated[int, Meta(ge=0, le=9)]


class Card(Value, frozen=True, array_like=True):
    """An announce card. Its two copies are the same card: nothing tells them apart."""

    family: Family
    value: CardValue


Hand = tuple[Card, ...]
RewardCard = Digit | Bonus
Dice = tuple[Die, Die]

ANNOUNCE_CARDS: tuple[Card, ...] = tuple(
    Card(family, value) for family in Family for value in range(1, 6) for _ in "12"
)
"""[SPC-01]"""
REWARD_CARDS: tuple[RewardCard, ...] = (
    *(digit for digit in range(1, 10) for _ in "123"),
    *[Bonus.VOL] * 3,
    *[Bonus.PIOCHE_2] * 2,
    *[Bonus.RELANCE] * 2,
)
"""[SPC-02]"""
HAND = 3
FACE_UP = 3
REWARDS = 3
LIMIT = 8


class Announce(Value, frozen=True, tag="announce"):
    """Claim that over all hands in play this family totals at least this number."""

    number: Number
    family: Family


class Contest(Value, frozen=True, tag="contest"):
    """« C'est faux ! »"""


class Agree(Value, frozen=True, tag="agree"):
    """Stand for the contested announcement."""


class Disagree(Value, frozen=True, tag="disagree"):
    """Stand against the contested announcement."""


class Roll(Value, frozen=True, tag="roll"):
    """Spend a reward on a roll of both dice."""


class Take(Value, frozen=True, tag="take"):
    """Spend a reward on a face-up card."""

    card: RewardCard


class Vol(Value, frozen=True, tag="vol"):
    """Use a *vol*: take this card from that opponent."""

    victim: Seat
    card: RewardCard


class Pioche(Value, frozen=True, tag="pioche"):
    """Use a *pioche 2*: the two top cards of the reward deck."""


class Relance(Value, frozen=True, tag="relance"):
    """Use a *relance*: roll the die again that did not show a winning number."""


class Discard(Value, frozen=True, tag="discard"):
    card: RewardCard


class End(Value, frozen=True, tag="end"):
    """End the reward phase with a bonus unused."""


Action = Announce | Contest | Agree | Disagree | Roll | Take | Vol | Pioche | Relance | Discard | End


class Ending(StrEnum):
    """The ways in which a game is won."""

    DOUBLE_ZERO = "double_zero"
    WINNING_ROLL = "winning_roll"
    RELANCE = "relance"


class Why(StrEnum):
    """The closed set of refusals."""

    NOT_YOUR_TURN = "not_your_turn"
    NOT_NOW = "not_now"
    NOT_HIGHER = "not_higher"
    OUT_OF_RANGE = "out_of_range"
    NOTHING_TO_CONTEST = "nothing_to_contest"
    NO_REWARD_LEFT = "no_reward_left"
    REWARDS_LEFT = "rewards_left"
    NOT_FACE_UP = "not_face_up"
    TOO_MANY_CARDS = "too_many_cards"
    NOT_YOUR_CARD = "not_your_card"
    NO_SUCH_OPPONENT = "no_such_opponent"
    NOT_THEIR_CARD = "not_their_card"
    DECK_EMPTY = "deck_empty"
    NO_LONE_HIT = "no_lone_hit"
    MUST_DISCARD = "must_discard"
