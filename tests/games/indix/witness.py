"""What the rulebook of « Indix » says is secret, written a second time for the laws.

Secret are: all of a card until it is read, but for its category, and to everybody but the reader; which cards are still
to come; what the measure says of an answer, and where the reader decided against it, to everybody but the reader until
the round is over. [IDX-04, IDX-06, IDX-09]
"""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.games.indix import facts
from tablee.games.indix.actions import Action
from tablee.games.indix.cards import Card, Slot
from tablee.games.indix.facts import Fact
from tablee.games.indix.menu import Ask
from tablee.games.indix.phases import Dispute, Judging, Preparing, Replying, State, Won
from tablee.games.indix.vocabulary import Category, Pick, Truth
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Rng, Shuffled
from tablee.kernel.entries import Acted, Answered, Entry, Measured, Verdict
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.text import Text, folded
from tablee.kernel.witness import Witness, reordered

NOT_EXACT: tuple[Verdict, ...] = ("slip", "almost", "wrong")


def twin(state: State, viewer: Viewer, rng: Rng) -> State:
    match state:
        case Preparing():
            return replace(state, orders=tuple(reordered(order, rng) for order in state.orders))
        case Won():
            return replace(state, pile=_other_pile(state.pile, state.race, rng))
    table = state.table
    pile = _other_pile(table.pile, table.race, rng)
    if viewer == table.race.reader:
        return replace(state, table=replace(table, pile=pile))
    if table.race.round < len(pile.order):  # else it was named before
        pile = replace(pile, pack=_other_card(pile.pack, _card(table), table.round.placed, rng))
    disputes = tuple(_any_dispute(rng) for _ in range(int(rng.random() * 3)))
    after = replace(table, pile=pile, disputes=disputes)
    if isinstance(state, Judging):
        return replace(state, table=after, verdict=_any_verdict(rng))
    return replace(state, table=after)


def _card(table) -> int:
    card: int = table.pile.order[table.race.round % len(table.pile.order)]
    return card


def _other_pile(pile, race, rng: Rng):
    """What is to come, in another order and, now and then, with other things on the cards. Once all came, who knows."""
    known = {*range(race.round + 1)}
    pack = pile.pack
    if rng.random() < 1 / 2:
        pack = pack.with_cards({card: _any_card(rng) for card in pile.order[race.round + 1 :]})
    return replace(pile, pack=pack, order=reordered(pile.order, rng, known))


def _other_card(pack: Pack, card: int, placed: Sequence[int], rng: Rng) -> Pack:
    """Now and then, as what follows when a name is said ends a pair."""
    if rng.random() < 1 / 2:
        return pack
    was, other = pack.cards[card], _any_card(rng)
    slots = [
        slot if number in placed else new
        for number, (slot, new) in enumerate(zip(was.slots, other.slots, strict=True), 1)
    ]
    return pack.with_cards({card: replace(other, category=was.category, slots=tuple(slots))})


def _any_card(rng: Rng) -> Card:
    category = [*Category][int(rng.random() * 3)]
    truths = tuple([*Truth][int(rng.random() * 3)] for _ in range(25))
    names = tuple(_any_words(rng) for _ in range(2))
    return Card(category, _any_words(rng), names, names[:1], tuple(_any_slot(rng) for _ in range(20)), truths)


def _any_words(rng: Rng) -> str:
    return "z" + "yx" * int(rng.random() * 20)


def _any_slot(rng: Rng) -> Slot:
    return Slot() if rng.random() < 1 / 4 else Slot(_any_words(rng), 1 + int(rng.random() * 4))


def _any_dispute(rng: Rng) -> Dispute:
    return Dispute(Seat(0), Text(_any_words(rng)), _any_verdict(rng), rng.random() < 1 / 2)


def _any_verdict(rng: Rng) -> Verdict:
    return NOT_EXACT[int(rng.random() * 3)]


def otherwise(before: State, entry: Entry[Action], viewer: Viewer, rng: Rng) -> Entry[Action]:
    match entry:
        case Answered(Shuffled(order)):
            return Answered(Shuffled(reordered(order, rng)))
        case Answered(Measured(verdict)) if verdict != "exact" and not _reads(before, viewer):
            return Answered(Measured(_any_verdict(rng), 0))
        case _:
            return entry


def _reads(state: State, viewer: Viewer) -> bool:
    return not isinstance(state, Preparing | Won) and viewer == state.table.race.reader


