"""The phases of « Indix », in the order of a round: what the state is while each of them lasts.

Preparing → Picking → Thinking → Answering → Measuring (→ Judging) → the next turn, or the next round
                ↘ a question mark: Rolling → Tumbling → Asking → Replying → Thinking   … and Won ends it.
"""

from tablee.games.indix.menu import Ask
from tablee.games.indix.vocabulary import AskFreely, BoardName, Nod, Reply
from tablee.kernel.cards.pack import Pack
from tablee.kernel.entries import Verdict
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value
from tablee.kernel.text import Text

Question = Ask | AskFreely
ReaderReply = Nod | Reply


class Race(Value, frozen=True):
    """What lies open before everybody. It is part of every view: nothing secret may be added here."""

    board: BoardName
    limit: int | None
    """Seconds to give an answer in; None for no limit. [IDX-21]"""
    pawns: tuple[int, ...]
    """By seat: squares from the start, counted on beyond the finish."""
    tokens: tuple[bool, ...]
    """By seat: who has a purple token. [IDX-03]"""
    reader: Seat
    round: int
    """From 0."""


class Exchange(Value, frozen=True):
    """A question to the reader, and the reply. [IDX-08, IDX-19]"""

    seat: Seat
    question: Question
    reply: ReaderReply


class Miss(Value, frozen=True):
    """An answer that was wrong."""

    seat: Seat
    words: Text


class Round(Value, frozen=True):
    """What was heard of this card, by everybody. It is part of every view: nothing secret may be added here."""

    investigator: Seat
    """Whose turn it is."""
    placed: tuple[int, ...]
    """Numbers with a red token, in the order in which they were picked. [IDX-06]"""
    chained: bool
    """Whether the die of a question mark goes round: whoever is next rolls it. [IDX-08]"""
    exchanges: tuple[Exchange, ...]
    misses: tuple[Miss, ...]


class Pile(Value, frozen=True):
    """The cards. A used one goes to the back, so they come round in the same order again. [IDX-16]"""

    pack: Pack  # SECRET: all that stands on a card, until it is read; `parts_seen` says what is known of it
    order: tuple[int, ...]  # SECRET: numbers of cards; order[n] comes up in round n


class Dispute(Value, frozen=True):
    """Where the reader decided against the measure: everybody sees it when the round is over. [IDX-09]"""

    seat: Seat
    words: Text
    verdict: Verdict
    accepted: bool


class LastCard(Value, frozen=True):
    """The card of the round before, which is known to all."""

    card: int
    finder: Seat | None
    called: bool
    """Whether it was found by a free answer."""
    clues: int
    """Red tokens that were placed."""
    disputes: tuple[Dispute, ...]


class Table(Value, frozen=True):
    """What all phases of a round have in common."""

    race: Race
    pile: Pile
    round: Round
    disputes: tuple[Dispute, ...]  # SECRET: the reader's alone until the round is over
    last: LastCard | None
    """None in the first round."""
    decision: int


class Preparing(Value, frozen=True, tag="preparing"):
    """The cards are shuffled; then the lot says who reads first, unless the host did. [IDX-04]"""

    players: int
    board: BoardName
    limit: int | None
    first: Seat | None
    pack: Pack
    orders: tuple[tuple[int, ...], ...]  # SECRET: of the pack, as chance has shuffled it so far


class Picking(Value, frozen=True, tag="picking"):
    """The investigator says a number. [IDX-06]"""

    table: Table


class Rolling(Value, frozen=True, tag="rolling"):
    """A question mark: the investigator is to throw the die. [IDX-08]"""

    table: Table


class Tumbling(Value, frozen=True, tag="tumbling"):
    """The die was thrown."""

    table: Table


class Asking(Value, frozen=True, tag="asking"):
    table: Table


class Replying(Value, frozen=True, tag="replying"):
    table: Table
    question: Question


class Thinking(Value, frozen=True, tag="thinking"):
    """After a clue or a reply: the investigator answers or not, and others may interrupt. [IDX-07, IDX-10]"""

    table: Table


class Answering(Value, frozen=True, tag="answering"):
    """Somebody has said that they answer, in turn or by a free answer. [IDX-21]"""

    table: Table
    by: Seat


class Measuring(Value, frozen=True, tag="measuring"):
    table: Table
    by: Seat
    words: Text


class Judging(Value, frozen=True, tag="judging"):
    """The answer is not exactly the name: the reader decides. [IDX-09]"""

    table: Table
    by: Seat
    words: Text
    verdict: Verdict  # SECRET: advice for the reader alone


class Won(Value, frozen=True, tag="won"):
    race: Race
    pile: Pile
    last: LastCard


Turn = Picking | Rolling | Tumbling | Asking | Replying | Thinking | Answering | Measuring | Judging
"""While some card is being looked for."""
State = Turn | Won | Preparing


def drawn_card(race: Race, pile: Pile) -> int:
    """Number of the card of this round. It is in no view: it tells all to whoever has the file."""
    return pile.order[race.round % len(pile.order)]
