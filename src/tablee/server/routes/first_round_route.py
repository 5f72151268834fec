"""A guided first round over plain HTTP: what the guest has done so far comes in, where the round stands goes out.

Nothing is kept, so there is no table, no log and no record of it: each answer is worked out by the rules, from the
round's beginning.
"""

from functools import partial

from msgspec import Raw
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tablee.games import FIRST_ROUNDS
from tablee.guided.first_round import AnyFirstRound, Stop, stop_after
from tablee.kernel.codec import Codec, actions, encode
from tablee.kernel.refusals import Malformed, Refused
from tablee.packs.builtin import builtin_packs
from tablee.packs.measure import measured
from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.door.line import Line, LineFull
from tablee.server.in_thread import in_thread
from tablee.server.routes.http_answers import address, body, fault, json
from tablee.wire.codec import LARGEST

LARGEST_DONE = 2 * LARGEST
"""Bytes: a drawing of some five thousand points."""
MOST_DONE = 300
"""Things that a guest does: a patient drawing, and the votes. A step that takes long is taken that often at most."""
IN_LINE, OF_ONE = 64, 16
"""Steps that wait for their turn, of all and of one address: each holds what its guest has done so far. The longest
drawing takes a fifth of a second of a processor, nearly all others a thousandth."""
DONE: Codec[list[Raw]] = Codec(list[Raw])
NOTHING = b"null"


class FirstRoundRoute:
    def __init__(self, doorkeeper: Doorkeeper) -> None:
        self._doorkeeper = doorkeeper
        self._line = Line(IN_LINE, OF_ONE)

    async def step(self, request: Request) -> Response:
        script = FIRST_ROUNDS.get(request.path_params["game"])
        if script is None:
            return fault(404, "no such game has a guided first round")
        if not self._doorkeeper.may_be_guided(address(request)):
            return fault(429, "many steps were taken from here; wait a little", {"Retry-After": "5"})
        try:
            if (given := await body(request, LARGEST_DONE)) is None:
                return fault(413, f"a first round takes at most {LARGEST_DONE:,} bytes")
            stop = await self._line.do(address(request), partial(in_thread, _stop, script, given))
        except LineFull:
            return fault(503, "others are being guided just now; try again", {"Retry-After": "5"})
        except ClientDisconnect:
            return fault(400, "the body was cut short")
        except Malformed as error:
            return fault(400, str(error))
        except Refused as refused:
            return fault(409, str(refused.why))
        return json(encode(stop))


def _stop(script: AnyFirstRound, given: bytes) -> Stop:
    game, read = script.game, actions(script.game)
    pack = next(iter(builtin_packs(game)), None)
    done = [bytes(one) for one in DONE.decode(given)]
    if len(done) > MOST_DONE:
        raise Malformed(f"a guest does at most {MOST_DONE} things")
    steps = [None if one == NOTHING else read.decode(one) for one in done]
    return stop_after(script, pack, lambda asked: measured(game, pack, asked), steps)
