"""What the rulebook of « Incognito » says is secret, written a second time for the laws.

Secret are: a word until the six are laid, and whose it is until the votes are turned up; all of a slate until all are
shown, and its loop until the votes are turned up; the number of a vote until then; and which cards are still to come.
[ICG-02, ICG-03, ICG-05, ICG-06, ICG-08]
"""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.games.incognito import facts
from tablee.games.incognito.facts import Fact
from tablee.games.incognito.phases import (
    Deal,
    Drawing,
    Filling,
    Gathering,
    Pile,
    Preparing,
    Reshuffling,
    State,
    Voting,
    Won,
)
from tablee.games.incognito.slate.slate import Slate
from tablee.games.incognito.vocabulary import Action, Describe, Draw, Erase, Loop, Stamp, Vote
from tablee.kernel.chance import Rng, Shuffled, shuffled
from tablee.kernel.entries import Acted, Answered, Entry
from tablee.kernel.seats import Viewer
from tablee.kernel.stroke import Stroke, as_stroke
from tablee.kernel.text import Text
from tablee.kernel.witness import Witness, reordered


def twin(state: State, viewer: Viewer, rng: Rng) -> State:
    match state:
        case Preparing():
            return replace(state, orders=tuple(reordered(order, rng) for order in state.orders))
        case Gathering():
            return Gathering(_other_drawing(state.drawing, viewer, rng))
        case Filling():
            return Filling(_other_voting(state.voting, viewer, rng), state.seat)
        case Drawing():
            return _other_drawing(state, viewer, rng)
        case Voting():
            return _other_voting(state, viewer, rng)
        case Reshuffling() | Won():
            return replace(state, box=_other_box(state.box, rng))


def _other_box(box, rng: Rng):
    words, places = (Pile(reordered(pile.left, rng), pile.discards) for pile in (box.words, box.places))
    return replace(box, words=words, places=places)


def _other_drawing(state: Drawing, viewer: Viewer, rng: Rng) -> Drawing:
    """Other words for all others, from among all that nobody has seen; and whatever they may have drawn."""
    words, pile = state.deal.words, state.box.words
    known = () if viewer is None else {viewer}
    cards = reordered((*words, *pile.left), rng, known)
    box = _other_box(replace(state.box, words=Pile(cards[len(words) :], pile.discards)), rng)
    slates = tuple(slate if seat == viewer else _any_slate(rng) for seat, slate in enumerate(state.slates))
    return replace(state, box=box, deal=Deal(cards[: len(words)], state.deal.places), slates=slates)


def _any_slate(rng: Rng) -> Slate:
    strokes = tuple(_any_stroke(rng) for _ in range(int(rng.random() * 5)))
    return Slate(strokes, None if rng.random() < 1 / 2 else _any_stroke(rng), None)


def _any_stroke(rng: Rng) -> Stroke:
    return as_stroke([(int(rng.random() * 3072), int(rng.random() * 4096)) for _ in range(1 + int(rng.random() * 9))])


def _other_voting(state: Voting, viewer: Viewer, rng: Rng) -> Voting:
    """The same six words in others' hands, other loops, other cards where theirs lie."""
    known = () if viewer is None else {viewer}
    pictures = tuple(
        picture if seat == viewer or picture.blank else replace(picture, loop=_any_stroke(rng))
        for seat, picture in enumerate(state.pictures)
    )
    votes = tuple(mine if seat == viewer else _other_votes(mine, rng) for seat, mine in enumerate(state.votes))
    deal = Deal(reordered(state.deal.words, rng, known), state.deal.places)
    return replace(state, box=_other_box(state.box, rng), deal=deal, pictures=pictures, votes=votes)


def _other_votes(votes, rng: Rng):
    cards = iter(shuffled(range(1, 7), rng))
    return tuple(None if number is None else next(cards) for number in votes)


