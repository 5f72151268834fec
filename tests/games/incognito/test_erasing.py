"""What was drawn is erased when the table closes, a day after the game at the latest; all else of the game stays."""

import asyncio
import io
import json
from dataclasses import replace

import pytest

from tablee.fairness.record import read
from tablee.fairness.record_faults import Disproved
from tablee.fairness.record_lines import ErasedLine, encoded
from tablee.fairness.verify import verify
from tablee.games.incognito import GAME
from tablee.games.incognito.vocabulary import Describe, Draw, Finish, Loop, PutDown, Undo, Vote
from tablee.kernel.seats import seats
from tablee.kernel.text import Text
from tablee.server.connection import Connection
from tablee.server.environment import Environment
from tablee.server.ink_erasing import A_DAY, InkErasing
from tablee.server.journal import Journal
from tablee.server.open_tables import OpenTables
from tablee.server.table_packs import KeptPacks
from tablee.storage.memory import MemoryStore
from tablee.tables import log
from tablee.tables.catalogue import Catalogue
from tablee.tables.ink import erasures
from tablee.tables.stages import GameOver, Playing
from tablee.tables.topics import hosting
from tests.fairness import second_verifier
from tests.games.incognito.tables import ACROSS, ANN, BEN, CAT, DOWN
from tests.games.incognito.test_at_a_table import CATALOGUE, begun
from tests.tables.tables import Sim

DRAWN = (Draw(ACROSS), Draw(DOWN), Undo(), Loop(ACROSS), Describe(Text("une ligne, et rien d’autre")))


def drawn_by_all(sim: Sim) -> Sim:
    for person in (ANN, BEN, CAT):
        for action in (*DRAWN, PutDown()):
            sim.act(person, action)
    return sim


def played() -> Sim:
    """Three rounds, in which everybody draws."""
    sim = begun()
    while isinstance(sim.table.stage, Playing):
        drawn_by_all(sim)
        sim.look_on()
        for person in (ANN, BEN, CAT):
            for number, other in enumerate([seat for seat in seats(3) if seat != person], 1):
                sim.act(person, Vote(other, number))
            sim.act(person, Finish())
        sim.look_on()
    return sim


def left_of(sim: Sim) -> list[bytes]:
    lines = [*sim.lines]
    for place, line in erasures(CATALOGUE, lines).items():
        lines[place] = line
    return lines


def over(lines: list[bytes]) -> GameOver:
    stage = log.folded(CATALOGUE, lines).stage
    assert isinstance(stage, GameOver)
    return stage


def test_all_ink_of_a_game_that_is_over_goes_and_the_scores_stay():
    sim = played()
    left = left_of(sim)

    assert len(left) == len(sim.lines)
    assert sum(line.startswith(b'{"type":"erased"') for line in left) == 3 * 3 * len(DRAWN)
    assert not any(ink in b"".join(left) for ink in (ACROSS.encode(), DOWN.encode(), b"une ligne"))
    bare, whole = over(left), over(sim.lines)
    assert (bare.result, bare.current.heads) == (whole.result, whole.current.heads)
    assert not any(picture.strokes for shown in bare.current.state.gallery for picture in shown.pictures)
    assert erasures(CATALOGUE, left) == {}


def test_a_game_that_is_played_keeps_its_ink():
    assert erasures(CATALOGUE, drawn_by_all(begun()).lines) == {}


def record_of(lines: list[bytes]) -> bytes:
    ended = over(lines)
    return ended.current.record(ended.result)


def test_the_record_still_verifies_its_slates_empty():
    content = record_of(left_of(played()))
    [record] = read(io.BytesIO(content), lambda _: GAME)
    found = verify(record)

    assert found.replayed
    assert len(found.erased) == 3 * 3 * len(DRAWN)
    assert found.result == over(left_of(played())).result
    assert second_verifier.verify(content) == []


def test_a_vote_that_was_erased_with_the_ink_is_found_out():
    """It was no ink: the votes that are left lead to another game."""
    whole = played()
    [record] = read(io.BytesIO(record_of(whole.lines)), lambda _: GAME)
    lines = record_of(whole.lines).splitlines(keepends=True)
    vote = next(place for place, line in enumerate(lines) if b'"type":"vote"' in line)
    taken = record.lines[vote - 1]
    digest = over(whole.lines).current.seal.digest(vote, taken.body).hex()
    lines[vote] = encoded(ErasedLine(digest, taken.head))
    [altered] = read(io.BytesIO(b"".join(lines)), lambda _: GAME)

    with pytest.raises(Disproved):
        verify(altered)


