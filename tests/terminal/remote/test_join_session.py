"""A real table from real terminals: `tablee join` against `tablee serve`, each in a process of its own."""

import re
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.server.servers import RunningServer
from tests.terminal.terminals import PATIENCE, Terminal

pytestmark = pytest.mark.slow


@pytest.fixture
def server(tmp_path):
    running = RunningServer(tmp_path / "tables.sqlite3")
    yield running
    running.stop()


@pytest.fixture
def terminals(server, tmp_path):
    """Opens terminals, and closes those that are still open."""
    opened: list[Terminal] = []

    def terminal(where: str, *arguments: str) -> Terminal:
        opened.append(Terminal(where, tmp_path / "state", *arguments, seed=len(opened)))
        return opened[-1]

    yield terminal
    for one in opened:
        if one.process.poll() is None:
            one.kill()


def laid(server, terminals, *names: str, **recorded: Path) -> list[Terminal]:
    """A table with these people at it, the first of them its host."""
    record = ["--record", str(recorded["record"])] if recorded else []
    host = terminals(server.url, "--lay", "sept_pour_cent", "--name", names[0], *record)
    link = re.search(r"http\S+", host.until("the others type"))
    assert link is not None
    guests = [terminals(link[0], "--name", name) for name in names[1:]]
    for name in names[1:]:
        host.when(lambda line: line.endswith("sits down."), f"{name} sits down")
    return [host, *guests]


def underway(server, terminals, folder: Path, *names: str, commands: tuple[str, ...] = (), **how) -> list[Terminal]:
    """People in a game, recorded in the folder. One roll in a hundred for who starts wins it: then at another table."""
    while True:
        record = folder / f"{len(list(folder.glob('*.jsonl')))}.jsonl"
        people = laid(server, terminals, *names, record=record)
        for person in people:
            vars(person).update(how)
        for command in (*commands, "start"):
            people[0].type(command)
        if people[0].when(begins_or_ends, "a beginning").endswith("first."):
            return people


def begins_or_ends(line: str) -> bool:
    return line.endswith((" announce first.", " announces first.")) or line == "End of the game"


def play(people: list[Terminal], *commands: str) -> None:
    for person in people:
        person.plays = True
    for command in commands:
        people[0].type(command)


