"""The start handshake: nobody alone can choose the chance of a game, not even with an accomplice who speaks last.

The table commits to its secret; then every player's device commits to a seed; then they show their seeds. Whoever does
not answer in time, or is not there to be asked, is left out and named in the record.
"""

from typing import assert_never

from tablee.fairness.commitment import seed_commitment
from tablee.fairness.header import Absent, Revealed, SeatSeed, Seedless
from tablee.kernel.play import opening
from tablee.kernel.refusals import Malformed, Refused
from tablee.tables import asks
from tablee.tables import entries as log
from tablee.tables.entries import Moment, PersonId
from tablee.tables.gathering import Entries, host_only
from tablee.tables.people import Bot, Empty, Sitter
from tablee.tables.playing import follow, people_at
from tablee.tables.refusals import Why
from tablee.tables.scene import Scene
from tablee.tables.table import Gathering, Over, Sealing, Table

ANSWER_WITHIN = 10_000
"""Milliseconds for each half of the handshake."""


def start(table: Table, ask: asks.Start | asks.Rematch, scene: Scene) -> Entries:
    host_only(table, ask.person)
    match ask, table.stage:
        case asks.Start(), Gathering():
            return seal(table, scene)
        case asks.Rematch(), Over():
            return (log.Rematched(), *seal(table, scene))
        case _:
            raise Refused(Why.NOT_NOW)


def seal(table: Table, scene: Scene) -> Entries:
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
    secret = scene.secret(32).hex()
    there = tuple([person for person in asked if person in scene.present])
    sealed = log.Sealed(game_id, secret, asked, there, scene.at + ANSWER_WITHIN)
    if there:
        return (sealed,)
    return (sealed, *_started(table, sealed, {}, {}, scene.at))


def _check_options(table: Table, players: int) -> None:
    try:
        opening(table.game, players, table.options)
    except Malformed:  # an option whose meaning depends on how many play
        raise Refused(Why.NO_SUCH_OPTION) from None


def commit(table: Table, ask: asks.CommitSeed, scene: Scene) -> Entries:
    sealing = _asked(table, ask.person)
    if sealing.commitments.get(ask.person) == ask.commitment:
        return ()  # the answer was lost
    if sealing.showing or ask.person in sealing.commitments:
        raise Refused(Why.SEED_UNFIT)
    entry = log.SeedCommitted(ask.person, ask.commitment)
    if set(sealing.there) <= {*sealing.commitments, ask.person}:
        return (entry, log.SeedsDue(scene.at + ANSWER_WITHIN))
    return (entry,)


def show(table: Table, ask: asks.ShowSeed, scene: Scene) -> Entries:
    sealing = _asked(table, ask.person)
    seat = table.seat_of(ask.person)
    assert seat is not None, "those who are asked have a seat"
    committed = sealing.commitments.get(ask.person)
    if sealing.seeds.get(ask.person) == ask.seed:
        return ()  # the answer was lost
    if not sealing.showing or ask.person in sealing.seeds:
        raise Refused(Why.SEED_UNFIT)
    if seed_commitment(sealing.game_id, seat, bytes.fromhex(ask.seed)).hex() != committed:
        raise Refused(Why.SEED_UNFIT)
    entry = log.SeedShown(ask.person, ask.seed)
    seeds = {**sealing.seeds, ask.person: ask.seed}
    if seeds.keys() == sealing.commitments.keys():
        return (entry, *_begun(table, sealing, seeds, scene.at))
    return (entry,)


def due(table: Table, sealing: Sealing, at: Moment) -> Entries:
    """Time is up for one half of the handshake."""
    if not sealing.showing and sealing.commitments:
        return (log.SeedsDue(at + ANSWER_WITHIN),)
    return _begun(table, sealing, sealing.seeds, at)


def _asked(table: Table, person: PersonId) -> Sealing:
    if not isinstance(table.stage, Sealing):
        raise Refused(Why.NOT_NOW)
    if person not in table.stage.asked:
        raise Refused(Why.SEED_UNFIT)
    return table.stage


def _begun(table: Table, sealing: Sealing, seeds: dict[PersonId, str], at: Moment) -> Entries:
    sealed = log.Sealed(sealing.game_id, sealing.secret.hex(), sealing.asked, sealing.there, sealing.until)
    return _started(table, sealed, sealing.commitments, seeds, at)


def _started(
    table: Table, sealed: log.Sealed, commitments: dict[PersonId, str], seeds: dict[PersonId, str], at: Moment
) -> Entries:
    """The game begins, with the answers of chance that it asks for first."""
    chairs = [chair for chair in table.chairs if not isinstance(chair, Empty)]
    seats = tuple([_seed(chair, sealed.asked, commitments, seeds) for chair in chairs])
    play = table.begun(sealed.game_id, bytes.fromhex(sealed.secret), seats)
    return (log.Started(seats), follow(table, play, play.foreseen(None, play.state), people_at(chairs), at))


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
