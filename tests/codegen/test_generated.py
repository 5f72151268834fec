"""What is made from the messages is up to date, and the messages are named alike."""

import re
from functools import cache

import pytest

from codegen import comments, protocol
from codegen.__main__ import COMMAND, MADE, ROOT, main, stale
from codegen.samples import MESSAGES, REQUESTS
from tablee.games import GAMES
from tablee.kernel.structs import by_tag, members
from tablee.server import connection
from tablee.tables.refusals import Why
from tablee.wire.messages import Message
from tablee.wire.requests import Request

SNAKE = re.compile(r"[a-z]+(_[a-z0-9]+)*")


@cache
def found() -> dict[str, str]:
    """Once for all files: packs that ship are read and looked over for it."""
    return stale(ROOT)


@pytest.mark.parametrize("name", MADE)
def test_what_is_made_from_the_messages_is_up_to_date(name):
    assert name not in found(), f"{name} is stale: run `{COMMAND}`"


def test_a_stale_file_is_named_with_the_command_that_writes_it(tmp_path, capsys):
    assert main([], tmp_path) == 0
    assert main(["--check"], tmp_path) == 0
    capsys.readouterr()

    (tmp_path / "web/src/wire/generated.ts").write_text("export type Request = never;\n")

    assert main(["--check"], tmp_path) == 1
    said = capsys.readouterr().err
    assert said == "web/src/wire/generated.ts is stale; `python -m codegen` writes it again\n"


def test_a_check_writes_nothing(tmp_path):
    assert main(["--check"], tmp_path) == 1

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("union", "samples"), [(Request, REQUESTS), (Message, MESSAGES)], ids=["requests", "messages"])
def test_there_is_one_sample_of_each_message(union, samples):
    assert sorted(type(sample).__name__ for sample in samples) == sorted(kind.__name__ for kind in members(union))


@pytest.mark.parametrize("word", protocol.WORDS)
def test_each_word_of_the_protocol_is_said_where_it_is_looked_for(word):
    assert comments.of_alias(*protocol.WORDS[word]) != ""


def test_no_two_messages_have_one_tag_in_either_direction():
    tags = [*by_tag(Request), *by_tag(Message)]

    assert len(tags) == len(members(Request)) + len(members(Message))
    assert sorted(set(tags)) == sorted(tags)


@pytest.mark.parametrize("kind", [*members(Request), *members(Message)], ids=lambda kind: kind.__name__)
def test_a_tag_is_the_name_of_its_struct_in_snake_case(kind):
    snake = re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()

    assert kind.__struct_config__.tag == snake
    assert all(SNAKE.fullmatch(name) for name in kind.__struct_encode_fields__)


@pytest.mark.parametrize("whys", [Why, *(game.whys for game in GAMES.values())], ids=["tables", *GAMES])
def test_a_reason_is_its_name_in_small_letters_and_stands_once(whys):
    assert list(whys.__members__) == [why.name for why in whys]
    assert [str(why) for why in whys] == [why.name.lower() for why in whys]
    assert all(SNAKE.fullmatch(why) for why in whys)


BY_WEBSOCKETS = {1002, 1009}
"""Sent by the library; tests/server/test_malformed.py has a frame for each."""


def test_the_page_knows_the_close_codes_of_the_server():
    constants = [value for name, value in vars(connection).items() if name.isupper() and isinstance(value, int)]

    assert {code for code in constants if 1000 <= code < 5000} | BY_WEBSOCKETS == set(protocol.CLOSING)


def test_every_message_and_reason_is_on_the_page():
    page = protocol.page(COMMAND)

    for tag in [*by_tag(Request), *by_tag(Message)]:
        assert f"### `{tag}`\n" in page
        assert f'{{"type":"{tag}"' in page
    for why in Why:
        assert f"| `{why}` |" in page
