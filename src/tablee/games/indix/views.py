"""What a seat may know, phase by phase; `me` is None for a spectator and for the shared screen.

A view is built field by field. A field that is added to a phase stays hidden until it is named here.
"""

from collections.abc import Callable, Iterable
from typing import Any

from tablee.games.indix import phases
from tablee.games.indix.cards import card_on, trait_at
from tablee.games.indix.menu import Ask
from tablee.games.indix.phases import Dispute, Exchange, LastCard, Miss, Pile, Question, Race, State, Table, drawn_card
from tablee.games.indix.vocabulary import POINTS, SLOTS, BoardName, Category, Truth
from tablee.kernel.cards.parts import Part
from tablee.kernel.entries import Verdict
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.structs import Value
from tablee.kernel.text import Text


class ReadClue(Value, frozen=True):
    """A slot whose number was picked; without a text it is a question mark."""

    number: int
    text: str | None


class OwnCard(Value, frozen=True):
    """The reader's, whole. Nobody else ever sees more of it than what is read out and, in the end, the name."""

    name: str
    aliases: tuple[str, ...]
    refused: tuple[str, ...]
    slots: tuple[str | None, ...]
    """From 1 to 20; None is a question mark."""
    disputes: tuple[Dispute, ...]


class KnownCard(Value, frozen=True):
    """The card of the round before."""

    category: Category
    name: str
    finder: Seat | None
    called: bool
    clues: int
    disputes: tuple[Dispute, ...]


class Preparing(Value, frozen=True, tag="preparing"):
    me: Viewer
    players: int
    board: BoardName
    limit: int | None
    first: Seat | None


class Seen(Value, frozen=True):
    """What is seen in every phase of a round."""

    me: Viewer
    race: Race
    last: KnownCard | None
    category: Category
    investigator: Seat
    clues: tuple[ReadClue, ...]
    """In the order in which they were picked."""
    chained: bool
    exchanges: tuple[Exchange, ...]
    misses: tuple[Miss, ...]
    card: OwnCard | None
    """The reader's alone."""
    for_finder: int
    """How far whoever finds it in turn would move now, and the reader then. [IDX-14]"""
    for_reader: int
    decision: int


class Picking(Seen, frozen=True, tag="picking"):
    pass


class Rolling(Seen, frozen=True, tag="rolling"):
    pass


class Tumbling(Seen, frozen=True, tag="tumbling"):
    pass


class Asking(Seen, frozen=True, tag="asking"):
    pass


class Replying(Seen, frozen=True, tag="replying"):
    question: Question
    truth: Truth | None
    """The reader's alone: what the card says to a question of the menu."""


class Thinking(Seen, frozen=True, tag="thinking"):
    pass


class Answering(Seen, frozen=True, tag="answering"):
    by: Seat


class Measuring(Seen, frozen=True, tag="measuring"):
    by: Seat
    words: Text


class Judging(Seen, frozen=True, tag="judging"):
    by: Seat
    words: Text
    verdict: Verdict | None
    """The reader's alone."""


class Won(Value, frozen=True, tag="won"):
    me: Viewer
    race: Race
    last: KnownCard


View = Picking | Rolling | Tumbling | Asking | Replying | Thinking | Answering | Measuring | Judging | Won | Preparing


def view(state: State, me: Viewer) -> View:
    return BUILDERS[type(state)](state, me)


def preparing(state: phases.Preparing, me: Viewer) -> Preparing:
    return Preparing(me, state.players, state.board, state.limit, state.first)


Common = tuple[
    Viewer,
    Race,
    KnownCard | None,
    Category,
    Seat,
    tuple[ReadClue, ...],
    bool,
    tuple[Exchange, ...],
    tuple[Miss, ...],
    OwnCard | None,
    int,
    int,
    int,
]
"""The fields of `Seen`, in their order."""


