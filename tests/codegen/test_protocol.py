"""The protocol's page says what is so: who may ask, with which status, and all that a game can say."""

import ast
import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from codegen import protocol
from codegen.__main__ import COMMAND
from codegen.protocol import games
from codegen.samples import REQUESTS
from tablee import server
from tablee.games import GAMES
from tablee.kernel.game import acts_of
from tablee.kernel.refusals import Refused
from tablee.kernel.structs import members, tag
from tablee.server.limits import Limits, Rate
from tablee.server.routes import http_answers
from tablee.tables.decide import TableRequest
from tablee.wire.messages import Farewell
from tests.tables.tables import gathered

ASKED_OF_A_TABLE = [sample for sample in REQUESTS if isinstance(sample, get_args(TableRequest))]
BY_STARLETTE = {405}
BY_HAND = {431}
"""Written as bytes, where no answer of a library is to be had: tests/server/test_http_intake.py."""


@pytest.mark.parametrize("sample", ASKED_OF_A_TABLE, ids=tag)
def test_the_page_says_of_a_request_that_it_is_the_hosts_if_others_are_refused_it(sample):
    sim, (_, ben) = gathered("Ann", "Ben")

    try:
        sim.ask(replace(sample, id=sim.id(), person=ben))
        why = ""
    except Refused as refused:
        why = str(refused.why)

    assert protocol.is_the_hosts(type(sample)) == (why == "host_only")


def test_every_status_that_the_server_refuses_with_is_on_the_page_and_no_other():
    sources = [ast.parse(file.read_text(encoding="utf-8")) for file in Path(server.__path__[0]).rglob("*.py")]
    calls = [node for source in sources for node in ast.walk(source) if isinstance(node, ast.Call)]
    given = [one for call in calls for one in call.args]
    numbers = [one.value for one in given if isinstance(one, ast.Constant)]
    numbers += [getattr(http_answers, one.id, None) for one in given if isinstance(one, ast.Name)]

    statuses = {number for number in numbers if isinstance(number, int) and 400 <= number < 600}

    assert statuses | BY_STARLETTE | BY_HAND == {status for _, refused in protocol.HTTP.values() for status in refused}


def test_every_farewell_is_on_the_page():
    assert {*protocol.FAREWELLS} == {*get_args(Farewell.__annotations__["why"])}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_game_has_all_that_it_can_say_on_the_page(game):
    section = "\n".join(games.section(game))

    said = (*acts_of(game), *members(game.views), *members(game.facts))
    assert [kind for kind in map(tag, said) if f"| `{kind}` | " not in section] == []
    assert [option.name for option in game.options if f"| `{option.name}` | " not in section] == []
    assert [why for why in (*game.whys, *game.endings) if f"`{why}`" not in section] == []
    assert section in protocol.page(COMMAND)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_whatever_type_a_game_names_is_explained(game):
    section = "\n".join(games.section(game))
    fields = re.findall(r"`\w+: ([^`]+)`", section)

    named = {name for field in fields for name in re.findall(r"\b[A-Z]\w+", field)}
    explained = {*re.findall(r"^\| `([A-Z]\w+)`", section, re.MULTILINE)}
    kinds = {kind.__name__ for kind in (*acts_of(game), *members(game.views), *members(game.facts))}

    assert named <= explained | kinds


def test_rates_are_said_by_the_span_in_which_they_are_whole_numbers():
    table = "\n".join(protocol.limits(Limits(actions=Rate(30, 60), tables=Rate(90 / 3600, 1000), excess=5000)))

    assert "| actions | 30 a second, 60 at once |" in table
    assert "| tables | 90 an hour, 1,000 at once |" in table
    assert "| excess | 5,000 |" in table
