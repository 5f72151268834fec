"""Rounds: cards are dealt, gathered and discarded, piles are reshuffled, and after three rounds all is over."""

from msgspec.structs import replace

from tablee.games.incognito.phases import (
    Box,
    Deal,
    Drawing,
    Exhibit,
    Gathering,
    Match,
    Picture,
    Pile,
    Reshuffling,
    Voting,
    Won,
)
from tablee.games.incognito.scoring import points_of
from tablee.games.incognito.slate.slate import Slate
from tablee.games.incognito.vocabulary import LAID, ROUNDS, Ending, PileName
from tablee.kernel.chance import Shuffle, in_order
from tablee.kernel.game import Result
from tablee.kernel.seats import Seat

SIX = Shuffle(LAID)


def begin(match: Match, box: Box, gallery: tuple[Exhibit, ...]) -> Drawing | Reshuffling:
    """A word and a place for everyone. [ICG-02, ICG-09]

    The words that fill up the six lie on top of the pile until they are gathered, so they are set aside with the deal.
    """
    if too_short(match, box) is not None:
        return Reshuffling(match, box, gallery)
    players = len(match.scores)
    words, places = box.words, box.places
    left = replace(
        box, words=replace(words, left=words.left[LAID:]), places=replace(places, left=places.left[players:])
    )
    deal = Deal(words.left[:LAID], places.left[:players])
    return Drawing(match, left, deal, (Slate(),) * players, (False,) * players, gallery)


def too_short(match: Match, box: Box) -> PileName | None:
    """Which pile has too few cards for a round; words first. [ICG-10]"""
    if len(box.words.left) < LAID:
        return PileName.WORDS
    return PileName.PLACES if len(box.places.left) < len(match.scores) else None


def to_reshuffle(state: Reshuffling) -> Shuffle:
    return Shuffle(len(_short_pile(state).discards))


def reshuffled(state: Reshuffling, order: tuple[int, ...]) -> Drawing | Reshuffling:
    """What is left of the pile comes first, then its discards in their new order."""
    pile = _short_pile(state)
    full = Pile(pile.left + in_order(pile.discards, order), ())
    words = too_short(state.match, state.box) is PileName.WORDS
    box = replace(state.box, words=full) if words else replace(state.box, places=full)
    return begin(state.match, box, state.gallery)


def _short_pile(state: Reshuffling) -> Pile:
    return state.box.words if too_short(state.match, state.box) is PileName.WORDS else state.box.places


def gathered(state: Gathering, order: tuple[int, ...]) -> Voting:
    """The six words lie at their numbers, and all slates are shown. [ICG-05]

    Of a slate that is shown nobody sees what was drawn first, which often is the word: strokes are told in an order of
    their own. All chalk is alike, so the picture is the same.
    """
    drawing = state.drawing
    players = len(drawing.slates)
    pictures = [Picture(tuple(sorted(slate.strokes)), slate.description, slate.loop) for slate in drawing.slates]
    return Voting(
        drawing.match,
        drawing.box,
        drawing.deal,
        in_order(drawing.deal.words, order),
        tuple(pictures),
        ((None,) * players,) * players,
        (False,) * players,
        drawing.gallery,
    )


def exhibit(state: Voting) -> Exhibit:
    players = len(state.pictures)
    numbers = [1 + state.words.index(word) for word in state.deal.words[:players]]
    return Exhibit(state.deal.places, state.words, tuple(numbers), state.pictures, state.votes)


def next_round(state: Voting) -> Drawing | Reshuffling | Won:
    """Votes are turned up and scored; words and places are discarded. [ICG-08, ICG-09]"""
    over = exhibit(state)
    won = points_of(over)
    scores = tuple([had + more for had, more in zip(state.match.scores, won, strict=True)])
    box = Box(state.box.pack, _discarded(state.box.words, state.words), _discarded(state.box.places, over.places))
    gallery = (*state.gallery, over)
    gone = tuple([Seat(seat) for seat, picture in enumerate(state.pictures) if picture.blank])
    match = replace(state.match, scores=scores, blanked=(*state.match.blanked, gone))
    if match.round + 1 == ROUNDS:
        return Won(match, box, gallery)
    return begin(replace(match, round=match.round + 1), box, gallery)


def _discarded(pile: Pile, cards: tuple[int, ...]) -> Pile:
    return Pile(pile.left, pile.discards + cards)


def result_of(match: Match) -> Result:
    """The most points win; as many is a shared place. [ICG-11]"""
    places = tuple([1 + sum(other > score for other in match.scores) for score in match.scores])
    return Result(places, match.scores, Ending.THREE_ROUNDS)
