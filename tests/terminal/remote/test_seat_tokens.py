"""Tokens of seats, in files of this account."""

import stat

from msgspec.structs import replace

from tablee.terminal.remote.http_client import ServerAddress
from tablee.terminal.remote.seat_tokens import SeatToken, SeatTokens
from tests.terminal.remote.tables import ANN, BEN

HERE, THERE = ServerAddress("http", "localhost", 7077), ServerAddress("http", "localhost", 7078)


def test_tokens_are_kept_by_server_and_table_where_nobody_else_reads_them(tmp_path):
    ann, ben = SeatToken(ANN, "Ann", "a" * 32), SeatToken(BEN, "Ben", "b" * 32)
    tokens = SeatTokens(tmp_path / "seats", HERE, "ABCDEF")
    tokens.keep(ann)
    tokens.keep(ben)
    tokens.keep(replace(ann, name="Anna"))

    assert {token.name for token in tokens.kept()} == {"Anna", "Ben"}
    assert SeatTokens(tmp_path / "seats", THERE, "ABCDEF").kept() == []
    assert SeatTokens(tmp_path / "seats", HERE, "ABCDEG").kept() == []
    assert {stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "seats").iterdir()} == {0o600}
    tokens.forget(ben)
    assert [token.name for token in tokens.kept()] == ["Anna"]


def test_a_token_that_is_torn_opens_nothing_and_hurts_nobody(tmp_path):
    tokens = SeatTokens(tmp_path, HERE, "ABCDEF")
    tokens.keep(SeatToken(ANN, "Ann", "a" * 32))
    next(tmp_path.iterdir()).write_bytes(b'{"person":')

    assert tokens.kept() == []
