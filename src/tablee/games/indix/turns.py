"""From turn to turn and from card to card: who looks, who reads, and when all is over. [IDX-05, IDX-16 to IDX-20]"""

from msgspec.structs import replace

from tablee.games.indix.phases import Dispute, LastCard, Picking, Pile, Race, Rolling, Round, Table, Won, drawn_card
from tablee.games.indix.scoring import is_over, moved
from tablee.games.indix.vocabulary import SLOTS
from tablee.kernel.seats import Seat


def begin(race: Race, pile: Pile, last: LastCard | None, decision: int) -> Picking:
    """The reader takes the top card; the left neighbour looks first. [IDX-04, IDX-05]"""
    heard = Round(investigator=left_of(race, race.reader), placed=(), chained=False, exchanges=(), misses=())
    return Picking(Table(race, pile, heard, disputes=(), last=last, decision=decision))


def left_of(race: Race, seat: Seat) -> Seat:
    """Of the reader it is who looks first, and who read before. [IDX-05, IDX-16]"""
    return Seat((seat + 1) % len(race.pawns))


def next_investigator(table: Table) -> Seat:
    """Leftwards, without the reader; of two players it is the same one. [IDX-05, IDX-08]"""
    left = left_of(table.race, table.round.investigator)
    return left_of(table.race, left) if left == table.race.reader else left


def turn_over(table: Table) -> Picking | Rolling | Won:
    """The next one picks a number, or rolls the die that goes round; with all tokens placed nobody has found it."""
    heard = table.round
    if not heard.chained and len(heard.placed) == SLOTS:
        return card_over(table, finder=None, called=False)  # [IDX-20]
    after = replace(table, round=replace(heard, investigator=next_investigator(table)), decision=table.decision + 1)
    return Rolling(after) if heard.chained else Picking(after)


def card_over(table: Table, finder: Seat | None, *, called: bool, dispute: Dispute | None = None) -> Picking | Won:
    """Both pawns move before anybody looks at the finish; then the reader's right neighbour reads. [IDX-16, IDX-18]"""
    race = table.race
    disputes = table.disputes if dispute is None else (*table.disputes, dispute)
    card, clues = drawn_card(race, table.pile), len(table.round.placed)
    over = LastCard(card, finder=finder, called=called, clues=clues, disputes=disputes)
    after = moved(race, over)
    if is_over(after):
        return Won(after, table.pile, over)
    reader = Seat((race.reader - 1) % len(race.pawns))
    return begin(replace(after, reader=reader, round=race.round + 1), table.pile, over, table.decision + 1)
