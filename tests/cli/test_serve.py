"""`tablee serve`: what it says to what cannot be, and the room that it makes for its guests."""

import subprocess
import sys

import pytest

from tablee.cli import main
from tablee.cli.serve import bytes_in, code_letters


@pytest.mark.parametrize("option", ["--port", "--metrics-port"])
@pytest.mark.parametrize("port", ["99999", "65536", "-1"])
def test_a_port_that_cannot_be_is_said_in_one_line(tmp_path, capsys, option, port):
    code = main(["serve", "--port=0", f"{option}={port}", "--data", str(tmp_path / "tables.db")])

    assert code == 2
    assert capsys.readouterr().err == f"tablee: a port is a number from 0 to 65535, not {port}\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
@pytest.mark.parametrize(("wanted", "found"), [(900, 900), (65_536, 1_000)])
def test_it_may_have_as_many_files_open_as_it_wants_and_the_system_lets_it(wanted, found):
    script = f"""
import resource
from tablee.cli.serve import make_room
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 1_000))
make_room({wanted})
print(*resource.getrlimit(resource.RLIMIT_NOFILE))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert done.stdout == f"{found} 1000\n"


@pytest.mark.parametrize(
    ("size", "found"), [("0", 0), ("4096", 4096), ("64k", 2**16), ("500M", 500 * 2**20), ("2G", 2**31)]
)
def test_a_size_is_written_as_hosts_write_it(size, found):
    assert bytes_in(size) == found


@pytest.mark.parametrize("size", ["", "G", "2GB", "-1", "1.5G", "\u0661", "9" * 20])
def test_a_size_that_is_none_is_said_in_one_line(tmp_path, capsys, size):
    assert main(["serve", "--port=0", f"--disk={size}", "--data", str(tmp_path / "tables.db")]) == 2

    assert capsys.readouterr().err == f"tablee: --disk takes a size such as 500M or 2G, or 0, not {size!r}\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("asked", "host", "behind_proxy", "letters"),
    [
        (None, "127.0.0.1", False, 6),
        (None, "localhost", False, 6),
        (None, "::1", False, 6),
        (None, "127.0.0.1", True, 8),
        (None, "0.0.0.0", False, 8),  # noqa: S104 - it is not listened on
        (None, "play.example.org", False, 8),
        (6, "0.0.0.0", True, 6),  # noqa: S104 - likewise
        (12, "127.0.0.1", False, 12),
    ],
)
def test_where_everybody_may_come_codes_are_longer_unless_the_host_says_otherwise(asked, host, behind_proxy, letters):
    """Six where others could come without a proxy: guessed 576 times as soon."""
    assert code_letters(asked, host=host, behind_proxy=behind_proxy) == letters
