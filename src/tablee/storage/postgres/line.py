"""A line to the database: one connection, made when it is wanted, and made anew when it was lost."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import asyncpg

from tablee.kernel.refusals import Malformed
from tablee.storage.postgres import schema
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.advice import PASSES, NoGreeting, NotAwaited, passes, unavailable
from tablee.storage.postgres.history import History, number
from tablee.storage.store import Unavailable

PATIENCE = 10.0
"""Seconds for which the same is tried again: a database that starts anew, or another one that takes over, costs a
pause and nobody their place."""
AN_ANSWER_WITHIN = 5.0
"""Seconds for a connection, and for each statement on it; then it is held for lost. What takes longer as a whole, as a
large table that moves does, goes in pieces."""
TRY_AGAIN = 0.1
WAITS = "SyncRepWaitForLSN"
"""The part of PostgreSQL that waits for a standby. It speaks when it was told not to: the commit stands, and may stand
on one database alone."""
NO_GREETING = (ConnectionError, asyncpg.ConnectionDoesNotExistError)
"""These themselves are what the driver makes of a server that answers with something else, or hangs up at once."""

Found = TypeVar("Found")
Work = Callable[["asyncpg.Connection", bool], Awaitable[Found]]
"""What to do with the connection; True: it was begun before, and nobody knows how far it came."""


class Line:
    def __init__(
        self,
        address: Address,
        history: History | None = None,
        *,
        lazy_commit: bool = False,
        answer_within: float = AN_ANSWER_WITHIN,
    ) -> None:
        """`history` is that of all lines of a node; `lazy_commit`: for what may be lost with the database."""
        self._address = address
        self._history = history or History()
        self.lived_in: str | None = None
        """Which history the last connection is of."""
        self._lazy_commit = lazy_commit
        self._answer_within = answer_within
        self._connection: asyncpg.Connection | None = None
        self._not_awaited = False
        """A commit did not wait for the standby for as long as it should have."""
        self._turn = asyncio.Lock()
        self._trouble: Unavailable | None = None
        """Of whoever was last, if they had to give up."""

    async def run(self, work: Work[Found], patience: float = PATIENCE, *, asked_in: str | None = None) -> Found:
        """One after the other. Unavailable when the database does not answer for so long, or lacks something.

        Waiting for those before is part of it where they wait in vain: all give up at once, and not each after the
        other. Where the database only takes its time nobody does. `asked_in` is the history in which it was asked for,
        where that was before now.
        """
        end, asked_in = asyncio.get_running_loop().time() + patience, asked_in or self._history.number
        async with self._turn:
            if self._trouble is not None and asyncio.get_running_loop().time() >= end:
                raise Unavailable(*self._trouble.args)
            self._trouble = None
            try:
                return await self._run(work, end, asked_in)
            except Unavailable as trouble:
                self._trouble = trouble
                raise

    async def _run(self, work: Work[Found], end: float, asked_in: str | None) -> Found:
        begun = False
        while True:
            try:
                connection = await self.connected()
                self._history.check(asked_in)
                begun_before, begun = begun, True
                answer = await work(connection, begun_before)
                if not self._not_awaited:
                    return answer
                raise NotAwaited
            except (asyncpg.PostgresError, asyncpg.InterfaceError, *PASSES) as error:
                if passes(error):
                    self.cut()
                if not passes(error) or asyncio.get_running_loop().time() >= end:
                    if trouble := unavailable(error, self._address):
                        raise trouble from None
                    raise
            except asyncio.CancelledError:
                self.cut()  # whatever was under way, its answer is not to be taken for that of the next
                raise
            await asyncio.sleep(TRY_AGAIN)

    async def connected(self) -> "asyncpg.Connection":
        elsewhere = self.lived_in != self._history.number
        if self._connection is None or self._connection.is_closed() or elsewhere:
            self.cut()
            async with asyncio.timeout(self._answer_within):
                self._connection = await self._opened()
                self._not_awaited = False
                self._connection.add_log_listener(self._hear)
                if self._lazy_commit:
                    await self._connection.execute("SET synchronous_commit = off")
                self.lived_in = await number(self._connection)
            self._history.come_to(self.lived_in)
        return self._connection

    async def _opened(self) -> "asyncpg.Connection":
        try:
            return await opened(self._address, self._answer_within)
        except Malformed as error:  # it was none when the server started: a file is another one since
            raise Unavailable(str(error)) from None

    def _hear(self, _: object, said: asyncpg.PostgresLogMessage) -> None:
        """What the server says besides answers, before the one that it is about: in the language of the server."""
        if said.server_source_function == WAITS:
            self._not_awaited = True

    def cut(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.close(timeout=1)


async def opened(address: Address, answer_within: float = AN_ANSWER_WITHIN) -> "asyncpg.Connection":
    """To a database that is ours, that is written to, and that keeps what it acknowledges."""
    password, several = address.password(), "target_session_attrs" in address.dsn
    attributes = {} if several else {"target_session_attrs": "read-write"}
    within = {"timeout": answer_within, "command_timeout": answer_within}
    try:
        connection = await asyncpg.connect(address.dsn, password=password, **within, **attributes)
    except (ValueError, asyncpg.ClientConfigurationError) as error:
        raise Malformed(f"this is no address that PostgreSQL knows: {str(error)[:200]}") from None
    except NO_GREETING as error:
        raise (NoGreeting() if type(error) in NO_GREETING else error) from None
    try:
        await schema.checked(connection, address)
        await schema.ready(connection, address)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def look(address: Address) -> None:
    """Unavailable, at once, when the database cannot be used: for whoever starts a server."""
    try:
        async with asyncio.timeout(PATIENCE):
            connection = await opened(address)
    except Unavailable:
        raise
    except Exception as error:
        if trouble := unavailable(error, address):
            raise trouble from None
        raise
    await connection.close()
