"""A world that a seat cannot tell from the real one: other words in other hands, and nothing on the others' slates."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import assert_never

from tablee.games.incognito import facts, phases, views
from tablee.games.incognito.facts import Fact
from tablee.games.incognito.phases import Box, Deal, Exhibit, Picture, Pile, State
from tablee.games.incognito.slate.slate import Slate, SlateStep
from tablee.games.incognito.views import View
from tablee.games.incognito.vocabulary import LAID, NUMBERS, PileName
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Rng, shuffled
from tablee.kernel.seats import Seat, Viewer

STEP = SlateStep((), None, None)


def imagine(seen: View, told: Sequence[Fact], pack: Pack | None, rng: Rng) -> State:
    assert pack is not None, "the game is played with cards"
    if isinstance(seen, views.Preparing):
        return phases.Preparing(seen.players, seen.countdown, pack, orders=())
    if isinstance(seen, views.Gathering):
        drawing = imagine(seen.drawing, told, pack, rng)
        assert isinstance(drawing, phases.Drawing), "it looks like one"
        return phases.Gathering(drawing)
    if isinstance(seen, views.Filling):
        voting = imagine(seen.voting, told, pack, rng)
        assert isinstance(voting, phases.Voting), "it looks like one"
        return phases.Filling(voting, seen.seat)
    return _Table(seen, told, pack, rng).state()


class _Table:
    """What a viewer knows of the cards, and what it makes of the rest."""

    def __init__(
        self,
        seen: views.Reshuffling | views.Drawing | views.Voting | views.Won,
        told: Sequence[Fact],
        pack: Pack,
        rng: Rng,
    ) -> None:
        self.seen, self.pack, self.rng = seen, pack, rng
        self.words = {card: pack.cards[card].word for card in pack.of_kind("word")}
        self.places = {card: pack.cards[card].place for card in pack.of_kind("place")}
        self.gallery = tuple(self._rounds(told))
        self.anew = {pile: _rounds_before(told, pile) for pile in PileName}

    def state(self) -> State:
        seen = self.seen
        match seen:
            case views.Reshuffling():
                return phases.Reshuffling(seen.match, self._box(Deal((), ())), self.gallery)
            case views.Won():
                gallery = tuple(map(self._shown, seen.gallery))
                return phases.Won(seen.match, self._box(Deal((), ())), gallery)
            case views.Drawing():
                deal = self._deal(seen)
                return phases.Drawing(seen.match, self._box(deal), deal, self._slates(seen), seen.down, self.gallery)
            case views.Voting():
                words, deal = self._laid(seen)
                votes = tuple([self._votes(seen, Seat(seat)) for seat in range(len(seen.done))])
                return phases.Voting(
                    seen.match, self._box(deal), deal, words, seen.pictures, votes, seen.done, self.gallery
                )
            case _:
                assert_never(seen)

    def _rounds(self, told: Sequence[Fact]) -> Iterator[Exhibit]:
        """Those that are over, as they were told; which word was whose is known then."""
        places: tuple[int, ...] = ()
        words: tuple[int, ...] = ()
        shown: list[facts.Revealed] = []
        for fact in told:
            match fact:
                case facts.Dealt():
                    places = _found(self.places, [one.place for one in fact.places])
                case facts.Laid():
                    words = _found(self.words, [one.word for one in fact.words])
                case facts.Revealed():
                    shown.append(fact)
                case facts.Scored():
                    numbers = tuple([one.number for one in shown])
                    pictures = tuple([Picture((), None, one.loop) for one in shown])
                    yield Exhibit(places, words, numbers, pictures, _turned(shown))
                    shown = []

    def _shown(self, over: views.ShownRound) -> Exhibit:
        words, places = _found(self.words, over.words), _found(self.places, over.places)
        return Exhibit(places, words, over.numbers, over.pictures, over.votes)

    def _box(self, deal: Deal) -> Box:
        words = self._pile(self.words, deal.words, self._discarded(PileName.WORDS))
        return Box(self.pack, words, self._pile(self.places, deal.places, self._discarded(PileName.PLACES)))

    def _discarded(self, pile: PileName) -> tuple[int, ...]:
        rounds = self.gallery[self.anew[pile] :]
        return tuple([card for over in rounds for card in (over.words if pile == PileName.WORDS else over.places)])

    def _pile(self, cards: Iterable[int], out: tuple[int, ...], discards: tuple[int, ...]) -> Pile:
        known = {*out, *discards}
        return Pile(tuple(shuffled([card for card in cards if card not in known], self.rng)), discards)

    def _deal(self, seen: views.Drawing) -> Deal:
        """Mine as I hold it; others from whatever is not among the discards."""
        mine = [] if seen.own is None else [*_found(self.words, [seen.own.word])]
        known = {*self._discarded(PileName.WORDS), *mine}
        words = shuffled([card for card in self.words if card not in known], self.rng)[: LAID - len(mine)]
        return Deal(_with_mine(words, seen.me, mine), _found(self.places, seen.places))

    def _slates(self, seen: views.Drawing) -> tuple[Slate, ...]:
        """Mine, with as many steps as there are; of the others nothing is known, so they are empty."""
        own = seen.own
        mine = Slate() if own is None else _slate(own)
        return tuple([mine if seat == seen.me else Slate() for seat in range(len(seen.down))])

    def _laid(self, seen: views.Voting) -> tuple[tuple[int, ...], Deal]:
        words = _found(self.words, [laid.word for laid in seen.words])
        mine = [] if seen.own_number is None else [words[seen.own_number - 1]]
        others = shuffled([card for card in words if card not in mine], self.rng)
        return words, Deal(_with_mine(others, seen.me, mine), _found(self.places, seen.places))

    def _votes(self, seen: views.Voting, seat: Seat) -> tuple[int | None, ...]:
        if seat == seen.me:
            return seen.mine
        cards = iter(shuffled(NUMBERS, self.rng))
        return tuple([next(cards) if other in seen.laid[seat] else None for other in range(len(seen.done))])


def _slate(own: views.OwnSlate) -> Slate:
    past, undone = (STEP,) * own.steps_back, (STEP,) * own.steps_forth
    return Slate(own.strokes, own.loop, own.description, past, undone, own.went, own.acts)


def _turned(shown: Sequence[facts.Revealed]) -> tuple[tuple[int | None, ...], ...]:
    """By who voted, from what is told by whose slate it is."""
    laid = [{vote.seat: vote.number for vote in one.votes} for one in shown]
    return tuple([tuple([votes.get(Seat(seat)) for votes in laid]) for seat in range(len(shown))])


def _rounds_before(told: Sequence[Fact], pile: PileName) -> int:
    """How many rounds were over when this pile was last shuffled."""
    over, before = 0, 0
    for fact in told:
        over += isinstance(fact, facts.Scored)
        if isinstance(fact, facts.Reshuffled) and fact.pile == pile:
            before = over
    return before


def _with_mine(others: Sequence[int], me: Viewer, mine: Sequence[int]) -> tuple[int, ...]:
    at = 0 if me is None else me
    return (*others[:at], *mine, *others[at:])


def _found(cards: Mapping[int, str], faces: Iterable[str]) -> tuple[int, ...]:
    """The card for each of these; no pack has a word or a place twice."""
    numbers = {face: card for card, face in cards.items()}
    return tuple([numbers[face] for face in faces])
