"""One WebSocket, between the network and a session.

uvicorn hands the connection over after the upgrade, and from there it is `websockets` without its I/O: no task and no
queue of theirs for each connection, so that a move costs little. Nothing here ever waits for a socket.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, cast

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from tablee.server.connection import POLICY, RESTART, TROUBLE
from tablee.server.door.doorway import Doorway
from tablee.server.door.giving_way import whence
from tablee.server.frames import PARTS, Message, framed
from tablee.server.headers import HEADERS
from tablee.server.limits import Limits
from tablee.server.session import Session
from tablee.wire.codec import LARGEST_OF_ALL
from tablee.wire.messages import Farewell

EARLY = 16
"""Messages that may come before the first one is answered."""
LATE = 64 * 1024
"""Bytes that may come after the farewell was sent; who talks on beyond that is cut at once."""
A_FRAME = 64
"""Bytes that a frame counts for then, at least: an empty one costs as much as a short one to read."""
A_PIECE = 256
"""Bytes that are read at a time: of the smallest frames 42."""
LARGE = 64 * 1024
"""Bytes of a message that takes a while to be handed to the system."""


class WebSocket(asyncio.Protocol):
    def __init__(self, doorway: Doorway, *, config: Any, server_state: Any, app_state: Any) -> None:  # noqa: ANN401, ARG002 - what uvicorn calls it with
        self._doorway = doorway
        self._connections: set[Any] = server_state.connections
        self._loop = asyncio.get_running_loop()
        self._protocol = ServerProtocol(max_size=LARGEST_OF_ALL)
        self._transport: asyncio.Transport
        self._session: Session | None = None
        self._address = ""
        self._whence = whence("")
        self._entered = False
        self._early: list[bytes] = []
        self._message = Message()
        self._late = 0
        self._unread: deque[bytes] = deque()
        self._unheard: deque[Request | Frame] = deque()
        self._in_line = False
        self._paused = False
        self._large = b""
        self._missed = 0
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._entering: asyncio.Task[None] | None = None

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none by name
        self._connections.add(self)
        self._whence = whence(self._peer(""))

    def data_received(self, data: bytes) -> None:
        self._unread += [data[start : start + A_PIECE] for start in range(0, len(data), A_PIECE)]
        if not self._in_line and not self._doorway.turns.hear(self, self._whence):
            self._in_line = True
            self._transport.pause_reading()

    def hear_next(self) -> bool:
        """A frame of what has come. Nothing is read while some of it waits, so that whoever sends much waits, too."""
        try:
            if not self._transport.is_closing():
                self._hear_next()
                self._flush()
        except Exception:
            self._transport.abort()
            raise
        if self._transport.is_closing():
            return False
        there_is_more = bool(self._unread or self._unheard)
        if self._in_line and not there_is_more:
            self._in_line = False
            self._transport.resume_reading()
        return there_is_more

    def _hear_next(self) -> None:
        if not self._unheard and self._unread:
            piece = self._unread.popleft()
            if self._talks_on(len(piece)):
                return
            self._protocol.receive_data(piece)
            self._unheard.extend(cast("list[Request | Frame]", self._protocol.events_received()))
        if not self._unheard:
            return
        event = self._unheard.popleft()
        if isinstance(event, Request):
            self._greet(event)
        elif not self._talks_on(A_FRAME):
            self._frame(event)

    def _talks_on(self, size: int) -> bool:
        """Whether it goes on for too long after its farewell; then it is cut."""
        if self._session is None or self._session.connection.closing is None:
            return False
        self._late += size
        if self._late > LATE:
            self._transport.abort()
        return self._late > LATE

    def eof_received(self) -> None:
        self._protocol.receive_eof()
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - gone is gone
        self._connections.discard(self)
        self._unread.clear()
        self._unheard.clear()
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        if self._entering is not None:
            self._entering.cancel()
            self._entering = None
        if self._session is not None:
            session, self._session = self._session, None
            self._doorway.doorkeeper.gone(self._address)
            session.gone()
        self._protocol.parser.close()  # which refers back to it: only a look at everything would find them
        self._protocol.parser_exc = self._protocol.handshake_exc = None

    def pause_writing(self) -> None:
        self._paused = True

    def resume_writing(self) -> None:
        self._paused = False
        self._pump()

    def shutdown(self) -> None:
        """Called by uvicorn when the server stops."""
        if self._session is not None:
            self._session.connection.leave(RESTART, Farewell("restarting", "the server starts anew; enter again", 1))
        else:
            self._transport.close()

    # Coming in

    def _greet(self, request: Request) -> None:
        response = self._protocol.accept(request)
        headers = request.headers
        self._address = self._peer(",".join(headers.get_all("X-Forwarded-For")))
        self._whence = whence(self._address)
        well_formed = response.status_code == 101
        if refusal := self._doorway.refusal(request, self._address, well_formed=well_formed):
            response = self._protocol.reject(*refusal)
        elif well_formed:
            self._session = Session(self._doorway.open_tables, self._doorway.doorkeeper, self._address, self._pump)
        for name, value in HEADERS.items() if self._session is None else ():
            response.headers[name] = value
        self._protocol.send_response(response)
        if self._session is not None:
            self._later("enter", self._limits.enter_within, self._kept_waiting)
            self._later("ping", self._limits.ping_every, self._ping)

    def _peer(self, forwarded: str) -> str:
        """The address that limits count for."""
        peer = self._transport.get_extra_info("peername")
        return self._doorway.proxies.client(str(peer[0]) if peer else "", forwarded)

    def _kept_waiting(self) -> None:
        if self._session is not None and not self._entered and self._entering is None:
            self._session.connection.leave(POLICY, Farewell("enter_first", "the first message is `enter`", 1))

    # What is heard

    def _frame(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY | Opcode.CONT:
                self._part(frame)
            case Opcode.PONG:
                self._missed = 0
                self._heard_control()
            case Opcode.PING:
                self._heard_control()
            case _:
                pass  # a close is echoed by the protocol

    def _heard_control(self) -> None:
        if self._session is not None:
            self._session.hear_control()

    def _part(self, frame: Frame) -> None:
        message = self._message.add(frame)
        if message is not None:
            self._hear(message)
        elif self._message.in_too_many_parts:
            self._message = Message()
            if self._session is not None:
                self._session.cut_off(f"a message in more than {PARTS} parts")

    def _hear(self, message: bytes) -> None:
        if self._session is None or self._session.connection.closing is not None:
            return
        if self._entered:
            self._session.hear(message)
        elif self._entering is None:
            self._entering = self._loop.create_task(self._enter(self._session, message))
        elif len(self._early) < EARLY:
            self._early.append(message)
        else:
            self._session.cut_off("wait for the answer to `enter`")

    async def _enter(self, session: Session, message: bytes) -> None:
        await session.enter(message)
        if self._session is None:  # gone while the table was read
            session.gone()
            return
        self._entered = True
        early, self._early = self._early, []
        for later in early:
            self._hear(later)
        self._flush()

    # What is said

    def _pump(self) -> None:
        """Write what waits, as far as the socket takes it. Once either side has closed, nothing more may be written."""
        if self._session is None or self._protocol.state is not State.OPEN:
            return
        connection = self._session.connection
        while not self._paused and not self._large and (message := connection.next()) is not None:
            if len(message) < LARGE:
                self._transport.write(framed(message))
            else:
                self._large = message
                self._loop.call_soon(self._write_large)
        if connection.closing is not None and not self._large:
            self._say_goodbye(connection.closing)

    def _write_large(self) -> None:
        """In a step of its own, as it may go to everybody at a table."""
        message, self._large = self._large, b""
        if self._session is not None and self._protocol.state is State.OPEN:
            self._transport.write(framed(message))
            self._pump()

    def _say_goodbye(self, code: int) -> None:
        """One who does not read is waited for no longer than one who does not answer."""
        if not self._paused:
            self._protocol.send_close(code)
            self._flush()
        elif "close" not in self._timers:
            self._later("close", self._limits.close_within, self._transport.abort)

    def _ping(self) -> None:
        if self._protocol.state is not State.OPEN:
            return
        if self._missed >= 2:
            self._protocol.fail(TROUBLE, "no answer to pings")
        else:
            self._missed += 1
            self._protocol.send_ping(b"")
            self._later("ping", self._limits.ping_every, self._ping)
        self._flush()

    def _flush(self) -> None:
        """What the protocol itself has to say: the handshake, pongs, closing."""
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)
            elif self._transport.can_write_eof() and not self._transport.is_closing():
                self._transport.write_eof()
        if self._protocol.close_expected() and "close" not in self._timers:
            self._later("close", self._limits.close_within, self._transport.abort)

    @property
    def _limits(self) -> Limits:
        return self._doorway.doorkeeper.limits

    def _later(self, name: str, seconds: float, then: Callable[[], None]) -> None:
        if name in self._timers:
            self._timers[name].cancel()
        self._timers[name] = self._loop.call_later(seconds, then)
