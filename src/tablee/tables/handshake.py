"""The start handshake: nobody alone can choose the chance of a game, not even with an accomplice who speaks last.

The table commits to its secret; then every player's device commits to a seed; then they show their seeds. Whoever does
not answer in time, or is not there to be asked, is left out and named in the record.
"""

from typing import assert_never

from tablee.fairness.commitment import seed_commitment
from tablee.fairness.header import Absent, Revealed, SeatSeed, Seedless
from tablee.kernel.playout import opening
from tablee.kernel.refusals import Malformed, Refused
from tablee.tables import entries as log
from tablee.tables import requests
from tablee.tables.circumstances import Circumstances
from tablee.tables.deadlines import SEEDS_WITHIN
from tablee.tables.entries import PersonId, Timestamp
from tablee.tables.moves import follow
from tablee.tables.people import Bot, Empty, Sitter
from tablee.tables.refusals import Why
from tablee.tables.seating import Entries, host_only
from tablee.tables.stages import GameOver, Gathering, Sealing
from tablee.tables.table import Table


def start(table: Table, request: requests.Start | requests.Rematch, circumstances: Circumstances) -> Entries:
    host_only(table, request.person)
    match request, table.stage:
        case requests.Start(), Gathering():
            return seal(table, circumstances)
        case requests.Rematch(), GameOver():
            return (log.Rematched(), *seal(table, circumstances))
        case _:
            raise Refused(Why.NOT_NOW)


def seal(table: Table, circumstances: Circumstances) -> Entries:
    """People who are alone with bots are not asked: there is nobody whom their seed would convince.

    Those who are away are asked in vain, and named; nobody waits for them.
    """
    players = sum(not isinstance(chair, Empty) for chair in table.chairs)
    if players < table.game.players[0]:
        raise Refused(Why.TOO_FEW)
    if players > table.game.players[-1]:
        raise Refused(Why.TOO_MANY)
    _check_options(table, players)
    people = [person.id for _, person in table.sitters()]
    asked = tuple(people) if len(people) > 1 else ()
    game_id = f"{table.code}/{table.games + 1}"
    secret = circumstances.secret(32).hex()
    there = tuple([person for person in asked if person in circumstances.present])
    sealed = log.Sealed(game_id, secret, asked, there, circumstances.at + SEEDS_WITHIN)
    if there:
        return (sealed,)
    return (sealed, *_started(table, sealed, {}, {}, circumstances.at))


def _check_options(table: Table, players: int) -> None:
    try:
        opening(table.game, players, table.options)
    except Malformed:  # an option whose meaning depends on how many play
        raise Refused(Why.NO_SUCH_OPTION) from None


def commit(table: Table, request: requests.CommitSeed, circumstances: Circumstances) -> Entries:
    sealing = _asked(table, request.person)
    if sealing.commitments.get(request.person) == request.commitment:
        return ()  # the answer was lost
    if sealing.showing or request.person in sealing.commitments:
        raise Refused(Why.SEED_UNFIT)
    entry = log.SeedCommitted(request.person, request.commitment)
    if set(sealing.there) <= {*sealing.commitments, request.person}:
        return (entry, log.SeedsDue(circumstances.at + SEEDS_WITHIN))
    return (entry,)


def show(table: Table, request: requests.ShowSeed, circumstances: Circumstances) -> Entries:
    sealing = _asked(table, request.person)
    seat = table.seat_of(request.person)
    assert seat is not None, "those who are asked have a seat"
    committed = sealing.commitments.get(request.person)
    if sealing.seeds.get(request.person) == request.seed:
        return ()  # the answer was lost
    if not sealing.showing or request.person in sealing.seeds:
        raise Refused(Why.SEED_UNFIT)
    if seed_commitment(sealing.game_id, seat, bytes.fromhex(request.seed)).hex() != committed:
        raise Refused(Why.SEED_UNFIT)
    entry = log.SeedShown(request.person, request.seed)
    seeds = {**sealing.seeds, request.person: request.seed}
    if seeds.keys() == sealing.commitments.keys():
        return (entry, *_begun(table, sealing, seeds, circumstances.at))
    return (entry,)


def due(table: Table, sealing: Sealing, at: Timestamp) -> Entries:
    """Time is up for one half of the handshake."""
    if not sealing.showing and sealing.commitments:
        return (log.SeedsDue(at + SEEDS_WITHIN),)
    return _begun(table, sealing, sealing.seeds, at)


def _asked(table: Table, person: PersonId) -> Sealing:
    if not isinstance(table.stage, Sealing):
        raise Refused(Why.NOT_NOW)
    if person not in table.stage.asked:
        raise Refused(Why.SEED_UNFIT)
    return table.stage


def _begun(table: Table, sealing: Sealing, seeds: dict[PersonId, str], at: Timestamp) -> Entries:
    sealed = log.Sealed(sealing.game_id, sealing.secret.hex(), sealing.asked, sealing.there, sealing.until)
    return _started(table, sealed, sealing.commitments, seeds, at)


def _started(
    table: Table, sealed: log.Sealed, commitments: dict[PersonId, str], seeds: dict[PersonId, str], at: Timestamp
) -> Entries:
    """The game begins, with the answers of chance that it asks for first."""
    chairs = [chair for chair in table.chairs if not isinstance(chair, Empty)]
    seats = tuple([_seed(chair, sealed.asked, commitments, seeds) for chair in chairs])
    current = table.begun(sealed.game_id, bytes.fromhex(sealed.secret), seats)
    return (log.Started(seats), follow(table, current, current.outcome(None, current.state), chairs, at))


def _seed(
    chair: Bot | Sitter | Empty,
    asked: tuple[PersonId, ...],
    commitments: dict[PersonId, str],
    seeds: dict[PersonId, str],
) -> SeatSeed:
    match chair:
        case Sitter(person) if person in seeds:
            return Revealed(commitments[person], seeds[person])
        case Sitter(person) if person in asked:
            return Absent(commitments.get(person))
        case Bot() | Sitter() | Empty():
            return Seedless()
        case _:
            assert_never(chair)
