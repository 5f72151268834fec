"""How hard announces, contests and gives opinions: by a table of mixed moves that it learned against itself.

Regret matching made the table (`python -m bench.hard_table`), in company of easy and medium now and then, so that it
makes use of honest play and still bluffs and doubts often enough to be hard to read. What hard holds is looked at
roughly, which is what makes a table possible; where the table has no row, hard plays like medium.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from tablee.games.sept_pour_cent import views
from tablee.games.sept_pour_cent.announce_bots import (
    AGREE,
    CONTEST,
    DISAGREE,
    announcement,
    medium_announce,
    medium_opine,
    own_totals,
    plain_odds,
)
from tablee.games.sept_pour_cent.generated_hard import ROWS
from tablee.games.sept_pour_cent.odds import FAMILIES
from tablee.games.sept_pour_cent.vocabulary import HIGHEST, Action, Family
from tablee.kernel.chance import Rng

STEPS = (1, 2, 4)
"""By how much hard raises."""
OPENINGS = {2: 2, 3: 2, 4: 3, 5: 5, 6: 7}
"""By players in play: the first of twelve numbers that hard may open with, besides 1."""
OPENING_NUMBERS = {players: (1, *range(low, low + 12)) for players, low in OPENINGS.items()}
HELD = (0, 1, 2, 3, 4, 5, 6, 7, 7, *[8] * (HIGHEST - 8))
"""Nine kinds of totals: what is above 8 in one hand is rare."""
OPINIONS = 4 * 9 * 9 * (HIGHEST + 1)
"""Rows from here on are opinions."""
DOUBT = 0.002
"""Odds as near as that to 0 or 1 are taken for certain."""
SHARES = 8
"""A mix is written in eighths."""


class Spot(NamedTuple):
    """Where hard stands: a row of its table, how many moves it has, and what is needed to read one of them."""

    row: int
    moves: int
    players: int
    standing: int
    families: tuple[Family, ...]


def hard_announce(seen: views.Announcing, dice: Rng) -> Action:
    holds = _certainty(seen)
    if holds is False:
        return CONTEST
    spot = announce_spot(seen, dice)
    mix = table(spot.players).get(spot.row)
    action = move(spot, drawn(mix, dice)) if mix else medium_announce(seen, dice)
    return medium_announce(seen, dice) if holds and action is CONTEST else action


def hard_opine(seen: views.Contesting, dice: Rng) -> Action:
    holds = _certainty(seen)
    if holds is not None:
        return AGREE if holds else DISAGREE
    spot = opinion_spot(seen)
    mix = table(spot.players).get(spot.row)
    return move(spot, drawn(mix, dice)) if mix else medium_opine(seen, dice)


def _certainty(seen: views.Announcing | views.Contesting) -> bool | None:
    """Whether what was announced holds, where my hand and the cards shown in this round leave next to no doubt."""
    if not seen.ladder:
        return None
    odds = plain_odds(seen)(seen.ladder[-1].family, seen.ladder[-1].number)
    return None if DOUBT < odds < 1 - DOUBT else odds > DOUBT


def drawn(mix: str, dice: Rng) -> int:
    """One of the moves, each letter of the mix as likely as the next."""
    return ord(mix[int(dice.random() * len(mix))]) - ord("a")


def announce_spot(seen: views.Announcing, dice: Rng) -> Spot:
    held = own_totals(seen.own)
    players = len(seen.tabletop.in_play)
    ranked = sorted(FAMILIES, key=lambda family: (held[family], dice.random()), reverse=True)
    if not seen.ladder:
        row = 2 * min(held[ranked[0]], 10) + (held[ranked[1]] >= 3)
        return Spot(row, 2 * len(OPENING_NUMBERS[players]), players, 0, (ranked[0], ranked[-1]))
    number, family = seen.ladder[-1].number, seen.ladder[-1].family
    ranked.remove(family)
    backers = {said.seat for said in seen.ladder if said.family is family}
    mine = seen.me in backers
    row = (number * 9 + HELD[held[family]]) * 9 + HELD[held[ranked[0]]]
    row = 4 * row + 2 * mine + (len(backers) - mine > 1)
    moves = 1 + 3 * len(STEPS) if number < HIGHEST else 1
    return Spot(row, moves, players, number, (family, ranked[0], ranked[-1]))


def opinion_spot(seen: views.Contesting) -> Spot:
    standing = seen.ladder[-1]
    agree = sum(opinion.agrees for opinion in seen.opinions)
    against = len(seen.opinions) - agree
    held = HELD[own_totals(seen.own)[standing.family]]
    row = ((standing.number * 9 + held) * 5 + agree) * 5 + against
    return Spot(OPINIONS + row, 2, len(seen.tabletop.in_play), standing.number, (standing.family,))


def move(spot: Spot, at: int) -> Action:
    """What a move of the table is here.

    Opinion: for, against. Opening: each number in my best family, then in my worst. Else: contest, then each step in
    the standing family, in my best other one, in my worst other one.
    """
    if spot.row >= OPINIONS:
        return (AGREE, DISAGREE)[at]
    if not spot.standing:
        family, number = divmod(at, len(OPENING_NUMBERS[spot.players]))
        return announcement(OPENING_NUMBERS[spot.players][number], spot.families[family])
    if at == 0:
        return CONTEST
    family, step = divmod(at - 1, len(STEPS))
    return announcement(min(HIGHEST, spot.standing + STEPS[step]), spot.families[family])


@cache
def table(players: int) -> Mapping[int, str]:
    """Each row's mix, by what has been learned for so many players in play."""
    return dict(read(ROWS.get(players, "")))


def read(text: str) -> Iterator[tuple[int, str]]:
    """Rows in rising order. Capitals: how many rows are left out, in base 26; then moves with their eighths: 3a5c."""
    row, skipped, mix, share = -1, 0, "", 0
    for sign in text:
        if sign.isupper():
            skipped = 26 * skipped + ord(sign) - ord("A")
        elif sign.isdigit():
            share = int(sign)
        else:
            mix += sign * share
            if len(mix) == SHARES:
                row += 1 + skipped
                yield row, mix
                skipped, mix = 0, ""


def written(mixes: Mapping[int, str]) -> str:
    """The text that `read` reads."""
    text, last = "", -1
    for row, mix in sorted(mixes.items()):
        skipped, letters = row - last - 1, ""
        while skipped:
            skipped, letter = divmod(skipped, 26)
            letters = chr(ord("A") + letter) + letters
        text += letters + "".join(f"{mix.count(move)}{move}" for move in sorted(set(mix)))
        last = row
    return text
