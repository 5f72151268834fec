"""Answers of a store: futures that are refused at once, or settled when it is done."""

import asyncio
from asyncio import Future
from collections.abc import Sequence
from typing import Any

from tablee.storage.jobs import JobDone
from tablee.storage.store import CLOSED, Unavailable


def refused(why: str = CLOSED) -> Future[Any]:
    answer: Future[Any] = asyncio.get_running_loop().create_future()
    answer.set_exception(Unavailable(why))
    return answer


def settle(answers: Sequence[JobDone]) -> None:
    for future, answer in answers:
        if future.done():
            continue  # cancelled by whoever asked; it is written all the same
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