def _common(table: Table, me: Viewer) -> Common:
    race, heard = table.race, table.round
    card = card_on(table.pile.pack, drawn_card(race, table.pile))
    slots = card.slots
    return (
        me,
        race,
        None if table.last is None else known_card(table.pile, table.last),
        card.category,
        heard.investigator,
        tuple([ReadClue(number, slots[number - 1].text) for number in heard.placed]),
        heard.chained,
        heard.exchanges,
        heard.misses,
        _own_card(table) if me == race.reader else None,
        POINTS - len(heard.placed),
        len(heard.placed),
        table.decision,
    )


def _own_card(table: Table) -> OwnCard:
    card = card_on(table.pile.pack, drawn_card(table.race, table.pile))
    texts = tuple([slot.text for slot in card.slots])
    return OwnCard(card.name, card.aliases, card.refused, texts, table.disputes)


def known_card(pile: Pile, last: LastCard) -> KnownCard:
    card = card_on(pile.pack, last.card)
    return KnownCard(card.category, card.name, last.finder, last.called, last.clues, last.disputes)


def picking(state: phases.Picking, me: Viewer) -> Picking:
    return Picking(*_common(state.table, me))


def rolling(state: phases.Rolling, me: Viewer) -> Rolling:
    return Rolling(*_common(state.table, me))


def tumbling(state: phases.Tumbling, me: Viewer) -> Tumbling:
    return Tumbling(*_common(state.table, me))


def asking(state: phases.Asking, me: Viewer) -> Asking:
    return Asking(*_common(state.table, me))


def replying(state: phases.Replying, me: Viewer) -> Replying:
    truth = _truth(state) if me == state.table.race.reader else None
    return Replying(*_common(state.table, me), state.question, truth)


def _truth(state: phases.Replying) -> Truth | None:
    if not isinstance(state.question, Ask):
        return None
    card = card_on(state.table.pile.pack, drawn_card(state.table.race, state.table.pile))
    return card.attributes[trait_at(state.question.trait)]


def thinking(state: phases.Thinking, me: Viewer) -> Thinking:
    return Thinking(*_common(state.table, me))


def answering(state: phases.Answering, me: Viewer) -> Answering:
    return Answering(*_common(state.table, me), state.by)


def measuring(state: phases.Measuring, me: Viewer) -> Measuring:
    return Measuring(*_common(state.table, me), state.by, state.words)


def judging(state: phases.Judging, me: Viewer) -> Judging:
    verdict = state.verdict if me == state.table.race.reader else None
    return Judging(*_common(state.table, me), state.by, state.words, verdict)


def won(state: phases.Won, me: Viewer) -> Won:
    return Won(me, state.race, known_card(state.pile, state.last))


BUILDERS: dict[type, Callable[[Any, Viewer], View]] = {
    phases.Picking: picking,
    phases.Rolling: rolling,
    phases.Tumbling: tumbling,
    phases.Asking: asking,
    phases.Replying: replying,
    phases.Thinking: thinking,
    phases.Answering: answering,
    phases.Measuring: measuring,
    phases.Judging: judging,
    phases.Won: won,
    phases.Preparing: preparing,
}


def parts_seen(state: State, me: Viewer) -> Iterable[Part]:
    if isinstance(state, phases.Preparing):
        return
    last = state.last if isinstance(state, phases.Won) else state.table.last
    if last is not None:
        yield from ((last.card, "category"), (last.card, "name"))
    if isinstance(state, phases.Won):
        return
    table = state.table
    card = drawn_card(table.race, table.pile)
    yield card, "category"
    if me != table.race.reader:
        yield from [(card, "slots", number - 1, "text") for number in table.round.placed]
        return
    yield from [(card, part) for part in ("name", "aliases", "refused")]
    yield from [(card, "slots", at, "text") for at in range(SLOTS)]
    if isinstance(state, phases.Replying) and isinstance(state.question, Ask):
        yield card, "attributes", trait_at(state.question.trait)
