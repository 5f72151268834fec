"""Whole games by seed: of players who look for the name as people would, and of players who do anything at all."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from random import Random
from typing import Any

from tablee.bots import AnyBot
from tablee.bots.match import match
from tablee.games.indix import GAME, views
from tablee.games.indix.actions import Action
from tablee.games.indix.cards import Card
from tablee.games.indix.facts import Fact
from tablee.games.indix.menu import MENUS, Ask
from tablee.games.indix.phases import State
from tablee.games.indix.positions import picking, thinking
from tablee.games.indix.views import View
from tablee.games.indix.vocabulary import (
    FINISH,
    LIMITS,
    SLOTS,
    Accept,
    AskFreely,
    BoardName,
    Call,
    Nod,
    Pass,
    Pick,
    Refuse,
    Reply,
    Roll,
    Say,
    Speak,
    Truth,
)
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Rng
from tablee.kernel.game import Answer, Measure, Question
from tablee.kernel.offers import Offers, Scalar
from tablee.kernel.playout import any_answer, at_random, opening
from tablee.kernel.replay import Step
from tablee.kernel.structs import members
from tablee.kernel.text import Text
from tablee.packs.measure import measured
from tests.games.by_hand import ByHand
from tests.games.indix.cards import CARDS, PACK

PHASES: tuple[type, ...] = members(GAME.states)
_by_hand = ByHand(GAME)
recalled = _by_hand.recalled


def fitting(seen: views.Seen) -> list[Card]:
    """The cards that it may be, for whoever knows all of them and has heard the clues and the wrong answers."""
    return [
        card
        for card in CARDS
        if card.category == seen.category
        and all(card.slots[clue.number - 1].text == clue.text for clue in seen.clues)
        and card.name not in [miss.words for miss in seen.misses]
    ]


def looks(seen: View, offers: Offers, told: Sequence[Fact], hunch: object, dice: Rng) -> Action | None:
    """Answers when few cards are left, types with a slip now and then, and is a reader with a mind of their own."""
    match seen:
        case views.Picking():
            placed = [clue.number for clue in seen.clues]
            return Pick(_any([number for number in range(1, SLOTS + 1) if number not in placed], dice))
        case views.Rolling():
            return Roll()
        case views.Asking():
            if dice.random() < 1 / 3:
                return AskFreely(Text("Est-ce que je t’ai déjà vu quelque part ?"))
            return Ask(_any(MENUS[seen.category], dice))
        case views.Replying():
            if seen.truth is None and dice.random() < 1 / 2:
                return Reply(Text("Oui, mais peut-être sans le savoir."))
            return Nod(seen.truth or Truth.UNSURE)
        case views.Thinking():
            few = len(fitting(seen)) < 3 and dice.random() < 1 / 2
            if seen.me == seen.investigator:
                return Speak() if few or dice.random() < 1 / 8 else Pass()
            return Call() if few and dice.random() < 1 / 6 else None
        case views.Answering():
            return _answer(seen, dice)
        case views.Judging():
            right = seen.verdict == "slip" or (seen.verdict == "almost" and dice.random() < 1 / 2)
            return Accept() if right and dice.random() < 7 / 8 else Refuse()
    raise AssertionError(seen)


def silent(seen: View, offers: Offers, told: Sequence[Fact], hunch: object, dice: Rng) -> Action | None:
    """Never answers."""
    if isinstance(seen, views.Thinking):
        return Pass() if seen.me == seen.investigator else None
    return looks(seen, offers, told, hunch, dice)


def _answer(seen: views.Answering, dice: Rng) -> Action:
    fit = fitting(seen)
    if not fit or dice.random() < 1 / 16:
        return Pass()
    name = _any(fit, dice).name
    return Say(Text(name if dice.random() < 3 / 4 else name[:-2] + name[-1] + name[-2]))


def _any(these: Sequence[Any], dice: Rng) -> Any:
    return these[int(dice.random() * len(these))]


def answers(question: Question, rng: Random) -> Answer:
    """Chance by lot, and the real measure."""
    return measured(GAME, PACK, question) if isinstance(question, Measure) else any_answer(question, rng)


def whole_game(
    players: int, seed: int, *, options: Mapping[str, Scalar] | None = None, pack: Pack = PACK
) -> Sequence[Step[State, Action]]:
    """Of players who look for the name."""
    return _played([looks] * players, seed, options, pack)


def silent_game(
    players: int, seed: int, *, options: Mapping[str, Scalar] | None = None, pack: Pack = PACK
) -> Sequence[Step[State, Action]]:
    """Of players who never give an answer."""
    return _played([silent] * players, seed, options, pack)


def _played(
    bots: Sequence[AnyBot], seed: int, options: Mapping[str, Scalar] | None, pack: Pack
) -> Sequence[Step[State, Action]]:
    rng = Random(seed)
    return match(GAME, opening(GAME, len(bots), options, pack), bots, partial(answers, rng=rng), rng).steps


def wild_game(
    players: int, seed: int, *, options: Mapping[str, Scalar] | None = None, pack: Pack = PACK
) -> Sequence[Step[State, Action]]:
    """Any words, any verdict, calls at every chance, time that runs out."""
    return [*at_random(GAME, opening(GAME, players, options, pack), Random(seed))]


def mixed_game(seed: int) -> Sequence[Step[State, Action]]:
    """For 2 to 6 players, in turn sensible and wild, on either board, with and without a limit."""
    options: dict[str, Scalar] = {"board": "short" if seed % 3 else "long", "limit": LIMITS[seed % len(LIMITS)]}
    return (whole_game if seed % 2 else wild_game)(2 + seed % 5, seed, options=options)


@cache
def samples() -> dict[type, list[Any]]:
    """States of every phase."""
    return _by_hand.samples(map(mixed_game, range(24)))


def any_position(rng: Random) -> State:
    """Whatever can be set out by hand, and is shuffled as far as it is not."""
    board = rng.choice([*BoardName])
    players = rng.randrange(2, 7)
    cards = rng.sample(range(len(CARDS)), rng.randrange(1, 8))
    reader = rng.randrange(players)
    how: dict[str, Any] = {
        "reader": reader,
        "tokens": [players > 2 and rng.random() < 1 / 2 for _ in range(players)],
        "card": cards[0],
        "before": cards[1:],
        "board": board,
        "limit": rng.choice(LIMITS),
        "rng": rng,
    }
    if len(cards) > 1 and rng.random() < 1 / 2:
        how["found"] = (rng.choice([seat for seat in range(players) if seat != (reader + 1) % players]), 7)
    squares = [rng.randrange(FINISH[board]) for _ in range(players)]
    placed = rng.sample(range(1, SLOTS + 1), rng.randrange(SLOTS))
    if rng.random() < 1 / 2:
        return picking(PACK, squares, placed=placed, **how)
    clues = [at for at, slot in enumerate(CARDS[cards[0]].slots, 1) if slot.text is not None and at not in placed]
    return thinking(PACK, squares, [*placed, *clues[:1]] if clues else [1, 2, 3], **how)
