"""A record that was rewritten holds like any other, and has other heads: who noted one finds out.

Whoever knows the secret can do it, and after the end everybody does. docs/reference/record.md says what is proven.
"""

import json

import pytest

from tablee.cli import main
from tests.fairness.recorded import checked, recorded, sealed

SEAL = sealed(number=9)
GAME = recorded(SEAL)
REWRITTEN = recorded(SEAL, others_played=True)
"""The same table, header, secret and chance; other legal moves, chained anew."""
GIVEN_UP = recorded(SEAL, given_up_after=20)
"""The same moves, but it is said to have ended after 20 of them."""
[PLAYED] = checked(GAME)
HEADS = [json.loads(line)["head"] for line in GAME.splitlines()]


@pytest.fixture
def verify(capsys, tmp_path):
    def run(content, *options):
        file = tmp_path / "game.jsonl"
        file.write_bytes(content)
        code = main(["verify", str(file), "--lang", "en", *options])
        printed = capsys.readouterr()
        return code, " ".join(printed.out.split()), printed.err

    return run


@pytest.mark.parametrize("rewritten", [REWRITTEN, GIVEN_UP])
def test_a_record_of_other_legal_moves_holds_for_who_noted_nothing(verify, rewritten):
    code, out, _ = verify(rewritten)

    assert checked(rewritten)[0].head != PLAYED.head
    assert checked(rewritten)[0].start == PLAYED.start
    assert code == 0
    assert "can write another record with other legal moves" in out


@pytest.mark.parametrize("rewritten", [REWRITTEN, GIVEN_UP])
@pytest.mark.parametrize("digits", [16, 64])
def test_who_noted_the_last_head_is_not_taken_in(verify, rewritten, digits):
    kept = PLAYED.head[:digits]
    code, out, err = verify(rewritten, "--head", kept)

    assert (code, out) == (1, "")
    assert f"game.jsonl: no line has the fingerprint {kept}: this is not the game" in err
    assert json.loads(verify(rewritten, "--head", kept, "--json")[1])["verified"] is False


def test_the_record_itself_has_the_head_that_was_noted(verify):
    code, out, _ = verify(GAME, "--head", PLAYED.head.upper())
    found = json.loads(verify(GAME, "--head", PLAYED.head, "--json")[1])

    assert code == 0
    assert f"The fingerprint you noted, {PLAYED.head}, is in line {PLAYED.last}: everything up to there" in out
    assert "can write another record" not in out
    assert (found["verified"], found["kept"]) == (True, {PLAYED.head: PLAYED.last})


def test_a_head_of_the_middle_proves_what_came_before_it_and_no_more(verify):
    """It is in the record of a game that is said to have ended later, and so the doubt is told."""
    code, out, _ = verify(GIVEN_UP, "--head", HEADS[10])

    assert code == 0
    assert "is in line 11: everything up to there" in out
    assert "can write another record" in out
    assert verify(REWRITTEN, "--head", HEADS[-2])[0] == 1


def test_the_first_head_alone_does_not_tell_a_rewritten_game(verify):
    """It stands for the header: seats, options, seeds and the commitment, no move."""
    assert verify(REWRITTEN, "--head", PLAYED.start)[0] == 0


def test_every_head_that_was_noted_has_to_be_there(verify):
    assert verify(GAME + REWRITTEN, "--head", HEADS[10], "--head", checked(REWRITTEN)[0].head)[0] == 0
    assert verify(GAME, "--head", HEADS[10], "--head", checked(REWRITTEN)[0].head)[0] == 1


@pytest.mark.parametrize("noted", ["", "abc", PLAYED.head[:15], PLAYED.head + "0", "g" * 64])
def test_what_is_no_head_is_said_in_one_line(verify, noted):
    code, out, err = verify(GAME, f"--head={noted}")

    assert (code, out) == (2, "")
    assert err.startswith("tablee: --head takes a head as it was shown, 16 to 64 digits 0-9 and a-f, not ")
