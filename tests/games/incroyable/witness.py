"""What the rulebook of « Incroyable ! » says is secret, written a second time for the laws.

Secret are: an estimate until all are shown, a + or - until all are shown, which cards are still to come, and every
answer until it is read (in a risk turn the questioner has seen that of this question). [INC-06, INC-16, INC-23]
"""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.games.incroyable import facts
from tablee.games.incroyable.cards import QuestionCard
from tablee.games.incroyable.facts import Fact
from tablee.games.incroyable.phases import Challenging, Choosing, Estimating, Naming, Preparing, Settling, State, Won
from tablee.games.incroyable.vocabulary import Action, Choose, Estimate, Sign, Symbol
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Rng, Shuffled
from tablee.kernel.entries import Acted, Answered, Entry
from tablee.kernel.seats import Viewer
from tablee.kernel.witness import Witness, reordered

PRINTED = (Symbol.LIVRES, Symbol.GLOBE, Symbol.COEUR, Symbol.ARBRE, Symbol.PROFESSEUR)


def twin(state: State, viewer: Viewer, rng: Rng) -> State:
    if isinstance(state, Preparing):
        return replace(state, orders=tuple(reordered(order, rng) for order in state.orders))
    order = reordered(state.pile.order, rng, {*range(state.race.turn + 1)})
    pile = replace(state.pile, order=order, pack=_other_backs(state, viewer, rng))
    match state:
        case Estimating():
            return replace(state, pile=pile, estimates=_others(state.estimates, viewer, lambda: _any_number(rng)))
        case Choosing():
            return replace(state, pile=pile, signs=_others(state.signs, viewer, lambda: _any_sign(rng)))
        case _:
            return replace(state, pile=pile)


def _others(held, viewer, drawn):
    return tuple(one if one is None or seat == viewer else drawn() for seat, one in enumerate(held))


def _any_number(rng: Rng) -> int:
    return 1 + int(rng.random() * 9999)


def _any_sign(rng: Rng) -> Sign:
    return Sign.PLUS if rng.random() < 1 / 2 else Sign.MINUS


def _other_backs(state, viewer: Viewer, rng: Rng) -> Pack:
    """Now and then, other answers and stories on all that nobody has turned over for this viewer.

    Not always: what follows an answer is then known, and a pair of twins ends there. Once all cards came up, who knows.
    """
    pack: Pack = state.pile.pack
    order, turn = state.pile.order, state.race.turn
    if turn >= len(order) or rng.random() < 1 / 2:
        return pack
    others = {card: _other_back(pack.cards[card], PRINTED, rng) for card in order[turn + 1 :]}
    return pack.with_cards({**others, order[turn]: _other_back(pack.cards[order[turn]], _unread(state, viewer), rng)})


def _unread(state, viewer: Viewer) -> Sequence[Symbol]:
    """Of the card of this turn."""
    match state:
        case Naming() | Choosing():
            return PRINTED[state.at + 1 if viewer == state.race.questioner else state.at :]
        case Won():
            return ()
        case _:
            return PRINTED


def _other_back(card: QuestionCard, symbols: Sequence[Symbol], rng: Rng) -> QuestionCard:
    return replace(
        card,
        **{
            symbol: replace(getattr(card, symbol), answer=_any_number(rng), comment="…" * int(rng.random() * 99))
            for symbol in symbols
        },
    )


def otherwise(before: State, entry: Entry[Action], viewer: Viewer, rng: Rng) -> Entry[Action]:
    match entry:
        case Answered(Shuffled(order)):
            return Answered(Shuffled(reordered(order, rng)))
        case Acted(seat, Estimate()) if seat != viewer:
            return Acted(seat, Estimate(_any_number(rng)))
        case Acted(seat, Choose()) if seat != viewer:
            return Acted(seat, Choose(_any_sign(rng)))
        case _:
            return entry


def discloses(before: State, entry: Entry[Action], after: State, viewer: Viewer) -> object:
    """The card of a turn by its question; estimates and signs once all are there; an answer when it is read."""
    return _card(before, after), _shown(before, after), _read(before, entry, after, viewer)


def _card(before: State, after: State) -> object:
    if isinstance(after, Preparing) or (not isinstance(before, Preparing) and before.race.turn == after.race.turn):
        return None
    return after.pile.order[after.race.turn % len(after.pile.order)]


def _shown(before: State, after: State) -> object:
    if isinstance(before, Estimating) and isinstance(after, Settling | Challenging):
        return after.estimates
    return None


def _read(before: State, entry: Entry[Action], after: State, viewer: Viewer) -> object:
    """The answer with its story, every + and -, and the next answer for the questioner of a risk turn."""
    if isinstance(before, Preparing) or isinstance(after, Preparing):
        return None
    if before.last == after.last and not isinstance(after, Won):
        return None
    assert after.last is not None
    back = getattr(after.pile.pack.cards[after.last.card], after.last.symbol)
    return back, _signs(before, entry), _looked_at(after, viewer)


def _signs(before: State, entry: Entry[Action]) -> object:
    """Not by who moved: a pawn that a danger sends back may stand where it stood."""
    if isinstance(before, Choosing) and isinstance(entry, Acted) and isinstance(entry.action, Choose):
        return tuple(entry.action.sign if seat == entry.seat else sign for seat, sign in enumerate(before.signs))
    return None


def _looked_at(state: State, viewer: Viewer) -> object:
    if not isinstance(state, Naming) or viewer != state.race.questioner:
        return None
    card = state.pile.pack.cards[state.pile.order[state.race.turn % len(state.pile.order)]]
    return getattr(card, PRINTED[state.at]).answer


def possible(world: State, told: Sequence[Fact], viewer: Viewer) -> bool:
    """Every card that came up lies where it did, and the last answer that was read is the one that stands there."""
    if isinstance(world, Preparing):
        return not told
    began = [fact for fact in told if isinstance(fact, facts.Asked | facts.RiskAsked)]
    turns = [fact for fact in began if isinstance(fact, facts.Asked) or fact.stake == 2]
    cards = world.pile.order
    lie_where_they_did = all(
        getattr(world.pile.pack.cards[cards[(world.race.turn - back) % len(cards)]], fact.symbol).text == fact.text
        for back, fact in enumerate(reversed(turns))
    )
    return lie_where_they_did and _last_read(world) == _last_heard(told)


def _last_read(world: State) -> int | None:
    if isinstance(world, Preparing) or world.last is None:
        return None
    answer: int = getattr(world.pile.pack.cards[world.last.card], world.last.symbol).answer
    return answer


def _last_heard(told: Sequence[Fact]) -> int | None:
    return next((fact.answer for fact in reversed(told) if isinstance(fact, facts.AnswerRead)), None)


def conserved(state: State) -> bool:
    """Every card is in the pile, once."""
    if isinstance(state, Preparing):
        return True
    return sorted(state.pile.order) == list(range(len(state.pile.pack.cards)))


WITNESS: Witness[State, Action, Fact] = Witness(
    twin=twin, otherwise=otherwise, discloses=discloses, possible=possible, conserved=conserved
)
