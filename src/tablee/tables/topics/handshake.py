"""The start handshake: nobody alone can choose the chance of a game, not even with an accomplice who speaks last.

The table commits to its secret; then every player's device commits to a seed; then they show their seeds. Whoever does
not answer in time, or is not there to be asked, is left out and named in the record.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, assert_never

from msgspec import Meta

from tablee.fairness.commitment import commitment, seed_commitment
from tablee.fairness.header import Absent, Revealed, SeatSeed, Seedless
from tablee.fairness.seal import Seal
from tablee.kernel.cards.pack import Pack
from tablee.kernel.playout import all_options, opening
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.structs import Hash
from tablee.tables.circumstances import Circumstances
from tablee.tables.entries import Entries, PersonId, TableEntry, Timestamp
from tablee.tables.people import BotSitter, Empty, Occupant, Sitter, people_at, taken
from tablee.tables.refusals import Why
from tablee.tables.requests import PersonRequest
from tablee.tables.stages import Playing, Sealing
from tablee.tables.table import Table
from tablee.tables.table_game import TableGame
from tablee.tables.topics.hosting import Rematched
from tablee.tables.topics.moves import move_entry
from tablee.tables.topics.topic import Decisions, Effects, game_over_only, gathering_only, host_only
from tablee.tables.waits import SEEDS_WITHIN

# What people ask


class Start(PersonRequest, frozen=True, tag="start"):
    """The host's: whoever sits here plays, ready or not."""


class Rematch(PersonRequest, frozen=True, tag="rematch"):
    """The host's, after a game: the same people, a new game, at once."""


class CommitSeed(PersonRequest, frozen=True, tag="commit_seed"):
    """While the table is sealed: the commitment of a seed that nobody knows yet."""

    commitment: Hash


class ShowSeed(PersonRequest, frozen=True, tag="show_seed"):
    """Once `showing` is true: the seed that was committed to."""

    seed: Hash


HandshakeRequest = Start | Rematch | CommitSeed | ShowSeed

# What the log says


class Sealed(TableEntry, frozen=True, tag="sealed"):
    """The table has committed to its chance, and asks these people for seeds."""

    game_id: str
    """The table's own name for this game, in its commitment and record."""
    secret: Hash  # SECRET until the game is over
    asked: tuple[PersonId, ...]
    there: tuple[PersonId, ...]
    """Those of them who were here then, and are waited for."""
    until: Timestamp
    pack: Hash | None = None
    """Of the cards, in a game that has some."""
    played: tuple[int, ...] = ()
    """Those that came up at this table before."""
    rules: Annotated[int, Meta(ge=1, lt=2**53)] = 1
    """Of the game, then: it is replayed by those of today, but what was promised by these stays so. Logs say it since
    the first game has had other ones."""


class SeedCommitted(TableEntry, frozen=True, tag="seed_committed"):
    person: PersonId
    commitment: Hash


class SeedsDue(TableEntry, frozen=True, tag="seeds_due"):
    """Nobody can commit any more: now those who did show their seeds."""

    until: Timestamp


class SeedShown(TableEntry, frozen=True, tag="seed_shown"):
    person: PersonId
    seed: Hash  # SECRET until the game has started with all of them


class Started(TableEntry, frozen=True, tag="started"):
    seats: tuple[SeatSeed, ...]


# Decisions


def start(table: Table, request: Start, circumstances: Circumstances) -> Entries:
    host_only(table, request.person)
    gathering_only(table)
    return seal(table, circumstances)


def rematch(table: Table, request: Rematch, circumstances: Circumstances) -> Entries:
    host_only(table, request.person)
    game_over_only(table)
    return (Rematched(), *seal(table, circumstances))


def seal(table: Table, circumstances: Circumstances) -> Entries:
    """People who are alone with bots are not asked: there is nobody whom their seed would convince.

    Those who are away are asked in vain, and named; nobody waits for them.
    """
    if table.is_full:
        raise Refused(Why.TABLE_FULL)
    if circumstances.no_room:
        raise Refused(Why.SERVER_FULL)
    if table.too_soon(circumstances.at):
        raise Refused(Why.TOO_SOON)
    players = len(taken(table.chairs))
    if players < table.game.players[0]:
        raise Refused(Why.TOO_FEW)
    if players > table.game.players[-1]:
        raise Refused(Why.TOO_MANY)
    pack = table.pack()
    _check_options(table, players, pack)
    people = [person.id for _, person in table.sitters()]
    asked = tuple(people) if len(people) > 1 else ()
    game_id = f"{table.code}/{table.games + 1}"
    secret = circumstances.secret(32).hex()
    there = tuple([person for person in asked if person in circumstances.present])
    named = pack.hash if pack else None
    played = tuple(sorted(pack.played)) if pack else ()
    until, rules = circumstances.at + SEEDS_WITHIN, table.game.rules_version
    entry = Sealed(game_id, secret, asked, there, until, named, played, rules)
    if there:
        return (entry,)
    return (entry, *_begin(table, _sealing(table, entry), {}, circumstances.at))


