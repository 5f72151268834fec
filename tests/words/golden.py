"""Golden sentences: what Python says of many things, for the page to say exactly the same of the same things as JSON.

`python -m tests.words.golden` writes web/src/words/golden.generated.json, which golden.test.ts beside it reads. Besides
the games there is a made-up one, `trial`, for what no game has yet: its words and kinds are in the file, too.
"""

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec import to_builtins

from codegen.field_kinds import kinds_of
from tablee.games import GAMES
from tablee.kernel.game import AnyGame, Result, Waiting, awards_of
from tablee.kernel.offers import Field, Offer, Offers, OneOf, Span
from tablee.kernel.playout import at_random, opening
from tablee.kernel.replay import Step
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.structs import Value, members, tag
from tablee.tables.refusals import Why
from tablee.words import LANGUAGES, Company, Words, words_for
from tablee.words.arguments import kebab
from tablee.words.samples import SEAT_TUPLES, offer_samples, struct_samples
from tests.game_packs import pack_for
from tests.words.trial import ENGLISH, FRENCH, TRIAL

FILE = Path(__file__).parents[2] / "web/src/words/golden.generated.json"
COMMAND = "python -m tests.words.golden"

NAMES = ("ann", "\U00010428da", "ßen { $x }", "élodie", "Zoé <b>", "6")
"""Some change oddly when they get a capital; some would be dangerous if they were ever read as more than a name."""
VIEWERS: tuple[Viewer, ...] = (Seat(0), Seat(1), None)
SEEDS = range(4)
EACH = 1
"""So many of each kind of offer, and for each viewer of each kind of fact, from games that were played."""
SAMPLED = 8
"""So many samples of a fact or an action, from all over: some can be a hundred things."""
NUMBERS = (-5, 0, 1, 2, 21, 999, 1000, 12_345, 1_000_000, 2_000_000, 1_234_567_890)

SPANS = (Span(3, 3), Span(3, 4, (4,)), Span(1, 9, (2, 5)), Span(1, 30), Span(0, 5000))
"""Two of them are settled: there is but one value."""

HEARD = (
    "awaited",
    "award",
    "brief",
    "domain",
    "fact",
    "heading",
    "offer",
    "showing",
    "sure",
    "turn",
    "value",
    "winners",
)
"""Methods of `Words` that are told who listens."""


class Case(NamedTuple):
    """A method of the page's `Words`, and what it is given."""

    do: str
    given: tuple[Any, ...]
    me: Viewer = None

    def said(self, words: Words) -> object:
        match self.do, self.given:
            case "say", (key, given):
                return words.filled(key, given)
            case "refusal", (why, _):  # of what the table judges, not the rules
                return words.say(f"table-refusal-{kebab(why)}")
        heard = (Company(NAMES, self.me),) if self.do in HEARD else ()
        return getattr(words, self.do)(*self.given, *heard)


def written() -> str:
    own = {"fr": FRENCH, "en": ENGLISH}
    whole = {
        "names": NAMES,
        "common": answered(common_cases(), [Words(language) for language in LANGUAGES]),
        "games": {
            name: answered(cases_of(game), [words_for(language, game) for language in LANGUAGES])
            for name, game in GAMES.items()
        },
        "trial": {
            "texts": own,
            "kinds": kinds_of(TRIAL),
            "cases": answered(cases_of(TRIAL), [Words(language, TRIAL, own=text) for language, text in own.items()]),
        },
    }
    text = json.dumps(whole, ensure_ascii=False, default=to_builtins, separators=(",", ":"))
    return re.sub(r'(?<=\},)(?=\{"do":)', "\n", text) + "\n"


def answered(cases: Iterable[Case], tongues: list[Words]) -> list[object]:
    """Each case once, with what it is answered in every language."""
    found = [
        {"do": case.do, "me": case.me, "given": case.given, **{words.language: case.said(words) for words in tongues}}
        for case in cases
    ]
    return list({json.dumps(one, default=to_builtins): one for one in found}.values())


def cases_of(game: AnyGame) -> Iterator[Case]:
    yield from fact_cases(game)
    yield from offer_cases(game)
    yield from action_cases(game)
    yield from turn_cases(game)
    for award in awards_of(game):
        yield from (Case("award", (next(struct_samples(award)),), me) for me in VIEWERS[1:])
    for ending in game.endings:
        yield Case("ending", (Result((1, 2), (0, 0), str(ending)),))
    for why in game.whys:
        yield Case("refusal", (why,))
    yield Case("refusal", (Why.NOT_NOW, "sit"))  # one that the rules have a sentence for, too


