"""How a state may have come about, at its shortest: so that a game can begin in the middle."""

from collections.abc import Iterator, Sequence

from tablee.games.incognito import facts, phases
from tablee.games.incognito.facts import Fact
from tablee.games.incognito.phases import Box, Exhibit, State
from tablee.games.incognito.scoring import points_of
from tablee.games.incognito.tell import dealt, laid, places, revealed, round_begun
from tablee.games.incognito.vocabulary import LAID, PileName
from tablee.kernel.seats import Seat, Viewer


def recap(state: State, me: Viewer) -> tuple[Fact, ...]:
    return tuple(_recap(state, me))


def _recap(state: State, me: Viewer) -> Iterator[Fact]:
    match state:
        case phases.Preparing():
            return
        case phases.Gathering(of):
            yield from _recap(of, me)
        case phases.Filling(of, seat):
            yield from _recap(of, me)
            yield facts.VotingTimeUp(seat, len([one for one in of.votes[seat] if one is None]) - 1)
        case phases.Reshuffling() | phases.Won():
            yield from _rounds(state.box, state.gallery, state.match.scores)
            yield from round_begun(state, me)
        case phases.Drawing():
            yield from _rounds(state.box, state.gallery, state.match.scores)
            yield from round_begun(state, me)
            yield from [facts.PutDown(Seat(seat)) for seat, down in enumerate(state.down) if down]
        case _:
            yield from _rounds(state.box, state.gallery, state.match.scores)
            yield dealt(state.match.round, state.box, state.deal, me)
            yield laid(state.box, state.words)
            yield from [facts.Voted(Seat(seat)) for seat, done in enumerate(state.done) if done]


def _rounds(box: Box, gallery: Sequence[Exhibit], scores: tuple[int, ...]) -> Iterator[Fact]:
    """Those that are over. A pile was reshuffled before the first one whose cards are still its discards."""
    anew = {
        PileName.WORDS: len(gallery) - len(box.words.discards) // LAID - 1,
        PileName.PLACES: len(gallery) - len(box.places.discards) // len(scores) - 1,
    }
    for at, over in enumerate(gallery):
        yield facts.Dealt(at + 1, places(box, over.places), None, None)
        yield laid(box, over.words)
        after = [points_of(later) for later in gallery[at + 1 :]]
        yield from revealed(box, over, tuple([score - sum(each) for score, each in _with(scores, after)]))
        yield from [facts.Reshuffled(pile) for pile, last in anew.items() if last == at]


def _with(scores: tuple[int, ...], after: Sequence[tuple[int, ...]]) -> list[tuple[int, tuple[int, ...]]]:
    return [(score, tuple([points[seat] for points in after])) for seat, score in enumerate(scores)]
