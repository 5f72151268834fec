"""Clues: the investigator says a number, and what stands there is read. [IDX-06, IDX-08]"""

from msgspec.structs import replace

from tablee.games.indix import views
from tablee.games.indix.actions import Action
from tablee.games.indix.cards import card_on
from tablee.games.indix.phases import Picking, Rolling, Table, Thinking, drawn_card
from tablee.games.indix.vocabulary import SLOTS, Pick, Why
from tablee.kernel.memo import Memo
from tablee.kernel.offers import Field, Offer, Offers, OneOf
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat

NUMBERS = range(1, SLOTS + 1)
TO_PICK = Memo[frozenset[int], tuple[Offer, ...]](
    lambda placed: (Offer("pick", (Field("number", OneOf(tuple([n for n in NUMBERS if n not in placed]))),)),)
)
"""By the numbers that have a token: what can still be picked."""


def offers(seen: views.Picking) -> Offers:
    if seen.me != seen.investigator:
        return Offers(seen.decision, ())
    return Offers(seen.decision, TO_PICK[frozenset([clue.number for clue in seen.clues])])


def refusal(seen: views.Picking, action: Action) -> Why | None:
    if seen.me != seen.investigator:
        return Why.NOT_YOUR_TURN
    if type(action) is not Pick:
        return Why.NOT_NOW
    if not 1 <= action.number <= SLOTS:
        return Why.OUT_OF_RANGE
    return Why.TAKEN if action.number in [clue.number for clue in seen.clues] else None


def pick(state: Picking, seat: Seat, action: Action) -> Thinking | Rolling:
    if why := refusal(views.picking(state, seat), action):
        raise Refused(why)
    assert isinstance(action, Pick), "refusal() guards this"
    table, heard = state.table, state.table.round
    text = text_at(table, action.number)
    placed = (*heard.placed, action.number)
    after = replace(table, round=replace(heard, placed=placed, chained=text is None), decision=table.decision + 1)
    return Rolling(after) if text is None else Thinking(after)


def text_at(table: Table, number: int) -> str | None:
    """None for a question mark."""
    return card_on(table.pile.pack, drawn_card(table.race, table.pile)).slots[number - 1].text