def otherwise(before: State, entry: Entry[Action], viewer: Viewer, rng: Rng) -> Entry[Action]:
    match entry:
        case Answered(Shuffled(order)):
            return Answered(Shuffled(reordered(order, rng)))
        case Acted(seat, Draw() | Erase() | Stamp() | Loop() | Describe()) if seat != viewer:
            instead = (
                Draw(_any_stroke(rng)),
                Loop(_any_stroke(rng)),
                Describe(Text("zzz" * int(1 + rng.random() * 9))),
            )
            return Acted(seat, instead[int(rng.random() * 3)])
        case Acted(seat, Vote(target)) if seat != viewer and isinstance(before, Voting):
            free = [number for number in range(1, 7) if number not in before.votes[seat]]
            return Acted(seat, Vote(target, free[int(rng.random() * len(free))]))
        case _:
            return entry


def discloses(before: State, entry: Entry[Action], after: State, viewer: Viewer) -> object:
    """Places and one's own word by the deal; six words and all drawings when they are shown; all of it in the end."""
    return _dealt(before, after, viewer), _shown(before, after), _turned_up(before, after)


def _dealt(before: State, after: State, viewer: Viewer) -> object:
    if not isinstance(after, Drawing) or isinstance(before, Drawing):
        return None
    return after.deal.places, None if viewer is None else after.deal.words[viewer]


def _shown(before: State, after: State) -> object:
    if not (isinstance(before, Gathering) and isinstance(after, Voting)):
        return None
    return after.words, [(picture.strokes, picture.description) for picture in after.pictures]


def _turned_up(before: State, after: State) -> object:
    """Of a round that is over by this."""
    if isinstance(before, Voting | Filling) and isinstance(after, Drawing | Reshuffling | Won):
        return after.gallery[-1]
    return None


def possible(world: State, told: Sequence[Fact], viewer: Viewer) -> bool:
    """My word is the one that I was told; what was turned up lies among the discards, unless it was reshuffled."""
    if isinstance(world, Preparing):
        return not told
    if isinstance(world, Gathering):
        return possible(world.drawing, told, viewer)
    if isinstance(world, Filling):
        return possible(world.voting, told, viewer)
    cards = world.box.pack.cards
    discards = {cards[card].word for card in world.box.words.discards}
    if discards != _turned(told, drop=isinstance(world, Voting)):
        return False
    if not isinstance(world, Drawing | Voting) or viewer is None:
        return True
    dealt = [fact for fact in told if isinstance(fact, facts.Dealt)][-1]
    mine = cards[world.deal.words[viewer]].word == dealt.word
    return mine and [cards[card].place for card in world.deal.places] == [one.place for one in dealt.places]


def _turned(told: Sequence[Fact], *, drop: bool) -> set[str]:
    rounds: list[set[str]] = []
    for fact in told:
        if isinstance(fact, facts.Laid):
            rounds.append({one.word for one in fact.words})
        elif isinstance(fact, facts.Reshuffled) and fact.pile == "words":
            rounds = []
    return set().union(*(rounds[:-1] if drop else rounds))


def conserved(state: State) -> bool:
    """Every word and every place is in a pile, among its discards or dealt, once."""
    match state:
        case Preparing():
            return True
        case Gathering():
            return conserved(state.drawing)
        case Filling():
            return conserved(state.voting)
        case _:
            words, places = state.box.words, state.box.places
            deal = state.deal if isinstance(state, Drawing | Voting) else Deal((), ())
            kinds = [type(card) for card in state.box.pack.cards]
            lie = [*words.left, *words.discards, *deal.words]
            stand = [*places.left, *places.discards, *deal.places]
            whole = sorted([*lie, *stand]) == list(range(len(kinds)))
            return whole and len({kinds[card] for card in lie}) == len({kinds[card] for card in stand}) == 1


WITNESS: Witness[State, Action, Fact] = Witness(
    twin=twin, otherwise=otherwise, discloses=discloses, possible=possible, conserved=conserved
)