def discloses(before: State, entry: Entry[Action], after: State, viewer: Viewer) -> object:
    """A clue when its number is picked; whether an answer is right; a name when the round is over; one's own card."""
    return (
        _drawn(before, after, viewer),
        _read(entry, after),
        _judged(before, entry, viewer),
        _named(before, after),
        _looked_up(after, viewer),
    )


def _round(state: State) -> int | None:
    if isinstance(state, Preparing):
        return None
    return state.race.round if isinstance(state, Won) else state.table.race.round


def _drawn(before: State, after: State, viewer: Viewer) -> object:
    """The category of a new card, and to its reader all of it."""
    if isinstance(after, Preparing | Won) or _round(before) == _round(after):
        return None
    card = after.table.pile.pack.cards[_card(after.table)]
    return card if _reads(after, viewer) else card.category


def _read(entry: Entry[Action], after: State) -> object:
    match entry:
        case Acted(_, Pick(number)):
            assert not isinstance(after, Preparing | Won)
            return after.table.pile.pack.cards[_card(after.table)].slots[number - 1].text
        case _:
            return None


def _judged(before: State, entry: Entry[Action], viewer: Viewer) -> object:
    match entry:
        case Answered(Measured(verdict)):
            return verdict if _reads(before, viewer) else verdict == "exact"
        case _:
            return None


def _named(before: State, after: State) -> object:
    """The name, and where the reader decided against the measure."""
    if isinstance(before, Preparing) or isinstance(after, Preparing):
        return None
    if _round(before) == _round(after) and not isinstance(after, Won):
        return None
    last = after.last if isinstance(after, Won) else after.table.last
    pile = after.pile if isinstance(after, Won) else after.table.pile
    assert last is not None
    return pile.pack.cards[last.card].name, last.disputes


def _looked_up(after: State, viewer: Viewer) -> object:
    """What the card says to a question of the menu, for its reader."""
    if not isinstance(after, Replying) or not isinstance(after.question, Ask) or not _reads(after, viewer):
        return None
    card = after.table.pile.pack.cards[_card(after.table)]
    return card.attributes


def possible(world: State, told: Sequence[Fact], viewer: Viewer) -> bool:
    """Every card that was named lies where it did; what was read of this one stands on it, and nobody was right."""
    if isinstance(world, Preparing):
        return not told
    pile = world.pile if isinstance(world, Won) else world.table.pile
    over = (_round(world) or 0) - (not isinstance(world, Won))
    cards, order = pile.pack.cards, pile.order
    names = [fact.name for fact in told if isinstance(fact, facts.Found | facts.Unfound)]
    lie = all(cards[order[(over - back) % len(order)]].name == name for back, name in enumerate(reversed(names)))
    return lie and (isinstance(world, Won) or _read_so_far(cards[_card(world.table)], told))


def _read_so_far(card: Card, told: Sequence[Fact]) -> bool:
    answer = ""
    drawn = [at for at, fact in enumerate(told) if isinstance(fact, facts.CardDrawn)]
    for fact in told[drawn[-1] if drawn else 0 :]:
        match fact:
            case facts.CardDrawn(_, category, name):
                if card.category != category or name not in (None, card.name):
                    return False
            case facts.ClueRead(number, text):
                if card.slots[number - 1].text != text:
                    return False
            case facts.MarkRead(number):
                if card.slots[number - 1].text is not None:
                    return False
            case facts.Weighed() if answer in {folded(one) for one in (card.name, *card.aliases)}:
                return False  # to the letter it would have been right at once
            case facts.Answered(_, words):
                answer = folded(words)
    return True


def conserved(state: State) -> bool:
    """Every card is in the pile, once; a number has one token; two players have no purple ones, others one at most."""
    if isinstance(state, Preparing):
        return True
    pile = state.pile if isinstance(state, Won) else state.table.pile
    race = state.race if isinstance(state, Won) else state.table.race
    placed = () if isinstance(state, Won) else state.table.round.placed
    tokens = len(race.tokens) == len(race.pawns) and not (len(race.pawns) == 2 and any(race.tokens))
    return tokens and len({*placed}) == len(placed) and sorted(pile.order) == [*range(len(pile.pack.cards))]


WITNESS: Witness[State, Action, Fact] = Witness(
    twin=twin, otherwise=otherwise, discloses=discloses, possible=possible, conserved=conserved
)
