"""Two verifiers that share no line agree: on what holds, on what does not, and on the line at fault."""

import ast
import io
import random
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.fairness.record import Recorder, read
from tablee.fairness.record_faults import Faulty
from tablee.fairness.record_lines import SeatChange
from tablee.fairness.seal import simulated
from tests.fairness import second_verifier
from tests.fairness.recorded import BEN, CHANGES, checked, erased, felt, forged, hunch_lines, named, recorded, sealed
from tests.kernel.murmure import MURMURE

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "record.md"


@cache
def contents() -> tuple[bytes, ...]:
    games = [recorded(sealed(number=number)) for number in (6, 7, 9)]
    murmurs = [recorded(sealed(MURMURE, number)) for number in range(3)]
    seated = recorded(sealed(number=6), changes=CHANGES)
    short = recorded(sealed(), given_up_after=5)
    return (
        *games,
        *murmurs,
        b"".join(games),
        short,
        erased(games[0], 3, 8),
        felt(),
        erased(felt(), hunch_lines(felt())[0] - 1),
        seated,
        erased(seated, 6, 7),
    )


def first_lines(content):
    """Where each of the two finds a fault."""
    with pytest.raises(Faulty) as ours:
        checked(content)
    with pytest.raises(ValueError, match=r"^line \d+: ") as theirs:
        second_verifier.verify(content)
    return [ours.value.line, int(str(theirs.value).split(":")[0].removeprefix("line "))]


def test_it_imports_nothing_of_ours():
    tree = ast.parse(Path(second_verifier.__file__).read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]

    assert not [node for node in imports if "tablee" in ast.unparse(node) or "tests" in ast.unparse(node)]


@pytest.mark.parametrize("number", range(13))
def test_both_accept_what_was_played(number):
    ours = checked(contents()[number])

    assert second_verifier.verify(contents()[number]) == [game.erased[0] for game in ours if game.erased]


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_both_refuse_an_altered_byte_at_the_same_line(data):
    content = data.draw(st.sampled_from(contents()))
    position = data.draw(st.integers(0, len(content) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda value: value != content[position]))
    ours, theirs = first_lines(content[:position] + bytes([byte]) + content[position + 1 :])

    assert ours == theirs == content.count(b"\n", 0, position) + 1


@pytest.mark.slow
@pytest.mark.trust
def test_both_refuse_lines_that_are_missing_moved_or_doubled():
    lines = contents()[-2].splitlines(keepends=True)
    for at in range(len(lines) - 1):
        for other in (
            lines[:at] + lines[at + 1 :],
            lines[: at + 1] + lines[at:],
            [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]],
            lines[: at + 1],
        ):
            ours, theirs = first_lines(b"".join(other))

            assert ours <= theirs  # ours knows the rules, and may see that a move cannot stand there


def test_both_refuse_a_forged_answer_of_chance():
    def reroll(lines):
        faces = next(line["entry"]["answer"]["faces"] for line in lines if "faces" in str(line))
        faces[0] = (faces[0] + 1) % 10

    ours, theirs = first_lines(forged(contents()[0], reroll))

    assert ours == theirs


@pytest.mark.parametrize(
    "change",
    [
        {"seat": 3, "player": "bot"},
        {"seat": -1, "player": "bot"},
        {"seat": True, "player": "bot"},
        {"seat": None, "player": "bot"},
        {"seat": 1, "player": "dog"},
        {"seat": 1, "player": ["bot"]},
        {"seat": 1},
        {"seat": 1, "player": "bot", "name": "Ben"},
        "bot",
    ],
)
def test_both_refuse_a_seat_change_that_is_none(change):
    def alter(lines):
        lines[6]["change"] = change

    assert first_lines(forged(contents()[-2], alter)) == [7, 7]


@pytest.mark.parametrize(
    "hunch",
    [
        {"seat": 3, "occasion": 0, "number": 1},
        {"seat": 1, "occasion": -1, "number": 1},
        {"seat": 1, "occasion": 0, "number": 2**53},
        {"seat": 1, "occasion": True, "number": 1},
        {"seat": 1, "occasion": 0, "number": None},
        {"seat": 1, "occasion": 0},
        {"seat": 1, "occasion": 0, "number": 1, "level": "hard"},
        7,
    ],
)
def test_both_refuse_a_hunch_that_is_none(hunch):
    at = hunch_lines(felt())[0]

    def alter(lines):
        lines[at - 1]["hunch"] = hunch

    assert first_lines(forged(felt(), alter)) == [at, at]


@pytest.mark.parametrize("other", [{"number": 5}, {"occasion": 6}, {"seat": 0}])
def test_both_refuse_a_forged_number_of_a_hunch_also_after_an_erased_line(other):
    for content in (contents()[-4], contents()[-3]):
        at = hunch_lines(content)[-1]

        def alter(lines, at=at):
            lines[at - 1]["hunch"].update(other)

        assert first_lines(forged(content, alter)) == [at, at]


@pytest.mark.parametrize("noise", [b"", b"\n", b"{}\n", b"[1.0]\n", b'{"type":[]}\n', b"\xff\n", b"[" * 9_999 + b"\n"])
def test_both_refuse_noise(noise):
    assert first_lines(noise) == [1, 1]


def test_both_refuse_numbers_that_are_not_whole():
    """Written alike after decoding, so only the kind of number tells."""
    rng = random.Random(1)
    content = contents()[0]
    digit = rng.choice([at for at in range(len(content)) if content[at : at + 10] == b'"number":1'])
    ours, theirs = first_lines(content[: digit + 10] + b".5" + content[digit + 11 :])

    assert ours == theirs


def examples():
    return [part.split("```")[0].encode() for part in PAGE.read_text(encoding="utf-8").split("```jsonl\n")[1:]]


def test_the_example_of_the_page_holds():
    example, _ = examples()

    assert len(checked(example)) == 1
    assert second_verifier.verify(example) == []


def test_so_does_the_one_with_a_seat_change():
    """The page gives it from the first line that differs."""
    whole, rest = examples()
    example = b"".join(whole.splitlines(keepends=True)[:4]) + rest
    [game] = checked(example)

    assert game.changes == (SeatChange(BEN, "bot"),)
    assert second_verifier.verify(example) == []


def test_the_first_example_is_written_today_as_it_was_before_there_were_seat_lines():
    example, _ = examples()
    [record] = read(io.BytesIO(example), named)
    file = io.BytesIO()
    recorder = Recorder(file, simulated(record.game, players=2, seed=7, index=531))
    for entry in record.entries():
        recorder.add(entry)
    recorder.close(record.closing.result)

    assert file.getvalue() == example


@pytest.mark.slow
def test_it_runs_as_a_program_of_its_own(tmp_path):
    file = tmp_path / "game.jsonl"
    file.write_bytes(contents()[0])
    command = [sys.executable, "-I", second_verifier.__file__, str(file)]
    done = subprocess.run(command, capture_output=True, check=True, text=True)

    assert done.stdout == "verified\n"
