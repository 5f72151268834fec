"""A house of one node: nobody to tell anything, and nobody else who keeps a table."""

import asyncio
from asyncio import Future
from typing import TypeVar

from tablee.server.door.device_codes import DeviceCodes
from tablee.server.environment import wall_clock
from tablee.server.house.house import Ears
from tablee.server.house.news import News
from tablee.tables.entries import PersonId, Timestamp

Found = TypeVar("Found")


class Alone:
    """A `House`."""

    node = ""
    sweeps = False
    cut_off = False

    def __init__(self) -> None:
        self._codes = DeviceCodes()

    @property
    def others(self) -> frozenset[str]:
        return frozenset()

    async def start(self, ears: Ears) -> None:
        pass

    def now(self) -> Timestamp:
        return wall_clock()

    def tell(self, news: News) -> None:
        pass

    def keep(self, code: str) -> None:
        pass

    def put_away(self, code: str, length: int) -> None:
        pass

    async def sweep(self) -> list[str]:
        return []

    async def lengths(self, codes: list[str]) -> list[tuple[str, int]]:  # noqa: ARG002 - nobody else writes there
        return []

    def lend(self, code: str, person: PersonId) -> "Future[str]":
        return _done(self._codes.lend(code, person, asyncio.get_running_loop().time()))

    def claim(self, code: str, lent: str, request: str) -> "Future[PersonId | None]":
        return _done(self._codes.claim(code, lent, request, asyncio.get_running_loop().time()))

    async def close(self) -> None:
        pass


def _done(found: Found) -> "Future[Found]":
    answer: Future[Found] = asyncio.get_running_loop().create_future()
    answer.set_result(found)
    return answer
