"""Tables set out by hand: the cards that a test names lie where it says, all the others in the decks."""

from collections.abc import Sequence
from typing import Any

from tablee.games.sept_pour_cent import GAME, positions
from tablee.games.sept_pour_cent.facts import Announced
from tablee.games.sept_pour_cent.phases import Announcing, Boxed, Discarding, Rewarding, Rolling, Unboxed
from tablee.games.sept_pour_cent.positions import reward_cards
from tablee.games.sept_pour_cent.vocabulary import ANNOUNCE_CARDS, REWARD_CARDS, Announce, Dice, Pioche
from tablee.kernel.chance import Rolled
from tablee.kernel.seats import Seat, seats
from tests.games.by_hand import ByHand, stacked

_by_hand = ByHand(GAME)
played, answered, seen, told = _by_hand.played, _by_hand.answered, _by_hand.seen, _by_hand.told
refused, offered_kinds = _by_hand.refused, _by_hand.offered_kinds
hand = positions.announce_cards

ANN, BEN, CAT, DAN, EVE, FAY = seats(6)

FIVE_TREFLES = (
    "1 requin, 2 comete, 3 etoile",
    "2 trefle, 1 eclair, 1 eclair",
    "3 trefle, 5 requin, 5 comete",
    "4 comete, 4 etoile, 4 eclair",
)
"""Four hands that hold 5 Trèfles together: Ben's 2 and Cat's 3."""
NINE_REQUINS = ("", "", "4 requin, 2 comete, 2 etoile", "5 requin, 3 trefle, 2 eclair")
"""Two hands, Cat's and Dan's, that hold 9 Requins together."""


def announcing(
    *hands: str,
    to_act: Seat = ANN,
    said: Sequence[Announced] = (),
    discards: str | None = None,
    owned: Sequence[str] = (),
    face_up: str = "1 2 3",
) -> Announcing:
    """An announce phase; who has no hand is out."""
    ladder = [Announce(one.number, one.family) for one in said]
    table = positions.announcing(hands, to_act=to_act, ladder=ladder, discards=discards, owned=owned, face_up=face_up)
    assert table.ladder == tuple(said), "announced in turn, up to whoever is to act"
    return table


def rewarding(
    *owned: str,
    face_up: str = "1 2 3",
    deck: str | None = None,
    left: int = 3,
    lone_hit: Dice | None = None,
    winner: Seat = ANN,
) -> Rewarding:
    """A reward phase. With a deck of these cards alone, all others were discarded long ago."""
    return positions.rewarding(owned, winner=winner, left=left, lone_hit=lone_hit, face_up=face_up, reward_deck=deck)


def discarding(mine: str, *others: str, deck: str) -> Discarding:
    """Between the two cards of a *pioche 2* of Ann's, who holds eight: the last one has just come."""
    *held, came = mine.split()
    table = rewarding(" ".join([*held, "pioche_2"]), *others, face_up="", deck=f"{came} {deck}")
    return played(table, (ANN, Pioche()))  # type: ignore[no-any-return]


def unboxed(players: int, face_up: str = "1 2 3") -> Unboxed:
    return answered(Boxed(players), stacked(REWARD_CARDS, reward_cards(face_up)))  # type: ignore[no-any-return]


def before_start_rolls(players: int) -> Any:
    return answered(unboxed(players), stacked(ANNOUNCE_CARDS))


def rolled(table: Any, *rolls: tuple[int, ...]) -> Any:
    """The table after these dice have fallen, one roll after the other."""
    for faces in rolls:
        table = answered(table, Rolled(faces))
    return table


def winning_rolls(rolling: Rolling) -> list[Dice]:
    """Those of the hundred rolls that win the game for whoever is rolling."""
    every = [(first, second) for first in range(10) for second in range(10)]
    return [dice for dice in every if GAME.result(rolled(rolling, dice))]
