"""Games that nobody means to win: what is kept of them, and what is worked out from it, has an end."""

import time
from typing import Any

import pytest

from tablee.bots import is_slow
from tablee.games.code777 import GAME
from tablee.games.code777.aid import aid
from tablee.games.code777.belief import belief
from tablee.games.code777.bots import BOTS
from tablee.games.code777.clues import LATELY, Clues, Heard, Listener, clues, kept_listeners
from tablee.games.code777.course import MOST_RACKS, courses
from tablee.games.code777.facts import Course, Found, Replied
from tablee.games.code777.inference_from_silence import LOOKED_AT, RECENT, stances
from tablee.games.code777.vocabulary import QUESTIONS
from tablee.kernel.codec import encode
from tablee.kernel.seats import Seat
from tests.tables.long_games import LongGame, drawing_on

ANN, DAN = Seat(0), Seat(3)


@pytest.fixture(scope="module")
def drawn() -> Any:
    """Everybody draws and nobody declares, until every question has come round several times."""
    return drawing_on(10 * QUESTIONS).current


@pytest.fixture(scope="module")
def declared() -> Any:
    """Three guess blindly after every question, and Dan never."""
    return drawing_on(60, declarers=3).current


def test_the_same_question_about_the_same_racks_is_kept_once(drawn):
    known = clues(drawn.told(DAN), DAN)

    assert known.answers == 10 * QUESTIONS * 3 // 4 + 1
    assert len(known.heard) <= 3 * QUESTIONS
    assert len({(heard.question, heard.others) for heard in known.heard}) == len(known.heard)


def test_what_is_not_kept_told_nothing_new(drawn):
    told, questions = drawn.told(DAN), 0
    known = clues(told, DAN)
    everything = []
    for fact in told:
        if isinstance(fact, Replied):
            questions += 1
            if fact.seat != DAN:
                others = tuple(rack for rack in fact.racks if rack is not None)
                everything.append(Heard(fact.question, fact.reply, others, questions))

    assert len(everything) == known.answers
    assert belief(known) == belief(Clues(known.pool, known.drawn, everything))


def test_the_answers_that_prove_something_are_the_first_that_did(drawn):
    found: Any = aid(drawn.seen(DAN).view, drawn.told(DAN), "odds")

    assert found.proofs
    assert max(answer for proof in found.proofs for answer in proof.answers) <= 4 * QUESTIONS


def test_what_others_knew_is_asked_of_their_last_racks_and_moments_only(drawn, declared):
    assert [len(stand) for stand in stances(drawn.told(DAN), DAN, ANN)] == [LOOKED_AT - 1]
    stands = stances(declared.told(DAN), DAN, ANN)
    assert sum(map(bool, stands)) <= RECENT
    assert any(stands)


def test_after_the_end_the_first_racks_of_each_are_looked_back_on_and_the_last(declared):
    state = declared.state
    facts = courses(state.log, state.racks, 4)

    for seat in range(4):
        racks = [fact for fact in facts if isinstance(fact, Found) and fact.seat == seat]
        assert len(racks) == (1 if seat == DAN else MOST_RACKS)
        assert racks[-1].declared is None
    assert [len(fact.left) for fact in facts if isinstance(fact, Course)] == [61] * 4


def test_where_much_was_said_every_bot_thinks_in_another_process(drawn):
    short = drawing_on(20).current

    assert [is_slow(bot, short.seen(DAN).view) for bot in BOTS.values()] == [False, False, True]
    assert all(is_slow(bot, drawn.seen(DAN).view) for bot in BOTS.values())


def shown(long: Any, seat: Seat) -> Any:
    return aid(long.current.seen(seat).view, tuple(long.current.told(seat)), "odds")


@pytest.mark.parametrize("declarers", [0, 1, 3])
def test_what_is_worked_out_on_from_the_last_time_is_what_is_worked_out_from_the_deal_on(declarers):
    long = drawing_on(0, seed=declarers)
    for _ in range(60):
        long.draw(1, declarers)
        on = {seat: shown(long, seat) for seat in (ANN, DAN)}
        kept_listeners.clear()
        assert on == {seat: shown(long, seat) for seat in (ANN, DAN)}


def test_of_a_long_game_only_what_is_new_is_gone_through(monkeypatch):
    heard: list[Any] = []
    hear = Listener.hear
    monkeypatch.setattr(Listener, "hear", lambda self, fact: (heard.append(fact), hear(self, fact)))
    long = drawing_on(40, declarers=3)
    shown(long, DAN)
    before = len(long.current.told(DAN))
    assert len(heard) == before - 1
    long.draw(1)
    heard.clear()
    shown(long, DAN)

    assert heard == [*long.current.told(DAN)][before:]


def test_no_more_seats_are_kept_than_lately_asked():
    long = drawing_on(1)
    for _ in range(LATELY):
        other = drawing_on(1, seed=1)
        shown(other, ANN)
    shown(long, ANN)

    assert len(kept_listeners) == LATELY


SHORT, TRIES = 300, 15
"""Lines of a game that people play, and how often each is timed, as others use the processor, too."""


def cost_of_aid(long: LongGame, seat: Seat, *, afresh: bool) -> float:
    """Seconds of its thread, at its best: after a move, or as if nobody had asked before."""
    view, told = long.current.seen(seat).view, tuple(long.current.told(seat))
    took = []
    for _ in range(TRIES):
        aid(view, told[:-2], "odds")
        if afresh:
            kept_listeners.clear()
        began = time.thread_time()
        encode(aid(view, told, "odds"))
        took.append(time.thread_time() - began)
    return min(took)


@pytest.mark.slow
@pytest.mark.parametrize("declarers", [0, 1, 3], ids=["who only draw", "one guesses blindly", "who guess blindly"])
def test_aid_costs_the_same_at_the_bound_of_a_game_as_in_one_that_people_play(declarers):
    """0.2 to 0.4 ms in both; gone through from the deal on, as after a server starts, 1 to 5 ms instead of 0.5."""
    long = drawing_on(0)
    on: list[dict[Seat, float]] = []
    afresh: list[float] = []
    for lines in (SHORT, GAME.most_lines - 20):
        while len(long.current.lines) < lines:
            long.draw(1, declarers)
        on.append({seat: cost_of_aid(long, seat, afresh=False) for seat in (ANN, DAN)})
        afresh.append(max(cost_of_aid(long, seat, afresh=True) for seat in (ANN, DAN)))

    assert all(on[1][seat] <= 3 * on[0][seat] for seat in (ANN, DAN)), on
    assert afresh[1] <= 0.020, afresh
    assert shown(long, DAN).racks > 0, "a rack that stands for long is weighed"
