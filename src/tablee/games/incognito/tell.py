"""What a seat perceives of what just happened, in the order in which it would see it at a table."""

from collections.abc import Iterator
from typing import Any

from tablee.games.incognito import facts, phases
from tablee.games.incognito.facts import Fact
from tablee.games.incognito.phases import Box, Deal, Exhibit, Filling, Gathering, Reshuffling, State, Voting
from tablee.games.incognito.rounds import exhibit, too_short
from tablee.games.incognito.scoring import finders, for_artist, found_by, points_of
from tablee.games.incognito.views import place_card, word_card
from tablee.games.incognito.vocabulary import Action, Blank, Finish, PutDown, TakeDown
from tablee.games.incognito.voting import missing, with_filled
from tablee.kernel.chance import Shuffled
from tablee.kernel.entries import Acted, Answered, Elapsed, Entry, Overruled
from tablee.kernel.seats import Seat, Viewer


def tell(before: State, entry: Entry[Action], after: State, me: Viewer) -> tuple[Fact, ...]:
    return tuple(_told(before, entry, after, me))


def _told(before: State, entry: Entry[Action], after: State, me: Viewer) -> Iterator[Fact]:
    match entry:
        case Acted(seat, PutDown()):
            yield facts.PutDown(seat)
        case Acted(seat, Finish()):
            assert isinstance(before, Voting), "nobody votes at another time"
            yield facts.Voted(seat)
            if not isinstance(after, Voting):
                yield from _round_over(before, after, me)
        case Elapsed():
            yield from _time_up(before, after, me)
        case Answered(Shuffled(order)):
            yield from _answered(before, order, after, me)
        case Overruled(Blank(seat)):
            yield facts.Blanked(seat)
        case Overruled(TakeDown(seat, round_)):
            yield facts.TakenDown(seat, round_)


def _time_up(before: State, after: State, me: Viewer) -> Iterator[Fact]:
    match before:
        case phases.Drawing():
            yield facts.DrawingTimeUp(Seat(before.down.index(False)))
        case _:
            assert isinstance(before, Voting), "no other countdown runs"
            last = Seat(before.done.index(False))
            yield facts.VotingTimeUp(last, len(missing(before.votes[last], last)))
            if not isinstance(after, Filling):
                yield from _round_over(before, after, me)


def _answered(before: State, order: tuple[int, ...], after: State, me: Viewer) -> Iterator[Fact]:
    match before:
        case Gathering():
            assert isinstance(after, Voting), "words are gathered to vote on"
            yield laid(after.box, after.words)
        case Filling():
            yield from _round_over(with_filled(before, order), after, me)
        case Reshuffling():
            short = too_short(before.match, before.box)
            assert short is not None, "so it was asked"
            yield facts.Reshuffled(short)
            yield from round_begun(after, me)
        case _:
            yield from round_begun(after, me)


def _round_over(before: Voting, after: State, me: Viewer) -> Iterator[Fact]:
    """Drawing by drawing; then the points, and what comes next."""
    assert isinstance(after, phases.Drawing | Reshuffling | phases.Won), "so a round ends"
    yield from revealed(after.box, exhibit(before), after.match.scores)
    yield from round_begun(after, me)


def round_begun(after: State, me: Viewer) -> Iterator[Fact]:
    match after:
        case phases.Drawing():
            yield dealt(after.match.round, after.box, after.deal, me)
        case phases.Won():
            most = max(after.match.scores)
            yield facts.Won(tuple([Seat(seat) for seat, score in enumerate(after.match.scores) if score == most]))


def dealt(round_: int, box: Box, deal: Deal, me: Viewer) -> facts.Dealt:
    word = None if me is None else word_card(box, deal.words[me])
    return facts.Dealt(
        round_ + 1,
        places(box, deal.places),
        None if word is None else word.word,
        None if word is None else word.joke,
    )


def places(box: Box, cards: tuple[int, ...]) -> tuple[facts.SeatPlace, ...]:
    return tuple([facts.SeatPlace(Seat(seat), place_card(box, card).place) for seat, card in enumerate(cards)])


def laid(box: Box, words: tuple[int, ...]) -> facts.Laid:
    return facts.Laid(tuple([facts.NumberedWord(at, word_card(box, card).word) for at, card in enumerate(words, 1)]))


def revealed(box: Box, over: Exhibit, scores: tuple[int, ...]) -> Iterator[Fact]:
    """`scores` are those after it."""
    for artist in map(Seat, range(len(over.votes))):
        yield _drawing_revealed(box, over, artist)
    won = points_of(over)
    each = [facts.SeatPoints(Seat(seat), won[seat], scores[seat]) for seat in range(len(won))]
    yield facts.Scored(tuple(sorted(each, key=lambda one: (-one.total, -one.points))))


def _drawing_revealed(box: Box, over: Exhibit, artist: Seat) -> facts.Revealed:
    number = over.numbers[artist]
    word = word_card(box, over.words[number - 1])
    cast: Any = [(Seat(seat), laid_[artist]) for seat, laid_ in enumerate(over.votes) if seat != artist]
    return facts.Revealed(
        artist,
        place_card(box, over.places[artist]).place,
        number,
        word.word,
        word.joke,
        tuple([facts.TurnedVote(seat, given, given == number) for seat, given in cast]),
        found_by(over, artist),
        finders(over, artist),
        for_artist(over, artist),
        over.pictures[artist].loop,
    )