def verified(path: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tablee", "verify", str(path), "--lang=en"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_four_terminals_and_a_bot_play_to_the_end_through_a_killed_server(server, terminals, tmp_path):
    in_the_middle = threading.Event()
    ready = {"commands": ("bot medium", "pace instant"), "plays": True, "moves": 1, "hesitates": in_the_middle}
    people = underway(server, terminals, tmp_path, "Ann", "Ben", "Cat", "Dan", **ready)
    assert in_the_middle.wait(PATIENCE)
    server.kill()
    for person in people:
        person.until("The connection is lost.")
        person.go_on()
    server.start()
    for person in people:
        person.until("The connection is back")
    ends = [person.until("End of the game") for person in people]

    assert ends == ["End of the game"] * 4
    heads = {person.until("Last fingerprint: ") for person in people}
    assert len(heads) == 1
    people[0].until("The game is recorded in")
    checked = verified(max(tmp_path.glob("*.jsonl")))
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert heads.pop().removeprefix("Last fingerprint: ") in checked.stdout
    assert "Nobody chose them alone" in checked.stdout
    for person in people:
        assert sum("The connection is lost." in line for line in person.lines) == 1
        assert [line for line in person.lines if "Traceback" in line] == []


def test_whoever_closes_the_terminal_finds_the_same_seat_and_the_same_hand_again(server, terminals, tmp_path):
    ann, ben = underway(server, terminals, tmp_path, "Ann", "Ben")
    link = re.search(r"http\S+", next(line for line in ann.lines if "the others type" in line))
    dealt = ben.until("You are dealt")
    ben.kill()
    ann.until("Ben is offline.")
    again = terminals(link[0], "--name", "ben")

    again.until("Welcome back, Ben")
    assert again.until("You are dealt") == dealt
    ann.until("Ben is back.")
    assert ann.process.poll() is None
    kept = list((tmp_path / "state" / "tablee" / "seats").iterdir())
    assert len(kept) >= 2
    assert {stat.S_IMODE(file.stat().st_mode) for file in kept} == {0o600}


def test_a_bot_plays_for_somebody_away_until_they_are_back(server, terminals, tmp_path):
    ann, ben = underway(server, terminals, tmp_path, "Ann", "Ben")
    link = re.search(r"http\S+", next(line for line in ann.lines if "the others type" in line))
    ben.until("You are dealt")
    ben.kill()
    ann.until("Ben is offline.")
    ann.type("/bot Ben")
    ann.until("From here on, a bot plays for Ben.")
    again = terminals(link[0])
    again.until("Seats are being kept for you here: ")
    again.type("Ben")

    again.until("Welcome back, Ben")
    ann.until("Ben is playing again.")


def test_people_talk_play_again_and_leave(server, terminals):
    ann, ben = laid(server, terminals, "Ann", "Ben")
    ben.type("/say hello everybody")
    ann.until("Ben: hello everybody")
    ben.type("/ready")
    ann.until("Ben is ready to start.")
    ben.until("You’re ready to start.")
    play([ann, ben], "bot hard 3", "pace instant", "start")
    ann.until("Rematch?")
    ben.until("The host can start a rematch")
    ann.type("again")
    for person in (ann, ben):
        person.until("The game is about to start")  # what is sealed is not said of one that a double 0 ends at once
        person.until("End of the game")
    ben.type("/leave")
    ben.until("You no longer have a seat at this table.")

    ann.until("Ben is no longer at the table.")
    ann.type("n")
    ann.until("To come back: tablee join http")
    assert [ann.left(), ben.left()] == [0, 0]


def test_the_same_people_turn_to_another_game(server, terminals):
    ann, ben = laid(server, terminals, "Ann", "Ben")
    play([ann, ben], "bot hard", "pace instant", "start")
    ann.until("Rematch?")
    ann.type("game code")
    for person in (ann, ben):
        person.until("The game is now Code 777.")
        person.until("· Code 777")
    for person in (ann, ben):
        person.plays = False
    ann.type("start")

    for person in (ann, ben):
        person.until("Every rack gets three tiles.")
        assert [line for line in person.lines if "Traceback" in line] == []


def test_a_spectator_sees_the_game_and_no_hand(server, terminals):
    ann, ben = laid(server, terminals, "Ann", "Ben")
    link = re.search(r"http\S+", next(line for line in ann.lines if "the others type" in line))
    watcher = terminals(link[0], "--watch")
    watcher.until("Table ")
    play([ann, ben], "bot hard 3", "pace instant", "start")

    watcher.until("End of the game")
    assert [line for line in watcher.lines if "dealt" in line and "You" in line] == []


def test_what_the_table_refuses_is_said_in_words(server, terminals):
    ann, ben = laid(server, terminals, "Ann", "Ben")
    ann.type("bot hard 9")
    ann.until("There are 4 seats left.")
    ann.type("remove Zoe")
    ann.until("Who do you mean?")
    ben.type("/start")
    ben.until("Only the host can do that.")
    ann.type("remove ben")
    ben.until("You no longer have a seat at this table.")
    ann.type("start")

    ann.until("There are too few players.")


@pytest.mark.parametrize(
    ("where", "said"), [("/t/ZZZZZZ", "No table has this code."), ("/t/", "tablee: a table is at")]
)
def test_a_code_that_opens_nothing_is_said_kindly(server, terminals, where, said):
    lost = terminals(server.url + where, "--name", "Ann")

    lost.until(said)
    assert lost.left() == 2


def test_where_nobody_serves_one_line_says_so(server, terminals):
    server.kill()
    nobody = terminals(server.url, "--table", "ABCDEF", "--name", "Ann")
    nobody.until(f"No server answers at {server.url}/")

    assert nobody.left() == 2
    server.start()
