"""What the end of a game tells is worked out in a thread, where that takes a while; then it happens."""

import asyncio
import threading
from dataclasses import replace
from typing import Any

import pytest

from tablee.games.code777 import GAME
from tablee.games.code777.facts import Course
from tablee.games.code777.questions import numbers
from tablee.games.code777.vocabulary import Declare
from tablee.kernel.seats import Seat
from tablee.server.door.line import line_of_tables
from tablee.server.thinking.hindsight import with_hindsight
from tablee.tables.catalogue import OURS
from tablee.tables.decide import decide
from tests.tables.long_games import WRONG, LongGame, drawing_on

ANN = 1


def two_points(long: LongGame) -> None:
    """Ann, in the first seat, knows her rack; nobody else says anything."""
    for _ in range(2):
        long.act(ANN, right(long))
        long.draw(1)


def right(long: LongGame) -> Declare:
    return Declare(*numbers(long.current.state.racks[0]))


def appended(long: LongGame, action: Any) -> tuple[bool, list[threading.Thread]]:
    """Whether there was more to wait for than the store, and the threads in which anything was told."""
    threads: list[threading.Thread] = []

    def tell(*step: Any) -> Any:
        threads.append(threading.current_thread())
        return GAME.tell(*step)

    async def run() -> bool:
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        written.set_result(True)
        long.current.game = replace(GAME, tell=tell)
        entries = decide(long.table, long.acting(ANN, action), long.circumstances())
        threads.clear()
        happens = with_hindsight(long.table, entries, written, line_of_tables(), "127.0.0.1")
        assert await happens
        return happens is not written

    return asyncio.run(run()), threads


def test_the_end_of_a_game_that_looks_back_is_told_in_a_thread_first():
    long = drawing_on(4)
    two_points(long)
    waited, threads = appended(long, right(long))

    assert waited
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()


def test_of_games_that_end_at_once_one_is_told_at_a_time():
    """Forty threads at once kept the loop waiting for half a second."""
    at_work: list[int] = []
    most: list[int] = []

    def tell(*step: Any) -> Any:
        at_work.append(0)
        most.append(len(at_work))
        told = GAME.tell(*step)
        at_work.pop()
        return told

    async def run() -> None:
        line, written = line_of_tables(), asyncio.get_running_loop().create_future()
        written.set_result(True)
        waiting = []
        for seed in range(6):
            long = drawing_on(60, seed=seed)
            two_points(long)
            entries = decide(long.table, long.acting(ANN, right(long)), long.circumstances())
            long.current.game = replace(GAME, tell=tell)
            waiting.append(with_hindsight(long.table, entries, written, line, "127.0.0.1"))
        most.clear()
        assert all(await asyncio.gather(*waiting))

    asyncio.run(run())
    assert set(most) == {1}


@pytest.mark.parametrize("looks_back", [True, False])
def test_any_other_move_waits_for_the_store_alone(looks_back):
    long = drawing_on(4, at_catalogue=replace(OURS, games={GAME.name: replace(GAME, looks_back=looks_back)}))

    assert appended(long, WRONG) == (False, [])


def test_all_viewers_of_a_game_that_is_over_were_told_how_it_went():
    long = drawing_on(4)
    two_points(long)
    long.act(ANN, right(long))

    assert vars(vars(long.current)["_telling"])["_steps"] == []
    assert any(isinstance(fact, Course) for fact in long.current.told(Seat(2)))