def _check_options(table: Table, players: int, pack: Pack | None) -> None:
    if table.game.cards is not None and pack is None:
        raise Refused(Why.NO_PACK)
    try:
        opening(table.game, players, table.options_by_seat(), pack)
    except Malformed:  # an option whose meaning depends on how many play
        raise Refused(Why.NO_SUCH_OPTION) from None


def commit_seed(table: Table, request: CommitSeed, circumstances: Circumstances) -> Entries:
    sealing = _asked(table, request.person)
    if sealing.commitments.get(request.person) == request.commitment:
        return ()  # the answer was lost
    if sealing.showing or request.person in sealing.commitments:
        raise Refused(Why.SEED_UNFIT)
    entry = SeedCommitted(request.person, request.commitment)
    if set(sealing.there) <= {*sealing.commitments, request.person}:
        return (entry, SeedsDue(circumstances.at + SEEDS_WITHIN))
    return (entry,)


def show_seed(table: Table, request: ShowSeed, circumstances: Circumstances) -> Entries:
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
    entry = SeedShown(request.person, request.seed)
    seeds = {**sealing.seeds, request.person: request.seed}
    if seeds.keys() == sealing.commitments.keys():
        return (entry, *_begin(table, sealing, seeds, circumstances.at))
    return (entry,)


def overdue(table: Table, sealing: Sealing, at: Timestamp) -> Entries:
    """Time is up for one half of the handshake."""
    if not sealing.showing and sealing.commitments:
        return (SeedsDue(at + SEEDS_WITHIN),)
    return _begin(table, sealing, sealing.seeds, at)


def _asked(table: Table, person: PersonId) -> Sealing:
    if not isinstance(table.stage, Sealing):
        raise Refused(Why.NOT_NOW)
    if person not in table.stage.asked:
        raise Refused(Why.SEED_UNFIT)
    return table.stage


def _begin(table: Table, sealing: Sealing, seeds: Mapping[PersonId, Hash], at: Timestamp) -> Entries:
    """The game begins, with the answers of chance that it asks for first."""
    chairs = taken(table.chairs)
    seats = tuple([_seed(chair, sealing, seeds) for chair in chairs])
    current = _new_game(table, sealing, seats)
    return (Started(seats), move_entry(table, current, current.outcome(None, current.state), chairs, at))


def _seed(chair: Occupant, sealing: Sealing, seeds: Mapping[PersonId, Hash]) -> SeatSeed:
    match chair:
        case Sitter(person) if person in seeds:
            return Revealed(sealing.commitments[person], seeds[person])
        case Sitter(person) if person in sealing.asked:
            return Absent(sealing.commitments.get(person))
        case BotSitter() | Sitter() | Empty():
            return Seedless()
        case _:
            assert_never(chair)


DECISIONS: Decisions = {Start: start, Rematch: rematch, CommitSeed: commit_seed, ShowSeed: show_seed}

# Effects


def sealed(table: Table, entry: Sealed) -> None:
    """The taken chairs close ranks: from here on a chair is a seat."""
    table.stage = _sealing(table, entry)
    table.options = table.options_by_seat()
    table.chairs = taken(table.chairs)
    table.games += 1
    table.begun_at = [*table.begun_at, entry.until - SEEDS_WITHIN][-table.catalogue.games_in_a_row.most :]


def _sealing(table: Table, entry: Sealed) -> Sealing:
    secret = bytes.fromhex(entry.secret)
    options = table.options_by_seat()
    committed = commitment(
        table=entry.game_id,
        game=table.game.name,
        rules=entry.rules,
        pack=entry.pack,
        played=entry.played,
        options=dict(all_options(table.game, options)),
        secret=secret,
    )
    pack = table.packs()[entry.pack].with_played(entry.played) if entry.pack else None
    return Sealing(
        entry.game_id, secret, committed.hex(), entry.asked, entry.there, entry.until, options, entry.rules, pack
    )


def seed_committed(table: Table, entry: SeedCommitted) -> None:
    table.sealing().commitments[entry.person] = entry.commitment


def seeds_due(table: Table, entry: SeedsDue) -> None:
    sealing = table.sealing()
    sealing.showing, sealing.until = True, entry.until


def seed_shown(table: Table, entry: SeedShown) -> None:
    table.sealing().seeds[entry.person] = entry.seed


def started(table: Table, entry: Started) -> None:
    table.stage = Playing(_new_game(table, table.sealing(), entry.seats))


def _new_game(table: Table, sealing: Sealing, seats: Sequence[SeatSeed]) -> TableGame:
    """As it stands before the first answer of chance."""
    id_ = sealing.game_id
    seal = Seal.of(
        table.game,
        table=id_,
        seats=seats,
        secret=sealing.secret,
        options=sealing.options,
        pack=sealing.pack,
        rules=sealing.rules,
    )
    people = people_at(taken(table.chairs))
    return TableGame.begun(table.game, table.catalogue, seal, earlier=int(id_.rpartition("/")[2]) - 1, people=people)


EFFECTS: Effects = {
    Sealed: sealed,
    SeedCommitted: seed_committed,
    SeedsDue: seeds_due,
    SeedShown: seed_shown,
    Started: started,
}