def fact_cases(game: AnyGame) -> Iterator[Case]:
    for kind in members(game.facts):
        yield Case("heading", (next(struct_samples(kind)),), VIEWERS[0])
        if kind in game.shows and game.shows[kind].steps:
            yield Case("showing", (next(struct_samples(kind)),), VIEWERS[0])
        if words_for(LANGUAGES[0], game).has(f"fact-{kebab(tag(kind))}.brief"):
            yield Case("brief", (next(struct_samples(kind)),), VIEWERS[0])
        yield from (Case("fact", (fact,), me) for fact, me in sampled(kind))
    heard: dict[tuple[str, Viewer], int] = {}
    for step in all_steps(game):
        for me in VIEWERS:
            for fact in game.tell(*step, me):
                at = (tag(fact), me)
                heard[at] = heard.get(at, 0) + 1
                if heard[at] <= EACH:
                    yield Case("fact", (fact,), me)


def offer_cases(game: AnyGame) -> Iterator[Case]:
    samples = [offer for action in members(game.actions) for offer in offer_samples(action)]
    if game is TRIAL:
        samples += [Offer("guess", (Field("number", span),)) for span in SPANS]
    for offer in samples:
        yield from (Case("offer", (offer,), me) for me in VIEWERS[:2])
        yield from field_cases(offer)
    made: dict[str, int] = {}
    for seat, _, offers in asked(game):
        for offer in offers.choices:
            made[offer.action] = made.get(offer.action, 0) + 1
            if made[offer.action] <= EACH:
                yield Case("offer", (offer,), seat)


def field_cases(offer: Offer) -> Iterator[Case]:
    for field in offer.fields:
        yield Case("field", (field.name,))
        yield Case("domain", (offer.action, field))
        for value in field.domain.these if isinstance(field.domain, OneOf) else ():
            yield Case("value", (offer.action, field.name, value), Seat(0))


def action_cases(game: AnyGame) -> Iterator[Case]:
    """Questions that are asked before an action is done, of those that have one."""
    for action in members(game.actions):
        yield Case("guarded", (tag(action),))
        if words_of(game).guarded(tag(action)):
            yield from (Case("sure", (sample,), me) for sample, me in sampled(action))


def turn_cases(game: AnyGame) -> Iterator[Case]:
    """One of each sentence, with the view whole; and who else is awaited, in phases that have words for that."""
    said: set[object] = set()
    for seat, view, offers in asked(game):
        cases = [Case("turn", (view, offers), seat)]
        if words_of(game).has(f"awaited-{kebab(tag(view))}"):
            cases += [Case("awaited", (view, seats), Seat(0)) for seats in SEAT_TUPLES]
        for case in cases:
            at = (tag(view), case.said(words_of(game)))
            if at not in said:
                said.add(at)
                yield case


def common_cases() -> Iterator[Case]:
    """What needs no game: lists, who won, who is awaited, numbers and their plurals."""
    for me in VIEWERS:
        for seats in SEAT_TUPLES:
            yield Case("winners", (seats,), me)
            yield Case("awaited", (None, seats), me)
    for count in range(5):
        yield Case("listed", (NAMES[:count], "and"))
        yield Case("listed", (NAMES[:count], "or"))
    yield from (Case("refusal", (why, "sit")) for why in Why)
    for number in NUMBERS:
        yield Case("say", ("end-score", {"seat": "Ann", "score": number}))
        yield Case("say", ("table-free-chairs", {"count": number}))
        yield Case("say", ("verify-counted", {"games": number, "entries": number, "answers": number}))
    for key in ("help", "help-commands", "table-help-others", "turn", "you"):
        yield Case("say", (key, {}))


def sampled(kind: type[Value]) -> Iterator[tuple[Value, Viewer]]:
    """The plain one as everybody hears it, then each of some others as one of them does."""
    first, *others = struct_samples(kind)
    yield from ((first, me) for me in VIEWERS)
    step = -(-len(others) // SAMPLED) or 1
    for at, other in enumerate(others[::step]):
        yield other, VIEWERS[at % len(VIEWERS)]


def all_steps(game: AnyGame) -> Iterator[Step[Any, Any]]:
    """Of games that random players play."""
    for seed in SEEDS:
        players = game.players[seed % len(game.players)]
        start = opening(game, players, pack=pack_for(game))
        yield from at_random(game, start, Random(seed))


def asked(game: AnyGame) -> Iterator[tuple[Seat, Value, Offers]]:
    """Whoever is asked something there, with what they see and what they may do."""
    for _, _, state in all_steps(game):
        pending = game.pending(state)
        for seat in (*pending.awaited, *pending.may) if isinstance(pending, Waiting) else ():
            view = game.view(state, seat)
            yield seat, view, game.offers(view)


@cache
def words_of(game: AnyGame) -> Words:
    """In French, to see which cases differ."""
    return Words("fr", game, own=FRENCH) if game is TRIAL else words_for("fr", game)


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
    print(f"wrote {FILE.name}: {FILE.stat().st_size / 1000:.0f} kB")
