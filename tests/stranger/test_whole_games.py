"""A client that was written from docs/reference/protocol.md alone plays a whole game of each, on lines that break."""

import ast
import asyncio
import json
import sys
from collections import Counter
from pathlib import Path

import pytest

from tablee.games import GAMES
from tests.server.servers import RunningServer
from tests.stranger.feeds import Json
from tests.stranger.playing import BEHIND, Player, Tactics, gather, http, play, start
from tests.stranger.tactics import QUICK, TACTICS, by_chance

HERE = Path(__file__).parent
CUTS = (0, 3)
"""After so many moves a player's line breaks, just when the next one was sent."""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with RunningServer(tmp_path_factory.mktemp("stranger") / "tables.sqlite3") as running:
        yield running
        assert running.faults() == []


@pytest.mark.parametrize("file", [file.name for file in HERE.glob("*.py") if not file.name.startswith("test_")])
def test_the_stranger_has_a_websocket_package_and_nothing_of_ours(file):
    tree = ast.parse((HERE / file).read_text(encoding="utf-8"))
    imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    imported += [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]

    foreign = [
        module for module in imported if module.partition(".")[0] not in {*sys.stdlib_module_names, "websockets"}
    ]

    assert imported
    assert [module for module in foreign if not module.startswith("tests.stranger.")] == []


def clumsy(tactics: Tactics) -> Tactics:
    """The line breaks just after a move was sent: nobody knows whether it has come."""

    async def chosen(player: Player) -> Json | None:
        action = await tactics(player)
        if action is not None and player.answers[""] in CUTS[player.notes.setdefault("cuts", 0) :]:
            player.notes["cuts"] += 1
            asyncio.get_running_loop().call_soon(player.device.drop)
        return action

    return chosen


async def evening(url: str, game: str, tactics: Tactics) -> list[Player]:
    least, most = next(
        card["players"] for card in json.loads(http(url, "GET", "/api/games")[1]) if card["name"] == game
    )
    players = await gather(url, game, people=least, bots=min(1, most - least), options=QUICK.get(game, {}))
    await start(players)
    await asyncio.gather(*[play(player, tactics) for player in players])
    for player in players:
        await player.device.leave()
    return players


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_plays_a_whole_game_on_lines_that_break(server, game):
    players = asyncio.run(evening(server.url, game, clumsy(TACTICS.get(game, by_chance))))

    shown = [player.device.table for player in players]
    assert all(table["result"] == shown[0]["result"] is not None for table in shown)
    cuts = [player.notes.get("cuts", 0) for player in players]
    assert all(cuts) or not all(player.answers for player in players)  # dice can end « 7 % » before anybody moves
    assert [player.device.connections for player in players] == [1 + cut for cut in cuts]
    assert sum([player.answers for player in players], Counter()).keys() <= {"", *BEHIND}
    assert [seed["type"] for seed in shown[0]["seeds"]][: len(players)] == ["revealed"] * len(players)
    status, record = http(server.url, "GET", f"/api/tables/{shown[0]['code']}/record")
    lines = [json.loads(line) for line in record.splitlines()]
    assert status == 200
    assert [lines[0]["head"], lines[-1]["head"]] == [shown[0]["heads"][0], shown[0]["heads"][-1]]
    assert lines[-1]["closing"]["result"] == shown[0]["result"]


@pytest.mark.slow
def test_a_stranger_plays_on_when_the_server_was_killed_and_starts_anew(tmp_path):
    with RunningServer(tmp_path / "tables.sqlite3") as server:

        async def killing(player: Player) -> Json | None:
            if player.person == 0 and player.answers[""] == 2 and not player.notes:
                player.notes["killed"] = True
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            return await by_chance(player)

        players = asyncio.run(evening(server.url, "incroyable", killing))

        assert server.faults() == []
    assert players[0].notes == {"killed": True}
    assert [player.device.connections for player in players] == [2] * len(players)
    assert players[0].device.table["result"] is not None
