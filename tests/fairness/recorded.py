"""Recorded games for the tests, and the forger: what somebody who knows everything can do to a record."""

import io
import json
import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from itertools import count
from typing import Any

from tablee.bots.hunches import hunches
from tablee.fairness import hashing
from tablee.fairness.commitment import seed_commitment, u64
from tablee.fairness.header import Absent, Revealed, SeatSeed
from tablee.fairness.record import Recorder, read
from tablee.fairness.record_lines import SeatChange
from tablee.fairness.seal import Seal
from tablee.fairness.verify import Verified, verify
from tablee.games.sept_pour_cent import GAME as SEPT_POUR_CENT
from tablee.kernel.cards.pack import Pack
from tablee.kernel.cards.seen import seen_in
from tablee.kernel.codec import canonical
from tablee.kernel.entries import Acted, Elapsed, Entry
from tablee.kernel.game import Answer, AnyGame, Measure, Question, Waiting
from tablee.kernel.offers import sampled
from tablee.kernel.playout import any_answer, opening, steps_until_over
from tablee.kernel.refusals import Malformed
from tablee.kernel.seats import Seat
from tablee.kernel.structs import by_tag
from tests.game_packs import pack_for
from tests.kernel.murmure import MURMURE

TABLE = "café-7"
ANN, BEN, CAT = Seat(0), Seat(1), Seat(2)
SEED = {seat: bytes([seat + 1]) * 32 for seat in (ANN, BEN, CAT)}


def named(name: str) -> AnyGame:
    known: dict[str, AnyGame] = {game.name: game for game in (SEPT_POUR_CENT, MURMURE)}
    if name not in known:
        raise Malformed(f"no game is called {name!r}; there is {', '.join(known)}")
    return known[name]


def revealed(seat: Seat) -> Revealed:
    return Revealed(seed_commitment(TABLE, seat, SEED[seat]).hex(), SEED[seat].hex())


SEATED: tuple[SeatSeed, ...] = (
    revealed(ANN),
    Absent(seed_commitment(TABLE, BEN, SEED[BEN]).hex()),
    revealed(CAT),
)
"""Ann and Cat show their seeds; Ben commits to one and shows none."""


def sealed(
    game: AnyGame = SEPT_POUR_CENT,
    number: int = 0,
    seats: Sequence[SeatSeed] = SEATED,
    pack: Pack | None = None,
    **options: int | str,
) -> Seal:
    secret = bytes(24) + u64(number)
    return Seal.of(game, table=TABLE, seats=seats, secret=secret, options=options, pack=pack or pack_for(game))


CHANGES = {
    0: (SeatChange(CAT, "bot"),),
    4: (SeatChange(BEN, "bot"), SeatChange(CAT, "person")),
    6: (SeatChange(BEN, "another"), SeatChange(BEN, "another")),
}
"""Cat is late, Ben leaves and somebody else sits down for him. The last one twice: nothing forbids it."""


def recorded(
    seal: Seal,
    *,
    given_up_after: int | None = None,
    changes: Mapping[int, Sequence[SeatChange]] | None = None,
    bots: Sequence[Seat] = (),
    others_played: bool = False,
) -> bytes:
    """A game of random seats; `changes` are those of seats, by the number of entries before them.

    At `bots` numbers for hunches are drawn, which nobody then goes by. With `others_played` the same chance, and other
    moves: what somebody writes who knows the secret.
    """
    game = named(seal.header.game)
    rng, chance = random.Random(seal.secret + b"other" * others_played), seal.in_order()
    feeling = hunches(game, dict.fromkeys(bots, "easy"), seal.hunch_number, lambda _, drawn: recorder.hunch(drawn))

    def answer(question: Question) -> Answer:
        return any_answer(question, rng) if isinstance(question, Measure) else chance(question)

    def act(state: object, waiting: Waiting) -> Entry[Any]:
        if waiting.timer is not None and rng.random() < 1 / 4:
            return Elapsed(waiting.timer.name)
        seat = rng.choice(waiting.awaited + waiting.may)
        if feeling is not None:
            feeling(state, seat)
        return Acted(seat, sampled(game.offers(game.view(state, seat)).choices, by_tag(game.actions), rng))

    file = io.BytesIO()
    recorder = Recorder(file, seal)
    state = opening(game, seal.header.players, seal.header.options, seal.pack)
    states = [state]
    for number, (_, entry, after) in enumerate(steps_until_over(game, state, answer, act)):
        if number == given_up_after:
            break
        for change in (changes or {}).get(number, ()):
            recorder.change(change)
        recorder.add(entry)
        state = after
        states.append(state)
    for card in seen_in(game, states).cards(seal.pack):
        recorder.show(card)
    recorder.close(game.result(state))
    return file.getvalue()


def checked(content: bytes) -> list[Verified]:
    return [verify(record) for record in read(io.BytesIO(content), named)]


Lines = list[dict[str, Any]]


def altered(content: bytes, line: int, change: Callable[[dict[str, Any]], object]) -> bytes:
    """One line with another value in it, its heads and the others as they were."""
    lines: Lines = [json.loads(text) for text in content.splitlines()]
    change(lines[line - 1])
    return b"".join([canonical(text) + b"\n" for text in lines])


def held(line: dict[str, Any]) -> Any:
    """What is hashed of a line; nothing is left of it in one that was erased."""
    bodies = ("entry", "change", "hunch", "card", "closing")
    return next((line[name] for name in bodies if name in line), None)


def forged(content: bytes, alter: Callable[[Lines], object]) -> bytes:
    """The record of one game, altered and given heads that follow: everybody knows the secret after the end."""
    lines: Lines = [json.loads(line) for line in content.splitlines()]
    alter(lines)
    top, *others = lines
    secret = bytes.fromhex(lines[-1]["closing"]["secret"])
    start = head = sha256(b"tablee/start/v1" + canonical(top["header"])).digest()
    top["head"] = head.hex()
    for number, line in enumerate(others, 1):
        body = held(line)
        salt = hashing.salt(secret, start, number)
        digest = bytes.fromhex(line["digest"]) if body is None else hashing.digest(salt, canonical(body))
        head = hashing.link(head, digest)
        line["head"] = head.hex()
    return b"".join([canonical(line) + b"\n" for line in lines])


def erased(content: bytes, *numbers: int) -> bytes:
    """The record without what these lines say. Numbers count from 1 after the header."""
    lines: Lines = [json.loads(line) for line in content.splitlines()]
    secret, start = bytes.fromhex(lines[-1]["closing"]["secret"]), bytes.fromhex(lines[0]["head"])
    for number in numbers:
        digest = hashing.digest(hashing.salt(secret, start, number), canonical(held(lines[number])))
        lines[number] = {"type": "erased", "digest": digest.hex(), "head": lines[number]["head"]}
    return b"".join([canonical(line) + b"\n" for line in lines])


def hunch_lines(content: bytes) -> list[int]:
    """Counted from 1 in the file."""
    return [number for number, line in enumerate(content.splitlines(), 1) if b'"hunch":' in line]


@cache
def felt_seal() -> Seal:
    """Of a game of murmure in which two bots have several hunches."""
    seals = (sealed(MURMURE, number) for number in count())
    return next(seal for seal in seals if len(hunch_lines(recorded(seal, bots=(BEN, CAT)))) >= 3)


def felt() -> bytes:
    return recorded(felt_seal(), bots=(BEN, CAT))
