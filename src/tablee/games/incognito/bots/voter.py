"""A bot that votes: what each picture looks like, and each card laid once, so that all of them together fit best."""

from collections.abc import Sequence
from itertools import permutations
from typing import NamedTuple

from tablee.bots.luck import Luck
from tablee.games.incognito import views
from tablee.games.incognito.bots.eye import Care, likeness
from tablee.games.incognito.hunch import Eyes
from tablee.games.incognito.slate.slate import Strokes
from tablee.games.incognito.vocabulary import Action, Finish, Vote
from tablee.games.incognito.voting import missing, unused
from tablee.kernel.seats import Seat

UNKNOWN = 0.6
"""What a picture is like a word of which one has no outline: more than most that it is not, less than what it is."""


class Judgement(NamedTuple):
    care: Care
    doubt: float
    """By how much it may be mistaken about any word in any picture."""


def vote(seen: views.Voting, eyes: Eyes, judgement: Judgement) -> Action:
    """The next card; what lies already, of a person whom it stands in for, it leaves."""
    assert seen.me is not None, "a seat was asked"
    left = missing(seen.mine, seen.me)
    if not left:
        return Finish()
    cards = [number for number in unused(seen.mine) if number != seen.own_number]
    likely = [[_likely(seen, eyes, judgement, target, number) for number in cards] for target in left]
    return Vote(left[0], cards[assigned(likely)[0]])


def _likely(seen: views.Voting, eyes: Eyes, judgement: Judgement, target: Seat, number: int) -> float:
    luck = Luck(eyes.luck, 10 * target + number)
    mistaken = judgement.doubt * (luck.random() + luck.random() - 1)
    return like(seen.pictures[target].strokes, eyes.outlines[number - 1], judgement.care) + mistaken


def like(picture: Strokes, outline: Strokes, care: Care) -> float:
    drawn, known = tuple([stroke for stroke in picture if stroke]), tuple([stroke for stroke in outline if stroke])
    return likeness(drawn, known, care) if drawn and known else UNKNOWN


def assigned(likely: Sequence[Sequence[float]]) -> tuple[int, ...]:
    """For each picture a card, none twice, so that they are most likely together: of 720 ways at most."""
    ways = permutations(range(len(likely[0])), len(likely))
    return max(ways, key=lambda way: sum([row[card] for row, card in zip(likely, way, strict=True)]))
