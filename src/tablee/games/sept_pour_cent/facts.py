"""What can be perceived in « 7 % »: every fact that a seat can be told."""

from tablee.games.sept_pour_cent.vocabulary import Bonus, Dice, Die, Ending, Family, Hand, Number, RewardCard
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


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
