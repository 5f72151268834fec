"""A reader who decides against the measure: in the log, in the record, and never measured again."""

import io
from functools import partial
from random import Random
from typing import Any

from tablee.bots import random_bot
from tablee.bots.match import match
from tablee.fairness.record import Recorder, read
from tablee.fairness.seal import simulated
from tablee.fairness.verify import verify
from tablee.games.indix import GAME, views
from tablee.games.indix.vocabulary import Accept, Say, Speak
from tablee.kernel.cards.seen import seen_in
from tablee.kernel.entries import Acted, Answered, Measured
from tablee.kernel.game import Measure
from tablee.kernel.playout import opening
from tablee.packs.measure import VERSION, answering, measured
from tests.games.indix.cards import PACK
from tests.games.indix.tables import text

OPTIONS = {"board": "short"}
ANY = random_bot(GAME)


def stubborn(view: Any, *others: Any) -> Any:
    """Says at every clue what is on no card, and as the reader accepts it."""
    if isinstance(view, views.Thinking) and view.me == view.investigator:
        return Speak()
    if isinstance(view, views.Answering):
        return Say(text("tout autre chose"))
    return Accept() if isinstance(view, views.Judging) else ANY(view, *others)


def recorded(measure: Any) -> bytes:
    file = io.BytesIO()
    seal, start = simulated(GAME, 2, 1, 1, OPTIONS, PACK), opening(GAME, 2, OPTIONS, PACK)
    end = match(GAME, start, [stubborn] * 2, answering(seal.in_order(), measure), Random(1), lambda *_: None)
    recorder = Recorder(file, seal)
    for _, entry, _ in end.steps:
        recorder.add(entry)
    for card in seen_in(GAME, [start, *(after for _, _, after in end.steps)]).cards(PACK):
        recorder.show(card)
    recorder.close(end.result)
    return file.getvalue()


def test_IDX_09_an_overruled_answer_is_in_the_record_with_what_the_measure_said():
    [record] = read(io.BytesIO(recorded(partial(measured, GAME, PACK))), lambda _: GAME)
    entries = list(record.entries())
    answers = [entry.answer for entry in entries if isinstance(entry, Answered)]
    weighed = [answer for answer in answers if isinstance(answer, Measured)]
    accepted = [entry for entry in entries if isinstance(entry, Acted) and isinstance(entry.action, Accept)]

    assert {(one.verdict, one.version) for one in weighed} == {("wrong", VERSION)}
    assert len(accepted) == len(weighed) > 3
    assert verify(record).pack == PACK.hash


def test_IDX_09_a_record_of_an_earlier_measure_verifies_whatever_it_would_say_today():
    def earlier(_: Measure) -> Measured:
        return Measured("almost", version=1)

    [record] = read(io.BytesIO(recorded(earlier)), lambda _: GAME)

    assert verify(record).pack == PACK.hash
