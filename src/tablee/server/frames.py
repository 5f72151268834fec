"""Frames of a WebSocket, and the messages that they carry."""

from websockets.frames import Frame, Opcode

PARTS = 64
"""Frames of one message at most: empty ones would cost nothing to send and something to keep."""


class Message:
    """What has come of the message that is being heard."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._text = False

    def add(self, frame: Frame) -> bytes | None:
        """The whole message with its last frame, nothing before; one that is no text is empty."""
        if frame.opcode is not Opcode.CONT:
            self._text = frame.opcode is Opcode.TEXT
            self._parts = []
        self._parts.append(bytes(frame.data))
        if not frame.fin:
            return None
        parts, self._parts = self._parts, []
        return b"".join(parts) if self._text else b""

    @property
    def in_too_many_parts(self) -> bool:
        return len(self._parts) > PARTS


def framed(message: bytes) -> bytes:
    """A whole text message as one frame. A server's frames have no mask, so that all devices can get the same bytes."""
    size = len(message)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + message
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message
