"""Murmure in terminals: at a table of a server by `tablee join`, and alone by `tablee play`, as any game."""

import re
import subprocess
import sys

import pytest

from tests.fairness import second_verifier
from tests.kernel.murmure import MURMURE
from tests.kernel.murmure_cards import WORDS
from tests.murmure.clone import ENVIRONMENT, ROOT, cloned
from tests.server.evenings import decoded, verified
from tests.server.servers import RunningServer
from tests.terminal.terminals import PATIENCE, Terminal

pytestmark = pytest.mark.slow


@pytest.fixture
def server(tmp_path):
    cloned()
    with RunningServer(tmp_path / "tables.sqlite3", environment=ENVIRONMENT) as running:
        yield running
        assert running.faults() == []


@pytest.fixture
def terminals(tmp_path):
    opened: list[Terminal] = []

    def terminal(where: str, *arguments: str) -> Terminal:
        opened.append(Terminal(where, tmp_path / "state", *arguments, environment=ENVIRONMENT))
        return opened[-1]

    yield terminal
    for one in opened:
        if one.process.poll() is None:
            one.kill()


def tablee(*arguments: str, typed: str = "") -> str:
    """A command of the clone, which must succeed."""
    command = [sys.executable, "-m", "tablee", *arguments, "--lang=en"]
    run = subprocess.run(
        command, input=typed, cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


@pytest.mark.trust
def test_two_terminals_and_a_bot_play_through_a_killed_server_until_the_countdown_ends_it(server, terminals, tmp_path):
    path = tmp_path / "evening.jsonl"
    ann = terminals(server.url, "--lay", "murmure", "--name", "Ann", "--record", str(path))
    link = re.search(r"http\S+", ann.until("the others type"))
    ben = terminals(link[0], "--name", "Ben")
    ann.until("Ben sits down.")
    for line in ("bot hard", "pace instant", "start"):
        ann.type(line)
    for person in (ann, ben):
        person.until("Your tile: ")
        person.until("has handed in.")
    ben.type("scribble 10,20 30,40,5")
    ben.type("2 1,1")
    ann.type("guess 13")
    ann.until("Not that one.")
    server.kill()
    for person in (ann, ben):
        person.until("The connection is lost.")
    server.start()
    for person in (ann, ben):
        person.until("The connection is back")
    ann.type("/overrule Ben")
    ben.until("The slate of you is wiped")
    ben.type("scribble 5,5 6,6")
    ann.type("guess 20")
    ben.until("Ann has handed in.")
    ann.type("shout hush")
    ann.type("shout Sesame")
    ben.until("Ann shouts “Sesame”.")
    ben.until("Verdict: ")
    for person in (ann, ben):
        person.until("Tiles: ")
        person.until("End of the game")
    ann.until("The game is recorded in")

    record = path.read_bytes()
    assert [strokes_of(record, seat) for seat in (0, 1)] == [0, 3]
    [game] = verified(record, MURMURE)
    assert (game.pack, len(game.cards), game.result.why) == (WORDS.hash, 1, "nearest")
    assert second_verifier.verify(record) == []
    assert "checks out" in tablee("verify", str(path))
    for person in (ann, ben):
        assert [line for line in person.lines if "Traceback" in line] == []


def strokes_of(record: bytes, seat: int) -> int:
    entries = [line["entry"] for line in decoded(record) if line["type"] == "entry"]
    acted = [entry for entry in entries if entry["type"] == "acted" and entry["seat"] == seat]
    return sum(entry["action"]["type"] == "scribble" for entry in acted)


def test_one_person_alone_plays_two_games_with_bots_which_are_recorded(tmp_path):
    cloned()
    path = tmp_path / "alone.jsonl"
    typed = "scribble 10,20 30,40,5\n2 1,1\nguess 13\nguess 20\ny\n21\nn\n"
    shown = tablee("play", "murmure", "--bots=easy,hard", "--seed=7", f"--record={path}", typed=typed)

    record = path.read_bytes()
    games = verified(record, MURMURE)
    assert shown.count("End of the game") == 2
    assert [(game.pack, len(game.cards)) for game in games] == [(WORDS.hash, 1)] * 2
    assert all(game.hunches >= 2 and game.result is not None for game in games)
    assert strokes_of(record, 0) == 2
    assert second_verifier.verify(record) == []
    assert "checks out" in tablee("verify", str(path))
    assert tablee("replay", str(path)).count("The nearest answer wins.") == 2
