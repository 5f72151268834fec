"""A bot that looks for the name: it picks any number, asks what tells most, and says what comes to its mind."""

from tablee.games.indix import views
from tablee.games.indix.actions import Action
from tablee.games.indix.bots.free_answer import breaks_in
from tablee.games.indix.bots.nerve import Nerve
from tablee.games.indix.hunch import Inkling
from tablee.games.indix.menu import MENUS, Ask
from tablee.games.indix.vocabulary import SLOTS, Call, Pass, Pick, Roll, Say, Speak
from tablee.kernel.chance import Rng
from tablee.kernel.text import as_text


def investigate(view: views.Seen, hunch: object, nerve: Nerve, dice: Rng) -> Action | None:
    if isinstance(view, views.Picking):
        return _pick(view, dice)
    if isinstance(view, views.Rolling):
        return Roll()
    assert isinstance(hunch, Inkling), "the table gives one for every card"
    if isinstance(view, views.Asking):
        return _ask(view, hunch, nerve)
    if isinstance(view, views.Answering):
        return Say(as_text(hunch.name)) if hunch.name else Pass()
    assert isinstance(view, views.Thinking), "nobody is asked then"
    if view.me == view.investigator:
        return Speak() if hunch.name else Pass()  # a wrong answer costs no more than none [IDX-07]
    return Call() if breaks_in(view, hunch, nerve) else None


def _pick(view: views.Picking, dice: Rng) -> Pick:
    """Any: which number is how telling is shuffled on every card."""
    placed = [clue.number for clue in view.clues]
    free = [number for number in range(1, SLOTS + 1) if number not in placed]
    return Pick(free[int(dice.random() * len(free))])


def _ask(view: views.Asking, inkling: Inkling, nerve: Nerve) -> Ask:
    """One of the most telling; whatever has been asked is asked again only when nothing else is left."""
    telling = (inkling.questions or MENUS[view.category])[: nerve.asks_among]
    return Ask(telling[int(inkling.luck * len(telling))])
