"""Positions: a table of « 7 % » in the middle of a game, set out by hand. For puzzles, studies and tests.

Cards are written as one says them, "2 requin, 4 requin" and "6 3 vol", or given as what they are. All that is not named
lies in the decks: as it does in a new box, or shuffled by `rng`. What cannot lie like this is Malformed, and says why.
Every other phase is a move or two away from these.
"""

from collections.abc import Sequence

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.facts import Announced
from tablee.games.sept_pour_cent.holdings import Cards, wins
from tablee.games.sept_pour_cent.phases import Announcing, Rewarding, Tabletop
from tablee.games.sept_pour_cent.recap import contests
from tablee.games.sept_pour_cent.reward import closed
from tablee.games.sept_pour_cent.rules import TWO_DICE
from tablee.games.sept_pour_cent.vocabulary import (
    ANNOUNCE_CARDS,
    FACE_UP,
    HAND,
    HIGHEST,
    LIMIT,
    REWARD_CARDS,
    REWARDS,
    Action,
    Announce,
    Card,
    Dice,
    Family,
    Hand,
    RewardCard,
)
from tablee.kernel.box import out_of, rest
from tablee.kernel.chance import Rng, Rolled, fits
from tablee.kernel.playout import check_players
from tablee.kernel.refusals import Malformed
from tablee.kernel.seats import Seat, existing, seats
from tablee.kernel.typed import typed

AnnounceCards = str | Sequence[Card]
RewardCards = str | Sequence[RewardCard]


def announcing(
    hands: Sequence[AnnounceCards],
    *,
    to_act: int = 0,
    ladder: str | Sequence[Announce] = (),
    discards: AnnounceCards | None = None,
    deck: AnnounceCards = (),
    owned: Sequence[RewardCards] = (),
    face_up: RewardCards | None = None,
    reward_deck: RewardCards | None = None,
    rng: Rng | None = None,
) -> Announcing:
    """An announce phase. `hands` are by seat; who is out has none.

    `ladder` is what was announced, lowest first, in turn up to the right neighbour of `to_act`: "3 requin, 5 trefle".
    `discards` were shown earlier in this round; None lets as few as can be lie there. `deck` lies on top of the
    announce deck. For what concerns reward cards see `rewarding`.
    """
    held = tuple([_hand(seat, cards) for seat, cards in enumerate(hands)])
    players = len(held)
    check_players(GAME, players)
    in_play = tuple([seat for seat in seats(players) if held[seat]])
    if len(in_play) < 2:
        raise Malformed(f"{len(in_play)} of {players} have a hand; with fewer than two the round is over")
    seat = existing(to_act, players)
    if seat not in in_play:
        raise Malformed(f"seat {seat} is not in play; those with a hand are {_listed(in_play)}")
    top, said = announce_cards(deck), _ladder(ladder, in_play, seat)
    shown, below = _discards(discards, players, len(in_play), (*held, top), rng)
    table, rewards = _rewards(owned or ((),) * players, players, face_up, reward_deck, rng)
    laid = Tabletop(in_play, table.face_up, table.owned, table.gone, shown)
    return Announcing(laid, rewards, held, (*top, *below), said, seat, decision=len(said))


def rewarding(
    owned: Sequence[RewardCards],
    *,
    winner: int = 0,
    left: int = REWARDS,
    lone_hit: Dice | None = None,
    face_up: RewardCards | None = None,
    reward_deck: RewardCards | None = None,
    rng: Rng | None = None,
) -> Rewarding:
    """A reward phase. `owned` are the reward cards by seat, `left` the rewards that the winner has still to use.

    `lone_hit` are the dice just rolled, where exactly one of them won. `face_up` is up to three cards; None takes three
    from what is not named. `reward_deck` is all of it, top first, and everything else is gone for good; None puts all
    that is left there.
    """
    check_players(GAME, len(owned))
    table, rewards = _rewards(owned, len(owned), face_up, reward_deck, rng)
    seat = existing(winner, len(owned))
    if type(left) is not int or not 0 <= left <= REWARDS:
        raise Malformed(f"{left!r} rewards are left; there are {REWARDS}")
    if lone_hit is not None:
        _check_hit(lone_hit, table.owned[seat], left)
    alone = Tabletop((seat,), table.face_up, table.owned, table.gone, discards=())
    state = Rewarding(alone, rewards, seat, left, lone_hit, decision=0)
    if closed(state) is not state:
        raise Malformed(f"seat {seat} has no reward left and no bonus to use: the round is over")  # [SPC-25]
    return state


