"""The connection: one WebSocket after another to the same table, in a thread of its own.

Whatever was asked and not answered is asked again with the same id after every loss; the server does nothing twice.
"""

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Event, Lock, Thread

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tablee.kernel.codec import encode
from tablee.tables.perspective import Patch, Snapshot
from tablee.terminal.remote.http_client import LARGEST, HttpClient, SafeDecoder, ServerAddress, Unreadable, reason
from tablee.terminal.remote.inbox import ConnectionLost, Received, Unreachable
from tablee.terminal.remote.seat_tokens import SeatToken
from tablee.wire import messages, requests
from tablee.wire.requests import PROTOCOL_VERSION, Request

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
"""Seconds between two tries; each is twice as long as the one before."""
LONGEST_RETRY = 600
"""Seconds that a server may ask us to wait."""
PATIENCE = 5.0
PING = 10.0
"""Seconds after which a connection that gives no sign is tried; as long again, and it counts as lost."""

_MESSAGES: SafeDecoder[messages.Message] = SafeDecoder(messages.Message)


def fresh_id() -> str:
    return secrets.token_urlsafe(16)


class TableConnection:
    def __init__(
        self, server: ServerAddress, code: str, put: Callable[[Received], None], *, watch: bool = False
    ) -> None:
        """`put` takes every message, and is called from the other thread."""
        self._server = server
        self._code = code
        self._put = put
        self._watch = watch
        self._token: SeatToken | None = None
        self._take = True
        self._since: requests.Since | None = None
        self._unanswered: dict[str, bytes] = {}
        self._repeated: set[str] = set()
        self._socket: ClientConnection | None = None
        self._lock = Lock()
        self._over = Event()
        self._entered = False
        self._thread = Thread(target=self._run, name="connection", daemon=True)

    def open(self, token: SeatToken | None = None, *, take: bool = True) -> None:
        """Go to the table, as the person whom the token opens. Without `take`, not if they are open elsewhere."""
        self._token, self._take = token, take
        self._thread.start()

    def hold(self, token: SeatToken) -> None:
        """From now on the device of this person, who has just sat down."""
        with self._lock:
            self._token, self._since = token, None
            self._send(encode(self._opening()))

    def open_anew(self) -> None:
        """What we have of the game is not what the server believes: all of it is asked for."""
        with self._lock:
            self._since = None
            self._send(encode(self._opening()))

    def ask(self, message: Request) -> None:
        """It reaches the table once, however often the connection is lost."""
        assert not isinstance(message, requests.Enter), "entering is our own work"
        with self._lock:
            self._unanswered[message.id] = encode(message)
            self._send(self._unanswered[message.id])

    def give_pack(self, pack: bytes, file: str, language: str) -> messages.PackKept:
        """Over plain HTTP, in the name of our person. Raises PackRefused and NoAnswer."""
        token = self._token.token if self._token else ""
        return HttpClient(self._server).give_pack(self._code, token, pack, file, language)

    @property
    def waits(self) -> bool:
        """Whether something was asked that has no answer yet."""
        return bool(self._unanswered)

    def was_repeated(self, id_: str) -> bool:
        """Whether it was asked twice: then a refusal may only mean that the first one did it."""
        return id_ in self._repeated

    def close(self) -> None:
        self._over.set()
        with self._lock:
            if self._socket is not None:
                self._socket.close()
        self._thread.join(PATIENCE)

    # In the thread

    def _run(self) -> None:
        pause = FIRST_PAUSE
        while not self._over.is_set():
            wait: float | None = pause
            try:
                with self._connected() as socket:
                    wait = self._listen(socket)
                    pause = FIRST_PAUSE if self._entered else pause
            except (OSError, WebSocketException) as error:
                if not self._entered:
                    self._put(Unreachable(self._reason(error)))
                    return
            if wait is None:
                return
            if not self._over.is_set():
                self._put(ConnectionLost())
            self._over.wait(max(wait, pause))
            pause = min(2 * pause, LONGEST_PAUSE)

    @contextmanager
    def _connected(self) -> Iterator[ClientConnection]:
        with connect(
            self._server.websocket(self._code),
            origin=Origin(self._server.origin),
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            ping_interval=PING,
            ping_timeout=PING,
            max_size=LARGEST,
        ) as socket:
            try:
                yield socket
            finally:
                with self._lock:
                    self._socket = None

    def _listen(self, socket: ClientConnection) -> float | None:
        """Until it is lost: seconds before the next try, or None when there is no sense in one."""
        tokens = (self._token.token,) if self._token else ()
        socket.send(encode(requests.Enter(PROTOCOL_VERSION, self._code, tokens)), text=True)
        while True:
            try:
                message = _MESSAGES.decode(socket.recv())
            except ConnectionClosed as closed:
                if closed.sent is None or closed.sent.code != CloseCode.MESSAGE_TOO_BIG:
                    return 0.0
                message = messages.Farewell("other_protocol", f"more than {LARGEST} bytes at once", None)
            except Unreadable as error:
                message = messages.Farewell("other_protocol", str(error), None)
            if isinstance(message, messages.Farewell):
                if message.retry is None:
                    self._put(message)
                    return None
                return float(min(message.retry, LONGEST_RETRY)) if message.why == "too_fast" else 0.0
            self._note(message)
            self._put(message)
            if isinstance(message, messages.Entered):
                self._come_in(socket)

    def _note(self, message: messages.Message) -> None:
        """What must be known after a loss."""
        match message:
            case Snapshot(epoch=epoch, number=number):
                self._since = requests.Since(epoch, number)
            case Patch(number=number) if self._since is not None:
                self._since = requests.Since(self._since.epoch, number)
            case messages.Done(id_) | messages.RequestRefused(id_) | messages.Seated(id_) | messages.Pong(id_):
                with self._lock:
                    self._unanswered.pop(id_, None)

    def _come_in(self, socket: ClientConnection) -> None:
        """Open the seat where it was, ask again what had no answer, and then a ping: once it is back, so are we."""
        with self._lock:
            self._entered = True
            self._socket = socket
            if self._token is not None or self._watch:
                self._send(encode(self._opening()))
            self._take = True  # whoever comes back after a loss comes to stay
            for id_, message in self._unanswered.items():
                self._repeated.add(id_)
                self._send(message)
            self._send(encode(requests.Ping(fresh_id())))

    def _opening(self) -> requests.Open:
        return requests.Open(fresh_id(), self._token.person if self._token else None, self._since, self._take)

    def _send(self, message: bytes) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed, OSError):  # the other thread hears of it, and comes back
                self._socket.send(message, text=True)

    def _reason(self, error: Exception) -> str:
        if isinstance(error, InvalidStatus):
            return reason((error.response.body or b"").decode(errors="replace")) or reason(str(error))
        return reason(str(error)) or type(error).__name__
