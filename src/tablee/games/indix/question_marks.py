"""A question mark: the die, a question to the reader, and the reply. [IDX-08, IDX-19]"""

from msgspec.structs import replace

from tablee.games.indix import views
from tablee.games.indix.actions import Action
from tablee.games.indix.menu import MENUS, Ask
from tablee.games.indix.phases import Asking, Exchange, Picking, Replying, Rolling, Table, Thinking, Tumbling, Won
from tablee.games.indix.turns import turn_over
from tablee.games.indix.typed import fault, without_article
from tablee.games.indix.views import OwnCard
from tablee.games.indix.vocabulary import (
    FACES,
    LONGEST_QUESTION,
    LONGEST_REPLY,
    AskFreely,
    Face,
    Nod,
    Reply,
    Roll,
    Truth,
    Why,
)
from tablee.kernel import chance
from tablee.kernel.memo import Memo
from tablee.kernel.offers import AnyText, Field, Offer, Offers, OneOf
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat
from tablee.kernel.text import folded

ROLL = (Offer("roll"),)
DIE = chance.Roll(len(FACES), 1)
FREE_QUESTION = AnyText(LONGEST_QUESTION)
ASK = Memo[str, tuple[Offer, ...]](
    lambda category: (
        Offer("ask", (Field("trait", OneOf(MENUS.get(category, ()))),)),
        Offer("ask_freely", (Field("words", FREE_QUESTION),)),
    )
)
NOD = Offer("nod", (Field("truth", OneOf(tuple(Truth))),))
EVERYDAY = 3
"""Letters up to which an alias that the name does not hold may be said: « bat » says chauve-souris in English alone."""
HIDDEN_WITHIN = 6
"""Letters of a name from which it may not even stand within a longer word, or with spaces between its letters."""


def rolling_offers(seen: views.Rolling) -> Offers:
    return Offers(seen.decision, ROLL if seen.me == seen.investigator else ())


def rolling_refusal(seen: views.Rolling, action: Action) -> Why | None:
    if seen.me != seen.investigator:
        return Why.NOT_YOUR_TURN
    return None if type(action) is Roll else Why.NOT_NOW


def roll(state: Rolling, seat: Seat, action: Action) -> Tumbling:
    if why := rolling_refusal(views.rolling(state, seat), action):
        raise Refused(why)
    return Tumbling(state.table)


def rolled(state: Tumbling, face: int) -> Asking | Picking | Rolling | Won:
    """Blank: the turn is over, and so is the chain. [IDX-08]"""
    if FACES[face] is Face.BLANK:
        return turn_over(replace(state.table, round=replace(state.table.round, chained=False)))
    return Asking(_next(state.table))


def asking_offers(seen: views.Asking) -> Offers:
    return Offers(seen.decision, ASK[seen.category] if seen.me == seen.investigator else ())


def asking_refusal(seen: views.Asking, action: Action) -> Why | None:
    if seen.me != seen.investigator:
        return Why.NOT_YOUR_TURN
    match action:
        case Ask(trait):
            return None if trait in MENUS[seen.category] else Why.OFF_THE_MENU
        case AskFreely(words):
            return fault(words, FREE_QUESTION)
        case _:
            return Why.NOT_NOW


def ask(state: Asking, seat: Seat, action: Action) -> Replying:
    if why := asking_refusal(views.asking(state, seat), action):
        raise Refused(why)
    assert isinstance(action, Ask | AskFreely), "refusal() guards this"
    return Replying(_next(state.table), action)


def free_reply(card: OwnCard) -> AnyText:
    """Words that do not say the name or an accepted form, with or without its article. [IDX-19]"""
    forms = dict.fromkeys(map(without_article, (card.name, *card.aliases)))
    telling = [form for form in forms if len(form) > EVERYDAY or folded(form) in folded(card.name)]
    long = [form for form in telling if len(folded(form).replace(" ", "")) >= HIDDEN_WITHIN]
    short = [form for form in telling if form not in long]
    return AnyText(LONGEST_REPLY, (*short, *[f"{form}s" for form in short]), tuple(long))


def replying_offers(seen: views.Replying) -> Offers:
    if seen.card is None:
        return Offers(seen.decision, ())
    return Offers(seen.decision, (NOD, Offer("reply", (Field("words", free_reply(seen.card)),))))


def replying_refusal(seen: views.Replying, action: Action) -> Why | None:
    if seen.card is None:
        return Why.NOT_YOUR_TURN
    match action:
        case Nod():
            return None
        case Reply(words):
            why = fault(words, AnyText(LONGEST_REPLY))
            return why or (None if free_reply(seen.card).holds(words) else Why.HOLDS_THE_NAME)
        case _:
            return Why.NOT_NOW


def reply(state: Replying, seat: Seat, action: Action) -> Thinking:
    if why := replying_refusal(views.replying(state, seat), action):
        raise Refused(why)
    assert isinstance(action, Nod | Reply), "refusal() guards this"
    heard = state.table.round
    exchange = Exchange(heard.investigator, state.question, action)
    return Thinking(_next(replace(state.table, round=replace(heard, exchanges=(*heard.exchanges, exchange)))))


def _next(table: Table) -> Table:
    return replace(table, decision=table.decision + 1)