def announce_cards(given: AnnounceCards) -> tuple[Card, ...]:
    """« 2 requin, 4 requin » in cards; no words, no cards."""
    cards = [SPOKEN.get(words, words) for words in _said(given)] if isinstance(given, str) else given
    return out_of(ANNOUNCE_CARDS, cards, _named)


def reward_cards(given: RewardCards) -> Cards:
    """« 6 3 vol pioche_2 » in cards."""
    cards = [int(word) if word.isdecimal() else word for word in given.split()] if isinstance(given, str) else given
    return out_of(REWARD_CARDS, cards, str)


def _said(text: str) -> list[str]:
    return [words.strip() for words in text.split(",") if words.strip()]


def _named(card: Card) -> str:
    return f"{card.value} {card.family}"


SPOKEN = {_named(card): card for card in ANNOUNCE_CARDS}


def _listed(some: Sequence[object]) -> str:
    return ", ".join(map(str, some))


def _hand(seat: int, given: AnnounceCards) -> Hand:
    cards = announce_cards(given)
    if len(cards) not in (0, HAND):
        raise Malformed(f"seat {seat} has {len(cards)} cards; a hand is {HAND}, or none for who is out")
    return cards


def _ladder(given: str | Sequence[Announce], in_play: tuple[Seat, ...], to_act: Seat) -> tuple[Announced, ...]:
    """Everyone announces in turn, so who said what follows from whose turn it is now."""
    said = [*map(_announce, _said(given))] if isinstance(given, str) else given
    first = in_play.index(to_act) - len(said)
    ladder: list[Announced] = []
    for turn, one in enumerate(said, first):
        typed(Action).check(one)
        lowest = ladder[-1].number + 1 if ladder else 1
        if not lowest <= one.number <= HIGHEST:
            raise Malformed(f"{one.number} {one.family} is announced where {lowest} to {HIGHEST} can be")  # [SPC-08]
        ladder.append(Announced(in_play[turn % len(in_play)], one.number, one.family))
    return tuple(ladder)


def _announce(words: str) -> Announce:
    number, _, family = words.partition(" ")
    if not number.isdecimal() or family not in list(Family):
        raise Malformed(f"nobody announces {words!r}; one says for instance '5 {Family.TREFLE}'")
    return Announce(int(number), Family(family))


def _discards(
    given: AnnounceCards | None, players: int, in_play: int, lying: Sequence[Hand], rng: Rng | None
) -> tuple[Hand, Hand]:
    """What was shown since the shuffle, and what is left for the deck. Only whole contests can have been shown."""
    possible = contests(players, in_play)
    if given is None:
        unseen = rest(ANNOUNCE_CARDS, *lying, named=_named, rng=rng)
        fewest = min(possible)
        return unseen[len(unseen) - fewest :], unseen[: len(unseen) - fewest]
    shown = announce_cards(given)
    if len(shown) not in possible:
        counts = " or ".join(map(str, sorted(possible)))
        raise Malformed(f"{in_play} of {players} are in play, so {counts} cards were shown, not {len(shown)}")
    return shown, rest(ANNOUNCE_CARDS, shown, *lying, named=_named, rng=rng)


def _rewards(
    owned: Sequence[RewardCards],
    players: int,
    face_up: RewardCards | None,
    deck: RewardCards | None,
    rng: Rng | None,
) -> tuple[Tabletop, Cards]:
    """A table with everybody in play, and the reward deck."""
    if len(owned) != players:
        raise Malformed(f"{players} play, and there are reward cards for {len(owned)}")
    held = tuple(map(reward_cards, owned))
    for seat, cards in enumerate(held):
        if len(cards) > LIMIT:
            raise Malformed(f"seat {seat} owns {len(cards)} cards; {LIMIT} at most")  # [SPC-23]
    named = reward_cards(deck or ())
    up = None if face_up is None else reward_cards(face_up)
    left = rest(REWARD_CARDS, *held, up or (), named, named=str, rng=rng)
    if up is None:
        up, left = left[:FACE_UP], left[FACE_UP:]
    if len(up) > FACE_UP:
        raise Malformed(f"{len(up)} cards lie face up; {FACE_UP} at most")
    in_deck, gone = (left, ()) if deck is None else (named, left)
    return Tabletop(seats(players), up, held, gone, discards=()), in_deck


def _check_hit(dice: Dice, owned: Cards, left: int) -> None:
    """[SPC-22]"""
    if not fits(TWO_DICE, Rolled(dice)):
        raise Malformed(f"{dice!r} are not two dice of 0 to 9")
    if sum([wins(die, owned) for die in dice]) != 1:
        raise Malformed(f"of {dice!r} exactly one must win with {_listed(owned) or 'no card'}, for a lone hit")
    if left == REWARDS:
        raise Malformed(f"{REWARDS} rewards are left after a roll, which took one")
