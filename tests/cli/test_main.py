"""The command line as a whole: closed, full and poor outputs, signals, and workers that go when their parent goes."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

TABLEE = [sys.executable, "-m", "tablee"]
SIMULATE = [*TABLEE, "simulate", "sept_pour_cent", "--games", "2"]


def ran(words, **given):
    return subprocess.run(words, text=True, stderr=subprocess.PIPE, check=False, timeout=60, **given)


@pytest.mark.slow
def test_a_reader_who_has_seen_enough_is_no_error():
    reading, writing = os.pipe()
    os.close(reading)
    done = ran(SIMULATE, stdout=writing)
    os.close(writing)

    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
def test_an_output_that_cannot_be_written_is_one_line(tmp_path):
    (tmp_path / "file").touch()
    with (tmp_path / "file").open() as read_only:
        done = ran(SIMULATE, stdout=read_only)

    assert done.returncode == 2
    assert done.stderr == "tablee: cannot read or write the output: Bad file descriptor\n"


@pytest.mark.slow
def test_a_terminal_that_lacks_letters_gets_question_marks():
    poor = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = ran([*TABLEE, "play", "--help"], stdout=subprocess.PIPE, env=poor)

    assert done.returncode == 0
    assert "?" in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_whoever_goes_in_the_middle_has_a_record_up_to_there(number, tmp_path):
    """Killed outright it has no closing line, and `verify` says at which line that is missing."""
    file = tmp_path / "game.jsonl"
    words = [*TABLEE, "play", "sept_pour_cent", "--seed", "5", "--record", str(file), "--lang", "en", "--plain"]
    playing = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert playing.stdout is not None
    for line in playing.stdout:
        if "Your turn" in line or line.startswith("1 "):
            break
    playing.send_signal(number)
    playing.communicate(timeout=60)
    done = ran([*TABLEE, "verify", str(file)], stdout=subprocess.PIPE)

    assert file.stat().st_size > 500
    assert done.returncode == (2 if number == signal.SIGKILL else 0), done.stderr


@pytest.mark.slow
def test_workers_go_when_their_parent_is_killed(tmp_path):
    words = [*TABLEE, "check", "sept_pour_cent", "--games", "100000", "--jobs", "2", "--tests", str(tmp_path)]
    checking = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    children = Path(f"/proc/{checking.pid}/task/{checking.pid}/children")
    if not children.exists():
        checking.kill()
        pytest.fail("this test needs /proc with the children of a process: run it on Linux")
    workers: list[int] = []
    while len(workers) < 2 and checking.poll() is None:
        workers = [int(pid) for pid in children.read_text().split()]
    checking.kill()
    checking.wait(timeout=60)

    out, _ = checking.communicate(timeout=60)  # comes to an end only when nobody holds the pipe any more
    assert out == b""
