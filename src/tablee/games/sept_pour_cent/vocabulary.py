"""The words of « 7 % »: its cards, what can be asked, what can happen, and why the rules say no."""

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


CardValue = Annotated[int, Meta(ge=1, le=5)]
Number = Annotated[int, Meta(ge=1, le=30)]
"""30 is the sum of a whole family. [SPC-09]"""
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
HIGHEST = 30


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


class Shuffled(Value, frozen=True, tag="shuffled"):
    """So many announce cards were shuffled into the deck."""

    cards: int


class TurnedUp(Value, frozen=True, tag="turned_up"):
    """Reward cards turned face up."""

    cards: tuple[RewardCard, ...]


class Dealt(Value, frozen=True, tag="dealt"):
    """Three announce cards each; `own` is what I got, and empty for whoever got none."""

    to: tuple[Seat, ...]
    own: Hand


class StartRolled(Value, frozen=True, tag="start_rolled"):
    """A roll for who starts."""

    seat: Seat
    dice: Dice


class Tied(Value, frozen=True, tag="tied"):
    """These rolled the lowest sum together, and roll again."""

    seats: tuple[Seat, ...]


class Starts(Value, frozen=True, tag="starts"):
    """First player of an announce phase."""

    seat: Seat


class Announced(Value, frozen=True, tag="announced"):
    seat: Seat
    number: Number
    family: Family


class Contested(Value, frozen=True, tag="contested"):
    seat: Seat
    announcer: Seat
    number: Number
    family: Family


class Opined(Value, frozen=True, tag="opined"):
    seat: Seat
    agrees: bool


class ShownHand(Value, frozen=True, tag="shown_hand"):
    seat: Seat
    cards: Hand


class Shown(Value, frozen=True, tag="shown"):
    """All hands in play are shown and the family is totalled."""

    hands: tuple[ShownHand, ...]
    number: Number
    family: Family
    total: int
    holds: bool


class Out(Value, frozen=True, tag="out"):
    """Out of play until the end of the round."""

    seats: tuple[Seat, ...]


class RoundWon(Value, frozen=True, tag="round_won"):
    """The last one in play: three rewards."""

    seat: Seat


class Rolled(Value, frozen=True, tag="rolled"):
    """Both dice, and how many of them show a winning number of the roller."""

    seat: Seat
    dice: Dice
    winning: int


class Rerolled(Value, frozen=True, tag="rerolled"):
    """A *relance*: this die was rolled again beside the one that was kept."""

    seat: Seat
    kept: Die
    die: Die


class Taken(Value, frozen=True, tag="taken"):
    seat: Seat
    card: RewardCard


class Stolen(Value, frozen=True, tag="stolen"):
    seat: Seat
    victim: Seat
    card: RewardCard


class Drawn(Value, frozen=True, tag="drawn"):
    """The top card of the reward deck, by a *pioche 2*."""

    seat: Seat
    card: RewardCard


class Used(Value, frozen=True, tag="used"):
    """A bonus was used, and is gone."""

    seat: Seat
    bonus: Bonus


class Discarded(Value, frozen=True, tag="discarded"):
    seat: Seat
    card: RewardCard


class RoundEnded(Value, frozen=True, tag="round_ended"):
    """Nobody won: everyone is back in play."""

    seat: Seat


class Won(Value, frozen=True, tag="won"):
    seat: Seat
    how: Ending


Fact = (
    Shuffled
    | TurnedUp
    | Dealt
    | StartRolled
    | Tied
    | Starts
    | Announced
    | Contested
    | Opined
    | Shown
    | Out
    | RoundWon
    | Rolled
    | Rerolled
    | Taken
    | Stolen
    | Drawn
    | Used
    | Discarded
    | RoundEnded
    | Won
)


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
