"""Packs at a table, over sockets: what was given can be played with, and is there again after a kill."""

import asyncio
import io
import json
from dataclasses import replace

import pytest

from tablee.fairness.record import read
from tablee.fairness.verify import verify
from tablee.kernel.cards.pack import Pack
from tablee.packs.pack_file import write_pack
from tablee.server.environment import Environment
from tablee.server.journal import Journal
from tablee.server.open_tables import OpenTables
from tablee.server.table_packs import KeptPacks
from tablee.storage.memory import MemoryStore
from tests.kernel.murmure import MURMURE
from tests.kernel.murmure_cards import SALT, WORDS, MagicWord
from tests.server.canary_server import CATALOGUE
from tests.server.evenings import begun, gathered, left, opened
from tests.server.servers import ROOMY, RunningServer

OWN = Pack("murmure", "Nos mots", [MagicWord(f"Indice {number}", f"mot{number}") for number in range(3)], salt=SALT)


def given(server, device):
    headers = {"Authorization": f"Bearer {device.tokens[0]}"}
    status, _, answer = server.request("POST", f"/api/tables/{device.code}/packs", write_pack(OWN), **headers)
    return status, json.loads(answer)["hash"]


def test_packs_are_read_once_with_all_that_takes_long_and_not_by_the_loop():
    """Whoever asks for records of a table with large packs must not keep everybody waiting."""

    async def reading():
        store = MemoryStore()
        await store.append("ABCDEF", 0, [b"{}"], at=0)
        await store.keep_pack("ABCDEF", OWN.hash, write_pack(OWN))
        kept = KeptPacks(store, CATALOGUE)
        return await asyncio.gather(*[kept.of("ABCDEF") for _ in range(3)]), await kept.of("GHJKLM")

    ([first], [second], [third]), none = asyncio.run(reading())

    assert first is second is third
    assert first.hash == OWN.hash
    assert none == []
    assert {"terms", "hash"} <= vars(first).keys()
    assert first.memo


def test_whoever_comes_to_a_table_with_cards_waits_for_one_pack_of_each_other_site():
    """And not for all at a stranger's tables: a large one takes a fifth of a second, and a table has eight."""
    come: list[str] = []

    async def evening():
        store = MemoryStore()
        kept = KeptPacks(store, CATALOGUE)
        tables = [("STRANG", "192.0.2.1", 8), ("STRANH", "192.0.2.2", 8), ("ABCDEF", "203.0.113.7", 1)]
        for table, _, many in tables:
            await store.append(table, 0, [b"{}"], at=0)
            for number in range(many):
                pack = Pack("murmure", f"{table} {number}", OWN.cards, salt=SALT)
                await store.keep_pack(table, pack.hash, write_pack(pack))

        async def comes(table, address, many):
            titles = [pack.title for pack in await kept.of(table, address)]
            assert titles == [f"{table} {number}" for number in range(many)]
            come.append(table)

        await asyncio.gather(*[comes(*table) for table in tables])

    asyncio.run(evening())

    assert come[0] == "ABCDEF"


def test_packs_that_come_with_games_are_read_when_a_server_starts_so_that_nobody_waits_for_one():
    fresh = Pack("murmure", "Nos mots", OWN.cards, salt=SALT)

    async def starting():
        opened = asyncio.Event()
        catalogue = replace(CATALOGUE, packs=lambda game: (fresh,) if game is MURMURE else ())
        tables = OpenTables(MemoryStore(), catalogue, Environment(), Journal(lambda _: opened.set()))
        tables.open_soon()
        await opened.wait()
        await tables.close()

    assert not fresh.memo
    asyncio.run(starting())

    assert fresh.memo
    assert "hash" in vars(fresh)


def test_a_stranger_who_gives_the_same_cards_first_changes_nothing_at_another_table():
    async def kept():
        store = MemoryStore()
        given = Pack(WORDS.game, WORDS.title, WORDS.cards, salt=WORDS.salt, language="zz")
        for table, pack in (("STRANG", given), ("ABCDEF", WORDS)):
            await store.append(table, 0, [b"{}"], at=0)
            await store.keep_pack(table, pack.hash, write_pack(pack))
        return await KeptPacks(store, CATALOGUE).of("ABCDEF")

    [pack] = asyncio.run(kept())

    assert (pack.hash, pack.language) == (WORDS.hash, "fr")


@pytest.mark.slow
def test_a_pack_of_ones_own_is_chosen_played_and_there_after_a_kill(tmp_path):
    async def evening(server):
        players = await gathered(server, 2, game="murmure")
        (ann, _), _ = players
        offered = [pack["title"] for pack in ann.public_table["packs"]]
        chosen = [ann.public_table["pack"]]
        assert (await ann.ask("choose_pack", person=0, pack=OWN.hash))["why"] == "no_such_pack"
        status, hash_ = await asyncio.to_thread(given, server, ann)
        assert status == 201
        await ann.wait(lambda: len(ann.public_table["packs"]) == 2)
        await ann.ask("choose_pack", person=0, pack=hash_)
        await ann.wait(lambda: ann.public_table["pack"] != chosen[0])
        chosen.append(ann.public_table["pack"])
        await opened(players)
        await begun(players)
        clue = ann.perspectives[ann.seat(0)]["view"]["clue"]
        server.kill()
        server.start()
        for device, person in players:
            await device.closed.wait()
            await device.enter()
            await device.ask("open", person=person)
        await ann.wait(lambda: ann.seat(0) in ann.perspectives)
        again = ann.perspectives[ann.seat(0)]["view"]["clue"]
        await ann.ask("give_up", person=0)
        await ann.wait(lambda: ann.public_table["stage"] == "over")
        played = [pack["played"] for pack in ann.public_table["packs"]]
        _, _, record = await asyncio.to_thread(server.request, "GET", f"/api/tables/{ann.code}/record")
        await left(players)
        return offered, chosen, (clue, again), played, record

    with RunningServer(tmp_path / "t.sqlite3", limits=ROOMY) as server:
        offered, chosen, clues, played, record = asyncio.run(evening(server))
        assert server.faults() == []

    assert (offered, chosen) == ([WORDS.title], [WORDS.hash, OWN.hash])
    assert clues[0] == clues[1]
    assert clues[0] in [card.clue for card in OWN.cards]
    assert played == [0, 1]
    [verified] = [verify(one) for one in read(io.BytesIO(record), {"murmure": MURMURE}.__getitem__)]
    assert verified.pack == OWN.hash
    assert len(verified.cards) == 1
