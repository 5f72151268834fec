"""How fast one connection may ask, by what it asks for."""

from tablee.server.door.bucket import Bucket
from tablee.server.limits import Limits
from tablee.tables.topics.moves import Act
from tablee.wire.requests import React, Request, Say


class ConnectionRates:
    def __init__(self, limits: Limits, now: float) -> None:
        self._actions = Bucket(limits.actions, now)
        self._talk = Bucket(limits.talk, now)
        self._others = Bucket(limits.others, now)

    def allow(self, request: Request, now: float) -> bool:
        match request:
            case Act():
                return self._actions.take(now)
            case Say() | React():
                return self._talk.take(now)
            case _:
                return self._others.take(now)

    def allow_control(self, now: float) -> bool:
        """A ping or pong of the socket."""
        return self._others.take(now)