def test_a_game_that_has_no_ink_is_only_followed_to_the_first_erased_line():
    inkless = replace(GAME, ink=())
    [record] = read(io.BytesIO(record_of(left_of(played()))), lambda _: inkless)

    assert not verify(record).replayed


# At a server


async def erased_in(open_tables: OpenTables, store: MemoryStore, code: str) -> list[bytes]:
    """The log once it was erased; asked again and again, for a while."""
    for _ in range(500):
        if b'"erased"' in b"".join(lines := await store.read(code)):
            break
        await asyncio.sleep(0.01)
    await open_tables.close()
    return lines


def hall(store: MemoryStore, now: int) -> OpenTables:
    return OpenTables(store, CATALOGUE, Environment(now=lambda: now), Journal(lambda _: None))


def test_a_day_after_the_game_a_server_erases_what_was_drawn():
    async def days(later: int) -> list[bytes]:
        sim, store = played(), MemoryStore()
        await store.append(sim.table.code, 0, sim.lines, at=sim.at)
        open_tables = hall(store, sim.at + later)
        await open_tables.open()
        if later < A_DAY:
            await open_tables.close()
            return await store.read(sim.table.code)
        return await erased_in(open_tables, store, sim.table.code)

    assert ACROSS.encode() in b"".join(asyncio.run(days(A_DAY - 60_000)))
    assert ACROSS.encode() not in b"".join(asyncio.run(days(A_DAY)))


def test_a_log_that_does_not_fold_is_kept_and_named():
    async def evening() -> tuple[list[bytes], list[bytes]]:
        sim, store = played(), MemoryStore()
        sim.ask(hosting.CloseTable(sim.id(), ANN))
        await store.append(sim.table.code, 0, sim.lines, at=sim.at)
        said: asyncio.Queue[bytes] = asyncio.Queue()
        nothing_known = Catalogue({}, {})
        packs, journal = KeptPacks(store, nothing_known), Journal(said.put_nowait)
        erasing = InkErasing(store, nothing_known, packs, Environment(), journal, lambda _: None)
        erasing.heard(sim.table)
        first = await asyncio.wait_for(said.get(), 5)
        erasing.close()
        return await store.read(sim.table.code), [first]

    lines, said = asyncio.run(evening())

    assert ACROSS.encode() in b"".join(lines)
    assert [json.loads(line)["event"] for line in said] == ["table broken"]


def test_a_game_that_is_played_goes_on_while_what_was_drawn_before_is_erased():
    async def evening() -> tuple[list[bytes], bool]:
        sim, store = played(), MemoryStore()
        over_at = sim.at
        sim.rematch()
        sim.act(ANN, Draw(DOWN))
        await store.append(sim.table.code, 0, sim.lines, at=over_at)
        open_tables = hall(store, over_at + A_DAY)
        await open_tables.open()
        before = open_tables.tables[sim.table.code]
        lines = await erased_in(open_tables, store, sim.table.code)
        return lines, open_tables.tables[sim.table.code] is before

    lines, goes_on = asyncio.run(evening())

    assert ACROSS.encode() not in b"".join(lines)
    assert DOWN.encode() in b"".join(lines)
    assert goes_on


def test_a_table_that_was_closed_is_erased_at_once_and_then_leaves_the_directory():

    async def evening(*, killed: bool) -> tuple[list[bytes], object]:
        sim, store = drawn_by_all(begun()), MemoryStore()
        close = hosting.CloseTable(sim.id(), ANN)
        if killed:  # the server that closed it, before it erased anything: the next one does
            sim.ask(close)
        await store.append(sim.table.code, 0, sim.lines, at=sim.at)
        open_tables = hall(store, sim.at)
        await open_tables.open()
        if not killed:
            host = Connection(lambda: None)
            host.people.add(ANN)
            open_tables.tables[sim.table.code].ask(host, close)
        return await erased_in(open_tables, store, sim.table.code), await store.directory()

    for killed in (False, True):
        lines, listed = asyncio.run(evening(killed=killed))

        assert ACROSS.encode() not in b"".join(lines)
        assert listed == []
